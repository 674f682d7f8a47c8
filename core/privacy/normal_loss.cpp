#include "core/privacy/normal_loss.h"

#include "core/base/numbers.h"
#include "core/privacy/falling_root.h"
#include "core/privacy/gaussian_calibration.h"
#include "core/privacy/normal_tail.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

namespace {

constexpr double kLeastMoved = 1e-10;

}  // namespace

/// The curve of Balle and Wang is a difference of two logarithms of Mills' ratios, `moved` or more apart
/// over 1 + |z|: up to 40 deviations from the middle, where all that matters lies, they are rounded by less
/// than 2e-13. Far below 0 they are large. There max(0, 1 - u) = 1 - u + max(0, u - 1) with u = e^(epsilon -
/// N): E u = e^epsilon, and E max(0, u - 1) <= E[u; N < epsilon] = e^epsilon Phi(epsilon/moved + moved/2).
double logDeltaOfNormal(double epsilon, double moved) {
  constexpr double kFar = -9, kRounding = 2e-13, kLastDigits = 4e-15;
  const double m = std::max(moved, kLeastMoved);
  if (epsilon < kFar * m)
    return std::log(-std::expm1(epsilon) + std::exp(epsilon + logNormalCdf(epsilon / m + m / 2)));
  const double log = gaussianLogDelta(epsilon, 1, m);
  return log + kRounding / m + kLastDigits * std::abs(log);
}

double epsilonOfNormal(double moved, double delta) {
  if (moved == 0) return 0;
  if (!(delta > 0)) return kInfinity;
  const double target = std::log(delta);
  return fallingRootFrom(0, [&](double epsilon) { return logDeltaOfNormal(epsilon, moved) - target; });
}

}  // namespace epsiscope
