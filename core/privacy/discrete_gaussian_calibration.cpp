#include "core/privacy/discrete_gaussian_calibration.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/privacy/normal_tail.h"

namespace epsiscope {

namespace {

constexpr double kLeastDeviation = 0x1p-4, kMostDeviation = 0x1p40;

/// The sum of g(z) = exp(-z^2/(2 s^2)) over all whole numbers from m >= 0 on, over g(m).
double tailOver(double m, double s) {
  // From here on the sum is the integral from m - 1/2 with two corrections: by the formula of Euler and
  // Maclaurin for middles, g'/24 - 7 g'''/5760 there; the next one is below 1e-15 of it, as no tail beyond 40
  // s is asked for.
  constexpr double kManyTerms = 4096;
  const double square = s * s;
  if (s > kManyTerms && m == 0) return s * std::sqrt(std::numbers::pi / 2) + 0.5;
  if (s > kManyTerms) {
    const double at = m - 0.5, slope = at / square;
    const double first = -slope, third = 3 * slope / square - slope * slope * slope;
    const double over = std::exp((m - 0.25) / (2 * square));  // g(m - 1/2)/g(m)
    return over * (s * millsRatio(at / s) + first / 24 - 7 * third / 5760);
  }
  double sum = 0;
  for (double k = 0;; ++k) {
    const double term = std::exp(-k * (2 * m + k) / (2 * square));
    sum += term;
    if (term < 1e-18 * sum) return sum;
  }
}

/// The logarithm of the sum over all whole numbers.
double logMass(double s) {
  return std::log(2 * tailOver(0, s) - 1);
}

}  // namespace

/// Theorem 7: with x = epsilon s^2/Delta and T(m) the probability of a draw from m on, delta is T(m) -
/// e^epsilon T(m + Delta), m the first whole number above x - Delta/2. g(m + Delta) e^epsilon/g(m) is
/// exp(-Delta theta/s^2), theta = m + Delta/2 - x in (0, 1], so that nothing is lost where the two are close.
/// Below zero T(m) is 1 - T(1 - m).
double discreteGaussianLogDelta(double epsilon, std::int64_t sensitivity, double deviation) {
  assert(epsilon > 0 && sensitivity >= 1 && deviation >= kLeastDeviation && deviation <= kMostDeviation);
  const double s = deviation, step = static_cast<double>(sensitivity), square = s * s;
  const double above = epsilon * square / step;
  const double m = std::floor(above - step / 2) + 1, theta = m + step / 2 - above;
  constexpr double kFarthest = 40;
  // The sum from m on is at most that of a geometric series.
  if (m > kFarthest * s) return -m * m / (2 * square) + std::log1p(square / m);
  constexpr double kMargin = 1e-11;
  const double mass = std::exp(logMass(s));
  if (m < 0) {
    const double left = std::exp(-(1 - m) * (1 - m) / (2 * square)) * tailOver(1 - m, s) / mass;
    const double far = m + step;
    const double right =
        far < 1 ? 1 - std::exp(-(1 - far) * (1 - far) / (2 * square)) * tailOver(1 - far, s) / mass
                : std::exp(-far * far / (2 * square)) * tailOver(far, s) / mass;
    return std::log((1 - left - std::exp(epsilon) * right) + kMargin);
  }
  const double first = tailOver(m, s);
  const double difference = first - std::exp(-step * theta / square) * tailOver(m + step, s);
  return -m * m / (2 * square) - std::log(mass) + std::log(std::max(difference, 0.0) + kMargin * first);
}

double discreteGaussianDeviation(double epsilon, double delta, std::int64_t sensitivity) {
  assert(delta > 0 && delta < 1);
  const double target = std::log(delta);
  const auto isPrivate = [&](double s) {
    return discreteGaussianLogDelta(epsilon, sensitivity, s) <= target;
  };
  double low = kLeastDeviation, high = kLeastDeviation;
  while (!isPrivate(high)) {
    low = high;
    high *= 2;
    if (high > kMostDeviation) return std::numeric_limits<double>::infinity();
  }
  while (high - low > 1e-10 * high) {
    const double middle = (low + high) / 2;
    (isPrivate(middle) ? high : low) = middle;
  }
  return high;
}

}  // namespace epsiscope
