#include "core/study/prepare_study.h"

#include <cassert>

namespace epsiscope {

PrepareOptions prepareOptions(const DataChoice& data) {
  return {.target = data.target,
          .features = data.features.value_or(std::vector<std::string>{}),
          .missing = data.missing};
}

PreparedData prepareStudy(const Study& study, std::shared_ptr<const Dataset> dataset) {
  std::vector<Problem> problems;
  PreparedData data = prepare(std::move(dataset), prepareOptions(study.data), problems);
  assert(problems.empty());
  return data;
}

}  // namespace epsiscope
