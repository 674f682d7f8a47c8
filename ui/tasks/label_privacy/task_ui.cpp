#include "ui/tasks/label_privacy/task_ui.h"

#include <QObject>

#include <algorithm>

#include "core/tasks/label_privacy/method_reads.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/text/sentence.h"
#include "ui/state/app_state.h"
#include "ui/state/guarantee_words.h"
#include "ui/state/words.h"
#include "ui/tasks/label_privacy/conditions.h"
#include "ui/tasks/label_privacy/learner_section.h"
#include "ui/tasks/label_privacy/needs.h"
#include "ui/tasks/label_privacy/prior_section.h"

namespace epsiscope {

namespace {

constexpr KeyWords kLabelKeys[] = {
    {"methods", QT_TRANSLATE_NOOP("Report", "Methods")},
    {"learner", QT_TRANSLATE_NOOP("Report", "Learner")},
    {"lambda", QT_TRANSLATE_NOOP("Report", "Regularisation λ")},
    {"random_features", QT_TRANSLATE_NOOP("Report", "Random features")},
    {"feature_gamma", QT_TRANSLATE_NOOP("Report", "Kernel rate γ of the random features")},
    {"rr_values", QT_TRANSLATE_NOOP("Report", "Public values of RR-on-Bins")},
    {"unbiased_values", QT_TRANSLATE_NOOP("Report", "Public values of the unbiased randomizer")},
    {"zeta", QT_TRANSLATE_NOOP("Report", "Half-width ζ")},
    {"delta", QT_TRANSLATE_NOOP("Report", "Failure probability δ")},
    {"prior", QT_TRANSLATE_NOOP("Report", "Prior")},
    {"prior_file", QT_TRANSLATE_NOOP("Report", "File of the prior")},
    {"prior_share", QT_TRANSLATE_NOOP("Report", "Share of ε spent on the prior")},
    {"bin_width", QT_TRANSLATE_NOOP("Report", "Histogram width")},
    {"clip_predictions", QT_TRANSLATE_NOOP("Report", "Predictions clipped to the bounds")}};

QString overAllRows(const AppState& state) {
  const std::optional<double>& lambda = state.study.labelPrivacy.lambda;
  return lambda && state.cache
             ? QObject::tr("n λ = %1 over all training rows")
                   .arg(numberText(*lambda * static_cast<double>(state.cache->trainRows()), 3))
             : QString();
}

QString unusedHalfWidth(const AppState& state) {
  return anyMethodNeeds(state.study, &Needs::priorBins)
             ? QString()
             : QObject::tr("RPWithPrior uses it, which is not chosen.");
}

QString unusedWidth(const AppState& state) {
  const PriorKind prior = state.study.labelPrivacy.prior;
  const QString unused = unusedHalfWidth(state);
  return unused.isEmpty() && (prior == PriorKind::uniform || prior == PriorKind::file)
             ? QObject::tr("This prior has bars of its own.")
             : unused;
}

constexpr ParameterRow kLabelParameters[] = {
    {.key = "label_privacy.lambda",
     .label = marked("Parameters", "Regularisation λ"),
     .lowWord = marked("Parameters", "flexible"),
     .highWord = marked("Parameters", "stiff"),
     .tip = marked("Parameters",
                   "How strongly the weights are held small: more noise in the labels asks for more. "
                   "Matched: it grows with the noise of each method, chosen from public quantities only."),
     .wordForNone = marked("Parameters", "matched"),
     .hint = overAllRows},
    {.key = "label_privacy.zeta",
     .label = marked("Parameters", "Half-width ζ"),
     .lowWord = marked("Parameters", "narrow"),
     .highWord = marked("Parameters", "wide"),
     .tip = marked("Parameters", "Results within ζ of the label are the likely ones."),
     .wordForNone = marked("Parameters", "suggested"),
     .ofWidth = true,
     .hint = unusedHalfWidth},
    {.key = "label_privacy.bin_width",
     .label = marked("Parameters", "Histogram width"),
     .lowWord = marked("Parameters", "fine"),
     .highWord = marked("Parameters", "coarse"),
     .tip = marked("Parameters",
                   "Width of the bars of the prior: finer shows more, but every bar gets the same noise."),
     .wordForNone = marked("Parameters", "suggested"),
     .ofWidth = true,
     .hint = unusedWidth}};

constexpr ParameterRow kLabelAims[] = {deltaRow("label_privacy.delta")};

/// For a learner, or for the looks of a method.
bool usesRandomFeatures(const AppState& state) {
  return std::ranges::count(state.study.labelPrivacy.learners, kLearnerRandomFeatures) > 0 ||
         taskOf(state.study).hasStages(state.study);
}

constexpr ParameterRow kPriorSliders[] = {
    {.key = "label_privacy.rr_values",
     .label = marked("Parameters", "Values of RR-on-Bins"),
     .lowWord = marked("Parameters", "coarse"),
     .highWord = marked("Parameters", "fine"),
     .tip = marked("Parameters", "Labels are rounded to this many public values before they are binned."),
     .isShown = [](const AppState& state) { return usesMethod(state.study, kMethodRrOnBins); }},
    {.key = "label_privacy.unbiased_values",
     .label = marked("Parameters", "Values of the unbiased randomizer"),
     .lowWord = marked("Parameters", "quick"),
     .highWord = marked("Parameters", "fine"),
     .tip = marked("Parameters", "A label between two of these public values goes to one of them at random."),
     .isShown = [](const AppState& state) { return usesMethod(state.study, kMethodUnbiased); }},
    {.key = "label_privacy.prior_share",
     .label = marked("Parameters", "Share spent on the prior"),
     .lowWord = marked("Parameters", "all on labels"),
     .highWord = marked("Parameters", "all on prior"),
     .tip = marked("Parameters", "The part of ε that pays for the private histogram of the labels."),
     .wordForNone = marked("Parameters", "suggested"),
     .percent = true,
     .isShown = [](const AppState& state) { return paysForPrior(state.study); }}};

constexpr ParameterRow kLearnerSliders[] = {
    randomFeaturesRow("label_privacy.random_features", usesRandomFeatures),
    kernelRateRow("label_privacy.feature_gamma", usesRandomFeatures, marked("Parameters", "automatic"))};

constexpr SectionKind kLabelSections[] = {
    {.id = "prior",
     .make = []() -> SetupSection* { return new PriorSection(kPriorSliders); },
     .isFolded = true},
    {.id = "learner",
     .make = []() -> SetupSection* { return new LearnerSection(kLearnerSliders); },
     .isFolded = true}};

std::optional<std::string> shownLearnerOf(const Study& study) {
  return shownLearner(study);
}

/// The part of epsilon for the prior, or for where labels lie. What is left of epsilon goes to the labels, so
/// both add up.
Decimal priorPart(const Study& study, const Pipeline& pipeline) {
  if (const auto share = study.labelPrivacy.priorShare.at(study.epsilon, viewEpsilon(study));
      share && !stagedMethod(pipeline.method))
    return Decimal::of(viewEpsilon(study)) * Decimal::of(*share);
  return Decimal::of(roundedTo(pipeline.epsilonPrior * pipeline.unit.rows(), kDigitsOfSuggestion));
}

/// The part of the labels themselves that the method releases.
QString purposeOf(const std::string& method) {
  if (isCentralRidge(method)) return QObject::tr("sums of features times labels");
  const auto staged = stagedMethod(method);
  if (!staged) return QObject::tr("noisy labels");
  if (*staged == StagedMethod::bestLocal) return QObject::tr("each label answered once");
  return QObject::tr("noisy sums and residuals");
}

std::vector<Spending> spentOnLabels(const AppState& state, const std::string& method) {
  const Study& study = state.study;
  const Pipeline pipeline = previewPipeline(study, *state.cache, method, viewEpsilon(study));
  const QString target = QString::fromStdString(study.data.target);
  Spending labels{.purpose = purposeOf(pipeline.method),
                  .column = target,
                  .epsilon = Decimal::of(viewEpsilon(study)),
                  .delta = needsDelta(method) ? study.labelPrivacy.delta : 0,
                  .kind = protects(pipeline.ofLabels)};
  if (pipeline.epsilonPrior == 0) return {labels};
  const Spending prior{.purpose = stagedMethod(pipeline.method) ? QObject::tr("where labels lie")
                                                                : QObject::tr("prior of the labels"),
                       .column = target,
                       .epsilon = priorPart(study, pipeline),
                       .kind = protects(pipeline.ofPrior)};
  labels.epsilon = labels.epsilon - prior.epsilon;
  return {prior, labels};
}

const char* labelNoiseCosts(const Study&) {
  return QT_TRANSLATE_NOOP(
      "QObject",
      "At this ε the noise in the labels costs more than the features bring: predicting the private "
      "mean "
      "for everyone would be better. More ε, more rows or narrower declared bounds help.");
}

/// Numbers that follow from others are named by a word.
std::vector<std::pair<QString, QString>> chartFactsOfLabels(const Study& study) {
  const LabelPrivacy& task = study.labelPrivacy;
  const auto textOr = [](const std::optional<double>& value, const QString& none) {
    return value ? numberText(*value) : none;
  };
  std::vector<std::pair<QString, QString>> facts;
  facts.emplace_back(lambdaSymbol(study), textOr(task.lambda, QObject::tr("matched")));
  facts.emplace_back(QStringLiteral("ζ"),
                     textOr(task.zeta.at(study.epsilon, viewEpsilon(study)), QObject::tr("suggested")));
  facts.emplace_back(QObject::tr("histogram width"), textOr(task.binWidth, QObject::tr("suggested")));
  return facts;
}

constexpr std::string_view kLabelCards[] = {"lambda-too-small", "prior-takes-most", "one-bin",
                                            "same-labels",      "flat-noise",       "noise-beyond-labels",
                                            "unbiased-far-out", "labels-clipped",   "wide-bounds",
                                            "few-rows",         "ragged-prior",     "whole-range"};

}  // namespace

const TaskUi& labelPrivacyUi() {
  static constexpr TaskUi ui{
      .words =
          {.task = "label-privacy",
           .name = QT_TRANSLATE_NOOP("Tasks", "Protect labels"),
           .tip = QT_TRANSLATE_NOOP(
               "Tasks", "Every label is made noisy before anything is learned; the features are public."),
           .neighbours = QT_TRANSLATE_NOOP("Tasks", "neighbours: one label replaced"),
           .hidden = QT_TRANSLATE_NOOP(
               "Tasks", "What privacy hides here: any one label may be replaced. Features are public."),
           .guess = QT_TRANSLATE_NOOP("Tasks", "A guess at 50 % about a label can reach at most %1."),
           .example = QT_TRANSLATE_NOOP("QObject", "Protect labels: house prices"),
           .whoSeesWhat = QT_TRANSLATE_NOOP(
               "QObject",
               "Each label is made noisy before it is handed on: who learns sees noisy labels and the public "
               "features. Where a method says \"by a curator\", one trusted party sees the true labels and "
               "everybody else what it releases."),
           .composition = QT_TRANSLATE_NOOP(
               "QObject",
               "Parts of a method are added by adaptive sequential composition: ε of the prior and ε of the "
               "labels given the prior."),
           .noiseCosts = labelNoiseCosts,
           .mayFail = QT_TRANSLATE_NOOP(
               "QObject",
               "With Gaussian noise the label may also be revealed outright, with probability δ = %1."),
           .target = QT_TRANSLATE_NOOP(
               "QObject",
               "The column whose values are private: the labels. All other columns are public features."),
           .lines = QT_TRANSLATE_NOOP(
               "QObject", "Lines: exact expected error on the test rows, predictions not clipped."),
           .rowsOf = shownLearnerOf,
           .spends = spentOnLabels,
           .keys = kLabelKeys},
      .parameters = kLabelParameters,
      .aims = kLabelAims,
      .sections = kLabelSections,
      .addConditions = addLabelConditions,
      .cards = kLabelCards,
      .chartFacts = chartFactsOfLabels,
  };
  return ui;
}

}  // namespace epsiscope
