#pragma once

#include "core/tasks/task.h"

namespace epsiscope {

/// The one object of the task.
const Task& labelClassesTask();

}  // namespace epsiscope
