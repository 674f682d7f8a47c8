#pragma once

#include <cstddef>

#include "core/privacy/protected_unit.h"

namespace epsiscope {

/// The grids that a private picture can carry, from public quantities alone.
enum class Grid {
  coarsest,  ///< the expected count of a cell is twenty standard deviations of its noise
  finest     ///< four of them: below that noise hides a cell
};

/// The number of equal cells along each of so many axes of numbers, 2 to 24, for Laplace noise of this
/// epsilon on the counts. `others`: the cells of the other axes together.
std::size_t suggestedCells(std::size_t rows, double epsilon, const ProtectedUnit& unit = {},
                           Grid grid = Grid::finest, std::size_t axes = 1, std::size_t others = 1);

}  // namespace epsiscope
