#pragma once

#include "core/study/preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

/// The terms of the bound over epsilon, lambda or the number of rows, and what is measured.
ChartModel theoryChart(const Study& study, const TheoryPreview& preview, const Theme& theme);

}  // namespace epsiscope
