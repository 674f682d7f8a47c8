#include "core/erm/private_fit.h"

#include "core/base/borrowed.h"
#include "core/erm/perturbation_law.h"
#include "core/privacy/hidden_rest.h"
#include "core/privacy/vector_law.h"

namespace epsiscope {

PublicRows publicRows(const ClassRows& x) {
  return {.rows = x.rows(), .columns = static_cast<std::size_t>(x.columns())};
}

Objective objectiveOf(const Loss& loss, const PerturbationPlan& plan) {
  return {.loss = loss,
          .lambda = plan.lambda,
          .extraRegularisation = plan.extraRegularisation,
          .shareOfLast = plan.shareOfLast};
}

namespace {

/// The minimum of the rows, perturbed by the plan.
struct PerturbedMinimum {
  const Loss& loss;
  double lambda = 0;
  Perturbation method = Perturbation::output;
  const PerturbationPlan& plan;
  const Eigen::VectorXd& start;
  const GoOn& goOn;

  PerturbationLaw lawOn(const LabelledRows& rows) const {
    return {.x = rows.x,
            .y = borrowed(rows.y),
            .loss = loss,
            .lambda = lambda,
            .method = method,
            .plan = plan,
            .start = start,
            .goOn = goOn};
  }
};

struct NoisyMinimum {
  const PerturbationPlan& plan;

  VectorLaw lawOn(const Minimum& minimum) const {
    return {.centre = minimum.weights,
            .scale = plan.noiseScale,
            .isNormal = plan.isNormal,
            .cost = {.epsilon = plan.epsilon, .delta = plan.delta, .neighbours = Booking::Neighbours::row}};
  }
};

}  // namespace

PrivateFit fitPrivately(const HeldRows& rows, const Loss& loss, double lambda, Perturbation method,
                        const RowBudget& budget, const Eigen::VectorXd& start, const GoOn& goOn,
                        std::size_t group) {
  const PerturbationPlan plan = planPerturbation(method, loss, rows.publicFacts(), lambda, budget);
  if (plan.drowns())
    return {.weights = Eigen::VectorXd::Zero(static_cast<Eigen::Index>(rows.publicFacts().columns)),
            .noise = {},
            .reached = true,
            .plan = plan};
  PrivateFit result = rows.ask(PerturbedMinimum{loss, lambda, method, plan, start, goOn}, group);
  if (plan.solverScale > 0)
    result.weights = rows.ask(HiddenRest<VectorLaw>{{.centre = result.weights,
                                                     .scale = plan.solverScale,
                                                     .cost = {.epsilon = plan.epsilonOfSolver,
                                                              .neighbours = Booking::Neighbours::row}}},
                              group);
  return result;
}

Eigen::VectorXd noisyWeights(const HeldMinimum& minimum, const PerturbationPlan& plan, Eigen::Index columns) {
  return plan.drowns() ? Eigen::VectorXd::Zero(columns) : minimum.ask(NoisyMinimum{plan});
}

PrivateFit fitWithNoise(const ClassRows& x, const Eigen::VectorXd& y, const Loss& loss, double lambda,
                        Perturbation method, const RowBudget& budget, const Eigen::VectorXd& noise,
                        const Eigen::VectorXd& start, const GoOn& goOn) {
  const PerturbationLaw law{.x = borrowed(x),
                            .y = borrowed(y),
                            .loss = loss,
                            .lambda = lambda,
                            .method = method,
                            .plan = planPerturbation(method, loss, publicRows(x), lambda, budget, true),
                            .start = start,
                            .goOn = goOn};
  return law.fit(method == Perturbation::none ? Eigen::VectorXd() : noise);
}

}  // namespace epsiscope
