#pragma once

#include "core/base/wide_integer.h"
#include "core/random/rng.h"

namespace epsiscope {

/// Draws whole numbers Z with P(Z = z) = (1 - q)/(1 + q) q^|z|, q = exp(-rate): the discrete Laplace or
/// two-sided geometric distribution. Exactly: from random bits by comparing whole numbers, so that no
/// rounding moves a probability (Canonne, Kamath and Steinke 2020, Algorithms 1 and 2).
///
/// The rate is epsilon/sensitivity with epsilon a double, which is a fraction with a power of two below it.
/// Where that fraction does not fit into 128 bits with the sensitivity, it is rounded down: rate() is the one
/// that is drawn with, and at most the requested one, so that a guarantee made with epsilon holds.
class DiscreteLaplaceSampler {
public:
  /// Preconditions: canDraw(epsilon, sensitivity).
  DiscreteLaplaceSampler(double epsilon, WideInteger sensitivity);
  /// Whether epsilon > 0 and sensitivity > 0 are such that numerator and draws fit into their integers.
  static bool canDraw(double epsilon, WideInteger sensitivity);

  WideInteger operator()(Rng& rng) const;
  double rate() const { return m_rate; }
  /// 2 q/(1 - q)^2.
  double variance() const;

private:
  WideUnsigned m_numerator;  ///< rate = numerator/denominator
  WideUnsigned m_denominator;
  double m_rate;
};

}  // namespace epsiscope
