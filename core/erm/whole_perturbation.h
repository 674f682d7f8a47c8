#pragma once

#include <Eigen/Core>

#include <cstddef>
#include <optional>

#include "core/erm/labelled_rows.h"
#include "core/erm/loss.h"
#include "core/erm/minimum_facts.h"
#include "core/erm/perturbation.h"
#include "core/privacy/whole_rest.h"
#include "core/random/real_noise.h"

namespace epsiscope {

/// A perturbation whose weights may be released: whole numbers times a power of two.
///
/// Proof. The proofs in perturbation.cpp are about a real b and a minimum that is nearly exact. Here b is
/// real, see RealNoise, and of it doubles are known that are within its error; the minimum is certified, and
/// a thousandth of epsilon pays for the distance of what is computed from what the proof is about:
/// * Output. The proof holds for f + b, f the minimum that is computed: it is within tolerance/lambda of the
///   exact one, which the scale of the noise counts. Computed is f + b but for the error of b and the
///   rounding of the sum.
/// * Objective. The proof holds for the exact minimum of the objective with b. Computed is that of an
///   objective whose b is off by its error and the rounding of b/n, so that its exact minimum is off by a
///   n-th of that over L, and then within tolerance/L of it.
/// WholeRest hides a distance that is the same whatever the rows are. That nothing is released where no
/// minimum can be certified is not a part of the promise; it has not been met.
struct WholePerturbation {
  PerturbationPlan plan;  ///< with what pays for the rest as epsilonOfSolver
  MinimumFacts facts;
  WholeRest rest;

  RealNoise noise() const {
    return {.dimension = facts.columns, .scale = plan.noiseScale, .isNormal = plan.isNormal};
  }
};

/// Nothing where its noise cannot be drawn. A function of public quantities alone. Precondition: the method
/// draws noise and is no published mistake.
std::optional<WholePerturbation> planWholePerturbation(Perturbation method, const Loss& loss,
                                                       const PublicRows& rows, double lambda,
                                                       const RowBudget& budget);

/// The weights, (epsilon, delta)-private of the plan against replacing one row. Throws SaidError where no
/// minimum can be certified.
Eigen::VectorXd wholeWeights(const HeldRows& rows, const Loss& loss, Perturbation method, double lambda,
                             const WholePerturbation& how);

}  // namespace epsiscope
