#pragma once

#include <QObject>

class QAction;

namespace epsiscope {

class Session;
class SetupPanel;
struct Study;
struct WindowActions;

/// Makes steps for undo and redo of the user's changes: the changes of one drag, of a key that is held, or of
/// a wheel that is turned without a rest are one step.
class EditGestures : public QObject {
  Q_OBJECT
public:
  EditGestures(const WindowActions& actions, Session& session, const SetupPanel& setup);

  /// A change by the user, as a part of the current gesture.
  void edit(const Study& study);
  /// Offers what can be undone and redone.
  void present();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void nameSteps();

  Session& m_session;
  const SetupPanel& m_setup;
  QAction* m_undo;
  QAction* m_redo;
  quint64 m_press = 1;     ///< counts the presses of keys and buttons: the number of the step
  bool m_keyHeld = false;  ///< a key is down, and may repeat
  bool m_turning = false;  ///< nothing was pressed since the wheel was turned
  quint64 m_turned = 0;    ///< when that was, in milliseconds
};

}  // namespace epsiscope
