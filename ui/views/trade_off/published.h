#pragma once

#include "core/study/study.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

/// The study's published columns over the chart's axis: thin lines in the methods' colours. What is not
/// private says so in the legend, with the reason in exports; one note per source.
void addPublished(ChartModel& model, const Study& study, bool overLambda, const Theme& theme);

}  // namespace epsiscope
