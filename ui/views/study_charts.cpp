#include "ui/views/study_charts.h"

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

std::vector<ChartModel> labelPrivacyCharts(const Study& study, const PreviewCache& cache,
                                           const Theme& theme) {
  constexpr int kDraws = 10;
  const NoisePreview noise = previewNoise(study, cache);
  const IntervalPreview interval = previewInterval(study, cache);
  return {densityChart(study, noise, possibleResults(study, noise, kDraws), theme),
          logRatioChart(study, noise, theme),
          priorChart(study, interval, theme),
          objectiveMapChart(study, interval, theme),
          halfWidthChart(study, interval, theme),
          halfWidthErrorChart(study, interval, theme),
          priorShareChart(study, interval, theme)};
}

/// Of the other two tasks: what has something to show.
std::vector<ChartModel> modelCharts(const Study& study, const PreviewCache& cache, const Result* result,
                                    const Theme& theme) {
  std::vector<ChartModel> charts;
  if (study.task == Task::kernelRelease)
    charts.push_back(theoryChart(study, previewTheory(study, cache), theme));
  if (result != nullptr && !study.trainSizes.empty())
    charts.push_back(learningCurveChart(study, result, theme));
  if (study.task != Task::privateClassifier) return charts;
  const BoundaryPreview boundary = previewBoundary(study, cache);
  if (boundary.obstacle.empty()) charts.push_back(boundaryChart(study, boundary, theme));
  const TuningPreview tuning = previewTuning(study, cache);
  if (tuning.obstacle.empty()) charts.push_back(tuningChart(tuning, theme));
  return charts;
}

}  // namespace

std::vector<ChartModel> studyCharts(const Study& study, const PreviewCache& cache, const Result* result) {
  const Theme& theme = lightTheme();
  const Dataset& dataset = *cache.data.dataset;
  std::vector<ChartModel> charts = {tradeOffChart(study, previewTradeOff(study, cache), result, theme)};
  for (ChartModel& chart : study.task == Task::labelPrivacy ? labelPrivacyCharts(study, cache, theme)
                                                            : modelCharts(study, cache, result, theme))
    charts.push_back(std::move(chart));
  const std::string feature = firstFeature(study, dataset);
  if (hasClasses(study)) {
    charts.push_back(classChart(study, dataset, feature, theme));
    return charts;
  }
  charts.push_back(targetChart(study, dataset, theme));
  charts.push_back(scatterChart(study, dataset, feature, theme));
  return charts;
}

}  // namespace epsiscope
