#include "ui/window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMenu>

#include "core/recipes/recipe.h"
#include "ui/setup/setup_panel.h"
#include "ui/window/dialogs.h"
#include "ui/window/notice_bar.h"
#include "ui/state/preferences.h"
#include "ui/session/recovery.h"

namespace epsiscope {

namespace {

/// Of a control, or of the first part of it that has a name.
QString nameOf(const QWidget* control) {
  if (control == nullptr || !control->accessibleName().isEmpty())
    return control ? control->accessibleName() : QString();
  for (const QWidget* part : control->findChildren<QWidget*>())
    if (!part->accessibleName().isEmpty()) return part->accessibleName();
  return {};
}

}  // namespace

void MainWindow::connectSafety() {
  connect(m_actions.pauseUpdating, &QAction::toggled, &m_session, &Session::setPaused);
  connect(m_actions.pasteTable, &QAction::triggered, this,
          [this] { m_session.pasteTable(QApplication::clipboard()->text()); });
  connect(m_notice, &NoticeBar::dismissed, &m_session, &Session::dismissNotice);
  connect(m_notice, &NoticeBar::allDismissed, &m_session, &Session::dismissNotices);
  connect(m_notice, &NoticeBar::actionRequested, this, &MainWindow::act);
  for (QObject* place : m_actions.undo->associatedObjects())
    if (auto* menu = qobject_cast<QMenu*>(place))
      connect(menu, &QMenu::aboutToShow, this, &MainWindow::nameHistory);
  if (m_start.asksBeforeClosing) m_session.setQuestion([this] { return mayClose(this, m_session); });
  if (m_start.recoveryFolder.isEmpty()) return;
  const auto wanted = [this] { return loadPreferences(m_settings).recoveryCopies; };
  m_recovery = new Recovery(m_session, m_start.recoveryFolder, wanted, this);
  m_recovery->offer();
}

void MainWindow::act(NoticeAction action, std::size_t index) {
  switch (action) {
    case NoticeAction::locate:
      return relocateWithDialog(this, m_session);
    case NoticeAction::match:
      return m_session.match();
    case NoticeAction::cells:
      return showCells();
    case NoticeAction::restore:
      return m_recovery->restore();
    case NoticeAction::discard:
      m_session.dismissNotice(index);
      return m_recovery->discard();
    case NoticeAction::useRecipe: {
      const QString file = m_session.state().notices[index].file;
      if (const Recipe* recipe = recipeForFile(file.toStdU16String()))
        m_session.openRecipe(QString::fromUtf8(recipe->id), file);
    }
  }
}

/// "Undo: Privacy budget ε", by the name of the control for what changed.
void MainWindow::nameHistory() {
  const auto show = [this](QAction* action, const QString& verb, const QString& verbOf,
                           const std::string& key) {
    const QString name = nameOf(m_setup->findChild<QWidget*>(QString::fromStdString(key)));
    action->setText(key.empty() || name.isEmpty() ? verb : verbOf.arg(name));
  };
  const Study& now = m_session.state().study;
  show(m_actions.undo, tr("&Undo"), tr("&Undo: %1"), m_session.history().undoKey(now));
  show(m_actions.redo, tr("&Redo"), tr("&Redo: %1"), m_session.history().redoKey(now));
}

/// A key that is held repeats: its changes are one step, as those of a drag are.
void MainWindow::countPress(const QEvent& event) {
  const bool isKey = event.type() == QEvent::KeyPress || event.type() == QEvent::KeyRelease;
  if (isKey && static_cast<const QKeyEvent&>(event).isAutoRepeat()) return;
  if (event.type() == QEvent::MouseButtonPress || event.type() == QEvent::KeyPress) ++m_press;
  if (isKey) m_keyHeld = event.type() == QEvent::KeyPress;
}

}  // namespace epsiscope
