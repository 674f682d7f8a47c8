#include "core/audit/moved_noise.h"

#include <cmath>

#include "core/base/numbers.h"
#include "core/privacy/falling_root.h"
#include "core/privacy/gaussian_calibration.h"

namespace epsiscope {

double epsilonOfMovedNormal(double distance, double sigma, double delta) {
  if (distance == 0) return 0;
  const auto excess = [&](double epsilon) {
    return gaussianLogDelta(epsilon, sigma, distance) - std::log(delta);
  };
  constexpr double kLeast = 1e-300;
  const double atLeast = excess(kLeast);
  if (atLeast <= 0) return 0;
  double high = 1, atHigh = excess(high);
  while (atHigh > 0) {
    if (high > 1e16) return kInfinity;
    atHigh = excess(high *= 2);
  }
  return fallingRoot({.low = kLeast, .high = high, .atLow = atLeast, .atHigh = atHigh}, 0, 1e-14, excess);
}

}  // namespace epsiscope
