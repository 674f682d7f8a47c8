#pragma once

#include "ui/setup/setup_section.h"

namespace epsiscope {

/// The kernel machine whose predictions are released, and how many of them are.
class KernelSection : public SetupSection {
  Q_OBJECT
public:
  explicit KernelSection(QWidget* parent = nullptr);

protected:
  void update(const AppState& state) override;

private:
  void addMachine();
  void addShape();
  void addRelease();

  QComboBox* m_method;
  QComboBox* m_kernel;
  ParameterSlider* m_gamma;
  ParameterSlider* m_degree;
  ParameterSlider* m_lambda;
  ParameterSlider* m_bound;
  ParameterSlider* m_predictions;
  ParameterSlider* m_mostRows;
};

}  // namespace epsiscope
