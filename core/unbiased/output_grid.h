#pragma once

#include <cstddef>
#include <vector>

namespace epsiscope {

/// `count` >= 2 outputs at equal distances from lower to upper.
struct OutputGrid {
  double lower = 0;
  double upper = 1;
  std::size_t count = 2;
  bool operator==(const OutputGrid&) const = default;
};

std::vector<double> pointsOf(const OutputGrid& grid);

}  // namespace epsiscope
