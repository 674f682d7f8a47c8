#pragma once

#include <vector>

#include "core/study/preview.h"
#include "core/study/result.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

/// Every chart of every view for a study, without a window: "trade-off" first, then "noise", "log-ratio",
/// "interval" and its companions, "data", "scatter". `result` may be null. Light theme.
std::vector<ChartModel> studyCharts(const Study& study, const PreviewCache& cache, const Result* result);

}  // namespace epsiscope
