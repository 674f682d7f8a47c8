#include "ui/charts/chart_interaction.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

#include "ui/charts/chart_frame.h"
#include "ui/charts/legend_painter.h"
#include "ui/charts/pinned_markers.h"
#include "ui/charts/readout.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

struct ReadoutLayout {
  QRectF box;
  double nameLeft = 0;
  double valueRight = 0;
};

/// Places the readout beside the line, on the side with room, not over the markers' box and never outside the
/// widget.
ReadoutLayout placeReadout(const ChartFrame& frame, const std::vector<ReadoutRow>& rows, const QString& head,
                           double x, double y) {
  const QFontMetricsF metrics(frame.smallFont);
  const double swatch = metrics.height() * 1.4;
  double names = 0;
  double values = 0;
  for (const ReadoutRow& row : rows) {
    names = std::max(names, metrics.horizontalAdvance(row.name));
    values = std::max(values, metrics.horizontalAdvance(row.text));
  }
  const double width = 20 + std::max(metrics.horizontalAdvance(head), swatch + 6 + names + 12 + values);
  const double height = 12 + (static_cast<double>(rows.size()) + 1) * (metrics.height() + 2);
  double left = x + 12;
  if (left + width > frame.size.width() - 2) left = x - 12 - width;
  left = std::clamp(left, 2.0, std::max(2.0, frame.size.width() - width - 2));
  const double top = std::clamp(y - height / 2, 2.0, std::max(2.0, frame.size.height() - height - 2));
  QRectF box(left, top, width, height);
  if (const auto taken = markerBox(frame); taken && taken->intersects(box)) {
    const bool roomBelow = taken->bottom() + 4 + height <= frame.size.height() - 2;
    box.moveTop(roomBelow ? taken->bottom() + 4 : std::max(2.0, taken->top() - 4 - height));
  }
  return {box, box.left() + 10 + swatch + 6, box.right() - 10};
}

void paintReadout(QPainter& painter, const ChartFrame& frame, const ChartInteraction& interaction) {
  const double value = *interaction.crosshair;
  const std::vector<ReadoutRow> rows = readoutRows(frame, value);
  const QString head = nameOfX(frame.model) + QStringLiteral("  ") + placeText(frame.model.x, value);
  const QFontMetricsF metrics(frame.smallFont);
  const ReadoutLayout layout =
      placeReadout(frame, rows, head, frame.x.pixel(value), interaction.crosshairPixelY);
  QColor fill = frame.theme.surface;
  fill.setAlphaF(0.95F);
  painter.setPen(QPen(frame.theme.border, 1));
  painter.setBrush(fill);
  painter.drawRoundedRect(layout.box, 6, 6);
  painter.setFont(frame.smallFont);
  painter.setPen(frame.theme.mutedText);
  double baseline = layout.box.top() + 6 + metrics.ascent();
  painter.drawText(QPointF(layout.box.left() + 10, baseline), head);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const ReadoutRow& row = rows[i];
    baseline += metrics.height() + 2;
    if (interaction.chosenRow == static_cast<int>(i)) {
      const QRectF band(layout.box.left() + 4, baseline - metrics.ascent() - 1, layout.box.width() - 8,
                        metrics.height() + 2);
      painter.fillRect(band, frame.theme.grid);
    }
    const QRectF sign(layout.box.left() + 10, baseline - metrics.ascent(),
                      layout.nameLeft - layout.box.left() - 16, metrics.height());
    drawSeriesSign(painter, frame.model.series[row.series], sign, frame.theme);
    painter.setPen(frame.theme.text);
    painter.drawText(QPointF(layout.nameLeft, baseline), row.name);
    painter.drawText(QPointF(layout.valueRight - metrics.horizontalAdvance(row.text), baseline), row.text);
  }
}

QString fitText() {
  return QCoreApplication::translate("Chart", "Fit");
}

/// The legend's entry that the keyboard has chosen.
void paintChosenEntry(QPainter& painter, const ChartFrame& frame, std::size_t entry) {
  const QRectF box = entry < frame.legend.size() ? frame.legend[entry].box : frame.moreBox;
  if (box.isNull()) return;
  painter.setPen(QPen(frame.theme.accent, 1.5));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(box.adjusted(-3, 0, 3, 0), 4, 4);
}

void paintFitPill(QPainter& painter, const ChartFrame& frame) {
  const QRectF box = fitPill(frame);
  painter.setPen(QPen(frame.theme.accent, 1));
  painter.setBrush(frame.theme.surface);
  painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
  painter.setFont(frame.smallFont);
  painter.setPen(frame.theme.accent);
  painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine, fitText());
}

}  // namespace

QString litCurve(const ChartFrame& frame, const ChartInteraction& interaction) {
  const auto idOf = [&](std::size_t series) {
    const ChartSeries& one = frame.model.series[series];
    return one.group.isEmpty() ? one.id : one.group;
  };
  if (interaction.chosenEntry && *interaction.chosenEntry < frame.legend.size())
    return idOf(frame.legend[*interaction.chosenEntry].series);
  if (interaction.chosenRow && interaction.crosshair) {
    const std::vector<ReadoutRow> rows = readoutRows(frame, *interaction.crosshair);
    const auto row = static_cast<std::size_t>(*interaction.chosenRow);
    if (row < rows.size()) return idOf(rows[row].series);
  }
  return interaction.hovered;
}

double readPlace(const ChartFrame& frame, const ChartInteraction& interaction) {
  return interaction.crosshair.value_or(frame.x.value(frame.plot.center().x()));
}

QRectF fitPill(const ChartFrame& frame) {
  const QFontMetricsF metrics(frame.smallFont);
  const double height = metrics.height() + 6;
  const double width = metrics.horizontalAdvance(fitText()) + 1.5 * height;
  return {frame.plot.right() - width - 8, frame.plot.bottom() - height - 8, width, height};
}

void paintRemark(QPainter& painter, const ChartFrame& frame, const QString& remark) {
  if (remark.isEmpty()) return;
  constexpr double kRoom = 8;
  const QSizeF size = QFontMetricsF(frame.smallFont).size(0, remark);
  const QRectF box(frame.plot.left() + kRoom, frame.plot.top() + kRoom, size.width() + 2 * kRoom,
                   size.height() + kRoom);
  painter.setPen(QPen(frame.theme.accent, 1));
  painter.setBrush(frame.theme.surface);
  painter.drawRoundedRect(box, 4, 4);
  painter.setFont(frame.smallFont);
  painter.setPen(frame.theme.text);
  painter.drawText(box, Qt::AlignCenter, remark);
}

void paintInteraction(QPainter& painter, const ChartFrame& frame, const ChartInteraction& interaction,
                      bool offersFit) {
  painter.setRenderHint(QPainter::Antialiasing);
  if (interaction.zoomBox) {
    QColor fill = frame.theme.accent;
    fill.setAlphaF(0.12F);
    painter.setPen(QPen(frame.theme.accent, 1));
    painter.setBrush(fill);
    painter.drawRect(*interaction.zoomBox);
  } else if (interaction.crosshair && frame.x.shows(*interaction.crosshair)) {
    const double x = frame.x.pixel(*interaction.crosshair);
    painter.setPen(QPen(frame.theme.mutedText, 1));
    painter.drawLine(QPointF(x, frame.plot.top()), QPointF(x, frame.plot.bottom()));
    paintReadout(painter, frame, interaction);
  }
  if (offersFit) paintFitPill(painter, frame);
  if (interaction.chosenEntry) paintChosenEntry(painter, frame, *interaction.chosenEntry);
  if (interaction.focused) {
    painter.setPen(QPen(frame.theme.accent, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(QPointF(), frame.size).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  }
}

}  // namespace epsiscope
