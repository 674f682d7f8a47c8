#pragma once

#include "core/results/result.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

class ChartList;
struct AppState;
struct ViewDescription;

/// Whether a run also learned from parts of the training rows. `result` may be null.
bool hasLearningCurve(const Result* result);

/// Error against the number of rows that a run learned from, at its epsilon nearest to the view's: for every
/// method the exact mean as a line where there is one, otherwise the joined means, and 50 % and 90 % bands of
/// the sampled runs. `constantGuess`: error of the better constant guess, where it is known. `result` may be
/// null.
ChartModel learningCurveChart(const Study& study, const Result* result, const Theme& theme,
                              std::optional<double> constantGuess = {});

/// Adds the chart for an export, where a run of the study's parameters has it.
void addLearningCurveCharts(const AppState& state, ChartList& charts);

/// Error against the number of rows for learning, as the last run measured it; before there is one, a quick
/// look.
ViewDescription learningCurveView();

}  // namespace epsiscope
