#pragma once

#include "core/study/study.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

/// How the study looks at the chart; nothing special if it does not say.
ChartLook lookOf(const Study& study, const QString& chart);

/// What of the model the look shows: without hidden series and without points beyond the zoom.
ChartModel visiblePart(const ChartModel& model, const ChartLook& look);

}  // namespace epsiscope
