#include "core/random/exact_normal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "tests/core/random/kolmogorov.h"

namespace epsiscope::exact_normal_test {
namespace {

double normalCdf(double z) {
  return std::erfc(-z / std::numbers::sqrt2) / 2;
}

TEST(ExactNormal, IsNormal) {
  constexpr std::size_t kDraws = 400'000;
  Rng rng(5);
  std::vector<double> draws(kDraws);
  for (double& draw : draws) draw = exactNormal(rng);
  EXPECT_LT(test::kolmogorovDistance(draws, normalCdf), test::kolmogorovCritical(kDraws));
}

/// Kolmogorov's distance hardly sees tails: the counts of a million draws in bins of equal width, against
/// their exact probabilities, chi-square with 17 degrees of freedom (above 63.6 once in a million times).
TEST(ExactNormal, HasTheTailsOfANormalNumber) {
  constexpr int kDraws = 1'000'000, kBins = 18;
  constexpr double kEnd = 4.5, kWidth = 2 * kEnd / kBins;
  std::vector<int> counts(kBins);
  Rng rng(6);
  for (int i = 0; i < kDraws; ++i) {
    const double place = std::floor((exactNormal(rng) + kEnd) / kWidth);
    ++counts[static_cast<std::size_t>(std::clamp(place, 0.0, kBins - 1.0))];
  }
  double square = 0;
  for (int bin = 0; bin < kBins; ++bin) {
    const double from = bin == 0 ? 0 : normalCdf(bin * kWidth - kEnd);
    const double to = bin == kBins - 1 ? 1 : normalCdf((bin + 1) * kWidth - kEnd);
    const double expected = kDraws * (to - from);
    square += std::pow(counts[static_cast<std::size_t>(bin)] - expected, 2) / expected;
  }
  EXPECT_LT(square, 63.6);
}

}  // namespace
}  // namespace epsiscope::exact_normal_test
