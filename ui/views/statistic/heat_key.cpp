#include "ui/views/statistic/heat_key.h"

#include <QLinearGradient>
#include <QPainter>

#include "ui/charts/heat_image.h"
#include "ui/state/words.h"
#include "ui/views/statistic/cell_grid.h"

namespace epsiscope {

namespace {

constexpr int kKeyGap = 6;

}  // namespace

void HeatKey::setTheme(const Theme& theme) {
  m_theme = theme;
  update();
}

void HeatKey::setName(const QString& name) {
  m_name = name;
  update();
}

QSize HeatKey::sizeHint() const {
  return {20 * fontMetrics().height(), fontMetrics().height() + 4};
}

QSize HeatKey::minimumSizeHint() const {
  return {1, fontMetrics().height() + 4};
}

void HeatKey::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const int line = fontMetrics().height(), strip = 5 * line, top = 2;
  int x = 0;
  const auto say = [&](const QString& words) {
    painter.setPen(m_theme.mutedText);
    const QString shown = fontMetrics().elidedText(words, Qt::ElideRight, width() - x);
    painter.drawText(QRect(x, 0, width() - x, height()), Qt::AlignLeft | Qt::AlignVCenter, shown);
    x += fontMetrics().horizontalAdvance(shown) + kKeyGap;
  };
  say(tr("%1: 0 %").arg(m_name));
  QLinearGradient colours(x, 0, x + strip, 0);
  for (int i = 0; i <= 4; ++i) colours.setColorAt(i / 4.0, heatColor(i / 4.0, m_theme));
  painter.fillRect(x, top, strip, line, colours);
  x += strip + kKeyGap;
  say(percentText(kMostRelative));
  x += 2 * kKeyGap;
  painter.setPen(m_theme.border);
  painter.setBrush(QBrush(m_theme.mutedText, Qt::BDiagPattern));
  painter.drawRect(x, top, 2 * line, line - 1);
  x += 2 * line + kKeyGap;
  say(tr("( ) more"));
}

}  // namespace epsiscope
