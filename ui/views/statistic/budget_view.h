#pragma once

#include <QString>

#include "core/tasks/statistic/budget_preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

namespace view_id {
inline constexpr const char* budget = "budget";
}

struct ViewDescription;

/// The budget as a bar: a segment for each statistic, with a guide "border-I" to drag behind segment I.
ChartModel budgetChart(const BudgetPreview& preview, const Theme& theme);

/// Basic composition as a sum: "0.4 + 0.6 = 1".
QString compositionText(const BudgetPreview& preview);

/// The style of the statistic at this place, for its segment and its row.
QString budgetStyle(std::size_t part);

/// Several statistics that share one budget: the share of each, and its error.
ViewDescription budgetView();

}  // namespace epsiscope
