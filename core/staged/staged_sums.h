#pragma once

#include <Eigen/Core>

#include <cstddef>

#include "core/staged/component_rows.h"
#include "core/staged/shrinkage.h"

namespace epsiscope {

/// Labels, or what is left of them, of the people whose labels are released: one value per used training row,
/// of at most `half` in size, and 0 for everybody else.
struct CentredLabels {
  Eigen::VectorXf values;
  double half = 0;
  double people = 0;
};

/// How sums were asked for, without the labels.
struct AskedSums {
  std::size_t i = 0;  ///< of rows.counts()
  double half = 0, inside = 1;
  double people = 0;
  double epsilon = 1;
};

/// Each value minus `from`, moved into [-half, half]. `members`: 1 for people who take part, else 0.
CentredLabels centred(const Eigen::VectorXd& values, const Eigen::VectorXd& from, double half,
                      const Eigen::VectorXf& members);

/// The sums over the rows of value_i x_i/|x_i|, x_i with rows.counts()[i] components, without noise.
/// Added up in double precision: where very many rows are, the rounding of single precision would move by
/// more than one label does.
Eigen::VectorXd exactSums(const ComponentRows& rows, const CentredLabels& labels, std::size_t i);

/// SumsOfLabels, exactSums() plus noise b of density proportional to exp(-|b|/scale), as a measurement of
/// weights: `released` divided by the number of people, then by the mean of x x'/|x|, then by `inside`, the
/// share of the values that were not moved.
///
/// Proof of epsilon-label-DP. Replacing one label changes one value by at most 2 half, so the sums by a
/// vector of length at most 2 half |x|/|x|. scale = 2 half/epsilon (a hundred thousandth more, for the rows
/// are kept in single precision), so the density of the noisy sums changes at any point by a factor of at
/// most e^epsilon, by the triangle inequality. Everything after is post-processing; `half`, `from` and the
/// number of components are public or were released before. Not float-safe, see normNoise().
Measurement measuredBySums(const ComponentRows& rows, const AskedSums& asked,
                           const Eigen::VectorXd& released);

}  // namespace epsiscope
