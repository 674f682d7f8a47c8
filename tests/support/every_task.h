#pragma once

#include <vector>

#include "core/study/task_id.h"

namespace epsiscope::test {

inline std::vector<TaskId> everyTask() {
  std::vector<TaskId> tasks;
  for (const auto& [task, name] : Names<TaskId>::all) tasks.push_back(task);
  return tasks;
}

}  // namespace epsiscope::test
