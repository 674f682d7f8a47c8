#pragma once

#include "core/tasks/private_classifier/boundary_preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

struct AppState;
class ChartList;

/// The training rows of two features as dots of two kinds, where the classifier without privacy changes its
/// mind as a heavy line, and private draws as thin ones, hidden and shown together.
ChartModel boundaryChart(const Study& study, const BoundaryPreview& preview, const Theme& theme);

/// Adds the chart for an export, where there is a boundary to see.
void addBoundaryCharts(const AppState& state, ChartList& charts);

}  // namespace epsiscope
