#pragma once

#include <string>

#include "core/study/chart_look.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// Returns the name under which a study keeps how it looks at a chart: the chart's id and, so that no zoom
/// comes to axes that it was not made on, the quantities of the axes where they can be several, and the task.
std::string lookName(const Study& study, const std::string& chart, const std::string& axes = {});

/// Returns how the study looks at the chart of that name: as it comes where nothing is kept.
ChartLook lookOf(const Study& study, const std::string& name);
/// Returns the study with this look in the place of the one with its name. One that changes nothing is not
/// kept.
Study withLook(const Study& study, const ChartLook& look);

/// Forgets zooms and markers: other labels have another scale, where they would be nonsense.
void forgetPlaces(Study& study);

}  // namespace epsiscope
