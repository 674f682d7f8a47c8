#include "core/kernels/kernel.h"

#include "core/base/parallel.h"

#include <cassert>
#include <cmath>
#include <utility>

namespace epsiscope {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;

constexpr Index kColumnsTogether = 32;

/// K(a_i, b_j) for all columns i of a and j of b. Distances are summed feature by feature: |a|^2 + |b|^2 - 2
/// a.b would be a product of matrices, but leaves near rows far from 0 no digits of their distance.
void fillBlock(const Kernel& kernel, const Eigen::Ref<const MatrixXd>& a, const Eigen::Ref<const MatrixXd>& b,
               Eigen::Ref<MatrixXd> result) {
  const auto ofDifferences = [&](auto size) {
    for (Index j = 0; j < b.cols(); ++j)
      for (Index i = 0; i < a.cols(); ++i) result(i, j) = std::exp(-kernel.gamma * size(a.col(i) - b.col(j)));
  };
  switch (kernel.kind) {
    case KernelKind::gaussian:
      return ofDifferences([](const auto& difference) { return difference.squaredNorm(); });
    case KernelKind::laplacian:
      return ofDifferences([](const auto& difference) { return difference.cwiseAbs().sum(); });
    case KernelKind::polynomial:
      result.noalias() = a.transpose() * b;
      for (double& product : result.reshaped()) product = std::pow(1 + product, kernel.degree);
      return;
    case KernelKind::linear:
      result.noalias() = a.transpose() * b;
      return;
  }
}

}  // namespace

double kappa(const Kernel& kernel) {
  return kernel.kind == KernelKind::polynomial ? std::exp2(kernel.degree / 2.0) : 1;
}

bool isNonNegative(const Kernel& kernel) {
  return kernel.kind != KernelKind::linear;
}

bool needsUnitBall(const Kernel& kernel) {
  return kernel.kind == KernelKind::polynomial || kernel.kind == KernelKind::linear;
}

std::optional<MatrixXd> gram(const Kernel& kernel, const MatrixXd& a, const MatrixXd& b, unsigned threads,
                             const GoOn& goOn) {
  assert(a.cols() == b.cols());
  const MatrixXd left = a.transpose(), right = b.transpose();
  MatrixXd k(a.rows(), b.rows());
  const bool done = forBlocks(k.cols(), kColumnsTogether, threads, goOn, [&](Index begin, Index width) {
    fillBlock(kernel, left, right.middleCols(begin, width), k.middleCols(begin, width));
  });
  return done ? std::optional(std::move(k)) : std::nullopt;
}

std::optional<MatrixXd> gram(const Kernel& kernel, const MatrixXd& rows, unsigned threads, const GoOn& goOn) {
  const MatrixXd points = rows.transpose();
  MatrixXd k(rows.rows(), rows.rows());
  const bool done = forBlocks(k.cols(), kColumnsTogether, threads, goOn, [&](Index begin, Index width) {
    const Index below = k.rows() - begin - width;
    fillBlock(kernel, points.rightCols(width + below), points.middleCols(begin, width),
              k.block(begin, begin, width + below, width));
    auto square = k.block(begin, begin, width, width);
    square.triangularView<Eigen::StrictlyUpper>() = square.transpose();
    k.block(begin, begin + width, width, below) = k.block(begin + width, begin, below, width).transpose();
  });
  return done ? std::optional(std::move(k)) : std::nullopt;
}

Eigen::VectorXd gramDiagonal(const Kernel& kernel, const MatrixXd& rows) {
  if (!needsUnitBall(kernel)) return Eigen::VectorXd::Ones(rows.rows());
  Eigen::VectorXd squares = rows.rowwise().squaredNorm();
  if (kernel.kind == KernelKind::linear) return squares;
  return (1 + squares.array()).pow(kernel.degree);
}

}  // namespace epsiscope
