#include "ui/views/study_charts.h"

#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "ui/views/boundary/boundary_chart.h"
#include "ui/views/data/class_chart.h"
#include "ui/views/data/data_charts.h"
#include "ui/views/interval/interval_charts.h"
#include "ui/views/learning_curve/learning_curve_chart.h"
#include "ui/state/looks.h"
#include "ui/views/noise/noise_charts.h"
#include "ui/views/noise/possible_results.h"
#include "ui/views/theory/theory_chart.h"
#include "ui/views/trade_off/trade_off_chart.h"
#include "ui/views/tuning/tuning_chart.h"
#include "ui/state/units.h"

namespace epsiscope {

namespace {

template <class Preview, class Draw>
void complete(AppState& state, std::optional<Picture<Preview>> AppState::*picture, const Draw& preview) {
  std::optional<Picture<Preview>>& last = state.*picture;
  if (state.isCurrent(last ? &*last : nullptr)) return;
  last.emplace();
  last->study = state.study;
  last->cache = state.cache;
  last->preview = preview(state.study, *state.cache);
}

const Result* shownResult(const AppState& state) {
  return state.resultIsOutOfDate() ? nullptr : state.result.get();
}

/// Gathers charts with how the study looks at them.
struct Charts {
  const Study& study;
  const Theme& theme = lightTheme();
  std::vector<LookedAtChart> list = {};

  ChartLook look(const char* chart, const std::string& axes = {}) const {
    return lookOf(study, lookName(study, chart, axes));
  }
  void add(ChartModel model, const std::string& axes = {}) {
    const ChartLook seen = look(model.id.toUtf8().constData(), axes);
    list.push_back({std::move(model), seen});
  }
};

void addTradeOff(const AppState& state, Charts& charts) {
  const TradeOffPreview& preview = state.tradeOff->preview;
  const std::string axes = tradeOffAxes(preview);
  const ChartLook look = charts.look("trade-off", axes);
  charts.add(tradeOffChart(state.tradeOff->study, preview, shownResult(state), charts.theme,
                           {.logX = look.logX.value_or(true), .logError = look.logY}),
             axes);
}

void addNoise(const Study& study, const NoisePreview& preview, Charts& charts) {
  charts.add(densityChart(study, preview, possibleResults(study, preview, shownDraws(study)), charts.theme,
                          {.logDensity = charts.look("noise").logY.value_or(false)}));
  charts.add(logRatioChart(study, preview, charts.theme));
  for (const NoiseCurve& curve : preview.curves)
    if (curve.matrix) charts.add(matrixChart(study, curve));
}

void addInterval(const Study& study, const IntervalPreview& preview, Charts& charts) {
  charts.add(priorChart(study, preview, charts.theme));
  charts.add(objectiveMapChart(study, preview, charts.theme));
  charts.add(halfWidthChart(study, preview, charts.theme));
  charts.add(halfWidthErrorChart(study, preview, charts.theme));
  charts.add(priorShareChart(study, preview, charts.theme));
}

void addTheory(const Study& study, const TheoryPreview& preview, Charts& charts) {
  const std::string axes = preview.axis == "epsilon" ? std::string() : preview.axis;
  const ChartLook look = charts.look("theory", axes);
  charts.add(theoryChart(study, preview, charts.theme,
                         {.logX = look.logX.value_or(true), .logError = look.logY.value_or(true)}),
             axes);
}

void addData(const AppState& state, Charts& charts) {
  const std::string feature = firstFeature(state.study, *state.dataset);
  if (taskOf(state.study).hasClasses(state.study))
    return charts.add(classChart(state.study, *state.dataset, feature, charts.theme), feature);
  charts.add(targetChart(state.study, *state.dataset, charts.theme));
  charts.add(scatterChart(state.study, *state.dataset, feature, charts.theme), feature);
}

/// Where there is something to show.
void addView(const std::string& view, const AppState& state, Charts& charts) {
  if (view == view_id::data) addData(state, charts);
  if (view == view_id::tradeOff) addTradeOff(state, charts);
  if (view == view_id::noise) addNoise(state.noise->study, state.noise->preview, charts);
  if (view == view_id::interval) addInterval(state.interval->study, state.interval->preview, charts);
  if (view == view_id::theory) addTheory(state.theory->study, state.theory->preview, charts);
  if (view == view_id::learningCurve && shownResult(state) != nullptr && !state.study.trainSizes.empty())
    charts.add(learningCurveChart(state.study, shownResult(state), charts.theme),
               shownMetric(state.study) == "test_loss" ? "loss" : "");
  if (view == view_id::boundary && state.boundary->preview.obstacle.empty())
    charts.add(boundaryChart(state.boundary->study, state.boundary->preview, charts.theme));
  if (view == view_id::tuning && state.tuning->preview.obstacle.empty())
    charts.add(tuningChart(state.tuning->preview, charts.theme));
}

}  // namespace

AppState withAllPictures(AppState state, const GoOn& goOn) {
  const TaskId task = state.study.task;
  complete(state, &AppState::tradeOff, [&](const Study& study, const TaskCache& cache) {
    return previewTradeOff(study, cache, nullptr, goOn);
  });
  if (hasView(task, view_id::noise)) complete(state, &AppState::noise, previewNoise);
  const auto untilStopped = [&](auto preview) {
    return
        [&goOn, preview](const Study& study, const TaskCache& cache) { return preview(study, cache, goOn); };
  };
  if (hasView(task, view_id::interval)) complete(state, &AppState::interval, untilStopped(previewInterval));
  if (hasView(task, view_id::theory)) complete(state, &AppState::theory, untilStopped(previewTheory));
  if (hasView(task, view_id::boundary)) complete(state, &AppState::boundary, untilStopped(previewBoundary));
  if (hasView(task, view_id::tuning)) complete(state, &AppState::tuning, untilStopped(previewTuning));
  return state;
}

std::vector<LookedAtChart> studyCharts(const AppState& state) {
  Charts charts{.study = state.study};
  addView(view_id::tradeOff, state, charts);
  for (const std::string view : wordsOf(state.study.task).views)
    if (view != view_id::tradeOff) addView(view, state, charts);
  return std::move(charts.list);
}

}  // namespace epsiscope
