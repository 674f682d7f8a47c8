#include "core/random/norm_noise.h"

#include "tests/core/random/kolmogorov.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <vector>

namespace epsiscope::norm_noise_test {
namespace {

constexpr std::size_t kDraws = 40000;

/// 1 - sum_{k < shape} e^-x x^k/k!.
double erlangCdf(int shape, double x) {
  double rest = 0;
  for (int k = 0; k < shape; ++k) rest += std::exp(-x + k * std::log(x) - std::lgamma(k + 1.0));
  return 1 - rest;
}

TEST(GammaDraw, FollowsTheDistributionForWholeShapes) {
  Rng rng(1);
  for (const int shape : {1, 2, 9, 101, 501}) {
    std::vector<double> draws(kDraws);
    for (double& x : draws) x = gammaDraw(shape, rng);
    EXPECT_LT(test::kolmogorovDistance(draws, [&](double x) { return erlangCdf(shape, x); }),
              test::kolmogorovCritical(kDraws))
        << shape;
  }
}

TEST(GammaDraw, FollowsTheDistributionForHalves) {
  Rng rng(2);
  std::vector<double> draws(kDraws);
  for (double& x : draws) x = gammaDraw(1.5, rng);
  const auto cdf = [](double x) {
    return std::erf(std::sqrt(x)) - 2 * std::sqrt(x / std::numbers::pi) * std::exp(-x);
  };
  EXPECT_LT(test::kolmogorovDistance(draws, cdf), test::kolmogorovCritical(kDraws));
}

TEST(NormNoise, LengthIsGammaAndDirectionUniform) {
  Rng rng(3);
  const double scale = 2.5;
  std::vector<double> lengths(kDraws), heights(kDraws);
  for (std::size_t i = 0; i < kDraws; ++i) {
    const Eigen::VectorXd b = normNoise(3, scale, rng);
    lengths[i] = b.norm() / scale;
    heights[i] = b(2) / b.norm();
  }
  EXPECT_LT(test::kolmogorovDistance(lengths, [](double x) { return erlangCdf(3, x); }),
            test::kolmogorovCritical(kDraws));
  // Archimedes: a coordinate of a uniform point on the sphere in three dimensions is uniform on [-1, 1].
  EXPECT_LT(test::kolmogorovDistance(heights, [](double x) { return (1 + x) / 2; }),
            test::kolmogorovCritical(kDraws));
}

TEST(NormNoise, InOneDimensionIsLaplace) {
  Rng rng(4);
  std::vector<double> draws(kDraws);
  for (double& x : draws) x = normNoise(1, 1, rng)(0);
  const auto cdf = [](double x) { return x < 0 ? std::exp(x) / 2 : 1 - std::exp(-x) / 2; };
  EXPECT_LT(test::kolmogorovDistance(draws, cdf), test::kolmogorovCritical(kDraws));
}

TEST(NormNoise, CoordinatesAreUncorrelatedWithTheStatedVariance) {
  Rng rng(5);
  const Eigen::Index d = 4;
  const double scale = 0.5;
  Eigen::MatrixXd sum = Eigen::MatrixXd::Zero(d, d);
  for (std::size_t i = 0; i < kDraws; ++i) {
    const Eigen::VectorXd b = normNoise(d, scale, rng);
    sum += b * b.transpose();
  }
  const double variance = static_cast<double>(d + 1) * scale * scale;
  // E b_j^4 = 3 (d+1)(d+3) scale^4, so a mean of squares has sd at most variance sqrt(3 (d+3)/(d+1) / n);
  // five of them.
  const double tolerance = 5 * variance * std::sqrt(3.0 * (d + 3) / (d + 1) / static_cast<double>(kDraws));
  EXPECT_LT(
      (sum / static_cast<double>(kDraws) - variance * Eigen::MatrixXd::Identity(d, d)).cwiseAbs().maxCoeff(),
      tolerance);
}

TEST(NormNoise, RepeatsWithTheSeed) {
  Rng first(6), second(6);
  EXPECT_EQ(normNoise(7, 1, first), normNoise(7, 1, second));
}

}  // namespace
}  // namespace epsiscope::norm_noise_test
