#pragma once

#include <memory>

#include "core/builtin/generators.h"
#include "core/study/study.h"

namespace epsiscope::test {

inline std::shared_ptr<const Dataset> healthSurvey() {
  static const auto data = std::make_shared<const Dataset>(findBuiltIn("health-survey")->make());
  return data;
}

/// A study of five declared classes on built-in data.
inline Study classesStudy() {
  Study study;
  study.task = TaskId::labelClasses;
  study.data.file = "builtin:health-survey";
  study.data.target = "condition";
  study.data.lower = study.data.upper = {};
  study.labelClasses.classes = {"none", "allergy", "asthma", "diabetes", "migraine"};
  study.labelClasses.methods = {"randomized-response", "randomized-response-uncorrected", "rr-with-prior",
                                "predict-majority", "none"};
  study.epsilon = {0.5, 3};
  study.trials = 2;
  return study;
}

}  // namespace epsiscope::test
