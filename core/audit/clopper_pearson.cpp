#include "core/audit/clopper_pearson.h"

#include <cmath>

namespace epsiscope {

namespace {

/// P(X >= k) of a binomial number for k above the mean, from where on the terms fall at least as fast as a
/// geometric series.
double upperTail(double k, double n, double p) {
  double term = std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) + k * std::log(p) +
                         (n - k) * std::log1p(-p));
  double sum = 0;
  for (double at = k; at <= n && term > 1e-17 * sum; ++at) {
    sum += term;
    term *= (n - at) / (at + 1) * (p / (1 - p));
  }
  return sum;
}

}  // namespace

double lowerProbability(std::size_t successes, std::size_t trials, double error) {
  if (successes == 0) return 0;
  const auto k = static_cast<double>(successes), n = static_cast<double>(trials);
  double low = 0, high = k / n;
  for (int i = 0; i < 100; ++i) {
    const double middle = low + (high - low) / 2;
    if (!(middle > low && middle < high)) break;
    (upperTail(k, n, middle) <= error ? low : high) = middle;
  }
  return low;
}

double upperProbability(std::size_t successes, std::size_t trials, double error) {
  return 1 - lowerProbability(trials - successes, trials, error);
}

}  // namespace epsiscope
