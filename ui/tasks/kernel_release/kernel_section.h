#pragma once

#include "ui/setup/setup_section.h"

namespace epsiscope {

/// The kernel machine of released predictions: its kind, and the sliders of its shape and of the release.
class KernelSection : public SetupSection {
  Q_OBJECT
public:
  explicit KernelSection(std::span<const ParameterRow> rows);

protected:
  void update(const AppState& state) override;

private:
  QComboBox* m_method;
  QComboBox* m_loss;
  QComboBox* m_kernel;
  QComboBox* m_release;
};

}  // namespace epsiscope
