#pragma once

#include "core/run/people_preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

namespace view_id {
inline constexpr const char* people = "people";
}

struct ViewDescription;

/// Error over the number of people at the current epsilon, a line for each method with two standard errors
/// between tables on either side; the planned rows "rows" and the wanted error "target" can be dragged.
ChartModel peopleChart(const Study& study, const PeoplePreview& preview, const Theme& theme);
/// The method's error over people and epsilon as a map, with the line on which it is the wanted one; the
/// planned rows "rows" and epsilon "epsilon" can be dragged.
ChartModel peopleMapChart(const Study& study, const PeoplePreview& preview, const Theme& theme);

/// The number of people that a planned study must ask for a wanted error.
ViewDescription peopleView();

}  // namespace epsiscope
