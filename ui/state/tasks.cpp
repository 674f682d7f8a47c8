#include "ui/state/tasks.h"

#include <QObject>
#include <QString>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <string_view>

#include "core/mechanisms/registry.h"
#include "core/start/class_values.h"
#include "core/tasks/label_privacy/label_release.h"
#include "core/tasks/methods.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/task.h"
#include "ui/state/units.h"
#include "ui/state/view_kind.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr const char* kRowsReplaced = QT_TRANSLATE_NOOP("Tasks", "neighbours: one row replaced");
constexpr const char* kRowHidden = QT_TRANSLATE_NOOP(
    "Tasks",
    "What privacy hides here: any one row may be replaced, its features and its label. Both are private.");
constexpr const char* kRowGuess =
    QT_TRANSLATE_NOOP("Tasks", "Who guesses at 50 % which of two rows is in the data can reach at most %1.");

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
constexpr KeyWords kClassifierKeys[] = {
    {"methods", QT_TRANSLATE_NOOP("Report", "Methods")},
    {"loss", QT_TRANSLATE_NOOP("Report", "Loss")},
    {"h", QT_TRANSLATE_NOOP("Report", "Rounding of the corner h")},
    {"lambda", QT_TRANSLATE_NOOP("Report", "Regularisation Λ")},
    {"lambda_sweep", QT_TRANSLATE_NOOP("Report", "Also at these Λ")},
    {"draws", QT_TRANSLATE_NOOP("Report", "Draws of noise in each run")},
    {"random_features", QT_TRANSLATE_NOOP("Report", "Random features (0: none)")},
    {"gamma", QT_TRANSLATE_NOOP("Report", "Kernel rate γ of the random features")},
    {"tune", QT_TRANSLATE_NOOP("Report", "Candidates for Λ, chosen from privately")}};

constexpr const char* kCuratedPredicted = QT_TRANSLATE_NOOP(
    "QObject", "The column that is predicted. It is private, and so are all other columns: the features.");
constexpr const char* kLabelBounds = QT_TRANSLATE_NOOP(
    "QObject",
    "Declared, public bounds: what is known of the labels without looking at them. Training labels are "
    "clipped to them.");
constexpr const char* kExactLines =
    QT_TRANSLATE_NOOP("QObject", "Lines: exact expected error on the test rows.");
constexpr const char* kTestErrorWords = QT_TRANSLATE_NOOP("QObject", "test error");
constexpr const char* kNoPrivacy = QT_TRANSLATE_NOOP("QObject", "No privacy");
constexpr const char* kNoPrivacyAt = QT_TRANSLATE_NOOP("QObject", "no privacy: %1");
constexpr const char* kOneLabel = QT_TRANSLATE_NOOP("QObject", "What is released for one label");
constexpr const char* kReleasedValue = QT_TRANSLATE_NOOP("QObject", "Released value of %1");
constexpr const char* kRunsDiffer = QT_TRANSLATE_NOOP(
    "QObject",
    "Each run has its own split, prior and noise; with more runs than before, Run adds to those that are "
    "there.");
constexpr const char* kLearner = QT_TRANSLATE_NOOP("QObject", "Learner");

Quantity targetItself(const Study& study) {
  return {QString::fromStdString(study.data.target),
          QString::fromStdString(study.data.unit.value_or(std::string()))};
}

std::optional<std::string> everyRow(const Study&) {
  return {};
}

std::optional<std::string> shownLearnerOf(const Study& study) {
  return shownLearner(study);
}

std::vector<Spending> oneRelease(const Study& study, const QString& purpose) {
  return {
      {.purpose = purpose, .column = QObject::tr("all columns"), .epsilon = Decimal::of(viewEpsilon(study))}};
}

std::vector<Spending> spentOnPredictions(const Study& study, const std::string&) {
  const int count = study.kernelRelease.predictions;
  return oneRelease(study, count == 1
                               ? QObject::tr("one released prediction")
                               : QObject::tr("%1 released predictions, an equal part each").arg(count));
}

std::vector<Spending> spentOnWeights(const Study& study, const std::string&) {
  return oneRelease(study, study.privateClassifier.tune ? QObject::tr("weights and the private choice of Λ")
                                                        : QObject::tr("weights"));
}

constexpr KeyWords kStatisticKeys[] = {
    {"statistic", QT_TRANSLATE_NOOP("Report", "Statistic")},
    {"mechanism", QT_TRANSLATE_NOOP("Report", "Mechanism")},
    {"quantile", QT_TRANSLATE_NOOP("Report", "Which quantile")},
    {"bins", QT_TRANSLATE_NOOP("Report", "Bins of a histogram")},
    {"delta", QT_TRANSLATE_NOOP("Report", "Failure probability δ")},
    {"share", QT_TRANSLATE_NOOP("Report", "Share of ε of the target's statistic")},
    {"releases", QT_TRANSLATE_NOOP("Report", "Statistics that share ε")}};

constexpr KeyWords kClassesKeys[] = {
    {"methods", QT_TRANSLATE_NOOP("Report", "Methods")},
    {"classes", QT_TRANSLATE_NOOP("Report", "Declared classes")},
    {"prior", QT_TRANSLATE_NOOP("Report", "Prior")},
    {"prior_share", QT_TRANSLATE_NOOP("Report", "Share of ε spent on the prior")},
    {"lambda", QT_TRANSLATE_NOOP("Report", "Regularisation λ")},
    {"random_features", QT_TRANSLATE_NOOP("Report", "Random features (0: none)")},
    {"gamma", QT_TRANSLATE_NOOP("Report", "Kernel rate γ of the random features")}};

Quantity releasedStatistic(const Study& study) {
  const QString target = QString::fromStdString(study.data.target), unit = targetItself(study).unit;
  switch (study.statistic.statistic) {
    case StatisticKind::count:
      return {study.data.positive
                  ? QObject::tr("count of %1 = %2").arg(target, QString::fromStdString(*study.data.positive))
                  : QObject::tr("count of %1").arg(target),
              QString()};
    case StatisticKind::histogram:
      return {QObject::tr("counts of %1").arg(target), QString()};
    case StatisticKind::sum:
      return {QObject::tr("sum of %1").arg(target), unit};
    case StatisticKind::variance:
      return {QObject::tr("variance of %1").arg(target),
              unit.isEmpty() ? unit : squaredUnit(targetItself(study))};
    case StatisticKind::quantile:
      return {study.statistic.quantile == 0.5
                  ? QObject::tr("median of %1").arg(target)
                  : QObject::tr("quantile %1 of %2").arg(numberText(study.statistic.quantile), target),
              unit};
    case StatisticKind::mean:
      break;
  }
  return {QObject::tr("mean of %1").arg(target), unit};
}

/// A single statistic has no name in results.
std::optional<std::string> firstStatisticOf(const Study& study) {
  if (study.statistic.others.empty()) return {};
  return nameOf(study.statistic.statistic) + '(' + study.data.target + ')';
}

std::vector<Spending> spentOnStatistics(const Study& study, const std::string& method) {
  if (!taskOf(study).usesMethod(study, method)) return {};
  std::vector<Spending> spent;
  for (std::size_t i = 0; i < releaseCount(study); ++i) {
    const ReleasePlan plan = planOf(study, i);
    const bool isTarget = i == 0;
    const FurtherStatistic* other = isTarget ? nullptr : &study.statistic.others[i - 1];
    const double share = isTarget ? study.statistic.share : other->share;
    spent.push_back({.purpose = QString::fromStdString(nameOfRelease(study, i)),
                     .column = QString::fromStdString(isTarget ? study.data.target : other->column),
                     .epsilon = Decimal::of(viewEpsilon(study)) * Decimal::of(share),
                     .delta = deltaOf(plan),
                     .method = QString::fromStdString(methodLabel(plan.mechanism))});
  }
  return spent;
}

const char* labelNoiseCosts(const Study&) {
  return QT_TRANSLATE_NOOP(
      "QObject",
      "At this ε the noise in the labels costs more than the features bring: predicting the private "
      "mean "
      "for everyone would be better. More ε, more rows or narrower declared bounds help.");
}

const char* kernelNoiseCosts(const Study&) {
  return QT_TRANSLATE_NOOP("QObject",
                           "The noise on a prediction costs more than the features bring: one answer for all "
                           "would be better. "
                           "More ε, more rows, a larger λ or fewer predictions help.");
}

const char* weightNoiseCosts(const Study&) {
  return QT_TRANSLATE_NOOP("QObject",
                           "The noise costs more than the features bring: giving every row the more frequent "
                           "class makes fewer "
                           "mistakes. More ε, more rows or another Λ help.");
}

const char* classNoiseCosts(const Study&) {
  return QT_TRANSLATE_NOOP(
      "QObject",
      "At this ε the answers say so little that the private majority class for everyone makes fewer "
      "mistakes. More ε, more rows or fewer classes help.");
}

/// What helps depends on the statistic: noise on counts knows no bounds, and a quantile is drawn by ranks.
const char* statisticNoiseCosts(const Study& study) {
  switch (study.statistic.statistic) {
    case StatisticKind::count:
      return QT_TRANSLATE_NOOP(
          "QObject",
          "At this ε the noise is larger than what the count would differ by if other people had been asked. "
          "More ε helps, or fewer statistics that share it; the count of many rows has the same noise as "
          "that "
          "of few.");
    case StatisticKind::histogram:
      return QT_TRANSLATE_NOOP(
          "QObject",
          "At this ε the noise on a cell is larger than what its count would differ by if other people had "
          "been asked. More ε helps, fewer statistics that share it, or coarser cells: each holds more rows "
          "and has the same noise.");
    case StatisticKind::quantile:
      return QT_TRANSLATE_NOOP(
          "QObject",
          "At this ε so many ranks can hardly be told apart that the quantile differs more than if other "
          "people had been asked. More ε or more rows help; narrower bounds do only where fewer ranks "
          "than that lie between the quantile and a bound.");
    case StatisticKind::sum:
    case StatisticKind::mean:
    case StatisticKind::variance:
      break;
  }
  return QT_TRANSLATE_NOOP(
      "QObject",
      "At this ε the noise is larger than what the statistic would differ by if other people had been "
      "asked. More ε, more rows or narrower declared bounds help.");
}

const char* labelBounds(const Study&) {
  return kLabelBounds;
}

const char* statisticBounds(const Study& study) {
  switch (study.statistic.statistic) {
    case StatisticKind::count:
      return QT_TRANSLATE_NOOP(
          "QObject",
          "Declared, public bounds: rows whose value lies between them are counted. The noise on a count is "
          "the same for any bounds.");
    case StatisticKind::histogram:
      return QT_TRANSLATE_NOOP("QObject",
                               "Declared, public bounds: the cells lie between them, and a value outside is "
                               "counted in the cell at "
                               "that end. The noise on a cell is the same for any bounds.");
    case StatisticKind::quantile:
      return QT_TRANSLATE_NOOP(
          "QObject",
          "Declared, public bounds: the quantile is drawn from between them, by ranks. Values outside are "
          "moved to the nearest bound.");
    case StatisticKind::sum:
    case StatisticKind::mean:
    case StatisticKind::variance:
      break;
  }
  return QT_TRANSLATE_NOOP(
      "QObject",
      "Declared, public bounds: what is known of the values without looking at them. Values outside "
      "are moved to the nearest bound, and noise is made for their width.");
}

}  // namespace

const TaskWords& wordsOf(TaskId task) {
  static constexpr std::array<TaskWords, 5> all{{
      {.task = "label-privacy",
       .name = QT_TRANSLATE_NOOP("Tasks", "Protect labels"),
       .tip = QT_TRANSLATE_NOOP(
           "Tasks", "Every label is made noisy before anything is learned; the features are public."),
       .neighbours = QT_TRANSLATE_NOOP("Tasks", "neighbours: one label replaced"),
       .hidden = QT_TRANSLATE_NOOP(
           "Tasks", "What privacy hides here: any one label may be replaced. Features are public."),
       .guess = QT_TRANSLATE_NOOP("Tasks", "Who guesses a label at 50 % can reach at most %1."),
       .lambda = "λ",
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
           "QObject", "With Gaussian noise the label may also be told outright, with probability δ = %1."),
       .target = QT_TRANSLATE_NOOP(
           "QObject",
           "The column whose values are private: the labels. All other columns are public features."),
       .bounds = labelBounds,
       .lines = QT_TRANSLATE_NOOP("QObject",
                                  "Lines: exact expected error on the test rows, predictions not clipped."),
       .error = kTestErrorWords,
       .withoutPrivacy = kNoPrivacy,
       .withoutNoise = kNoPrivacyAt,
       .noise = kOneLabel,
       .released = kReleasedValue,
       .runs = kRunsDiffer,
       .learner = kLearner,
       .quantity = targetItself,
       .rowsOf = shownLearnerOf,
       .spends = nullptr,
       .keys = kLabelKeys},
      {.task = "kernel-release",
       .name = QT_TRANSLATE_NOOP("Tasks", "Release predictions"),
       .tip =
           QT_TRANSLATE_NOOP("Tasks",
                             "A kernel machine learns from the true rows, and its predictions are released "
                             "with noise."),
       .neighbours = kRowsReplaced,
       .hidden = kRowHidden,
       .guess = kRowGuess,
       .lambda = "λ",
       .whoSeesWhat = QT_TRANSLATE_NOOP(
           "QObject", "One trusted curator sees all rows; everybody else sees the released predictions."),
       .composition = QT_TRANSLATE_NOOP("QObject", "Predictions share ε in equal parts (basic composition)."),
       .noiseCosts = kernelNoiseCosts,
       .mayFail = nullptr,
       .target = kCuratedPredicted,
       .bounds = labelBounds,
       .lines = kExactLines,
       .error = kTestErrorWords,
       .withoutPrivacy = kNoPrivacy,
       .withoutNoise = kNoPrivacyAt,
       .noise = kOneLabel,
       .released = kReleasedValue,
       .runs = kRunsDiffer,
       .learner = kLearner,
       .quantity = targetItself,
       .rowsOf = everyRow,
       .spends = spentOnPredictions,
       .keys = kKernelKeys},
      {.task = "private-classifier",
       .name = QT_TRANSLATE_NOOP("Tasks", "Private classifier"),
       .tip = QT_TRANSLATE_NOOP(
           "Tasks",
           "The weights of a linear classifier are released, made noisy while or after they "
           "are learned."),
       .neighbours = kRowsReplaced,
       .hidden = kRowHidden,
       .guess = kRowGuess,
       .lambda = "Λ",
       .whoSeesWhat = QT_TRANSLATE_NOOP(
           "QObject", "One trusted curator sees all rows; everybody else sees the released weights."),
       .composition = QT_TRANSLATE_NOOP(
           "QObject",
           "A private choice of Λ learns from parts of the rows that do not overlap (parallel "
           "composition), "
           "so it costs no more than ε."),
       .noiseCosts = weightNoiseCosts,
       .mayFail = nullptr,
       .target = kCuratedPredicted,
       .bounds = labelBounds,
       .lines = kExactLines,
       .error = kTestErrorWords,
       .withoutPrivacy = kNoPrivacy,
       .withoutNoise = kNoPrivacyAt,
       .noise = kOneLabel,
       .released = kReleasedValue,
       .runs = kRunsDiffer,
       .learner = kLearner,
       .quantity = targetItself,
       .rowsOf = everyRow,
       .spends = spentOnWeights,
       .keys = kClassifierKeys},
      {.task = "statistic",
       .name = QT_TRANSLATE_NOOP("Tasks", "Release a statistic"),
       .tip = QT_TRANSLATE_NOOP("Tasks",
                                "A number, or a few, about a column is released with noise: a count, sum, "
                                "mean, variance, quantile or histogram."),
       .neighbours = kRowsReplaced,
       .hidden = QT_TRANSLATE_NOOP(
           "Tasks",
           "What privacy hides here: any one row may be replaced by another, so the number of rows n is "
           "public. Where a row may be added or removed instead, n itself is private, and the sensitivities "
           "differ."),
       .guess = kRowGuess,
       .lambda = "λ",
       .whoSeesWhat = QT_TRANSLATE_NOOP(
           "QObject", "One trusted curator sees all rows; everybody else sees the released statistics."),
       .composition = QT_TRANSLATE_NOOP(
           "QObject", "Statistics of the same rows add their ε and their δ (basic composition)."),
       .noiseCosts = statisticNoiseCosts,
       .mayFail = QT_TRANSLATE_NOOP("QObject",
                                    "With Gaussian noise more may be told, with probability δ = %1 at most."),
       .target = QT_TRANSLATE_NOOP(
           "QObject",
           "The column that the statistic is about. Its values are private, as the whole rows are."),
       .bounds = statisticBounds,
       .lines = QT_TRANSLATE_NOOP("QObject",
                                  "Lines: exact expected squared error, of clipping and noise together."),
       .error = QT_TRANSLATE_NOOP("QObject", "squared error"),
       .withoutPrivacy = QT_TRANSLATE_NOOP("QObject", "Clipping alone"),
       .withoutNoise = QT_TRANSLATE_NOOP("QObject", "clipping alone: %1"),
       .noise = QT_TRANSLATE_NOOP("QObject", "What is released for two neighbouring tables"),
       .released = QT_TRANSLATE_NOOP("QObject", "Released %1"),
       .runs = QT_TRANSLATE_NOOP(
           "QObject",
           "Each run draws the noise anew; with more runs than before, Run adds to those that are there."),
       .learner = QT_TRANSLATE_NOOP("QObject", "Statistic"),
       .quantity = releasedStatistic,
       .rowsOf = firstStatisticOf,
       .spends = spentOnStatistics,
       .keys = kStatisticKeys},
      {.task = "label-classes",
       .name = QT_TRANSLATE_NOOP("Tasks", "Protect classes"),
       .tip = QT_TRANSLATE_NOOP(
           "Tasks", "Every class is answered at random before anything is learned; the features are public."),
       .neighbours = QT_TRANSLATE_NOOP("Tasks", "neighbours: one label replaced"),
       .hidden = QT_TRANSLATE_NOOP(
           "Tasks", "What privacy hides here: any one label may be replaced. Features are public."),
       .guess = QT_TRANSLATE_NOOP("Tasks", "Who guesses a label at 50 % can reach at most %1."),
       .lambda = "λ",
       .whoSeesWhat = QT_TRANSLATE_NOOP(
           "QObject",
           "Everybody answers with a class that is the true one more often than any other: who learns sees "
           "answers and the public features. Where a method says \"by a curator\", one trusted party counts "
           "the true labels and everybody else sees noisy counts."),
       .composition = QT_TRANSLATE_NOOP(
           "QObject",
           "Parts of a method are added by adaptive sequential composition: ε of the prior and ε of the "
           "answers given the prior."),
       .noiseCosts = classNoiseCosts,
       .mayFail = nullptr,
       .target = QT_TRANSLATE_NOOP(
           "QObject",
           "The column whose classes are private: the labels. All other columns are public features."),
       .bounds = labelBounds,
       .lines = QT_TRANSLATE_NOOP(
           "QObject", "Lines: the exact share of wrong answers, or of the private majority's mistakes."),
       .error = kTestErrorWords,
       .withoutPrivacy = kNoPrivacy,
       .withoutNoise = kNoPrivacyAt,
       .noise = kOneLabel,
       .released = kReleasedValue,
       .runs = kRunsDiffer,
       .learner = kLearner,
       .quantity = targetItself,
       .rowsOf = everyRow,
       .spends = nullptr,
       .keys = kClassesKeys},
  }};
  const std::string_view id = taskOf(task).facts().id;
  return *std::ranges::find(all, id, [](const TaskWords& words) { return std::string_view(words.task); });
}

namespace {

/// The errors of the task's other methods.
QString linesWithFormula(const Study& study) {
  if (!taskOf(study).clipsPredictions(study)) return QObject::tr(wordsOf(study.task).lines);
  return QObject::tr(
      "Lines: expected error on the test rows of predictions clipped to the bounds: exact for central ridge, "
      "the private mean and without noise, by the normal law for label randomizers.");
}

}  // namespace

bool hasExactCurves(const Study& study) {
  return taskOf(study).facts().hasExactCurves && !taskOf(study).clipsPredictions(study) &&
         !taskOf(study).hasStages(study);
}

QString linesText(const Study& study) {
  const QString lines = linesWithFormula(study);
  if (!taskOf(study).hasStages(study)) return lines;
  return lines + QLatin1Char(' ') +
         QObject::tr("Methods with several stages are sampled: the mean of %1 fits on each split.")
             .arg(kSampledFits);
}

QString expectationText(const Study& study, const std::string& method) {
  if (stagedMethod(method))
    return QObject::tr("Sampled: the mean of %1 fits on each split.").arg(kSampledFits);
  if (!taskOf(study).clipsPredictions(study)) return {};
  if (findMechanism(method) != nullptr)
    return QObject::tr("Expected error of clipped predictions, by the normal law.");
  const bool isExact = !taskOf(study).isMethod(method) || isCentralRidge(method);
  return isExact ? QObject::tr("Expected error of clipped predictions, exact.") : QString();
}

Study withTask(const Study& study, TaskId task, const Dataset* dataset) {
  Study next = study;
  next.task = task;
  if (!taskOf(task).accepts(next.data.prepare)) next.data.prepare = taskOf(task).facts().preparations.front();
  chooseOfferedView(next);
  if (dataset != nullptr) choosePositive(next, *dataset);
  if (dataset != nullptr) choosePublicClasses(next, *dataset);
  return next;
}

}  // namespace epsiscope
