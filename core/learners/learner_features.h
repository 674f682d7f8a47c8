#pragma once

#include "core/base/go_on.h"
#include "core/learners/feature_rows.h"
#include "core/prepare/prepare.h"
#include "core/prepare/split.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

namespace epsiscope {

/// The inputs of a linear learner: the standardised features, or random Fourier features of them.
struct LearnerFeatures {
  bool random = false;
  std::size_t count = 500;      ///< random: columns >= 1, a cos and a sin per frequency; odd is rounded up
  std::optional<double> gamma;  ///< of the kernel exp(-gamma |z - z'|^2); absent: defaultGamma()
  std::uint64_t seed = 0;       ///< the frequencies are drawn from Rng(seed): public randomness
  bool operator==(const LearnerFeatures&) const = default;
};

/// min(0.8, n / (1600 d)) / d for n training rows of d features: from public quantities alone.
///
/// gamma d weighs what the kernel sees of pairs of features against what it sees of single ones, and n/d^2
/// is how many rows there are for each pair. Test errors, means of five splits, 500 columns, with gamma d =
/// 0.2, 0.4, 0.8, 1.2, 1.6 on California housing (d = 8, n = 16512; the rule says 0.8): .332 .332 .329 .332
/// .335 without noise, .375 .368 .368 .374 .383 with a label variance of 0.2 squared widths, .458 .464 .486
/// .510 .536 with 2.2: the more noise, the smaller the best gamma. On Communities and Crime (d = 100, n =
/// 1595; the rule says 0.01) 0.003 to 0.03 are within 2 % of each other.
double defaultGamma(std::size_t features, std::size_t trainRows);

/// Standardised features, winsorised: what random features are made of.
std::shared_ptr<const FeatureRows> winsorisedRows(const PreparedData& data, const Split& split,
                                                  unsigned threads, const GoOn& goOn);

/// The rows of `split` as `learner` wants them: random features ready to read where they fit 256 MiB, else
/// made anew each time. Unfinished if cancelled; goOn is asked every few milliseconds.
std::unique_ptr<const FeatureRows> makeFeatureRows(const PreparedData& data, const Split& split,
                                                   const LearnerFeatures& learner, unsigned threads,
                                                   const GoOn& goOn);

}  // namespace epsiscope
