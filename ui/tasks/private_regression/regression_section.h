#pragma once

#include "ui/setup/setup_section.h"

class QCheckBox;

namespace epsiscope {

/// Whether the regression follows curves.
class RegressionSection : public SetupSection {
  Q_OBJECT
public:
  explicit RegressionSection(QWidget* parent = nullptr);

protected:
  void update(const AppState& state) override;

private:
  QCheckBox* m_random;
  ParameterSlider* m_features;
  ParameterSlider* m_gamma;
};

}  // namespace epsiscope
