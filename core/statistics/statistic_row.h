#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "core/base/wide_integer.h"
#include "core/statistics/release_plan.h"

namespace epsiscope {

class StatisticColumn;

/// All that the core knows of one statistic. Its words in the window: ui/tasks/statistic/statistic_words.h.
///
/// Neighbours: one row replaced, so the number n of rows is public. Values are clipped to [L, U] (spec 14).
struct StatisticRow {
  enum class Unit { rows, values, squares };
  /// The mechanisms that add noise.
  static constexpr std::array<const char*, 3> kNoises = {"laplace", "discrete-laplace", "gaussian"};
  /// How a statistic of values that are rounded to a lattice counts whole steps. With values k steps above L
  /// it is sum k steps, or n sum k^2 - (sum k)^2 of them.
  struct Steps {
    double unit = 1;        ///< of the statistic, per step
    double offset = 0;      ///< of the statistic at 0 steps
    WideInteger reach = 1;  ///< in steps
    double valueStep = 1;   ///< of the lattice
    bool ofSquares = false;
  };

  StatisticKind kind = {};
  // Sentences in the context "Core". %1: the column, %2: which quantile.
  const char* title = nullptr;
  /// What one of few rows can do. %1: the title, %2: how many rows, %3: the sensitivity in the 1-norm.
  const char* ofFewRows = nullptr;
  const char* ofOneRow = nullptr;  ///< why a single row is refused; null: it is not

  Unit unit = Unit::rows;
  bool grows = false;          ///< in proportion to the rows; else more rows shrink its noise
  bool takesPositive = false;  ///< it counts the rows with one value, or else those inside the bounds
  bool takesQuantile = false;
  bool hasCells = false;  ///< it is a count for each bin, or for each declared category of a text
  std::span<const char* const> mechanisms = kNoises;  ///< ids of those that can release it, the usual first

  /// The statistic of the values as they are, or clipped; a number for each cell. Precondition: the column
  /// has numbers.
  std::vector<double> (*numbers)(const StatisticColumn&, const ReleasePlan&, bool clipped) = nullptr;
  /// How far one replaced row moves one of the numbers. Null: no noise is added, it is drawn by ranks.
  double (*reach)(double rows, const LabelBounds&) = nullptr;
  /// Null: it is a whole number as it is.
  Steps (*steps)(double rows, const LabelBounds&) = nullptr;
  /// See sampling_error.h. Null: that of its counts.
  double (*samplingError)(const StatisticColumn&, double quantile) = nullptr;
  /// Made-up values of which one can move it upwards as far as any. Null: all lie at L.
  std::vector<double> (*worstTable)(std::size_t rows, const ReleasePlan&) = nullptr;

  /// Else values are clipped, so that bounds must be declared and a text has no such statistic.
  bool countsRows() const { return unit == Unit::rows; }
  bool addsNoise() const { return reach != nullptr; }
  /// How many of its numbers one replaced row moves: of cells the one that it leaves and the one it enters.
  int moved() const { return hasCells ? 2 : 1; }
  /// How far one replaced row moves it in the 1-norm and in the 2-norm. Precondition: addsNoise().
  double sensitivity(double rows, const LabelBounds& bounds) const;
  double euclideanSensitivity(double rows, const LabelBounds& bounds) const;
  /// `numbers`, or the counts of the declared categories.
  std::vector<double> of(const StatisticColumn& column, const ReleasePlan& plan, bool clipped) const;
};

const StatisticRow& statisticRow(StatisticKind kind);

}  // namespace epsiscope
