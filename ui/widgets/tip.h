#pragma once

#include <QWidget>

namespace epsiscope {

/// One sentence about a control, for the mouse and for screen readers.
inline void setTip(QWidget* control, const QString& sentence) {
  control->setToolTip(sentence);
  control->setAccessibleDescription(sentence);
}

/// `name`: the object name; `label`: what screen readers call it.
inline void describe(QWidget* control, QAnyStringView name, const QString& label, const QString& tip) {
  control->setObjectName(name);
  control->setAccessibleName(label);
  setTip(control, tip);
}

}  // namespace epsiscope
