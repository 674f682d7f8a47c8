#pragma once

#include "core/tasks/label_privacy/interval_preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

struct AppState;
class ChartList;

/// The pictures of the optimal interval of RPWithPrior and of the bins of RR-on-Bins, for the study at its
/// current epsilon.

/// Labels (the true ones, marked as not private) and their private prior as step densities; A1, A2 and the
/// range [A1 - zeta, A2 + zeta] of the outputs. The guide "reach" at A2 + zeta can be dragged.
ChartModel priorChart(const Study& study, const IntervalPreview& preview, const Theme& theme);
/// F over all pairs (A1, A2), the optimum marked.
ChartModel objectiveMapChart(const Study& study, const IntervalPreview& preview, const Theme& theme);
/// F at its optimum against zeta; the guide "zeta" can be dragged.
ChartModel halfWidthChart(const Study& study, const IntervalPreview& preview, const Theme& theme);
/// The expected squared error of a released label under the prior, against zeta, with the zeta that minimises
/// it; the guide "zeta" can be dragged.
ChartModel halfWidthErrorChart(const Study& study, const IntervalPreview& preview, const Theme& theme);
/// Expected test error against the share of epsilon spent on the prior; the guide "share" can be dragged.
ChartModel priorShareChart(const Study& study, const IntervalPreview& preview, const Theme& theme);

/// Adds every chart of the view for an export.
void addIntervalCharts(const AppState& state, ChartList& charts);

}  // namespace epsiscope
