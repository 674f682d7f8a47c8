#pragma once

#include "core/base/go_on.h"

#include <Eigen/Core>

#include <optional>

namespace epsiscope {

/// A symmetric matrix K = Q T Q' with T tridiagonal and Q orthogonal, a product of Householder reflections:
/// Q = H_0 H_1 ... H_{n-2}, H_j = I - tau_j v_j v_j'. They are kept in panels of kPanel, Q is never formed:
/// the product of a panel's reflections is I - V F V' (Schreiber and Van Loan 1989).
struct Tridiagonal {
  static constexpr Eigen::Index kPanel = 32;

  Eigen::VectorXd diagonal;     ///< n, of T
  Eigen::VectorXd subdiagonal;  ///< n - 1
  Eigen::MatrixXd reflections;  ///< n by n, column j holds v_j: a 1 in row j + 1, and 0 above
  Eigen::MatrixXd factors;      ///< kPanel by n, one upper triangular F per panel of columns
};

/// Null if cancelled; `goOn` is asked once per column and never from two threads at once. The same bits for
/// any number of threads. Reads the lower triangle alone.
std::optional<Tridiagonal> tridiagonalise(Eigen::MatrixXd symmetric, unsigned threads, const GoOn& goOn = {});

/// rows := rows Q, which for one row y' is (Q'y)'.
void multiplyByQ(const Tridiagonal& k, Eigen::Ref<Eigen::MatrixXd> rows);
/// rows := rows Q', which for one row z' is (Q z)'.
void multiplyByTransposedQ(const Tridiagonal& k, Eigen::Ref<Eigen::MatrixXd> rows);

}  // namespace epsiscope
