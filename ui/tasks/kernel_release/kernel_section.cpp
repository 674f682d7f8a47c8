#include "ui/tasks/kernel_release/kernel_section.h"

#include "core/tasks/task.h"
#include "ui/state/rows_to_learn.h"
#include "ui/state/words.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

QString predictionsHint(int predictions) {
  const QString why = QObject::tr(
      "One number added to a whole function hides nothing about its shape: each released "
      "prediction needs its own noise, so %1 of them cost %1 times.");
  return why.arg(predictions == 1 ? QStringLiteral("N") : countText(static_cast<std::size_t>(predictions)));
}

QString mostRowsHint(const AppState& state) {
  const std::size_t rows = trainRows(state);
  const auto most = static_cast<std::size_t>(state.study.kernelRelease.mostRows);
  if (rows <= most) return {};
  return QObject::tr("Of %1 training rows a random %2 are used; the noise is for %2.")
      .arg(countText(rows), countText(most));
}

}  // namespace

KernelSection::KernelSection(QWidget* parent) : SetupSection(tr("Kernel machine"), parent) {
  addMachine();
  addShape();
  addRelease();
}

void KernelSection::addMachine() {
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
}

void KernelSection::addShape() {
  m_gamma = addSlider("kernel_release.gamma",
                      {.label = tr("Kernel rate γ"),
                       .lowWord = tr("smooth"),
                       .highWord = tr("wiggly"),
                       .tip = tr("How quickly two rows become unlike with their distance.")});
  m_degree =
      addSlider("kernel_release.degree",
                {.label = tr("Degree"),
                 .lowWord = tr("straight"),
                 .highWord = tr("bent"),
                 .tip = tr("The power of the polynomial kernel; its largest value is two to this power.")});
  m_lambda =
      addSlider("kernel_release.lambda",
                {.label = tr("Regularisation λ"),
                 .lowWord = tr("flexible"),
                 .highWord = tr("stiff"),
                 .tip = tr("How strongly the function is held small: a stiffer one needs less noise.")});
}

void KernelSection::addRelease() {
  m_bound =
      addSlider("kernel_release.bound",
                {.label = tr("Bound of labels M"),
                 .lowWord = tr("narrow"),
                 .highWord = tr("wide"),
                 .tip = tr("Labels lie in [−M, M], known without looking at them; others are clipped.")});
  m_predictions = addSlider("kernel_release.predictions",
                            {.label = tr("Released predictions N"),
                             .lowWord = tr("one"),
                             .highWord = tr("many"),
                             .tip = tr("How many predictions share ε: each has noise N times as wide.")});
  m_mostRows =
      addSlider("kernel_release.most_rows",
                {.label = tr("Rows at most"),
                 .lowWord = tr("quick"),
                 .highWord = tr("all"),
                 .tip = tr("Of more training rows a random subsample is taken: the work grows with its "
                           "cube.")});
}

void KernelSection::update(const AppState& state) {
  const KernelRelease& task = state.study.kernelRelease;
  showIn(m_method, task.method);
  showIn(m_kernel, task.kernel);
  showIn(m_gamma, state);
  showIn(m_degree, state);
  showIn(m_lambda, state);
  showIn(m_bound, state);
  showIn(m_predictions, state);
  showIn(m_mostRows, state);
  m_gamma->setVisible(task.kernel == "gaussian" || task.kernel == "laplacian");
  m_degree->setVisible(task.kernel == "polynomial");
  const DataChoice& choice = state.study.data;
  m_bound->setVisible(!taskOf(state.study).hasClasses(state.study) && !choice.lower && !choice.upper);
  const std::size_t rows = std::min(trainRows(state), static_cast<std::size_t>(task.mostRows));
  m_lambda->setHint(rows == 0 ? QString()
                              : tr("n λ = %1").arg(numberText(task.lambda * static_cast<double>(rows), 3)));
  m_predictions->setHint(predictionsHint(task.predictions));
  m_mostRows->setHint(mostRowsHint(state));
}

}  // namespace epsiscope
