#include "ui/charts/chart_painter.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

#include "ui/charts/axis_range.h"
#include "ui/charts/chart_shapes.h"
#include "ui/charts/dot_image.h"
#include "ui/charts/heat_image.h"
#include "ui/charts/legend_painter.h"
#include "ui/charts/pinned_markers.h"
#include "ui/theme/marker.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// The number from which on dots are drawn into one picture: thousands of shapes make a file that nothing
/// opens.
constexpr std::size_t mostSeparateDots = 2000;

QColor faded(QColor color, double opacity) {
  color.setAlphaF(static_cast<float>(std::clamp(opacity, 0.0, 1.0)));
  return color;
}

void paintGrid(QPainter& painter, const ChartFrame& frame) {
  // Whole device pixels keep hair lines crisp.
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(QPen(frame.theme.grid, 1));
  // Cells with names at both sides need no lines through their middles.
  if (frame.model.x.names.isEmpty() || frame.model.y.names.isEmpty()) {
    for (const AxisTick& tick : frame.xTicks) {
      const double x = frame.x.pixel(tick.value);
      painter.drawLine(QPointF(x, frame.plot.top()), QPointF(x, frame.plot.bottom()));
    }
    for (const AxisTick& tick : frame.yTicks) {
      const double y = frame.y.pixel(tick.value);
      painter.drawLine(QPointF(frame.plot.left(), y), QPointF(frame.plot.right(), y));
    }
  }
  painter.setPen(QPen(frame.theme.border, 1));
  painter.drawLine(frame.plot.bottomLeft(), frame.plot.bottomRight());
  painter.drawLine(frame.plot.topLeft(), frame.plot.bottomLeft());
  painter.setRenderHint(QPainter::Antialiasing, true);
}

void paintShades(QPainter& painter, const ChartFrame& frame) {
  for (const ChartShade& shade : frame.model.shades)
    painter.fillRect(shadeBox(frame, shade), faded(frame.theme.mutedText, 0.14));
}

/// Writes the labels at the bottom, where error curves over epsilon and guides' labels are rarest, on a plate
/// that curves do not shine through. Where nothing else is drawn, the words stand in the middle and are never
/// left out.
void paintShadeWords(QPainter& painter, const ChartFrame& frame) {
  const bool isAll = !hasContents(frame.model);
  const int height = isAll ? Qt::AlignVCenter : Qt::AlignBottom;
  const int place = height | Qt::AlignHCenter | Qt::TextWordWrap;
  painter.setFont(frame.smallFont);
  const QFontMetricsF metrics(frame.smallFont);
  for (const ChartShade& shade : frame.model.shades) {
    const QRectF room = shadeBox(frame, shade).adjusted(4, 4, -4, -4);
    const QRectF words = metrics.boundingRect(room, place, shade.label);
    if (!isAll && (words.width() > room.width() || words.height() > room.height() / 2)) continue;
    painter.fillRect(words, faded(frame.theme.surface, 0.85));
    painter.setPen(frame.theme.mutedText);
    painter.drawText(room, place, shade.label);
  }
}

/// Hatches the cells that are unsure, with lines as far apart on a page as on the screen.
void paintHatching(QPainter& painter, const ChartFrame& frame, const QRectF& target) {
  const ChartHeat& heat = *frame.model.heat;
  const double width = target.width() / static_cast<double>(heat.columns);
  const double height = target.height() / static_cast<double>(heat.rows);
  QPainterPath cells;
  for (std::size_t row = 0; row < heat.rows; ++row)
    for (std::size_t begin = 0, end = 0; begin < heat.columns; begin = end + 1) {
      for (end = begin; end < heat.columns && heat.unsure[row * heat.columns + end];) ++end;
      if (end > begin)
        cells.addRect(target.left() + static_cast<double>(begin) * width,
                      target.bottom() - static_cast<double>(row + 1) * height,
                      static_cast<double>(end - begin) * width, height);
    }
  painter.save();
  painter.setClipRect(frame.plot);
  painter.setClipPath(cells, Qt::IntersectClip);
  painter.setPen(QPen(faded(frame.theme.mutedText, 0.45), 1));
  const double step = 0.5 * QFontMetricsF(frame.smallFont).height();
  for (double x = frame.plot.left(); x < frame.plot.right() + frame.plot.height(); x += step)
    painter.drawLine(QPointF(x, frame.plot.top()), QPointF(x - frame.plot.height(), frame.plot.bottom()));
  painter.restore();
}

/// Writes into the cells, in small letters if need be; nothing where the longest text has no room.
void paintCellTexts(QPainter& painter, const ChartFrame& frame, const QRectF& target) {
  constexpr double kMargin = 3, kLeast = 0.6;
  const ChartHeat& heat = *frame.model.heat;
  const QSizeF cell(target.width() / static_cast<double>(heat.columns),
                    target.height() / static_cast<double>(heat.rows));
  const QFontMetricsF metrics(frame.smallFont);
  double longest = 1;
  for (const QString& text : heat.texts) longest = std::max(longest, metrics.horizontalAdvance(text));
  const double scale =
      std::min({1.0, (cell.width() - 2 * kMargin) / longest, (cell.height() - 2) / metrics.height()});
  if (scale < kLeast) return;
  const auto [low, high] = heatLimits(heat);
  painter.save();
  painter.setClipRect(frame.plot);
  painter.setFont(scaledFont(frame.smallFont, scale));
  for (std::size_t at = 0; at < heat.values.size() && at < static_cast<std::size_t>(heat.texts.size());
       ++at) {
    const QRectF box(target.left() + static_cast<double>(at % heat.columns) * cell.width(),
                     target.bottom() - static_cast<double>(at / heat.columns + 1) * cell.height(),
                     cell.width(), cell.height());
    const bool hasColor =
        std::isfinite(heat.values[at]) && !(at < heat.unsure.size() && heat.unsure[at]) && high > low;
    painter.setPen(hasColor ? textOnHeat((heat.values[at] - low) / (high - low), frame.theme)
                            : frame.theme.text);
    painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine, heat.texts[static_cast<qsizetype>(at)]);
  }
  painter.restore();
}

/// The part of the heat map inside the plot; whole when not zoomed.
void paintHeat(QPainter& painter, const ChartFrame& frame, const QImage& image) {
  const ChartHeat& heat = *frame.model.heat;
  const QRectF target(QPointF(frame.x.pixel(heat.x0), frame.y.pixel(heat.y1)),
                      QPointF(frame.x.pixel(heat.x1), frame.y.pixel(heat.y0)));
  const QRectF shown = target.intersected(frame.plot);
  if (shown.isEmpty()) return;
  const double sx = image.width() / target.width();
  const double sy = image.height() / target.height();
  const QRectF source((shown.left() - target.left()) * sx, (shown.top() - target.top()) * sy,
                      shown.width() * sx, shown.height() * sy);
  painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
  // Pages would keep few cells as a photograph, with colours that run into each other.
  painter.setRenderHint(QPainter::LosslessImageRendering);
  painter.drawImage(shown, image, source);
  if (!heat.unsure.empty()) paintHatching(painter, frame, target);
  if (!heat.texts.isEmpty()) paintCellTexts(painter, frame, target);
}

void paintArea(QPainter& painter, const ChartFrame& frame, const ChartSeries& series) {
  const bool band = series.kind == ChartSeries::Kind::band;
  // A model that leaves the opacity at 1 still gets areas that let the grid and the curves through.
  const double opacity = series.opacity < 1 ? series.opacity : band ? 0.16 : 0.28;
  painter.setBrush(faded(series.style.color, opacity));
  if (band) {
    painter.setPen(Qt::NoPen);
    for (const QPolygonF& polygon : bandPolygons(frame, series)) painter.drawPolygon(polygon);
    return;
  }
  const QPolygonF outline = stepPolygon(frame, series);
  painter.setPen(Qt::NoPen);
  painter.drawPolygon(outline);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(faded(series.style.color, std::min(1.0, 2.5 * opacity)), 1.2));
  painter.drawPolyline(outline);
}

/// The area between a line and zero, or the bottom of a logarithmic axis.
void paintFill(QPainter& painter, const ChartFrame& frame, const ChartSeries& line) {
  ChartSeries area = line;
  area.kind = ChartSeries::Kind::band;
  area.upper = line.y;
  area.y.assign(line.y.size(), 0.0);
  area.opacity = line.opacity * line.fill;
  if (line.fillColor.isValid()) area.style.color = line.fillColor;
  paintArea(painter, frame, area);
}

void paintDots(QPainter& painter, const ChartFrame& frame, const ChartSeries& series) {
  const std::vector<QPointF> positions = dotPositions(frame, series);
  const bool many = positions.size() > 200;
  MethodStyle style = series.style;
  style.color = faded(style.color, many ? std::min(series.opacity, 0.55) : series.opacity);
  const double radius = dotRadius(frame, many);
  if (positions.size() <= mostSeparateDots) {
    for (const QPointF& at : positions) drawMarker(painter, style, at, radius, frame.theme.surface);
    return;
  }
  const double ratio = std::max(1.0, painter.device()->devicePixelRatioF());
  const QImage image = dotImage(positions, frame.plot, ratio, style.color);
  painter.drawImage(frame.plot, image);
}

/// A small arrow at the edge of the plot, its tip outwards.
QPolygonF arrowOf(const ChartFrame& frame, const EdgeMark& mark) {
  const double half = 1.125 * frame.markerRadius, depth = 1.75 * frame.markerRadius;
  const QPointF tip = mark.tip;
  switch (mark.edge) {
    case EdgeMark::Edge::left:
      return QPolygonF({tip, tip + QPointF(depth, -half), tip + QPointF(depth, half)});
    case EdgeMark::Edge::right:
      return QPolygonF({tip, tip + QPointF(-depth, -half), tip + QPointF(-depth, half)});
    case EdgeMark::Edge::bottom:
      return QPolygonF({tip, tip + QPointF(-half, -depth), tip + QPointF(half, -depth)});
    case EdgeMark::Edge::top:
      break;
  }
  return QPolygonF({tip, tip + QPointF(-half, depth), tip + QPointF(half, depth)});
}

/// Paints what is beyond the axes, or how much is outside a part that was chosen.
void paintEdges(QPainter& painter, const ChartFrame& frame) {
  painter.setFont(frame.smallFont);
  for (const EdgeMark& mark : frame.edges) {
    const QColor color = frame.model.series[mark.series].style.color;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(arrowOf(frame, mark));
    if (mark.box.isNull()) continue;
    painter.fillRect(mark.box, faded(frame.theme.surface, 0.85));
    painter.setPen(frame.theme.text);
    painter.drawText(mark.box, Qt::AlignCenter | Qt::TextSingleLine, mark.text);
  }
  if (frame.outside.isEmpty()) return;
  const QRectF room = frame.plot.adjusted(6, 4, -6, -4);
  constexpr int kPlace = Qt::AlignTop | Qt::AlignLeft | Qt::TextSingleLine;
  painter.fillRect(QFontMetricsF(frame.smallFont).boundingRect(room, kPlace, frame.outside),
                   faded(frame.theme.surface, 0.85));
  painter.setPen(frame.theme.mutedText);
  painter.drawText(room, kPlace, frame.outside);
}

void paintTickLabels(QPainter& painter, const ChartFrame& frame) {
  painter.setFont(frame.smallFont);
  painter.setPen(frame.theme.mutedText);
  const QFontMetricsF metrics(frame.smallFont);
  double free = -1e9;
  for (const AxisTick& tick : frame.xTicks) {
    const double width = metrics.horizontalAdvance(tick.label);
    const double left = std::clamp(frame.x.pixel(tick.value) - width / 2, 0.0, frame.size.width() - width);
    if (left < free) continue;
    painter.drawText(QPointF(left, frame.plot.bottom() + 4 + metrics.ascent()), tick.label);
    free = left + width + 4;
  }
  for (const AxisTick& tick : frame.yTicks) {
    const double right = frame.plot.left() - 8;
    const double baseline = frame.y.pixel(tick.value) + (metrics.ascent() - metrics.descent()) / 2;
    painter.drawText(QPointF(right - metrics.horizontalAdvance(tick.label), baseline), tick.label);
  }
}

void paintAxisTitles(QPainter& painter, const ChartFrame& frame) {
  painter.setFont(frame.smallFont);
  painter.setPen(frame.theme.text);
  painter.drawText(frame.xTitleBox, Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextWordWrap,
                   frame.model.x.title);
  if (frame.model.y.title.isEmpty()) return;
  painter.save();
  painter.translate(frame.yTitleBox.center());
  painter.rotate(-90);
  const QSizeF size = frame.yTitleBox.size().transposed();
  painter.drawText(QRectF(QPointF(-size.width() / 2, -size.height() / 2), size),
                   Qt::AlignCenter | Qt::TextWordWrap, frame.model.y.title);
  painter.restore();
}

void paintGuides(QPainter& painter, const ChartFrame& frame, const std::vector<GuideMark>& marks,
                 const QString& chosen) {
  for (const GuideMark& mark : marks) {
    if (!mark.line) continue;
    const ChartGuide& guide = frame.model.guides[mark.guide];
    painter.setPen(linePen(guide.color, guide.width, guide.meaning));
    painter.drawLine(*mark.line);
  }
  for (const GuideMark& mark : marks) {
    if (mark.box.isNull()) continue;
    const ChartGuide& guide = frame.model.guides[mark.guide];
    const bool filled = mark.look == GuideMark::Look::filled;
    const double round = mark.box.height() / 2;
    if (guide.id == chosen && guide.draggable) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(faded(guide.color, 0.35));
      painter.drawRoundedRect(mark.box.adjusted(-3, -3, 3, 3), round + 3, round + 3);
    }
    if (mark.look == GuideMark::Look::plain) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(faded(frame.theme.surface, 0.92));
      painter.drawRoundedRect(mark.box, 3, 3);
    } else {
      painter.setPen(QPen(guide.color, 1.2));
      painter.setBrush(filled ? guide.color : frame.theme.surface);
      painter.drawRoundedRect(mark.box, round, round);
    }
    QFont font = frame.smallFont;
    font.setBold(filled);
    painter.setFont(font);
    painter.setPen(filled                                   ? frame.theme.onAccent
                   : mark.look == GuideMark::Look::outlined ? guide.color
                                                            : frame.theme.mutedText);
    painter.drawText(mark.box, Qt::AlignCenter | Qt::TextSingleLine, mark.text);
  }
}

}  // namespace

bool showsBand(const ChartFrame& frame, const ChartSeries& band, const QString& lit) {
  if (band.group.isEmpty() || band.group == lit) return true;
  if (!frame.model.chosen.isEmpty() && band.group.startsWith(frame.model.chosen)) return true;
  return std::ranges::none_of(frame.model.series, [&](const ChartSeries& other) {
    return other.kind == ChartSeries::Kind::band && !lit.isEmpty() && other.group == lit;
  });
}

void paintBehindCurves(QPainter& painter, const ChartFrame& frame, const QImage& heat, const QString& lit) {
  painter.setRenderHint(QPainter::Antialiasing);
  paintGrid(painter, frame);
  paintShades(painter, frame);
  if (frame.model.heat && !heat.isNull()) paintHeat(painter, frame, heat);
  for (const ChartSeries& series : frame.model.series) {
    if (isHidden(series, frame.hidden)) continue;
    const bool band = series.kind == ChartSeries::Kind::band;
    if (series.kind == ChartSeries::Kind::steps || (band && showsBand(frame, series, lit)))
      paintArea(painter, frame, series);
    else if (series.fill > 0)
      paintFill(painter, frame, series);
  }
}

void paintBeforeCurves(QPainter& painter, const ChartFrame& frame, const std::vector<GuideMark>& marks,
                       const QString& chosenGuide) {
  painter.setRenderHint(QPainter::Antialiasing);
  for (const ChartSeries& series : frame.model.series) {
    if (isHidden(series, frame.hidden)) continue;
    if (series.kind == ChartSeries::Kind::dots) paintDots(painter, frame, series);
    if (series.kind != ChartSeries::Kind::line) continue;
    for (const QPointF& at : markerPositions(frame, series))
      drawMarker(painter, series.style, at, frame.markerRadius, frame.theme.surface);
  }
  paintShadeWords(painter, frame);
  paintEdges(painter, frame);
  paintTickLabels(painter, frame);
  paintAxisTitles(painter, frame);
  paintGuides(painter, frame, marks, chosenGuide);
  paintMarkers(painter, frame);
  paintHeading(painter, frame);
  paintLegend(painter, frame);
  paintNotes(painter, frame);
}

}  // namespace epsiscope
