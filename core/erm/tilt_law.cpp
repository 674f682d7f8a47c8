#include "core/erm/tilt_law.h"

#include "core/erm/whole_tilt.h"
#include "core/linear/cholesky.h"
#include "core/random/real_noise.h"

namespace epsiscope {

TiltLaw::Answer TiltLaw::draw(Rng& rng) const {
  if (certified) {
    const RealNoise noise{.dimension = rows().weights(), .scale = plan.deviation, .isNormal = true};
    return certifiedTilted(rows(), plan.lambda, noise.draw(rng), *certified);
  }
  Eigen::VectorXd tilt(rows().weights());
  for (double& coordinate : tilt) coordinate = plan.deviation * rng.normal();
  return minimiseTilted(rows(), plan.lambda, tilt, {}, goOn);
}

double TiltLaw::logDensity(const Eigen::VectorXd& weights) const {
  const Eigen::VectorXd tilt = slopeWithoutTilt(rows(), plan.lambda, weights);
  return Cholesky(curvatureAt(rows(), plan.lambda, weights, goOn)).logDeterminant() -
         tilt.squaredNorm() / (2 * plan.deviation * plan.deviation);
}

AnswerLoss TiltLaw::lossAgainst(const TiltLaw& other, const Answer& answer) const {
  if (other.rows().weights() != rows().weights() || other.plan.deviation != plan.deviation ||
      other.plan.lambda != plan.lambda)
    return AnswerLoss::endless();
  return lossOfDensities(logDensity(answer.weights), other.logDensity(answer.weights));
}

TiltLaw TiltLaw::kept() const {
  TiltLaw own = *this;
  own.x = copyOf(*x);
  own.y = std::make_shared<const Eigen::VectorXd>(*y);
  own.goOn = {};
  return own;
}

}  // namespace epsiscope
