#include "core/audit/released_weights.h"

#include <algorithm>
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

namespace {

/// What rows add to -b and to the Hessian.
struct RowPulls {
  VectorXd slope, bends;
};

RowPulls pullsOf(const Loss& loss, const Eigen::MatrixXd& rows, const VectorXd& y, const VectorXd& weights) {
  const VectorXd margins = y.cwiseProduct(rows.transpose() * weights);
  VectorXd slopes(y.size()), bends(y.size());
  for (Eigen::Index i = 0; i < y.size(); ++i) {
    slopes[i] = y[i] * derivative(loss, margins[i]);
    bends[i] = secondDerivative(loss, margins[i]);
  }
  return {rows * slopes, std::move(bends)};
}

}  // namespace

ReleasedWeights::Told ReleasedWeights::toldBy(const ReplacedRows& replaced) const {
  const RowPulls own = pullsOf(m_release.loss, replaced.own, replaced.y, m_weights);
  const RowPulls other = pullsOf(m_release.loss, replaced.other, replaced.otherY, m_weights);
  return {own.slope - other.slope,
          -logDeterminantChange(m_hessian, replaced.own, own.bends, replaced.other, other.bends)};
}

double ReleasedWeights::logRatio(const ReplacedRows& replaced) const {
  const Told told = toldBy(replaced);
  return m_release.lossOfShift(m_noise, told.shift) + told.byHessian;
}

double ReleasedWeights::lossBut(const ReplacedRows& replaced, double delta) const {
  const Told told = toldBy(replaced);
  const double byNoise = m_release.lossOfShift(m_noise, told.shift),
               loss = std::abs(byNoise + told.byHessian);
  if (!m_release.plan.isNormal) return loss;
  const double most = epsilonOfMovedNormal(told.shift.norm(), m_release.plan.noiseScale, delta);
  return loss - std::max(0.0, std::abs(byNoise) - most);
}

}  // namespace epsiscope
