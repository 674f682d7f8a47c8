#include "core/tasks/all_tasks.h"

#include <array>

#include "core/tasks/task.h"

namespace epsiscope {

const Task& taskOf(TaskId task) {
  switch (task) {
    case TaskId::kernelRelease:
      return kernelReleaseTask();
    case TaskId::privateClassifier:
      return privateClassifierTask();
    case TaskId::labelPrivacy:
      break;
  }
  return labelPrivacyTask();
}

std::span<const Task* const> allTasks() {
  static const std::array<const Task*, 3> all = {&labelPrivacyTask(), &kernelReleaseTask(),
                                                 &privateClassifierTask()};
  return all;
}

}  // namespace epsiscope
