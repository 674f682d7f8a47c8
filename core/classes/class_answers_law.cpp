#include "core/classes/class_answers_law.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

Booking ClassAnswersLaw::booking() const {
  return response.booking();
}

ClassAnswersLaw::Answer ClassAnswersLaw::draw(Rng& rng) const {
  Answer answers;
  answers.reserve(labels.size());
  for (const std::int32_t label : labels) answers.push_back(response.draw(label, rng));
  return answers;
}

AnswerLoss ClassAnswersLaw::lossAgainst(const ClassAnswersLaw& other, const Answer&) const {
  if (other.labels.size() != labels.size() || other.response.classes() != response.classes() ||
      other.response.answers() != response.answers() || other.response.epsilon() != response.epsilon())
    return AnswerLoss::endless();
  AnswerLoss loss;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    if (labels[i] == other.labels[i]) continue;
    double most = 0;
    for (const std::size_t answer : response.answers())
      most = std::max(most, std::abs(std::log(response.probability(labels[i], answer)) -
                                     std::log(other.response.probability(other.labels[i], answer))));
    loss.most += most;
  }
  return loss;
}

}  // namespace epsiscope
