#include "core/erm/fourier_rows.h"

#include "core/random/fourier_frequencies.h"
#include "tests/core/erm/sparse_rows.h"

#include <Eigen/QR>

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <numeric>

namespace epsiscope::fourier_rows_test {
namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

/// Rows of norm 0 to 1, about a quarter of the entries not 0; the first row is all 0, the second all
/// 1/sqrt(d).
MatrixXd someRows(Index rows, Index columns, std::uint64_t seed) {
  Rng rng(seed);
  MatrixXd x = MatrixXd::NullaryExpr(rows, columns, [&] { return rng.uniform() < 0.25 ? rng.normal() : 0; });
  for (Index i = 0; i < rows; ++i) x.row(i) *= rng.uniform() / std::max(1e-9, x.row(i).norm());
  x.row(0).setZero();
  x.row(1).setConstant(1 / std::sqrt(static_cast<double>(columns)));
  return x;
}

/// The stored rows, read through the interface: X e_j is column j.
MatrixXd matrixOf(const ClassRows& rows) {
  MatrixXd x(static_cast<Index>(rows.rows()), rows.columns());
  VectorXd column;
  for (Index j = 0; j < rows.columns(); ++j) {
    rows.margins(VectorXd::Unit(rows.columns(), j), column);
    x.col(j) = column;
  }
  return x;
}

MatrixXd mapped(const FourierRows& fourier, const MatrixXd& x, unsigned threads = 1) {
  return matrixOf(*fourier.map(test::sparseRows(x), threads));
}

long double normOf(const VectorXd& v) {
  long double sum = 0;
  for (const double coordinate : v) sum += static_cast<long double>(coordinate) * coordinate;
  return std::sqrt(sum);
}

TEST(FourierRows, EveryRowHasNormOne) {
  const MatrixXd x = someRows(300, 12, 4);
  for (const double gamma : {1e-300, 1e-6, 0.1, 3.0, 1e6, 1e13, 1e300})
    for (const Index pairs : {1, 3, 250}) {
      Rng rng(5);
      const MatrixXd v = mapped(FourierRows(x.cols(), pairs, gamma, rng), x);
      for (Index i = 0; i < v.rows(); ++i)
        EXPECT_LE(std::abs(static_cast<double>(normOf(v.row(i)) - 1)), 1e-15) << gamma << ' ' << pairs;
    }
}

TEST(FourierRows, TheOneSidedMapLeavesTheUnitBall) {
  // The map sqrt(2/D) cos(W x + psi) at an x that turns every cosine into 1 or -1: where W has no more rows
  // than columns there is such an x, and a short one.
  constexpr Index kColumns = 20, kOutputs = 10;
  constexpr double kGamma = 30;
  Rng rng(1);
  const FourierRows paired(kColumns, kOutputs, kGamma, rng);
  const VectorXd psi = VectorXd::NullaryExpr(kOutputs, [&] { return 2 * std::numbers::pi * rng.uniform(); });
  const VectorXd toMultipleOfPi = psi.unaryExpr(
      [](double angle) { return std::numbers::pi * std::round(angle / std::numbers::pi) - angle; });
  const VectorXd x = paired.frequencies().completeOrthogonalDecomposition().solve(toMultipleOfPi);
  ASSERT_LE(x.norm(), 1);
  const VectorXd oneSided =
      std::sqrt(2.0 / kOutputs) * (paired.frequencies() * x + psi).array().cos().matrix();
  EXPECT_GT(oneSided.norm(), 1.3);
  EXPECT_NEAR(oneSided.norm(), std::sqrt(2), 1e-12);
  EXPECT_NEAR(mapped(paired, x.transpose()).norm(), 1, 1e-15);
}

TEST(FourierRows, AreThePairedMap) {
  const MatrixXd x = someRows(100, 9, 6);
  Rng rng(2);
  const FourierRows fourier(9, 7, 2, rng);
  EXPECT_EQ(fourier.columns(), 14);
  const MatrixXd angles = x * fourier.frequencies().transpose();
  MatrixXd expected(100, 14);
  expected << angles.array().cos(), angles.array().sin();
  expected /= std::sqrt(7.0);
  EXPECT_LT((mapped(fourier, x) - expected).cwiseAbs().maxCoeff(), 1e-14);
}

TEST(FourierRows, DrawTheFrequenciesOfTheKernel) {
  Rng rng(3), same(3);
  EXPECT_EQ(FourierRows(4, 30, 0.7, rng).frequencies(), fourierFrequencies(4, 30, 0.7, same).transpose());
  EXPECT_EQ(rng.bits(), same.bits());
}

TEST(FourierRows, InnerProductsMissTheKernelByTheirStandardDeviation) {
  // v.v' is a mean of D cosines of mean k = exp(-gamma |x - x'|^2) and variance (1 - k^2)^2/2.
  constexpr Index kPairs = 50;
  constexpr int kDraws = 2000;
  const MatrixXd x = someRows(2, 6, 7);
  for (const double gamma : {0.3, 1.0, 5.0}) {
    const double kernel = std::exp(-gamma * (x.row(0) - x.row(1)).squaredNorm());
    const double sd = (1 - kernel * kernel) / std::sqrt(2.0 * kPairs);
    Rng rng(8);
    double sum = 0, squares = 0;
    for (int draw = 0; draw < kDraws; ++draw) {
      const MatrixXd v = mapped(FourierRows(6, kPairs, gamma, rng), x);
      const double miss = (v.row(0).dot(v.row(1)) - kernel) / sd;
      sum += miss;
      squares += miss * miss;
    }
    // Five standard deviations of the means of nearly normal numbers and of their squares.
    EXPECT_NEAR(sum / kDraws, 0, 5 / std::sqrt(kDraws)) << gamma;
    EXPECT_NEAR(squares / kDraws, 1, 5 * std::sqrt(2.5 / kDraws)) << gamma;
  }
}

TEST(FourierRows, MapEachRowByItself) {
  const MatrixXd x = someRows(600, 10, 9);
  Rng rng(4);
  const FourierRows fourier(10, 33, 1, rng);
  const MatrixXd v = mapped(fourier, x);
  MatrixXd neighbour = x;
  neighbour.row(300).setConstant(0.1);
  const MatrixXd w = mapped(fourier, neighbour);
  for (Index i = 0; i < v.rows(); ++i) EXPECT_EQ(v.row(i) == w.row(i), i != 300) << i;
  EXPECT_EQ(mapped(fourier, x.bottomRows(5)), v.bottomRows(5));
}

TEST(FourierRows, BitsDependNeitherOnTheThreadsNorOnTheRegisters) {
  const SparseRows x = test::sparseRows(someRows(1000, 10, 9));
  for (const double gamma : {1.0, 1e13})
    for (const Index pairs : {1, 2, 31, 250}) {
      Rng rng(4);
      const FourierRows fourier(10, pairs, gamma, rng);
      const MatrixXd narrow = matrixOf(*fourier.map(x, 1, {}, false));
      EXPECT_EQ(matrixOf(*fourier.map(x, 3, {}, false)), narrow);
      EXPECT_EQ(matrixOf(*fourier.map(x, 2, {}, hasWideRegisters())), narrow);
    }
}

TEST(FourierRows, StopWhenTold) {
  Rng rng(4);
  const FourierRows fourier(10, 20, 1, rng);
  int questions = 0;
  EXPECT_EQ(fourier.map(test::sparseRows(someRows(2000, 10, 9)), 1, [&] { return ++questions < 3; }),
            nullptr);
  EXPECT_EQ(questions, 3);
}

}  // namespace
}  // namespace epsiscope::fourier_rows_test
