#pragma once

#include "core/results/result.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

/// Whether a run learned from parts of the training rows too. `result` may be null.
bool hasLearningCurve(const Result* result);

/// Error against the number of rows that a run learned from, at its epsilon nearest to the view's: of every
/// method the exact mean as a line where there is one, else the joined medians, and 50 % and 90 % bands of
/// the sampled runs. `constantGuess`: error of the better constant guess, where it is known. `result` may be
/// null.
ChartModel learningCurveChart(const Study& study, const Result* result, const Theme& theme,
                              std::optional<double> constantGuess = {});

}  // namespace epsiscope
