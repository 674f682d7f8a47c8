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

double lengthening(const Eigen::VectorXd& b, const Eigen::VectorXd& v) {
  const double lengths = (b + v).stableNorm() + b.stableNorm();
  return lengths > 0 ? v.dot((2 * b + v) / lengths) : 0;
}

}  // namespace epsiscope
