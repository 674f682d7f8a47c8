#include "ui/tasks/kernel_release/task_ui.h"

#include <QObject>

#include "ui/state/app_state.h"
#include "ui/tasks/kernel_release/conditions.h"
#include "ui/tasks/kernel_release/kernel_section.h"
#include "ui/tasks/kernel_release/theory_section.h"

namespace epsiscope {

namespace {

constexpr KeyWords kKernelKeys[] = {
    {"method", QT_TRANSLATE_NOOP("Report", "Method")},
    {"kernel", QT_TRANSLATE_NOOP("Report", "Kernel")},
    {"gamma", QT_TRANSLATE_NOOP("Report", "Kernel rate γ")},
    {"degree", QT_TRANSLATE_NOOP("Report", "Degree of a polynomial kernel")},
    {"lambda", QT_TRANSLATE_NOOP("Report", "Regularisation λ")},
    {"lambda_sweep", QT_TRANSLATE_NOOP("Report", "Also at these λ")},
    {"predictions", QT_TRANSLATE_NOOP("Report", "Released predictions N")},
    {"smoothness", QT_TRANSLATE_NOOP("Report", "Smoothness r of the theory")},
    {"approximation", QT_TRANSLATE_NOOP("Report", "Approximation constant of the theory")},
    {"bound", QT_TRANSLATE_NOOP("Report", "Bound of labels M, where none are declared")},
    {"most_rows", QT_TRANSLATE_NOOP("Report", "Training rows at most")}};

constexpr SectionKind kKernelSections[] = {
    {.id = "kernel", .make = []() -> SetupSection* { return new KernelSection; }},
    {.id = "theory", .make = []() -> SetupSection* { return new TheorySection; }, .isFolded = true}};

std::vector<Spending> spentOnPredictions(const AppState& state, const std::string&) {
  const int count = state.study.kernelRelease.predictions;
  return {wholeEpsilon(state.study,
                       count == 1 ? QObject::tr("one released prediction")
                                  : QObject::tr("%1 released predictions, an equal part each").arg(count))};
}

const char* kernelNoiseCosts(const Study&) {
  return QT_TRANSLATE_NOOP("QObject",
                           "The noise on a prediction costs more than the features bring: one answer for all "
                           "would be better. "
                           "More ε, more rows, a larger λ or fewer predictions help.");
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
                .composition =
                    QT_TRANSLATE_NOOP("QObject", "Predictions share ε in equal parts (basic composition)."),
                .noiseCosts = kernelNoiseCosts,
                .spends = spentOnPredictions,
                .keys = kKernelKeys},
      .sections = kKernelSections,
      .addConditions = addKernelConditions,
      .cards = kKernelCards,
  };
  return ui;
}

}  // namespace epsiscope
