#include "ui/setup/theory_section.h"

namespace epsiscope {

TheorySection::TheorySection(QWidget* parent) : SetupSection(tr("Assumed by the theory"), parent) {
  m_smoothness =
      addSlider("kernel_release.smoothness",
                {.label = tr("Smoothness r"),
                 .lowWord = tr("rough"),
                 .highWord = tr("smooth"),
                 .tip = tr("How well the kernel fits the true function: ½ if that has a finite norm."),
                 .minimum = 0.05,
                 .maximum = 1,
                 .standard = 0.5,
                 .logarithmic = false},
                [](Study& study, std::optional<double> value) { study.kernelRelease.smoothness = *value; });
  m_approximation = addSlider(
      "kernel_release.approximation",
      {.label = tr("Constant c of the approximation"),
       .lowWord = tr("easy"),
       .highWord = tr("hard"),
       .tip = tr("The approximation error is taken as c times λ to the smaller of 2r and 1."),
       .minimum = 0.01,
       .maximum = 100,
       .standard = 1},
      [](Study& study, std::optional<double> value) { study.kernelRelease.approximation = *value; });
}

void TheorySection::update(const AppState& state) {
  const KernelRelease& task = state.study.kernelRelease;
  showIn(m_smoothness, task.smoothness, state, "kernel_release.smoothness");
  showIn(m_approximation, task.approximation, state, "kernel_release.approximation");
}

}  // namespace epsiscope
