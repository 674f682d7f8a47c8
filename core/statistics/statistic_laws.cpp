#include "core/statistics/statistic_laws.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

NoisyNumbersLaw::Answer NoisyNumbersLaw::draw(Rng& rng) const {
  Answer drawn = centre;
  for (double& number : drawn)
    number += deviation * (isNormal ? rng.normal() : rng.laplace() / std::sqrt(2.0));
  return drawn;
}

AnswerLoss NoisyNumbersLaw::lossAgainst(const NoisyNumbersLaw& other, const Answer&) const {
  if (other.centre.size() != centre.size() || other.deviation != deviation || other.isNormal != isNormal)
    return AnswerLoss::endless();
  double sum = 0, squares = 0;
  for (std::size_t i = 0; i < centre.size(); ++i) {
    const double distance = std::abs(centre[i] - other.centre[i]);
    sum += distance;
    squares += distance * distance;
  }
  if (sum == 0) return {};
  return isNormal ? AnswerLoss{.moved = std::sqrt(squares) / deviation}
                  : AnswerLoss{.most = std::sqrt(2.0) * sum / deviation};
}

WholeNumbersLaw::Answer WholeNumbersLaw::draw(Rng& rng) const {
  Answer drawn = centre;
  for (WideInteger& number : drawn) number += noise(rng);
  return drawn;
}

AnswerLoss WholeNumbersLaw::lossAgainst(const WholeNumbersLaw& other, const Answer&) const {
  if (other.centre.size() != centre.size() || other.noise.rate() != noise.rate())
    return AnswerLoss::endless();
  double sum = 0;
  for (std::size_t i = 0; i < centre.size(); ++i)
    sum += std::abs(static_cast<double>(centre[i] - other.centre[i]));
  return {.most = sum * noise.rate()};
}

WholeNormalsLaw::Answer WholeNormalsLaw::draw(Rng& rng) const {
  Answer drawn = centre;
  for (WideInteger& number : drawn) number += noise(rng);
  return drawn;
}

AnswerLoss WholeNormalsLaw::lossAgainst(const WholeNormalsLaw& other, const Answer&) const {
  if (other.centre.size() != centre.size() || other.noise.deviation() != noise.deviation())
    return AnswerLoss::endless();
  double squares = 0;
  for (std::size_t i = 0; i < centre.size(); ++i) {
    const auto distance = static_cast<double>(centre[i] - other.centre[i]);
    squares += distance * distance;
  }
  return {.moved = std::sqrt(squares) / noise.deviation()};
}

AnswerLoss QuantileAnswerLaw::lossAgainst(const QuantileAnswerLaw& other, const Answer& answer) const {
  AnswerLoss loss;
  const auto take = [&](double output) {
    const double a = law.logDensity(output), b = other.law.logDensity(output);
    if (a != b) loss.most = std::max(loss.most, std::abs(a - b));
  };
  take(answer);
  for (const QuantileLaw* one : {&law, &other.law})
    for (const QuantileLaw::Stretch& stretch : one->stretches()) take(stretch.lower);
  return loss;
}

}  // namespace epsiscope
