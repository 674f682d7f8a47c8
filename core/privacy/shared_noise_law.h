#pragma once

#include <vector>

#include "core/privacy/answer_loss.h"
#include "core/privacy/booking.h"
#include "core/random/rng.h"

namespace epsiscope {

/// Numbers that all get the same Laplace variable, a published mistake: their differences are told as they
/// are. Only where no difference changes does the noise hide what does.
struct SharedNoiseLaw {
  using Answer = std::vector<double>;
  std::vector<double> centre;
  double scale = 1;
  Booking cost = {};

  const Booking& booking() const { return cost; }
  Answer draw(Rng& rng) const;
  AnswerLoss lossAgainst(const SharedNoiseLaw& other, const Answer& answer) const;
};

}  // namespace epsiscope
