#include "core/privacy/normal_tail.h"

#include <cassert>
#include <cmath>
#include <numbers>

namespace epsiscope {

namespace {

const double kLogRootTwoPi = std::log(2 * std::numbers::pi) / 2;

}  // namespace

double millsRatio(double z) {
  if (z < 8)
    return std::sqrt(std::numbers::pi / 2) * std::exp(z * z / 2) * std::erfc(z / std::numbers::sqrt2);
  // Laplace's continued fraction 1/(z + 1/(z + 2/(z + 3/...))): 40 terms are exact to a rounding from z = 8
  // on.
  double fraction = z;
  for (int k = 40; k >= 1; --k) fraction = z + k / fraction;
  return 1 / fraction;
}

double logNormalCdf(double x) {
  if (x > 0) return std::log1p(-std::erfc(x / std::numbers::sqrt2) / 2);
  return std::log(millsRatio(-x)) - x * x / 2 - kLogRootTwoPi;
}

double normalTailQuantile(double logTail) {
  assert(logTail <= std::log(0.5) + 1e-15);
  // log Phi(-z) is concave and falls, and z^2 <= -2 log(2 Phi(-z)): Newton's steps from there come from one
  // side.
  double z = std::sqrt(std::fmax(0, -2 * (logTail + std::numbers::ln2)));
  for (int i = 0; i < 60; ++i) {
    const double step = (logNormalCdf(-z) - logTail) * millsRatio(z);
    z += step;
    if (std::abs(step) <= 1e-15 * z) break;
  }
  return z;
}

}  // namespace epsiscope
