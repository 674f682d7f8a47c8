#pragma once

#include <vector>

#include "ui/charts/chart_model.h"
#include "ui/window/app_state.h"

namespace epsiscope {

/// The state with every picture that its task has, drawn where it is missing or out of date. Once `stopped`
/// says true the pictures are unfinished: throw the state away. Work for another thread. Precondition: the
/// study has no problems and the cache is its own.
AppState withAllPictures(AppState state, const PreviewStop& stopped = {});

/// The charts of one view, as they are before anybody has touched it: of a state with its picture; empty
/// where there is nothing to show. A run of other parameters is left out.
std::vector<ChartModel> viewCharts(const std::string& view, const AppState& state, const Theme& theme);

/// Every chart of every view that the task has, without a window, "trade-off" first. Precondition: all
/// pictures are there. Light theme.
std::vector<ChartModel> studyCharts(const AppState& state);

}  // namespace epsiscope
