#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace epsiscope {

/// The line on which a function given on a grid changes between above 0 and not above 0, in the grid's
/// coordinates: x from 0 to columns - 1, y from 0 to rows - 1, NaN in both between two pieces.
struct LevelLine {
  std::vector<double> x, y;
};

/// Marching squares with straight lines inside a cell: `values` row by row, the grid at least 2 by 2. Where
/// opposite corners of a cell agree the mean of the four decides about its middle.
LevelLine levelLine(std::span<const double> values, std::size_t columns);

}  // namespace epsiscope
