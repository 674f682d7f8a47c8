#include "ui/widgets/badge.h"

#include <QPainter>

namespace epsiscope {

Badge::Badge(const QString& text, Kind kind, QWidget* parent) : QLabel(text, parent), m_kind(kind) {
  setProperty("role", QStringLiteral("small"));
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize Badge::sizeHint() const {
  ensurePolished();
  const int height = fontMetrics().height() + 4;
  return {fontMetrics().horizontalAdvance(text()) + height, height};
}

QSize Badge::minimumSizeHint() const {
  return sizeHint();
}

void Badge::paintEvent(QPaintEvent*) {
  // Read from the window: the label's own palette holds the style sheet's text colour.
  const QPalette& colors = window()->palette();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF pill = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  QColor fill = Qt::transparent;
  QColor ink = colors.color(QPalette::PlaceholderText);
  QColor edge = colors.color(QPalette::Dark);
  if (m_kind == Kind::accent) {
    fill = edge = colors.color(QPalette::Highlight);
    ink = colors.color(QPalette::HighlightedText);
  } else if (m_kind == Kind::notPrivate) {
    fill = edge = colors.color(QPalette::BrightText);
    ink = colors.color(QPalette::Base).lightness() > 128 ? QColor(Qt::white) : colors.color(QPalette::Base);
  }
  painter.setPen(edge);
  painter.setBrush(fill);
  painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
  painter.setPen(ink);
  painter.drawText(rect(), Qt::AlignCenter, text());
}

}  // namespace epsiscope
