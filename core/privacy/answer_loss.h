#pragma once

#include <cmath>

#include "core/base/numbers.h"

namespace epsiscope {

/// By how much one answer can tell two tables apart that both were asked the same.
struct AnswerLoss {
  /// The largest |log p(a) - log p'(a)| over all answers a; where it has no closed form, that of the answer
  /// that was given.
  double most = 0;
  /// Where the noise is normal: the distance of the two means in standard deviations, for which `most` has no
  /// bound and is 0.
  double moved = 0;

  /// The two laws are not even made for the same question.
  static AnswerLoss endless() { return {.most = kInfinity}; }
};

/// The loss of an answer with these logarithms of its two densities, both above 0 everywhere: where one is no
/// finite number the noise is beyond the doubles, and nothing is known.
inline AnswerLoss lossOfDensities(double log, double otherLog) {
  return {.most = std::isfinite(log) && std::isfinite(otherLog) ? std::abs(log - otherLog) : 0};
}

}  // namespace epsiscope
