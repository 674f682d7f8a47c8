#pragma once

#include <QString>

#include "ui/charts/chart_model.h"

namespace epsiscope {

/// One paragraph for those who do not see the chart: what is drawn, over which ranges, which curve is lowest
/// and which highest where the chosen vertical line stands.
QString chartSummary(const ChartModel& model);

}  // namespace epsiscope
