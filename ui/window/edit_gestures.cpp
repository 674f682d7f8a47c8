#include "ui/window/edit_gestures.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QWheelEvent>

#include "ui/session/session.h"
#include "ui/setup/setup_panel.h"
#include "ui/window/window_actions.h"

namespace epsiscope {

namespace {

constexpr quint64 kRest = 400;  ///< milliseconds

}  // namespace

EditGestures::EditGestures(const WindowActions& actions, Session& session, const SetupPanel& setup)
    : m_session(session), m_setup(setup), m_undo(actions.undo), m_redo(actions.redo) {
  connect(m_undo, &QAction::triggered, &session, &Session::undo);
  connect(m_redo, &QAction::triggered, &session, &Session::redo);
  for (QObject* place : m_undo->associatedObjects())
    if (auto* menu = qobject_cast<QMenu*>(place))
      connect(menu, &QMenu::aboutToShow, this, &EditGestures::nameSteps);
  qApp->installEventFilter(this);
}

void EditGestures::edit(const Study& study) {
  // The lines of a chart move the same numbers as the sliders.
  if (m_setup.isClosed(m_session.state().study, study)) return m_session.putBack();
  const bool held = m_keyHeld || m_turning || QApplication::mouseButtons() != Qt::NoButton;
  m_session.setStudy(study, held ? m_press : 0);
}

void EditGestures::present() {
  const bool isOpen = m_session.state().locked.isEmpty();
  m_undo->setEnabled(isOpen && m_session.history().canUndo());
  m_redo->setEnabled(isOpen && m_session.history().canRedo());
}

/// "Undo: Privacy budget ε", by the name of the control for the change.
void EditGestures::nameSteps() {
  const auto show = [this](QAction* action, const QString& verb, const QString& verbOf,
                           const std::string& key) {
    const QString name = m_setup.nameOf(key);
    action->setText(name.isEmpty() ? verb : verbOf.arg(name));
  };
  const Study& now = m_session.state().study;
  show(m_undo, tr("&Undo"), tr("&Undo: %1"), m_session.history().undoKey(now));
  show(m_redo, tr("&Redo"), tr("&Redo: %1"), m_session.history().redoKey(now));
}

/// Counts presses. A key that is held repeats, which is no new press; a wheel that rests and is turned again
/// is one.
bool EditGestures::eventFilter(QObject* watched, QEvent* event) {
  const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
  const bool repeats = isKey && static_cast<const QKeyEvent*>(event)->isAutoRepeat();
  if (!repeats && (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress)) {
    ++m_press;
    m_turning = false;
  }
  if (event->type() == QEvent::Wheel) {
    const quint64 now = static_cast<const QWheelEvent*>(event)->timestamp();
    if (!m_turning || now > m_turned + kRest) ++m_press;
    m_turning = true;
    m_turned = now;
  }
  if (!repeats && isKey) m_keyHeld = event->type() == QEvent::KeyPress;
  return QObject::eventFilter(watched, event);
}

}  // namespace epsiscope
