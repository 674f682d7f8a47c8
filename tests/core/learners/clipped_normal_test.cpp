#include "core/learners/clipped_normal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace epsiscope::clipped_normal_test {
namespace {

double below(double h) {
  return std::erfc(-h / std::numbers::sqrt2) / 2;
}

double clippedNormalError(double mean, double sd, double label) {
  const ClippedMoments clipped = clippedNormal(mean, sd);
  return label * label - 2 * label * clipped.mean + clipped.square;
}

/// (-1 - label)^2 + the integral of 2 (s - label) P(p > s) over [-1, 1], by Simpson's rule with 20,000 steps.
double byQuadrature(double mean, double sd, double label) {
  constexpr int kSteps = 20'000;
  double sum = 0;
  for (int i = 0; i <= kSteps; ++i) {
    const double s = -1 + 2.0 * i / kSteps;
    const double weight = i == 0 || i == kSteps ? 1 : i % 2 == 1 ? 4 : 2;
    sum += weight * 2 * (s - label) * below((mean - s) / sd);
  }
  return (1 + label) * (1 + label) + sum * 2 / kSteps / 3;
}

TEST(ClippedNormal, IsTheIntegral) {
  for (const double sd : {0.01, 0.1, 0.3, 1.0, 3.0, 7.9, 8.1, 30.0, 1e4, 1e9})
    for (const double mean : {0.0, 0.2, -0.97, 1.0, 1.3, -4.0, 20.0, -1e5})
      for (const double label : {-1.0, -0.4, 0.0, 0.9, 1.0}) {
        const double found = clippedNormalError(mean, sd, label);
        EXPECT_NEAR(found, byQuadrature(mean, sd, label), 1e-7) << mean << ' ' << sd << ' ' << label;
      }
}

TEST(ClippedNormal, WithoutNoiseIsTheClampedPrediction) {
  for (const double mean : {-1e300, -2.0, -1.0, 0.3, 1.0, 1.5, 1e300})
    for (const double label : {-3.0, -1.0, 0.5, 2.0})
      EXPECT_NEAR(clippedNormalError(mean, 0, label), std::pow(std::clamp(mean, -1.0, 1.0) - label, 2),
                  4e-15);
}

TEST(ClippedNormal, InsideTheBoundsNothingIsClippedToTheLastBit) {
  EXPECT_EQ(clippedNormal(0.25, 0.09), (ClippedMoments{0.25, 0.25 * 0.25 + 0.09 * 0.09}));
  EXPECT_LT(clippedNormal(0.25, 0.2).square, 0.25 * 0.25 + 0.2 * 0.2);
}

/// A label 1,000 half widths away: the error of E c alone is multiplied.
TEST(ClippedNormal, LabelsFarOutsideCostNoDigits) {
  for (const double sd : {0.1, 1.0, 7.9, 8.1, 100.0})
    for (const double mean : {-0.9, 0.0, 1.4}) {
      const double wanted = byQuadrature(mean, sd, 1000);
      EXPECT_NEAR(clippedNormalError(mean, sd, 1000), wanted, 1e-9 * wanted) << mean << ' ' << sd;
    }
}

TEST(ClippedNormal, HugeNoiseIsAtOneBoundOrTheOther) {
  for (const double sd : {1e9, 1e100, 1e300})
    EXPECT_NEAR(clippedNormalError(0, sd, 0.5), (0.25 + 2.25) / 2, 1e-8);
  EXPECT_NEAR(clippedNormalError(1e12, 1e12, 1), 4 * below(-1), 1e-8);
}

}  // namespace
}  // namespace epsiscope::clipped_normal_test
