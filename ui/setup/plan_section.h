#pragma once

#include "ui/setup/setup_section.h"

namespace epsiscope {

/// The expectations of people that nobody has asked yet.
class PlanSection : public SetupSection {
  Q_OBJECT
public:
  explicit PlanSection(QWidget* parent = nullptr);

protected:
  bool isNeeded(const Study& study) const override;
  void update(const AppState& state) override;

private:
  QComboBox* m_shape;
  QLabel* m_problem;
};

}  // namespace epsiscope
