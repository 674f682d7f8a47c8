#include "core/privacy/shared_noise_law.h"

#include <cmath>
#include <cstddef>

#include "core/privacy/laplace_law.h"

namespace epsiscope {

SharedNoiseLaw::Answer SharedNoiseLaw::draw(Rng& rng) const {
  const double added = LaplaceLaw{.centre = {0}, .scale = scale}.draw(rng).front();
  Answer drawn = centre;
  for (double& number : drawn) number += added;
  return drawn;
}

AnswerLoss SharedNoiseLaw::lossAgainst(const SharedNoiseLaw& other, const Answer&) const {
  if (other.scale != scale || other.centre.size() != centre.size()) return AnswerLoss::endless();
  double moved = 0;
  for (std::size_t i = 0; i < centre.size(); ++i) {
    const double change = other.centre[i] - centre[i];
    if (i > 0 && change != moved) return AnswerLoss::endless();
    moved = change;
  }
  return {.most = std::abs(moved) / scale};
}

}  // namespace epsiscope
