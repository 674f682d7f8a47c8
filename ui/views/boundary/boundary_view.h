#pragma once

#include "core/tasks/private_classifier/boundary_preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

struct ViewDescription;

/// The training rows of two features as dots of two kinds, the boundary of the classifier without privacy as
/// a heavy line, and those of private draws as thin ones, hidden and shown together.
ChartModel boundaryChart(const Study& study, const BoundaryPreview& preview, const Theme& theme);

/// The rows of two features, the boundary without privacy and boundaries of private draws. A study with other
/// features begins with the first two that hold numbers.
ViewDescription boundaryView();

}  // namespace epsiscope
