#pragma once

#include "core/prior/prior.h"

#include <cstddef>
#include <vector>

namespace epsiscope {

/// Consecutive values for which randomized response has one output.
struct LabelBin {
  std::size_t first = 0, last = 0;  ///< indices of its values
  double output = 0;
  bool operator==(const LabelBin&) const = default;
};

struct OptimalBins {
  std::vector<LabelBin> bins;  ///< of all values, outputs strictly ascending
  double loss = 0;             ///< expected squared error over the prior
  int rounds = 0;              ///< of Dinkelbach's iteration
  bool operator==(const OptimalBins&) const = default;
};

/// The search takes a quarter of a second for 10,000 values and a hundred times as long for ten times as
/// many: more than these are rounded by withFewerValues().
inline constexpr std::size_t kMostBinnedValues = 10'000;

/// The partition of the prior's points into bins, and an output for each, with the smallest expected squared
/// error under randomized response over the outputs (Ghazi et al. 2022; spec 1.4). O(k^2) time, O(k) memory.
OptimalBins optimalBins(const Prior& points, double epsilon);

}  // namespace epsiscope
