#pragma once

#include <Eigen/Core>

#include <cstddef>

namespace epsiscope {

/// What is public about a minimum that is certified, of the mean of n losses l(w.z_i) plus rho/2 |w|^2 plus
/// linear.w: no row |z| is longer than `longest`, no |l'| is above `slope` and no l'' above `bend`, l is at
/// most `atZero` where w is 0, and the linear term is no longer than `linear`.
struct MinimumFacts {
  Eigen::Index columns = 1;
  double slope = 1;
  double bend = 0.25;
  double atZero = 1;
  double regularisation = 1;  ///< rho
  double longest = 1;
  double linear = 0;

  /// Rows that are to be summed up together: rounding grows with them, not with all rows.
  static constexpr std::size_t kTogether = 256;

  /// No minimum is longer.
  double longestMinimum() const;
  /// The largest gradient that a certificate leaves, whatever the rows are: twice what rounding can do to the
  /// gradient at the longest minimum, and as much again for the gradient itself.
  double tolerance() const;
  /// At least the norm of the exact gradient at these weights, of which this was computed: in blocks, whose
  /// sums went into a CarefulSum.
  double certified(const Eigen::VectorXd& gradient, const Eigen::VectorXd& weights) const;
};

}  // namespace epsiscope
