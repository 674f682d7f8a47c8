#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "core/base/wide_integer.h"
#include "core/statistics/release_plan.h"

namespace epsiscope {

class StatisticColumn;

/// All that the core knows about one statistic. Its words in the window:
/// ui/tasks/statistic/statistic_words.h.
///
/// Neighbours: one row replaced, so the number n of rows is public. Values are clipped to [L, U] (spec 14).
struct StatisticRow {
  enum class Unit { rows, values, squares };
  /// How it is released of groups of rows: by sums of what each row adds to those of its group (its weight,
  /// its weighted value, or two of which the ratio is taken, see GroupSums), or drawn by ranks in each.
  enum class InGroups { never, byWeight, byValue, byRatio, byRanks };
  /// The mechanisms that add noise.
  static constexpr std::array<const char*, 3> kNoises = {"laplace", "discrete-laplace", "gaussian"};
  /// The counting of whole steps for values that are rounded to a lattice. With values k steps above L the
  /// statistic is sum k steps, or n sum k^2 - (sum k)^2 of them.
  struct Steps {
    double unit = 1;        ///< the statistic's change per step
    double offset = 0;      ///< the statistic at 0 steps
    WideInteger reach = 1;  ///< the reach of one row, in steps
    double valueStep = 1;   ///< the step of the lattice
    bool ofSquares = false;
  };

  StatisticKind kind = {};
  InGroups inGroups = InGroups::never;
  // Sentences in the context "Core". %1: the column, %2: the quantile.
  const char* title = nullptr;
  /// The effect of one row among few. %1: the title, %2: the number of rows, %3: the sensitivity in the
  /// 1-norm.
  const char* ofFewRows = nullptr;
  const char* ofOneRow = nullptr;  ///< the reason why a single row is refused; null: it is not

  Unit unit = Unit::rows;
  bool grows = false;          ///< grows in proportion to the rows; otherwise more rows shrink its noise
  bool takesPositive = false;  ///< counts the rows with one value, or otherwise those inside the bounds
  bool takesQuantile = false;
  bool hasCells = false;  ///< a count for each bin, or for each declared category of a text
  std::span<const char* const> mechanisms = kNoises;  ///< ids of the mechanisms that can release it, the
                                                      ///< usual one first

  /// The statistic of the values as they are, or clipped; one number per cell. Precondition: the column has
  /// numbers.
  std::vector<double> (*numbers)(const StatisticColumn&, const ReleasePlan&, bool clipped) = nullptr;
  /// The most by which one replaced row moves one of the numbers. Null: no noise is added, the release is
  /// drawn by ranks.
  double (*reach)(double rows, const LabelBounds&) = nullptr;
  /// `bits`: those of the width of the bounds at most, in steps of the values. Null: the statistic is a whole
  /// number.
  Steps (*steps)(double rows, const LabelBounds&, int bits) = nullptr;
  /// See sampling_error.h. Null: the error of its counts.
  double (*samplingError)(const StatisticColumn&, double quantile) = nullptr;
  /// Made-up values, one of which can move the statistic upwards as far as any. Null: all lie at L.
  std::vector<double> (*worstTable)(std::size_t rows, const ReleasePlan&) = nullptr;

  /// How it counts whole steps of so many rows.
  Steps stepsOf(const ReleasePlan& plan, double rows) const {
    return steps != nullptr ? steps(rows, plan.bounds, plan.latticeBits) : Steps{};
  }
  /// Whether the statistic counts rows. If not, values are clipped, so that bounds must be declared and a
  /// text has no such statistic.
  bool countsRows() const { return unit == Unit::rows; }
  bool addsNoise() const { return reach != nullptr; }
  /// The number of its numbers that one replaced row moves: among cells the one that the row leaves and the
  /// one that it enters.
  int moved() const { return hasCells ? 2 : 1; }
  /// The most by which one replaced row moves it in the 1-norm and in the 2-norm. Precondition: addsNoise().
  double sensitivity(double rows, const LabelBounds& bounds) const;
  double euclideanSensitivity(double rows, const LabelBounds& bounds) const;
  /// `numbers`, or the counts of the declared categories.
  std::vector<double> of(const StatisticColumn& column, const ReleasePlan& plan, bool clipped) const;
};

const StatisticRow& statisticRow(StatisticKind kind);
/// The kind of statistic with this property, which one has.
StatisticKind statisticThat(bool StatisticRow::*is);

}  // namespace epsiscope
