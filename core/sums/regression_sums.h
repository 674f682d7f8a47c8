#pragma once

#include <Eigen/Core>

#include <cstddef>

#include "core/base/go_on.h"
#include "core/erm/class_rows.h"
#include "core/sums/sums_noise.h"

namespace epsiscope {

/// The entries beside the features x, |x| <= 1, in a row z = (constant, x, label y) with a label y in [-1,
/// 1]: public numbers that divide one noise among the sums of the constant, the features and the labels.
struct RowWeights {
  double constant = 0;  ///< 0: there is no constant
  double label = 0;
  /// The largest possible |z|^2.
  double reach() const { return constant * constant + 1 + label * label; }
};

/// 0.4 for the constant, 0.7 for the label, chosen on the tables diamonds, HousePrices and DoctorVisits: the
/// smaller they are, the shorter are the rows z and the less noise there is in all, but the more of it falls
/// on the sums with constant and label, measured in their own units.
RowWeights rowWeights(bool hasConstant);

/// What is public about sums of rows.
struct SumsShape {
  Eigen::Index size = 0;  ///< of z
  RowWeights weights;
  double rows = 0;
};

/// The sum of z z' over rows, z = (constant, x, label y), and their number. It holds all that least squares
/// needs. Where there is no constant, z has no place for it.
struct RegressionSums {
  Eigen::MatrixXd matrix;
  RowWeights weights;
  double rows = 0;
  double deviation = 0;  ///< of the noise in each entry beside the diagonal; 0: there is none

  Eigen::Index coefficients() const { return matrix.rows() - 1; }
  SumsShape shape() const { return {matrix.rows(), weights, rows}; }
};

/// Returns the exact sums. Preconditions: rows of x are no longer than 1, labels y lie in [-1, 1]. Unfinished
/// once `goOn` returns false.
RegressionSums regressionSums(const ClassRows& x, const Eigen::VectorXd& y, const RowWeights& weights,
                              const GoOn& goOn = {});

/// Returns the sums with `unit` times the plan's scale added; see unitNoise(). The sum of the constant's
/// square is public and stays as it is. Precondition: `unit` is a draw of the plan's law and size.
RegressionSums noisySums(const RegressionSums& exact, const SumsPlan& plan, const Eigen::MatrixXd& unit);

}  // namespace epsiscope
