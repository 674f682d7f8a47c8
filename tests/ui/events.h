#pragma once

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <QWidget>

namespace epsiscope::test {

inline void sendMouse(QWidget& widget, QEvent::Type type, QPointF at, Qt::MouseButton button = Qt::LeftButton,
                      Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
  const bool move = type == QEvent::MouseMove;
  QMouseEvent event(type, at, widget.mapToGlobal(at), move ? Qt::NoButton : button,
                    type == QEvent::MouseButtonRelease ? Qt::NoButton : button, modifiers);
  QApplication::sendEvent(&widget, &event);
}

/// Lets go of Shift and its like, which Qt takes for held since a press said so.
inline void letGo() {
  QWidget nobody;
  QKeyEvent press(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier);
  QApplication::sendEvent(&nobody, &press);
}

inline void click(QWidget& widget, QPointF at, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
  sendMouse(widget, QEvent::MouseButtonPress, at, Qt::LeftButton, modifiers);
  sendMouse(widget, QEvent::MouseButtonRelease, at, Qt::LeftButton, modifiers);
  if (modifiers != Qt::NoModifier) letGo();
}

/// Presses, moves half way, moves to the end, and releases.
inline void drag(QWidget& widget, QPointF from, QPointF to, Qt::MouseButton button = Qt::LeftButton) {
  sendMouse(widget, QEvent::MouseButtonPress, from, button);
  sendMouse(widget, QEvent::MouseMove, (from + to) / 2, button);
  sendMouse(widget, QEvent::MouseMove, to, button);
  sendMouse(widget, QEvent::MouseButtonRelease, to, button);
}

inline void press(QWidget& widget, int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
  QKeyEvent down(QEvent::KeyPress, key, modifiers);
  QApplication::sendEvent(&widget, &down);
  QKeyEvent up(QEvent::KeyRelease, key, Qt::NoModifier);
  QApplication::sendEvent(&widget, &up);
  if (modifiers != Qt::NoModifier) letGo();
}

inline void wheel(QWidget& widget, QPointF at, int angle) {
  QWheelEvent event(at, widget.mapToGlobal(at), QPoint(), QPoint(0, angle), Qt::NoButton, Qt::NoModifier,
                    Qt::NoScrollPhase, false);
  QApplication::sendEvent(&widget, &event);
}

}  // namespace epsiscope::test
