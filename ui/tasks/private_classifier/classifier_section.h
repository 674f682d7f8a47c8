#pragma once

#include "ui/setup/setup_section.h"

class QCheckBox;

namespace epsiscope {

/// The linear classifier: its loss, how small its weights are held, on which features, and whether the
/// regularisation is chosen privately.
class ClassifierSection : public SetupSection {
  Q_OBJECT
public:
  explicit ClassifierSection(QWidget* parent = nullptr);

protected:
  void update(const AppState& state) override;

private:
  void addLoss();
  void addFeatures();

  QComboBox* m_loss;
  ParameterSlider* m_h;
  ParameterSlider* m_lambda;
  QCheckBox* m_random;
  ParameterSlider* m_features;
  ParameterSlider* m_gamma;
  TextField* m_tune;
  QLabel* m_tuneHint;
};

}  // namespace epsiscope
