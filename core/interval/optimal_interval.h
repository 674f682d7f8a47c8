#pragma once

#include "core/prior/prior.h"

#include <vector>

namespace epsiscope {

/// [lower, upper] = [A1, A2] of RPWithPrior.
struct OptimalInterval {
  double lower = 0;
  double upper = 0;
  double objective = 0;  ///< F at the optimum
  double gamma = 0;      ///< 2 zeta + e^-epsilon (A2 - A1)
  int rounds = 0;        ///< of Dinkelbach's iteration
  bool operator==(const OptimalInterval&) const = default;
};

/// Maximises F(A1, A2) = 2 zeta mass(A1, A2) / (2 zeta + e^-epsilon (A2 - A1)) over a prior of bins in O(k)
/// (spec 3).
OptimalInterval optimalInterval(const Prior& prior, double epsilon, double zeta);

/// F at any pair A1 <= A2, for pictures and checks.
double intervalObjective(const Prior& prior, double epsilon, double zeta, double lower, double upper);

}  // namespace epsiscope
