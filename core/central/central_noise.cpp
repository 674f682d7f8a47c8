#include "core/central/central_noise.h"

#include "core/privacy/gaussian_calibration.h"
#include "core/random/norm_noise.h"

#include <cmath>

namespace epsiscope {

CentralNoise::CentralNoise(double epsilon, double delta, double rows)
    : m_epsilon(epsilon), m_delta(delta), m_rows(rows) {
  if (isNormal() && std::isfinite(epsilon)) m_normalUnit = analyticGaussianSigma(epsilon, delta, 1);
}

double CentralNoise::scale(double sensitivity) const {
  return m_rows * (isNormal() ? sensitivity * m_normalUnit : sensitivity / m_epsilon);
}

double CentralNoise::variance(double scale, Eigen::Index dimension) const {
  return isNormal() ? scale * scale : static_cast<double>(dimension + 1) * scale * scale;
}

Eigen::VectorXd CentralNoise::draw(double scale, Eigen::Index dimension, Rng& rng) const {
  if (!isNormal()) return normNoise(dimension, scale, rng);
  Eigen::VectorXd noise(dimension);
  for (double& coordinate : noise) coordinate = scale * rng.normal();
  return noise;
}

ClampedNoise CentralNoise::projected(Eigen::Index dimension) const {
  return isNormal() ? ClampedNoise::normal() : ClampedNoise::ofNorm(dimension);
}

Booking CentralNoise::booking() const {
  return {.epsilon = m_epsilon, .delta = m_delta, .rows = m_rows};
}

}  // namespace epsiscope
