#pragma once

#include <memory>
#include <vector>

#include "core/mechanisms/mechanism.h"
#include "core/privacy/answer_loss.h"
#include "core/privacy/booking.h"

namespace epsiscope {

/// One answer per value, each by itself through the same randomizer. Privacy: a replaced value changes one
/// answer, so that the price is that of one answer; where a person has several values they answer as often,
/// and the losses add up.
struct AnswersLaw {
  using Answer = std::vector<double>;
  std::shared_ptr<const Mechanism> mechanism;
  std::vector<double> values;

  Booking booking() const;
  Answer draw(Rng& rng) const;
  /// The largest ratio over the jumps of both densities and the answers given. Of normal noise the distance.
  AnswerLoss lossAgainst(const AnswersLaw& other, const Answer& answer) const;
};

}  // namespace epsiscope
