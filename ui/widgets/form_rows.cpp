#include "ui/widgets/form_rows.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QVariant>

namespace epsiscope {

QComboBox* choices(QWidget* parent, const QStringList& names) {
  auto* box = new QComboBox(parent);
  box->addItems(names);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(16);
  return box;
}

bool pressedByEnter(const QKeyEvent& event, const QWidget& dialog) {
  auto* button = qobject_cast<QPushButton*>(dialog.focusWidget());
  if (button == nullptr || (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter)) return false;
  button->click();
  return true;
}

void allow(QWidget* control, const QString& reason) {
  if (reason == control->property("reason").toString()) return;
  if (control->property("tip").isNull()) control->setProperty("tip", control->toolTip());
  control->setProperty("reason", reason);
  control->setEnabled(reason.isEmpty());
  setTip(control, reason.isEmpty() ? control->property("tip").toString() : reason);
}

}  // namespace epsiscope
