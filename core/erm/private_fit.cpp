#include "core/erm/private_fit.h"

#include "core/random/norm_noise.h"

namespace epsiscope {

namespace {

PrivateFit fit(const ClassRows& x, const Eigen::VectorXd& y, const Loss& loss, double lambda,
               Perturbation method, const PerturbationPlan& plan, const Eigen::VectorXd& noise,
               const Eigen::VectorXd& start, const GoOn& goOn) {
  Objective objective = objectiveOf(loss, plan);
  if (method == Perturbation::none) objective.lambda = lambda;
  const bool inside = method != Perturbation::none && !isOfOutput(method);
  if (inside) objective.linear = noise / static_cast<double>(x.rows());
  Minimum found = minimise(x, y, objective, start, goOn);
  if (isOfOutput(method)) found.weights += noise;
  return {.weights = std::move(found.weights),
          .noise = noise,
          .objective = found.objective,
          .gradientNorm = found.gradientNorm,
          .steps = found.steps,
          .reached = found.reached,
          .plan = plan};
}

}  // namespace

PublicRows publicRows(const ClassRows& x) {
  return {.rows = x.rows(), .columns = static_cast<std::size_t>(x.columns())};
}

Objective objectiveOf(const Loss& loss, const PerturbationPlan& plan) {
  return {.loss = loss,
          .lambda = plan.lambda,
          .extraRegularisation = plan.extraRegularisation,
          .shareOfLast = plan.shareOfLast};
}

PrivateFit fitPrivately(const ClassRows& x, const Eigen::VectorXd& y, const Loss& loss, double lambda,
                        Perturbation method, double epsilon, const Eigen::VectorXd& start, Rng& rng,
                        const GoOn& goOn) {
  const PerturbationPlan plan = planPerturbation(method, loss, publicRows(x), lambda, epsilon);
  Eigen::VectorXd noise;
  if (method != Perturbation::none) noise = normNoise(x.columns(), plan.noiseScale, rng);
  PrivateFit result = fit(x, y, loss, lambda, method, plan, noise, start, goOn);
  if (plan.solverScale > 0) result.weights += normNoise(x.columns(), plan.solverScale, rng);
  return result;
}

PrivateFit fitWithNoise(const ClassRows& x, const Eigen::VectorXd& y, const Loss& loss, double lambda,
                        Perturbation method, double epsilon, const Eigen::VectorXd& noise,
                        const Eigen::VectorXd& start, const GoOn& goOn) {
  const PerturbationPlan plan = planPerturbation(method, loss, publicRows(x), lambda, epsilon, true);
  return fit(x, y, loss, lambda, method, plan, method == Perturbation::none ? Eigen::VectorXd() : noise,
             start, goOn);
}

}  // namespace epsiscope
