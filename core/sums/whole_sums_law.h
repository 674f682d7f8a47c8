#pragma once

#include <vector>

#include "core/base/wide_integer.h"
#include "core/privacy/answer_loss.h"
#include "core/privacy/booking.h"
#include "core/random/rng.h"
#include "core/sums/whole_sums_plan.h"

namespace epsiscope {

/// Sums of products of rows in whole numbers, the lower triangle as addProducts() makes it, with noise in
/// whole numbers. Privacy: see WholeSumsPlan. An answer is the exact sums plus numbers whose law has nothing
/// to do with them, all in integers, so that no rounding moves a probability.
struct WholeSumsLaw {
  using Answer = std::vector<WideInteger>;
  std::vector<WideInteger> exact;
  WholeSumsPlan plan;
  Booking cost = {};

  const Booking& booking() const { return cost; }
  Answer draw(Rng& rng) const;
  /// For normal noise the distance in the norm of the plan over its deviation; see WholeNormalsLaw.
  AnswerLoss lossAgainst(const WholeSumsLaw& other, const Answer& answer) const;
};

/// The answer as sums to learn from, over so many rows: with the true deviation of their noise, and 0 for the
/// label's square, which no fit needs.
RegressionSums toRegressionSums(const WholeSumsLaw::Answer& answer, const WholeSumsPlan& plan, double rows);

}  // namespace epsiscope
