#pragma once

#include <vector>

#include "core/base/go_on.h"
#include "ui/export/chart_export.h"
#include "ui/state/app_state.h"

namespace epsiscope {

struct ViewKind;

/// The state with every picture of its task, drawn where it is missing or out of date. Once `goOn` returns
/// false the pictures are unfinished: throw the state away. Work for another thread. Precondition: the study
/// has no problems and the cache is its own.
AppState withAllPictures(AppState state, const GoOn& goOn = {});

/// The state with the picture of one view alone, in the same way.
AppState withPictureOf(const ViewKind& view, AppState state, const GoOn& goOn = {});

/// Every chart of every view that the task has, without a window, "trade-off" first, each with the study's
/// settings of its display. A run of other parameters is left out. Precondition: all pictures are there.
/// Light theme.
std::vector<LookedAtChart> studyCharts(const AppState& state);

/// Those of them that are pictures of the data.
std::vector<LookedAtChart> chartsOfData(const AppState& state);
/// All others.
std::vector<LookedAtChart> chartsOfAnswers(const AppState& state);

/// Whether studyCharts() may return a chart of this id, for any study.
bool couldBeChart(const QString& id);

}  // namespace epsiscope
