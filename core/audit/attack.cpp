#include "core/audit/attack.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

Attack attack(const Mechanism& mechanism, double label, double otherLabel, std::size_t draws, Rng& rng) {
  const HockeyStick pair(mechanism, label, otherLabel);
  Attack made{.best = pair.roc(), .success = std::min(1.0, 0.5 + pair.at(0) / 2), .draws = draws};
  for (std::size_t i = 0; i < draws; ++i) {
    const bool isOther = i % 2 == 1;
    const double output = mechanism.sample(isOther ? otherLabel : label, rng);
    const double one = mechanism.logDensity(output, label), other = mechanism.logDensity(output, otherLabel);
    // Where both are as likely the guess is a coin.
    const bool saysOther = one == other ? rng.uniform() < 0.5 : other > one;
    made.guessed += saysOther == isOther ? 1 : 0;
  }
  return made;
}

double mostDetections(double falseAlarms, double epsilon, double delta) {
  return std::min(
      {1.0, delta + std::exp(epsilon) * falseAlarms, 1 - std::exp(-epsilon) * (1 - delta - falseAlarms)});
}

double mostSuccess(double epsilon, double delta) {
  return (1 + delta * std::exp(-epsilon)) / (1 + std::exp(-epsilon));
}

}  // namespace epsiscope
