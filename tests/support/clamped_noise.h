#pragma once

#include <algorithm>
#include <cmath>

#include <Eigen/Core>

#include "core/privacy/bounds.h"

namespace epsiscope::test {

/// The mean over `labels` of (clamp(value + Z) - label)^2 for Laplace Z of this scale: by Simpson's rule on
/// both sides of the value up to the bound, and the mass beyond it.
inline double clampedNoiseError(const Eigen::VectorXd& labels, double value, const LabelBounds& bounds,
                                double scale) {
  double sum = 0;
  for (const double side : {-1.0, 1.0}) {
    const double length = side < 0 ? value - bounds.lower : bounds.upper - value;
    const double reach = std::min(length, 60 * scale);
    constexpr int kSteps = 4000;
    const double step = reach / kSteps;
    const auto error = [&](double z) { return (value + side * z - labels.array()).square().mean(); };
    for (int i = 0; i <= kSteps; ++i) {
      const double weight = i == 0 || i == kSteps ? 1 : i % 2 == 1 ? 4 : 2;
      sum += weight * step / 3 * std::exp(-i * step / scale) / (2 * scale) * error(i * step);
    }
    if (reach == length) sum += std::exp(-length / scale) / 2 * error(length);
  }
  return sum;
}

}  // namespace epsiscope::test
