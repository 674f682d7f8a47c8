#include "core/random/norm_noise.h"

#include <cassert>
#include <cmath>

namespace epsiscope {

double gammaDraw(double shape, Rng& rng) {
  assert(shape >= 1);
  const double d = shape - 1.0 / 3;
  const double c = 1 / std::sqrt(9 * d);
  while (true) {
    const double x = rng.normal();
    const double root = 1 + c * x;
    if (root <= 0) continue;
    const double v = root * root * root;
    if (std::log(rng.uniform()) < x * x / 2 + d - d * v + d * std::log(v)) return d * v;
  }
}

Eigen::VectorXd normNoise(Eigen::Index dimension, double scale, Rng& rng) {
  assert(dimension >= 1);
  Eigen::VectorXd direction(dimension);
  for (double& coordinate : direction) coordinate = rng.normal();
  const double length = scale * gammaDraw(static_cast<double>(dimension), rng);
  return direction * (length / direction.norm());
}

}  // namespace epsiscope
