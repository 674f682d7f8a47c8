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
  m_release =
      addChoice("kernel_release.release", tr("Release"),
                {{QStringLiteral("predictions"), tr("predictions"),
                  tr("Each prediction has Laplace noise of its own, and N of them share ε.")},
                 {QStringLiteral("function"), tr("whole function"),
                  tr("A Gaussian process is added to the function: every prediction at once, at ε and δ.")}},
                [](Study& study, const std::string& word) { study.kernelRelease.release = word; });
  addSliders(rows);
}

void KernelSection::update(const AppState& state) {
  showIn(m_method, state.study.kernelRelease.method);
  showIn(m_kernel, state.study.kernelRelease.kernel);
  showIn(m_release, state.study.kernelRelease.release);
}

}  // namespace epsiscope
