#include "core/erm/output_error.h"

#include "core/random/norm_noise.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace epsiscope::output_error_test {
namespace {

using Eigen::Index;
using Eigen::VectorXd;

TEST(ExpectedErrorOfOutputPerturbation, IsTheMeanOverDraws) {
  constexpr Index kRows = 40, kDimension = 5;
  constexpr int kDraws = 60'000;
  constexpr double kScale = 0.3;
  Rng rng(3);
  const Eigen::MatrixXd x = Eigen::MatrixXd::NullaryExpr(kRows, kDimension, [&] { return rng.normal(); });
  const VectorXd y = VectorXd::NullaryExpr(kRows, [&] { return rng.uniform() < 0.5 ? -1.0 : 1.0; });
  const VectorXd f = VectorXd::NullaryExpr(kDimension, [&] { return rng.normal(); });
  const double expected =
      expectedErrorOfOutputPerturbation(x * f, y, x.rowwise().norm(), kScale, ProjectedNoise(kDimension));
  double sum = 0;
  for (int draw = 0; draw < kDraws; ++draw) {
    const VectorXd scores = x * (f + normNoise(kDimension, kScale, rng));
    for (Index i = 0; i < kRows; ++i) sum += (scores(i) > 0) == (y(i) > 0) ? 0 : 1.0 / kRows;
  }
  // Hoeffding: missed with probability 1e-6.
  EXPECT_NEAR(sum / kDraws, expected, std::sqrt(std::log(2 / 1e-6) / (2 * kDraws)));
}

TEST(ExpectedErrorOfOutputPerturbation, IsClosedInOneDimension) {
  const VectorXd scores = VectorXd::Map(std::vector{0.5, -1.0, 0.0, 2.0}.data(), 4);
  const VectorXd labels = VectorXd::Map(std::vector{1.0, 1.0, -1.0, -1.0}.data(), 4);
  const VectorXd norms = VectorXd::Map(std::vector{0.25, 1.0, 0.5, 1.0}.data(), 4);
  const double expected =
      (std::exp(-1.0) / 2 + (1 - std::exp(-0.5) / 2) + 0.5 + (1 - std::exp(-1.0) / 2)) / 4;
  EXPECT_NEAR(expectedErrorOfOutputPerturbation(scores, labels, norms, 2, ProjectedNoise(1)), expected,
              1e-13);
}

TEST(ExpectedErrorOfOutputPerturbation, IsTheClassifiersOwnWhereNoNoiseReaches) {
  // The score 0 says -1: right for the first row, wrong for the second.
  const VectorXd scores = VectorXd::Map(std::vector{0.0, 0.0, 0.1, -0.1}.data(), 4);
  const VectorXd labels = VectorXd::Map(std::vector{-1.0, 1.0, 1.0, 1.0}.data(), 4);
  const ProjectedNoise noise(3);
  EXPECT_EQ(expectedErrorOfOutputPerturbation(scores, labels, VectorXd::Ones(4), 0, noise), 0.5);
  VectorXd norms = VectorXd::Ones(4);
  norms.head(2).setZero();
  const double tail = noise.tail(0.1);
  EXPECT_NEAR(expectedErrorOfOutputPerturbation(scores, labels, norms, 1, noise), (1 + tail + (1 - tail)) / 4,
              1e-15);
}

TEST(ExpectedErrorOfOutputPerturbation, GoesFromTheClassifiersErrorToOneHalf) {
  const VectorXd scores = VectorXd::Map(std::vector{0.5, -1.0, 0.2, 2.0}.data(), 4);
  const VectorXd labels = VectorXd::Map(std::vector{1.0, 1.0, 1.0, 1.0}.data(), 4);
  const ProjectedNoise noise(8);
  double before = 0.25;
  for (double scale = 1e-6; scale < 1e9; scale *= 10) {
    const double error = expectedErrorOfOutputPerturbation(scores, labels, VectorXd::Ones(4), scale, noise);
    EXPECT_GE(error, before);
    before = error;
  }
  EXPECT_NEAR(before, 0.5, 1e-8);
}

TEST(ExpectedErrorOfNormalNoise, IsTheNormalTailAlongEachRow) {
  const VectorXd scores = VectorXd::Map(std::vector{0.5, -1.0, 0.0, 2.0}.data(), 4);
  const VectorXd labels = VectorXd::Map(std::vector{1.0, 1.0, -1.0, -1.0}.data(), 4);
  const VectorXd norms = VectorXd::Map(std::vector{0.25, 1.0, 0.5, 0.0}.data(), 4);
  // P(Z > 1) = 0.158655..., P(Z > 0.5) = 0.308537...; no noise reaches the last row.
  EXPECT_NEAR(expectedErrorOfNormalNoise(scores, labels, norms, 2),
              (0.15865525393145705 + (1 - 0.3085375387259869) + 0.5 + 1) / 4, 1e-15);
}

}  // namespace
}  // namespace epsiscope::output_error_test
