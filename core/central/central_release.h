#pragma once

#include "core/central/whitened_rows.h"
#include "core/privacy/bounds.h"
#include "core/random/rng.h"

#include <Eigen/Core>

#include <cstddef>
#include <span>

namespace epsiscope {

/// The release of the central ridge: the sum over training rows of x_i (y_i - middle) plus noise, x_i = (1,
/// u_i) with `components` coordinates of u, clipped to at most `rowNorm`.
///
/// Proof of label-DP. Features are public, so the x_i, `components` and `rowNorm` are the same for
/// neighbours. Labels lie in the bounds after clipping; replacing label i by y' changes the sum by x_i (y' -
/// y_i), whose 2-norm is at most rowNorm * width: for vectors of that sensitivity CentralNoise has its
/// proofs. Weights and predictions are computed from the released vector and public features alone:
/// post-processing. Not float-safe: the proof is about real numbers (see normNoise()).
struct CentralRelease {
  std::size_t components = 0;
  double rowNorm = 1;

  /// The dimension with the constant.
  Eigen::Index dimension() const { return static_cast<Eigen::Index>(components) + 1; }
  double sensitivity(const LabelBounds& bounds) const { return rowNorm * bounds.width(); }
  bool operator==(const CentralRelease&) const = default;
};

/// The factors min(1, rowNorm/|x|) for each row x.
Eigen::VectorXd clipFactors(const Eigen::MatrixXd& x, double rowNorm);

/// Means over the training rows, with c the clipping of the row: the relation between the release and the
/// weights. For weights w and independent rests of variance v the released sum / n has mean `signal` w and
/// variance v `squares` / n.
struct ClippedSums {
  Eigen::MatrixXd signal;   ///< c x x'
  Eigen::MatrixXd squares;  ///< c^2 x x'
  Eigen::VectorXd labels;   ///< c x (y - middle): the released vector without noise, / n
};

/// `labels`: of the training rows in order, within the bounds, measured from their middle.
/// `longestRow`: no row of these components is longer; from there on nothing is clipped and the matrices
/// are the identity. The same bits for any number of threads.
ClippedSums clippedSums(const WhitenedRows& rows, const CentralRelease& release, double longestRow,
                        std::span<const double> labels, unsigned threads = 1);

}  // namespace epsiscope
