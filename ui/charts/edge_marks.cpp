#include "ui/charts/edge_marks.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <optional>

#include "ui/charts/axis_range.h"
#include "ui/charts/chart_frame.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

using Edge = EdgeMark::Edge;

/// More points of a series beyond one edge are one mark.
constexpr std::size_t kMostOfSeries = 6;

/// The place of a point of a series, and its height; of a bar the middle of its top.
QPointF placeOf(const ChartSeries& series, std::size_t i) {
  if (series.kind != ChartSeries::Kind::steps) return {series.x[i], series.y[i]};
  return {(series.x[i] + series.x[i + 1]) / 2, series.y[i]};
}

std::size_t placesIn(const ChartSeries& series) {
  const std::size_t places =
      series.kind == ChartSeries::Kind::steps && !series.x.empty() ? series.x.size() - 1 : series.x.size();
  return std::min(places, series.y.size());
}

/// A band is represented by the curve that it belongs to.
bool isMarked(const ChartSeries& series, const ChartFrame& frame) {
  return series.kind != ChartSeries::Kind::band && !isHidden(series, frame.hidden);
}

/// Whether an axis could show the place at all: a logarithmic one knows nothing at or below zero.
bool exists(const ChartFrame& frame, QPointF place) {
  return std::isfinite(frame.x.unit(place.x())) && std::isfinite(frame.y.unit(place.y()));
}

/// Null for a point that is drawn, or that no axis could show.
std::optional<Edge> edgeOf(const ChartFrame& frame, QPointF place) {
  if (!exists(frame, place)) return std::nullopt;
  if (!frame.x.shows(place.x())) return place.x() < frame.x.limits.low ? Edge::left : Edge::right;
  if (!frame.y.shows(place.y())) return place.y() < frame.y.limits.low ? Edge::bottom : Edge::top;
  return std::nullopt;
}

bool isSide(Edge edge) {
  return edge == Edge::left || edge == Edge::right;
}

double valueOf(Edge edge, QPointF place) {
  return isSide(edge) ? place.x() : place.y();
}

QPointF tipAt(const ChartFrame& frame, Edge edge, QPointF place) {
  const QRectF& plot = frame.plot;
  if (isSide(edge)) {
    const double y = frame.y.pixel(std::clamp(place.y(), frame.y.limits.low, frame.y.limits.high));
    return {edge == Edge::left ? plot.left() : plot.right(), y};
  }
  return {frame.x.pixel(place.x()), edge == Edge::top ? plot.top() : plot.bottom()};
}

class MarkFinder {
public:
  explicit MarkFinder(const ChartFrame& frame) : m_frame(frame) {}

  void addPoints(std::size_t index) {
    const ChartSeries& series = m_frame.model.series[index];
    for (const Edge edge : {Edge::left, Edge::right, Edge::top, Edge::bottom}) {
      std::vector<std::size_t> beyond;
      for (std::size_t i = 0; i < placesIn(series); ++i)
        if (isPointOfItsOwn(series, i) && edgeOf(m_frame, placeOf(series, i)) == edge) beyond.push_back(i);
      if (beyond.size() > kMostOfSeries) {
        const std::size_t far = furthest(series, edge, beyond);
        add({.series = index, .edge = edge, .points = beyond}, far,
            QCoreApplication::translate("Chart", "%1 points, as far as %2")
                .arg(countText(beyond.size()), text(edge, placeOf(series, far))));
        continue;
      }
      for (const std::size_t i : beyond)
        add({.series = index, .edge = edge, .points = {i}}, i, text(edge, placeOf(series, i)));
    }
  }

  /// Each stretch beyond one edge has an arrow where the curve leaves the plot, or where it is furthest away
  /// if none of it is seen there.
  void addCurve(std::size_t index) {
    const ChartSeries& series = m_frame.model.series[index];
    const std::size_t count = placesIn(series);
    const auto isDrawn = [&](std::size_t i) {
      const QPointF place = placeOf(series, i);
      return exists(m_frame, place) && !edgeOf(m_frame, place);
    };
    for (std::size_t i = 0; i < count;) {
      const auto edge = edgeOf(m_frame, placeOf(series, i));
      const std::size_t first = i++;
      if (!edge) continue;
      while (i < count && edgeOf(m_frame, placeOf(series, i)) == edge) ++i;
      EdgeMark mark{.series = index, .edge = *edge};
      for (std::size_t k = first; k < i; ++k) mark.points.push_back(k);
      const bool comesFrom = first > 0 && isDrawn(first - 1), goesTo = i < count && isDrawn(i);
      if (comesFrom || goesTo) {
        add(std::move(mark), comesFrom ? first : i - 1, {});
      } else {
        const std::size_t far = furthest(series, *edge, mark.points);
        add(std::move(mark), far, text(*edge, placeOf(series, far)));
      }
    }
  }

  std::vector<EdgeMark> take() {
    const QFontMetricsF metrics(m_frame.smallFont);
    std::vector<QRectF> taken;
    for (EdgeMark& mark : m_marks)
      if (!mark.text.isEmpty()) place(mark, metrics, taken);
    return std::move(m_marks);
  }

private:
  static std::size_t furthest(const ChartSeries& series, Edge edge, const std::vector<std::size_t>& points) {
    const bool isHigh = edge == Edge::right || edge == Edge::top;
    return *std::ranges::max_element(points, {}, [&](std::size_t i) {
      const double value = valueOf(edge, placeOf(series, i));
      return isHigh ? value : -value;
    });
  }

  static QString text(Edge edge, QPointF place) { return numberText(valueOf(edge, place), 4); }

  void add(EdgeMark mark, std::size_t at, const QString& text) {
    mark.tip = tipAt(m_frame, mark.edge, placeOf(m_frame.model.series[mark.series], at));
    mark.text = text;
    m_marks.push_back(std::move(mark));
  }

  /// Finds a free place beside the arrow or further inside the plot.
  void place(EdgeMark& mark, const QFontMetricsF& metrics, std::vector<QRectF>& taken) const {
    constexpr int kRows = 4;
    const double arrow = 2 * m_frame.markerRadius;
    const QSizeF size(metrics.horizontalAdvance(mark.text) + 4, metrics.height());
    const QRectF& plot = m_frame.plot;
    const bool isRight = mark.tip.x() + arrow + size.width() > plot.right();
    const double left = isRight ? mark.tip.x() - arrow - size.width() : mark.tip.x() + arrow;
    for (int row = 0; row < kRows; ++row) {
      const double down = row * (size.height() + 1);
      const double top = mark.edge == Edge::bottom ? plot.bottom() - size.height() - 1 - down
                         : mark.edge == Edge::top  ? plot.top() + 1 + down
                                                   : mark.tip.y() - size.height() / 2 + down;
      const QRectF box(QPointF(left, top), size);
      if (!plot.contains(box) ||
          std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(box); }))
        continue;
      mark.box = box;
      taken.push_back(box);
      return;
    }
  }

  const ChartFrame& m_frame;
  std::vector<EdgeMark> m_marks;
};

}  // namespace

bool isOfPoints(const ChartSeries& series) {
  if (series.kind != ChartSeries::Kind::line) return true;
  return series.markerX && !series.markerX->empty() && series.markerX->size() + 1 >= series.x.size();
}

bool isPointOfItsOwn(const ChartSeries& series, std::size_t place) {
  return !series.markerX || std::ranges::count(*series.markerX, series.x[place]) > 0;
}

QString nameOfPoints(const ChartSeries& series) {
  return !series.name.isEmpty() ? series.name : !series.rowName.isEmpty() ? series.rowName : series.id;
}

std::vector<EdgeMark> edgeMarks(const ChartFrame& frame) {
  if (frame.isPart) return {};
  MarkFinder marks(frame);
  for (std::size_t i = 0; i < frame.model.series.size(); ++i) {
    const ChartSeries& series = frame.model.series[i];
    if (!isMarked(series, frame)) continue;
    if (isOfPoints(series))
      marks.addPoints(i);
    else
      marks.addCurve(i);
  }
  return marks.take();
}

std::size_t pointsOutside(const ChartFrame& frame) {
  std::size_t count = 0;
  for (const ChartSeries& series : frame.model.series)
    for (std::size_t i = 0; isMarked(series, frame) && i < placesIn(series); ++i)
      count += edgeOf(frame, placeOf(series, i)).has_value() ? 1 : 0;
  return count;
}

QString marksWithoutRoom(const ChartFrame& frame) {
  QStringList parts;
  for (const EdgeMark& mark : frame.edges) {
    if (mark.text.isEmpty() || !mark.box.isNull()) continue;
    const ChartSeries& series = frame.model.series[mark.series];
    const QString name = nameOfPoints(series);
    parts << (mark.points.size() == 1 && !isSide(mark.edge)
                  ? QCoreApplication::translate("Chart", "%1: %2 at %3")
                        .arg(name, mark.text, numberText(placeOf(series, mark.points.front()).x(), 4))
                  : QStringLiteral("%1: %2").arg(name, mark.text));
  }
  if (parts.isEmpty()) return {};
  return QCoreApplication::translate("Chart", "Beyond the axes: %1.").arg(parts.join(QStringLiteral("; ")));
}

}  // namespace epsiscope
