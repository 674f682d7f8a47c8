#pragma once

#include "ui/setup/setup_section.h"

namespace epsiscope {

/// What learns from the released labels.
class LearnerSection : public SetupSection {
  Q_OBJECT
public:
  explicit LearnerSection(QWidget* parent = nullptr);

protected:
  void update(const AppState& state) override;

private:
  ParameterSlider* m_lambda;
};

}  // namespace epsiscope
