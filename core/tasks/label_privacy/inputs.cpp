#include "core/tasks/label_privacy/inputs.h"

#include <algorithm>

#include "core/base/numbers.h"
#include "core/tasks/label_privacy/method_reads.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"

namespace epsiscope {

namespace {

/// A study without bounds has problems, and a cache for it fits nothing.
LabelBounds boundsOrNone(const DataChoice& data) {
  return {data.lower.value_or(kNaN), data.upper.value_or(kNaN)};
}

}  // namespace

LearnerUse learnerUse(const Study& study) {
  const std::vector<std::string>& learners = study.labelPrivacy.learners;
  const auto asksFor = [&](const char* learner) {
    return std::find(learners.begin(), learners.end(), learner) != learners.end();
  };
  return {.randomFeatures = asksFor(kLearnerRandomFeatures),
          .centralRidge =
              usesMethod(study, kMethodCentralRidge) || usesMethod(study, kMethodCentralRidgeGaussian),
          .staged =
              std::ranges::any_of(study.labelPrivacy.methods,
                                  [](const std::string& method) { return stagedMethod(method).has_value(); }),
          .perceptron = asksFor(kLearnerPerceptron)};
}

LearnerUse previewLearnerUse(const Study& study) {
  const LearnerUse use = learnerUse(study);
  return {.randomFeatures = use.randomFeatures, .centralRidge = true, .staged = use.staged};
}

LabelPrivacyInputs labelPrivacyInputs(const Study& study, const LearnerUse& use,
                                      const std::filesystem::path& folder) {
  const LabelPrivacy& task = study.labelPrivacy;
  LabelPrivacyInputs inputs{.split = splitInputs(study),
                            .bounds = boundsOrNone(study.data),
                            .use = use,
                            .featureGamma = {},
                            .priorFile = {}};
  if (use.randomFeatures || use.staged) {
    inputs.randomFeatures = task.randomFeatures;
    inputs.featureGamma = task.featureGamma;
  }
  if (task.priorFile) inputs.priorFile = folder / *task.priorFile;
  const AxisRange range = epsilonRange(study);
  inputs.ahead.lowEpsilon = range.low;
  inputs.ahead.highEpsilon = range.high;
  return inputs;
}

}  // namespace epsiscope
