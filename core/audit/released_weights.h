#pragma once

#include <Eigen/Core>

#include <optional>

#include "core/audit/audited_perturbation.h"
#include "core/base/go_on.h"
#include "core/erm/class_rows.h"
#include "core/linear/cholesky.h"

namespace epsiscope {

/// The exact ratio of densities of one released vector of weights, for a table and its neighbours. For
/// objective perturbation; the release outlives it.
class ReleasedWeights {
public:
  /// Null where the Hessian is too large, or if cancelled.
  static std::optional<ReleasedWeights> of(const AuditedPerturbation& release, const ClassRows& x,
                                           const Eigen::VectorXd& y, const Eigen::VectorXd& weights,
                                           const GoOn& goOn);

  const Eigen::VectorXd& noise() const { return m_noise; }

  /// log f(D) - log f(D'), D' with the row (other, otherY) in the place of (own, y).
  double logRatio(const Eigen::VectorXd& own, double y, const Eigen::VectorXd& other, double otherY) const;

private:
  ReleasedWeights(const AuditedPerturbation& release, const ClassRows& x, const Eigen::VectorXd& y,
                  const Eigen::VectorXd& weights);

  const AuditedPerturbation& m_release;
  const Eigen::VectorXd m_weights;
  Eigen::VectorXd m_pulls;  ///< n L, of each weight
  Eigen::VectorXd m_margins;
  Eigen::VectorXd m_noise;  ///< b that leads to the weights
  std::optional<Cholesky> m_hessian;
};

}  // namespace epsiscope
