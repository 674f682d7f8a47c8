#include "ui/window/main_window.h"

#include <QAction>
#include <QActionGroup>
#include <QSettings>

namespace epsiscope {

void MainWindow::connectPreferences() {
  connect(m_actions.themes, &QActionGroup::triggered, this, [this](const QAction* action) {
    setAppearance(appearanceFrom(action->data().toString()));
    m_settings.setValue(QStringLiteral("theme"), action->data());
  });
}

}  // namespace epsiscope
