#pragma once

#include <cstdint>
#include <vector>

#include "core/classes/class_response.h"
#include "core/privacy/answer_loss.h"
#include "core/privacy/booking.h"

namespace epsiscope {

/// One answer per label, each by itself through the same randomizer of classes.
struct ClassAnswersLaw {
  using Answer = std::vector<std::int32_t>;
  ClassResponse response;
  std::vector<std::int32_t> labels;

  Booking booking() const;
  Answer draw(Rng& rng) const;
  AnswerLoss lossAgainst(const ClassAnswersLaw& other, const Answer& answer) const;
};

}  // namespace epsiscope
