#pragma once

#include <Eigen/Core>

#include <cstddef>

#include "core/erm/loss.h"
#include "core/erm/perturbation.h"

namespace epsiscope {

/// A private linear classifier as it is released.
struct AuditedPerturbation {
  Loss loss = {};
  Perturbation method = Perturbation::output;  ///< not none
  PublicRows rows = {};                        ///< n, d, R
  PerturbationPlan plan = {};                  ///< what is drawn and minimised
  double longest = 1;                          ///< that rows are, whatever the plan supposes
  std::size_t together = 1;                    ///< rows of one person, all of which are replaced
  double delta = 0;                            ///< of normal noise, for these rows together

  /// L: what the square of the weights is multiplied with, but for 1/2.
  double regularisation() const { return plan.lambda + plan.extraRegularisation; }
  /// The same of the last weight.
  double leastRegularisation() const { return plan.shareOfLast * regularisation(); }
  /// log nu(b) - log nu(b + v) for the density nu of the noise.
  double lossOfShift(const Eigen::VectorXd& b, const Eigen::VectorXd& v) const;
};

}  // namespace epsiscope
