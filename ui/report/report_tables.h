#pragma once

#include <vector>

#include "core/results/result.h"
#include "ui/report/ledger.h"
#include "ui/report/report.h"
#include "ui/state/app_state.h"

namespace epsiscope {

struct NoisePreview;

/// Every method at view.epsilon: what the table under Trade-off shows, means over the splits.
/// Precondition: the Trade-off's picture is there.
ReportTable methodTable(const AppState& state);
/// Whether the drawn densities keep the promise. Precondition: the Noise picture is there.
ReportTable verdictTable(const NoisePreview& preview);
/// Every row of a run with the standard error of its mean, a table for each metric.
std::vector<ReportTable> resultTables(const Result& result);
/// The same for pages: a line for each method, a column for each epsilon, the means.
std::vector<ReportTable> shortResultTables(const Result& result);
/// What the cells of each table by groups would be worth, the largest numbers first; none where no rows are
/// divided.
std::vector<ReportTable> groupTables(const AppState& state);
ReportTable ledgerTable(const Ledger& ledger);

}  // namespace epsiscope
