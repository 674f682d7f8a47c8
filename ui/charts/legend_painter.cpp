#include "ui/charts/legend_painter.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPainter>

#include <algorithm>
#include <cmath>

#include "ui/charts/axis_range.h"
#include "ui/charts/heat_image.h"
#include "ui/theme/marker.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// A piece of an area.
void paintPatch(QPainter& painter, QColor fill, const QRectF& box, const QPen& edge = QPen(Qt::NoPen)) {
  fill.setAlphaF(0.3F);
  painter.setBrush(fill);
  painter.setPen(edge);
  painter.drawRect(
      QRectF(box.left(), box.center().y() - box.height() * 0.28, box.width(), box.height() * 0.56));
}

/// Draws a pill whose left or right edge is at `x`; returns its width, 0 if there is no room.
double paintPill(QPainter& painter, const ChartFrame& frame, const QString& text, double x, bool toTheLeft,
                 double room, bool notPrivate) {
  const QFontMetricsF metrics(frame.smallFont);
  const double height = metrics.height() + 3;
  const double width = metrics.horizontalAdvance(text) + height;
  if (width > room) return 0;
  const QRectF box(toTheLeft ? x - width : x, frame.titleBox.center().y() - height / 2, width, height);
  painter.setPen(QPen(notPrivate ? frame.theme.notPrivate : frame.theme.border, 1));
  painter.setBrush(notPrivate ? QBrush(frame.theme.notPrivate) : QBrush(Qt::NoBrush));
  painter.drawRoundedRect(box, height / 2, height / 2);
  painter.setFont(frame.smallFont);
  painter.setPen(notPrivate ? frame.theme.onNotPrivate : frame.theme.mutedText);
  painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine, text);
  return width;
}

/// A strip from low to high with its two numbers, at the right end of the heading; returns the room it takes.
double paintHeatKey(QPainter& painter, const ChartFrame& frame, double right) {
  const QFontMetricsF metrics(frame.smallFont);
  const auto [low, high] = heatLimits(*frame.model.heat);
  const QString lowText = frame.model.heat->name.isEmpty()
                              ? numberText(low, 3)
                              : frame.model.heat->name + QStringLiteral("  ") + numberText(low, 3);
  const QString highText = numberText(high, 3);
  const double strip = std::min(72.0, frame.size.width() / 7);
  const double height = metrics.height() * 0.6;
  const double y = frame.titleBox.center().y();
  const double baseline = y + (metrics.ascent() - metrics.descent()) / 2;
  painter.setFont(frame.smallFont);
  painter.setPen(frame.theme.mutedText);
  double x = right - metrics.horizontalAdvance(highText);
  painter.drawText(QPointF(x, baseline), highText);
  x -= strip + 6;
  QLinearGradient gradient(x, 0, x + strip, 0);
  for (int i = 0; i <= 4; ++i) gradient.setColorAt(i / 4.0, heatColor(i / 4.0, frame.theme));
  painter.fillRect(QRectF(x, y - height / 2, strip, height), gradient);
  x -= metrics.horizontalAdvance(lowText) + 6;
  painter.drawText(QPointF(x, baseline), lowText);
  return right - x + 8;
}

/// A thin line from the end of a curve to its name, where the name had to give way.
void paintLeader(QPainter& painter, const LegendEntry& entry, const QColor& color) {
  constexpr double kBeside = 2;
  const QPointF to(entry.box.left() - 1, entry.box.center().y());
  if (std::abs(to.y() - entry.end->y()) < kBeside && to.x() - entry.end->x() < 20) return;
  painter.setPen(QPen(color, 1));
  painter.drawLine(*entry.end, to);
}

/// The colour of a name: the curve's, as far as letters in it can be read.
QColor nameColor(const QColor& color, const Theme& theme) {
  constexpr double kOwn = 0.55;
  const auto mixed = [&](int own, int text) { return qRound(kOwn * own + (1 - kOwn) * text); };
  return {mixed(color.red(), theme.text.red()), mixed(color.green(), theme.text.green()),
          mixed(color.blue(), theme.text.blue())};
}

void paintEntry(QPainter& painter, const ChartFrame& frame, const LegendEntry& entry) {
  const QFontMetricsF metrics(frame.smallFont);
  const double swatch = metrics.height() * 1.6;
  const ChartSeries& series = frame.model.series[entry.series];
  const bool hidden = isHidden(series, frame.hidden);
  painter.setOpacity(hidden ? 0.4 : series.isAside ? series.opacity : 1);
  if (entry.end && !hidden) paintLeader(painter, entry, series.style.color);
  drawSeriesSign(painter, series, QRectF(entry.box.left(), entry.box.top(), swatch, entry.box.height()),
                 frame.theme);
  painter.setOpacity(1);
  painter.setPen(hidden      ? frame.theme.mutedText
                 : entry.end ? nameColor(series.style.color, frame.theme)
                             : frame.theme.text);
  const double middle = entry.box.center().y();
  const QPointF start(entry.box.left() + swatch + 6, middle + (metrics.ascent() - metrics.descent()) / 2);
  painter.drawText(start, entry.text);
  if (hidden)
    painter.drawLine(QPointF(start.x(), middle),
                     QPointF(start.x() + metrics.horizontalAdvance(entry.text), middle));
}

}  // namespace

void paintHeading(QPainter& painter, const ChartFrame& frame) {
  if (frame.titleBox.isNull()) return;
  double right = frame.titleBox.right();
  if (const QString text = notPrivateBadge(frame.model.notPrivateCurves); !text.isEmpty()) {
    right -= paintPill(painter, frame, text, right, true, frame.titleBox.width(), true) + 8;
  }
  if (!frame.model.mark.isEmpty())
    right -= paintPill(painter, frame, frame.model.mark, right, true, frame.titleBox.width(), false) + 8;
  if (frame.model.heat) right -= paintHeatKey(painter, frame, right);
  const QFontMetricsF metrics(frame.titleFont);
  const double left = frame.titleBox.left();
  const QString title = metrics.elidedText(frame.model.title, Qt::ElideRight, std::max(0.0, right - left));
  painter.setFont(frame.titleFont);
  painter.setPen(frame.theme.text);
  painter.drawText(frame.titleBox, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, title);
  double x = left + metrics.horizontalAdvance(title) + 10;
  for (const QString& badge : frame.model.badges) {
    const double width = paintPill(painter, frame, badge, x, false, right - x, false);
    if (width == 0) break;
    x += width + 6;
  }
}

void drawSeriesSign(QPainter& painter, const ChartSeries& series, const QRectF& box, const Theme& theme) {
  switch (series.kind) {
    case ChartSeries::Kind::line:
      if (series.fill > 0)
        paintPatch(painter, series.fillColor.isValid() ? series.fillColor : series.style.color, box);
      return drawSwatch(painter, series.style, box, theme.surface);
    case ChartSeries::Kind::dots:
      return drawMarker(painter, series.style, box.center(), std::clamp(box.height() * 0.175, 3.5, 8.0),
                        theme.surface);
    case ChartSeries::Kind::band:
    case ChartSeries::Kind::steps:
      break;
  }
  paintPatch(painter, series.style.color, box,
             series.kind == ChartSeries::Kind::steps ? QPen(series.style.color, 1) : QPen(Qt::NoPen));
}

void paintLegend(QPainter& painter, const ChartFrame& frame) {
  painter.setFont(frame.smallFont);
  for (const LegendEntry& entry : frame.legend)
    if (!entry.box.isNull()) paintEntry(painter, frame, entry);
  if (frame.moreBox.isNull()) return;
  painter.setPen(frame.theme.accent);
  painter.drawText(frame.moreBox, Qt::AlignCenter | Qt::TextSingleLine, frame.moreText);
}

void paintNotes(QPainter& painter, const ChartFrame& frame) {
  if (frame.notes.isEmpty()) return;
  painter.setFont(frame.smallFont);
  painter.setPen(frame.theme.mutedText);
  painter.drawText(frame.notesBox, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                   frame.notes.join(QLatin1Char('\n')));
}

std::optional<std::size_t> legendAt(const ChartFrame& frame, QPointF point) {
  for (const LegendEntry& entry : frame.legend)
    if (entry.box.contains(point)) return entry.series;
  return std::nullopt;
}

}  // namespace epsiscope
