#include "core/sums/sums_fit.h"

#include <gtest/gtest.h>

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/erm/dense_rows.h"

namespace epsiscope::sums_fit_test {
namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

RegressionSums anySums(Index rows, Index features, std::uint64_t seed) {
  Rng rng(seed);
  DenseRows::Matrix x(rows, features);
  VectorXd y(rows);
  for (Index i = 0; i < rows; ++i) {
    for (Index j = 0; j < features; ++j) x(i, j) = rng.normal();
    x.row(i) /= std::max(1.0, x.row(i).norm());
    y[i] = std::clamp(0.2 + 0.5 * x(i, 0) - 0.3 * x(i, 1) + 0.2 * rng.normal(), -1.0, 1.0);
  }
  return regressionSums(DenseRows(x), y, rowWeights(true));
}

RegressionSums noisy(const RegressionSums& exact, SumsNoise noise, double epsilon, std::uint64_t seed) {
  const SumsPlan plan = planSums(noise, exact.matrix.rows(), exact.weights.reach(), epsilon, 1e-5);
  Rng rng(seed);
  return noisySums(exact, plan, unitNoise(plan.noise, plan.size, rng));
}

/// X'X, X'y, and the estimates that the header defines by them, as whole matrices.
struct Direct {
  explicit Direct(const RegressionSums& sums)
      : p(sums.coefficients()),
        n(sums.rows),
        noise(sums.deviation * sums.deviation),
        labelNoise(noise / (sums.weights.label * sums.weights.label)),
        gram(sums.matrix.topLeftCorner(p, p)),
        labels(sums.matrix.col(p).head(p) / sums.weights.label) {
    const MatrixXd square = gram * gram + static_cast<double>(p) * noise * MatrixXd::Identity(p, p);
    smooth = (gram + Eigen::SelfAdjointEigenSolver<MatrixXd>(square).operatorSqrt()) / 2;
  }
  /// The variances of X'y for weights of this variance.
  MatrixXd spread(double variance) const {
    const double ofNoise = labelNoise + noise * std::min<double>(static_cast<double>(p), 4) * variance;
    return variance * smooth * smooth + 0.15 * smooth + ofNoise * MatrixXd::Identity(p, p);
  }
  VectorXd weights(double lambda) const {
    const double variance = 0.15 / (n * lambda);
    return variance * smooth * spread(variance).ldlt().solve(labels);
  }
  double surprise(double tau) const {
    const Eigen::LDLT<MatrixXd> factor(spread(tau * tau));
    return factor.vectorD().array().log().sum() + labels.dot(factor.solve(labels)) +
           std::log(tau) * std::log(tau);
  }

  Index p;
  double n, noise, labelNoise;
  MatrixXd gram, smooth;
  VectorXd labels;
};

TEST(SumsFit, WithoutNoiseIsRidge) {
  const RegressionSums sums = anySums(400, 6, 1);
  const Direct direct(sums);
  for (const double lambda : {0.0, 1e-4, 0.1, 10.0}) {
    const MatrixXd normal = direct.gram + 400 * lambda * MatrixXd::Identity(7, 7);
    const SumsFit fit = fitSums(sums, lambda);
    EXPECT_EQ(fit.lambda, lambda);
    EXPECT_LE((fit.weights - normal.ldlt().solve(direct.labels)).norm(), 1e-10 * fit.weights.norm());
  }
}

TEST(SumsFit, WithNoiseIsTheBestLinearEstimateOfTheHeader) {
  const RegressionSums exact = anySums(400, 6, 2);
  for (const SumsNoise noise : {SumsNoise::trace, SumsNoise::normal})
    for (const double epsilon : {0.05, 0.5, 5.0}) {
      const RegressionSums sums = noisy(exact, noise, epsilon, 3);
      const Direct direct(sums);
      for (const double lambda : {1e-5, 1e-3, 0.3}) {
        const VectorXd weights = direct.weights(lambda);
        EXPECT_LE((fitSums(sums, lambda).weights - weights).norm(), 1e-9 * weights.norm());
      }
    }
}

TEST(SumsFit, SuggestsTheLambdaUnderWhichTheSumsAreLikeliest) {
  const RegressionSums exact = anySums(2000, 6, 4);
  for (const double epsilon : {0.02, 0.2, 1.0, 10.0})
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const RegressionSums sums = noisy(exact, SumsNoise::trace, epsilon, seed);
      const Direct direct(sums);
      double best = 0, least = std::numeric_limits<double>::infinity();
      for (int step = -8; step <= 8; ++step) {
        const double tau = std::pow(2.0, step / 2.0), surprise = direct.surprise(tau);
        if (surprise < least) best = 0.15 / (2000 * tau * tau);
        least = std::min(least, surprise);
      }
      EXPECT_NEAR(fitSums(sums, {}).lambda, best, 1e-12 * best) << epsilon;
    }
}

/// Where the noise is small the fit is close to the one without noise, where it drowns everything little is
/// left of the fit: rows are no longer than 1, so that predictions are within 0.2 of the middle.
TEST(SumsFit, ForgetsWithTheNoise) {
  const RegressionSums exact = anySums(5000, 6, 5);
  const VectorXd weights = fitSums(exact, {}).weights;
  EXPECT_LE((fitSums(noisy(exact, SumsNoise::trace, 1000, 6), {}).weights - weights).norm(), 0.01);
  EXPECT_LE(fitSums(noisy(exact, SumsNoise::trace, 1e-4, 6), {}).weights.norm(), 0.2);
  for (const double epsilon : {1e-50, 1e-98, 1e-120, 1e-300}) {
    const SumsFit fit = fitSums(noisy(exact, SumsNoise::trace, epsilon, 6), {});
    EXPECT_TRUE(fit.weights.allFinite());
    EXPECT_LE(fit.weights.norm(), 0.2);
  }
}

TEST(SumsFit, LearnsNothingFromColumnsThatAreEmpty) {
  RegressionSums sums = anySums(300, 3, 7);
  sums.matrix.row(2).setZero();
  sums.matrix.col(2).setZero();
  for (const std::optional<double> lambda : {std::optional<double>(), std::optional(0.0)}) {
    const SumsFit fit = fitSums(sums, lambda);
    EXPECT_TRUE(fit.weights.allFinite());
    EXPECT_EQ(fit.weights[2], 0);
  }
}

}  // namespace
}  // namespace epsiscope::sums_fit_test
