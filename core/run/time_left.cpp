#include "core/run/time_left.h"

#include <cmath>

#include "core/text/sentence.h"

namespace epsiscope {

std::string timeLeft(double secondsPassed, double fraction) {
  constexpr double kLong = 2;       // seconds
  constexpr double kJudged = 0.02;  // with less done the first, unlike parts would mislead
  const double left = secondsPassed * (1 - fraction) / fraction;
  if (secondsPassed < kLong || fraction < kJudged || !(left >= 1) || !std::isfinite(left)) return {};
  const double minutes = left / 60;
  if (minutes < 1.5) return filled(sentence("Core", ", about %1 s left"), std::ceil(left));
  if (minutes < 90) return filled(sentence("Core", ", about %1 min left"), std::ceil(minutes));
  return filled(sentence("Core", ", about %1 h left"), std::ceil(minutes / 60));
}

}  // namespace epsiscope
