#include "core/learners/central_features.h"

#include "core/learners/standardised_rows.h"
#include "core/learners/winsorised_rows.h"

namespace epsiscope {

namespace {

constexpr double kShareOfGamma = 0.25;

}  // namespace

std::shared_ptr<const FeatureRows> makeCentralFeatures(const PreparedData& data, const Split& split,
                                                       const LearnerFeatures& learner, unsigned threads,
                                                       const std::function<bool()>& goOn) {
  auto plain = std::make_shared<const StandardisedRows>(data, split.train, threads, goOn);
  if (!learner.random) return std::make_shared<WinsorisedRows>(std::move(plain), split.train, threads, goOn);
  LearnerFeatures smooth = learner;
  if (!smooth.gamma) smooth.gamma = kShareOfGamma * defaultGamma(plain->width() - 1, split.train.size());
  return makeFeatureRows(data, split, smooth, threads, goOn);
}

PublicModel centralModel(const LearnerFeatures& learner) {
  return learner.random ? kModelOfSmoothFeatures : kModelOfPlainFeatures;
}

}  // namespace epsiscope
