#pragma once

#include <cmath>

#include "core/base/numbers.h"

namespace epsiscope {

/// An epsilon that holds for a delta, and the order theta + 1 of the Renyi divergence that shows it.
struct RenyiBound {
  double epsilon = kInfinity, theta = 1;
};

/// The smallest epsilon that log E exp(theta L), or a bound of it, shows for delta = exp(logDelta) and the
/// loss L (Canonne, Kamath and Steinke 2020, Proposition 12):
///   epsilon = (logMoment(theta) - log delta - log(1 + theta))/theta - log(1 + 1/theta).
///
/// Proof: delta(epsilon) = E max(0, 1 - e^(epsilon - L)), and 1 - 1/v <= c v^theta for all v > 0, where c is
/// the maximum of (1 - u) u^theta, u = 1/v: that is at u = theta/(1 + theta), 1/(1 + theta) (theta/(1 +
/// theta))^theta. So delta(epsilon) <= c E exp(theta (L - epsilon)) for every theta > 0. How well the best
/// theta is found changes only how tight the bound is.
///
/// It is never above rho + 2 sqrt(rho log(1/delta)) where logMoment = rho theta (theta + 1), but for the
/// search: that is the same with theta = sqrt(log(1/delta)/rho) and without c.
template <class LogMoment>
RenyiBound smallestRenyiBound(double logDelta, const LogMoment& logMoment) {
  const auto at = [&](double theta) {
    return RenyiBound{(logMoment(theta) - logDelta - std::log1p(theta)) / theta - std::log1p(1 / theta),
                      theta};
  };
  RenyiBound best = at(1);
  // Larger orders must be worth it: they approach the largest loss for ever.
  const auto improves = [&](double theta) {
    const RenyiBound next = at(theta);
    if (!(next.epsilon < best.epsilon - 1e-9 * std::abs(best.epsilon))) return false;
    best = next;
    return true;
  };
  while (improves(best.theta * 2)) {
  }
  while (improves(best.theta / 2)) {
  }
  for (double factor = std::sqrt(2); factor > 1.001; factor = std::sqrt(factor))
    if (!improves(best.theta * factor)) improves(best.theta / factor);
  best.epsilon = std::fmax(0, best.epsilon);
  return best;
}

}  // namespace epsiscope
