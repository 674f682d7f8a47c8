#include "ui/window/main_window.h"

#include <QSettings>

#include "ui/views/view.h"

namespace epsiscope {

namespace {

/// Tips that were put away: a switch each.
const QString kTaken = QStringLiteral("taken-tips");
const QString kDragEpsilon = kTaken + QStringLiteral("/drag-epsilon");

}  // namespace

void MainWindow::connectTips() {
  for (const View* view : m_views)
    connect(view, &View::tipTaken, this, [this] { m_settings.setValue(kDragEpsilon, true); });
}

/// Once tips are switched off, all of them come back with the switch.
void MainWindow::showTips() {
  if (!m_preferences.tips) m_settings.remove(kTaken);
  for (View* view : m_views) view->showTip(m_preferences.tips && !m_settings.value(kDragEpsilon).toBool());
}

}  // namespace epsiscope
