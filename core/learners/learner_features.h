#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>

#include "core/data/prepare.h"
#include "core/data/split.h"
#include "core/learners/feature_rows.h"

namespace epsiscope {

/// What a linear learner is given: the standardised features, or random Fourier features of them.
struct LearnerFeatures {
  bool random = false;
  std::size_t count = 500;      ///< random: columns >= 1, a cos and a sin per frequency; odd is rounded up
  std::optional<double> gamma;  ///< of the kernel exp(-gamma |z - z'|^2); absent: defaultGamma()
  std::uint64_t seed = 0;       ///< the frequencies are drawn from Rng(seed): public randomness
  bool operator==(const LearnerFeatures&) const = default;
};

/// min(1.2, n / (1600 d)) / d for n training rows of d features: from public quantities alone.
///
/// gamma d weighs what the kernel sees of pairs of features against what it sees of single ones, and n/d^2
/// is how many rows there are for each pair. Best gamma without noise, of a grid, and what the rule says
/// (500 columns): California housing (d = 8) 0.15 / 0.15 at n = 16512, 0.06 / 0.047 at n = 4800, 0.01 / 0.016
/// at n = 1600; Communities and Crime (d = 100, n = 1595) 1e-4 / 1e-4; Adult as 0/1 (d = 70, n = 8878) 6e-4 /
/// 1.1e-3. The more noise, the smaller the best gamma: with a label variance of 4 squared widths (Laplace at
/// epsilon 0.7) housing would like 0.01, and the rule loses 13 %.
double defaultGamma(std::size_t features, std::size_t trainRows);

/// The rows of `split` as `learner` wants them: random features ready to read where they fit 256 MiB, else
/// made anew each time. Unfinished if goOn, asked every few milliseconds, said stop.
std::unique_ptr<const FeatureRows> makeFeatureRows(const PreparedData& data, const Split& split,
                                                   const LearnerFeatures& learner, unsigned threads,
                                                   const std::function<bool()>& goOn);

}  // namespace epsiscope
