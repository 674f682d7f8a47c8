#pragma once

#include <optional>
#include <string>
#include <vector>

namespace epsiscope {

/// The settings of a chart's display: the visible part, hidden series, pinned markers. A view that finds
/// nonsense here ignores it.
struct ChartLook {
  std::string chart = {};                    ///< the chart's id: "trade-off"
  std::vector<double> zoom = {};             ///< x low, x high, y low, y high; empty: everything
  std::vector<std::string> hidden = {};      ///< ids of series that the legend hides
  std::vector<double> markers = {};          ///< x of the pinned markers, at most two
  std::optional<bool> logX = {}, logY = {};  ///< absent: as the view chooses
  bool operator==(const ChartLook&) const = default;
};

template <class Visit>
void visitChartLook(Visit& visit, ChartLook& look) {
  visit("chart", look.chart);
  visit("zoom", look.zoom);
  visit("hidden", look.hidden);
  visit("markers", look.markers);
  visit("log_x", look.logX);
  visit("log_y", look.logY);
}

}  // namespace epsiscope
