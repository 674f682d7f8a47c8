#pragma once

#include "ui/setup/setup_section.h"

namespace epsiscope {

/// What the bound on the error assumes of the function that is learned.
class TheorySection : public SetupSection {
  Q_OBJECT
public:
  explicit TheorySection(QWidget* parent = nullptr);

protected:
  void update(const AppState& state) override;

private:
  ParameterSlider* m_smoothness;
  ParameterSlider* m_approximation;
};

}  // namespace epsiscope
