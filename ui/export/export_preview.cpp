#include "ui/export/export_preview.h"

#include <QPainter>

namespace epsiscope {

namespace {

/// Paints the ground that shows through a transparent picture.
void paintChequers(QPainter& painter, const QRect& area, const QPalette& palette) {
  constexpr int kCell = 8;
  painter.fillRect(area, palette.color(QPalette::Base));
  for (int y = 0; y < area.height(); y += kCell)
    for (int x = (y / kCell % 2) * kCell; x < area.width(); x += 2 * kCell)
      painter.fillRect(QRect(area.x() + x, area.y() + y, kCell, kCell).intersected(area),
                       palette.color(QPalette::Midlight));
}

}  // namespace

ExportPreview::ExportPreview(QWidget* parent) : QWidget(parent) {
  setMinimumSize(240, 160);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setAccessibleName(tr("Preview of the picture"));
}

void ExportPreview::show(const LookedAtChart& chart, const PictureOptions& options, const QString& mark) {
  m_chart = chart;
  m_options = options;
  m_mark = mark;
  setAccessibleDescription(chart.model.title);
  update();
}

QSize ExportPreview::sizeHint() const {
  return {480, 320};
}

void ExportPreview::paintEvent(QPaintEvent*) {
  if (!problemOf(m_options).isEmpty()) return;
  PictureOptions options = m_options;
  // A table is shown as a picture of its contents, on the paper of the screen.
  if (options.format == PictureFormat::csv) options = {.visiblePart = m_options.visiblePart};
  const QSizeF whole = pixelSize(options);
  const double perPixel = std::min(width() / whole.width(), height() / whole.height());
  const QSizeF shown = whole * perPixel;
  const QRectF area(QPointF((width() - shown.width()) / 2, (height() - shown.height()) / 2), shown);
  QPainter painter(this);
  if (options.background == PictureBackground::transparent)
    paintChequers(painter, area.toAlignedRect(), palette());
  painter.setClipRect(area);
  painter.translate(area.topLeft());
  paintExport(painter, perPixel, m_chart.model, m_chart.look, options, m_mark);
  painter.resetTransform();
  painter.setClipping(false);
  painter.setPen(palette().color(QPalette::Dark));
  painter.drawRect(area.adjusted(0, 0, -1, -1));
}

}  // namespace epsiscope
