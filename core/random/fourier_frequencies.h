#pragma once

#include "core/random/rng.h"

#include <Eigen/Core>

namespace epsiscope {

/// Frequencies of random Fourier features: `pairs` columns drawn from N(0, 2 gamma I) in `features`
/// dimensions. E cos(w.(z - z')) is the kernel exp(-gamma |z - z'|^2) (Rahimi and Recht 2007).
Eigen::MatrixXd fourierFrequencies(Eigen::Index features, Eigen::Index pairs, double gamma, Rng& rng);

}  // namespace epsiscope
