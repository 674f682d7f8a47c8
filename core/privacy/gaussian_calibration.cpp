#include "core/privacy/gaussian_calibration.h"

#include "core/privacy/falling_root.h"
#include "core/privacy/normal_tail.h"

#include <cassert>
#include <cmath>
#include <numbers>

namespace epsiscope {

namespace {

/// log M(z) for any z: M itself overflows for z below about -38.
double logMills(double z) {
  if (z > -8) return std::log(millsRatio(z));
  return logNormalCdf(-z) + z * z / 2 + std::log(2 * std::numbers::pi) / 2;
}

/// With sensitivity 1. delta(s) = Phi(a) - e^epsilon Phi(b), a = 1/(2s) - epsilon s, b = -1/(2s) - epsilon s.
/// Since e^epsilon phi(b) = phi(a), the ratio of the two terms is M(-b)/M(-a) with Mills' ratio M: epsilon
/// drops out, so that nothing is lost when it is large.
double logDelta(double epsilon, double s) {
  const double a = 1 / (2 * s) - epsilon * s;
  const double b = -1 / (2 * s) - epsilon * s;
  const double logRatio = logMills(-b) - logMills(-a);
  return logNormalCdf(a) + std::log(-std::expm1(logRatio));
}

}  // namespace

double gaussianLogDelta(double epsilon, double sigma, double sensitivity) {
  return logDelta(epsilon, sigma / sensitivity);
}

double analyticGaussianSigma(double epsilon, double delta, double sensitivity) {
  assert(epsilon > 0 && delta > 0 && delta < 1 && sensitivity > 0);
  const double target = std::log(delta);
  // delta(s) falls from 1 to 0: double or halve until it is enclosed.
  double low = 1 / (std::numbers::sqrt2 * std::sqrt(epsilon)), high = low;
  while (logDelta(epsilon, high) > target && std::isfinite(high)) high *= 2;
  while (logDelta(epsilon, low) <= target && low > 0) low /= 2;
  // In log s; the answer is the end that keeps delta.
  const double logScale =
      fallingRoot({.low = std::log(low),
                   .high = std::log(high),
                   .atLow = logDelta(epsilon, low) - target,
                   .atHigh = logDelta(epsilon, high) - target},
                  1e-15, 1e-15, [&](double x) { return logDelta(epsilon, std::exp(x)) - target; });
  return sensitivity * std::exp(logScale);
}

double classicGaussianSigma(double epsilon, double delta, double sensitivity) {
  return sensitivity * std::sqrt(2 * std::log(1.25 / delta)) / epsilon;
}

}  // namespace epsiscope
