#pragma once

#include "ui/views/picture_view.h"

namespace epsiscope {

/// A table at a glance, or a picture of some of its columns, and beside it what privacy leaves of it.
ViewDescription glanceView();

}  // namespace epsiscope
