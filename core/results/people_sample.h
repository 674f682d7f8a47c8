#pragma once

#include <cstddef>
#include <vector>

namespace epsiscope {

/// What is known of a table's mean error, or of the difference of two, for other people like those of the
/// table.
struct PeopleSample {
  /// The error without each group of people, the rest staying as it is; empty: nothing is known.
  std::vector<double> ofGroups = {};
  /// The same with the noise of every prior drawn anew; empty: no prior has noise.
  std::vector<double> ofGroupsAnew = {};
  /// [split][draw], for some of the splits and as often for each: by how much the split's error changes where
  /// the noise of its prior is drawn anew, as for other people it would be. A split without numbers does not
  /// change.
  std::vector<std::vector<double>> redrawn = {};
  std::size_t splits = 1;  ///< that the mean error is over, each with noise of its own

  bool isKnown() const { return ofGroups.size() > 1; }
};

/// Returns what is known of the difference a - b on the same groups and splits; nothing unless both are
/// known.
PeopleSample differenceOf(const PeopleSample& a, const PeopleSample& b);

/// Returns the standard error over tables of other people, for what two tables differ in: the people, by the
/// delete-a-group jackknife (Kott 2001) with theta_g the error without group g of G, and the noise of priors,
/// by the variance s^2 of a split's error over R draws of it. With theta'_g of other noise than theta_g it is
/// the root of
///
///     P + N,  P = max(0, (G - 1)/G sum_g (theta_g - mean theta) (theta'_g - mean theta')),
///             N = mean s^2 / splits
///
/// What people change under one noise alone is part of s^2 already, and as advice of a prior jumps, the
/// jackknife would see too much of it. It differs under two noises, so that a covariance leaves it out.
/// Without noise P is the jackknife's variance. NaN where nothing is known.
double standardErrorOf(const PeopleSample& sample);

/// Returns half of the 95 % interval for other people: by Student's t with the degrees of freedom of P + N
/// (Satterthwaite 1946), of which P has G - 1, and N as few as the spread of its squared deviations says: two
/// where a single draw decides it. G - 1 at most. NaN as above.
double halfWidthOf(const PeopleSample& sample);

}  // namespace epsiscope
