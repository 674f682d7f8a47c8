#pragma once

#include "ui/setup/setup_section.h"

class QCheckBox;
class QSpinBox;

namespace epsiscope {

/// The sampled runs: how many, at which epsilons, and what else is swept.
class RunsSection : public SetupSection {
  Q_OBJECT
public:
  explicit RunsSection(QWidget* parent = nullptr);

protected:
  void update(const AppState& state) override;

private:
  QSpinBox* addCount(const char* field, const QString& label, const QString& tip);
  void addSweeps();

  QSpinBox* m_trials;
  QSpinBox* m_draws;
  TextField* m_epsilons;
  QCheckBox* m_sweeps;
  TextField* m_lambdas;
  QCheckBox* m_learns;
  TextField* m_sizes;
  std::size_t m_trainRows = 0;
};

}  // namespace epsiscope
