#pragma once

#include <Eigen/Core>

namespace epsiscope {

/// The eigenvalues of a symmetric matrix, ascending, and its orthonormal eigenvectors in the same order, a
/// column each.
struct Eigensystem {
  Eigen::VectorXd values;
  Eigen::MatrixXd vectors;
};

/// Reads the lower triangle alone. Precondition: at least one row.
Eigensystem eigensystemOf(const Eigen::MatrixXd& symmetric);

}  // namespace epsiscope
