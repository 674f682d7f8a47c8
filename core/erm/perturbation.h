#pragma once

#include "core/erm/loss.h"
#include "core/privacy/protected_unit.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace epsiscope {

/// The ways to make a linear classifier private (Chaudhuri, Monteleoni and Sarwate 2011): none at all, noise
/// on the weights, or a random linear term in the objective. `objective` is as published, `objectiveTight`
/// pays half as much for the change of the Hessian and chooses Delta_reg by a rule of its own,
/// `objectiveHalved` always pays half of epsilon. The Gaussian ones draw normal noise, at a delta.
/// The last six repeat mistakes of libraries and of the paper, and nobody has a proof for them: noise on the
/// weights that is n times too small; and, in `objective`, a minimiser that ignores lambda, one that hardly
/// regularises the last weight, that of a constant column, a charge for the norm of the rows instead of its
/// square, noise for all of epsilon, and the first phase with half of epsilon where a larger part is needed.
enum class Perturbation {
  none,
  output,
  objective,
  objectiveTight,
  objectiveHalved,
  outputGaussian,
  objectiveGaussian,
  outputOverRows,
  objectiveIgnoringLambda,
  objectiveFreeIntercept,
  objectiveUnsquaredNorm,
  objectiveWholeBudget,
  objectiveFewRows
};

/// Whether noise is added to the weights, not to the objective.
inline bool isOfOutput(Perturbation method) {
  return method == Perturbation::output || method == Perturbation::outputGaussian ||
         method == Perturbation::outputOverRows;
}
/// Whether the noise is normal, so that it needs a delta.
inline bool isGaussian(Perturbation method) {
  return method == Perturbation::outputGaussian || method == Perturbation::objectiveGaussian;
}

/// "none", "output", "objective", "objective-tight", "objective-halved", "output-gaussian",
/// "objective-gaussian"; a mistake has the id of the correct method.
const char* idOf(Perturbation method);
std::optional<Perturbation> perturbationOf(std::string_view id);
std::vector<std::string> perturbationIds();

/// The public facts about the rows for learning.
struct PublicRows {
  std::size_t rows = 0;     ///< n
  std::size_t columns = 0;  ///< d, the constant and random features included
  double norm = 1;          ///< R, the largest length of a row
};

/// What a release may cost against one replaced row. Without a delta no normal noise can be drawn.
struct RowBudget {
  RowBudget(double ofEpsilon, double ofDelta = 0) : epsilon(ofEpsilon), delta(ofDelta) {}  // NOLINT
  /// That of one row, which keeps these for the unit.
  RowBudget(const ProtectedUnit& unit, double ofEpsilon, double ofDelta)
      : RowBudget(unit.epsilonOfRow(ofEpsilon), unit.deltaOfRow(ofEpsilon, ofDelta)) {}

  double epsilon, delta;
};

/// The draw, the objective, and the division of epsilon.
struct PerturbationPlan {
  double epsilon = 0;              ///< epsilon of the release
  double delta = 0;                ///< of normal noise
  double epsilonOfNoise = 0;       ///< eps': pays for b
  double extraRegularisation = 0;  ///< Delta_reg
  bool isNormal = false;           ///< b is normal with deviation noiseScale in each coordinate
  double noiseScale = 0;           ///< else b has density proportional to exp(-|b|/noiseScale)
  double epsilonOfSolver = 0;      ///< eps3: pays for u, 0 where none is drawn
  double lambda = 0;               ///< lambda of the minimisation
  double shareOfLast = 1;          ///< the part of lambda and Delta_reg for the last weight: 1 but for a
                                   ///< mistake
  double solverScale = 0;  ///< u, added to the weights, has density proportional to exp(-|u|/solverScale)
  double logTerm = 0;      ///< the cost of the Hessian's change
  bool switched = false;   ///< Delta_reg is above 0
  /// Normal noise that no number can hold: then all weights are released as 0, which tells nothing.
  bool drowns() const { return isNormal && !(noiseScale < 1e100); }
  bool operator==(const PerturbationPlan&) const = default;
};

/// The plan for one replaced row. A function of public quantities alone. With `exactMinimiser` the
/// inexactness of the solver is not paid for: for a given noise vector, and for comparisons. n, d, R, lambda,
/// epsilon > 0 unless nothing is drawn, and delta < 1. Without a delta, or one that is nothing beside the
/// doubles, normal noise drowns everything: see PerturbationPlan::drowns(). The proofs are in
/// perturbation.cpp.
PerturbationPlan planPerturbation(Perturbation method, const Loss& loss, const PublicRows& rows,
                                  double lambda, const RowBudget& budget, bool exactMinimiser = false);
/// The same with another largest gradient at a minimum than kGradientTolerance; 0: an exact one.
PerturbationPlan planPerturbationFor(double tolerance, Perturbation method, const Loss& loss,
                                     const PublicRows& rows, double lambda, const RowBudget& budget);
/// The part of epsilon that hides how far from the minimum the search for it ended.
inline constexpr double kSolverShare = 1e-3;

/// The deviation s of normal noise b on an objective that a row moves by at most `moved`, for an epsilon that
/// is left for it: the smallest that perturbation.cpp has a proof for.
double tiltDeviation(double moved, double epsilon, double delta);

/// c R^2/n, the most that a row adds to the Hessian, as the method charges for it.
double chargedChange(Perturbation method, const Loss& loss, const PublicRows& rows);

}  // namespace epsiscope
