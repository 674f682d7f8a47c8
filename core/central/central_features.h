#pragma once

#include <memory>

#include "core/base/go_on.h"
#include "core/learners/learner_features.h"
#include "core/central/predicted_error.h"

namespace epsiscope {

/// The features that suit the central ridge: plain ones winsorised, random ones with a quarter of the default
/// gamma, unless the gamma is given. A smoother kernel has more of the labels in fewer directions, and noise
/// is paid for by direction: on California housing a quarter is better at every epsilon up to 4 (0.425
/// instead of 0.469 at 0.3), on Communities and Crime it makes no difference.
std::shared_ptr<const FeatureRows> makeCentralFeatures(const PreparedData& data, const Split& split,
                                                       const LearnerFeatures& learner, unsigned threads,
                                                       const GoOn& goOn);

/// The model that belongs to them.
PublicModel centralModel(const LearnerFeatures& learner);

}  // namespace epsiscope
