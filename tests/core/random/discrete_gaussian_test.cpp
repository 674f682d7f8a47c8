#include "core/random/discrete_gaussian.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/random/exact_coin.h"
#include "tests/support/chi_square.h"

namespace epsiscope::discrete_gaussian_test {
namespace {

/// The place of z among -reach, ..., reach.
std::size_t placeOf(int z, int reach) {
  const int place = z + reach;
  return static_cast<std::size_t>(place);
}

/// The probabilities of -reach, ..., reach, summed.
std::vector<double> probabilities(double deviation, int reach) {
  std::vector<double> found;
  double mass = 0;
  for (int z = -reach; z <= reach; ++z) {
    found.push_back(std::exp(-z * (z / (2 * deviation * deviation))));
    mass += found.back();
  }
  for (double& one : found) one /= mass;
  return found;
}

TEST(DiscreteGaussian, DrawsItsLaw) {
  constexpr int kDraws = 1'700'000;  // ten million in all
  for (const double deviation : {0.0625, 0.3, 0.99, 1.0, 1.7, 12.5}) {
    const DiscreteGaussianSampler noise(deviation);
    ASSERT_GE(noise.deviation(), deviation);
    ASSERT_NEAR(noise.deviation(), deviation, 1e-12 * deviation);
    const int reach = 20 + static_cast<int>(10 * deviation);
    const std::vector<double> law = probabilities(deviation, reach);
    Rng rng(3);
    std::vector<int> counts(law.size());
    double squares = 0;
    for (int i = 0; i < kDraws; ++i) {
      const auto z = static_cast<int>(noise(rng));
      ASSERT_LE(std::abs(z), reach);
      ++counts[placeOf(z, reach)];
      squares += static_cast<double>(z) * z;
    }
    test::ChiSquare sum;
    double restSeen = 0, restMeant = 0;
    for (std::size_t i = 0; i < law.size(); ++i) {
      const double meant = kDraws * law[i];
      if (meant < 20) {
        restSeen += counts[i], restMeant += meant;
        continue;
      }
      sum.add(counts[i], meant);
    }
    if (restMeant > 1) sum.add(restSeen, restMeant);
    if (sum.freedom > 0) {
      EXPECT_LT(sum.distance, test::criticalChiSquare(sum.freedom)) << deviation;
    } else {
      EXPECT_EQ(restSeen, 0) << deviation;
    }
    double fourth = 0;
    for (int z = -reach; z <= reach; ++z) fourth += law[placeOf(z, reach)] * std::pow(z, 4);
    EXPECT_NEAR(squares / kDraws, noise.variance(), 5 * std::sqrt(fourth / kDraws) + 1e-9) << deviation;
  }
}

/// On a fine lattice it is the normal law.
TEST(DiscreteGaussian, IsNormalWhereTheLatticeIsFine) {
  constexpr int kDraws = 20'000;
  constexpr double kDeviation = 0x1p26;
  const DiscreteGaussianSampler noise(kDeviation);
  Rng rng(5);
  std::vector<double> draws(kDraws);
  for (double& draw : draws) draw = static_cast<double>(noise(rng)) / kDeviation;
  std::sort(draws.begin(), draws.end());
  const double critical = 2.693 / std::sqrt(static_cast<double>(kDraws));
  for (int i = 0; i < kDraws; ++i)
    ASSERT_NEAR(std::erfc(-draws[static_cast<std::size_t>(i)] / std::sqrt(2.0)) / 2,
                static_cast<double>(i) / kDraws, critical);
}

TEST(DiscreteGaussian, HasTheVarianceOfItsLaw) {
  for (const double deviation : {0.0625, 0.5, 1.0, 2.999, 3.001, 10.0}) {
    double sum = 0;
    const int reach = 400;
    const std::vector<double> law = probabilities(DiscreteGaussianSampler(deviation).deviation(), reach);
    for (int z = -reach; z <= reach; ++z) sum += law[placeOf(z, reach)] * z * z;
    EXPECT_NEAR(DiscreteGaussianSampler(deviation).variance(), sum, 1e-12 * sum) << deviation;
  }
}

TEST(DiscreteGaussian, SaysWhatItCannotDraw) {
  for (const double deviation : {0.0, -1.0, 0.06, 0x1p27, std::nan("")})
    EXPECT_FALSE(DiscreteGaussianSampler::canDraw(deviation)) << deviation;
  EXPECT_TRUE(DiscreteGaussianSampler::canDraw(0x1p-4));
}

TEST(ExactCoin, FallsAsOftenAsItsExponential) {
  constexpr int kDraws = 200'000;
  Rng rng(8);
  for (const auto& [part, whole] : {std::pair{0, 1}, {1, 3}, {1, 1}, {5, 2}, {9, 4}, {7, 1}}) {
    int fell = 0;
    for (int i = 0; i < kDraws; ++i)
      fell += drawExp(static_cast<WideUnsigned>(part), static_cast<WideUnsigned>(whole), rng);
    const double p = std::exp(-static_cast<double>(part) / whole);
    EXPECT_NEAR(fell, kDraws * p, 5 * std::sqrt(kDraws * p * (1 - p)) + 0.5) << part << '/' << whole;
  }
}

}  // namespace
}  // namespace epsiscope::discrete_gaussian_test
