#include "core/statistics/spread_values.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

namespace {

/// The number of values up to the end of each cell.
std::vector<std::size_t> upToEach(const std::vector<double>& counts, std::size_t values) {
  double sum = 0;
  for (const double count : counts) sum += std::max(0.0, count);
  std::vector<std::size_t> ends;
  double upTo = 0;
  for (const double count : counts) {
    upTo += sum > 0 ? std::max(0.0, count) / sum : 1 / static_cast<double>(counts.size());
    ends.push_back(
        std::min(values, static_cast<std::size_t>(std::round(upTo * static_cast<double>(values)))));
  }
  if (!ends.empty()) ends.back() = values;
  return ends;
}

}  // namespace

std::vector<double> spreadValues(const std::vector<double>& counts, const LabelBounds& bounds,
                                 std::size_t values) {
  std::vector<double> spread;
  const std::vector<std::size_t> ends = upToEach(counts, values);
  for (std::size_t cell = 0; cell < ends.size(); ++cell) {
    const std::size_t begin = spread.size(), end = ends[cell];
    for (std::size_t i = begin; i < end; ++i) {
      const double place = (static_cast<double>(i - begin) + 0.5) / static_cast<double>(end - begin);
      spread.push_back(std::lerp(bounds.lower, bounds.upper,
                                 (static_cast<double>(cell) + place) / static_cast<double>(counts.size())));
    }
  }
  return spread;
}

std::vector<std::size_t> spreadOverCells(const std::vector<double>& counts, std::size_t values) {
  std::vector<std::size_t> cells;
  const std::vector<std::size_t> ends = upToEach(counts, values);
  for (std::size_t cell = 0; cell < ends.size(); ++cell)
    cells.resize(std::max(cells.size(), ends[cell]), cell);
  return cells;
}

}  // namespace epsiscope
