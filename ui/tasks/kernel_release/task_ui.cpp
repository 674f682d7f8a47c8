#include "ui/tasks/kernel_release/task_ui.h"

#include <QObject>

#include <algorithm>

#include "core/tasks/kernel_release/release.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "ui/state/app_state.h"
#include "ui/state/rows_to_learn.h"
#include "ui/state/words.h"
#include "ui/tasks/kernel_release/conditions.h"
#include "ui/tasks/kernel_release/kernel_section.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr KeyWords kKernelKeys[] = {
    {"method", QT_TRANSLATE_NOOP("Report", "Method")},
    {"loss", QT_TRANSLATE_NOOP("Report", "Loss")},
    {"quantile", QT_TRANSLATE_NOOP("Report", "Which quantile")},
    {"threshold", QT_TRANSLATE_NOOP("Report", "Threshold of the loss")},
    {"kernel", QT_TRANSLATE_NOOP("Report", "Kernel")},
    {"gamma", QT_TRANSLATE_NOOP("Report", "Kernel rate γ")},
    {"degree", QT_TRANSLATE_NOOP("Report", "Degree of a polynomial kernel")},
    {"lambda", QT_TRANSLATE_NOOP("Report", "Regularisation λ")},
    {"lambda_sweep", QT_TRANSLATE_NOOP("Report", "Also at these λ")},
    {"release", QT_TRANSLATE_NOOP("Report", "Release")},
    {"predictions", QT_TRANSLATE_NOOP("Report", "Released predictions N")},
    {"delta", QT_TRANSLATE_NOOP("Report", "Failure probability δ")},
    {"smoothness", QT_TRANSLATE_NOOP("Report", "Smoothness r of the theory")},
    {"approximation", QT_TRANSLATE_NOOP("Report", "Approximation constant of the theory")},
    {"bound", QT_TRANSLATE_NOOP("Report", "Bound of labels M, where none are declared")},
    {"most_rows", QT_TRANSLATE_NOOP("Report", "Training rows at most")}};

bool hasRate(const AppState& state) {
  const std::string& kernel = state.study.kernelRelease.kernel;
  return kernel == "gaussian" || kernel == "laplacian";
}

bool hasNoBounds(const AppState& state) {
  const DataChoice& data = state.study.data;
  return !taskOf(state.study).hasClasses(state.study) && !data.lower && !data.upper;
}

QString timesRows(const AppState& state) {
  const KernelRelease& task = state.study.kernelRelease;
  const std::size_t rows = std::min(trainRows(state), static_cast<std::size_t>(task.mostRows));
  return rows == 0 ? QString()
                   : QObject::tr("n λ = %1").arg(numberText(task.lambda * static_cast<double>(rows), 3));
}

QString predictionsHint(const AppState& state) {
  const int predictions = state.study.kernelRelease.predictions;
  const QString why = QObject::tr(
      "One number added to a whole function hides nothing about its shape: each released "
      "prediction needs its own noise, so %1 of them cost %1 times.");
  return why.arg(predictions == 1 ? QStringLiteral("N") : countText(static_cast<std::size_t>(predictions)));
}

QString mostRowsHint(const AppState& state) {
  const std::size_t rows = trainRows(state);
  const auto most = static_cast<std::size_t>(state.study.kernelRelease.mostRows);
  if (rows <= most) return {};
  return QObject::tr("A random %2 of the %1 training rows are used; the noise is for %2.")
      .arg(countText(rows), countText(most));
}

constexpr ParameterRow kKernelAims[] = {deltaRow("kernel_release.delta")};

bool hasThreshold(const AppState& state) {
  const KernelLossKind loss = lossOf(state.study).kind;
  return loss == KernelLossKind::huber || loss == KernelLossKind::insensitive;
}

constexpr ParameterRow kKernelSliders[] = {
    {.key = "kernel_release.quantile",
     .label = marked("Parameters", "Which quantile"),
     .lowWord = marked("Parameters", "low"),
     .highWord = marked("Parameters", "high"),
     .tip = marked("Parameters", "The share of labels that lie below the prediction."),
     .isShown = [](const AppState& state) { return learnsQuantile(state.study); }},
    {.key = "kernel_release.threshold",
     .label = marked("Parameters", "Threshold of the loss"),
     .lowWord = marked("Parameters", "narrow"),
     .highWord = marked("Parameters", "wide"),
     .tip = marked("Parameters",
                   "Where the loss changes its shape, in halves of the labels' range: 1 is half of it."),
     .isShown = hasThreshold},
    {.key = "kernel_release.gamma",
     .label = marked("Parameters", "Kernel rate γ"),
     .lowWord = marked("Parameters", "smooth"),
     .highWord = marked("Parameters", "wiggly"),
     .tip = marked("Parameters", "How quickly two rows become unlike with their distance."),
     .isShown = hasRate},
    {.key = "kernel_release.degree",
     .label = marked("Parameters", "Degree"),
     .lowWord = marked("Parameters", "straight"),
     .highWord = marked("Parameters", "bent"),
     .tip =
         marked("Parameters", "The power of the polynomial kernel; its largest value is two to this power."),
     .isShown = [](const AppState& state) { return state.study.kernelRelease.kernel == "polynomial"; }},
    {.key = "kernel_release.lambda",
     .label = marked("Parameters", "Regularisation λ"),
     .lowWord = marked("Parameters", "flexible"),
     .highWord = marked("Parameters", "stiff"),
     .tip = marked("Parameters", "How strongly the function is held small: a stiffer one needs less noise."),
     .hint = timesRows},
    {.key = "kernel_release.bound",
     .label = marked("Parameters", "Bound of labels M"),
     .lowWord = marked("Parameters", "narrow"),
     .highWord = marked("Parameters", "wide"),
     .tip = marked("Parameters", "Labels lie in [−M, M], known without looking at them; others are clipped."),
     .isShown = hasNoBounds},
    {.key = "kernel_release.predictions",
     .label = marked("Parameters", "Released predictions N"),
     .lowWord = marked("Parameters", "one"),
     .highWord = marked("Parameters", "many"),
     .tip = marked("Parameters", "How many predictions share ε: each has noise N times as wide."),
     .isShown = [](const AppState& state) { return !releasesFunction(state.study); },
     .hint = predictionsHint},
    {.key = "kernel_release.most_rows",
     .label = marked("Parameters", "Rows at most"),
     .lowWord = marked("Parameters", "quick"),
     .highWord = marked("Parameters", "all"),
     .tip = marked("Parameters",
                   "From more training rows a random subsample is taken: the work grows with its cube."),
     .hint = mostRowsHint}};

constexpr ParameterRow kTheorySliders[] = {
    {.key = "kernel_release.smoothness",
     .label = marked("Parameters", "Smoothness r"),
     .lowWord = marked("Parameters", "rough"),
     .highWord = marked("Parameters", "smooth"),
     .tip = marked("Parameters", "How well the kernel fits the true function: ½ if that has a finite norm.")},
    {.key = "kernel_release.approximation",
     .label = marked("Parameters", "Constant c of the approximation"),
     .lowWord = marked("Parameters", "easy"),
     .highWord = marked("Parameters", "hard"),
     .tip =
         marked("Parameters", "The approximation error is taken as c times λ to the smaller of 2r and 1.")}};

constexpr SectionKind kKernelSections[] = {
    {.id = "kernel", .make = []() -> SetupSection* { return new KernelSection(kKernelSliders); }},
    {.id = "theory",
     .make = []() -> SetupSection* {
       return new SetupSection(QObject::tr("Assumed by the theory"), kTheorySliders);
     },
     .isFolded = true}};

std::vector<Spending> spentOnPredictions(const AppState& state, const std::string&) {
  if (releasesFunction(state.study)) {
    Spending whole = wholeEpsilon(state.study, QObject::tr("the whole function"));
    whole.delta = state.study.kernelRelease.delta;
    return {whole};
  }
  const int count = state.study.kernelRelease.predictions;
  return {wholeEpsilon(state.study,
                       count == 1 ? QObject::tr("one released prediction")
                                  : QObject::tr("%1 released predictions, an equal part each").arg(count))};
}

const char* kernelNoiseCosts(const Study& study) {
  if (releasesFunction(study))
    return QT_TRANSLATE_NOOP("QObject",
                             "The noise on the function costs more than the features bring: one answer for "
                             "all would be better. More ε, more rows or a larger λ help.");
  return QT_TRANSLATE_NOOP("QObject",
                           "The noise on a prediction costs more than the features bring: one answer for all "
                           "would be better. More ε, more rows, a larger λ or fewer predictions help.");
}

constexpr std::string_view kKernelCards[] = {"wide-bounds",  "learns-nothing",      "predictions-share",
                                             "noise-capped", "lambda-beyond-paper", "epsilon-beyond-bound"};

}  // namespace

const TaskUi& kernelReleaseUi() {
  static constexpr TaskUi ui{
      .words = {.task = "kernel-release",
                .name = QT_TRANSLATE_NOOP("Tasks", "Release predictions"),
                .tip = QT_TRANSLATE_NOOP(
                    "Tasks",
                    "A kernel machine learns from the true rows, and its predictions are released "
                    "with noise."),
                .example = QT_TRANSLATE_NOOP("QObject", "Release predictions: house prices"),
                .whoSeesWhat = QT_TRANSLATE_NOOP(
                    "QObject",
                    "One trusted curator sees all rows; everybody else sees the released predictions."),
                .composition = QT_TRANSLATE_NOOP(
                    "QObject",
                    "Predictions share ε in equal parts (basic composition); a whole function pays once."),
                .noiseCosts = kernelNoiseCosts,
                .mayFail = QT_TRANSLATE_NOOP(
                    "QObject",
                    "With Gaussian noise the row may also be revealed outright, with probability δ = %1."),
                .spends = spentOnPredictions,
                .keys = kKernelKeys},
      .aims = kKernelAims,
      .sections = kKernelSections,
      .addConditions = addKernelConditions,
      .cards = kKernelCards,
  };
  return ui;
}

}  // namespace epsiscope
