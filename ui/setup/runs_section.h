#pragma once

#include "ui/setup/setup_section.h"

class QSpinBox;

namespace epsiscope {

class TextField;

/// The sampled runs: how many, and at which epsilons.
class RunsSection : public SetupSection {
  Q_OBJECT
public:
  explicit RunsSection(QWidget* parent = nullptr);

protected:
  void update(const AppState& state) override;

private:
  QSpinBox* m_trials;
  TextField* m_epsilons;
  QLabel* m_problem;
};

}  // namespace epsiscope
