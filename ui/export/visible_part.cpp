#include "ui/export/visible_part.h"

#include <algorithm>
#include <cmath>

#include "ui/charts/axis_range.h"
#include "ui/charts/chart_look.h"

namespace epsiscope {

namespace {

bool within(double value, const AxisLimits& limits) {
  return value >= limits.low && value <= limits.high;
}

/// Points whose x is outside go, and those whose y is (of a band: both edges on one side).
ChartSeries cut(const ChartSeries& series, const AxisLimits& x, const AxisLimits& y) {
  ChartSeries part = series;
  part.x.clear();
  part.y.clear();
  part.upper.clear();
  const bool steps = series.kind == ChartSeries::Kind::steps;
  for (std::size_t i = 0; i < series.y.size() && i < series.x.size(); ++i) {
    const double right = steps && i + 1 < series.x.size() ? series.x[i + 1] : series.x[i];
    const double low = series.y[i];
    const double high = i < series.upper.size() ? series.upper[i] : low;
    // A gap stays one.
    const bool shown = std::isnan(low) || steps || (high >= y.low && low <= y.high);
    if (right < x.low || series.x[i] > x.high || !shown) continue;
    part.x.push_back(series.x[i]);
    part.y.push_back(series.y[i]);
    if (i < series.upper.size()) part.upper.push_back(series.upper[i]);
    if (steps && i + 1 < series.x.size() && (i + 2 == series.x.size() || series.x[i + 1] > x.high))
      part.x.push_back(series.x[i + 1]);
  }
  return part;
}

/// First and last + 1 of the cells whose middles are within the limits.
std::pair<std::size_t, std::size_t> cellsWithin(double first, double width, std::size_t count,
                                                const AxisLimits& limits) {
  const auto middle = [&](std::size_t i) { return first + (static_cast<double>(i) + 0.5) * width; };
  std::size_t low = 0;
  while (low < count && middle(low) < limits.low) ++low;
  std::size_t high = low;
  while (high < count && middle(high) <= limits.high) ++high;
  return {low, high};
}

ChartHeat cut(const ChartHeat& heat, const AxisLimits& x, const AxisLimits& y) {
  const double dx = (heat.x1 - heat.x0) / static_cast<double>(heat.columns);
  const double dy = (heat.y1 - heat.y0) / static_cast<double>(heat.rows);
  const auto [left, right] = cellsWithin(heat.x0, dx, heat.columns, x);
  const auto [bottom, top] = cellsWithin(heat.y0, dy, heat.rows, y);
  ChartHeat part{.x0 = heat.x0 + static_cast<double>(left) * dx,
                 .x1 = heat.x0 + static_cast<double>(right) * dx,
                 .y0 = heat.y0 + static_cast<double>(bottom) * dy,
                 .y1 = heat.y0 + static_cast<double>(top) * dy,
                 .columns = right - left,
                 .rows = top - bottom,
                 .name = heat.name};
  for (std::size_t row = bottom; row < top; ++row)
    for (std::size_t column = left; column < right; ++column)
      part.values.push_back(heat.values[row * heat.columns + column]);
  return part;
}

}  // namespace

ChartLook lookOf(const Study& study, const QString& chart) {
  const auto found = std::ranges::find(study.view.charts, chart.toStdString(), &ChartLook::chart);
  return found == study.view.charts.end() ? ChartLook{} : *found;
}

ChartModel visiblePart(const ChartModel& model, const ChartLook& look) {
  ChartModel part = withLook(model, look);
  const QStringList hidden = seenState(part, look).hidden;
  std::erase_if(part.series, [&](const ChartSeries& series) { return isHidden(series, hidden); });
  const auto zoom = partIn(look, part);
  if (!zoom) return part;
  const auto& [x, y] = *zoom;
  for (ChartSeries& series : part.series) series = cut(series, x, y);
  std::erase_if(part.guides, [&](const ChartGuide& guide) {
    return !within(guide.value, guide.along == ChartGuide::Along::x ? x : y);
  });
  if (part.heat) part.heat = cut(*part.heat, x, y);
  return part;
}

}  // namespace epsiscope
