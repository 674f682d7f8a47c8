#include "core/prior/suggested_share.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace epsiscope {

double suggestedCountsShare(std::size_t n, double epsilon, std::size_t bins) {
  assert(n > 0 && epsilon > 0 && bins > 0);
  const double noisePerCount = 2 * static_cast<double>(bins) / static_cast<double>(n) / epsilon;
  return std::clamp(std::sqrt(noisePerCount) / 2, 0.01, 0.4);
}

double suggestedLabelsShare(double epsilon) {
  assert(epsilon > 0);
  return std::min(0.9, 0.45 + 0.07 / epsilon);
}

}  // namespace epsiscope
