#include "core/audit/released_weights.h"

#include <cmath>
#include <utility>

#include "core/audit/moved_noise.h"
#include "core/erm/noise_of_weights.h"

namespace epsiscope {

using Eigen::VectorXd;

std::optional<ReleasedWeights> ReleasedWeights::of(const AuditedPerturbation& release, const ClassRows& x,
                                                   const VectorXd& y, const VectorXd& weights,
                                                   const GoOn& goOn) {
  const NoiseOfWeights at = noiseOfWeights(x, y, release.loss, release.plan, weights);
  const auto hessian = hessianAt(x, y, release.loss, at, goOn);
  if (!hessian) return std::nullopt;
  return ReleasedWeights(release, weights, at.noise, Cholesky(*hessian));
}

double ReleasedWeights::logRatio(const VectorXd& own, double y, const VectorXd& other, double otherY) const {
  const Loss& loss = m_release.loss;
  const double z = y * own.dot(m_weights), otherZ = otherY * other.dot(m_weights);
  const VectorXd moved = y * derivative(loss, z) * own - otherY * derivative(loss, otherZ) * other;
  const double s = secondDerivative(loss, z), otherS = secondDerivative(loss, otherZ);
  // B, without the row: x'A^-1 x' from B^-1 by Sherman and Morrison.
  const VectorXd solved = m_hessian.solve(own);
  const double q = own.dot(solved), r = other.dot(solved);
  const double otherQ = other.dot(m_hessian.solve(other)) + s * r * r / (1 - s * q);
  return lengthening(m_noise, moved) / m_release.plan.noiseScale - std::log1p(-s * q) -
         std::log1p(otherS * otherQ);
}

}  // namespace epsiscope
