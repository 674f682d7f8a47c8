#pragma once

#include "core/tasks/statistic/histogram_preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

namespace view_id {
inline constexpr const char* histogram = "histogram";
}

struct ViewDescription;

/// The true counts of the cells, filled, and those of one possible release as an outline. Not private.
ChartModel privateHistogramChart(const Study& study, const HistogramPreview& preview, const Theme& theme);

/// Whether the statistic is a histogram that no column divides.
bool hasCells(const Study& study);

/// The counts of a private histogram beside the true ones.
ViewDescription histogramView();

}  // namespace epsiscope
