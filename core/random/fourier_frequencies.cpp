#include "core/random/fourier_frequencies.h"

#include <cmath>

namespace epsiscope {

Eigen::MatrixXd fourierFrequencies(Eigen::Index features, Eigen::Index pairs, double gamma, Rng& rng) {
  Eigen::MatrixXd frequencies(features, pairs);
  const double sd = std::sqrt(2.0) * std::sqrt(gamma);
  for (double& frequency : frequencies.reshaped()) frequency = sd * rng.normal();
  return frequencies;
}

}  // namespace epsiscope
