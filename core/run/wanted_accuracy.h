#pragma once

#include <optional>

namespace epsiscope {

/// How good a release shall be.
struct WantedAccuracy {
  /// An error in the metric of the study's rows; with a level a half-width in the unit of what is released.
  double value = 0;
  /// The probability with which what is released is at most the half-width away from what it would be without
  /// noise, see Task::halfWidthAt(). Absent: an error is wanted.
  std::optional<double> level = {};
};

}  // namespace epsiscope
