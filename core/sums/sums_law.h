#pragma once

#include "core/privacy/answer_loss.h"
#include "core/privacy/booking.h"
#include "core/random/rng.h"
#include "core/sums/regression_sums.h"

namespace epsiscope {

/// Noisy sums of rows. Privacy: see planSums(). Of trace noise the log-ratio is at most |D|_tr over its
/// scale; of normal noise the distance is |D|_F over its.
struct SumsLaw {
  using Answer = RegressionSums;
  RegressionSums exact;
  SumsPlan plan;
  Booking cost = {};

  const Booking& booking() const { return cost; }
  Answer draw(Rng& rng) const;
  AnswerLoss lossAgainst(const SumsLaw& other, const Answer& answer) const;
};

}  // namespace epsiscope
