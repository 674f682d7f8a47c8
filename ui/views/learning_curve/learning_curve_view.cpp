#include "ui/views/learning_curve/learning_curve_view.h"

#include <QAbstractButton>
#include <QObject>

#include <algorithm>

#include "core/run/quick_look.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/charts/chart.h"
#include "ui/state/app_state.h"
#include "ui/state/role_words.h"
#include "ui/state/rows_to_learn.h"
#include "ui/state/units.h"
#include "ui/state/words.h"
#include "ui/views/chart_list.h"
#include "ui/views/chart_parts.h"
#include "ui/views/picture_view.h"
#include "ui/views/view_header.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/segmented.h"

namespace epsiscope {

namespace {

/// The methods in the order of the rows, which is the one in which people want to see them.
std::vector<std::string> methodsOf(const Result& result) {
  std::vector<std::string> methods;
  for (const ResultRow& row : result.series)
    if (std::find(methods.begin(), methods.end(), row.method) == methods.end()) methods.push_back(row.method);
  return methods;
}

/// Whether all rows of the method on display are private; a row without a guarantee counts as private.
bool isPrivate(const RunCurve& curve) {
  return std::all_of(curve.rows.begin(), curve.rows.end(),
                     [](const ResultRow* row) { return !row->guarantee || row->guarantee->isPrivate(); });
}

/// Marks the curve without privacy, or the best one that ignores the features: no methods for the badge.
void markCurve(ChartModel& model, ChartSeries& series, MethodRole role, bool isPrivate) {
  series.legendNote = roleText(role);
  series.isYardstick = role != MethodRole::method;
  if (isPrivate) return;
  markNotPrivate(series);
  if (role == MethodRole::method) model.notPrivateCurves << series.name;
}

void addMethod(ChartModel& model, const Result& result, const RunSlice& slice, const std::string& method,
               const Theme& theme, bool outOfDate) {
  const RunCurve exact = runCurve(result, slice, method, "exact");
  const RunCurve sampled = runCurve(result, slice, method, "sampled");
  const std::string label = methodLabel(method);
  ChartSeries line = lineOf({.method = method, .label = label, .x = exact.x, .y = {}}, theme);
  line.y = exact.column(&ResultRow::mean);
  line.opacity = outOfDate ? 0.4 : 1;
  // Where runs are drawn, a marker means their mean and nothing else.
  line.markerX = sampled.empty() ? exact.x : std::vector<double>();
  addRun(model, sampled, method, label, exact.empty() ? QString() : line.id, theme, outOfDate);
  const bool keeps = isPrivate(exact) && isPrivate(sampled) && method != kMethodNone;
  const MethodRole role = taskOf(result.study).roleOf(method);
  if (exact.empty()) {
    if (!sampled.empty()) markCurve(model, model.series.back(), role, keeps);
    return;
  }
  markCurve(model, line, role, keeps);
  model.series.push_back(std::move(line));
}

/// The measure of the axes, for the settings of the chart: empty for the error.
std::string learningCurveAxes(const Study& study) {
  return shownMetric(study) == "test_loss" ? "loss" : "";
}

}  // namespace

bool hasLearningCurve(const Result* result) {
  return result != nullptr && std::any_of(result->series.begin(), result->series.end(),
                                          [](const ResultRow& row) { return row.trainRows > 0; });
}

ChartModel learningCurveChart(const Study& study, const Result* result, const Theme& theme,
                              std::optional<double> constantGuess) {
  ChartModel model;
  model.id = QStringLiteral("learning-curve");
  model.title = QObject::tr("What more rows bring");
  model.showsTruth = true;
  const std::string metric = shownMetric(study);
  model.x = {.title = QObject::tr("Training rows n: fewer ← → more"), .logarithmic = true};
  model.y = {.title = metricTitle(study, metric), .logarithmic = metric == "test_mse"};
  if (!hasLearningCurve(result)) return model;
  const RunSlice slice = runSlice(study, *result, RunAxis::rows, metric);
  const bool outOfDate = isOutOfDate(study, *result);
  const std::vector<std::string> methods = methodsOf(*result);
  for (const std::string& method : methods) addMethod(model, *result, slice, method, theme, outOfDate);
  const auto compared = std::ranges::count_if(
      methods, [&](const std::string& id) { return taskOf(result->study).isMethod(id); });
  model.notPrivateCurves = markedCurves(model.notPrivateCurves, static_cast<std::size_t>(compared));
  if (constantGuess && metric == "test_error")
    model.guides.push_back(
        baseline(QStringLiteral("constant-guess"), *constantGuess,
                 QObject::tr("better constant guess: %1").arg(numberText(*constantGuess, 3)),
                 LineMeaning::yardstick, theme));
  model.notes << QObject::tr("At ε = %1%2.")
                     .arg(numberText(slice.epsilon), slice.epsilon == viewEpsilon(study)
                                                         ? QString()
                                                         : QObject::tr(", the nearest that was run"));
  const QString earlier = earlierWords(study, *result);
  model.notes
      << QObject::tr(
             "Lines: exact means, otherwise means of the runs; dots: means; bands: 50 % and 90 % of %1%2.")
             .arg(countedText("QObject", "%1 values", "%1 value", finishedTrials(*result)),
                  earlier.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(earlier));
  model.notes << countedText("QObject", "All of them are for the same %1 splits.",
                             "All of them are for the same %1 split.", finishedSplits(*result));
  return model;
}

void addLearningCurveCharts(const AppState& state, ChartList& charts) {
  const Result* result = state.currentResult();
  if (result != nullptr && !state.study.trainSizes.empty())
    charts.add(learningCurveChart(state.study, result, charts.theme()), learningCurveAxes(state.study));
}

namespace {

/// The learning curve of a quick look, which says that it is one. Precondition: it has a result.
ChartModel quickLookChart(const Study& study, const QuickLook& quick, const Theme& theme) {
  Study shown = study;
  shown.inputs() = quick.result->study.inputs();
  ChartModel model = learningCurveChart(shown, quick.result.get(), theme);
  model.notes.prepend(QObject::tr("A quick look, to begin with: press Run for one with all trials."));
  return model;
}

QStringList factsOfRun(const Study& study, const Result& result) {
  const RunSlice slice = runSlice(study, result, RunAxis::rows, shownMetric(study));
  QStringList facts{epsilonFact(slice.epsilon)};
  if (slice.lambda) facts << lambdaFact(study, *slice.lambda);
  facts << countedText("QObject", "mean of %1 splits", "mean of %1 split", finishedSplits(result));
  if (const QString earlier = earlierWords(study, result); !earlier.isEmpty()) facts << earlier;
  if (!result.complete) facts << QObject::tr("not finished");
  return facts;
}

QStringList factsOfQuickLook(const Study& study, const QuickLook& quick) {
  const auto trials = static_cast<std::size_t>(quick.result->study.trials);
  QStringList facts{countedText("QObject", "quick look: %1 trials", "quick look: %1 trial", trials),
                    epsilonFact(viewEpsilon(study))};
  if (const auto lambda = taskOf(study).lambdaOf(study)) facts << lambdaFact(study, *lambda);
  return facts;
}

/// The constant guess of Trade-off, where it is for the splits of the run.
std::optional<double> constantGuessOf(const AppState& state) {
  const Picture* picture = pictureWith<TradeOffPreview>(state);
  const auto* tradeOff = previewOf<TradeOffPreview>(picture);
  if (tradeOff == nullptr || tradeOff->metric != "test_error" || !state.result) return {};
  const bool sameSplits = tradeOff->splits == finishedSplits(*state.result) &&
                          splitSeedOf(picture->study) == splitSeedOf(state.result->study) &&
                          picture->study.testFraction == state.result->study.testFraction;
  return sameSplits ? std::optional(tradeOff->predictMeanAtEpsilon) : std::nullopt;
}

/// Says what is missing: the numbers of rows, or the run.
QString whyNoCurve(const Study& study) {
  if (study.trainSizes.empty())
    return QObject::tr(
        "A learning curve needs runs that learn from fewer rows as well. Nothing is run "
        "before you press Run.");
  QStringList sizes;
  for (const int size : study.trainSizes) sizes << countText(static_cast<std::size_t>(size));
  return QObject::tr("Press Run to learn from %1 rows.").arg(sizes.join(QStringLiteral(", ")));
}

std::optional<ViewContents> learningCurveContents(const AppState& state, const Theme& theme) {
  const Study& study = state.study;
  const std::vector<int> sizes = learningSizes(rowsToLearnFrom(state));
  const bool canMeasure = study.trainSizes.empty() && !sizes.empty();
  ViewContents contents{.axes = learningCurveAxes(study),
                        .change = [sizes](Study& changed) { changed.trainSizes = sizes; }};
  const Picture* picture = pictureWith<QuickLook>(state);
  const auto* quick = previewOf<QuickLook>(picture);
  if (hasLearningCurve(state.result.get())) {
    contents.facts = factsOfRun(study, *state.result);
    contents.charts = {learningCurveChart(study, state.result.get(), theme, constantGuessOf(state))};
  } else if (quick != nullptr && quick->result) {
    contents.facts = factsOfQuickLook(picture->study, *quick);
    if (!study.trainSizes.empty()) contents.facts << QObject::tr("press Run for all trials");
    contents.charts = {quickLookChart(picture->study, *quick, theme)};
    contents.isOffered = canMeasure;
  } else {
    // An empty chart would leave its axes to the next one.
    contents.missing = whyNoCurve(study);
    if (canMeasure) contents.remedy = QObject::tr("Measure at six sizes");
  }
  return contents;
}

/// Adds the choice right after the chart in the order of Tab.
void addMetric(PictureView& view) {
  SegmentedControl* metric = view.addSegments(
      view.header(), "view.metric", QObject::tr("What is measured"),
      {QObject::tr("error"), QObject::tr("loss")}, {},
      [](const Study& study) { return study.view.metric == "loss" ? 1 : 0; },
      [](Study& study, int index) { study.view.metric = index == 1 ? "loss" : "error"; });
  view.follow([metric](const AppState& state) { metric->setVisible(taskOf(state.study).facts().hasLoss); });
  QWidget* before = view.charts().front();
  for (QAbstractButton* button : metric->findChildren<QAbstractButton*>()) {
    QWidget::setTabOrder(before, button);
    before = button;
  }
}

}  // namespace

ViewDescription learningCurveView() {
  return {.title = QObject::tr("What more rows bring"),
          .logPills = {{.ofX = true,
                        .name = "learning-curve.log-x",
                        .text = QObject::tr("log n"),
                        .tip = QObject::tr("Logarithmic axis: equal steps multiply the rows.")},
                       {.name = "learning-curve.log-y",
                        .text = QObject::tr("log error"),
                        .tip = QObject::tr("Logarithmic axis for the error.")}},
          .offer = {{.name = "learning-curve.measure",
                     .text = QObject::tr("Measure at six sizes"),
                     .tip = QObject::tr("Has runs learn from fewer rows as well, with all trials. Nothing is "
                                        "run before you press Run.")}},
          .addControls = addMetric,
          .contents = learningCurveContents};
}

}  // namespace epsiscope
