#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace epsiscope::test {

/// Largest distance between the empirical and the given distribution function.
template <typename Cdf>
double kolmogorovDistance(std::vector<double> sample, Cdf cdf) {
  std::sort(sample.begin(), sample.end());
  const double n = static_cast<double>(sample.size());
  double distance = 0;
  for (std::size_t i = 0; i < sample.size(); ++i) {
    const double p = cdf(sample[i]);
    distance = std::max({distance, p - static_cast<double>(i) / n, static_cast<double>(i + 1) / n - p});
  }
  return distance;
}

/// The distance that n draws exceed with probability 1e-6.
inline double kolmogorovCritical(std::size_t n) {
  return 2.693 / std::sqrt(static_cast<double>(n));
}

}  // namespace epsiscope::test
