#include "core/sums/regression_sums.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/erm/dense_rows.h"
#include "tests/support/ball_rows.h"

namespace epsiscope::regression_sums_test {
namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

VectorXd rowOf(const test::BallRows& table, Index i, const RowWeights& weights) {
  const VectorXd x = table.x.matrix().row(i).transpose();
  VectorXd z(x.size() + (weights.constant > 0 ? 2 : 1));
  if (weights.constant > 0)
    z << weights.constant, x, weights.label * table.y[i];
  else
    z << x, weights.label * table.y[i];
  return z;
}

TEST(RegressionSums, AreTheSumsOfProductsOfRows) {
  for (const bool constant : {true, false}) {
    const test::BallRows table = test::ballRows(300, 5, 1);
    const RowWeights weights = rowWeights(constant);
    EXPECT_EQ(weights.constant > 0, constant);
    const RegressionSums sums = regressionSums(table.x, table.y, weights);
    MatrixXd expected = MatrixXd::Zero(sums.matrix.rows(), sums.matrix.rows());
    for (Index i = 0; i < 300; ++i) {
      const VectorXd z = rowOf(table, i, weights);
      EXPECT_LE(z.squaredNorm(), weights.reach());
      expected += z * z.transpose();
    }
    // Sums of 300 numbers below 1.
    EXPECT_LE((sums.matrix - expected).cwiseAbs().maxCoeff(), 1e-12);
    EXPECT_EQ(sums.matrix, MatrixXd(sums.matrix.transpose()));
    EXPECT_EQ(sums.coefficients(), constant ? 6 : 5);
    EXPECT_EQ(sums.rows, 300);
    EXPECT_EQ(sums.deviation, 0);
  }
}

/// The condition for which the noise is made: whatever row takes the place of another.
TEST(RegressionSums, AReplacedRowMovesThemByAtMostTheReach) {
  const RowWeights weights = rowWeights(true);
  const test::BallRows table = test::ballRows(50, 3, 2);
  const RegressionSums before = regressionSums(table.x, table.y, weights);
  Rng rng(3);
  for (int i = 0; i < 200; ++i) {
    DenseRows::Matrix x = table.x.matrix();
    VectorXd y = table.y;
    for (Index j = 0; j < 3; ++j) x(7, j) = rng.normal();
    x.row(7) /= x.row(7).norm();
    y[7] = rng.below(2) == 0 ? -1 : 1;
    const MatrixXd moved = regressionSums(DenseRows(x), y, weights).matrix - before.matrix;
    const VectorXd z = rowOf({DenseRows(x), y}, 7, weights), w = rowOf(table, 7, weights);
    EXPECT_NEAR(moved.norm(), normDistance(z, w), 1e-7);
    EXPECT_LE(traceDistance(z, w), 2 * weights.reach());
  }
}

TEST(RegressionSums, GetTheNoiseOfThePlanButForTheConstantsSquare) {
  const test::BallRows table = test::ballRows(100, 4, 4);
  for (const bool constant : {true, false}) {
    const RegressionSums exact = regressionSums(table.x, table.y, rowWeights(constant));
    const SumsPlan plan = planSums(SumsNoise::trace, exact.matrix.rows(), exact.weights.reach(), 0.5, 0);
    Rng rng(5);
    const MatrixXd unit = unitNoise(plan.noise, plan.size, rng);
    const RegressionSums noisy = noisySums(exact, plan, unit);
    MatrixXd added = noisy.matrix - exact.matrix;
    if (constant) {
      EXPECT_EQ(added(0, 0), 0);
      added(0, 0) = plan.scale * unit(0, 0);
    }
    EXPECT_LE((added - plan.scale * unit).cwiseAbs().maxCoeff(), 1e-11);
    EXPECT_EQ(noisy.deviation, plan.deviation);
  }
}

TEST(RegressionSums, StopWhenTheyAreTold) {
  const test::BallRows table = test::ballRows(100, 4, 6);
  bool asked = false;
  regressionSums(table.x, table.y, rowWeights(true), [&] {
    asked = true;
    return false;
  });
  EXPECT_TRUE(asked);
}

}  // namespace
}  // namespace epsiscope::regression_sums_test
