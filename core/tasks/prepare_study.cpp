#include "core/tasks/prepare_study.h"

#include <cassert>

namespace epsiscope {

bool hasClasses(const Study& study) {
  return study.task == Task::privateClassifier ||
         (study.task == Task::kernelRelease && study.kernelRelease.method == "svm");
}

PrepareOptions prepareOptions(const Study& study) {
  const DataChoice& data = study.data;
  return {.target = data.target,
          .features = data.features.value_or(std::vector<std::string>{}),
          .columns = data.columns,
          .missing = data.missing,
          .badCells = data.badCells,
          .classTarget = hasClasses(study),
          .fewRows = study.task != Task::labelPrivacy};
}

PreparedData prepareStudy(const Study& study, std::shared_ptr<const Dataset> dataset) {
  std::vector<Problem> problems;
  PreparedData data = prepare(std::move(dataset), prepareOptions(study), problems);
  assert(problems.empty());
  return data;
}

}  // namespace epsiscope
