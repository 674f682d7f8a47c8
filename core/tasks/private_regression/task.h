#pragma once

#include "core/tasks/task.h"

namespace epsiscope {

/// The one object of the task.
const Task& privateRegressionTask();

}  // namespace epsiscope
