#pragma once

#include <cstddef>
#include <vector>

#include "core/privacy/answer_loss.h"
#include "core/privacy/booking.h"
#include "core/random/rng.h"

namespace epsiscope {

/// One of several public things, each with its probability: the exponential mechanism.
struct ChoiceLaw {
  using Answer = std::size_t;
  std::vector<double> logProbabilities;
  Booking cost = {};

  const Booking& booking() const { return cost; }
  /// Draws exactly one uniform.
  Answer draw(Rng& rng) const;
  AnswerLoss lossAgainst(const ChoiceLaw& other, const Answer& answer) const;
};

/// The logarithms of probabilities proportional to exp of these, however large or small. Precondition: there
/// is one.
std::vector<double> logProbabilitiesOf(std::vector<double> exponents);

}  // namespace epsiscope
