#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/study/study_fwd.h"
#include "core/text/sentence.h"

namespace epsiscope {

inline constexpr std::size_t kCurvePoints = 60;
/// The value of view.trade_off_axis for lambda; anything else is epsilon.
inline constexpr const char* kAxisLambda = "lambda";

/// Errors beyond this mean nothing and overflow on the way to a chart.
inline constexpr double kLargestShown = 1e100;
inline constexpr const char* kTooLarge =
    marked("Core", "Left out where the error is too large for a computer's number.");

/// The axis of epsilon: from the smaller of 0.05 and the study's smallest epsilon to the larger of 8 and its
/// largest. view.epsilon does not matter, so that dragging epsilon never moves the axis.
struct AxisRange {
  double low = 0.05, high = 8;
};
AxisRange epsilonRange(const Study& study);

/// `count` values, at least 2, with equal ratios; the ends are exact.
std::vector<double> logSpaced(double low, double high, std::size_t count);

/// view.compare_epsilon; null where it is no epsilon, for a view never stops a study.
std::optional<double> comparedEpsilon(const Study& study);
/// The study at that epsilon, with none beside it.
std::optional<Study> atSecondEpsilon(const Study& study);

}  // namespace epsiscope
