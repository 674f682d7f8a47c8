#include "core/linear/matrix_product.h"

#include "core/random/rng.h"

#include <gtest/gtest.h>

#include <vector>

namespace epsiscope::matrix_product_test {
namespace {

using Eigen::Index;
using Eigen::MatrixXf;

/// NaN marks the places where nobody wrote.
constexpr float kUnwritten = std::numeric_limits<float>::quiet_NaN();

MatrixXf randomMatrix(Index rows, Index columns, Rng& rng) {
  return MatrixXf::NullaryExpr(rows, columns, [&] { return static_cast<float>(rng.normal()); });
}

/// The definition: ascending inner index, every operation rounded.
MatrixXf productByDefinition(const MatrixXf& a, const MatrixXf& b) {
  MatrixXf c = MatrixXf::Zero(a.rows(), b.cols());
  for (Index j = 0; j < c.cols(); ++j)
    for (Index i = 0; i < c.rows(); ++i)
      for (Index k = 0; k < a.cols(); ++k) c(i, j) += a(i, k) * b(k, j);
  return c;
}

std::vector<bool> widths() {
  return hasWideRegisters() ? std::vector<bool>{false, true} : std::vector<bool>{false};
}

TEST(MatrixProduct, IsTheDefinitionToTheLastBit) {
  Rng rng(1);
  for (const bool wide : widths())
    for (const Index rows : {1, 7, 8, 15, 16, 33, 128})
      for (const Index columns : {1, 3, 4, 9})
        for (const Index depth : {1, 2, 300}) {
          const MatrixXf a = randomMatrix(rows, depth, rng), b = randomMatrix(depth, columns, rng);
          const MatrixXf expected = productByDefinition(a, b), across = b.transpose();
          MatrixXf c = MatrixXf::Constant(rows, columns, kUnwritten);
          multiply(a, b, c, wide);
          EXPECT_EQ(c, expected) << rows << ' ' << columns << ' ' << depth << ' ' << wide;
          c.setConstant(kUnwritten);
          multiplyTransposed(a, across, c, wide);
          EXPECT_EQ(c, expected) << rows << ' ' << columns << ' ' << depth << ' ' << wide;
        }
}

TEST(MatrixProduct, WorksOnPartsOfMatrices) {
  Rng rng(2);
  const MatrixXf a = randomMatrix(40, 30, rng), b = randomMatrix(30, 20, rng), across = b.transpose();
  for (const bool wide : widths()) {
    MatrixXf c = MatrixXf::Zero(40, 20), transposed = c, expected = c;
    expected.block(1, 2, 33, 5) = productByDefinition(a.block(3, 4, 33, 11), b.block(5, 6, 11, 5));
    multiply(a.block(3, 4, 33, 11), b.block(5, 6, 11, 5), c.block(1, 2, 33, 5), wide);
    EXPECT_EQ(c, expected);
    multiplyTransposed(a.block(3, 4, 33, 11), across.block(6, 5, 5, 11), transposed.block(1, 2, 33, 5), wide);
    EXPECT_EQ(transposed, expected);
  }
}

TEST(MatrixProduct, IsZeroWithoutDepth) {
  MatrixXf c = MatrixXf::Constant(17, 5, kUnwritten);
  multiply(MatrixXf(17, 0), MatrixXf(0, 5), c);
  EXPECT_EQ(c, MatrixXf::Zero(17, 5));
}

}  // namespace
}  // namespace epsiscope::matrix_product_test
