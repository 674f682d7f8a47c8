#include "core/central/central_sums_law.h"

namespace epsiscope {

Booking CentralSumsLaw::booking() const {
  return noise.booking();
}

CentralSumsLaw::Answer CentralSumsLaw::draw(Rng& rng) const {
  const Eigen::VectorXd drawn = noise.draw(scale, centre.size(), rng) / rows;
  return centre + directions.transpose() * drawn;
}

AnswerLoss CentralSumsLaw::lossAgainst(const CentralSumsLaw& other, const Answer&) const {
  if (other.centre.size() != centre.size() || other.scale != scale || other.rows != rows ||
      other.directions != directions)
    return AnswerLoss::endless();
  const double lost = rows * (centre - other.centre).norm() / scale;
  return noise.isNormal() ? AnswerLoss{.moved = lost} : AnswerLoss{.most = lost};
}

}  // namespace epsiscope
