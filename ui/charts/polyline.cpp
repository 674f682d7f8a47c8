#include "ui/charts/polyline.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace epsiscope {

namespace {

bool finite(QPointF p) {
  return std::isfinite(p.x()) && std::isfinite(p.y());
}

/// The part of a segment inside the window (Liang and Barsky), as parameters from 0 to 1.
std::optional<std::pair<double, double>> insidePart(QPointF a, QPointF b, const QRectF& window) {
  const QPointF d = b - a;
  const std::array<std::pair<double, double>, 4> edges{{{-d.x(), a.x() - window.left()},
                                                        {d.x(), window.right() - a.x()},
                                                        {-d.y(), a.y() - window.top()},
                                                        {d.y(), window.bottom() - a.y()}}};
  double from = 0;
  double to = 1;
  for (const auto& [speed, room] : edges) {
    if (speed == 0) {
      if (room < 0) return std::nullopt;
      continue;
    }
    const double at = room / speed;
    if (speed < 0)
      from = std::max(from, at);
    else
      to = std::min(to, at);
  }
  if (from > to) return std::nullopt;
  return std::pair(from, to);
}

/// Keeps what lies on the inner side of one edge; `side` is positive inside and linear in the point.
template <class Side>
QPolygonF keepSide(const QPolygonF& polygon, Side side) {
  QPolygonF kept;
  for (qsizetype i = 0; i < polygon.size(); ++i) {
    const QPointF a = polygon[i];
    const QPointF b = polygon[(i + 1) % polygon.size()];
    const double sideA = side(a);
    const double sideB = side(b);
    if (sideA >= 0) kept << a;
    if ((sideA > 0 && sideB < 0) || (sideA < 0 && sideB > 0)) kept << a + (b - a) * (sideA / (sideA - sideB));
  }
  return kept;
}

}  // namespace

std::vector<QPolygonF> clippedLine(const QPolygonF& points, const QRectF& window) {
  std::vector<QPolygonF> pieces;
  QPolygonF piece;
  const auto finish = [&] {
    if (piece.size() > 1) pieces.push_back(piece);
    piece.clear();
  };
  for (qsizetype i = 1; i < points.size(); ++i) {
    const QPointF a = points[i - 1];
    const QPointF b = points[i];
    const auto part = finite(a) && finite(b) ? insidePart(a, b, window) : std::nullopt;
    if (!part) {
      finish();
      continue;
    }
    if (part->first > 0) finish();
    if (piece.isEmpty()) piece << a + part->first * (b - a);
    piece << a + part->second * (b - a);
    if (part->second < 1) finish();
  }
  finish();
  return pieces;
}

QPolygonF thinnedLine(const QPolygonF& points, const QRectF& window, int columns) {
  if (points.size() <= 4 * columns) return points;
  const double perUnit = columns / window.width();
  const auto column = [&](QPointF p) { return std::floor((p.x() - window.left()) * perUnit); };
  QPolygonF kept;
  qsizetype last = 0;
  for (qsizetype first = 0; first < points.size(); first = last + 1) {
    std::array<qsizetype, 4> run{first, first, first, first};  // first, lowest, highest, last
    const double at = column(points[first]);
    for (last = first; finite(points[last]); ++last) {
      if (points[last].y() < points[run[1]].y()) run[1] = last;
      if (points[last].y() > points[run[2]].y()) run[2] = last;
      if (last + 1 == points.size() || column(points[last + 1]) != at || !finite(points[last + 1])) break;
    }
    run[3] = last;
    std::ranges::sort(run);
    for (std::size_t i = 0; i < run.size(); ++i)
      if (i == 0 || run[i] != run[i - 1]) kept << points[run[i]];
  }
  return kept;
}

QPolygonF clippedPolygon(const QPolygonF& polygon, const QRectF& window) {
  QPolygonF inside = keepSide(polygon, [&](QPointF p) { return p.x() - window.left(); });
  inside = keepSide(inside, [&](QPointF p) { return window.right() - p.x(); });
  inside = keepSide(inside, [&](QPointF p) { return p.y() - window.top(); });
  return keepSide(inside, [&](QPointF p) { return window.bottom() - p.y(); });
}

}  // namespace epsiscope
