#pragma once

#include "core/tasks/private_classifier/tuning_preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

/// The probability with which each candidate is picked, as stems over lambda, and which one was.
ChartModel tuningChart(const TuningPreview& preview, const Theme& theme);

}  // namespace epsiscope
