#pragma once

#include <Eigen/Core>

#include "core/privacy/answer_loss.h"
#include "core/privacy/booking.h"
#include "core/random/rng.h"

namespace epsiscope {

/// A vector with noise that is the same in all directions: its density is proportional to exp(-|b|/scale), or
/// normal with this deviation in each coordinate. Privacy: the log-ratio of two such laws is at most
/// |c - c'|/scale (triangle inequality), attained along the line through both; of normal noise the two are as
/// one normal number whose mean moves by |c - c'|.
struct VectorLaw {
  using Answer = Eigen::VectorXd;
  Eigen::VectorXd centre;
  double scale = 1;
  bool isNormal = false;
  Booking cost = {};

  const Booking& booking() const { return cost; }
  Answer draw(Rng& rng) const { return centre + noise(rng); }
  /// A draw of the noise alone.
  Eigen::VectorXd noise(Rng& rng) const;
  AnswerLoss lossAgainst(const VectorLaw& other, const Answer& answer) const;
};

}  // namespace epsiscope
