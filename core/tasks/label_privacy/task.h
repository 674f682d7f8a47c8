#pragma once

#include "core/tasks/task.h"

namespace epsiscope {

/// Ids of the methods, in the order of menus.
std::vector<std::string> labelPrivacyMethods();
/// The one object of the task.
const Task& labelPrivacyTask();

}  // namespace epsiscope
