#include "ui/tasks/private_classifier/task_ui.h"

#include <QObject>

#include "core/text/sentence.h"
#include "ui/state/app_state.h"
#include "ui/state/rows_to_learn.h"
#include "ui/tasks/private_classifier/classifier_section.h"
#include "ui/tasks/private_classifier/conditions.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr KeyWords kClassifierKeys[] = {
    {"methods", QT_TRANSLATE_NOOP("Report", "Methods")},
    {"loss", QT_TRANSLATE_NOOP("Report", "Loss")},
    {"h", QT_TRANSLATE_NOOP("Report", "Rounding of the corner h")},
    {"lambda", QT_TRANSLATE_NOOP("Report", "Regularisation Λ")},
    {"delta", QT_TRANSLATE_NOOP("Report", "Failure probability δ")},
    {"lambda_sweep", QT_TRANSLATE_NOOP("Report", "Also at these Λ")},
    {"draws", QT_TRANSLATE_NOOP("Report", "Draws of noise in each run")},
    {"random_features", QT_TRANSLATE_NOOP("Report", "Random features (0: none)")},
    {"gamma", QT_TRANSLATE_NOOP("Report", "Kernel rate γ of the random features")},
    {"tune", QT_TRANSLATE_NOOP("Report", "Candidates for Λ, chosen from privately")},
    {"tuning", QT_TRANSLATE_NOOP("Report", "How Λ is chosen among the candidates")}};

/// As other programs write it: they weigh the losses instead of the penalty.
QString classifierLambdaHint(const AppState& state) {
  const std::size_t rows = trainRows(state);
  if (rows == 0) return {};
  const double total = state.study.privateClassifier.lambda * static_cast<double>(rows);
  return QObject::tr("n Λ = %1, C = 1/(n Λ) = %2").arg(numberText(total, 3), numberText(1 / total, 3));
}

constexpr ParameterRow kClassifierAims[] = {deltaRow("private_classifier.delta")};

constexpr ParameterRow kClassifierSliders[] = {
    {.key = "private_classifier.h",
     .label = marked("Parameters", "Rounding of the corner h"),
     .lowWord = marked("Parameters", "sharp"),
     .highWord = marked("Parameters", "round"),
     .tip =
         marked("Parameters", "A rounder loss bends less, so objective perturbation needs less of ε for it."),
     .isShown = [](const AppState& state) { return state.study.privateClassifier.loss != "logistic"; }},
    {.key = "private_classifier.lambda",
     .label = marked("Parameters", "Regularisation Λ"),
     .lowWord = marked("Parameters", "flexible"),
     .highWord = marked("Parameters", "stiff"),
     .tip = marked("Parameters",
                   "How strongly the weights are held small: the guarantee rests on it, and more of it needs "
                   "less noise."),
     .hint = classifierLambdaHint},
    randomFeaturesRow("private_classifier.random_features"),
    kernelRateRow("private_classifier.gamma",
                  [](const AppState& state) { return state.study.privateClassifier.randomFeatures > 0; })};

constexpr SectionKind kClassifierSections[] = {{.id = "classifier", .make = []() -> SetupSection* {
                                                  return new ClassifierSection(kClassifierSliders);
                                                }}};

std::vector<Spending> spentOnWeights(const AppState& state, const std::string& method) {
  const PrivateClassifier& task = state.study.privateClassifier;
  Spending spent = wholeEpsilon(
      state.study, task.tune ? QObject::tr("weights and the private choice of Λ") : QObject::tr("weights"));
  const auto known = perturbationOf(method);
  if (known && isGaussian(*known)) spent.delta = task.delta;
  return {spent};
}

const char* weightNoiseCosts(const Study&) {
  return QT_TRANSLATE_NOOP("QObject",
                           "The noise costs more than the features bring: giving every row the more frequent "
                           "class makes fewer "
                           "mistakes. More ε, more rows or another Λ help.");
}

QString lossOf(const Study& study) {
  const std::string& loss = study.privateClassifier.loss;
  if (loss == "logistic") return QObject::tr("logistic");
  if (loss == "huber") return QObject::tr("huber");
  if (loss == "smoothed-hinge") return QObject::tr("smoothed-hinge");
  return QString::fromStdString(loss);
}

QString aboutTuning(const Study& study) {
  const auto& tune = study.privateClassifier.tune;
  return tune ? countedText("QObject", "A run chooses Λ privately among %1 candidates; the lines do not.",
                            "A run chooses Λ privately among %1 candidate; the lines do not.", tune->size())
              : QString();
}

constexpr std::string_view kClassifierCards[] = {"budget-on-bend", "output-ahead", "phase-switch",
                                                 "grows-again",    "few-rows",     "learns-nothing"};

}  // namespace

const TaskUi& privateClassifierUi() {
  static constexpr TaskUi ui{
      .words = {.task = "private-classifier",
                .name = QT_TRANSLATE_NOOP("Tasks", "Private classifier"),
                .tip = QT_TRANSLATE_NOOP(
                    "Tasks",
                    "The weights of a linear classifier are released, made noisy while or after they "
                    "are learned."),
                .lambda = "Λ",
                .example = QT_TRANSLATE_NOOP("QObject", "Private classifier: income class"),
                .whoSeesWhat = QT_TRANSLATE_NOOP(
                    "QObject",
                    "One trusted curator sees all rows; everybody else sees the released weights."),
                .composition = QT_TRANSLATE_NOOP(
                    "QObject",
                    "A private choice of Λ costs no more than ε in all: by parts the rows do not overlap "
                    "(parallel composition), on all rows the choice and the weights have parts of ε "
                    "(sequential composition)."),
                .noiseCosts = weightNoiseCosts,
                .mayFail = QT_TRANSLATE_NOOP(
                    "QObject",
                    "With Gaussian noise the row may also be revealed outright, with probability δ = %1."),
                .spends = spentOnWeights,
                .keys = kClassifierKeys,
                .loss = lossOf},
      .aims = kClassifierAims,
      .sections = kClassifierSections,
      .addConditions = addClassifierConditions,
      .cards = kClassifierCards,
      .aboutRun = aboutTuning,
  };
  return ui;
}

}  // namespace epsiscope
