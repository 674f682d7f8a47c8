#pragma once

#include <QWidget>

#include "ui/lessons/lesson_answer.h"

class QButtonGroup;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace epsiscope {

/// A question with choices or a field for a number, and a button that says the answer.
class QuestionBox : public QWidget {
  Q_OBJECT
public:
  /// `name`: objectName of the button; "lesson-predict".
  QuestionBox(const QString& name, const QString& buttonText, QWidget* parent = nullptr);

  void ask(const LessonQuestion& question);
  /// The answer given stays to be read.
  void setOpen(bool open);
  void focusFirst();

signals:
  void answered(const epsiscope::LessonAnswer& answer);
  /// Another answer is being given.
  void edited();

private:
  void addChoice(const QString& text, int index);
  void edit();
  void enableButton();
  void send();

  QLabel* m_text;
  QVBoxLayout* m_choices;
  QButtonGroup* m_group;
  QWidget* m_numberRow;
  QLineEdit* m_number;
  QLabel* m_unit;
  QLabel* m_remark;  ///< how the number was understood
  QPushButton* m_button;
  bool m_isOpen = true;
};

}  // namespace epsiscope
