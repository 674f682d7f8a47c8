#include "core/results/result.h"

#include "core/base/numbers.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

double quantile(const std::vector<double>& sorted, double share) {
  const double place = share * static_cast<double>(sorted.size() - 1);
  const auto below = static_cast<std::size_t>(place), above = static_cast<std::size_t>(std::ceil(place));
  if (above == below) return sorted[below];
  const double part = place - static_cast<double>(below), gap = sorted[above] - sorted[below];
  return std::isfinite(gap) ? sorted[below] + part * gap : (1 - part) * sorted[below] + part * sorted[above];
}

double meanOf(std::span<const double> values) {
  const auto n = static_cast<double>(values.size());
  double mean = values.empty() ? kNaN : 0;
  for (const double value : values) mean += value / n;
  return finiteOrNaN(mean);
}

namespace {

/// With n - 1; NaN for fewer than two values, and where no double holds it.
double standardDeviation(std::span<const double> values, double mean) {
  if (values.size() < 2) return kNaN;
  double largest = 0;
  for (const double value : values) largest = std::max(largest, std::abs(value));
  if (largest == 0) return 0;
  // By a power of two, so that no square leaves the range of double, and no bit changes where none would.
  const int exponent = std::ilogb(largest);
  double squares = 0;
  for (const double value : values) {
    const double apart = std::scalbn(value, -exponent) - std::scalbn(mean, -exponent);
    squares += apart * apart;
  }
  // Equal values but for rounding have no spread; what rounding leaves would differ from machine to machine.
  constexpr double kRounding = 1e-14;
  const double sd = std::scalbn(std::sqrt(squares / static_cast<double>(values.size() - 1)), exponent);
  return sd <= kRounding * std::abs(mean) ? 0 : finiteOrNaN(sd);
}

}  // namespace

double standardErrorOf(std::span<const double> values) {
  return standardDeviation(values, meanOf(values)) / std::sqrt(static_cast<double>(values.size()));
}

void summariseTrials(ResultRow& row) {
  row.trials = static_cast<int>(row.values.size());
  row.mean = row.sd = row.q05 = row.q25 = row.q50 = row.q75 = row.q95 = kNaN;
  const bool finite =
      std::all_of(row.values.begin(), row.values.end(), [](double value) { return std::isfinite(value); });
  if (row.values.empty() || !finite) return;
  row.mean = meanOf(row.values);
  row.sd = standardDeviation(row.values, row.mean);
  std::vector<double> sorted = row.values;
  std::sort(sorted.begin(), sorted.end());
  row.q05 = quantile(sorted, 0.05);
  row.q25 = quantile(sorted, 0.25);
  row.q50 = quantile(sorted, 0.5);
  row.q75 = quantile(sorted, 0.75);
  row.q95 = quantile(sorted, 0.95);
}

}  // namespace epsiscope
