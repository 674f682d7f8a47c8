#include "core/kernels/kernel_ridge.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <limits>
#include <mutex>
#include <utility>

#include "core/learners/progress_gate.h"
#include "core/study/parallel.h"

namespace epsiscope {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

/// The largest sum of absolute values in a row of T, at least its largest eigenvalue.
double rowNorm(const Tridiagonal& k) {
  VectorXd sums = k.diagonal.cwiseAbs();
  sums.head(k.subdiagonal.size()) += k.subdiagonal.cwiseAbs();
  sums.tail(k.subdiagonal.size()) += k.subdiagonal.cwiseAbs();
  return sums.maxCoeff();
}

/// Pivots of the LDL' factorisation of T + ridge I.
VectorXd pivots(const Tridiagonal& k, double ridge) {
  VectorXd pivot = k.diagonal.array() + ridge;
  for (Index i = 1; i < pivot.size(); ++i) pivot(i) -= k.subdiagonal(i - 1) * k.subdiagonal(i - 1) / pivot(i - 1);
  return pivot;
}

}  // namespace
