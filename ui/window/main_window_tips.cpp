#include "ui/window/main_window.h"

#include <QSettings>

#include "ui/views/trade_off_view.h"
#include "ui/window/preferences.h"

namespace epsiscope {

void MainWindow::connectTips() {
  const QString taken = QStringLiteral("taken-tips/drag-epsilon");
  auto* tradeOff = findChild<TradeOffView*>();
  tradeOff->showTip(loadPreferences(m_settings).tips && !m_settings.value(taken).toBool());
  connect(tradeOff, &TradeOffView::tipTaken, this, [this, taken] { m_settings.setValue(taken, true); });
}

}  // namespace epsiscope
