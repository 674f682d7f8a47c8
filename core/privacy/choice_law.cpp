#include "core/privacy/choice_law.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

std::size_t ChoiceLaw::draw(Rng& rng) const {
  double left = rng.uniform();
  for (std::size_t i = 0; i + 1 < logProbabilities.size(); ++i) {
    left -= std::exp(logProbabilities[i]);
    if (left <= 0) return i;
  }
  return logProbabilities.size() - 1;
}

AnswerLoss ChoiceLaw::lossAgainst(const ChoiceLaw& other, const Answer&) const {
  if (other.logProbabilities.size() != logProbabilities.size()) return AnswerLoss::endless();
  AnswerLoss loss;
  for (std::size_t i = 0; i < logProbabilities.size(); ++i)
    if (logProbabilities[i] != other.logProbabilities[i])
      loss.most = std::max(loss.most, std::abs(logProbabilities[i] - other.logProbabilities[i]));
  return loss;
}

std::vector<double> logProbabilitiesOf(std::vector<double> exponents) {
  const double largest = *std::ranges::max_element(exponents);
  double sum = 0;
  for (double& exponent : exponents) {
    exponent -= largest;
    sum += std::exp(exponent);
  }
  for (double& exponent : exponents) exponent -= std::log(sum);
  return exponents;
}

}  // namespace epsiscope
