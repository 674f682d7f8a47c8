#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/base/wide_integer.h"
#include "core/statistics/group_rows.h"
#include "core/statistics/release_plan.h"

namespace epsiscope {

/// The sums over the rows of each group to which noise is added, so that a statistic of groups, or of
/// weighted rows, can be released: for a count that of the weights, for a sum that of w x, for a histogram
/// the counts of its bins, for a mean those of w (x - c) and of w D/2, c being the middle of the bounds and D
/// their width, of which the ratio says how far the mean is from c.
///
/// Neighbours: one row replaced. Nobody knows how many rows a group has, for the replaced row may leave one
/// group and enter another, or be in none; so a row adds to the sums of one group at most, and what moves is
/// what two rows add, one of them with the other sign. With 0 <= w <= W, M = max(|L|, |U|):
///  * count, histogram: each adds at most W: 2 W in the 1-norm, sqrt(2) W in the 2-norm.
///  * sum: between groups at most 2 W M, in one group |w x - w' x'| <= W max(D, M) <= 2 W M; in the 2-norm
///    the larger one of sqrt(2) W M and W max(D, M).
///  * mean: a row adds (a, b) with |a| <= b <= W D/2. Between groups 4 W D/2 in the 1-norm and W D in the
///    2-norm; in one group |a - a'| + |b - b'| <= b + b' + |b - b'| = 2 max(b, b') <= W D, and no more in the
///    2-norm.
/// Where there is one group no row can change to another, and only the second of each holds; a row that
/// enters it or leaves it is a row of weight 0 that is replaced.
struct GroupSums {
  std::size_t perGroup = 1;  ///< sums
  int moved = 2;             ///< how many of them one replaced row moves
  double reach = 1;          ///< moved times it is at least oneNorm
  double oneNorm = 2, twoNorm = 2;
  // The same for values and weights that are rounded to a public lattice: whole numbers of steps.
  double unit = 1;  ///< of a sum, per step
  WideInteger wholeOneNorm = 2;
  double wholeTwoNorm = 2;

  static GroupSums of(const ReleasePlan& plan);
};

/// Whether the plan is for the ratio of two sums of each group.
bool isRatio(const ReleasePlan& plan);

/// The bin of a value between the bounds: one between two belongs to the upper one, the upper bound to the
/// last.
std::size_t binOf(const ReleasePlan& plan, double value);

/// The sums of the clipped values and weights, group by group.
std::vector<double> groupSums(const ReleasePlan& plan, const GroupRows& rows);
/// The same in steps of the lattice.
std::vector<WideInteger> wholeGroupSums(const ReleasePlan& plan, const GroupRows& rows);

/// The statistic of each group, as many numbers as it has, from such sums with noise or without: a ratio is
/// clamped to the bounds, and its divisor to one row of the largest weight.
std::vector<double> numbersOfSums(const ReleasePlan& plan, std::span<const double> sums);
/// The most by which such a number misses the one whose sums are each at most so far away.
std::vector<double> halfWidthsOfSums(const ReleasePlan& plan, std::span<const double> sums, double halfWidth);
/// The statistic of each group without clipping; NaN for the mean of an empty group.
std::vector<double> numbersOfGroups(const ReleasePlan& plan, const GroupRows& rows);

}  // namespace epsiscope
