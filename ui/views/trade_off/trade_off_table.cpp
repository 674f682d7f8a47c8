#include "ui/views/trade_off/trade_off_table.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

#include "core/base/numbers.h"
#include "core/privacy/guarantee.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/task.h"
#include "ui/explain/odd_conditions.h"
#include "ui/state/guarantee_words.h"
#include "ui/state/role_words.h"
#include "ui/state/tasks.h"
#include "ui/state/wanted_error.h"
#include "ui/state/words.h"
#include "ui/views/chart_parts.h"
#include "ui/views/run_curve.h"
#include "ui/views/trade_off/method_differences.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

bool hasLine(const MethodCurve& curve) {
  return std::any_of(curve.y.begin(), curve.y.end(), [](double error) { return std::isfinite(error); });
}

namespace {

/// The ends of the interval, or nothing where there is only one split.
QString intervalText(const SmallestEpsilon& found, double smallest, double largest) {
  if (!found.low && !found.high) return {};
  const QString low =
      found.low ? fixedNumberText(*found.low, 3) : QObject::tr("≤ %1").arg(numberText(smallest));
  const QString high =
      found.high ? fixedNumberText(*found.high, 3) : QObject::tr("> %1").arg(numberText(largest));
  return QObject::tr("%1 to %2").arg(low, high);
}

/// All facts about a row, in sentences.
QString rowSentence(const Study& study, const TradeOffPreview& preview, std::size_t curve,
                    const TradeOffRow& row) {
  const MethodCurve& of = preview.curves[curve];
  QStringList sentences;
  if (std::isfinite(row.error))
    sentences << (std::isfinite(row.standardError)
                      ? countedText("QObject", "%2: %3, with a standard error of %4 between %1 splits.",
                                    "%2: %3, with a standard error of %4 between %1 split.", preview.splits)
                            .arg(row.label, numberText(row.error), numberText(row.standardError, 2))
                      : QObject::tr("%1: %2.").arg(row.label, numberText(row.error)));
  if (const double half = halfWidthOf(row.ofPeople); std::isfinite(half))
    sentences << QObject::tr("For other people like these: %1 to %2 (95 %).")
                     .arg(numberText(std::max(0.0, row.error - half)), numberText(row.error + half));
  if (std::isfinite(row.halfWidth))
    sentences << QObject::tr(
                     "In %1 of all draws a released number is at most %2 away from what it is without noise.")
                     .arg(percentText(preview.halfWidthLevel), numberText(row.halfWidth));
  if (row.worseThanMean)
    sentences << QObject::tr("▲: above the dotted line, “%1”.")
                     .arg(QString::fromStdString(preview.predictMean.label));
  if (const QString expectation = expectationText(study, of.method);
      std::isfinite(row.error) && !expectation.isEmpty())
    sentences << expectation;
  if (std::isfinite(row.withoutPrivacy) && of.method != kMethodNone)
    sentences << QObject::tr("The same learner without privacy: %1.").arg(numberText(row.withoutPrivacy));
  if (const auto reference = referenceCurve(study, preview))
    if (const auto difference = differenceBetween(study, preview, curve, *reference))
      sentences << countedText("QObject", "On the same %1 splits: %2.", "On the same %1 split: %2.",
                               preview.splits)
                       .arg(difference->sentence);
  if (!row.smallestEpsilon.isEmpty())
    sentences << smallestEpsilonSentence(study, *preview.smallestEpsilon[curve], *study.view.errorTarget,
                                         preview.low, preview.high);
  if (row.role == MethodRole::part)
    sentences << QObject::tr("A part of the error: it is not a release.");
  else if (row.notPrivate)
    sentences << QObject::tr("Not private. %1").arg(inSymbols(of.guarantee.note())).trimmed();
  else
    sentences << trustSentence(of.guarantee);
  return sentences.join(QLatin1Char('\n'));
}

}  // namespace

QString smallestEpsilonText(const SmallestEpsilon& found, double smallest, double largest) {
  if (!found.isKnown) return QObject::tr("press Run to measure");
  if (found.notEvenWithout) return QObject::tr("not even without privacy");
  if (!found.epsilon) return QObject::tr("not up to ε = %1").arg(numberText(largest));
  const QString interval = intervalText(found, smallest, largest);
  const QString epsilon = found.atLowEnd ? QObject::tr("ε ≤ %1").arg(numberText(smallest))
                                         : QObject::tr("ε = %1").arg(fixedNumberText(*found.epsilon, 3));
  return interval.isEmpty() || (found.atLowEnd && !found.high)
             ? epsilon
             : QStringLiteral("%1 (%2)").arg(epsilon, interval);
}

QString smallestEpsilonSentence(const Study& study, const SmallestEpsilon& found, double target,
                                double smallest, double largest) {
  const QString wanted = wantedErrorWords(study, target);
  if (!found.isKnown)
    return QObject::tr("Where the wanted error (%1) is reached is not known without a run.").arg(wanted);
  if (found.notEvenWithout)
    return QObject::tr("The wanted error (%1) is not reachable even without privacy.").arg(wanted);
  if (!found.epsilon)
    return QObject::tr("The wanted error (%1) is not reached up to ε = %2.").arg(wanted, numberText(largest));
  QString sentence = found.atLowEnd ? QObject::tr("The wanted error (%1) is reached at ε = %2 already.")
                                          .arg(wanted, numberText(smallest))
                                    : QObject::tr("The wanted error (%1) is reached from ε = %2 on.")
                                          .arg(wanted, fixedNumberText(*found.epsilon, 3));
  if (const QString interval = intervalText(found, smallest, largest);
      !interval.isEmpty() && found.isOfPeople)
    sentence += QLatin1Char(' ') + QObject::tr("For other people like these: ε = %1 (95 %).").arg(interval);
  else if (!interval.isEmpty())
    sentence += QLatin1Char(' ') + QObject::tr(
                                       "With the mean two standard errors between splits lower or higher: ε "
                                       "= %1. Other people than these would differ by more.")
                                       .arg(interval);
  return sentence;
}

std::vector<TradeOffRow> tradeOffRows(const Study& study, const TradeOffPreview& preview) {
  std::vector<TradeOffRow> rows;
  // Returns the standard error of the mean over all trials. It is that of their means, for the draws of one
  // trial share its split.
  double spread = kNaN;
  for (const double mean : preview.predictMean.y)
    if (std::isfinite(mean)) spread = std::isnan(spread) ? mean : std::min(spread, mean);
  const auto add = [&](const std::string& method, const QString& label, double error, double compared,
                       double withoutPrivacy) {
    rows.push_back({.method = QString::fromStdString(method),
                    .label = label,
                    .role = taskOf(study).roleOf(method),
                    .error = error,
                    .compared = preview.atCompared.empty() ? kNaN : compared,
                    .rootError = std::sqrt(error),
                    .standardError = kNaN,
                    .withoutPrivacy = withoutPrivacy,
                    .noiseShare = error > 0 ? std::max(0.0, 1 - withoutPrivacy / error) : kNaN,
                    .rSquared = spread > 0 ? 1 - error / spread : kNaN,
                    .worseThanMean = isWorseThanMean(error, preview),
                    .trust = {},
                    .difference = {},
                    .smallestEpsilon = {},
                    .sentence = {}});
  };
  const std::optional<std::size_t> reference = referenceCurve(study, preview);
  for (std::size_t i = 0; i < preview.curves.size() && i < preview.atEpsilon.size(); ++i) {
    const MethodCurve& curve = preview.curves[i];
    add(curve.method, nameOf(curve), preview.atEpsilon[i],
        i < preview.atCompared.size() ? preview.atCompared[i] : kNaN,
        std::isfinite(curve.withoutPrivacy) ? curve.withoutPrivacy : preview.none);
    TradeOffRow& row = rows.back();
    row.notPrivate = !promiseOf(preview, i).isPrivate();
    row.trust = row.role == MethodRole::part ? QString() : trustText(promiseOf(preview, i));
    if (i < preview.halfWidthAtEpsilon.size()) row.halfWidth = preview.halfWidthAtEpsilon[i];
    if (i < preview.atEpsilonOfSplits.size()) row.ofSplits = preview.atEpsilonOfSplits[i];
    row.standardError = standardErrorOf(row.ofSplits);
    if (i < preview.atEpsilonOfPeople.size()) row.ofPeople = preview.atEpsilonOfPeople[i];
    if (reference)
      if (const auto difference = differenceBetween(study, preview, i, *reference))
        row.difference = difference->brief;
    if (i < preview.smallestEpsilon.size() && preview.smallestEpsilon[i] && !preview.overLambda &&
        study.view.errorTarget)
      row.smallestEpsilon = smallestEpsilonText(*preview.smallestEpsilon[i], preview.low, preview.high);
    row.sentence = rowSentence(study, preview, i, row);
  }
  const std::string& yardstick = preview.predictMean.method;
  add(yardstick.empty() ? std::string(kMethodPredictMean) : yardstick,
      QString::fromStdString(preview.predictMean.label.empty() ? methodLabel(kMethodPredictMean)
                                                               : preview.predictMean.label),
      preview.predictMeanAtEpsilon, preview.predictMeanAtCompared, preview.none);
  rows.back().ofSplits = preview.predictMeanAtEpsilonOfSplits;
  rows.back().standardError = standardErrorOf(rows.back().ofSplits);
  rows.back().ofPeople = preview.predictMeanAtEpsilonOfPeople;
  rows.back().notPrivate = !preview.predictMean.guarantee.isPrivate();
  rows.back().trust = trustText(preview.predictMean.guarantee);
  if (!preview.overLambda)
    add(kMethodNone, QObject::tr(wordsOf(study.task).withoutPrivacy), preview.none, preview.none,
        preview.none);
  if (!preview.overLambda) {
    rows.back().notPrivate = true;
    rows.back().trust = trustText({});
  }
  return rows;
}

double lossOfRun(const Study& study, const Result& result, const QString& method) {
  const RunSlice slice = runSlice(study, result, RunAxis::rows, "test_loss");
  for (const char* kind : {"sampled", "exact"}) {
    const RunCurve curve = runCurve(result, slice, method.toStdString(), kind);
    for (const ResultRow* row : curve.rows)
      if (row->trainRows == 0) return row->q50;
  }
  return kNaN;
}

namespace {

/// The curve of the method in view, otherwise the first, among those with errors at both epsilons.
double standardError(const ResultRow& row, std::size_t trials) {
  if (trials < 2 || row.values.size() % trials != 0) return kNaN;
  const std::size_t draws = row.values.size() / trials;
  double squares = 0;
  for (std::size_t trial = 0; trial < trials; ++trial) {
    double mean = 0;
    for (std::size_t draw = 0; draw < draws; ++draw)
      mean += row.values[trial * draws + draw] / static_cast<double>(draws);
    squares += (mean - row.mean) * (mean - row.mean);
  }
  return std::sqrt(squares / static_cast<double>(trials * (trials - 1)));
}

/// The method that is looked at, else the first, of those with errors at both epsilons.
std::optional<std::size_t> comparedCurve(const Study& study, const TradeOffPreview& preview) {
  std::optional<std::size_t> first;
  for (std::size_t i = 0; i < preview.curves.size(); ++i) {
    const std::string& method = preview.curves[i].method;
    if (!taskOf(study).isMethod(method) || !std::isfinite(preview.atEpsilon[i]) ||
        !std::isfinite(preview.atCompared[i]))
      continue;
    if (method == study.view.method) return i;
    if (!first) first = i;
  }
  return first;
}

constexpr std::size_t kFewestForSpread = 20;  ///< draws, of which 5 % are one

/// What the run drew of the method with all rows to learn from; null if it did not.
const ResultRow* rowOfAllRows(const Result& result, const RunSlice& slice, const QString& method) {
  const RunCurve curve = runCurve(result, slice, method.toStdString(), "sampled");
  const auto found = std::ranges::find(curve.rows, std::size_t{0}, &ResultRow::trainRows);
  return found == curve.rows.end() ? nullptr : *found;
}

}  // namespace

QString meanOfRun(const Result& result, const RunSlice& slice, const QString& method) {
  const ResultRow* row = rowOfAllRows(result, slice, method);
  if (row == nullptr) return {};
  const double error = standardError(*row, row->values.size() / taskOf(result.study).draws(result.study));
  const QString mean = fixedNumberText(row->mean, 4);
  return std::isfinite(error) ? QObject::tr("%1 ± %2").arg(mean, numberText(error, 2)) : mean;
}

QString spreadOfRun(const Result& result, const RunSlice& slice, const QString& method) {
  const ResultRow* row = rowOfAllRows(result, slice, method);
  if (row == nullptr || row->values.size() < kFewestForSpread) return {};
  return QObject::tr("%1 to %2").arg(fixedNumberText(row->q05, 3), fixedNumberText(row->q95, 3));
}

QString comparedSentence(const Study& study, const TradeOffPreview& preview) {
  const std::optional<double> second = comparedEpsilon(study);
  if (!second || preview.atCompared.size() != preview.atEpsilon.size()) return {};
  const double first = viewEpsilon(study);
  const double low = std::min(first, *second), high = std::max(first, *second);
  QString guess = QObject::tr("From ε = %1 to %2 a guess at 50 % can reach at most %3 instead of %4.")
                      .arg(numberText(low), numberText(high), certaintyText(attackerPosterior(high)),
                           certaintyText(attackerPosterior(low)));
  const auto compared = comparedCurve(study, preview);
  if (!compared) return guess;
  const double here = preview.atEpsilon[*compared], there = preview.atCompared[*compared];
  const bool rises = *second >= first;
  return QObject::tr("%1 The error of %2 goes from %3 to %4.")
      .arg(guess, nameOf(preview.curves[*compared]), numberText(rises ? here : there, 3),
           numberText(rises ? there : here, 3));
}

namespace {

/// One column beside the first: its heading, and the text of a row.
struct TableColumn {
  QString heading;
  std::function<QString(const TradeOffRow&)> text;
  int leaveOut = 0;  ///< where there is no room, larger values go first; 0: never
};

/// A sign before an error above that of the mean, not a colour, which marks methods that are not private.
const QString kAboveMean = QStringLiteral("▲ ");

// The ranks of columns that can be left out, the last of these first: the tooltip of a row has it all.
constexpr int kTrust = 1, kDifference = 2, kMeanOfRuns = 3, kOtherWords = 4;

QString whereText(const Study& study, const TradeOffPreview& preview) {
  const QString epsilon = numberText(viewEpsilon(study));
  const auto lambda = taskOf(study).lambdaOf(study);
  return lambda && preview.overLambda
             ? QObject::tr("at ε = %1, %2 = %3").arg(epsilon, lambdaSymbol(study), numberText(*lambda))
             : QObject::tr("at ε = %1").arg(epsilon);
}

/// Adds the same errors in other words.
void addWords(std::vector<TableColumn>& columns, const Study& study, const std::string& metric) {
  const auto rootError = [](auto& row) { return fixedNumberText(row.rootError, 4); };
  const Quantity quantity = wordsOf(study.task).quantity(study);
  // A wanted error is shown as a root: there must be roots to compare it with.
  const int rootLeavesOut = study.view.errorTarget ? 0 : kOtherWords;
  if (metric == "test_mse") {
    columns.push_back({QObject::tr("RMSE"), rootError, rootLeavesOut});
    columns.push_back(
        {QObject::tr("R²"), [](auto& row) { return decimalText(row.rSquared, 3); }, kOtherWords});
  } else if (metric == kMetricSquaredError) {
    columns.push_back(
        {quantity.unit.isEmpty() ? QObject::tr("its root") : QObject::tr("its root, %1").arg(quantity.unit),
         rootError, rootLeavesOut});
    columns.push_back({QObject::tr("of which noise"),
                       [](auto& row) {
                         const bool isWhole = row.role == MethodRole::method;
                         return isWhole ? percentText(row.noiseShare) : QString();
                       },
                       kOtherWords});
  } else if (metric == "test_error" || metric == "label_error") {
    columns.push_back(
        {QObject::tr("accuracy"), [](auto& row) { return percentText(1 - row.error); }, kOtherWords});
  }
}

void addCompared(std::vector<TableColumn>& columns, double epsilon) {
  columns.push_back({QObject::tr("at ε = %1").arg(numberText(epsilon)),
                     [](auto& row) { return fixedNumberText(row.compared, 4); }});
  columns.push_back({QObject::tr("ratio"), [](auto& row) {
                       return QObject::tr("× %1").arg(fixedNumberText(row.compared / row.error, 3));
                     }});
}

void addRun(std::vector<TableColumn>& columns, const Study& study, const TradeOffPreview& preview,
            const Result& result, const RunSlice& slice) {
  const QString epsilon = numberText(slice.epsilon);
  columns.push_back({QObject::tr("mean of runs at ε = %1").arg(epsilon),
                     [&result, slice](auto& row) { return meanOfRun(result, slice, row.method); },
                     kMeanOfRuns});
  if (!taskOf(study).facts().hasLoss || preview.metric != "test_error") return;
  columns.push_back({QObject::tr("loss of the run at ε = %1").arg(epsilon),
                     [&](auto& row) { return fixedNumberText(lossOfRun(study, result, row.method), 4); },
                     kOtherWords});
}

}  // namespace

MethodTableContents tradeOffTable(const Study& study, const TradeOffPreview& preview, const Result* result) {
  const bool compares = !preview.atCompared.empty();
  std::vector<TableColumn> columns = {
      {preview.metric == "test_loss"     ? QObject::tr("test loss")
       : preview.metric == "label_error" ? QObject::tr("label error")
                                         : QObject::tr(wordsOf(study.task).error),
       [](auto& row) {
         return (row.worseThanMean ? kAboveMean : QString()) + fixedNumberText(row.error, 4);
       }}};
  if (compares)
    addCompared(columns, comparedEpsilon(study).value_or(viewEpsilon(study)));
  else
    addWords(columns, study, preview.metric);
  const std::vector<TradeOffRow> found = tradeOffRows(study, preview);
  std::optional<RunSlice> slice;
  if (result != nullptr && !compares) slice = runSlice(study, *result, RunAxis::rows, preview.metric);
  const auto spreadOf = [&](const TradeOffRow& row) {
    return slice && taskOf(study).facts().learns ? spreadOfRun(*result, *slice, row.method) : QString();
  };
  if (slice) addRun(columns, study, preview, *result, *slice);
  if (std::ranges::any_of(found, [&](auto& row) { return !spreadOf(row).isEmpty(); }))
    columns.push_back({QObject::tr("90 % of the runs"), spreadOf, kMeanOfRuns});
  if (!compares && std::ranges::any_of(found, [](auto& row) { return std::isfinite(row.halfWidth); }))
    columns.insert(columns.begin() + 1,
                   TableColumn{QStringLiteral("± (%1)").arg(percentText(preview.halfWidthLevel)),
                               [](auto& row) {
                                 return std::isfinite(row.halfWidth) ? fixedNumberText(row.halfWidth, 4)
                                                                     : QString();
                               },
                               kDifference});
  const auto has = [&](QString TradeOffRow::*text) {
    return std::any_of(found.begin(), found.end(),
                       [&](const TradeOffRow& row) { return !(row.*text).isEmpty(); });
  };
  if (!compares && has(&TradeOffRow::difference))
    columns.push_back({QObject::tr("against %1").arg(nameOf(preview.curves[*referenceCurve(study, preview)])),
                       [](auto& row) { return row.difference; }, kDifference});
  if (has(&TradeOffRow::trust))
    columns.push_back({QObject::tr("trust"), [](auto& row) { return row.trust; }, kTrust});
  if (study.view.errorTarget && !preview.smallestEpsilon.empty() && !preview.overLambda)
    columns.push_back({QObject::tr("%1 from").arg(wantedErrorText(study, *study.view.errorTarget)),
                       [](auto& row) { return row.smallestEpsilon; }});

  MethodTableContents table{.headings = {whereText(study, preview)}, .rows = {}, .leaveOut = {0}};
  for (const TableColumn& column : columns) {
    table.headings << column.heading;
    table.leaveOut.push_back(column.leaveOut);
  }
  for (const TradeOffRow& row : found) {
    MethodTableRow line{.method = row.method,
                        .label = nameWithRole(row.label, row.role),
                        .texts = {},
                        .notPrivate = row.notPrivate && row.role == MethodRole::method,
                        .sentence = row.sentence};
    if (const QString spread = spreadOf(row); !spread.isEmpty())
      line.sentence += QLatin1Char('\n') + QObject::tr(
                                               "A single release is one draw: the error of 90 % of the runs "
                                               "at ε = %1, each with its own split, is %2.")
                                               .arg(numberText(slice->epsilon), spread);
    for (const TableColumn& column : columns) line.texts << column.text(row);
    table.rows.push_back(std::move(line));
  }
  return table;
}

}  // namespace epsiscope
