#pragma once

#include "core/random/rng.h"

#include <Eigen/Core>

namespace epsiscope {

/// Gamma with this shape (at least 1) and scale 1: mean and variance `shape`. Marsaglia and Tsang (2000), "A
/// simple method for generating gamma variables": with d = shape - 1/3, c = 1/sqrt(9d) and x standard normal,
/// d (1 + c x)^3 is accepted where log u < x^2/2 + d - d v + d log v, v = (1 + c x)^3 > 0.
double gammaDraw(double shape, Rng& rng);

/// A vector b with density proportional to exp(-|b|/scale), |b| the 2-norm: its direction is uniform, its
/// length Gamma(dimension, scale), each coordinate has variance (dimension + 1) scale^2. Not float-safe: the
/// last bits of a released sum of doubles can reveal more than the density does.
Eigen::VectorXd normNoise(Eigen::Index dimension, double scale, Rng& rng);

}  // namespace epsiscope
