#include "ui/views/learning_curve/learning_curve_chart.h"

#include <QObject>

#include <algorithm>

#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "ui/state/app_state.h"
#include "ui/state/role_words.h"
#include "ui/state/units.h"
#include "ui/state/words.h"
#include "ui/views/chart_list.h"
#include "ui/views/chart_parts.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// In the order of the rows, which is the one in which people want to see them.
std::vector<std::string> methodsOf(const Result& result) {
  std::vector<std::string> methods;
  for (const ResultRow& row : result.series)
    if (std::find(methods.begin(), methods.end(), row.method) == methods.end()) methods.push_back(row.method);
  return methods;
}

/// Whether all that is shown of the method is private; without a word about it, it is taken to be.
bool isPrivate(const RunCurve& curve) {
  return std::all_of(curve.rows.begin(), curve.rows.end(),
                     [](const ResultRow* row) { return !row->guarantee || row->guarantee->isPrivate(); });
}

/// Without privacy, or the best that ignores the features: no method that the badge means.
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

}  // namespace

bool hasLearningCurve(const Result* result) {
  return result != nullptr && std::any_of(result->series.begin(), result->series.end(),
                                          [](const ResultRow& row) { return row.trainRows > 0; });
}

std::string learningCurveAxes(const Study& study) {
  return shownMetric(study) == "test_loss" ? "loss" : "";
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
  model.notes << QObject::tr(
                     "Lines: exact means, else means of the runs; dots: means; bands: 50 % and 90 % of "
                     "%1%2.")
                     .arg(countedText("QObject", "%1 values", "%1 value", finishedTrials(*result)),
                          earlier.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(earlier));
  model.notes << countedText("QObject", "All of them are of the same %1 splits.",
                             "All of them are of the same %1 split.", finishedSplits(*result));
  return model;
}

QString quickLookWords(const QuickLook& quick) {
  const auto trials = static_cast<std::size_t>(quick.result->study.trials);
  return countedText("QObject", "quick look: %1 trials", "quick look: %1 trial", trials);
}

ChartModel quickLookChart(const Study& study, const QuickLook& quick, const Theme& theme) {
  Study shown = study;
  shown.inputs() = quick.result->study.inputs();
  ChartModel model = learningCurveChart(shown, quick.result.get(), theme);
  model.notes.prepend(QObject::tr("A quick look, to begin with: press Run for one with all trials."));
  return model;
}

void addLearningCurveCharts(const AppState& state, ChartList& charts) {
  const Result* result = state.currentResult();
  if (result != nullptr && !state.study.trainSizes.empty())
    charts.add(learningCurveChart(state.study, result, charts.theme()), learningCurveAxes(state.study));
}

}  // namespace epsiscope
