#pragma once

namespace epsiscope {

struct ViewDescription;

/// The promise of every method, and the outcome of the attempt to break it; with switches for published
/// mistakes, which it finds.
ViewDescription auditView();

}  // namespace epsiscope
