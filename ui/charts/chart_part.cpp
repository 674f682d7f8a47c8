#include "ui/charts/chart_part.h"

#include <algorithm>
#include <cmath>

#include "ui/charts/axis_range.h"
#include "ui/charts/chart_frame.h"
#include "ui/charts/chart_shapes.h"
#include "ui/charts/readout.h"

namespace epsiscope {

namespace {

bool isUsable(const AxisLimits& limits, bool logarithmic) {
  if (!std::isfinite(limits.low) || !std::isfinite(limits.high) || !(limits.low < limits.high)) return false;
  if (logarithmic && limits.low <= 0) return false;
  // Below this span doubles run out.
  const double magnitude = std::max(std::abs(limits.low), std::abs(limits.high));
  return limits.high - limits.low > 1e-9 * magnitude;
}

bool within(const AxisLimits& limits, double value) {
  return value >= limits.low && value <= limits.high;
}

/// Points of a series whose place, or a band's whose lower or upper edge, lies in the plot.
std::size_t pointsInside(const ChartSeries& series, const ChartFrame& frame) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < std::min(series.x.size(), series.y.size()); ++i) {
    const bool inside = within(frame.y.limits, series.y[i]) ||
                        (i < series.upper.size() && within(frame.y.limits, series.upper[i]));
    count += inside && within(frame.x.limits, series.x[i]);
  }
  return count;
}

bool crosses(const ChartSeries& series, const ChartFrame& frame) {
  if (series.kind == ChartSeries::Kind::band)
    return std::ranges::any_of(bandPolygons(frame, series), [](const QPolygonF& p) { return !p.isEmpty(); });
  return series.kind == ChartSeries::Kind::steps && !stepPolygon(frame, series).isEmpty();
}

ChartSeries cropped(const ChartSeries& series, const ChartFrame& frame) {
  ChartSeries part = series;
  part.x.clear();
  part.y.clear();
  part.upper.clear();
  const auto add = [&part](double x, double y, std::optional<double> upper) {
    part.x.push_back(x);
    part.y.push_back(y);
    if (upper) part.upper.push_back(*upper);
  };
  const auto addEnd = [&](double x) {
    if (const auto value = valueOfSeries(series, x, frame.x, frame.y)) add(x, value->value, value->upper);
  };
  addEnd(frame.x.limits.low);
  for (std::size_t i = 0; i < std::min(series.x.size(), series.y.size()); ++i)
    if (within(frame.x.limits, series.x[i]))
      add(series.x[i], series.y[i], i < series.upper.size() ? std::optional(series.upper[i]) : std::nullopt);
  addEnd(frame.x.limits.high);
  return part;
}

}  // namespace

bool isUsable(const ChartPart& part, const ChartModel& model) {
  return isUsable(part.x, model.x.logarithmic) && isUsable(part.y, model.y.logarithmic);
}

PartContents contentsOf(const ChartFrame& frame) {
  PartContents contents{.any = frame.model.heat.has_value() || !frame.lines.empty(), .share = 1};
  std::size_t all = 0;
  std::size_t inside = 0;
  for (const ChartSeries& series : frame.model.series) {
    if (isHidden(series, frame.hidden)) continue;
    all += std::min(series.x.size(), series.y.size());
    inside += pointsInside(series, frame);
    contents.any = contents.any || crosses(series, frame);
  }
  contents.any = contents.any || inside > 0 || all == 0;
  if (all > 0) contents.share = static_cast<double>(inside) / static_cast<double>(all);
  return contents;
}

ChartModel croppedToX(const ChartFrame& frame) {
  ChartModel model = frame.model;
  model.guides.clear();
  for (ChartSeries& series : model.series) series = cropped(series, frame);
  std::erase_if(model.series, [&](const ChartSeries& series) { return isHidden(series, frame.hidden); });
  return model;
}

}  // namespace epsiscope
