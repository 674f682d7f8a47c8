#pragma once

#include "core/study/preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

/// Two features, the rows, and where classifiers change their mind.
ChartModel boundaryChart(const Study& study, const BoundaryPreview& preview, const Theme& theme);

}  // namespace epsiscope
