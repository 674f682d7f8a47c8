#include "ui/charts/chart_shapes.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

#include "ui/charts/axis_range.h"
#include "ui/charts/point_search.h"
#include "ui/charts/polyline.h"
#include "ui/charts/readout.h"
#include "ui/theme/marker.h"

namespace epsiscope {

namespace {

/// Lines without positions of their own get about this many markers.
constexpr std::size_t markersPerLine = 7;

QPointF pixelPoint(const ChartFrame& frame, double x, double y) {
  return {frame.x.pixel(x), frame.y.pixel(y)};
}

bool insidePlot(const ChartFrame& frame, double x, double y) {
  return frame.x.shows(x) && frame.y.shows(y);
}

QPen penOf(const ChartSeries& series) {
  MethodStyle style = series.style;
  style.color.setAlphaF(static_cast<float>(style.color.alphaF() * series.opacity));
  return linePen(style);
}

}  // namespace

QRectF unitWindow(const ChartFrame& frame) {
  return {QPointF(frame.x.unitLow(), frame.y.unitLow()), QPointF(frame.x.unitHigh(), frame.y.unitHigh())};
}

std::vector<LinePiece> linePieces(const ChartFrame& frame) {
  std::vector<LinePiece> pieces;
  const QRectF window = unitWindow(frame);
  const int columns = qCeil(frame.plot.width());
  for (const ChartSeries& series : frame.model.series) {
    if (series.kind != ChartSeries::Kind::line || isHidden(series, frame.hidden)) continue;
    const IndexRange range = indicesAround(series.x, std::min(series.x.size(), series.y.size()),
                                           frame.x.limits.low, frame.x.limits.high);
    QPolygonF points;
    points.reserve(static_cast<qsizetype>(range.last - range.first));
    for (std::size_t i = range.first; i < range.last; ++i)
      points << QPointF(frame.x.unit(series.x[i]), frame.y.unit(series.y[i]));
    points = thinnedLine(points, window, columns);
    const QPen pen = penOf(series);
    for (const QPolygonF& piece : clippedLine(points, window)) pieces.push_back({piece, pen});
  }
  return pieces;
}

std::vector<QPointF> inkOfCurves(const ChartFrame& frame) {
  constexpr double spacing = 6;
  std::vector<QPointF> ink;
  const PixelMap xPixel(frame.x);
  const PixelMap yPixel(frame.y);
  for (const LinePiece& piece : frame.lines) {
    QPolygonF pixels;
    for (const QPointF& at : piece.points) pixels << QPointF(xPixel.ofUnit(at.x()), yPixel.ofUnit(at.y()));
    for (qsizetype i = 1; i < pixels.size(); ++i) {
      const QLineF segment(pixels[i - 1], pixels[i]);
      const int parts = 1 + static_cast<int>(segment.length() / spacing);
      for (int k = 0; k < parts; ++k) ink.push_back(segment.pointAt(static_cast<double>(k) / parts));
    }
  }
  return ink;
}

std::vector<QPolygonF> bandPolygons(const ChartFrame& frame, const ChartSeries& band) {
  const PixelMap xPixel(frame.x);
  const PixelMap yPixel(frame.y);
  // The curve of a thinner band covers it, and areas take longest to paint.
  constexpr double kThinnest = 1;
  std::vector<QPolygonF> polygons;
  QPolygonF top, bottom;
  double thickness = 0;
  const auto finish = [&] {
    std::reverse(bottom.begin(), bottom.end());
    if (top.size() > 1 && thickness >= kThinnest)
      polygons.push_back(clippedPolygon(top + bottom, frame.plot));
    top.clear();
    bottom.clear();
    thickness = 0;
  };
  const std::size_t count = std::min({band.x.size(), band.y.size(), band.upper.size()});
  for (std::size_t i = 0; i < count; ++i) {
    const double x = xPixel(band.x[i]);
    const double high = yPixel(band.upper[i]);
    double low = yPixel(band.y[i]);
    if (frame.y.logarithmic && band.y[i] <= 0) low = frame.plot.bottom() + 1;
    if (!std::isfinite(x) || !std::isfinite(high) || !std::isfinite(low)) {
      finish();
      continue;
    }
    top << QPointF(x, high);
    bottom << QPointF(x, low);
    thickness = std::max(thickness, std::abs(low - high));
  }
  finish();
  return polygons;
}

QPolygonF stepPolygon(const ChartFrame& frame, const ChartSeries& steps) {
  const PixelMap xPixel(frame.x);
  const PixelMap yPixel(frame.y);
  const double bottom = frame.y.logarithmic ? frame.plot.bottom() : frame.y.pixel(0);
  QPolygonF outline;
  for (std::size_t i = 0; i < steps.y.size() && i + 1 < steps.x.size(); ++i) {
    const double left = xPixel(steps.x[i]);
    const double right = xPixel(steps.x[i + 1]);
    if (!std::isfinite(left) || !std::isfinite(right)) continue;
    const double top = yPixel(steps.y[i]);
    const double height = std::isfinite(top) ? top : bottom;
    if (outline.isEmpty()) outline << QPointF(left, bottom);
    outline << QPointF(left, height) << QPointF(right, height);
  }
  if (!outline.isEmpty()) outline << QPointF(outline.last().x(), bottom);
  return clippedPolygon(outline, frame.plot);
}

std::vector<QPointF> markerPositions(const ChartFrame& frame, const ChartSeries& line) {
  std::vector<QPointF> positions;
  const auto add = [&](double x, double y) {
    if (insidePlot(frame, x, y)) positions.push_back(pixelPoint(frame, x, y));
  };
  if (line.markerX) {
    for (const double x : *line.markerX)
      if (const auto value = valueOfSeries(line, x, frame.x, frame.y)) add(x, value->value);
    return positions;
  }
  const std::size_t count = std::min(line.x.size(), line.y.size());
  const std::size_t every = std::max<std::size_t>(1, count / markersPerLine);
  for (std::size_t i = every / 2; i < count; i += every) add(line.x[i], line.y[i]);
  return positions;
}

std::vector<QPointF> dotPositions(const ChartFrame& frame, const ChartSeries& dots) {
  std::vector<QPointF> positions;
  const std::size_t count = std::min(dots.x.size(), dots.y.size());
  positions.reserve(count);
  const PixelMap xPixel(frame.x);
  const PixelMap yPixel(frame.y);
  for (std::size_t i = 0; i < count; ++i) {
    const QPointF at(xPixel(dots.x[i]), yPixel(dots.y[i]));
    if (xPixel.shows(at.x()) && yPixel.shows(at.y())) positions.push_back(at);
  }
  return positions;
}

double dotRadius(const ChartFrame& frame, bool many) {
  return (many ? 0.5 : 0.875) * frame.markerRadius;
}

QRectF shadeBox(const ChartFrame& frame, const ChartShade& shade) {
  // Clamped first: an end beyond a log axis has no pixel.
  const double low = std::max(shade.low, frame.x.limits.low);
  const double high = std::min(shade.high, frame.x.limits.high);
  if (!(low < high)) return {};
  return {QPointF(frame.x.pixel(low), frame.plot.top()), QPointF(frame.x.pixel(high), frame.plot.bottom())};
}

}  // namespace epsiscope
