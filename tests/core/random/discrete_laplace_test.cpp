#include "core/random/discrete_laplace.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <vector>

#include "tests/support/chi_square.h"

namespace epsiscope::discrete_laplace_test {
namespace {

/// P(Z <= z), from the ratio of neighbours alone.
double distributionAt(double rate, double z) {
  const double q = std::exp(-rate);
  return z < 0 ? std::pow(q, -z) / (1 + q) : 1 - std::pow(q, z + 1) / (1 + q);
}

TEST(DiscreteLaplace, DrawsTheTwoSidedGeometricLaw) {
  constexpr int kDraws = 40'000;
  // Kolmogorov and Smirnov at 1e-6, conservative for a discrete law.
  const double critical = 2.693 / std::sqrt(static_cast<double>(kDraws));
  for (const double epsilon : {0.05, 0.7, 1.0, 3.0})
    for (const int sensitivity : {1, 2, 5}) {
      const DiscreteLaplaceSampler noise(epsilon, sensitivity);
      ASSERT_DOUBLE_EQ(noise.rate(), epsilon / sensitivity);
      Rng rng(11);
      std::map<long long, int> counts;
      for (int i = 0; i < kDraws; ++i) ++counts[static_cast<long long>(noise(rng))];
      double below = 0;
      for (const auto& [z, count] : counts) {
        below += static_cast<double>(count) / kDraws;
        ASSERT_NEAR(below, distributionAt(noise.rate(), static_cast<double>(z)), critical)
            << "epsilon " << epsilon << " sensitivity " << sensitivity << " z " << z;
      }
    }
}

/// Ten million draws, against probabilities from the ratio of neighbours.
TEST(DiscreteLaplace, DrawsItsLaw) {
  constexpr int kDraws = 2'000'000;
  for (const double epsilon : {0.05, 0.7, 1.0, 3.0, 20.0}) {
    const DiscreteLaplaceSampler noise(epsilon, 2);
    Rng rng(5);
    std::map<long long, double> counts;
    for (int i = 0; i < kDraws; ++i) ++counts[static_cast<long long>(noise(rng))];
    test::ChiSquare sum;
    double seen = 0, meant = 0;
    for (long long z = counts.begin()->first; z <= counts.rbegin()->first; ++z) {
      const auto at = static_cast<double>(z);
      const bool isFirst = z == counts.begin()->first, isLast = z == counts.rbegin()->first;
      const double below = isFirst ? 0 : distributionAt(noise.rate(), at - 1);
      meant += kDraws * ((isLast ? 1 : distributionAt(noise.rate(), at)) - below);
      seen += counts.contains(z) ? counts.at(z) : 0;
      if (meant < 50) continue;
      sum.add(seen, meant);
      seen = meant = 0;
    }
    if (meant > 1) sum.add(seen, meant);
    ASSERT_GT(sum.freedom, 0);
    EXPECT_LT(sum.distance, test::criticalChiSquare(sum.freedom)) << epsilon;
  }
}

TEST(DiscreteLaplace, DrawsFarNumbersAsOftenAsTheContinuousLaw) {
  constexpr int kDraws = 20'000;
  const double critical = 2.693 / std::sqrt(static_cast<double>(kDraws));
  const WideInteger sensitivity = static_cast<WideInteger>(1) << 40;
  const DiscreteLaplaceSampler noise(0.3, sensitivity);
  Rng rng(5);
  std::vector<double> draws(kDraws);
  for (double& draw : draws) draw = static_cast<double>(noise(rng)) * noise.rate();
  std::sort(draws.begin(), draws.end());
  for (int i = 0; i < kDraws; ++i) {
    const double x = draws[static_cast<std::size_t>(i)];
    const double at = x < 0 ? std::exp(x) / 2 : 1 - std::exp(-x) / 2;
    ASSERT_NEAR(at, static_cast<double>(i) / kDraws, critical);
  }
}

TEST(DiscreteLaplace, HasTheVarianceOfItsLaw) {
  for (const double epsilon : {1e-3, 0.5, 2.0, 9.0}) {
    const DiscreteLaplaceSampler noise(epsilon, 1);
    const double q = std::exp(-epsilon);
    double sum = 0;
    for (int z = 1; z < 100'000; ++z) sum += 2.0 * z * z * std::pow(q, z) * (1 - q) / (1 + q);
    EXPECT_NEAR(noise.variance(), sum, 1e-9 * sum) << epsilon;
  }
  EXPECT_NEAR(DiscreteLaplaceSampler(1e-6, 1).variance(), 2e12, 1);
}

TEST(DiscreteLaplace, NeverDrawsFasterThanEpsilonAllows) {
  for (const double epsilon : {1e-6, 0.1, 1 / 3.0, 700.0})
    for (const int bits : {0, 20, 40, 72}) {
      const WideInteger sensitivity = static_cast<WideInteger>(1) << bits;
      ASSERT_TRUE(DiscreteLaplaceSampler::canDraw(epsilon, sensitivity)) << epsilon << ' ' << bits;
      const double asked = epsilon / std::exp2(bits);
      const double rate = DiscreteLaplaceSampler(epsilon, sensitivity).rate();
      EXPECT_LE(rate, asked * (1 + 1e-15));
      EXPECT_GE(rate, asked * (1 - 0x1p-19));
    }
}

TEST(DiscreteLaplace, SaysWhatCannotBeDrawn) {
  EXPECT_FALSE(DiscreteLaplaceSampler::canDraw(0, 1));
  EXPECT_FALSE(DiscreteLaplaceSampler::canDraw(-1, 1));
  EXPECT_FALSE(DiscreteLaplaceSampler::canDraw(std::nan(""), 1));
  EXPECT_FALSE(DiscreteLaplaceSampler::canDraw(INFINITY, 1));
  EXPECT_FALSE(DiscreteLaplaceSampler::canDraw(1e-40, 1));
  EXPECT_FALSE(DiscreteLaplaceSampler::canDraw(1, 0));
}

TEST(DiscreteLaplace, TellsTheNumberOutrightAtALargeEpsilon) {
  const DiscreteLaplaceSampler noise(700, 1);
  Rng rng(3);
  for (int i = 0; i < 1000; ++i) ASSERT_TRUE(noise(rng) == 0);
}

}  // namespace
}  // namespace epsiscope::discrete_laplace_test
