#pragma once

#include <Eigen/Core>

#include "core/random/rng.h"

namespace epsiscope {

/// A vector of noise that is real: density proportional to exp(-|b|/scale) in the 2-norm, or normal with
/// this deviation in each coordinate. What is drawn is a vector of doubles beside such a b.
///
/// Proof of the law. z and z', normal in d and d + 1 coordinates, make b = |z'| z of the first kind: given
/// t = |z'|, whose density is proportional to t^d exp(-t^2/2), b has the density (2 pi t^2)^(-d/2)
/// exp(-|b|^2/(2 t^2)), and the integral over t of exp(-t^2/2 - |b|^2/(2 t^2)) is (pi/2)^(1/2) exp(-|b|).
struct RealNoise {
  Eigen::Index dimension = 1;
  double scale = 1;
  bool isNormal = false;

  Eigen::VectorXd draw(Rng& rng) const;
  /// No draw is longer, but with a probability below exp(-750): a length of d normal numbers is above
  /// d^(1/2) + t with a probability below exp(-t^2/2).
  double reach() const;
  /// No draw that is not longer is further from its b.
  double error() const;
};

}  // namespace epsiscope
