#include "ui/views/study_charts.h"

#include "ui/views/data_charts.h"
#include "ui/views/interval_charts.h"
#include "ui/views/noise_charts.h"
#include "ui/views/trade_off_chart.h"

namespace epsiscope {

std::vector<ChartModel> studyCharts(const Study& study, const PreviewCache& cache, const Result* result) {
  constexpr int kDraws = 10;
  const Theme& theme = lightTheme();
  const NoisePreview noise = previewNoise(study, cache);
  const IntervalPreview interval = previewInterval(study, cache);
  const Dataset& dataset = *cache.data.dataset;
  return {tradeOffChart(study, previewTradeOff(study, cache), result, theme),
          densityChart(study, noise, possibleResults(study, noise, kDraws), theme),
          logRatioChart(study, noise, theme),
          priorChart(study, interval, theme),
          objectiveMapChart(study, interval, theme),
          halfWidthChart(study, interval, theme),
          halfWidthErrorChart(study, interval, theme),
          priorShareChart(study, interval, theme),
          targetChart(study, dataset, theme),
          scatterChart(study, dataset, firstFeature(study, dataset), theme)};
}

}  // namespace epsiscope
