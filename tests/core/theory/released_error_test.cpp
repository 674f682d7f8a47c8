#include "core/theory/released_error.h"

#include "tests/core/mechanisms/quadrature.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

namespace epsiscope::released_error_test {
namespace {

/// The mean of value(b) over Laplace noise b, from `from` on; a mass of 1e-26 lies beyond 60 scales.
double overNoise(double scale, double from, const test::Function& value) {
  double sum = 0;
  for (int i = -60; i < 60; ++i) {
    const double low = std::max(from, scale * i), high = std::max(from, scale * (i + 1));
    sum += test::gauss([&](double b) { return value(b) * std::exp(-std::abs(b) / scale) / (2 * scale); }, low,
                       high);
  }
  return sum;
}

TEST(ReleasedError, IsTheIntegralOfTheSquare) {
  for (const double scale : {0.01, 0.5, 3.0})
    for (const double f : {-7.0, -1.0, 0.3, 2.0})
      for (const double y : {-2.0, 0.1, 2.5}) {
        const double clamped = std::max(-2.0, std::min(2.0, f));
        const double integral =
            overNoise(scale, -60 * scale, [&](double b) { return (clamped + b - y) * (clamped + b - y); });
        EXPECT_NEAR(expectedSquaredError(f, y, 2, scale), integral, 1e-12 * integral);
      }
}

/// The sign is wrong for y = 1 where b < -u, for y = -1 where b > u; b and -b have the same law.
TEST(ReleasedError, IsTheIntegralOfTheWrongSigns) {
  for (const double scale : {0.05, 0.5, 20.0})
    for (const double f : {-3.0, -1.0, -0.2, 0.0, 0.7, 1.5})
      for (const double y : {-1.0, 1.0}) {
        const double u = y * std::max(-1.0, std::min(1.0, f));
        EXPECT_NEAR(expectedSignError(f, y, scale), overNoise(scale, u, [](double) { return 1; }), 1e-10);
      }
}

double pinball(double r, double q) {
  return r >= 0 ? q * r : (q - 1) * r;
}

TEST(ReleasedError, IsTheIntegralOfThePinballLoss) {
  for (const double scale : {0.01, 0.5, 3.0})
    for (const double quantile : {0.1, 0.5, 0.8})
      for (const double f : {-7.0, -1.0, 0.3, 2.0})
        for (const double y : {-2.5, 0.1, 2.5}) {
          const double clamped = std::max(-2.0, std::min(2.0, f)), kink = y - clamped;
          const auto loss = [&](double b) { return pinball(y - clamped - b, quantile); };
          const double above = overNoise(scale, std::max(kink, -60 * scale), loss);
          const double integral =
              above + overNoise(scale, std::max(-kink, -60 * scale), [&](double b) { return loss(-b); });
          EXPECT_NEAR(expectedPinballLoss(f, y, 2, scale, quantile), integral, 1e-10 * (1 + integral));
          EXPECT_DOUBLE_EQ(expectedPinballLoss(f, y, 2, 0, quantile), pinball(kink, quantile));
        }
}

/// Simpson's rule between the bounds in pieces at the label, and the two tails, whose losses are known.
TEST(ReleasedError, IsTheIntegralOfThePinballLossOfAClampedNormalNumber) {
  const auto below = [](double z) { return std::erfc(-z / std::numbers::sqrt2) / 2; };
  for (const double sd : {1e-6, 0.01, 0.7, 40.0, 1e4, 1e12})
    for (const double quantile : {0.1, 0.5, 0.8})
      for (const double f : {-7.0, -1.0, 0.3, 2.0})
        for (const double y : {-2.5, 0.1, 2.5}) {
          double expected = below((-2 - f) / sd) * pinball(y + 2, quantile) +
                            below((f - 2) / sd) * pinball(y - 2, quantile);
          const double within = std::clamp(y, -2.0, 2.0);
          for (const auto& [from, to] : {std::pair(-2.0, within), std::pair(within, 2.0)}) {
            // Where the density is, which may be narrow.
            const double low = std::clamp(f - 9 * sd, from, to), high = std::clamp(f + 9 * sd, from, to);
            constexpr int kSteps = 2000;
            double sum = 0;
            for (int i = 0; i <= kSteps; ++i) {
              const double t = low + (high - low) * i / kSteps, z = (t - f) / sd;
              const double weight = i == 0 || i == kSteps ? 1 : i % 2 == 1 ? 4 : 2;
              sum += weight * pinball(y - t, quantile) * std::exp(-z * z / 2);
            }
            expected += sum * (high - low) / (3 * kSteps) / (sd * std::sqrt(2 * std::numbers::pi));
          }
          EXPECT_NEAR(expectedPinballLossOfNormal(f, y, 2, sd, quantile), expected, 1e-9)
              << sd << ' ' << f << ' ' << y;
        }
  EXPECT_DOUBLE_EQ(expectedPinballLossOfNormal(0.5, 1, 2, 0, 0.8), 0.4);
}

TEST(ReleasedError, HasItsLimits) {
  EXPECT_EQ(expectedSignError(0.3, 1, 0), 0);
  EXPECT_EQ(expectedSignError(0.3, -1, 0), 1);
  EXPECT_EQ(expectedSignError(0, 1, 0), 0.5);
  EXPECT_NEAR(expectedSignError(0.3, 1, 1e-3), 0, 1e-100);
  EXPECT_NEAR(expectedSignError(0.3, 1, 1e12), 0.5, 1e-12);
  EXPECT_EQ(expectedSquaredError(5, 1, 2, 0), 1);
}

/// Means over many releases within 5 standard deviations of theirs.
TEST(ReleasedError, MatchesItsSamples) {
  const std::vector<double> predictions = {-4, -0.9, -0.1, 0, 0.2, 0.8, 3};
  const std::vector<double> labels = {-1, 1, -1, 1, 1, -1, 1};
  Rng rng(1);
  const int releases = 40000;
  const double points = static_cast<double>(labels.size());
  for (const double scale : {0.2, 2.0}) {
    double squares = 0, signs = 0;
    for (int i = 0; i < releases; ++i) {
      squares += squaredErrorOf(lawOfPredictions(predictions, 1.5, scale).draw(rng), labels) / releases;
      signs += signErrorOf(lawOfPredictions(predictions, 1, scale).draw(rng), labels) / releases;
    }
    const double sd = 1 / std::sqrt(releases * points);
    // Var (e + b)^2 = 4 e^2 2 theta^2 + 20 theta^4 with |e| <= 2.5.
    const double square = std::sqrt(50 * scale * scale + 20 * std::pow(scale, 4));
    EXPECT_NEAR(squares, meanSquaredError(predictions, labels, 1.5, scale), 5 * square * sd);
    EXPECT_NEAR(signs, meanSignError(predictions, labels, scale), 5 * sd / 2);
  }
  EXPECT_EQ(signErrorOf(lawOfPredictions(predictions, 1, 0).draw(rng), labels),
            meanSignError(predictions, labels, 0));
  EXPECT_EQ(squaredErrorOf(lawOfPredictions(predictions, 1.5, 0).draw(rng), labels),
            meanSquaredError(predictions, labels, 1.5, 0));
}

/// With one number for all points a mean over many would be as far from its expectation as one of them.
TEST(ReleasedError, EveryPointHasItsOwnNoise) {
  const std::vector<double> predictions(10000, 0.5), labels(10000, 1);
  Rng rng(2);
  const double scale = 2, squares = 0.25 + 2 * scale * scale;
  // Five standard deviations: Var (e + b)^2 = 4 e^2 2 theta^2 + 20 theta^4.
  const double sd = std::sqrt((2 * scale * scale + 20 * std::pow(scale, 4)) / 10000);
  for (int release = 0; release < 10; ++release) {
    EXPECT_NEAR(squaredErrorOf(lawOfPredictions(predictions, 1, scale).draw(rng), labels), squares, 5 * sd);
    EXPECT_NEAR(signErrorOf(lawOfPredictions(predictions, 1, scale).draw(rng), labels), std::exp(-0.25) / 2,
                5 * 0.005);
  }
}

}  // namespace
}  // namespace epsiscope::released_error_test
