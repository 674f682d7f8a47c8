#include "ui/lessons/question_box.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include "ui/lessons/lesson_text.h"
#include "ui/lessons/typed_number.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

/// A radio button with one line of text would ask for more room than the card has.
class ChoiceRow : public QWidget {
public:
  ChoiceRow(QRadioButton* button, const QString& text, QWidget* parent) : QWidget(parent), m_button(button) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto* label = new QLabel(text, this);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    row->addWidget(button, 0, Qt::AlignTop);
    row->addWidget(label, 1);
  }

protected:
  void mouseReleaseEvent(QMouseEvent*) override {
    if (m_button->isEnabled()) m_button->click();
  }

private:
  QRadioButton* m_button;
};

}  // namespace

QuestionBox::QuestionBox(const QString& name, const QString& buttonText, QWidget* parent)
    : QWidget(parent),
      m_text(new QLabel(this)),
      m_choices(new QVBoxLayout),
      m_group(new QButtonGroup(this)),
      m_numberRow(new QWidget(this)),
      m_number(new QLineEdit(m_numberRow)),
      m_unit(new QLabel(m_numberRow)),
      m_remark(new QLabel(this)),
      m_button(new QPushButton(buttonText, this)) {
  m_text->setWordWrap(true);
  m_text->setTextFormat(Qt::RichText);
  m_number->setObjectName(name + QStringLiteral("-number"));
  m_number->setMaximumWidth(12 * fontMetrics().averageCharWidth() + 24);
  m_number->setAlignment(Qt::AlignRight);
  setTip(m_number, tr("Your answer: a number like %1.").arg(numberText(0.5)));
  m_unit->setWordWrap(true);
  m_remark->setObjectName(name + QStringLiteral("-remark"));
  m_remark->setProperty("role", QStringLiteral("muted"));
  m_remark->setWordWrap(true);
  m_remark->setTextFormat(Qt::PlainText);
  m_remark->hide();
  m_button->setObjectName(name);
  m_button->setAutoDefault(false);
  auto* row = new QHBoxLayout(m_numberRow);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(m_number);
  row->addWidget(m_unit, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  column->addWidget(m_text);
  column->addLayout(m_choices);
  column->addWidget(m_numberRow);
  column->addWidget(m_remark);
  column->addWidget(m_button, 0, Qt::AlignLeft);
  m_choices->setSpacing(4);
  connect(m_group, &QButtonGroup::idToggled, this, &QuestionBox::edit);
  connect(m_number, &QLineEdit::textChanged, this, &QuestionBox::edit);
  connect(m_number, &QLineEdit::returnPressed, this, &QuestionBox::send);
  connect(m_button, &QPushButton::clicked, this, &QuestionBox::send);
}

void QuestionBox::ask(const LessonQuestion& question) {
  while (const std::unique_ptr<QLayoutItem> item{m_choices->takeAt(0)}) delete item->widget();
  m_text->setText(lessonHtml(question.text));
  m_number->clear();
  m_remark->hide();
  m_number->setAccessibleName(question.text);
  m_unit->setText(question.unit);
  m_numberRow->setVisible(question.choices.empty());
  for (std::size_t i = 0; i < question.choices.size(); ++i)
    addChoice(question.choices[i].text, static_cast<int>(i));
  setOpen(true);
}

/// A choice is younger than the button that says it, and comes before it with Tab all the same.
void QuestionBox::addChoice(const QString& text, int index) {
  auto* button = new QRadioButton;
  button->setAccessibleName(text);
  button->setAccessibleDescription(m_button->text());
  button->setObjectName(QStringLiteral("%1-%2").arg(m_button->objectName()).arg(index));
  m_choices->addWidget(new ChoiceRow(button, text, this));
  QWidget* before = m_group->button(index - 1);
  m_group->addButton(button, index);
  setTabOrder(before != nullptr ? before : m_number, button);
}

void QuestionBox::setOpen(bool open) {
  m_isOpen = open;
  for (QAbstractButton* button : m_group->buttons()) button->setEnabled(open);
  m_number->setReadOnly(!open);
  m_button->setVisible(open);
  enableButton();
}

void QuestionBox::focusFirst() {
  if (QAbstractButton* first = m_group->button(0))
    first->setFocus();
  else
    m_number->setFocus();
}

void QuestionBox::edit() {
  m_remark->hide();
  enableButton();
  emit edited();
}

void QuestionBox::enableButton() {
  const bool choosing = !m_group->buttons().isEmpty();
  const bool ready = choosing ? m_group->checkedId() >= 0 : !m_number->text().trimmed().isEmpty();
  m_button->setEnabled(m_isOpen && ready);
  const QString tip = ready      ? tr("Says your answer; it can be tried again.")
                      : choosing ? tr("Choose an answer first.")
                                 : tr("Type a number like %1 first.").arg(numberText(0.5));
  setTip(m_button, tip);
}

/// An answer that is no number gets a reply, and is asked for again.
void QuestionBox::send() {
  if (!m_button->isEnabled()) return;
  if (!m_group->buttons().isEmpty()) return emit answered({.choice = m_group->checkedId()});
  const TypedNumber typed = typedNumber(m_number->text(), m_unit->text());
  m_remark->setText(typed.remark);
  m_remark->setVisible(!typed.remark.isEmpty());
  if (typed.value) return emit answered({.number = *typed.value});
  emit edited();
  m_remark->show();
  m_number->setFocus();
  m_number->selectAll();
}

}  // namespace epsiscope
