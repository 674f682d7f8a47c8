#pragma once

#include <utility>

namespace epsiscope {

struct LabelBounds;
struct NoisePreview;

/// The outputs worth showing: the bounds and a margin of 0.5, 1, 2, 5, ... widths around them. It grows in
/// steps so that the axis rests while epsilon moves, and follows the methods' typical spread, so that one
/// method with heavy tails does not press the others into a needle.
std::pair<double, double> outputRange(const NoisePreview& preview);

}  // namespace epsiscope
