#pragma once

#include <QString>

#include "ui/charts/chart_model.h"

namespace epsiscope {

/// One paragraph for those who do not see the chart: its curves, over which ranges, which curve is lowest and
/// which highest where the chosen vertical line stands. Hidden curves are not mentioned.
QString chartSummary(const ChartModel& whole, const QStringList& hidden = {});

}  // namespace epsiscope
