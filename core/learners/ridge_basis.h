#pragma once

#include "core/learners/row_sums.h"

#include <Eigen/Core>

#include <cstddef>

namespace epsiscope {

/// The eigenvectors of Z'Z/n, with the constant kept apart: (1, z) times `rotation` is x. In them
/// Z'Z/n + lambda I is diagonal for every lambda.
///
/// Directions whose eigenvalue is at most 16 roundings of the largest are left out: the sums that make up
/// Z'Z/n are no more accurate than that, so to keep them would be to fit rounding. They could change a
/// prediction by at most eigenvalue/lambda of its size.
struct Basis {
  Eigen::VectorXd eigenvalues;  ///< r, ascending, all positive
  Eigen::MatrixXd rotation;     ///< width by 1 + r; its first row and column are those of the identity
  double smallest = 0;          ///< below this an eigenvalue may be rounding
  std::size_t flat = 0;         ///< directions, kept or not, with an eigenvalue at most `smallest`

  /// 1/(eigenvalue + lambda), and 1 for the constant. 0 along directions without spread: the pseudo-inverse.
  Eigen::VectorXd shrinkage(double lambda) const;
};

/// `train`: means over the training rows of features that are centred there.
Basis basisOf(const RowSums& train, std::size_t rows);

/// The same sums for x instead of (1, z).
RowSums rotated(const RowSums& sums, const Basis& basis);

}  // namespace epsiscope
