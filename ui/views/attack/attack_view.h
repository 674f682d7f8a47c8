#pragma once

namespace epsiscope {

struct ViewDescription;

/// The view of one release and one row: how much somebody learns who knows all others.
ViewDescription attackView();

}  // namespace epsiscope
