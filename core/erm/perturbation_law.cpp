#include "core/erm/perturbation_law.h"

#include <cmath>
#include <utility>

#include "core/erm/minimise.h"
#include "core/erm/noise_of_weights.h"
#include "core/linear/cholesky.h"
#include "core/random/norm_noise.h"

namespace epsiscope {

using Eigen::VectorXd;

VectorXd PerturbationLaw::drawnNoise(Rng& rng) const {
  return method == Perturbation::none ? VectorXd() : normNoise(x->columns(), plan.noiseScale, rng);
}

PrivateFit PerturbationLaw::fit(const VectorXd& noise) const {
  Objective objective = objectiveOf(loss, plan);
  if (method == Perturbation::none) objective.lambda = lambda;
  const bool inside = method != Perturbation::none && !isOfOutput(method);
  if (inside) objective.linear = noise / static_cast<double>(x->rows());
  Minimum found = minimise(*x, *y, objective, start, goOn);
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

double PerturbationLaw::logDensity(const VectorXd& weights) const {
  const NoiseOfWeights at = noiseOfWeights(*x, *y, loss, plan, weights);
  const auto hessian = hessianAt(*x, *y, loss, at, goOn);
  return hessian ? Cholesky(*hessian).logDeterminant() - at.noise.norm() / plan.noiseScale : 0;
}

AnswerLoss PerturbationLaw::lossAgainst(const PerturbationLaw& other, const Answer& answer) const {
  if (method == Perturbation::none || other.x->columns() != x->columns() || !(other.plan == plan))
    return AnswerLoss::endless();
  if (!isOfOutput(method))
    return lossOfDensities(logDensity(answer.weights), other.logDensity(answer.weights));
  const VectorXd none = VectorXd::Zero(x->columns());
  return {.most = (fit(none).weights - other.fit(none).weights).norm() / plan.noiseScale};
}

}  // namespace epsiscope
