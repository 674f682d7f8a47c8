#include "core/glance/box_plot.h"

#include <algorithm>
#include <cmath>

#include "core/base/numbers.h"
#include "core/table/profile.h"

namespace epsiscope {

std::vector<BoxPlot> boxesOf(const Column& values, const CellAxis& groups,
                             const std::vector<std::int32_t>& cells, const std::vector<std::uint32_t>& rows) {
  std::vector<std::vector<double>> ofGroups(groups.size());
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (const double value = values.values[rows[i]]; cells[i] >= 0 && std::isfinite(value))
      ofGroups[static_cast<std::size_t>(cells[i])].push_back(value);
  std::vector<BoxPlot> boxes;
  for (std::vector<double>& group : ofGroups) {
    std::ranges::sort(group);
    BoxPlot box{.rows = static_cast<double>(group.size())};
    for (std::size_t i = 0; i < box.values.size(); ++i)
      box.values[i] = columnQuantile(group, BoxPlot::kShares[i]);
    boxes.push_back(box);
  }
  return boxes;
}

BoxPlot boxOfCells(std::span<const double> counts, const std::vector<double>& edges, double least) {
  BoxPlot box;
  double sum = 0;
  for (const double count : counts) {
    sum += count;
    box.rows += std::max(0.0, count);
  }
  box.values.fill(kNaN);
  if (!(sum >= least) || !(sum > 0)) return box;
  for (std::size_t i = 0; i < box.values.size(); ++i) {
    const double wanted = BoxPlot::kShares[i] * box.rows;
    double before = 0;
    for (std::size_t cell = 0; cell < counts.size(); ++cell) {
      const double count = std::max(0.0, counts[cell]);
      if (count > 0 && before + count >= wanted) {
        box.values[i] = std::lerp(edges[cell], edges[cell + 1], (wanted - before) / count);
        break;
      }
      before += count;
    }
    // What is lost to rounding lies at the end.
    if (std::isnan(box.values[i])) box.values[i] = edges.back();
  }
  return box;
}

}  // namespace epsiscope
