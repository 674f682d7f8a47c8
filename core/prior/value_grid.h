#pragma once

#include "core/prior/private_prior.h"

#include <cstddef>
#include <span>
#include <vector>

namespace epsiscope {

/// The rounding of a label between two values of a public grid: to the nearest one (the upper one if it is
/// halfway), or at random to one of the two so that its mean is kept. Labels beyond the values go to the
/// nearest end.
enum class Rounding { nearest, keepMean };

/// The value from which on `nearest` chooses b: the middle of the values a < b.
inline double halfway(double a, double b) {
  return a + (b - a) / 2;
}

/// The probability that a label y between the values a < b goes to b.
inline double shareOfUpper(Rounding rounding, double a, double b, double y) {
  if (rounding == Rounding::keepMean) return (y - a) / (b - a);
  return y >= halfway(a, b) ? 1 : 0;
}

/// `count` >= 2 public label values from the lower to the upper bound, both included, evenly spaced; fewer
/// where the bounds hold fewer doubles.
std::vector<double> valueGrid(const LabelBounds& bounds, std::size_t count);

/// The number of labels on each value after rounding; with keepMean a label between two values counts for
/// both in shares that sum to 1.
///
/// Sensitivity: a label adds shares >= 0 that sum to 1, whatever the rounding, so replacing one label changes
/// the counts by at most 1 + 1 = 2 in the sum of absolute values, as it does the counts of bins.
std::vector<double> valueCounts(std::span<const double> labels, const std::vector<double>& values,
                                Rounding rounding);

/// The distribution on the values of a label of `prior` after rounding: exact for the step density of bins.
Prior roundedToValues(const Prior& prior, const std::vector<double>& values, Rounding rounding);

/// A prior of points with more than `most` values, which are then rounded to the nearest of `most` evenly
/// spaced ones from the smallest to the largest; the note says so.
PrivatePrior withFewerValues(Prior points, std::size_t most);

/// Mean squared distance from a label to its rounded value; of a label uniform on the bounds, which is public
/// (width^2/12 of each gap for nearest, width^2/6 for keepMean), or of the labels given, which is not.
double meanRoundingError(const LabelBounds& bounds, const std::vector<double>& values, Rounding rounding);
double meanRoundingError(std::span<const double> labels, const std::vector<double>& values,
                         Rounding rounding);

}  // namespace epsiscope
