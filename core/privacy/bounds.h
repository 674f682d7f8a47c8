#pragma once

namespace epsiscope {

/// Declared public bounds [lower, upper] of the labels. Training labels are clipped to them, test labels
/// never.
struct LabelBounds {
  double lower = 0;
  double upper = 1;

  double width() const { return upper - lower; }
  double middle() const { return lower + (upper - lower) / 2; }
  double clamp(double label) const { return label < lower ? lower : label > upper ? upper : label; }
  bool operator==(const LabelBounds&) const = default;
};

}  // namespace epsiscope
