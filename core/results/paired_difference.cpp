#include "core/results/paired_difference.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "core/results/result.h"

namespace epsiscope {

namespace {

/// P(|T| <= t), as a finite sum in the angle atan(t/sqrt(degrees)) (Abramowitz and Stegun 26.7.3, 26.7.4).
double studentProbability(std::size_t degrees, double t) {
  const double angle = std::atan2(t, std::sqrt(static_cast<double>(degrees)));
  const double cosine = std::cos(angle), square = cosine * cosine;
  const bool odd = degrees % 2 == 1;
  double term = odd ? cosine : 1, sum = 0;
  for (std::size_t k = odd ? 3 : 2; k <= degrees; k += 2) {
    sum += term;
    term *= square * static_cast<double>(k - 1) / static_cast<double>(k);
  }
  return odd ? 2 / std::numbers::pi * (angle + std::sin(angle) * sum) : std::sin(angle) * sum;
}

/// The squared standard error of a mean over splits that share training rows.
double correctedVariance(std::span<const double> values, SplitSizes sizes) {
  const double error = standardErrorOf(values);
  const double share = static_cast<double>(sizes.test) / static_cast<double>(sizes.train);
  return error * error * (1 + static_cast<double>(values.size()) * share);
}

}  // namespace

double studentQuantile(std::size_t degrees, double level) {
  double low = 0, high = 1;
  while (studentProbability(degrees, high) < level) high *= 2;
  while (high - low > 1e-13 * high) {
    const double middle = (low + high) / 2;
    if (middle == low || middle == high) break;
    (studentProbability(degrees, middle) < level ? low : high) = middle;
  }
  return high;
}

std::optional<PairedDifference> pairedDifference(std::span<const double> a, std::span<const double> b,
                                                 std::size_t trainRows, std::size_t testRows, double level) {
  if (a.size() != b.size() || a.size() < 2 || trainRows == 0) return std::nullopt;
  const auto splits = static_cast<double>(a.size());
  double mean = 0, squares = 0;
  for (std::size_t i = 0; i < a.size(); ++i) mean += (a[i] - b[i]) / splits;
  for (std::size_t i = 0; i < a.size(); ++i) squares += (a[i] - b[i] - mean) * (a[i] - b[i] - mean);
  if (!std::isfinite(mean) || !std::isfinite(squares)) return std::nullopt;
  const double share = static_cast<double>(testRows) / static_cast<double>(trainRows);
  const double half =
      studentQuantile(a.size() - 1, level) * std::sqrt(squares / (splits - 1) * (1 / splits + share));
  return PairedDifference{mean, mean - half, mean + half, a.size()};
}

std::optional<PairedDifference> unpairedDifference(std::span<const double> a, SplitSizes sizesOfA,
                                                   std::span<const double> b, SplitSizes sizesOfB,
                                                   double level) {
  const std::size_t splits = std::min(a.size(), b.size());
  if (splits < 2 || sizesOfA.train == 0 || sizesOfB.train == 0) return std::nullopt;
  const double mean = meanOf(a) - meanOf(b);
  const double variance = correctedVariance(a, sizesOfA) + correctedVariance(b, sizesOfB);
  if (!std::isfinite(mean) || !std::isfinite(variance)) return std::nullopt;
  const double half = studentQuantile(splits - 1, level) * std::sqrt(variance);
  return PairedDifference{mean, mean - half, mean + half, splits};
}

const char* idOf(IntervalOf intervalOf) {
  return std::array{"splits", "people", "draws"}[static_cast<std::size_t>(intervalOf)];
}

}  // namespace epsiscope
