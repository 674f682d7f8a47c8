#pragma once

#include "core/tasks/statistic/rows_preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

namespace view_id {
inline constexpr const char* rows = "rows";
}

struct ViewDescription;

/// The number of rows at each epsilon with which privacy costs less than sampling and, where an error is
/// wanted, with which it is reached; the current epsilon as a guide "epsilon", the rows of the table as a
/// line. Not private.
ChartModel rowsChart(const Study& study, const RowsPreview& preview, const Theme& theme);

/// The number of rows that a statistic needs so that privacy no longer limits it.
ViewDescription rowsView();

}  // namespace epsiscope
