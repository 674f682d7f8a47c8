#include "core/statistics/suggested_cells.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace epsiscope {

std::size_t suggestedCells(std::size_t rows, double epsilon, const ProtectedUnit& unit, Grid grid,
                           std::size_t axes, std::size_t others) {
  constexpr double kFewest = 2, kMost = 24;
  const double deviations = grid == Grid::finest ? 4 : 20;
  const double deviation = 2 * std::numbers::sqrt2 * unit.rows() / epsilon;
  const double cells = static_cast<double>(rows) / (deviations * deviation * static_cast<double>(others));
  // What is a whole number but for rounding is one.
  const double along = std::floor(std::pow(cells, 1 / static_cast<double>(axes)) * (1 + 1e-12));
  return static_cast<std::size_t>(std::clamp(along, kFewest, kMost));
}

}  // namespace epsiscope
