#include "ui/setup/setup_section.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

#include "ui/widgets/help_mark.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

void SetupSection::present(const AppState& state) {
  m_study = state.study;
  const bool needed = isNeeded(state.study);
  setVisible(needed);
  if (needed) update(state);
}

QLabel* SetupSection::addLabel(const char* role) {
  auto* label = new QLabel(this);
  label->setProperty("role", QString::fromLatin1(role));
  label->setWordWrap(true);
  body()->addWidget(label);
  return label;
}

void SetupSection::follow(ParameterSlider* slider, const char* field) {
  slider->setObjectName(QLatin1String(field));
  body()->addWidget(slider);
  connect(slider, &ParameterSlider::badText, this,
          [this, name = QString::fromLatin1(field)](bool bad) { emit badText(name, bad); });
}

QComboBox* SetupSection::addBox(const char* field, const QString& label, const QList<WordChoice>& choices) {
  auto* box = new QComboBox(this);
  box->setObjectName(QLatin1String(field));
  box->setAccessibleName(label);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(8);
  for (const WordChoice& choice : choices) {
    box->addItem(choice.name, choice.value);
    box->setItemData(box->count() - 1, choice.tip, Qt::ToolTipRole);
  }
  body()->addWidget(labelled(label, box, this));
  return box;
}

TextField* SetupSection::addField(const char* field, const QString& label, const QString& tip,
                                  const TextField::Check& check) {
  auto* line = new TextField(label, check, this);
  line->setObjectName(QLatin1String(field));
  setTip(line, tip);
  QWidget* row = labelled(label, line, this);
  body()->addWidget(row);
  QLabel* problem = addLabel("problem");
  connect(line, &TextField::badText, this,
          [this, name = QString::fromLatin1(field)](bool bad) { emit badText(name, bad); });
  connect(line, &TextField::sentenceChanged, this,
          [line, problem, row] { showSentence(problem, row->isHidden() ? QString() : line->sentence()); });
  problem->hide();
  return line;
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

void showIn(ParameterSlider* slider, std::optional<double> value, const AppState& state, const char* field) {
  if (slider->value() != value) slider->setValue(value);
  slider->setProblem(state.problemOf(field));
}

void showIn(TextField* line, const QString& text, const AppState& state, const char* field) {
  line->showText(text);
  line->setProblem(state.problemOf(field));
}

void showIn(QComboBox* box, const std::string& word) {
  const int index = box->findData(QString::fromStdString(word));
  box->setCurrentIndex(index);
  const QString tip = box->itemData(index, Qt::ToolTipRole).toString();
  setTip(box, tip);
}

void showSentence(QLabel* label, const QString& sentence) {
  label->setText(sentence);
  label->setVisible(!sentence.isEmpty());
}

}  // namespace epsiscope
