#pragma once

#include <Eigen/Core>

#include <cstddef>
#include <functional>

#include "core/base/go_on.h"

namespace epsiscope {

/// When a descent ends.
struct DescentLimits {
  double gradient = 1e-5;        ///< the gradient's length, as a share of that at the start
  std::size_t iterations = 200;  ///< at most
};

struct Descent {
  Eigen::VectorXd place;
  double value = 0;
  std::size_t iterations = 0;
  bool reached = false;  ///< the gradient is as short as wanted
};

/// Returns the value of a smooth function and writes its gradient, which has the size of the place.
using SmoothFunction = std::function<double(const Eigen::VectorXd& place, Eigen::VectorXd& gradient)>;

/// Walks downhill from `start` by the limited-memory method of Broyden, Fletcher, Goldfarb and Shanno
/// (Nocedal 1980; Nocedal and Wright 2006, Algorithm 7.5) with ten pairs and steps that are halved until
/// Armijo's condition holds. On a function that is not convex it finds a minimum near the start: pairs
/// without positive curvature are left out, so that every direction leads down. Unfinished if cancelled.
Descent descend(const SmoothFunction& function, Eigen::VectorXd start, const DescentLimits& limits,
                const GoOn& goOn = {});

}  // namespace epsiscope
