#include "core/erm/tilted_regression.h"

#include <gtest/gtest.h>

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>

#include "core/audit/tilt_audit.h"
#include "core/erm/dense_rows.h"
#include "core/erm/minimise.h"
#include "core/random/rng.h"

namespace epsiscope::tilted_regression_test {
namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

struct Table {
  DenseRows x;
  VectorXd y;
  TiltedRows rows(double constant = 0.4) const { return {x, constant, y}; }
};

Table anyTable(Index rows, Index features, std::uint64_t seed) {
  Rng rng(seed);
  DenseRows::Matrix x(rows, features);
  VectorXd y(rows);
  for (Index i = 0; i < rows; ++i) {
    for (Index j = 0; j < features; ++j) x(i, j) = rng.normal();
    x.row(i) /= std::max(1.0, x.row(i).norm());
    y[i] = std::clamp(0.1 + 0.6 * x(i, 0) + 0.2 * rng.normal(), -1.0, 1.0);
  }
  return {DenseRows(x), y};
}

VectorXd anyTilt(Index size, double deviation, Rng& rng) {
  VectorXd tilt(size);
  for (double& one : tilt) one = deviation * rng.normal();
  return tilt;
}

TEST(TailedSquare, IsSmoothOnceAndAtMostFourSteep) {
  constexpr double kStep = 1e-6;
  for (double t = -5; t <= 5; t += 0.137) {
    EXPECT_NEAR((tailedSquare(t + kStep) - tailedSquare(t - kStep)) / (2 * kStep), tailedSlope(t), 1e-8);
    EXPECT_LE(std::abs(tailedSlope(t)), 4);
  }
  EXPECT_EQ(tailedSquare(2), 4);
  EXPECT_EQ(tailedSquare(-3), 8);
  EXPECT_EQ(tailedCurvature(1.9), 2);
  EXPECT_EQ(tailedCurvature(2.1), 0);
}

/// As long as no residual is beyond 2, it is ridge regression with a tilted right side.
TEST(TiltedRegression, IsRidgeWhileResidualsAreSmall) {
  const Table table = anyTable(300, 4, 1);
  MatrixXd z(300, 5);
  z << MatrixXd::Constant(300, 1, 0.4), table.x.matrix();
  Rng rng(2);
  for (const double lambda : {1e-4, 0.01, 1.0})
    for (const double deviation : {0.0, 5.0}) {
      const VectorXd tilt = anyTilt(5, deviation, rng);
      const TiltedFit fit = minimiseTilted(table.rows(), lambda, tilt);
      const MatrixXd normal = z.transpose() * z + 300 * lambda * MatrixXd::Identity(5, 5);
      const VectorXd expected = normal.ldlt().solve(z.transpose() * table.y - tilt / 2);
      ASSERT_LE((z * expected - table.y).cwiseAbs().maxCoeff(), 2);
      EXPECT_TRUE(fit.reached);
      EXPECT_LE((fit.weights - expected).norm(), 1e-9 * (1 + expected.norm()));
    }
}

TEST(TiltedRegression, FindsTheMinimumWhereTailsAreStraight) {
  Rng rng(3);
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Table table = anyTable(60, 3, seed);
    for (const double constant : {0.0, 0.4}) {
      const TiltedRows rows = table.rows(constant);
      const VectorXd tilt = anyTilt(rows.weights(), 80, rng);
      const TiltedFit fit = minimiseTilted(rows, 0.05, tilt);
      EXPECT_TRUE(fit.reached);
      EXPECT_LE(fit.gradientNorm, kGradientTolerance);
      EXPECT_LE((slopeWithoutTilt(rows, 0.05, fit.weights) + tilt).norm(), 60 * kGradientTolerance * 1.01);
      // From another start the result is the same.
      const TiltedFit again = minimiseTilted(rows, 0.05, tilt, VectorXd::Constant(rows.weights(), 9));
      EXPECT_LE((again.weights - fit.weights).norm(), 1e-8 * (1 + fit.weights.norm()));
    }
  }
}

TEST(TiltPlan, KeepsEpsilonAndDelta) {
  for (const double epsilon : {0.05, 0.5, 3.0})
    for (const double delta : {1e-5, 1e-9})
      for (const std::optional<double> lambda :
           {std::optional<double>(), std::optional(0.0), std::optional(0.2)}) {
        const TiltPlan plan = planTilt(2000, 0.4, lambda, epsilon, delta);
        const double square = 1.16, r = plan.deviation / (4 * std::sqrt(square));
        const double t = std::sqrt(2 * std::log(1 / delta));
        EXPECT_NEAR(plan.bend, std::log1p(square / (2000 * plan.lambda)), 1e-12);
        EXPECT_NEAR(plan.bend + 2 * t / r + 2 / (r * r) + plan.solverEpsilon, epsilon, 1e-9 * epsilon);
        EXPECT_LE(plan.bend, (epsilon - plan.solverEpsilon) / 2 * (1 + 1e-12));
        EXPECT_NEAR(kGradientTolerance / plan.lambda / plan.solverScale, plan.solverEpsilon, 1e-12);
        if (lambda == 0.2) {
          EXPECT_EQ(plan.lambda,
                    std::max(0.2, square / (2000 * std::expm1((epsilon - plan.solverEpsilon) / 2))));
        } else if (!lambda) {
          EXPECT_NEAR(plan.lambda,
                      std::max(2 * plan.deviation / 2000,
                               square / (2000 * std::expm1((epsilon - plan.solverEpsilon) / 2))),
                      1e-6 * plan.lambda);
        }
      }
}

/// The exact ratio of densities at the release, for rows that are replaced by any others: the share of
/// releases that lose more than the plan's part is at most delta, here 0.02 so that it can be counted, up to
/// five standard errors.
TEST(TiltedRegression, NoNeighboursAreToldApartByMoreThanThePlan) {
  constexpr double kEpsilon = 1, kDelta = 0.02;
  constexpr int kReleases = 400;
  const Table table = anyTable(40, 2, 4);
  const TiltedRows rows = table.rows();
  const AuditedTilt release{
      .plan = planTilt(40, 0.4, 0.0, kEpsilon, kDelta), .rows = 40, .constant = 0.4, .delta = kDelta};
  Rng rng(5);
  for (int pair = 0; pair < 6; ++pair) {
    const auto row = static_cast<std::uint32_t>(rng.below(40));
    ReplacedRows replaced = ReplacedRows::at(rows.x, rows.y, {row});
    replaced.otherY = VectorXd::Constant(1, pair % 2 == 0 ? 1.0 : -1.0);
    replaced.other = VectorXd::NullaryExpr(2, [&] { return rng.normal(); }).normalized();
    int beyond = 0;
    for (int i = 0; i < kReleases; ++i) {
      const TiltedFit fit =
          minimiseTilted(rows, release.plan.lambda, anyTilt(3, release.plan.deviation, rng));
      ASSERT_TRUE(fit.reached);
      beyond += tiltLogRatio(release, rows, fit.weights, replaced) > kEpsilon;
    }
    EXPECT_LE(beyond, kReleases * kDelta + 5 * std::sqrt(kReleases * kDelta)) << pair;
  }
}

}  // namespace
}  // namespace epsiscope::tilted_regression_test
