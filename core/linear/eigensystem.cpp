#include "core/linear/eigensystem.h"

#include <Eigen/Eigenvalues>

namespace epsiscope {

Eigensystem eigensystemOf(const Eigen::MatrixXd& symmetric) {
  const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(symmetric);
  return {.values = solver.eigenvalues(), .vectors = solver.eigenvectors()};
}

}  // namespace epsiscope
