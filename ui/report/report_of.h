#pragma once

#include "ui/report/report.h"
#include "ui/state/app_state.h"

namespace epsiscope {

/// The report of a study with all its pictures (withAllPictures); without a run, or with one of other
/// parameters, it says so and holds previews alone. `date`: when it is made. Work for any thread.
Report reportOf(const AppState& state, const QString& date, TrueValues trueValues = TrueValues::leftOut);

}  // namespace epsiscope
