#pragma once

#include <memory>

#include <Eigen/Core>

#include "core/linear/cholesky.h"
#include "core/privacy/answer_loss.h"
#include "core/privacy/booking.h"
#include "core/random/rng.h"

namespace epsiscope {

/// The values of a function at public points, with those of a Gaussian process added: normal numbers with
/// covariance scale^2 A. Privacy: the log-ratio of two such laws is that of one normal number of deviation
/// `scale` whose mean moves by sqrt((c - c')' A^-1 (c - c')).
struct ProcessLaw {
  using Answer = Eigen::VectorXd;
  Eigen::VectorXd centre;
  double scale = 1;
  std::shared_ptr<const Cholesky> covariance = {};  ///< of A
  Booking cost = {};

  const Booking& booking() const { return cost; }
  Answer draw(Rng& rng) const;
  AnswerLoss lossAgainst(const ProcessLaw& other, const Answer& answer) const;
};

}  // namespace epsiscope
