#pragma once

#include <vector>

#include "core/statistics/release_plan.h"

namespace epsiscope {

/// The squared errors of RatioLaw for all sums over one divisor, of groups of one size within many bounds. In
/// units of half the width, from the middle of the bounds, both noises are the same within any bounds, and an
/// error is b(x) - 2 (m - x) a(x) + (m - x)^2, where x is the ratio of the sums without noise, m the number
/// that is missed, and a and b are the mean and the mean square of what noise and clipping add to x. These
/// are smooth where x moves by less than the noise over the divisor, and are interpolated between Chebyshev's
/// places for it, to about a ten thousandth. Where that would take many places, each error is that of its
/// law.
class RatioErrors {
public:
  /// `weights`: the sum of the weights, at least 0. `deviation`: that of the noise on a sum over half the
  /// width. Precondition: the plan's rows count once.
  RatioErrors(ReleasePlan plan, double weights, double deviation);

  /// In these units. -1 <= `ratio` <= 1.
  double squaredError(double ratio, double from) const;

private:
  double ofLaw(double ratio, double from) const;

  ReleasePlan m_plan;
  double m_weights, m_deviation;
  std::vector<double> m_places;  ///< none where laws are asked
  std::vector<double> m_means, m_squares;
};

}  // namespace epsiscope
