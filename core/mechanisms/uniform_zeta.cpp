#include "core/mechanisms/uniform_zeta.h"

#include <cmath>
#include <numbers>

namespace epsiscope {

namespace {

/// Mean variance at zeta, in units of the width.
double meanVariance(double epsilon, double zeta) {
  const double small = std::exp(-epsilon);
  const double gamma = 2 * zeta + small;
  const double range = 1 + 2 * zeta;
  const double slope = 2 * zeta * -std::expm1(-epsilon) / gamma;
  const double rest = small * range / gamma;  // 1 - slope
  return (rest * (range * range + slope) / 12 + slope * zeta * zeta / 3) / (slope * slope);
}

}  // namespace

double zetaForUniformLabels(double epsilon, const LabelBounds& bounds) {
  // Golden section over log zeta, around the limits.
  const double start = -epsilon / 3 - std::numbers::ln2;
  double low = start - 2, high = start + 2;
  constexpr double kShare = 2 - std::numbers::phi;
  for (int i = 0; i < 60; ++i) {
    const double left = low + kShare * (high - low), right = high - kShare * (high - low);
    if (meanVariance(epsilon, std::exp(left)) < meanVariance(epsilon, std::exp(right)))
      high = right;
    else
      low = left;
  }
  return std::exp((low + high) / 2) * bounds.width();
}

}  // namespace epsiscope
