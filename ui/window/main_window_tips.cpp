#include "ui/window/main_window.h"

#include <QSettings>

#include "ui/views/trade_off/trade_off_view.h"

namespace epsiscope {

namespace {

/// Tips that were put away: a switch each.
const QString kTaken = QStringLiteral("taken-tips");
const QString kDragEpsilon = kTaken + QStringLiteral("/drag-epsilon");

}  // namespace

void MainWindow::connectTips() {
  connect(findChild<TradeOffView*>(), &TradeOffView::tipTaken, this,
          [this] { m_settings.setValue(kDragEpsilon, true); });
}

/// Once tips are switched off, all of them come back with the switch.
void MainWindow::showTips() {
  if (!m_preferences.tips) m_settings.remove(kTaken);
  findChild<TradeOffView*>()->showTip(m_preferences.tips && !m_settings.value(kDragEpsilon).toBool());
}

}  // namespace epsiscope
