#pragma once

#include <memory>
#include <string>

#include "core/builtin/generators.h"
#include "core/study/study.h"

namespace epsiscope::test {

/// A small study of classifiers on built-in data with declared bounds; two features hold numbers, three are
/// text.
inline Study classifierStudy() {
  Study study;
  study.data.file = "builtin:income-class";
  study.data.target = "income";
  study.data.positive = ">50K";
  study.data.prepare = "unit-rows";
  study.data.columnBounds = {{"age", 70}, {"hours", 60}};
  study.task = TaskId::privateClassifier;
  study.epsilon = {0.5, 2};
  study.trials = 3;
  study.privateClassifier.lambda = 0.01;
  study.privateClassifier.draws = 2;
  return study;
}

/// The same study with the two features that hold numbers.
inline Study twoFeatureStudy() {
  Study study = classifierStudy();
  study.data.features = {"age", "hours"};
  study.privateClassifier.lambda = 1e-4;
  return study;
}

inline std::shared_ptr<const Dataset> incomeClass() {
  static const auto data = std::make_shared<const Dataset>(findBuiltIn("income-class")->make());
  return data;
}

}  // namespace epsiscope::test
