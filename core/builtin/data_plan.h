#pragma once

#include <optional>

namespace epsiscope {

/// The spread of planned labels over their range: all over it; about its middle; most of them low and few
/// high; close together but for one in fifty, which lies anywhere; or no numbers but two classes of equal
/// size.
enum class LabelShape { uniform, bell, skewed, outliers, classes };

/// The expectations about data that nobody has seen.
struct DataPlan {
  int rows = 1000;
  int features = 5;
  double r2 = 0.5;  ///< of the best linear prediction of the labels, among all people there could be
  LabelShape shape = LabelShape::bell;
  /// The range of the labels; absent: all over the declared bounds.
  std::optional<double> lower = {}, upper = {};
  bool operator==(const DataPlan&) const = default;
};

}  // namespace epsiscope
