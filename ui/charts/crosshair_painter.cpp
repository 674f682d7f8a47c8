#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

#include "ui/charts/chart_painter.h"
#include "ui/charts/legend_painter.h"
#include "ui/charts/readout.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

struct ReadoutLayout {
  QRectF box;
  double nameLeft = 0;
  double valueRight = 0;
};

/// Beside the line, on the side with room, and never outside the widget.
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
  const QRectF box(left, top, width, height);
  return {box, box.left() + 10 + swatch + 6, box.right() - 10};
}

void paintReadout(QPainter& painter, const ChartFrame& frame, double value, double x, double y) {
  const std::vector<ReadoutRow> rows = readoutRows(frame, value);
  const QString head =
      frame.model.x.title.section(QLatin1Char(':'), 0, 0) + QStringLiteral("  ") + numberText(value, 4);
  const QFontMetricsF metrics(frame.smallFont);
  const ReadoutLayout layout = placeReadout(frame, rows, head, x, y);
  QColor fill = frame.theme.surface;
  fill.setAlphaF(0.95F);
  painter.setPen(QPen(frame.theme.border, 1));
  painter.setBrush(fill);
  painter.drawRoundedRect(layout.box, 6, 6);
  painter.setFont(frame.smallFont);
  painter.setPen(frame.theme.mutedText);
  double baseline = layout.box.top() + 6 + metrics.ascent();
  painter.drawText(QPointF(layout.box.left() + 10, baseline), head);
  for (const ReadoutRow& row : rows) {
    baseline += metrics.height() + 2;
    const QRectF sign(layout.box.left() + 10, baseline - metrics.ascent(),
                      layout.nameLeft - layout.box.left() - 16, metrics.height());
    drawSeriesSign(painter, frame.model.series[row.series], sign, frame.theme);
    painter.setPen(frame.theme.text);
    painter.drawText(QPointF(layout.nameLeft, baseline), row.name);
    painter.drawText(QPointF(layout.valueRight - metrics.horizontalAdvance(row.text), baseline), row.text);
  }
}

}  // namespace

void paintInteraction(QPainter& painter, const ChartFrame& frame, const ChartInteraction& interaction) {
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
    paintReadout(painter, frame, *interaction.crosshair, x, interaction.crosshairPixelY);
  }
  if (interaction.focused) {
    painter.setPen(QPen(frame.theme.accent, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(QPointF(), frame.size).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  }
}

}  // namespace epsiscope
