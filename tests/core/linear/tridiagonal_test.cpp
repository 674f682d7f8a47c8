#include "core/linear/tridiagonal.h"

#include "tests/core/kernels/kernel_support.h"

#include <Eigen/Eigenvalues>

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace epsiscope::tridiagonal_test {
namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

MatrixXd randomSymmetric(Index n, std::uint64_t seed) {
  const MatrixXd half = test::randomMatrix(n, n, seed);
  return half + half.transpose();
}

MatrixXd dense(const Tridiagonal& k) {
  const Index n = k.diagonal.size();
  MatrixXd t = k.diagonal.asDiagonal();
  for (Index i = 0; i + 1 < n; ++i) t(i, i + 1) = t(i + 1, i) = k.subdiagonal(i);
  return t;
}

MatrixXd denseQ(const Tridiagonal& k) {
  MatrixXd q = MatrixXd::Identity(k.diagonal.size(), k.diagonal.size());
  multiplyByQ(k, q);
  return q;
}

/// Matrices of sizes around one panel and several, and matrices with nothing, or nearly nothing, to reflect.
std::vector<std::pair<std::string, MatrixXd>> matrices() {
  std::vector<std::pair<std::string, MatrixXd>> made;
  for (const Index n : {1, 2, 3, 31, 32, 33, 64, 65, 300})
    made.emplace_back("random " + std::to_string(n), randomSymmetric(n, 1));
  const Index n = 70;
  const VectorXd line = VectorXd::LinSpaced(n, 1, 2);
  made.emplace_back("zero", MatrixXd::Zero(n, n));
  made.emplace_back("diagonal", line.asDiagonal());
  made.emplace_back("ones", MatrixXd::Ones(n, n));
  made.emplace_back("rank one", line * line.transpose());
  made.emplace_back("nearly diagonal", MatrixXd(line.asDiagonal()) + 1e-200 * randomSymmetric(n, 2));
  made.emplace_back("large", 1e100 * randomSymmetric(n, 3));
  made.emplace_back("gaussian", *gram({.gamma = 0.01}, test::randomMatrix(n, 2, 4), 1));
  return made;
}

TEST(Tridiagonal, IsTheMatrixInAnOrthogonalBasis) {
  for (const auto& [name, matrix] : matrices()) {
    const Tridiagonal k = *tridiagonalise(matrix, 2);
    const MatrixXd q = denseQ(k);
    const Index n = matrix.rows();
    EXPECT_LE((q.transpose() * q - MatrixXd::Identity(n, n)).norm(), 1e-12) << name;
    EXPECT_LE((q * dense(k) * q.transpose() - matrix).norm(), 1e-12 * matrix.norm()) << name;
  }
}

TEST(Tridiagonal, KeepsTheEigenvalues) {
  const MatrixXd matrix = randomSymmetric(200, 5);
  const VectorXd expected = Eigen::SelfAdjointEigenSolver<MatrixXd>(matrix).eigenvalues();
  const VectorXd found =
      Eigen::SelfAdjointEigenSolver<MatrixXd>(dense(*tridiagonalise(matrix, 1))).eigenvalues();
  EXPECT_LE((found - expected).cwiseAbs().maxCoeff(), 1e-12 * expected.cwiseAbs().maxCoeff());
}

TEST(Tridiagonal, ProductsWithQUndoEachOther) {
  for (const Index n : {1, 2, 33, 150}) {
    const Tridiagonal k = *tridiagonalise(randomSymmetric(n, 6), 1);
    for (const Index rows : {1, 5}) {
      const MatrixXd before = test::randomMatrix(rows, n, 7);
      MatrixXd product = before;
      multiplyByQ(k, product);
      EXPECT_LE((product - before * denseQ(k)).norm(), 1e-12 * before.norm());
      multiplyByTransposedQ(k, product);
      EXPECT_LE((product - before).norm(), 1e-12 * before.norm());
    }
  }
}

TEST(Tridiagonal, BitsDoNotDependOnTheThreads) {
  const MatrixXd matrix = randomSymmetric(1300, 8);
  const Tridiagonal one = *tridiagonalise(matrix, 1);
  for (const unsigned threads : {2U, 3U}) {
    const Tridiagonal more = *tridiagonalise(matrix, threads);
    EXPECT_EQ(one.diagonal, more.diagonal);
    EXPECT_EQ(one.subdiagonal, more.subdiagonal);
    EXPECT_EQ(one.reflections, more.reflections);
    EXPECT_EQ(one.factors, more.factors);
  }
}

TEST(Tridiagonal, ReadsTheLowerTriangleAlone) {
  const MatrixXd matrix = randomSymmetric(100, 9);
  MatrixXd lower = matrix;
  lower.triangularView<Eigen::StrictlyUpper>().setConstant(std::numeric_limits<double>::quiet_NaN());
  const Tridiagonal whole = *tridiagonalise(matrix, 1), half = *tridiagonalise(lower, 1);
  EXPECT_EQ(whole.diagonal, half.diagonal);
  EXPECT_EQ(whole.subdiagonal, half.subdiagonal);
  EXPECT_EQ(whole.reflections, half.reflections);
}

TEST(Tridiagonal, AsksOncePerColumnAndStopsWhenToldTo) {
  const Index n = 90;
  double before = -1;
  int calls = 0;
  EXPECT_TRUE(tridiagonalise(randomSymmetric(n, 10), 2, [&](double fraction) {
    EXPECT_GT(fraction, before);
    EXPECT_LT(fraction, 1);
    before = fraction;
    return ++calls > 0;
  }));
  EXPECT_EQ(calls, n);
  for (const int last : {1, 40, 90}) {
    calls = 0;
    EXPECT_FALSE(tridiagonalise(randomSymmetric(n, 10), 2, [&](double) { return ++calls < last; }));
    EXPECT_EQ(calls, last);
  }
}

}  // namespace
}  // namespace epsiscope::tridiagonal_test
