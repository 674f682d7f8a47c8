#include "ui/views/data/draw_histogram.h"

#include <algorithm>
#include <cmath>

#include "core/results/result.h"

namespace epsiscope {

DrawHistogram drawHistogram(std::vector<double> draws) {
  constexpr double kMostDrawBins = 150;
  if (draws.empty()) return {};
  std::sort(draws.begin(), draws.end());
  const double range = draws.back() - draws.front();
  if (!(range > 0) || !std::isfinite(range)) return {};
  const auto count = static_cast<double>(draws.size());
  const double spread = quantile(draws, 0.75) - quantile(draws, 0.25);
  const double width = std::max(2 * spread / std::cbrt(count), range / kMostDrawBins);

  DrawHistogram made;
  const double first = std::floor(draws.front() / width);
  const auto bins = static_cast<std::size_t>(std::floor(draws.back() / width) - first) + 1;
  for (std::size_t i = 0; i <= bins; ++i) made.nodes.push_back((first + static_cast<double>(i)) * width);
  made.density.assign(bins, 0);
  for (const double draw : draws) {
    const auto bin = static_cast<std::size_t>(std::max(0.0, std::floor(draw / width) - first));
    made.density[std::min(bin, bins - 1)] += 1 / (count * width);
  }
  return made;
}

}  // namespace epsiscope
