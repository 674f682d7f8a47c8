#include "core/privacy/process_law.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

ProcessLaw::Answer ProcessLaw::draw(Rng& rng) const {
  Eigen::VectorXd independent(centre.size());
  for (double& number : independent) number = rng.normal();
  return centre + scale * covariance->rootTimes(independent);
}

/// The points are the same, and so is what A is made of.
AnswerLoss ProcessLaw::lossAgainst(const ProcessLaw& other, const Answer&) const {
  if (other.centre.size() != centre.size() || other.scale != scale) return AnswerLoss::endless();
  const Eigen::VectorXd change = centre - other.centre;
  return {.moved = std::sqrt(std::max(0.0, change.dot(covariance->solve(change)))) / scale};
}

}  // namespace epsiscope
