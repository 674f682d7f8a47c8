#include "core/erm/perturbation_law.h"

#include <cmath>
#include <utility>

#include "core/base/numbers.h"
#include "core/erm/certified_minimum.h"
#include "core/erm/minimise.h"
#include "core/erm/noise_of_weights.h"
#include "core/linear/cholesky.h"
#include "core/privacy/vector_law.h"
#include "core/random/real_noise.h"

namespace epsiscope {

using Eigen::VectorXd;

VectorXd PerturbationLaw::drawnNoise(Rng& rng) const {
  if (certified)
    return RealNoise{.dimension = x->columns(), .scale = plan.noiseScale, .isNormal = plan.isNormal}.draw(
        rng);
  return method == Perturbation::none ? VectorXd() : noiseOfPlan(plan, x->columns(), rng);
}

VectorXd noiseOfPlan(const PerturbationPlan& plan, Eigen::Index coordinates, Rng& rng) {
  return VectorLaw{.centre = VectorXd::Zero(coordinates), .scale = plan.noiseScale, .isNormal = plan.isNormal}
      .noise(rng);
}

PrivateFit PerturbationLaw::fit(const VectorXd& noise) const {
  Objective objective = objectiveOf(loss, plan);
  if (method == Perturbation::none) objective.lambda = lambda;
  const bool inside = method != Perturbation::none && !isOfOutput(method);
  if (inside) objective.linear = noise / static_cast<double>(x->rows());
  Minimum found =
      certified ? certifiedMinimum(*x, *y, objective, *certified) : minimise(*x, *y, objective, start, goOn);
  if (isOfOutput(method)) found.weights += noise;
  return {.weights = std::move(found.weights),
          .noise = noise,
          .objective = found.objective,
          .gradientNorm = found.gradientNorm,
          .steps = found.steps,
          .reached = found.reached,
          .plan = plan};
}

PerturbationLaw PerturbationLaw::kept() const {
  PerturbationLaw own = *this;
  own.x = copyOf(*x);
  own.y = std::make_shared<const VectorXd>(*y);
  own.goOn = {};
  return own;
}

PerturbationLaw::Density PerturbationLaw::densityAt(const VectorXd& weights) const {
  const NoiseOfWeights at = noiseOfWeights(*x, *y, loss, plan, weights);
  const auto hessian = hessianAt(*x, *y, loss, at, goOn);
  return {at.noise, hessian ? Cholesky(*hessian).logDeterminant() : kNaN};
}

AnswerLoss PerturbationLaw::lossAgainst(const PerturbationLaw& other, const Answer& answer) const {
  if (method == Perturbation::none || other.x->columns() != x->columns() || !(other.plan == plan))
    return AnswerLoss::endless();
  if (!isOfOutput(method)) {
    const Density one = densityAt(answer.weights), another = other.densityAt(answer.weights);
    const double scale = plan.noiseScale;
    if (!plan.isNormal)
      return lossOfDensities(one.logDeterminant - one.noise.norm() / scale,
                             another.logDeterminant - another.noise.norm() / scale);
    AnswerLoss told = lossOfDensities(one.logDeterminant, another.logDeterminant);
    told.moved = (one.noise - another.noise).norm() / scale;
    return told;
  }
  const VectorXd none = VectorXd::Zero(x->columns());
  const double moved = (fit(none).weights - other.fit(none).weights).norm() / plan.noiseScale;
  return plan.isNormal ? AnswerLoss{.moved = moved} : AnswerLoss{.most = moved};
}

}  // namespace epsiscope
