#include "ui/window/tips.h"

#include <QSettings>

#include "ui/views/trade_off/trade_off_view.h"

namespace epsiscope {

namespace {

/// Tips that were put away: a switch each.
const QString kTaken = QStringLiteral("taken-tips");
const QString kDragEpsilon = kTaken + QStringLiteral("/drag-epsilon");

}  // namespace

Tips::Tips(TradeOffView& tradeOff, QSettings& settings) : m_tradeOff(tradeOff), m_settings(settings) {
  connect(&tradeOff, &TradeOffView::tipTaken, this, [this] { m_settings.setValue(kDragEpsilon, true); });
}

void Tips::show(bool wanted) {
  if (!wanted) m_settings.remove(kTaken);
  m_tradeOff.showTip(wanted && !m_settings.value(kDragEpsilon).toBool());
}

}  // namespace epsiscope
