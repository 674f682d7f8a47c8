#pragma once

#include "ui/state/task_ui.h"

namespace epsiscope {

/// The row of a released statistic.
const TaskUi& statisticUi();

}  // namespace epsiscope
