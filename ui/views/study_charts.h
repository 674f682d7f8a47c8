#pragma once

#include <vector>

#include "core/base/go_on.h"
#include "ui/export/chart_export.h"
#include "ui/state/app_state.h"

namespace epsiscope {

/// The state with every picture that its task has, drawn where it is missing or out of date. Once `goOn`
/// says no the pictures are unfinished: throw the state away. Work for another thread. Precondition: the
/// study has no problems and the cache is its own.
AppState withAllPictures(AppState state, const GoOn& goOn = {});

/// Every chart of every view that the task has, without a window, "trade-off" first, each as the study looks
/// at it. A run of other parameters is left out. Precondition: all pictures are there. Light theme.
std::vector<LookedAtChart> studyCharts(const AppState& state);

/// Whether studyCharts() may return a chart of this id, of whatever study.
bool couldBeChart(const QString& id);

}  // namespace epsiscope
