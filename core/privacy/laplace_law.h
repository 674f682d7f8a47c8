#pragma once

#include <cstddef>
#include <vector>

#include "core/privacy/answer_loss.h"
#include "core/privacy/booking.h"
#include "core/random/rng.h"

namespace epsiscope {

/// Numbers with independent Laplace noise of one scale. Privacy: the log-ratio of two such laws is at most
/// the sum of |c_i - c'_i|/scale, by the triangle inequality, and attains it beyond both.
struct LaplaceLaw {
  using Answer = std::vector<double>;
  std::vector<double> centre;
  double scale = 1;
  Booking cost = {};
  /// So many of the numbers, any, are released together, and the cost is theirs; 0: all.
  std::size_t together = 0;

  const Booking& booking() const { return cost; }
  Answer draw(Rng& rng) const;
  AnswerLoss lossAgainst(const LaplaceLaw& other, const Answer& answer) const;
};

}  // namespace epsiscope
