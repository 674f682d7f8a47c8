#pragma once

#include "ui/setup/setup_section.h"

namespace epsiscope {

/// The linear classifier: its loss, how small its weights are held, on which features, and whether the
/// regularisation is chosen privately.
class ClassifierSection : public SetupSection {
  Q_OBJECT
public:
  explicit ClassifierSection(std::span<const ParameterRow> rows);

protected:
  void update(const AppState& state) override;

private:
  QComboBox* m_loss;
  TextField* m_tune;
  QComboBox* m_tuning;
  QLabel* m_tuneHint;
};

}  // namespace epsiscope
