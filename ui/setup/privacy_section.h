#pragma once

#include "ui/setup/setup_section.h"

namespace epsiscope {

/// How much privacy: epsilon with what it means, delta and the prior's share where a chosen method needs
/// them, and the error that is wanted of it.
class PrivacySection : public SetupSection {
  Q_OBJECT
public:
  explicit PrivacySection(QWidget* parent = nullptr);

protected:
  void update(const AppState& state) override;

private:
  void showTargetRange(const TradeOffPreview& preview);

  ParameterSlider* m_epsilon;
  ParameterSlider* m_delta;
  ParameterSlider* m_share;
  ParameterSlider* m_target;
};

/// "Who guesses a label at 50 % can reach at most 62 %."
QString guessSentence(Task task, double epsilon);

}  // namespace epsiscope
