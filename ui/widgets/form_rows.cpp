#include "ui/widgets/form_rows.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVariant>

#include <utility>

#include "ui/widgets/help_mark.h"
#include "ui/widgets/shown_text.h"

namespace epsiscope {

QComboBox* choices(QWidget* parent, const QStringList& names) {
  auto* box = new QComboBox(parent);
  box->addItems(names);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(16);
  return box;
}

void fillWithColumns(QComboBox* box, QStringList columns, const QString& taken,
                     const std::function<QString(const QString&)>& wordsFor) {
  if (!columns.contains(taken)) columns << taken;
  QStringList listed;
  for (int i = 0; i < box->count(); ++i) listed << box->itemData(i).toString();
  const QSignalBlocker quiet(box);
  if (listed != columns) {
    box->clear();
    for (const QString& name : std::as_const(columns)) box->addItem(wordsFor(name), name);
  }
  box->setCurrentIndex(static_cast<int>(columns.indexOf(taken)));
}

bool pressedByEnter(const QKeyEvent& event, const QWidget& dialog) {
  auto* button = qobject_cast<QPushButton*>(dialog.focusWidget());
  if (button == nullptr || (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter)) return false;
  button->click();
  return true;
}

QWidget* labelled(const QString& text, QWidget* control, QWidget* parent) {
  auto* row = new QWidget(parent);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  auto* label = new QLabel(text, row);
  label->setBuddy(control);
  label->setToolTip(control->toolTip());
  layout->addWidget(label);
  layout->addWidget(new HelpMark(control, text, row));
  layout->addWidget(control, 1);
  return row;
}

void showSentence(QLabel* label, const QString& sentence) {
  label->setText(shownText(sentence));
  label->setVisible(!sentence.isEmpty());
}

void allow(QWidget* control, const QString& reason) {
  if (reason == control->property("reason").toString()) return;
  if (control->property("tip").isNull()) control->setProperty("tip", control->toolTip());
  control->setProperty("reason", reason);
  control->setEnabled(reason.isEmpty());
  setTip(control, reason.isEmpty() ? control->property("tip").toString() : reason);
}

}  // namespace epsiscope
