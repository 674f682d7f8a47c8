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
/// `objectiveTight` pays half as much for the change of the Hessian, `objectiveHalved` always pays half of
/// epsilon.
enum class Perturbation { none, output, objective, objectiveTight, objectiveHalved };

/// "none", "output", "objective", "objective-tight", "objective-halved".
const char* idOf(Perturbation method);
/// For people.
std::string labelOf(Perturbation method);
std::optional<Perturbation> perturbationOf(std::string_view id);
std::vector<std::string> perturbationIds();

/// What is drawn, what is minimised, and where epsilon goes.
struct PerturbationPlan {
  double epsilon = 0;              ///< of the release
  double epsilonOfNoise = 0;       ///< eps': pays for b
  double extraRegularisation = 0;  ///< Delta_reg
  double noiseScale = 0;           ///< b has density proportional to exp(-|b|/noiseScale)
  double epsilonOfSolver = 0;      ///< eps3: pays for u, 0 where none is drawn
  double solverScale = 0;  ///< u, added to the weights, has density proportional to exp(-|u|/solverScale)
  double logTerm = 0;      ///< what the change of the Hessian costs
  bool switched = false;   ///< nothing was left for b, so that Delta_reg was raised
  bool operator==(const PerturbationPlan&) const = default;
};

/// For n rows of norm at most `dataNorm`; one row is replaced. A function of public quantities alone. With
/// `exactMinimiser` the inexactness of the solver is not paid for: for a noise vector that is given, and for
/// comparisons. n, lambda, epsilon, dataNorm > 0 unless nothing is drawn. The proofs are in perturbation.cpp.
PerturbationPlan planPerturbation(Perturbation method, const Loss& loss, std::size_t n, double lambda,
                                  double epsilon, double dataNorm = 1, bool exactMinimiser = false);

}  // namespace epsiscope
