#include "core/results/paired_difference.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <vector>

namespace epsiscope::paired_difference_test {
namespace {

/// Student's density, without its constant; the constant is the integral over all t.
double density(double degrees, double t) {
  return std::pow(1 + t * t / degrees, -(degrees + 1) / 2);
}

/// The integral over [0, t] by Simpson's rule in the angle, where the range is finite.
double integral(double degrees, double t) {
  constexpr int kSteps = 20000;
  const double end = std::atan(t), step = end / kSteps;
  double sum = 0;
  for (int i = 0; i <= kSteps; ++i) {
    const double x = std::tan(i * step);
    const double weight = i == 0 || i == kSteps ? 1 : i % 2 == 1 ? 4 : 2;
    sum += weight * density(degrees, x) * (1 + x * x);
  }
  return sum * step / 3;
}

TEST(StudentQuantile, HoldsTheLevelByQuadratureOfTheDensity) {
  for (const std::size_t degrees : {1U, 2U, 3U, 9U, 29U, 99U})
    for (const double level : {0.5, 0.9, 0.95, 0.999}) {
      const auto n = static_cast<double>(degrees);
      const double whole =
          std::sqrt(n * std::numbers::pi) * std::exp(std::lgamma(n / 2) - std::lgamma((n + 1) / 2));
      EXPECT_NEAR(2 * integral(n, studentQuantile(degrees, level)) / whole, level, 1e-9) << degrees;
    }
}

TEST(StudentQuantile, IsThatOfTheTables) {
  EXPECT_NEAR(studentQuantile(9, 0.95), 2.2621571628, 1e-10);
  EXPECT_NEAR(studentQuantile(1, 0.95), std::tan(std::numbers::pi / 2 * 0.95), 1e-10);
  EXPECT_NEAR(studentQuantile(2, 0.95), 0.95 * std::sqrt(2 / (1 - 0.95 * 0.95)), 1e-12);
}

TEST(PairedDifference, IsTheCorrectedTIntervalOfTheDifferences) {
  const std::array<double, 4> a{0.5, 0.7, 0.6, 0.9}, b{0.4, 0.8, 0.3, 0.6};
  const auto found = pairedDifference(a, b, 80, 20);
  ASSERT_TRUE(found);
  const double mean = (0.1 - 0.1 + 0.3 + 0.3) / 4;
  const double variance =
      ((0.1 - mean) * (0.1 - mean) + (-0.1 - mean) * (-0.1 - mean) + 2 * (0.3 - mean) * (0.3 - mean)) / 3;
  const double half = 3.182446305284263 * std::sqrt(variance * (0.25 + 20.0 / 80));
  EXPECT_EQ(found->splits, 4U);
  EXPECT_NEAR(found->mean, mean, 1e-15);
  EXPECT_NEAR(found->low, mean - half, 1e-12);
  EXPECT_NEAR(found->high, mean + half, 1e-12);
}

TEST(PairedDifference, IsNothingWithoutTwoPairsOfNumbers) {
  const std::vector<double> one{1}, two{1, 2}, gap{1, std::numeric_limits<double>::quiet_NaN()};
  EXPECT_FALSE(pairedDifference(one, one, 80, 20));
  EXPECT_FALSE(pairedDifference(one, two, 80, 20));
  EXPECT_FALSE(pairedDifference(two, gap, 80, 20));
  EXPECT_FALSE(pairedDifference(two, two, 0, 20));
  EXPECT_EQ(pairedDifference(two, two, 80, 20)->high, 0);
}

}  // namespace
}  // namespace epsiscope::paired_difference_test
