#pragma once

#include "core/study/result.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

/// Mean errors of a run over the rows that were learned from. `result` may be null.
ChartModel learningCurveChart(const Study& study, const Result* result, const Theme& theme);

}  // namespace epsiscope
