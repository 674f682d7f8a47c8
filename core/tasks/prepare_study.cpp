#include "core/tasks/prepare_study.h"

#include <cassert>

#include "core/tasks/task.h"

namespace epsiscope {

bool hasClasses(const Study& study) {
  return taskOf(study).hasClasses(study);
}

PrepareOptions prepareOptions(const Study& study) {
  const DataChoice& data = study.data;
  return {.target = data.target,
          .features = data.features.value_or(std::vector<std::string>{}),
          .columns = data.columns,
          .missing = data.missing,
          .badCells = data.badCells,
          .classTarget = hasClasses(study),
          .fewRows = !taskOf(study).facts().needsRowPerFeature};
}

PreparedData prepareStudy(const Study& study, std::shared_ptr<const Dataset> dataset) {
  std::vector<Problem> problems;
  PreparedData data = prepare(std::move(dataset), prepareOptions(study), problems);
  assert(problems.empty());
  return data;
}

}  // namespace epsiscope
