#pragma once

namespace epsiscope {

struct ViewDescription;

/// The view of one release and one row: the gain in knowledge of somebody who knows all other rows.
ViewDescription attackView();

}  // namespace epsiscope
