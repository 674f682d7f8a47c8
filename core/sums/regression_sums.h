#pragma once

#include <Eigen/Core>

#include <cstddef>

#include "core/base/go_on.h"
#include "core/erm/class_rows.h"
#include "core/sums/sums_noise.h"

namespace epsiscope {

/// What stands beside the features x, |x| <= 1, in a row z = (constant, x, label y) with a label y in [-1,
/// 1]: public numbers that divide one noise among the sums of the constant, the features and the labels.
struct RowWeights {
  double constant = 0;  ///< 0: there is no constant
  double label = 0;
  /// The most that |z|^2 can be.
  double reach() const { return constant * constant + 1 + label * label; }
};

/// 0.4 for the constant, 0.7 for the label, chosen on the tables diamonds, HousePrices and DoctorVisits: the
/// smaller they are the shorter are the rows z, so that all noise is less, and the more of it do the sums
/// with constant and label get, measured in their own units.
RowWeights rowWeights(bool hasConstant);

/// The sum of z z' over rows, z = (constant, x, label y), and how many there are. It holds all that least
/// squares asks for. Where there is no constant, z has no place for it.
struct RegressionSums {
  Eigen::MatrixXd matrix;
  RowWeights weights;
  double rows = 0;
  double deviation = 0;  ///< of the noise in each entry beside the diagonal; 0: there is none

  Eigen::Index coefficients() const { return matrix.rows() - 1; }
};

/// Returns the exact sums. Preconditions: rows of x are no longer than 1, labels y lie in [-1, 1]. Unfinished
/// if `goOn` said stop.
RegressionSums regressionSums(const ClassRows& x, const Eigen::VectorXd& y, const RowWeights& weights,
                              const GoOn& goOn = {});

/// Returns the sums with `unit` times the plan's scale added; see unitNoise(). What the constant's square
/// sums up to is public and stays as it is. Precondition: `unit` is a draw of the plan's law and size.
RegressionSums noisySums(const RegressionSums& exact, const SumsPlan& plan, const Eigen::MatrixXd& unit);

}  // namespace epsiscope
