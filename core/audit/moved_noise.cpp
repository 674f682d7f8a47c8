#include "core/audit/moved_noise.h"

#include <cmath>

#include "core/privacy/falling_root.h"
#include "core/privacy/gaussian_calibration.h"

namespace epsiscope {

double epsilonOfMovedNormal(double distance, double sigma, double delta) {
  if (distance == 0) return 0;
  constexpr double kLeast = 1e-300;  // the formula is for epsilons above 0
  const double target = std::log(delta);
  return fallingRootFrom(kLeast,
                         [&](double epsilon) { return gaussianLogDelta(epsilon, sigma, distance) - target; });
}

}  // namespace epsiscope
