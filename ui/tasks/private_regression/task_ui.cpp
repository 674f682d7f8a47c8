#include "ui/tasks/private_regression/task_ui.h"

#include <QObject>

#include "core/tasks/private_regression/release.h"
#include "core/text/sentence.h"
#include "ui/setup/setup_section.h"
#include "ui/state/app_state.h"
#include "ui/tasks/private_regression/conditions.h"

namespace epsiscope {

namespace {

constexpr KeyWords kRegressionKeys[] = {
    {"methods", QT_TRANSLATE_NOOP("Report", "Methods")},
    {"lambda", QT_TRANSLATE_NOOP("Report", "Regularisation λ")},
    {"delta", QT_TRANSLATE_NOOP("Report", "Failure probability δ")},
    {"random_features", QT_TRANSLATE_NOOP("Report", "Random features (0: none)")},
    {"gamma", QT_TRANSLATE_NOOP("Report", "Kernel rate γ of the random features")}};

constexpr ParameterRow kRegressionParameters[] = {
    {.key = "private_regression.lambda",
     .label = marked("Parameters", "Regularisation λ"),
     .lowWord = marked("Parameters", "flexible"),
     .highWord = marked("Parameters", "stiff"),
     .tip = marked(
         "Parameters",
         "How strongly the weights are held small: more noise in the sums asks for more. Suggested: chosen "
         "from the noisy sums, which costs no privacy."),
     .wordForNone = marked("Parameters", "suggested")}};

constexpr ParameterRow kRegressionAims[] = {deltaRow("private_regression.delta")};

constexpr ParameterRow regressionFeaturesRow() {
  ParameterRow row = randomFeaturesRow("private_regression.random_features");
  row.lowWord = marked("Parameters", "little noise");
  row.tip =
      marked("Parameters",
             "How many sines and cosines: more come closer to the Gaussian kernel, and more sums get noise.");
  row.boxTip = marked("Parameters",
                      "Sines and cosines of the features, public and drawn once: the regression follows "
                      "curves as with a Gaussian kernel.");
  return row;
}

constexpr ParameterRow kRegressionSliders[] = {
    regressionFeaturesRow(), kernelRateRow("private_regression.gamma", [](const AppState& state) {
      return state.study.privateRegression.randomFeatures > 0;
    })};

constexpr SectionKind kRegressionSections[] = {{.id = "regression", .make = []() -> SetupSection* {
                                                  return new SetupSection(QObject::tr("Regression"),
                                                                          kRegressionSliders);
                                                }}};

std::vector<Spending> spentOnSums(const AppState& state, const std::string& method) {
  Spending sums = wholeEpsilon(
      state.study, isNoisySums(method) ? QObject::tr("sums of products") : QObject::tr("weights"));
  sums.delta = regressionDelta(state.study, method);
  return {sums};
}

const char* sumsNoiseCosts(const Study&) {
  return QT_TRANSLATE_NOOP(
      "QObject",
      "The noise in the sums costs more than the features bring: predicting the private mean for everyone "
      "would be better. More ε, more rows, fewer columns or narrower declared bounds help.");
}

constexpr std::string_view kRegressionCards[] = {"sums-without-delta", "wide-bounds", "few-rows",
                                                 "learns-nothing"};

}  // namespace

const TaskUi& privateRegressionUi() {
  static constexpr TaskUi ui{
      .words = {.task = "private-regression",
                .name = QT_TRANSLATE_NOOP("Tasks", "Private regression"),
                .tip = QT_TRANSLATE_NOOP("Tasks",
                                         "A linear regression that protects whole rows: noise on the sums "
                                         "that it is learned from, or on what it minimises."),
                .example = QT_TRANSLATE_NOOP("QObject", "Private regression: house prices"),
                .whoSeesWhat = QT_TRANSLATE_NOOP(
                    "QObject",
                    "One trusted curator sees all rows; everybody else sees the released sums, or weights."),
                .composition = QT_TRANSLATE_NOOP(
                    "QObject",
                    "All sums are one release. Whatever is computed from it, weights and any number of "
                    "predictions, costs nothing more; nor do predictions from released weights."),
                .noiseCosts = sumsNoiseCosts,
                .mayFail = QT_TRANSLATE_NOOP(
                    "QObject",
                    "With Gaussian noise the row may also be revealed outright, with probability δ = %1."),
                .spends = spentOnSums,
                .keys = kRegressionKeys},
      .parameters = kRegressionParameters,
      .aims = kRegressionAims,
      .sections = kRegressionSections,
      .addConditions = addRegressionConditions,
      .cards = kRegressionCards,
  };
  return ui;
}

}  // namespace epsiscope
