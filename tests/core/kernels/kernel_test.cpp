#include "core/kernels/kernel.h"

#include "tests/core/kernels/kernel_support.h"

#include <Eigen/Eigenvalues>

#include <gtest/gtest.h>

#include <cmath>

namespace epsiscope::kernel_test {
namespace {

using Eigen::Index;
using Eigen::MatrixXd;

double byFormula(const Kernel& kernel, const Eigen::RowVectorXd& a, const Eigen::RowVectorXd& b) {
  double dot = 0, squares = 0, sizes = 0;
  for (Index i = 0; i < a.size(); ++i) {
    dot += a(i) * b(i);
    squares += (a(i) - b(i)) * (a(i) - b(i));
    sizes += std::abs(a(i) - b(i));
  }
  switch (kernel.kind) {
    case KernelKind::gaussian:
      return std::exp(-kernel.gamma * squares);
    case KernelKind::laplacian:
      return std::exp(-kernel.gamma * sizes);
    case KernelKind::polynomial:
      return std::pow(1 + dot, kernel.degree);
    case KernelKind::linear:
      return dot;
  }
  return 0;
}

TEST(Kernel, GramIsTheFormulaOfEveryPair) {
  for (const Kernel& kernel : test::kKernels)
    for (const Index features : {1, 3, 100}) {
      const MatrixXd a = test::randomRows(kernel, 70, features, 1),
                     b = test::randomRows(kernel, 41, features, 2);
      const MatrixXd k = *gram(kernel, a, b, 2);
      ASSERT_EQ(k.rows(), 70);
      ASSERT_EQ(k.cols(), 41);
      for (Index i = 0; i < k.rows(); ++i)
        for (Index j = 0; j < k.cols(); ++j)
          EXPECT_NEAR(k(i, j), byFormula(kernel, a.row(i), b.row(j)), 1e-14);
    }
}

TEST(Kernel, TheDiagonalIsThatOfTheGram) {
  for (const Kernel& kernel : test::kKernels) {
    const MatrixXd points = test::randomRows(kernel, 40, 5, 3);
    const Eigen::VectorXd expected = gram(kernel, points, 1)->diagonal();
    EXPECT_LE((gramDiagonal(kernel, points) - expected).cwiseAbs().maxCoeff(), 1e-13);
  }
}

TEST(Kernel, GramOfOneSetIsThatOfItWithItselfAndSymmetric) {
  for (const Kernel& kernel : test::kKernels)
    for (const Index rows : {1, 31, 32, 33, 150}) {
      const MatrixXd points = test::randomRows(kernel, rows, 5, 3);
      const MatrixXd k = *gram(kernel, points, 2);
      EXPECT_EQ(k, k.transpose());
      EXPECT_LE((k - *gram(kernel, points, points, 2)).cwiseAbs().maxCoeff(), 1e-14);
      if (needsUnitBall(kernel)) continue;
      EXPECT_EQ(k.diagonal(), Eigen::VectorXd::Ones(rows));
    }
}

TEST(Kernel, NearRowsFarFromZeroKeepTheirDistance) {
  // Multiples of 1/8, which adding 2^40 does not round: differences are the same to the last bit.
  const MatrixXd near = (8 * test::randomMatrix(60, 4, 4)).array().round() / 8;
  const MatrixXd far = near.array() + std::exp2(40);
  for (const Kernel& kernel : test::kKernels) {
    if (needsUnitBall(kernel)) continue;
    EXPECT_EQ(*gram(kernel, far, 1), *gram(kernel, near, 1));
  }
}

TEST(Kernel, IsPositiveSemidefinite) {
  for (const Kernel& kernel : test::kKernels)
    for (const Index features : {1, 2, 20}) {
      const MatrixXd k = *gram(kernel, test::randomRows(kernel, 120, features, 5), 2);
      const Eigen::VectorXd eigenvalues = Eigen::SelfAdjointEigenSolver<MatrixXd>(k).eigenvalues();
      EXPECT_GE(eigenvalues.minCoeff(), -1e-14 * eigenvalues.maxCoeff());
    }
}

TEST(Kernel, KappaIsTheLargestRootOfTheDiagonal) {
  for (const Kernel& kernel : test::kKernels) {
    const MatrixXd k = *gram(kernel, test::randomRows(kernel, 50, 3, 6), 1);
    EXPECT_NEAR(std::sqrt(k.diagonal().maxCoeff()), kappa(kernel), 1e-14 * kappa(kernel));
  }
  for (const int degree : {1, 2, 5})
    EXPECT_DOUBLE_EQ(kappa({.kind = KernelKind::polynomial, .degree = degree}), std::pow(2, degree / 2.0));
}

TEST(Kernel, BitsDoNotDependOnTheThreads) {
  for (const Kernel& kernel : test::kKernels) {
    const MatrixXd a = test::randomRows(kernel, 300, 7, 7), b = test::randomRows(kernel, 200, 7, 8);
    EXPECT_EQ(*gram(kernel, a, b, 1), *gram(kernel, a, b, 3));
    EXPECT_EQ(*gram(kernel, a, 1), *gram(kernel, a, 3));
  }
}

TEST(Kernel, StopsWhenToldTo) {
  const MatrixXd points = test::randomMatrix(500, 3, 9);
  for (const int calls : {1, 3}) {
    int left = calls;
    EXPECT_FALSE(gram({}, points, 2, [&](double) { return --left > 0; }));
    EXPECT_EQ(left, 0);
  }
}

}  // namespace
}  // namespace epsiscope::kernel_test
