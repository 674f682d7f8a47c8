#pragma once

#include "core/erm/loss.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace epsiscope {

/// How a linear classifier is made private (Chaudhuri, Monteleoni and Sarwate 2011): not at all, by noise on
/// the weights, or by a random linear term in what is minimised. `objective` is as published,
/// `objectiveTight` pays half as much for the change of the Hessian and chooses Delta_reg by a rule of its
/// own, `objectiveHalved` always pays half of epsilon.
/// The last four repeat mistakes of libraries, and nobody has a proof for them: noise on the weights that is
/// n times too small; and of `objective` a minimiser that pays no heed to lambda, one that hardly regularises
/// the last weight, that of a constant column, and a charge for the norm of the rows in place of its square.
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

/// Whether noise is added to the weights, not to what is minimised.
inline bool isOfOutput(Perturbation method) {
  return method == Perturbation::output || method == Perturbation::outputOverRows;
}

/// "none", "output", "objective", "objective-tight", "objective-halved"; a mistake has the id of what it is a
/// mistake about.
const char* idOf(Perturbation method);
std::optional<Perturbation> perturbationOf(std::string_view id);
std::vector<std::string> perturbationIds();

/// What is public about the rows that are learned from.
struct PublicRows {
  std::size_t rows = 0;     ///< n
  std::size_t columns = 0;  ///< d, the constant and random features included
  double norm = 1;          ///< R, which no row is longer than
};

/// What is drawn, what is minimised, and where epsilon goes.
struct PerturbationPlan {
  double epsilon = 0;              ///< of the release
  double epsilonOfNoise = 0;       ///< eps': pays for b
  double extraRegularisation = 0;  ///< Delta_reg
  double noiseScale = 0;           ///< b has density proportional to exp(-|b|/noiseScale)
  double epsilonOfSolver = 0;      ///< eps3: pays for u, 0 where none is drawn
  double lambda = 0;               ///< that is minimised with
  double shareOfLast = 1;          ///< of lambda and Delta_reg, for the last weight: 1 but for a mistake
  double solverScale = 0;  ///< u, added to the weights, has density proportional to exp(-|u|/solverScale)
  double logTerm = 0;      ///< what the change of the Hessian costs
  bool switched = false;   ///< Delta_reg is above 0
  bool operator==(const PerturbationPlan&) const = default;
};

/// One row is replaced. A function of public quantities alone. With `exactMinimiser` the inexactness of the
/// solver is not paid for: for a noise vector that is given, and for comparisons. n, d, R, lambda, epsilon >
/// 0 unless nothing is drawn. The proofs are in perturbation.cpp.
PerturbationPlan planPerturbation(Perturbation method, const Loss& loss, const PublicRows& rows,
                                  double lambda, double epsilon, bool exactMinimiser = false);

/// c R^2/n, the most that a row adds to the Hessian, as the method charges for it.
double chargedChange(Perturbation method, const Loss& loss, const PublicRows& rows);

}  // namespace epsiscope
