#pragma once

#include "ui/report/report.h"
#include "ui/state/app_state.h"

namespace epsiscope {

/// "A release".
QString releaseTitle();
/// The methods of the study that may leave the house at view.epsilon, each with what it would promise, or why
/// it stays, and the ledger beside the table with what is left of its budget. Reads that ledger.
/// Precondition: the study can run.
ReportTable releaseTable(const AppState& state);

}  // namespace epsiscope
