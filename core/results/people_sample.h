#pragma once

#include <cstddef>
#include <vector>

namespace epsiscope {

/// What is known of a table's mean error, or of the difference of two, for other people like those of the
/// table.
struct PeopleSample {
  /// The error without each group of people, the rest staying as it is; empty: nothing is known.
  std::vector<double> ofGroups = {};
  /// For some of the splits, by how much the split's error changes where the noise of its prior is drawn
  /// anew: for other people it would be.
  std::vector<double> redrawn = {};
  std::size_t splits = 1;  ///< that the mean error is over, each with noise of its own

  bool isKnown() const { return ofGroups.size() > 1; }
};

/// Returns what is known of the difference a - b on the same groups and splits; nothing unless both are
/// known.
PeopleSample differenceOf(const PeopleSample& a, const PeopleSample& b);

/// Returns the standard error over tables of other people, for what two tables differ in: the people, by the
/// delete-a-group jackknife (Kott 2001) with theta_g the error without group g of G, and the noise of priors,
/// of which a split's error and the same with other noise differ by d with mean d^2 = 2 sigma^2:
///
///     (G - 1)/G sum_g (theta_g - mean theta)^2 + mean d^2 / (2 splits)
///
/// squared. Where the noise decides what people change both terms hold it, and the error is too large rather
/// than too small. NaN where nothing is known.
double standardErrorOf(const PeopleSample& sample);

/// Returns half of the 95 % interval for other people: by Student's t of G - 1 degrees. NaN as above.
double halfWidthOf(const PeopleSample& sample);

}  // namespace epsiscope
