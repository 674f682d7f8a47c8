#include "ui/tasks/kernel_release/kernel_section.h"

namespace epsiscope {

KernelSection::KernelSection(std::span<const ParameterRow> rows) : SetupSection(tr("Kernel machine")) {
  m_method = addChoice(
      "kernel_release.method", tr("Method"),
      {{QStringLiteral("ridge"), tr("kernel ridge"), tr("Predicts numbers: least squares with a kernel.")},
       {QStringLiteral("svm"), tr("kernel SVM"),
        tr("Predicts one of two classes: the hinge loss with a kernel.")}},
      [](Study& study, const std::string& word) { study.kernelRelease.method = word; });
  m_kernel = addChoice(
      "kernel_release.kernel", tr("Kernel"),
      {{QStringLiteral("gaussian"), tr("Gaussian"), tr("exp(−γ d²): smooth.")},
       {QStringLiteral("laplacian"), tr("Laplacian"), tr("exp(−γ d): it may have kinks.")},
       {QStringLiteral("polynomial"), tr("polynomial"),
        tr("(1 + x·x′) to a power; rows of at most length 1.")},
       {QStringLiteral("linear"), tr("linear"), tr("x·x′: straight lines; rows of at most length 1.")}},
      [](Study& study, const std::string& word) { study.kernelRelease.kernel = word; });
  addSliders(rows);
}

void KernelSection::update(const AppState& state) {
  showIn(m_method, state.study.kernelRelease.method);
  showIn(m_kernel, state.study.kernelRelease.kernel);
}

}  // namespace epsiscope
