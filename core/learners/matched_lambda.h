#pragma once

#include <cstddef>

#include "core/privacy/bounds.h"

namespace epsiscope {

/// The ridge penalty where there is no noise: enough to keep collinear columns apart, too little to be seen.
inline constexpr double kLambdaWithoutNoise = 1e-6;

/// lambda_0 + vbar / (n tau^2), tau^2 = (width/4)^2 / meanSquaredRowNorm (spec 4), lambda_0 =
/// kLambdaWithoutNoise. vbar: the mechanism's variance averaged over its own prior, uniform on the bounds if
/// it has none; never over labels.
double matchedLambda(double meanVariance, std::size_t trainRows, double meanSquaredRowNorm,
                     const LabelBounds& bounds);

}  // namespace epsiscope
