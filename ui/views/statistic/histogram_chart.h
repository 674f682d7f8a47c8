#pragma once

#include "core/tasks/statistic/histogram_preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

struct AppState;
class ChartList;

/// The true counts of the cells, filled, and those that one release could tell as an outline. Not private.
ChartModel privateHistogramChart(const Study& study, const HistogramPreview& preview, const Theme& theme);

/// Adds every chart of the view for an export.
void addPrivateHistogramCharts(const AppState& state, ChartList& charts);

/// Whether the statistic is a histogram.
bool hasCells(const Study& study);

}  // namespace epsiscope
