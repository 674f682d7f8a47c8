#pragma once

#include "ui/report/report.h"
#include "ui/state/app_state.h"

namespace epsiscope {

/// What each statistic of the study takes of the budget and how far off its numbers are expected to be, and
/// all of them together; without headings where the task is another one. Precondition: the cache is the
/// study's.
ReportTable costTable(const AppState& state);

}  // namespace epsiscope
