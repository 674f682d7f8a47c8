#pragma once

#include <QKeyEvent>
#include <QPushButton>

namespace epsiscope {

/// Enter presses the button of `dialog` that has the keyboard, where no button is pressed without it.
inline bool pressedByEnter(const QKeyEvent& event, const QWidget& dialog) {
  auto* button = qobject_cast<QPushButton*>(dialog.focusWidget());
  if (button == nullptr || (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter)) return false;
  button->click();
  return true;
}

}  // namespace epsiscope
