#pragma once

#include <vector>

#include "core/study/preview.h"
#include "core/study/result.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

/// Every chart of every view that the study's task has, without a window: "trade-off" first, then those of
/// its own ("noise", "log-ratio", "interval" and its companions; "theory"; "learning-curve", "boundary" and
/// "tuning" where there is something to show), "data", "scatter". `result` may be null. Light theme.
std::vector<ChartModel> studyCharts(const Study& study, const PreviewCache& cache, const Result* result);

}  // namespace epsiscope
