#include "core/study/prepare_study.h"

#include <algorithm>
#include <cassert>

#include "core/text/sentence.h"

namespace epsiscope {

bool hasClasses(const Study& study) {
  return study.task == Task::privateClassifier ||
         (study.task == Task::kernelRelease && study.kernelRelease.method == "svm");
}

PrepareOptions prepareOptions(const Study& study) {
  const DataChoice& data = study.data;
  return {.target = data.target,
          .features = data.features.value_or(std::vector<std::string>{}),
          .missing = data.missing,
          .classTarget = hasClasses(study),
          .fewRows = study.task != Task::labelPrivacy};
}

PreparedData prepareStudy(const Study& study, std::shared_ptr<const Dataset> dataset) {
  std::vector<Problem> problems;
  PreparedData data = prepare(std::move(dataset), prepareOptions(study), problems);
  assert(problems.empty());
  return data;
}

std::string missingNote(const Study& study, const PreparedData& data) {
  const auto isMissing = [&](const Column& column) {
    return column.missing > 0 && &column != data.targetColumn;
  };
  const std::vector<Column>& columns = data.dataset->columns;
  if (study.data.missing == MissingRule::dropColumns && std::ranges::any_of(columns, isMissing))
    return sentence(
        "Core",
        "Which columns were left out follows from the private rows: name the features for a private result.");
  const auto isFilled = [&](const Feature& feature) {
    const int index = data.dataset->find(feature.name);
    return feature.codes.empty() && isMissing(columns[static_cast<std::size_t>(index)]);
  };
  if (study.data.missing == MissingRule::mean && std::ranges::any_of(data.features, isFilled))
    return sentence("Core",
                    "Missing numbers were filled with means, in which every private row has a part: drop "
                    "such rows for a result that is private among complete rows.");
  return {};
}

}  // namespace epsiscope
