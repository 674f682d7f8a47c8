#include "ui/views/trade_off/trade_off_chart.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/task.h"
#include "ui/state/picture.h"
#include "ui/state/tasks.h"
#include "ui/state/units.h"
#include "ui/state/view_kind.h"
#include "ui/state/words.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"
#include "ui/views/chart_list.h"
#include "ui/views/chart_parts.h"
#include "ui/views/trade_off/trade_off_table.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

bool isMedian(const MethodCurve& curve) {
  return !curve.q05.empty();
}

/// Limits that hold the useful part: from below the best error to five times that of the baseline, a share
/// to twice it, and at least the lowest point of every curve. They depend on no slider but those that change
/// the errors themselves.
std::pair<double, double> errorRange(const TradeOffPreview& preview, bool learns, bool logarithmic) {
  const bool isShare = preview.metric == "test_error";
  double low = preview.none > 0 ? preview.none : kInfinity;
  double high = 0;
  for (const double mean : preview.predictMean.y)
    if (std::isfinite(mean)) high = high == 0 ? mean : std::min(high, mean);
  high *= isShare ? 2 : 5;
  // Nothing that is learned: errors beyond the baseline say as much as those below it.
  if (!learns && logarithmic)
    for (const MethodCurve& curve : preview.curves)
      for (const double error : curve.y)
        if (std::isfinite(error)) high = std::max(high, 1.2 * error);
  for (const MethodCurve& curve : preview.curves) {
    double smallest = kInfinity;
    for (const double error : curve.y)
      if (error > 0 && error < smallest) smallest = error;
    if (!std::isfinite(smallest)) continue;
    low = std::min(low, smallest);
    high = std::max(high, 1.2 * smallest);
  }
  if (isShare) high = std::min(high, 1.0);
  if (!std::isfinite(low)) low = high > 0 ? high / 100 : 0.1;
  if (!(high > low)) high = 10 * low;
  return {logarithmic ? 0.85 * low : 0.0, high};
}

ChartAxis axisOf(const Study& study, const TradeOffPreview& preview, const TradeOffOptions& options) {
  if (preview.overLambda)
    return {.title = QObject::tr("Regularisation %1 at ε = %2: flexible ← → stiff")
                         .arg(lambdaSymbol(study), numberText(viewEpsilon(study))),
            .logarithmic = options.logX,
            .range = std::pair(options.logX ? preview.low : 0, preview.high)};
  return {.title = QObject::tr("Privacy budget ε: more private ← → more accurate"),
          .logarithmic = options.logX,
          .range = std::pair(options.logX ? preview.low : 0, preview.high)};
}

void addBaselines(ChartModel& model, const TaskWords& words, const TradeOffPreview& preview,
                  const Theme& theme) {
  // Over lambda, "none" is one of the curves.
  if (preview.none > 0 && !preview.overLambda)
    model.guides.push_back(baseline(QStringLiteral("none"), preview.none,
                                    QObject::tr(words.withoutNoise).arg(numberText(preview.none, 3)),
                                    Qt::DashLine, theme));
  if (preview.predictMean.y.empty()) return;
  ChartSeries mean = lineOf(preview.predictMean, theme);
  mean.name = QStringLiteral("%1: %2").arg(mean.name, numberText(preview.predictMeanAtEpsilon, 3));
  mean.style.marker = MarkerShape::none;
  model.series.push_back(std::move(mean));
}

ChartSeries publishedLine(const PublishedColumn& column, const std::vector<double>& x, const Theme& theme) {
  ChartSeries series;
  series.id = QStringLiteral("published/") + QString::fromStdString(column.label);
  series.name = QObject::tr("published: %1").arg(QString::fromStdString(column.label));
  series.x = x;
  series.y = column.error;
  series.markerX = x;
  series.style = methodStyle(QString::fromStdString(column.method), theme);
  series.style.pen = Qt::DotLine;
  series.style.width = 1.2;
  series.opacity = 0.75;
  series.notPrivate = !column.isPrivate;
  return series;
}

/// The study's published columns over the chart's axis: thin lines in the methods' colours. What is not
/// private says so in the legend, with the reason in exports; one note per source.
void addPublished(ChartModel& model, const Study& study, bool overLambda, const Theme& theme) {
  std::set<std::string> sources;
  QStringList withoutPrivacy;
  for (const PublishedColumn& column : study.published) {
    if (column.lambda.empty() == overLambda) continue;
    model.series.push_back(publishedLine(column, overLambda ? column.lambda : column.epsilon, theme));
    // A table over lambda has one epsilon.
    const QString at = overLambda && !column.epsilon.empty()
                           ? QObject::tr(", at ε = %1").arg(numberText(column.epsilon.front()))
                           : QString();
    sources.insert(column.source + at.toStdString());
    if (!column.isPrivate && !column.reason.empty())
      model.sources << QString::fromStdString("Published " + column.label + ": " + column.reason + ".");
    if (column.withoutPrivacy)
      withoutPrivacy << QString::fromStdString(column.label) + QLatin1Char(' ') +
                            exactText(*column.withoutPrivacy);
  }
  if (!withoutPrivacy.isEmpty())
    model.sources << QObject::tr("Published errors without privacy: %1.")
                         .arg(withoutPrivacy.join(QStringLiteral(", ")));
  for (const std::string& source : sources)
    model.notes << QObject::tr("Published columns: %1.").arg(QString::fromStdString(source));
}

/// Runs lie behind the lines: a curve that is a median itself shows their bands instead of its own.
void addCurves(ChartModel& model, const Study& study, const TradeOffPreview& preview, const Result* result,
               const Theme& theme) {
  const RunAxis axis = preview.overLambda ? RunAxis::lambda : RunAxis::epsilon;
  std::set<std::string> sampled;
  if (result != nullptr) {
    const RunSlice slice = runSlice(study, *result, axis, preview.metric);
    for (const MethodCurve& curve : preview.curves) {
      const RunCurve run = runCurve(*result, slice, curve.method, "sampled");
      if (run.empty()) continue;
      sampled.insert(curve.method);
      addRun(model, run, curve.method, curve.label, hasLine(curve) ? lineOf(curve, theme).id : QString(),
             theme, isOutOfDate(study, *result, axis));
    }
  }
  for (const MethodCurve& curve : preview.curves)
    if (!sampled.contains(curve.method)) addBandsOf(model, curve, theme);
  addBaselines(model, wordsOf(study.task), preview, theme);
  addPublished(model, study, preview.overLambda, theme);
  for (const MethodCurve& curve : preview.curves) {
    if (!hasLine(curve)) continue;
    model.series.push_back(lineOf(curve, theme));
    // Where runs are drawn, a marker means their median and nothing else.
    if (sampled.contains(curve.method)) model.series.back().markerX.emplace();
  }
}

void addGuides(ChartModel& model, const Study& study, const TradeOffPreview& preview, const Theme& theme) {
  for (const CurveMark& mark : preview.marks) {
    model.guides.push_back(markGuide(mark, theme));
    if (!mark.id.starts_with("raised-")) continue;
    // A change of phase: its words need more room than there is above the plot.
    model.guides.back().label.clear();
    model.notes << QStringLiteral("%1 %2.").arg(inSymbols(mark.label), numberText(mark.x, 3));
    if (model.shades.empty())
      model.shades.push_back({preview.low, mark.x, QObject::tr("regularisation raised")});
  }
  if (const auto lambda = taskOf(study).lambdaOf(study); preview.overLambda && lambda)
    model.guides.push_back(dragGuide(QStringLiteral("lambda"), *lambda, lambdaFact(study, *lambda), theme));
  if (const auto second = comparedEpsilon(study); second && !preview.overLambda) {
    model.guides.push_back(dragGuide(QStringLiteral("compare"), *second, epsilonFact(*second), theme));
    model.guides.back().color = theme.mutedText;
    model.guides.back().pen = Qt::DashLine;
  }
  if (!preview.overLambda)
    model.guides.push_back(
        dragGuide(QStringLiteral("epsilon"), viewEpsilon(study), epsilonFact(viewEpsilon(study)), theme));
  if (!study.view.errorTarget) return;
  ChartGuide target =
      dragGuide(QStringLiteral("target"), *study.view.errorTarget,
                QObject::tr("wanted error %1").arg(numberText(*study.view.errorTarget, 3)), theme);
  target.along = ChartGuide::Along::y;
  target.pen = Qt::DashLine;
  model.guides.push_back(std::move(target));
}

QString aboutLines(const Study& study, const TradeOffPreview& preview, bool hasRuns) {
  if (taskOf(study).facts().hasExactCurves ||
      std::none_of(preview.curves.begin(), preview.curves.end(), isMedian))
    return QObject::tr(wordsOf(study.task).lines);
  return hasRuns ? QObject::tr("Lines: exact expectation or the median of a few draws, for the first split.")
                 : QObject::tr(
                       "Lines with bands: median, 50 % and 90 % of a few draws. Lines without: exact "
                       "expectation.");
}

QString aboutRuns(const Study& study, const TradeOffPreview& preview, const Result& result) {
  const RunAxis axis = preview.overLambda ? RunAxis::lambda : RunAxis::epsilon;
  const double epsilon = runSlice(study, result, axis, preview.metric).epsilon;
  const bool hasDraws = taskOf(study).facts().hasDraws;
  const std::size_t trials = finishedTrials(result);
  QString note =
      QObject::tr("Dots: median of %1; bands: 50 % and 90 % of them%2.")
          .arg(hasDraws ? countedText("QObject", "%1 draws", "%1 draw", trials)
                        : countedText("QObject", "%1 sampled runs", "%1 sampled run", trials),
               isOutOfDate(study, result, axis) ? QObject::tr(", drawn for earlier parameters") : QString());
  if (preview.overLambda && epsilon != viewEpsilon(study))
    note += QObject::tr(" They are of ε = %1, the nearest that was run.").arg(numberText(epsilon));
  return note;
}

/// "Laplace, Gaussian: NOTE": once, where several curves have the same.
QStringList notesOf(const TradeOffPreview& preview) {
  std::vector<std::pair<std::string, QStringList>> found;
  for (const MethodCurve& curve : preview.curves)
    for (const std::string& note : curve.notes) {
      auto same = std::find_if(found.begin(), found.end(), [&](auto& one) { return one.first == note; });
      if (same == found.end()) same = found.insert(found.end(), {note, {}});
      same->second << nameOf(curve);
    }
  QStringList lines;
  for (const auto& [note, names] : found)
    lines << names.join(QStringLiteral(", ")) + QStringLiteral(": ") + inSymbols(note);
  return lines;
}

}  // namespace

TradeOffOptions tradeOffOptions(const ChartLook& look) {
  return {.logX = look.logX.value_or(true), .logError = look.logY};
}

std::string tradeOffAxes(const TradeOffPreview& preview) {
  const std::string metric = preview.metric == "test_loss" ? "loss" : "";
  if (!preview.overLambda) return metric;
  return metric.empty() ? kAxisLambda : metric + '/' + kAxisLambda;
}

ChartModel tradeOffChart(const Study& study, const TradeOffPreview& preview, const Result* result,
                         const Theme& theme, const TradeOffOptions& options) {
  ChartModel model;
  model.id = QStringLiteral("trade-off");
  model.title = QObject::tr("What privacy costs");
  model.x = axisOf(study, preview, options);
  model.y.title = metricTitle(study, preview.metric);
  model.y.logarithmic = options.logError.value_or(preview.metric != "test_error");
  model.y.range = errorRange(preview, taskOf(study).facts().learns, model.y.logarithmic);
  model.notPrivate = true;
  addCurves(model, study, preview, result, theme);
  addGuides(model, study, preview, theme);

  if (const QString compared = comparedSentence(study, preview); !compared.isEmpty()) model.notes << compared;
  model.notes.prepend(aboutLines(study, preview, result != nullptr));
  if (result != nullptr) model.notes.insert(1, aboutRuns(study, preview, *result));
  if (const auto& tune = study.privateClassifier.tune; hasView(study, view_id::tuning) && tune)
    model.notes << countedText("QObject", "A run chooses Λ privately among %1 candidates; the lines do not.",
                               "A run chooses Λ privately among %1 candidate; the lines do not.",
                               tune->size());
  model.notes << notesOf(preview);
  return model;
}

void addTradeOffCharts(const AppState& state, ChartList& charts) {
  const Picture* picture = pictureWith<TradeOffPreview>(state);
  const auto& preview = *previewOf<TradeOffPreview>(picture);
  const std::string axes = tradeOffAxes(preview);
  charts.add(tradeOffChart(picture->study, preview, state.currentResult(), charts.theme(),
                           tradeOffOptions(charts.look("trade-off", axes))),
             axes);
}

}  // namespace epsiscope
