#include "ui/views/study_charts.h"

#include <algorithm>

#include "core/study/prepare_study.h"
#include "ui/views/boundary_chart.h"
#include "ui/views/class_chart.h"
#include "ui/views/data_charts.h"
#include "ui/views/interval_charts.h"
#include "ui/views/learning_curve_chart.h"
#include "ui/views/noise_charts.h"
#include "ui/views/theory_chart.h"
#include "ui/views/trade_off_chart.h"
#include "ui/views/tuning_chart.h"

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

std::vector<ChartModel> noiseCharts(const Study& study, const NoisePreview& preview, const Theme& theme) {
  std::vector<ChartModel> charts = {
      densityChart(study, preview, possibleResults(study, preview, study.view.draws), theme),
      logRatioChart(study, preview, theme)};
  for (const NoiseCurve& curve : preview.curves)
    if (curve.matrix) charts.push_back(matrixChart(study, curve));
  return charts;
}

std::vector<ChartModel> dataCharts(const Study& study, const Dataset& dataset, const Theme& theme) {
  const std::string feature = firstFeature(study, dataset);
  if (hasClasses(study)) return {classChart(study, dataset, feature, theme)};
  return {targetChart(study, dataset, theme), scatterChart(study, dataset, feature, theme)};
}

}  // namespace

AppState withAllPictures(AppState state, const PreviewStop& stopped) {
  const Task task = state.study.task;
  complete(state, &AppState::tradeOff, [&](const Study& study, const PreviewCache& cache) {
    return previewTradeOff(study, cache, nullptr, stopped);
  });
  if (hasView(task, view_id::noise)) complete(state, &AppState::noise, previewNoise);
  if (hasView(task, view_id::interval))
    complete(state, &AppState::interval, [&](const Study& study, const PreviewCache& cache) {
      return previewInterval(study, cache, stopped);
    });
  if (hasView(task, view_id::theory))
    complete(state, &AppState::theory, [&](const Study& study, const PreviewCache& cache) {
      return previewTheory(study, cache, stopped);
    });
  if (hasView(task, view_id::boundary))
    complete(state, &AppState::boundary, [&](const Study& study, const PreviewCache& cache) {
      return previewBoundary(study, cache, stopped);
    });
  if (hasView(task, view_id::tuning))
    complete(state, &AppState::tuning, [&](const Study& study, const PreviewCache& cache) {
      return previewTuning(study, cache, stopped);
    });
  return state;
}

std::vector<ChartModel> viewCharts(const std::string& view, const AppState& state, const Theme& theme) {
  if (view == view_id::data) return dataCharts(state.study, *state.dataset, theme);
  if (view == view_id::tradeOff && state.tradeOff)
    return {tradeOffChart(state.tradeOff->study, state.tradeOff->preview, shownResult(state), theme)};
  if (view == view_id::noise && state.noise)
    return noiseCharts(state.noise->study, state.noise->preview, theme);
  if (view == view_id::interval && state.interval) {
    const Study& study = state.interval->study;
    const IntervalPreview& preview = state.interval->preview;
    return {priorChart(study, preview, theme), objectiveMapChart(study, preview, theme),
            halfWidthChart(study, preview, theme), halfWidthErrorChart(study, preview, theme),
            priorShareChart(study, preview, theme)};
  }
  if (view == view_id::theory && state.theory)
    return {theoryChart(state.theory->study, state.theory->preview, theme)};
  if (view == view_id::learningCurve && shownResult(state) != nullptr && !state.study.trainSizes.empty())
    return {learningCurveChart(state.study, shownResult(state), theme)};
  if (view == view_id::boundary && state.boundary && state.boundary->preview.obstacle.empty())
    return {boundaryChart(state.boundary->study, state.boundary->preview, theme)};
  if (view == view_id::tuning && state.tuning && state.tuning->preview.obstacle.empty())
    return {tuningChart(state.tuning->preview, theme)};
  return {};
}

std::vector<ChartModel> studyCharts(const AppState& state) {
  std::vector<std::string> views(wordsOf(state.study.task).views.begin(),
                                 wordsOf(state.study.task).views.end());
  std::ranges::stable_partition(views, [](const std::string& view) { return view == view_id::tradeOff; });
  std::vector<ChartModel> charts;
  for (const std::string& view : views)
    for (ChartModel& chart : viewCharts(view, state, lightTheme())) charts.push_back(std::move(chart));
  return charts;
}

}  // namespace epsiscope
