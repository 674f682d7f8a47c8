#pragma once

#include <QString>

#include "ui/charts/chart_model.h"

namespace epsiscope {

/// One paragraph for those who do not see the chart: what is drawn, over which ranges, which curve is lowest
/// and which highest where the chosen vertical line stands. What is hidden is not spoken of.
QString chartSummary(const ChartModel& whole, const QStringList& hidden = {});

}  // namespace epsiscope
