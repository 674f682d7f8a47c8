#include "core/privacy/concentrated_calibration.h"

#include <cmath>

#include "core/privacy/renyi_bound.h"

namespace epsiscope {

namespace {

bool holdsFor(double rho, double epsilon, double logDelta) {
  return smallestRenyiBound(logDelta, [&](double theta) { return rho * theta * (theta + 1); }).epsilon <=
         epsilon;
}

}  // namespace

double largestRho(double epsilon, double delta) {
  const double logDelta = std::log(delta), root = std::sqrt(-logDelta);
  const double start = epsilon / (std::sqrt(epsilon - logDelta) + root);
  double rho = start * start;
  for (double factor = 2; factor > 1 + 1e-9;) {
    if (holdsFor(rho * factor, epsilon, logDelta))
      rho *= factor;
    else
      factor = std::sqrt(factor);
  }
  return rho;
}

}  // namespace epsiscope
