#include "core/statistics/sampling_error.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/base/numbers.h"
#include "core/statistics/group_sums.h"
#include "core/statistics/statistic_row.h"

namespace epsiscope {

namespace {

/// The n - 1 variance; NaN for a single row, whose spread is unknown.
double sampleVariance(const StatisticColumn& column) {
  const auto n = static_cast<double>(column.rows());
  return column.rows() > 1 ? column.variance() * (n / (n - 1)) : kNaN;
}

/// The continued fraction of the incomplete Beta function, by the modified method of Lentz.
double betaFraction(double x, double a, double b) {
  constexpr double kTiny = 1e-300, kEnough = 1e-16;
  constexpr int kMostSteps = 1'000'000;
  const auto away = [](double value) { return std::abs(value) < kTiny ? kTiny : value; };
  double c = 1, d = 1 / away(1 - (a + b) * x / (a + 1)), value = d;
  for (int m = 1; m <= kMostSteps; ++m) {
    const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    value *= d * c;
    const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    value *= d * c;
    if (std::abs(d * c - 1) < kEnough) break;
  }
  return value;
}

/// log Gamma(z) minus Stirling's (z - 1/2) log z - z + log(2 pi)/2.
double stirlingRest(double z) {
  if (z < 16) return std::lgamma(z) - (z - 0.5) * std::log(z) + z - 0.5 * std::log(2 * std::numbers::pi);
  const double w = 1 / (z * z);
  return (1.0 / 12 - w * (1.0 / 360 - w * (1.0 / 1260 - w * (1.0 / 1680 - w / 1188)))) / z;
}

/// k log(k/m) + m - k, without cancellation where k is near m (Loader 2000).
double deviance(double k, double m) {
  if (std::abs(k - m) >= 0.1 * (k + m)) return k * std::log(k / m) + m - k;
  const double v = (k - m) / (k + m);
  double sum = (k - m) * v, power = 2 * k * v;
  for (int j = 1; j < 1000; ++j) {
    power *= v * v;
    const double next = sum + power / (2 * j + 1);
    if (next == sum) break;
    sum = next;
  }
  return sum;
}

/// x^a (1 - x)^b/B(a, b): by deviances, for the terms of the plain formula are as large as a + b.
double betaFront(double x, double a, double b) {
  const double n = a + b;
  const double rest = stirlingRest(n) - stirlingRest(a) - stirlingRest(b);
  return std::sqrt(a * b / (2 * std::numbers::pi * n)) *
         std::exp(rest - deviance(a, n * x) - deviance(b, n * (1 - x)));
}

}  // namespace

double betaDistribution(double x, double a, double b) {
  if (!(x > 0)) return 0;
  if (!(x < 1)) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - betaDistribution(1 - x, b, a);
  return betaFront(x, a, b) * betaFraction(x, a, b) / a;
}

double samplingErrorOfMean(const StatisticColumn& column) {
  return sampleVariance(column) / static_cast<double>(column.rows());
}

double samplingErrorOfSum(const StatisticColumn& column) {
  return sampleVariance(column) * static_cast<double>(column.rows());
}

double samplingErrorOfCount(double count, std::size_t rows) {
  if (rows < 2) return kNaN;
  const auto n = static_cast<double>(rows);
  return count * (1 - count / n) * (n / (n - 1));
}

double samplingErrorOfVariance(const StatisticColumn& column) {
  if (column.rows() < 2) return kNaN;
  const auto n = static_cast<double>(column.rows());
  const double s2 = sampleVariance(column), share = (n - 1) / n;
  return std::max(0.0, share * share * (column.fourthMoment() - s2 * s2 * (n - 3) / (n - 1)) / n);
}

double samplingErrorOfQuantile(const StatisticColumn& column, double quantile) {
  if (column.rows() < 2) return kNaN;
  const auto n = static_cast<double>(column.rows());
  const double rank = std::clamp(std::ceil(quantile * n), 1.0, n);
  const double a = rank, b = n - rank + 1;
  // Beta(a, b) has all but 1e-17 of its mass within nine standard deviations and a few ranks.
  const double reach = 9 * std::sqrt(n * std::max(quantile * (1 - quantile), 1 / n)) + 40;
  const auto first = static_cast<std::size_t>(std::max(0.0, std::floor(rank - reach)));
  const auto last = static_cast<std::size_t>(std::min(n, std::ceil(rank + reach)));
  const double middle = column.sorted()[static_cast<std::size_t>(rank) - 1];
  double before = betaDistribution(static_cast<double>(first) / n, a, b), mean = 0, square = 0;
  for (std::size_t i = first; i < last; ++i) {
    const double until = betaDistribution(static_cast<double>(i + 1) / n, a, b);
    const double deviation = column.sorted()[i] - middle;
    mean += (until - before) * deviation;
    square += (until - before) * deviation * deviation;
    before = until;
  }
  return std::max(0.0, square - mean * mean);
}

namespace {

/// n s^2 of what `all` rows add, from the sum and the sum of squares.
double errorOfTotal(double sum, double squares, double all) {
  return all > 1 ? std::max(0.0, squares - sum * sum / all) * (all / (all - 1)) : kNaN;
}

/// The ratio sum w x / sum w has sum w^2 (x - mean)^2/(sum w)^2, with k/(k - 1) for k rows.
double errorOfRatio(std::span<const GroupRows::Row> rows, const ReleasePlan& plan) {
  const auto weightOf = [&](const GroupRows::Row& row) { return plan.mostWeight ? row.weight : 1; };
  double weights = 0, sum = 0, squares = 0;
  for (const GroupRows::Row& row : rows) {
    weights += weightOf(row);
    sum += weightOf(row) * row.value;
  }
  if (rows.size() < 2 || !(weights > 0)) return kNaN;
  for (const GroupRows::Row& row : rows) {
    const double missed = weightOf(row) * (row.value - sum / weights);
    squares += missed * missed;
  }
  const auto k = static_cast<double>(rows.size());
  return squares / (weights * weights) * (k / (k - 1));
}

}  // namespace

std::vector<double> samplingErrorsOfGroups(const ReleasePlan& plan, const GroupRows& groups,
                                           std::size_t rows) {
  using InGroups = StatisticRow::InGroups;
  const InGroups form = statisticRow(plan.kind).inGroups;
  const bool addsValue = form == InGroups::byValue;
  const auto all = static_cast<double>(rows);
  std::vector<double> found;
  for (std::size_t group = 0; group < groups.groups(); ++group) {
    const auto own = groups.rowsOf(group);
    if (form == InGroups::byRanks) {
      const auto values = groups.valuesOf(group);
      found.push_back(own.size() < 2
                          ? kNaN
                          : samplingErrorOfQuantile(
                                *StatisticColumn::ofNumbers({values.begin(), values.end()}), plan.quantile));
      continue;
    }
    if (form == InGroups::byRatio) {
      found.push_back(errorOfRatio(own, plan));
      continue;
    }
    const std::size_t cells = statisticRow(plan.kind).hasCells ? plan.bins : 1;
    std::vector<double> sums(cells), squares(cells);
    for (const GroupRows::Row& row : own) {
      const bool isInside = row.value >= plan.bounds.lower && row.value <= plan.bounds.upper;
      if (!addsValue && !isInside) continue;
      const double adds = (plan.mostWeight ? row.weight : 1) * (addsValue ? row.value : 1);
      const std::size_t cell = cells > 1 ? binOf(plan, row.value) : 0;
      sums[cell] += adds;
      squares[cell] += adds * adds;
    }
    double total = 0;
    for (std::size_t cell = 0; cell < cells; ++cell) total += errorOfTotal(sums[cell], squares[cell], all);
    found.push_back(total / static_cast<double>(cells));
  }
  return found;
}

}  // namespace epsiscope
