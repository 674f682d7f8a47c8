#include "ui/setup/setup_section.h"

#include <QLabel>
#include <QVBoxLayout>

namespace epsiscope {

void SetupSection::present(const AppState& state) {
  m_study = state.study;
  update(state);
}

QLabel* SetupSection::addLabel(const char* role) {
  auto* label = new QLabel(this);
  label->setProperty("role", QString::fromLatin1(role));
  label->setWordWrap(true);
  body()->addWidget(label);
  return label;
}

void SetupSection::follow(ParameterSlider* slider, const char* field) {
  body()->addWidget(slider);
  connect(slider, &ParameterSlider::badText, this,
          [this, name = QString::fromLatin1(field)](bool bad) { emit badText(name, bad); });
}

void showIn(ParameterSlider* slider, std::optional<double> value, const AppState& state, const char* field) {
  if (slider->value() != value) slider->setValue(value);
  slider->setProblem(state.problemOf(field));
}

void showSentence(QLabel* label, const QString& sentence) {
  label->setText(sentence);
  label->setVisible(!sentence.isEmpty());
}

}  // namespace epsiscope
