#pragma once

#include <vector>

#include "core/tasks/task.h"

namespace epsiscope::test {

inline std::vector<TaskId> everyTask() {
  std::vector<TaskId> tasks;
  for (const Task* task : allTasks()) tasks.push_back(task->facts().task);
  return tasks;
}

/// The built-in study that each task begins with, by its name.
inline std::vector<const char*> everyStart() {
  std::vector<const char*> starts;
  for (const Task* task : allTasks()) starts.push_back(task->facts().start);
  return starts;
}

}  // namespace epsiscope::test
