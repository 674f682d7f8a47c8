#pragma once

#include "ui/state/task_ui.h"

namespace epsiscope {

/// The row of a private regression.
const TaskUi& privateRegressionUi();

}  // namespace epsiscope
