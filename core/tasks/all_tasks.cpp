#include "core/tasks/all_tasks.h"

#include <array>

#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"

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

std::shared_ptr<const TaskCache> buildCache(const Study& study,
                                            const std::shared_ptr<const PreparedTable>& table,
                                            const GoOn& goOn, const std::filesystem::path& folder) {
  const Task& task = taskOf(study);
  return task.build(*task.inputs(study, folder), table, goOn);
}

bool isCacheOf(const TaskCache& cache, const Study& study, const PreparedTable& table) {
  return cache.isFor(*taskOf(study).inputs(study), table);
}

}  // namespace epsiscope
