#pragma once

#include "core/base/go_on.h"
#include "core/erm/labelled_rows.h"
#include "core/erm/minimise.h"
#include "core/erm/perturbation.h"

#include <Eigen/Core>

namespace epsiscope {

/// The release, and the values drawn and found on the way. Only the weights, and only if `reached`, are
/// private: noise, objective, gradient and `reached` itself are functions of the private rows.
struct PrivateFit {
  Eigen::VectorXd weights;  ///< the minimum, plus b after output perturbation, plus u where one is drawn
  Eigen::VectorXd noise;    ///< b; empty where none is drawn
  double objective = 0, gradientNorm = 0;  ///< of the minimised function, noise included, at its minimum
  int steps = 0;
  bool reached = false;  ///< whether |gradient| <= kGradientTolerance, on which the guarantee depends
  PerturbationPlan plan;
};

/// Returns the numbers of rows and columns; no row is longer than 1.
PublicRows publicRows(const ClassRows& x);

/// The plan's objective without b.
Objective objectiveOf(const Loss& loss, const PerturbationPlan& plan);

/// A linear classifier on rows of norm at most 1, (epsilon, delta)-DP of the plan against replacing one row
/// if the minimum is reached. `start`: the solution without noise, from which a perturbed objective is
/// minimised; output perturbation checks it and improves it where it is not exact enough. Not float-safe: the
/// last bits of the weights can reveal more than their density does. goOn as in minimise(). `group`: see
/// Booking.
PrivateFit fitPrivately(const HeldRows& rows, const Loss& loss, double lambda, Perturbation method,
                        const RowBudget& budget, const Eigen::VectorXd& start, const GoOn& goOn = {},
                        std::size_t group = 0);

using HeldMinimum = Custody<const Minimum&>;

/// Output perturbation of a minimum that is known already: the weights that fitPrivately() releases, but for
/// checking the minimum again at each draw. `columns`: of the rows.
Eigen::VectorXd noisyWeights(const HeldMinimum& minimum, const PerturbationPlan& plan, Eigen::Index columns);

/// fitPrivately() with a given b and nothing else drawn: for checks, not for releases.
PrivateFit fitWithNoise(const ClassRows& x, const Eigen::VectorXd& y, const Loss& loss, double lambda,
                        Perturbation method, const RowBudget& budget, const Eigen::VectorXd& noise,
                        const Eigen::VectorXd& start, const GoOn& goOn = {});

}  // namespace epsiscope
