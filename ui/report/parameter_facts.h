#pragma once

#include <vector>

#include "ui/report/ledger.h"
#include "ui/report/report.h"
#include "ui/state/app_state.h"

namespace epsiscope {

// The facts of a report about the study, key by key, in words.

std::vector<ReportFact> sourceFacts(const AppState& state);
/// The preparation of the rows: clipped, scaled, filled, split.
std::vector<ReportFact> preparationFacts(const AppState& state);
/// Every key of the study's task, and those of its runs.
std::vector<ReportFact> parameterFacts(const Study& study);
/// Neighbours, epsilon and delta, and who sees true values, of the booked releases.
std::vector<ReportFact> guaranteeFacts(const Study& study, const Ledger& ledger);

}  // namespace epsiscope
