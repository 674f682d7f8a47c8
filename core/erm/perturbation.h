#pragma once

#include "core/erm/loss.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace epsiscope {

/// The ways to make a linear classifier private (Chaudhuri, Monteleoni and Sarwate 2011): none at all, noise
/// on the weights, or a random linear term in the objective. `objective` is as published, `objectiveTight`
/// pays half as much for the change of the Hessian and chooses Delta_reg by a rule of its own,
/// `objectiveHalved` always pays half of epsilon.
/// The last four repeat mistakes of libraries, and nobody has a proof for them: noise on the weights that is
/// n times too small; and, in `objective`, a minimiser that ignores lambda, one that hardly regularises the
/// last weight, that of a constant column, and a charge for the norm of the rows instead of its square.
enum class Perturbation {
  none,
  output,
  objective,
  objectiveTight,
  objectiveHalved,
  outputOverRows,
  objectiveIgnoringLambda,
  objectiveFreeIntercept,
  objectiveUnsquaredNorm
};

/// Whether noise is added to the weights, not to the objective.
inline bool isOfOutput(Perturbation method) {
  return method == Perturbation::output || method == Perturbation::outputOverRows;
}

/// "none", "output", "objective", "objective-tight", "objective-halved"; a mistake has the id of the correct
/// method.
const char* idOf(Perturbation method);
std::optional<Perturbation> perturbationOf(std::string_view id);
std::vector<std::string> perturbationIds();

/// The public facts about the rows for learning.
struct PublicRows {
  std::size_t rows = 0;     ///< n
  std::size_t columns = 0;  ///< d, the constant and random features included
  double norm = 1;          ///< R, the largest length of a row
};

/// The draw, the objective, and the division of epsilon.
struct PerturbationPlan {
  double epsilon = 0;              ///< epsilon of the release
  double epsilonOfNoise = 0;       ///< eps': pays for b
  double extraRegularisation = 0;  ///< Delta_reg
  double noiseScale = 0;           ///< b has density proportional to exp(-|b|/noiseScale)
  double epsilonOfSolver = 0;      ///< eps3: pays for u, 0 where none is drawn
  double lambda = 0;               ///< lambda of the minimisation
  double shareOfLast = 1;          ///< the part of lambda and Delta_reg for the last weight: 1 but for a
                                   ///< mistake
  double solverScale = 0;  ///< u, added to the weights, has density proportional to exp(-|u|/solverScale)
  double logTerm = 0;      ///< the cost of the Hessian's change
  bool switched = false;   ///< Delta_reg is above 0
  bool operator==(const PerturbationPlan&) const = default;
};

/// The plan for one replaced row. A function of public quantities alone. With `exactMinimiser` the
/// inexactness of the solver is not paid for: for a given noise vector, and for comparisons. n, d, R, lambda,
/// epsilon > 0 unless nothing is drawn. The proofs are in perturbation.cpp.
PerturbationPlan planPerturbation(Perturbation method, const Loss& loss, const PublicRows& rows,
                                  double lambda, double epsilon, bool exactMinimiser = false);

/// c R^2/n, the most that a row adds to the Hessian, as the method charges for it.
double chargedChange(Perturbation method, const Loss& loss, const PublicRows& rows);

}  // namespace epsiscope
