#pragma once

namespace epsiscope {

/// The epsilon that normal noise of deviation `sigma` in every coordinate leaves for `delta` where the hidden
/// value moves by exactly `distance`: in the direction of the move two normal numbers are distinguished, in
/// all others there is nothing to see (Balle and Wang 2018, Theorem 8).
double epsilonOfMovedNormal(double distance, double sigma, double delta);

/// The epsilon of noise with density proportional to exp(-|b|/scale), for any norm: |r - s'| - |r - s| is at
/// most the distance, and all of it at r = s.
inline double epsilonOfMovedNorm(double distance, double scale) {
  return distance / scale;
}

}  // namespace epsiscope
