#pragma once

#include "core/study/preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

/// The probability with which each candidate is picked.
ChartModel tuningChart(const Study& study, const TuningPreview& preview, const Theme& theme);

}  // namespace epsiscope
