#include "core/prior/prior_questions.h"

#include "core/prior/private_prior.h"

namespace epsiscope {

LaplaceLaw NoisyCounts::lawOn(std::span<const double> counts) const {
  return {.centre = {counts.begin(), counts.end()},
          .scale = noiseScaleOfCounts(epsilon),
          .cost = {.epsilon = epsilon}};
}

WholeNumbersLaw WholeNoisyCounts::lawOn(std::span<const double> counts) const {
  constexpr WideInteger kMoved = 2;
  WholeNumbersLaw law{
      .centre = {}, .noise = DiscreteLaplaceSampler(epsilon, kMoved), .cost = {.epsilon = epsilon}};
  for (const double count : counts) law.centre.push_back(static_cast<WideInteger>(count));
  return law;
}

LaplaceLaw NoisyAnswers::lawOn(std::span<const double> labels) const {
  LaplaceLaw law{.centre = {},
                 .scale = bounds.width() / epsilon,
                 .cost = {.epsilon = epsilon, .trust = Booking::Trust::local}};
  law.centre.reserve(labels.size());
  for (const double label : labels) law.centre.push_back(bounds.clamp(label));
  return law;
}

}  // namespace epsiscope
