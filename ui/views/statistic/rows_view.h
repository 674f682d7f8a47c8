#pragma once

#include "core/tasks/statistic/rows_preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

namespace view_id {
inline constexpr const char* rows = "rows";
}

struct ViewDescription;

/// How many rows it takes at each epsilon until privacy costs less than sampling and, where an error is
/// wanted, until it is reached; the current epsilon as a guide "epsilon", the rows of the table as a line.
/// Not private.
ChartModel rowsChart(const Study& study, const RowsPreview& preview, const Theme& theme);

/// How many rows a statistic needs so that privacy is no longer what limits it.
ViewDescription rowsView();

}  // namespace epsiscope
