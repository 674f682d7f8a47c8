#include "ui/charts/point_search.h"

#include <algorithm>
#include <cmath>

#include "ui/charts/axis_range.h"
#include "ui/charts/readout.h"

namespace epsiscope {

namespace {

std::size_t countOf(const ChartSeries& series) {
  return std::min(series.x.size(), series.y.size());
}

/// Keeps the candidate that is nearest to a place.
class Nearest {
public:
  Nearest(const ChartFrame& frame, QPointF at, double reach)
      : m_frame(frame), m_x(frame.x), m_y(frame.y), m_at(at), m_distance(reach) {}

  void consider(std::size_t series, double x, double y) {
    const QPointF pixel(m_x(x), m_y(y));
    const double distance = std::hypot(pixel.x() - m_at.x(), pixel.y() - m_at.y());
    if (!(distance <= m_distance) || !m_frame.plot.contains(pixel)) return;
    m_distance = distance;
    found = {series, x, y};
  }

  std::optional<ChartPoint> found;

private:
  const ChartFrame& m_frame;
  PixelMap m_x, m_y;
  QPointF m_at;
  double m_distance;
};

}  // namespace

IndexRange indicesAround(const std::vector<double>& xs, std::size_t count, double low, double high) {
  const auto begin = xs.begin();
  const auto end = begin + static_cast<std::ptrdiff_t>(count);
  if (!std::is_sorted(begin, end)) return {0, count};
  const auto first = static_cast<std::size_t>(std::lower_bound(begin, end, low) - begin);
  const auto last = static_cast<std::size_t>(std::upper_bound(begin, end, high) - begin);
  return {first == 0 ? 0 : first - 1, std::min(count, last + 1)};
}

std::optional<ChartPoint> pointAt(const ChartFrame& frame, QPointF at, double reach) {
  Nearest nearest(frame, at, reach);
  const double low = frame.x.value(at.x() - reach);
  const double high = frame.x.value(at.x() + reach);
  for (std::size_t s = 0; s < frame.model.series.size(); ++s) {
    const ChartSeries& series = frame.model.series[s];
    const bool line = series.kind == ChartSeries::Kind::line;
    if ((!line && series.kind != ChartSeries::Kind::dots) || isHidden(series, frame.hidden)) continue;
    const IndexRange range = indicesAround(series.x, countOf(series), low, high);
    for (std::size_t i = range.first; i < range.last; ++i) nearest.consider(s, series.x[i], series.y[i]);
    if (!line || !series.markerX) continue;
    for (const double x : *series.markerX)
      if (const auto value = valueOfSeries(series, x, frame.x, frame.y)) nearest.consider(s, x, value->value);
  }
  return nearest.found;
}

std::optional<std::size_t> lineAt(const ChartFrame& frame, QPointF at, double reach) {
  if (!frame.plot.contains(at)) return {};
  std::optional<std::size_t> nearest;
  double distance = reach;
  for (std::size_t s = 0; s < frame.model.series.size(); ++s) {
    const ChartSeries& series = frame.model.series[s];
    if (series.kind != ChartSeries::Kind::line || isHidden(series, frame.hidden)) continue;
    const auto value = valueOfSeries(series, frame.x.value(at.x()), frame.x, frame.y);
    const double d = value ? std::abs(frame.y.pixel(value->value) - at.y()) : reach;
    if (!(d < distance)) continue;
    distance = d;
    nearest = s;
  }
  return nearest;
}

std::optional<ChartPoint> pointOfLine(const ChartFrame& frame, std::size_t s, double x) {
  const ChartSeries& series = frame.model.series[s];
  const double at = frame.x.unit(x);
  std::optional<ChartPoint> nearest;
  double distance = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < countOf(series); ++i) {
    const double d = std::abs(frame.x.unit(series.x[i]) - at);
    if (!(d < distance) || !std::isfinite(frame.y.unit(series.y[i]))) continue;
    distance = d;
    nearest = {s, series.x[i], series.y[i]};
  }
  return nearest;
}

double snappedX(const ChartFrame& frame, double x, double pixels) {
  const PixelMap pixel(frame.x);
  const double at = pixel(x);
  double nearest = x;
  double distance = pixels;
  for (const ChartSeries& series : frame.model.series) {
    if (series.kind != ChartSeries::Kind::line || isHidden(series, frame.hidden)) continue;
    const IndexRange range = indicesAround(series.x, series.x.size(), x, x);
    for (std::size_t i = range.first; i < range.last; ++i) {
      const double d = std::abs(pixel(series.x[i]) - at);
      if (!(d <= distance)) continue;
      distance = d;
      nearest = series.x[i];
    }
  }
  return nearest;
}

}  // namespace epsiscope
