#pragma once

#include "core/prior/prior.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace epsiscope::test {

/// The published dynamic programme of Ghazi et al. as plainly as it is printed: the cost C of every bin, then
/// the cheapest partition of the first j values into d bins, for d = 1, 2, ... O(k^3) time, O(k^2) memory.
/// Returns the smallest expected squared error. Labels are counted from the prior's mean.
inline double cubicBins(const Prior& points, double epsilon) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  const std::size_t k = points.mass.size();
  const double a = std::exp(-epsilon);
  double mean = 0;
  for (std::size_t i = 0; i < k; ++i) mean += points.mass[i] * (points.nodes[i] - points.nodes[0]);
  std::vector<double> y(k), all(3, 0.0);
  for (std::size_t i = 0; i < k; ++i) {
    y[i] = points.nodes[i] - points.nodes[0] - mean;
    for (std::size_t q = 0; q < 3; ++q) all[q] += points.mass[i] * std::pow(y[i], q);
  }
  std::vector<double> cost(k * k);  // of the bin [first, last], at last * k + first
  for (std::size_t last = 0; last < k; ++last) {
    double s0 = a * all[0], s1 = a * all[1], s2 = a * all[2];
    for (std::size_t first = last + 1; first-- > 0;) {
      const double p = (1 - a) * points.mass[first];
      s0 += p;
      s1 += p * y[first];
      s2 += p * y[first] * y[first];
      cost[last * k + first] = s2 - s1 * s1 / s0;
    }
  }
  std::vector<double> before(k + 1, kInfinity), now(k + 1);
  before[0] = 0;
  double best = kInfinity;
  for (std::size_t bins = 1; bins <= k; ++bins) {
    std::fill(now.begin(), now.end(), kInfinity);
    for (std::size_t end = bins; end <= k; ++end)
      for (std::size_t first = bins - 1; first < end; ++first)
        now[end] = std::min(now[end], before[first] + cost[(end - 1) * k + first]);
    best = std::min(best, now[k] / (1 + static_cast<double>(bins - 1) * a));
    std::swap(before, now);
  }
  return best;
}

}  // namespace epsiscope::test
