#pragma once

#include "core/privacy/bounds.h"

namespace epsiscope {

/// The average move of a number when Laplace noise is added and the sum is clamped to bounds.
struct ClampedMove {
  double mean = 0, meanSquare = 0;
};

/// Returns mean and mean square of T = clamp(value + Z) - value for Z with density exp(-|z|/scale)/(2 scale).
/// With a = value - lower and c = upper - value, P(Z > z) = exp(-z/scale)/2 gives
///   E[T]   = integral over [0, c] of P(Z > z)     less the same over [0, a],
///   E[T^2] = integral over [0, c] of 2 z P(Z > z) plus the same over [0, a].
/// Right to 1e-10 relative for any scale >= 0. Precondition: the value lies in the bounds.
ClampedMove clampedLaplace(double value, const LabelBounds& bounds, double scale);

}  // namespace epsiscope
