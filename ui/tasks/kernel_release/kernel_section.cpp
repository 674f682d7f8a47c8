#include "ui/tasks/kernel_release/kernel_section.h"

#include "core/kernels/kernel_loss.h"
#include "core/tasks/kernel_release/release.h"

namespace epsiscope {

KernelSection::KernelSection(std::span<const ParameterRow> rows) : SetupSection(tr("Kernel machine")) {
  m_method = addChoice(
      "kernel_release.method", tr("Method"),
      {{QStringLiteral("ridge"), tr("kernel ridge"), tr("Predicts numbers: least squares with a kernel.")},
       {QStringLiteral("svm"), tr("kernel SVM"),
        tr("Predicts one of two classes: the hinge loss with a kernel.")}},
      [](Study& study, const std::string& word) {
        study.kernelRelease.method = word;
        study.kernelRelease.loss.reset();  // that of the other method does not fit
      });
  m_loss = addChoice(
      "kernel_release.loss", tr("Loss"),
      {{QStringLiteral("square"), tr("square"), tr("(y − f)²: the mean; one far label pulls strongly.")},
       {QStringLiteral("huber"), tr("Huber"),
        tr("The square up to the threshold, straight beyond: the mean of most, whatever a few far labels "
           "are.")},
       {QStringLiteral("absolute"), tr("absolute"), tr("|y − f|: the median, which far labels do not move.")},
       {QStringLiteral("insensitive"), tr("insensitive"),
        tr("|y − f| beyond the threshold: what is nearly right costs nothing.")},
       {QStringLiteral("pinball"), tr("pinball"),
        tr("Labels above cost q, labels below 1 − q for each unit: the quantile q.")},
       {QStringLiteral("hinge"), tr("hinge"),
        tr("1 − z for a margin z below 1: the support vector machine.")},
       {QStringLiteral("logistic"), tr("logistic"),
        tr("log(1 + exp(−z)) of the margin z: smooth everywhere.")}},
      [](Study& study, const std::string& word) { study.kernelRelease.loss = word; });
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
  const bool ofClasses = learnsClasses(state.study);
  offer(m_loss, [ofClasses](const std::string& word) {
    const bool fits = isOfClasses(*kernelLossNamed(word)) == ofClasses;
    return fits        ? QString()
           : ofClasses ? tr("This loss is for numbers; a kernel SVM predicts one of two classes.")
                       : tr("This loss is for two classes; kernel ridge predicts numbers.");
  });
  showIn(m_loss, nameOf(lossOf(state.study).kind));
  showIn(m_kernel, state.study.kernelRelease.kernel);
  showIn(m_release, state.study.kernelRelease.release);
}

}  // namespace epsiscope
