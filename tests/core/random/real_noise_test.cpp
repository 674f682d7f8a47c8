#include "core/random/real_noise.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "core/random/exact_normal.h"
#include "tests/core/random/kolmogorov.h"

namespace epsiscope::real_noise_test {
namespace {

constexpr std::size_t kDraws = 20'000;

/// The length is a Gamma number of shape d, and the direction uniform: in three dimensions a coordinate of it
/// is uniform on [-1, 1] (Archimedes).
TEST(RealNoise, OfANormHasGammaLengthAndNoDirection) {
  constexpr double kScale = 2.5;
  Rng rng(3);
  std::vector<double> lengths(kDraws), heights(kDraws);
  for (std::size_t i = 0; i < kDraws; ++i) {
    const Eigen::VectorXd b = RealNoise{.dimension = 3, .scale = kScale}.draw(rng);
    lengths[i] = b.norm() / kScale;
    heights[i] = b(2) / b.norm();
  }
  const auto erlang = [](double x) { return 1 - std::exp(-x) * (1 + x + x * x / 2); };
  EXPECT_LT(test::kolmogorovDistance(lengths, erlang), test::kolmogorovCritical(kDraws));
  EXPECT_LT(test::kolmogorovDistance(heights, [](double x) { return (1 + x) / 2; }),
            test::kolmogorovCritical(kDraws));
}

TEST(RealNoise, InOneDimensionIsLaplace) {
  Rng rng(4);
  std::vector<double> draws(kDraws);
  for (double& draw : draws) draw = RealNoise{}.draw(rng)[0];
  const auto laplace = [](double x) { return x < 0 ? std::exp(x) / 2 : 1 - std::exp(-x) / 2; };
  EXPECT_LT(test::kolmogorovDistance(draws, laplace), test::kolmogorovCritical(kDraws));
}

/// In many dimensions, against the draws in floating point: the mean length is d, its deviation d^(1/2).
TEST(RealNoise, HasTheLengthOfTheSameNoiseInManyDimensions) {
  constexpr Eigen::Index kColumns = 105;
  constexpr int kFew = 2000;
  Rng rng(5);
  for (const bool isNormal : {false, true}) {
    double sum = 0;
    for (int i = 0; i < kFew; ++i)
      sum += RealNoise{.dimension = kColumns, .isNormal = isNormal}.draw(rng).norm();
    const double mean = isNormal ? std::sqrt(2.0) * std::exp(std::lgamma(53) - std::lgamma(52.5)) : kColumns;
    const double deviation = isNormal ? 0.71 : std::sqrt(static_cast<double>(kColumns));
    EXPECT_NEAR(sum / kFew, mean, 5 * deviation / std::sqrt(kFew));
  }
}

TEST(RealNoise, IsFarNearerThanItsReachAndFarLargerThanItsError) {
  Rng rng(6);
  for (const Eigen::Index columns : {1, 2, 10, 1000})
    for (const bool isNormal : {false, true}) {
      const RealNoise noise{.dimension = columns, .scale = 0.125, .isNormal = isNormal};
      for (int i = 0; i < 50; ++i) EXPECT_LT(noise.draw(rng).norm(), noise.reach());
      EXPECT_LT(noise.error(), 1e-5 * noise.scale) << columns;
      // No draw is off by less than one rounding.
      EXPECT_GT(noise.error(), kExactNormalError * noise.scale);
    }
}

}  // namespace
}  // namespace epsiscope::real_noise_test
