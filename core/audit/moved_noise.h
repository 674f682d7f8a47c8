#pragma once

#include <Eigen/Core>

namespace epsiscope {

/// The epsilon that normal noise of deviation `sigma` in every coordinate leaves for `delta` where the hidden
/// value moves by exactly `distance`: in the direction of the move two normal numbers are distinguished, in
/// all others there is nothing to see (Balle and Wang 2018, Theorem 8).
double epsilonOfMovedNormal(double distance, double sigma, double delta);
/// By which that may be too large, whatever the epsilon: delta is a difference of two probabilities.
inline constexpr double kRoundingOfMovedNormal = 1e-14;

/// The epsilon of noise with density proportional to exp(-|b|/scale), for any norm: |r - s'| - |r - s| is at
/// most the distance, and all of it at r = s.
inline double epsilonOfMovedNorm(double distance, double scale) {
  return distance / scale;
}

/// |b + v| - |b| as v'(2 b + v)/(|b + v| + |b|), which is right to the last digits however long b is: the
/// difference of two long vectors is all rounding, and their squares are beyond the doubles.
double lengthening(const Eigen::VectorXd& b, const Eigen::VectorXd& v);

}  // namespace epsiscope
