#pragma once

namespace epsiscope {

/// What becomes of a label between two values of a public grid: it goes to the nearest one (the upper one if
/// it is halfway), or at random to one of the two so that its mean is kept. Labels beyond the values go to
/// the nearest end.
enum class Rounding { nearest, keepMean };

/// From here on `nearest` chooses b: the middle of the values a < b.
inline double halfway(double a, double b) {
  return a + (b - a) / 2;
}

/// The probability that a label y between the values a < b goes to b.
inline double shareOfUpper(Rounding rounding, double a, double b, double y) {
  if (rounding == Rounding::keepMean) return (y - a) / (b - a);
  return y >= halfway(a, b) ? 1 : 0;
}

}  // namespace epsiscope
