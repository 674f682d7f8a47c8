#include "ui/release/budget_bar.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace epsiscope {

BudgetBar::BudgetBar(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setObjectName(QStringLiteral("budget-bar"));
}

void BudgetBar::present(double used, double proposed) {
  m_used = used;
  m_proposed = proposed;
  update();
}

QSize BudgetBar::sizeHint() const {
  return {fontMetrics().height() * 12, fontMetrics().height()};
}

void BudgetBar::paintEvent(QPaintEvent*) {
  const QPalette& colors = window()->palette();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF whole = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  QPainterPath frame;
  frame.addRoundedRect(whole, 4, 4);
  painter.fillPath(frame, colors.color(QPalette::Mid));
  painter.save();
  painter.setClipPath(frame);
  const double used = whole.width() * std::clamp(m_used, 0.0, 1.0);
  const double end = whole.width() * std::clamp(m_used + m_proposed, 0.0, 1.0);
  painter.fillRect(QRectF(whole.left(), whole.top(), used, whole.height()),
                   colors.color(QPalette::PlaceholderText));
  const bool fits = m_used + m_proposed <= 1;
  const QRectF proposed(whole.left() + used, whole.top(), end - used, whole.height());
  painter.fillRect(proposed, fits ? QBrush(colors.color(QPalette::Highlight))
                                  : QBrush(colors.color(QPalette::Highlight), Qt::BDiagPattern));
  painter.restore();
  painter.setPen(colors.color(QPalette::Dark));
  painter.drawPath(frame);
}

}  // namespace epsiscope
