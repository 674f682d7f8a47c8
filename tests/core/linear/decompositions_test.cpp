#include "core/linear/cholesky.h"
#include "core/linear/eigensystem.h"
#include "core/linear/extended_lu.h"
#include "tests/core/kernels/kernel_support.h"

#include <gtest/gtest.h>

#include <utility>

namespace epsiscope::decompositions_test {
namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

MatrixXd positiveDefinite(Index n) {
  const MatrixXd half = test::randomMatrix(n, n, 1);
  return half * half.transpose() + MatrixXd::Identity(n, n);
}

/// A copy in which the part above the diagonal must not be read.
MatrixXd lowerTriangle(const MatrixXd& a) {
  MatrixXd lower = a;
  lower.triangularView<Eigen::StrictlyUpper>().setConstant(1e9);
  return lower;
}

TEST(Eigensystem, HasAscendingValuesAndOrthonormalVectors) {
  const Index n = 20;
  const MatrixXd a = positiveDefinite(n);
  const Eigensystem found = eigensystemOf(lowerTriangle(a));
  for (Index i = 0; i + 1 < n; ++i) EXPECT_LE(found.values(i), found.values(i + 1));
  EXPECT_LT((a * found.vectors - found.vectors * found.values.asDiagonal()).norm(), 1e-12 * a.norm());
  EXPECT_LT((found.vectors.transpose() * found.vectors - MatrixXd::Identity(n, n)).norm(), 1e-13 * n);
}

TEST(Cholesky, SolvesAndMultiplies) {
  const Index n = 20;
  const MatrixXd a = positiveDefinite(n);
  const VectorXd x = test::randomMatrix(n, 1, 2);
  Cholesky factor(lowerTriangle(a));
  ASSERT_TRUE(factor.exists());
  EXPECT_LT((factor.times(x) - a * x).norm(), 1e-12 * (a * x).norm());
  const Cholesky moved = std::move(factor);
  EXPECT_LT((moved.solve(a * x) - x).norm(), 1e-10 * x.norm());
}

TEST(Cholesky, KnowsWhatIsNotPositiveDefinite) {
  MatrixXd a = positiveDefinite(5);
  MatrixXd good = lowerTriangle(a);
  EXPECT_TRUE(isPositiveDefinite(good));
  a(3, 3) = -1;
  EXPECT_FALSE(Cholesky(a).exists());
  EXPECT_FALSE(isPositiveDefinite(a));
}

TEST(ExtendedLu, SolvesWithTheMatrixAndItsTranspose) {
  const Index n = 20;
  const ExtendedLu::Matrix a = test::randomMatrix(n, n, 3).cast<long double>();
  const ExtendedLu::Vector x = test::randomMatrix(n, 1, 4).cast<long double>();
  const ExtendedLu lu(a);
  EXPECT_LT((lu.solve(a * x) - x).norm(), 1e-14L * x.norm());
  EXPECT_LT((lu.solveTransposed(a.transpose() * x) - x).norm(), 1e-14L * x.norm());
}

}  // namespace
}  // namespace epsiscope::decompositions_test
