#pragma once

#include <Eigen/Core>

#include <optional>
#include <utility>

#include "core/audit/audited_perturbation.h"
#include "core/audit/neighbour_rows.h"
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

  /// log f(D) - log f(D'), D' with these rows replaced.
  double logRatio(const ReplacedRows& replaced) const;
  /// Its size. Of normal noise, which now and then tells more, no more than what it tells but for delta.
  double lossBut(const ReplacedRows& replaced, double delta) const;

private:
  /// What replaced rows change: b, and the logarithm of the Hessians' ratio.
  struct Told {
    Eigen::VectorXd shift;
    double byHessian = 0;
  };
  Told toldBy(const ReplacedRows& replaced) const;

  ReleasedWeights(const AuditedPerturbation& release, Eigen::VectorXd weights, Eigen::VectorXd noise,
                  Cholesky hessian)
      : m_release(release),
        m_weights(std::move(weights)),
        m_noise(std::move(noise)),
        m_hessian(std::move(hessian)) {}

  const AuditedPerturbation& m_release;
  const Eigen::VectorXd m_weights;
  Eigen::VectorXd m_noise;  ///< b that leads to the weights
  Cholesky m_hessian;
};

}  // namespace epsiscope
