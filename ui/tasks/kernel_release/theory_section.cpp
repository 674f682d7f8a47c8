#include "ui/tasks/kernel_release/theory_section.h"

namespace epsiscope {

TheorySection::TheorySection(QWidget* parent) : SetupSection(tr("Assumed by the theory"), parent) {
  m_smoothness =
      addSlider("kernel_release.smoothness",
                {.label = tr("Smoothness r"),
                 .lowWord = tr("rough"),
                 .highWord = tr("smooth"),
                 .tip = tr("How well the kernel fits the true function: ½ if that has a finite norm.")});
  m_approximation =
      addSlider("kernel_release.approximation",
                {.label = tr("Constant c of the approximation"),
                 .lowWord = tr("easy"),
                 .highWord = tr("hard"),
                 .tip = tr("The approximation error is taken as c times λ to the smaller of 2r and 1.")});
}

void TheorySection::update(const AppState& state) {
  showIn(m_smoothness, state);
  showIn(m_approximation, state);
}

}  // namespace epsiscope
