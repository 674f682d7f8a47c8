#include "core/study/study_task.h"

namespace epsiscope {

std::unique_ptr<StudyTask> kernelReleaseTask(const Study&, const std::shared_ptr<const Dataset>&, unsigned) {
  return nullptr;
}

}  // namespace epsiscope
