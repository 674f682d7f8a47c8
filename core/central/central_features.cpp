#include "core/central/central_features.h"

namespace epsiscope {

namespace {

constexpr double kShareOfGamma = 0.25;

}  // namespace

std::shared_ptr<const FeatureRows> makeCentralFeatures(const PreparedData& data, const Split& split,
                                                       const LearnerFeatures& learner, unsigned threads,
                                                       const GoOn& goOn) {
  auto plain = winsorisedRows(data, split, threads, goOn);
  if (!learner.random) return plain;
  LearnerFeatures smooth = learner;
  if (!smooth.gamma) smooth.gamma = kShareOfGamma * defaultGamma(plain->width() - 1, split.train.size());
  return makeFeatureRows(data, split, smooth, threads, goOn);
}

PublicModel centralModel(const LearnerFeatures& learner) {
  return learner.random ? kModelOfSmoothFeatures : kModelOfPlainFeatures;
}

}  // namespace epsiscope
