#pragma once

#include <cmath>

#include "core/base/numbers.h"

namespace epsiscope {

/// Two points around a root of a falling function, with the function's values there: atLow > 0 >= atHigh.
struct RootBracket {
  double low = 0, high = 0;
  double atLow = 0, atHigh = 0;
};

/// The upper end of the bracket shrunk around the root until it is no wider than absolute + relative |high|:
/// the function is not above 0 there. False position with the Illinois rule, bisection where that leaves the
/// bracket.
template <class Function>
double fallingRoot(RootBracket ends, double absolute, double relative, const Function& function) {
  auto& [low, high, atLow, atHigh] = ends;
  for (int i = 0, side = 0; i < 200 && high - low > absolute + relative * std::abs(high) && atHigh != 0;
       ++i) {
    double middle = (low * atHigh - high * atLow) / (atHigh - atLow);
    if (!(middle > low && middle < high)) middle = low + (high - low) / 2;
    if (!(middle > low && middle < high)) break;
    const double value = function(middle);
    if (value > 0) {
      low = middle;
      atLow = value;
      if (side == 1) atHigh /= 2;
      side = 1;
    } else {
      high = middle;
      atHigh = value;
      if (side == -1) atLow /= 2;
      side = -1;
    }
  }
  return high;
}

/// The root of a falling function at `least` or above, to 1e-14 of it: 0 if the function is not above 0 at
/// `least`, infinite if it is above 0 everywhere up to 1e16.
template <class Function>
double fallingRootFrom(double least, const Function& function) {
  const double atLeast = function(least);
  if (atLeast <= 0) return 0;
  double high = 1, atHigh = function(high);
  while (atHigh > 0) {
    if (high > 1e16) return kInfinity;
    atHigh = function(high *= 2);
  }
  return fallingRoot({.low = least, .high = high, .atLow = atLeast, .atHigh = atHigh}, 0, 1e-14, function);
}

}  // namespace epsiscope
