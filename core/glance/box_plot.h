#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/glance/cell_axis.h"
#include "core/table/dataset.h"

namespace epsiscope {

/// One box of a box plot.
struct BoxPlot {
  /// The ends of the whiskers, the quartiles and the median. The whiskers end at shares, not at the least and
  /// largest value: those are the values of two rows, which no private picture can show.
  static constexpr std::array<double, 5> kShares = {0.05, 0.25, 0.5, 0.75, 0.95};
  std::array<double, 5> values{};  ///< at these shares, ascending; NaN: nothing is known
  double rows = 0;
};

/// A box of the values of a column for each cell of an axis, which has these cells in these rows. By
/// columnQuantile().
std::vector<BoxPlot> boxesOf(const Column& values, const CellAxis& groups,
                             const std::vector<std::int32_t>& cells, const std::vector<std::uint32_t>& rows);

/// The box of as many values as the counts say, evenly spread in each cell between these edges; a count below
/// 0 is none. Where they sum up to less than `least`, nothing is known: counts below 0 are part of that sum,
/// or the noise of many cells would be rows.
BoxPlot boxOfCells(std::span<const double> counts, const std::vector<double>& edges, double least);

}  // namespace epsiscope
