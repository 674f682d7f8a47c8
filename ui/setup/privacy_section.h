#pragma once

#include "ui/setup/setup_section.h"

namespace epsiscope {

/// The controls for playing: epsilon with what it means, and below it the parameters of the task, all in one
/// sight.
class PrivacySection : public SetupSection {
  Q_OBJECT
public:
  explicit PrivacySection(QWidget* parent = nullptr);

protected:
  void update(const AppState& state) override;

private:
  void addEpsilon();
  void addMarks();
  void presentMeaning(const AppState& state);

  ParameterSlider* m_epsilon;
  QLabel* m_meaning;
};

/// "A guess at 50 % about a label can reach at most 62.2 %. From 10 % …"
QString guessSentence(TaskId task, double epsilon);
/// That, after how strict such an epsilon is in words, and before what delta adds where a chosen method has
/// one.
QString meaningOf(const Study& study);
/// The heart of it: the guess at 50 %, and what delta adds.
QString shortMeaningOf(const Study& study);

}  // namespace epsiscope
