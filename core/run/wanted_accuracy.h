#pragma once

#include <optional>

namespace epsiscope {

/// The accuracy wanted of a release.
struct WantedAccuracy {
  /// An error in the metric of the study's rows; with a level a half-width in the unit of the release.
  double value = 0;
  /// The probability with which the release is at most the half-width away from its value without noise, see
  /// Task::halfWidthAt(). Absent: an error is wanted.
  std::optional<double> level = {};
};

}  // namespace epsiscope
