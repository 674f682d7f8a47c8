#pragma once

#include "core/base/wide_integer.h"
#include "core/random/discrete_laplace.h"
#include "core/random/rng.h"

namespace epsiscope {

/// Draws whole numbers Z with P(Z = z) proportional to exp(-z^2/(2 s^2)): the discrete Gaussian distribution,
/// from random bits by comparing whole numbers, so that no rounding moves a probability (Canonne, Kamath and
/// Steinke 2020, Algorithm 3). What it refuses to draw, numbers 128 deviations from 0, has a probability
/// below exp(-8000).
///
/// The variance is a fraction: that of the deviation, rounded up by less than 2^-40 of it, so that a
/// guarantee for the deviation holds.
class DiscreteGaussianSampler {
public:
  /// Precondition: canDraw(deviation).
  explicit DiscreteGaussianSampler(double deviation);
  /// Whether the deviation is such that the fractions fit into their integers: from 2^-4 to 2^26.
  static bool canDraw(double deviation);

  WideInteger operator()(Rng& rng) const;
  /// s, at least the requested one.
  double deviation() const { return m_deviation; }
  /// The variance of Z, which is a little less than s^2 where that is small. To 12 digits.
  double variance() const;

private:
  WideUnsigned m_numerator, m_denominator;  ///< s^2
  WideUnsigned m_scale;  ///< of the Laplace law that is drawn first: the whole number above s
  DiscreteLaplaceSampler m_first;
  double m_deviation;
};

}  // namespace epsiscope
