#include "core/privacy/guessing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/privacy/guarantee.h"

namespace epsiscope::guessing_test {
namespace {

/// The share of right guesses by quadrature: half the integral of the larger of the two densities.
double byQuadrature(double epsilon, double share) {
  const double scale = 1 / epsilon, low = -40 * scale, high = share + 40 * scale;
  constexpr int kSteps = 2'000'000;
  const double step = (high - low) / kSteps;
  double sum = 0;
  for (int i = 0; i < kSteps; ++i) {
    const double t = low + (i + 0.5) * step;
    sum += std::max(std::exp(-std::abs(t) / scale), std::exp(-std::abs(t - share) / scale)) / (2 * scale);
  }
  return sum * step / 2;
}

TEST(Guessing, TheBestGuessIsHalfTheIntegralOfTheLargerDensity) {
  for (const double epsilon : {0.2, 1.0, 4.0})
    for (const double share : {0.3, 0.97, 1.0})
      EXPECT_NEAR(laplaceGuess(epsilon, share), byQuadrature(epsilon, share), 1e-6) << epsilon << share;
}

TEST(Guessing, NoLaplaceGuessIsAboveWhatEpsilonPromises) {
  for (double epsilon = 1e-6; epsilon < 700; epsilon *= 1.7)
    for (const double share : {0.0, 0.2, 0.9, 1.0}) {
      EXPECT_LE(laplaceGuess(epsilon, share), attackerPosterior(epsilon)) << epsilon;
      EXPECT_GE(laplaceGuess(epsilon, share), 0.5);
    }
}

/// Compared with sums of products, without logarithms.
TEST(Guessing, LikelyCountsLeaveOutAtMostTheTails) {
  for (const double chance : {0.0, 0.5, 0.697, 0.93, 1.0})
    for (const double mass : {0.5, 0.95}) {
      constexpr int kDraws = 20;
      double probability[kDraws + 1];
      for (int k = 0; k <= kDraws; ++k) {
        double ways = 1;
        for (int i = 0; i < k; ++i) ways = ways * (kDraws - i) / (i + 1);
        probability[k] = ways * std::pow(chance, k) * std::pow(1 - chance, kDraws - k);
      }
      const CountRange range = likelyCounts(kDraws, chance, mass);
      double below = 0, above = 0;
      for (int k = 0; k < range.low; ++k) below += probability[k];
      for (int k = kDraws; k > range.high; --k) above += probability[k];
      EXPECT_LE(below, (1 - mass) / 2 + 1e-12);
      EXPECT_LE(above, (1 - mass) / 2 + 1e-12);
      if (range.low < range.high) {
        EXPECT_GT(below + probability[range.low], (1 - mass) / 2 - 1e-12);
        EXPECT_GT(above + probability[range.high], (1 - mass) / 2 - 1e-12);
      }
    }
}

}  // namespace
}  // namespace epsiscope::guessing_test
