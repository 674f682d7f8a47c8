#pragma once

#include <Eigen/Core>

#include "core/audit/attack.h"

namespace epsiscope {

// Releases of numbers with noise that are at s in the one table and at s' in the other.

/// Noise with density proportional to exp(-|b|/scale), |b| the 2-norm, in so many coordinates, |s - s'| =
/// distance: (|r - s'| - |r - s|)/scale, whatever the direction.
DrawnLoss lossOfMovedNorm(Eigen::Index coordinates, double distance, double scale);

/// Normal noise of this deviation in every coordinate: with m = distance/sigma the loss is normal itself, of
/// mean m^2/2 or -m^2/2 and variance m^2.
DrawnLoss lossOfMovedNormal(double distance, double sigma);

/// The sum of the losses of so many numbers, each with Laplace noise of its own and moved by `distance`.
/// Beyond 10,000 the normal law that sums of many small losses have: each has the mean a^2/2 and the variance
/// a^2 but for terms of order a^3, a = distance/scale.
DrawnLoss lossOfMovedNumbers(double numbers, double distance, double scale);

}  // namespace epsiscope
