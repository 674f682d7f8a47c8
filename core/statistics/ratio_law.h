#pragma once

#include "core/statistics/release_plan.h"

namespace epsiscope {

/// The law of a mean that is released as the ratio of two noisy sums, clamped to the bounds: see GroupSums.
/// Given the divisor the moments are closed forms of Laplace or normal noise; over the divisor they are
/// integrated, to a millionth of themselves. Shares of Laplace noise are closed forms; those of normal noise
/// need an integral for small divisors alone.
class RatioLaw {
public:
  /// The two sums without noise, and the standard deviation of each one's noise.
  RatioLaw(const ReleasePlan& plan, double sum, double weights, double deviation);

  /// E (t - from)^2.
  double squaredError(double from) const;
  /// P(|t - from| <= halfWidth).
  double shareWithin(double from, double halfWidth) const;
  /// The w for which that is `level`.
  double halfWidth(double from, double level) const;

private:
  template <class Given>
  double overDivisors(const Given& given) const;
  double below(double noise) const;
  double atMost(double ratio) const;
  double laplaceAtMost(double ratio) const;
  double normalAtMost(double ratio) const;
  struct Tail {
    double once, twice;
  };
  Tail tailFrom(double noise) const;

  LabelBounds m_bounds;
  bool m_isNormal;
  double m_sum, m_weights, m_least;
  double m_scale;  ///< b of Laplace noise, or the standard deviation of normal noise
};

}  // namespace epsiscope
