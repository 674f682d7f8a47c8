#pragma once

#include "core/tasks/task.h"
#include "ui/setup/setup_section.h"

namespace epsiscope {

/// What the bound on the error assumes of the function that is learned.
class TheorySection : public SetupSection {
  Q_OBJECT
public:
  explicit TheorySection(QWidget* parent = nullptr);

protected:
  bool isNeeded(const Study& study) const override {
    return taskOf(study).facts().released == Released::predictions;
  }
  void update(const AppState& state) override;

private:
  ParameterSlider* m_smoothness;
  ParameterSlider* m_approximation;
};

}  // namespace epsiscope
