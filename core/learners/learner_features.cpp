#include "core/learners/learner_features.h"

#include "core/learners/random_feature_rows.h"
#include "core/learners/standardised_rows.h"
#include "core/learners/stored_rows.h"
#include "core/learners/winsorised_rows.h"

#include <algorithm>

namespace epsiscope {

double defaultGamma(std::size_t features, std::size_t trainRows) {
  const double d = std::max(1.0, static_cast<double>(features));
  return std::min(0.8, static_cast<double>(trainRows) / (1600 * d)) / d;
}

std::shared_ptr<const FeatureRows> winsorisedRows(const PreparedData& data, const Split& split,
                                                  unsigned threads, const GoOn& goOn) {
  return std::make_shared<WinsorisedRows>(
      std::make_shared<StandardisedRows>(data, split.train, threads, goOn), split.train, threads, goOn);
}

std::unique_ptr<const FeatureRows> makeFeatureRows(const PreparedData& data, const Split& split,
                                                   const LearnerFeatures& learner, unsigned threads,
                                                   const GoOn& goOn) {
  constexpr std::size_t kBytes = std::size_t{256} << 20;
  if (!learner.random) return std::make_unique<StandardisedRows>(data, split.train, threads, goOn);
  const std::size_t rows = split.train.size() + split.test.size();
  const bool stored = rows * (learner.count + 2) * sizeof(double) <= kBytes;
  using Centring = RandomFeatureRows::Centring;
  auto random =
      std::make_unique<RandomFeatureRows>(winsorisedRows(data, split, threads, goOn), split.train, learner,
                                          threads, goOn, stored ? Centring::later : Centring::now);
  if (!stored) return random;
  return std::make_unique<StoredRows>(*random, split, threads, goOn);
}

}  // namespace epsiscope
