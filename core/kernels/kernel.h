#pragma once

#include "core/base/go_on.h"

#include <Eigen/Core>

#include <optional>

namespace epsiscope {

enum class KernelKind { gaussian, laplacian, polynomial, linear };

/// A Mercer kernel:
///   gaussian    exp(-gamma |x - x'|^2)
///   laplacian   exp(-gamma |x - x'|_1), the sum of absolute differences (Rahimi and Recht 2007,
///   scikit-learn),
///               a product of positive definite kernels of one feature each
///   polynomial  (1 + x.x')^degree, for rows in the unit ball
///   linear      x.x', for rows in the unit ball
/// All are positive semidefinite in any dimension, for gamma > 0 and degree >= 1.
struct Kernel {
  KernelKind kind = KernelKind::gaussian;
  double gamma = 0.1;
  int degree = 3;
  bool operator==(const Kernel&) const = default;
};

/// sup sqrt(K(x, x)): 1 for gaussian, laplacian and linear, 2^(degree/2) for polynomial.
double kappa(const Kernel& kernel);

/// Whether K(x, x') >= 0 for all rows that it takes: (1 + x.x') too, in the unit ball.
bool isNonNegative(const Kernel& kernel);

/// Whether kappa() holds only for rows of norm at most 1, which the caller sees to.
bool needsUnitBall(const Kernel& kernel);

/// K(a_i, b_j) for the rows of a and b. The bits depend on the rows alone, not on the number of threads. Null
/// if cancelled; `goOn` is never called from two threads at once.
std::optional<Eigen::MatrixXd> gram(const Kernel& kernel, const Eigen::MatrixXd& a, const Eigen::MatrixXd& b,
                                    unsigned threads, const GoOn& goOn = {});
/// The same for one set of rows: exactly symmetric, and the diagonal of gaussian and laplacian exactly 1.
std::optional<Eigen::MatrixXd> gram(const Kernel& kernel, const Eigen::MatrixXd& rows, unsigned threads,
                                    const GoOn& goOn = {});

/// K(x_i, x_i) for each row.
Eigen::VectorXd gramDiagonal(const Kernel& kernel, const Eigen::MatrixXd& rows);

}  // namespace epsiscope
