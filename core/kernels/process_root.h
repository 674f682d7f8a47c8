#pragma once

#include <memory>

#include <Eigen/Core>

#include "core/base/go_on.h"
#include "core/kernels/kernel.h"
#include "core/linear/cholesky.h"

namespace epsiscope {

/// The root of the covariance K(x_i, x_j) of a Gaussian process at these points, one per row: with a little
/// noise of its own at each, of a variance of n^2 roundings of kappa^2, without which K, which is often
/// singular, has none. More noise that looks at nothing gives nothing away. Null if cancelled.
std::shared_ptr<const Cholesky> processRoot(const Kernel& kernel, const Eigen::MatrixXd& points,
                                            unsigned threads, const GoOn& goOn = {});

}  // namespace epsiscope
