#include "core/audit/released_weights.h"

#include <cmath>

namespace epsiscope {

using Eigen::Index, Eigen::VectorXd;

std::optional<ReleasedWeights> ReleasedWeights::of(const AuditedPerturbation& release, const ClassRows& x,
                                                   const VectorXd& y, const VectorXd& weights,
                                                   const GoOn& goOn) {
  ReleasedWeights made(release, x, y, weights);
  VectorXd bends(made.m_margins.size());
  for (Index i = 0; i < bends.size(); ++i)
    bends[i] = secondDerivative(release.loss, y[i] * made.m_margins[i]);
  Eigen::MatrixXd hessian;
  if (!x.weightedGram(bends, hessian, goOn)) return std::nullopt;
  hessian.diagonal() += made.m_pulls;
  made.m_hessian.emplace(hessian);
  return made;
}

ReleasedWeights::ReleasedWeights(const AuditedPerturbation& release, const ClassRows& x, const VectorXd& y,
                                 const VectorXd& weights)
    : m_release(release), m_weights(weights) {
  const auto n = static_cast<double>(x.rows());
  m_pulls = VectorXd::Constant(weights.size(), n * release.regularisation());
  m_pulls[weights.size() - 1] = n * release.leastRegularisation();
  x.margins(weights, m_margins);
  VectorXd slopes(m_margins.size());
  for (Index i = 0; i < slopes.size(); ++i) slopes[i] = y[i] * derivative(release.loss, y[i] * m_margins[i]);
  m_noise = -(m_pulls.cwiseProduct(weights) + x.transposedTimes(slopes));
}

double ReleasedWeights::logRatio(const VectorXd& own, double y, const VectorXd& other, double otherY) const {
  const Loss& loss = m_release.loss;
  const double z = y * own.dot(m_weights), otherZ = otherY * other.dot(m_weights);
  const VectorXd otherNoise =
      m_noise + y * derivative(loss, z) * own - otherY * derivative(loss, otherZ) * other;
  const double s = secondDerivative(loss, z), otherS = secondDerivative(loss, otherZ);
  // B, without the row: x'A^-1 x' from B^-1 by Sherman and Morrison.
  const VectorXd solved = m_hessian->solve(own);
  const double q = own.dot(solved), r = other.dot(solved);
  const double otherQ = other.dot(m_hessian->solve(other)) + s * r * r / (1 - s * q);
  return (otherNoise.norm() - m_noise.norm()) / m_release.plan.noiseScale - std::log1p(-s * q) -
         std::log1p(otherS * otherQ);
}

}  // namespace epsiscope
