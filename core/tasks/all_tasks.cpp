#include "core/tasks/task.h"

#include <algorithm>
#include <array>

#include "core/tasks/kernel_release/task.h"
#include "core/tasks/label_classes/task.h"
#include "core/tasks/label_privacy/task.h"
#include "core/tasks/private_classifier/task.h"
#include "core/tasks/private_regression/task.h"
#include "core/tasks/statistic/task.h"

namespace epsiscope {

std::span<const Task* const> allTasks() {
  static const std::array all = {&labelPrivacyTask(), &kernelReleaseTask(), &privateClassifierTask(),
                                 &statisticTask(),    &labelClassesTask(),  &privateRegressionTask()};
  return all;
}

const Task& taskOf(TaskId task) {
  return **std::ranges::find_if(allTasks(), [&](const Task* one) { return one->facts().task == task; });
}

}  // namespace epsiscope
