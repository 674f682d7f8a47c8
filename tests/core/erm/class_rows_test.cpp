#include "core/erm/class_rows.h"

#include "core/random/rng.h"
#include "tests/core/erm/sparse_rows.h"

#include <gtest/gtest.h>

namespace epsiscope::class_rows_test {
namespace {

using Eigen::MatrixXd;
using Eigen::VectorXd;

/// 700 rows of 9 columns, two thirds of the entries 0, every seventh row empty.
DenseRows::Matrix holes() {
  Rng rng(1);
  DenseRows::Matrix x = DenseRows::Matrix::Zero(700, 9);
  for (Eigen::Index i = 0; i < x.rows(); ++i)
    for (Eigen::Index j = 0; j < x.cols(); ++j)
      if (i % 7 != 0 && rng.below(3) == 0) x(i, j) = rng.normal();
  return x;
}

VectorXd draws(Eigen::Index size, std::uint64_t seed) {
  Rng rng(seed);
  VectorXd v(size);
  for (double& entry : v) entry = rng.normal();
  return v;
}

void expectRows(const ClassRows& rows, const MatrixXd& x) {
  ASSERT_EQ(rows.rows(), static_cast<std::size_t>(x.rows()));
  ASSERT_EQ(rows.columns(), x.cols());
  const VectorXd f = draws(x.cols(), 2), g = draws(x.rows(), 3);
  VectorXd margins;
  rows.margins(f, margins);
  EXPECT_LE((margins - x * f).cwiseAbs().maxCoeff(), 1e-13);
  EXPECT_LE((rows.transposedTimes(g) - x.transpose() * g).cwiseAbs().maxCoeff(), 1e-12);
  EXPECT_NEAR(rows.largestNorm(), x.rowwise().norm().maxCoeff(), 1e-13);

  VectorXd weights = g.cwiseAbs();
  for (Eigen::Index i = 0; i < weights.size(); i += 3) weights[i] = 0;
  MatrixXd gram;
  ASSERT_TRUE(rows.weightedGram(weights, gram));
  const MatrixXd expected = x.transpose() * weights.asDiagonal() * x;
  const MatrixXd difference = (gram - expected).triangularView<Eigen::Lower>();
  EXPECT_LE(difference.cwiseAbs().maxCoeff(), 1e-11);
}

TEST(ClassRows, SparseAndDenseAreTheMatrix) {
  const DenseRows::Matrix x = holes();
  expectRows(DenseRows(x), x);
  expectRows(test::sparseRows(x), x);
}

TEST(ClassRows, TakeRowsInTheOrderGiven) {
  const DenseRows::Matrix x = holes();
  const std::vector<std::uint32_t> which = {5, 0, 699, 5, 123};
  MatrixXd taken(5, x.cols());
  for (Eigen::Index i = 0; i < 5; ++i) taken.row(i) = x.row(which[static_cast<std::size_t>(i)]);
  expectRows(*DenseRows(x).takeRows(which), taken);
  expectRows(*test::sparseRows(x).takeRows(which), taken);
}

TEST(ClassRows, StopWithinTheGramMatrix) {
  const DenseRows::Matrix x = DenseRows::Matrix::Ones(5000, 40);
  for (const bool sparse : {false, true}) {
    int asked = 0;
    const auto goOn = [&] { return ++asked < 3; };
    MatrixXd gram;
    const VectorXd weights = VectorXd::Ones(x.rows());
    EXPECT_FALSE(sparse ? test::sparseRows(x).weightedGram(weights, gram, goOn)
                        : DenseRows(x).weightedGram(weights, gram, goOn));
    EXPECT_EQ(asked, 3);
  }
}

}  // namespace
}  // namespace epsiscope::class_rows_test
