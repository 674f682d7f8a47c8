#include "core/study/study_features.h"

#include "core/study/streams.h"

namespace epsiscope {

LearnerFeatures learnerFeatures(const Study& study, int trial) {
  const LabelPrivacy& task = study.labelPrivacy;
  return {.random = task.learner == "random-features",
          .count = static_cast<std::size_t>(task.randomFeatures),
          .gamma = task.featureGamma,
          .seed = featureStream(study.seed, trial).bits()};
}

}  // namespace epsiscope
