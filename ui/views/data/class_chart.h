#pragma once

#include "core/table/dataset.h"
#include "core/study/study.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

/// How many rows of the positive class, and of the rest, lie where on a numeric feature. Not private.
ChartModel classChart(const Study& study, const Dataset& dataset, const std::string& feature,
                      const Theme& theme);

/// The numeric column after `feature` that is not the target, or "".
std::string nextFeature(const Study& study, const Dataset& dataset, const std::string& feature);

}  // namespace epsiscope
