#include "core/unbiased/output_grid.h"

#include <cassert>

namespace epsiscope {

std::vector<double> pointsOf(const OutputGrid& grid) {
  assert(grid.count >= 2 && grid.lower < grid.upper);
  std::vector<double> points(grid.count);
  for (std::size_t j = 0; j < grid.count; ++j)
    points[j] = grid.lower +
                (grid.upper - grid.lower) * (static_cast<double>(j) / static_cast<double>(grid.count - 1));
  points.back() = grid.upper;
  return points;
}

}  // namespace epsiscope
