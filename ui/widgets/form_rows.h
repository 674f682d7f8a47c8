#pragma once

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

#include <functional>

#include "ui/widgets/tip.h"

class QKeyEvent;

namespace epsiscope {

/// Names a control for people, for screen readers and for who looks for it by name.
template <class Control>
Control* named(Control* control, const char* name, const QString& label, const QString& tip) {
  describe(control, name, label, tip);
  return control;
}

/// Adds a row to the form. `label`: with the letter that goes to the control.
template <class Control>
Control* addRow(QFormLayout* form, Control* control, const char* name, const QString& label,
                const QString& tip) {
  form->addRow(label, named(control, name, QString(label).remove(QLatin1Char('&')), tip));
  return control;
}

/// Returns a box with words to choose from; a long one does not make a dialog wider than a small screen.
QComboBox* choices(QWidget* parent, const QStringList& names);
/// Lists columns in a box, in the words for each, and takes one of them, which may be no longer there. An
/// empty name stands for none. Emits nothing.
void fillWithColumns(QComboBox* box, QStringList columns, const QString& taken,
                     const std::function<QString(const QString&)>& wordsFor);

/// Lets Enter press the button of `dialog` that has the keyboard, where no button is pressed without it;
/// returns whether it did.
bool pressedByEnter(const QKeyEvent& event, const QWidget& dialog);
/// A label and a control in one row, with the mark that explains it.
QWidget* labelled(const QString& text, QWidget* control, QWidget* parent);

/// Shows a sentence in a label that takes no room while it is empty.
void showSentence(QLabel* label, const QString& sentence);

/// Enables the control; or disables it with the reason in place of its own sentence.
void allow(QWidget* control, const QString& reason);

}  // namespace epsiscope
