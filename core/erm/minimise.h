#pragma once

#include "core/base/go_on.h"
#include "core/erm/class_rows.h"
#include "core/erm/loss.h"

#include <Eigen/Core>

namespace epsiscope {

/// The objective (1/n) sum l(y_i f.x_i) + (lambda + extraRegularisation)/2 |f|^2 + linear.f over n rows,
/// where only `shareOfLast` of the last weight's square counts. With lambda + extraRegularisation > 0 it is
/// strongly convex and has one minimum.
struct Objective {
  Loss loss;
  double lambda = 0;
  double extraRegularisation = 0;  ///< Delta_reg
  Eigen::VectorXd linear = {};     ///< b/n; empty: none
  double shareOfLast = 1;          ///< above 0
};

struct Minimum {
  Eigen::VectorXd weights;
  double objective = 0;
  double gradientNorm = 0;  ///< the gradient's norm at the weights
  int steps = 0;
  bool reached = false;  ///< gradientNorm <= kGradientTolerance
};

/// tau: the largest gradient at a minimum, on which the privacy of every release depends (see
/// perturbation.h).
inline constexpr double kGradientTolerance = 1e-10;

/// Damped Newton from `start` (empty: 0) down to |gradient| <= 1e-12, or to where rounding stops it. `y`: -1
/// or +1 per row. The Hessian is kept as long as it makes the gradient shrink fast enough. One thread; the
/// same bits each time. goOn is called every few milliseconds; if cancelled, the point found so far.
Minimum minimise(const ClassRows& x, const Eigen::VectorXd& y, const Objective& what,
                 const Eigen::VectorXd& start = {}, const GoOn& goOn = {});

}  // namespace epsiscope
