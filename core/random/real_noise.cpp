#include "core/random/real_noise.h"

#include <cmath>

#include "core/random/exact_normal.h"

namespace epsiscope {

namespace {

Eigen::VectorXd normalVector(Eigen::Index dimension, Rng& rng) {
  Eigen::VectorXd drawn(dimension);
  for (double& coordinate : drawn) coordinate = exactNormal(rng);
  return drawn;
}

/// The length that no vector of d + 1 normal numbers has.
double longest(Eigen::Index dimension) {
  constexpr double kBeyond = 39;
  return std::sqrt(static_cast<double>(dimension) + 1) + kBeyond;
}

}  // namespace

Eigen::VectorXd RealNoise::draw(Rng& rng) const {
  const Eigen::VectorXd direction = normalVector(dimension, rng);
  return direction * (isNormal ? scale : scale * normalVector(dimension + 1, rng).norm());
}

double RealNoise::reach() const {
  const double length = longest(dimension);
  return scale * length * (isNormal ? 1 : length);
}

// Every coordinate of z is off by 2^-52 (1 + |z_i|), so that z is off by 2^-52 (d^(1/2) + |z|), twice 2^-52
// times the longest, and so is z', and the length of z'. The sum of squares, its root and two products lose
// (d + 6) 2^-53 of themselves. In all that is less than (d + 10) 2^-52 of the reach.
double RealNoise::error() const {
  return (static_cast<double>(dimension) + 10) * kExactNormalError * reach();
}

}  // namespace epsiscope
