#include "core/audit/moved_noise_attack.h"

#include <cmath>

#include "core/random/norm_noise.h"

namespace epsiscope {

DrawnLoss lossOfMovedNorm(Eigen::Index coordinates, double distance, double scale) {
  return [=](bool isOther, Rng& rng) {
    Eigen::VectorXd noise = normNoise(coordinates, scale, rng);
    const double own = noise.norm();
    noise[0] += distance;
    const double loss = (noise.norm() - own) / scale;
    return isOther ? -loss : loss;
  };
}

DrawnLoss lossOfMovedNormal(double distance, double sigma) {
  const double moved = distance / sigma;
  return [moved](bool isOther, Rng& rng) {
    const double loss = moved * moved / 2 + moved * rng.normal();
    return isOther ? -loss : loss;
  };
}

DrawnLoss lossOfMovedNumbers(double numbers, double distance, double scale) {
  constexpr double kMost = 10'000;
  if (numbers > kMost) return lossOfMovedNormal(std::sqrt(numbers) * distance, scale);
  return [=](bool isOther, Rng& rng) {
    double loss = 0;
    for (int i = 0; i < numbers; ++i) {
      const double noise = scale * rng.laplace();
      loss += (std::abs(noise + distance) - std::abs(noise)) / scale;
    }
    return isOther ? -loss : loss;
  };
}

}  // namespace epsiscope
