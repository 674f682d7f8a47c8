#include "core/privacy/clamped_laplace.h"

#include <cmath>

namespace epsiscope {

namespace {

/// The integral of exp(-z/scale) over [0, length].
double mass(double length, double scale) {
  if (!(scale > 0)) return 0;
  return std::isinf(scale) ? length : -scale * std::expm1(-length / scale);
}

/// The integral of z exp(-z/scale) over [0, length]: scale^2 (1 - e^-x (1 + x)), x = length/scale.
double moment(double length, double scale) {
  if (!(scale > 0)) return 0;
  const double x = length / scale;
  // Where x is small the two terms cancel; the series' next term is below 1e-12 of the sum.
  constexpr double kSmall = 1e-3;
  if (x < kSmall) return length * length * (0.5 - x * (1.0 / 3 - x * (1.0 / 8 - x / 30)));
  if (std::isinf(x)) return scale * scale;
  return scale * scale * (-std::expm1(-x) - x * std::exp(-x));
}

}  // namespace

ClampedMove clampedLaplace(double value, const LabelBounds& bounds, double scale) {
  const double below = value - bounds.lower, above = bounds.upper - value;
  return {(mass(above, scale) - mass(below, scale)) / 2, moment(above, scale) + moment(below, scale)};
}

}  // namespace epsiscope
