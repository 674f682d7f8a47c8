#include "core/privacy/vector_law.h"

#include "core/random/norm_noise.h"

namespace epsiscope {

Eigen::VectorXd VectorLaw::noise(Rng& rng) const {
  if (!isNormal) return normNoise(centre.size(), scale, rng);
  Eigen::VectorXd drawn(centre.size());
  for (double& coordinate : drawn) coordinate = scale * rng.normal();
  return drawn;
}

AnswerLoss VectorLaw::lossAgainst(const VectorLaw& other, const Answer&) const {
  if (other.centre.size() != centre.size() || other.scale != scale || other.isNormal != isNormal)
    return AnswerLoss::endless();
  if (!centre.allFinite() && !other.centre.allFinite()) return {};  // beyond the doubles: nothing is known
  const double distance = (centre - other.centre).norm();
  const double lost = distance == 0 ? 0 : distance / scale;
  return isNormal ? AnswerLoss{.moved = lost} : AnswerLoss{.most = lost};
}

}  // namespace epsiscope
