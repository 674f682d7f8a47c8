#include "core/erm/whole_perturbation.h"

#include <cmath>

#include "core/base/borrowed.h"
#include "core/erm/perturbation_law.h"
#include "core/erm/unit_rows.h"
#include "core/privacy/hidden_rest.h"

namespace epsiscope {

namespace {

constexpr double kRoundingOfSum = 0x1p-52;

/// The minimum of the rows, certified, perturbed by the plan.
struct CertifiedMinimum {
  const Loss& loss;
  Perturbation method;
  double lambda;
  const WholePerturbation& how;

  PerturbationLaw lawOn(const LabelledRows& rows) const {
    return {.x = rows.x,
            .y = borrowed(rows.y),
            .loss = loss,
            .lambda = lambda,
            .method = method,
            .plan = how.plan,
            .start = {},
            .goOn = {},
            .certified = how.facts};
  }
};

/// How far the computed point can be from the one that the proof is about.
double errorOf(const WholePerturbation& how, bool isOutput, double rows) {
  const RealNoise noise = how.noise();
  if (isOutput) return noise.error() + kRoundingOfSum * (2 * how.facts.longestMinimum() + noise.reach());
  const double moved = (noise.error() + kRoundingOfSum * noise.reach()) / rows;
  return (how.facts.tolerance() + moved) / how.facts.regularisation;
}

}  // namespace

std::optional<WholePerturbation> planWholePerturbation(Perturbation method, const Loss& loss,
                                                       const PublicRows& rows, double lambda,
                                                       const RowBudget& budget) {
  constexpr double kMore = 1 + 0x1p-40;
  const bool isOutput = isOfOutput(method);
  const PublicRows longer{
      .rows = rows.rows, .columns = rows.columns, .norm = rows.norm * kLongestRow * kMore};
  const auto n = static_cast<double>(rows.rows);
  WholePerturbation how{.plan = {},
                        .facts = {.columns = static_cast<Eigen::Index>(rows.columns),
                                  .bend = curvature(loss),
                                  .atZero = value(loss, 0),
                                  .regularisation = lambda,
                                  .longest = longer.norm},
                        .rest = {}};
  const double ofRest = kSolverShare * budget.epsilon;
  if (isOutput) {
    how.plan = planPerturbationFor(how.facts.tolerance(), method, loss, longer, lambda,
                                   {budget.epsilon - ofRest, budget.delta});
    how.plan.epsilon = budget.epsilon;
    how.plan.epsilonOfSolver = ofRest;
  } else {
    how.plan = planPerturbation(method, loss, longer, lambda, budget);
    how.plan.solverScale = 0;
    how.facts.regularisation = how.plan.lambda + how.plan.extraRegularisation;
    how.facts.linear = how.noise().reach() / n * kMore;
  }
  if (!std::isfinite(how.plan.noiseScale) || !(how.plan.noiseScale > 0)) return std::nullopt;
  const auto rest = WholeRest::plan(how.facts.columns, errorOf(how, isOutput, n) * kMore, ofRest);
  if (!rest) return std::nullopt;
  how.rest = *rest;
  return how;
}

Eigen::VectorXd wholeWeights(const HeldRows& rows, const Loss& loss, Perturbation method, double lambda,
                             const WholePerturbation& how) {
  const PrivateFit fit = rows.ask(CertifiedMinimum{loss, method, lambda, how});
  return rows.ask(HiddenRest<WholeRestLaw>{
      {.point = fit.weights,
       .rest = how.rest,
       .cost = {.epsilon = how.plan.epsilonOfSolver, .neighbours = Booking::Neighbours::row}}});
}

}  // namespace epsiscope
