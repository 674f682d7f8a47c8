#include "ui/charts/pinned_markers.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>

#include "ui/charts/axis_range.h"
#include "ui/charts/chart_shapes.h"
#include "ui/charts/legend_painter.h"
#include "ui/charts/readout.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr double kMarkerReach = 5;
constexpr double kBoxGap = 12;  ///< between columns

QRectF flagBox(const ChartFrame& frame, std::size_t marker) {
  const double size = QFontMetricsF(frame.smallFont).height() + 2;
  const double x = frame.x.pixel(frame.markers[marker]);
  return {x - size / 2, frame.plot.top() + 2, size, size};
}

QString changeText(const std::optional<SeriesValue>& value) {
  return value ? textOf(*value) : QString();
}

void addSeries(MarkerTable& table, const ChartFrame& frame, std::size_t index) {
  const ChartSeries& series = frame.model.series[index];
  std::vector<std::optional<SeriesValue>> values;
  for (const double x : frame.markers) values.push_back(valueOfSeries(series, x, frame.x, frame.y));
  if (std::ranges::none_of(values, [](const auto& value) { return value.has_value(); })) return;
  QStringList cells{series.name};
  for (const auto& value : values) cells << changeText(value);
  if (values.size() == 2) {
    std::optional<MarkerChange> change;
    if (values[0] && values[1]) change = changeBetween(*values[0], *values[1], frame.y.logarithmic);
    cells << (change ? textOf(change->difference) : QString());
    if (frame.y.logarithmic) cells << (change ? changeText(change->ratio) : QString());
  }
  table.rows.push_back({index, cells});
}

/// The corner of the plot in which the least of the curves is covered.
QRectF placeBox(const ChartFrame& frame, QSizeF size) {
  const double down = 2 * QFontMetricsF(frame.smallFont).height();  // below the flags
  const QRectF room = frame.plot.adjusted(8, down, -8, -8);
  const double right = std::max(room.left(), room.right() - size.width());
  const double bottom = std::max(room.top(), room.bottom() - size.height());
  const std::vector<QPointF> ink = inkOfCurves(frame);
  const auto covered = [&](QPointF corner) {
    const QRectF box(corner, size);
    return std::ranges::count_if(ink, [&](QPointF at) { return box.contains(at); });
  };
  const std::array corners{QPointF(right, room.top()), QPointF(room.left(), room.top()),
                           QPointF(room.left(), bottom), QPointF(right, bottom)};
  return {*std::ranges::min_element(corners, {}, covered), size};
}

std::vector<double> columnWidths(const MarkerTable& table, const QFontMetricsF& metrics) {
  std::vector<double> widths(static_cast<std::size_t>(table.head.size()));
  const auto widen = [&](const QStringList& cells) {
    for (qsizetype i = 0; i < cells.size(); ++i) {
      double& width = widths[static_cast<std::size_t>(i)];
      width = std::max(width, metrics.horizontalAdvance(cells[i]));
    }
  };
  widen(table.head);
  for (const MarkerTable::Row& row : table.rows) widen(row.cells);
  return widths;
}

/// The table in its box: a sign, the name, then right-aligned columns.
struct TableLayout {
  std::vector<double> widths;
  double swatch = 0;
  double line = 0;
  QRectF box;
};

TableLayout layOutTable(const ChartFrame& frame, const MarkerTable& table) {
  const QFontMetricsF metrics(frame.smallFont);
  TableLayout layout{.widths = columnWidths(table, metrics),
                     .swatch = metrics.height() * 1.4 + 6,
                     .line = metrics.height() + 2,
                     .box = {}};
  double width = 20 + layout.swatch - kBoxGap;
  for (const double column : layout.widths) width += column + kBoxGap;
  layout.box = placeBox(frame, {width, 12 + layout.line * static_cast<double>(table.rows.size() + 1)});
  return layout;
}

void paintTable(QPainter& painter, const ChartFrame& frame, const MarkerTable& table) {
  const QFontMetricsF metrics(frame.smallFont);
  const TableLayout layout = layOutTable(frame, table);
  const QRectF& box = layout.box;
  QColor fill = frame.theme.surface;
  fill.setAlphaF(0.95F);
  painter.setPen(QPen(frame.theme.border, 1));
  painter.setBrush(fill);
  painter.drawRoundedRect(box, 6, 6);
  double baseline = box.top() + 6 + metrics.ascent();
  const auto write = [&](const QStringList& cells) {
    double right = box.left() + 10 + layout.swatch - kBoxGap;
    for (qsizetype i = 0; i < cells.size(); ++i) {
      right += layout.widths[static_cast<std::size_t>(i)] + kBoxGap;
      const double left =
          i == 0 ? box.left() + 10 + layout.swatch : right - metrics.horizontalAdvance(cells[i]);
      painter.drawText(QPointF(left, baseline), cells[i]);
    }
    baseline += layout.line;
  };
  painter.setFont(frame.smallFont);
  painter.setPen(frame.theme.mutedText);
  write(table.head);
  for (const MarkerTable::Row& row : table.rows) {
    if (row.series)
      drawSeriesSign(
          painter, frame.model.series[*row.series],
          QRectF(box.left() + 10, baseline - metrics.ascent(), layout.swatch - 6, metrics.height()),
          frame.theme);
    painter.setPen(row.series ? frame.theme.text : frame.theme.mutedText);
    write(row.cells);
  }
}

}  // namespace

MarkerTable markerTable(const ChartFrame& frame) {
  MarkerTable table{.head = {QString()}, .rows = {}};
  QStringList places{nameOfX(frame.model)};
  for (std::size_t i = 0; i < frame.markers.size(); ++i) {
    table.head << QObject::tr("marker %1").arg(i + 1);
    places << numberText(frame.markers[i]);
  }
  if (frame.markers.size() == 2) {
    table.head << QObject::tr("difference");
    places << numberText(frame.markers[1] - frame.markers[0]);
    if (frame.y.logarithmic) table.head << QObject::tr("ratio");
    if (frame.y.logarithmic)
      places << (frame.x.logarithmic ? numberText(frame.markers[1] / frame.markers[0]) : QString());
  }
  table.rows.push_back({std::nullopt, places});
  for (std::size_t i = 0; i < frame.model.series.size(); ++i)
    if (!frame.model.series[i].name.isEmpty() && !isHidden(frame.model.series[i], frame.hidden))
      addSeries(table, frame, i);
  return table;
}

void paintMarkers(QPainter& painter, const ChartFrame& frame) {
  if (frame.markers.empty()) return;
  painter.setFont(frame.smallFont);
  for (std::size_t i = 0; i < frame.markers.size(); ++i) {
    if (!frame.x.shows(frame.markers[i])) continue;
    const double x = frame.x.pixel(frame.markers[i]);
    painter.setPen(linePen(frame.theme.text, 1.2, LineMeaning::yardstick));
    painter.drawLine(QPointF(x, frame.plot.top()), QPointF(x, frame.plot.bottom()));
    const QRectF flag = flagBox(frame, i);
    painter.setPen(Qt::NoPen);
    painter.setBrush(frame.theme.text);
    painter.drawRoundedRect(flag, 3, 3);
    painter.setPen(frame.theme.surface);
    painter.drawText(flag, Qt::AlignCenter | Qt::TextSingleLine, QString::number(i + 1));
  }
  paintTable(painter, frame, markerTable(frame));
}

std::optional<QRectF> markerBox(const ChartFrame& frame) {
  if (frame.markers.empty()) return std::nullopt;
  return layOutTable(frame, markerTable(frame)).box;
}

std::optional<std::size_t> markerAt(const ChartFrame& frame, QPointF point) {
  for (std::size_t i = frame.markers.size(); i-- > 0;) {
    if (!frame.x.shows(frame.markers[i]) || !frame.plot.contains(point)) continue;
    const bool onLine = std::abs(frame.x.pixel(frame.markers[i]) - point.x()) <= kMarkerReach;
    if (onLine || flagBox(frame, i).contains(point)) return i;
  }
  return std::nullopt;
}

}  // namespace epsiscope
