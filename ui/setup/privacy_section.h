#pragma once

#include "ui/setup/setup_section.h"

namespace epsiscope {

struct TradeOffPreview;

/// How much privacy: epsilon with what it means, a second one to compare with, delta and the prior's share
/// where a chosen method needs them, and the error that is wanted of it.
class PrivacySection : public SetupSection {
  Q_OBJECT
public:
  explicit PrivacySection(QWidget* parent = nullptr);

protected:
  void update(const AppState& state) override;

private:
  void addEpsilon();
  void addMarks();
  void addCosts();
  void addWishes();
  void showTargetRange(const TradeOffPreview& preview);

  ParameterSlider* m_epsilon;
  QLabel* m_meaning;
  ParameterSlider* m_delta;
  ParameterSlider* m_share;
  ParameterSlider* m_compare;
  ParameterSlider* m_target;
};

/// "Who guesses a label at 50 % can reach at most 62.2 %. From 10 % …"
QString guessSentence(TaskId task, double epsilon);
/// That, after how strict such an epsilon is in words, and before what delta adds where a chosen method has
/// one.
QString meaningOf(const Study& study);

}  // namespace epsiscope
