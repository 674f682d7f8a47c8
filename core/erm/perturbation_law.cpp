#include "core/erm/perturbation_law.h"

#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

#include "core/erm/minimise.h"
#include "core/linear/cholesky.h"
#include "core/random/norm_noise.h"

namespace epsiscope {

using Eigen::Index, Eigen::VectorXd;

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
  std::vector<std::uint32_t> all(x->rows());
  std::iota(all.begin(), all.end(), 0U);
  PerturbationLaw own = *this;
  own.x = x->takeRows(all);
  own.y = std::make_shared<const VectorXd>(*y);
  own.goOn = {};
  return own;
}

double PerturbationLaw::logDensity(const VectorXd& weights) const {
  const double n = static_cast<double>(x->rows());
  VectorXd pulls = VectorXd::Constant(weights.size(), n * (plan.lambda + plan.extraRegularisation));
  pulls[weights.size() - 1] *= plan.shareOfLast;
  VectorXd margins;
  x->margins(weights, margins);
  VectorXd slopes(margins.size()), bends(margins.size());
  for (Index i = 0; i < margins.size(); ++i) {
    const double z = (*y)[i] * margins[i];
    slopes[i] = (*y)[i] * derivative(loss, z);
    bends[i] = secondDerivative(loss, z);
  }
  const VectorXd noise = -(pulls.cwiseProduct(weights) + x->transposedTimes(slopes));
  Eigen::MatrixXd hessian;
  if (!x->weightedGram(bends, hessian, goOn)) return 0;
  hessian.diagonal() += pulls;
  return Cholesky(hessian).logDeterminant() - noise.norm() / plan.noiseScale;
}

AnswerLoss PerturbationLaw::lossAgainst(const PerturbationLaw& other, const Answer& answer) const {
  if (method == Perturbation::none || other.x->columns() != x->columns() || !(other.plan == plan))
    return AnswerLoss::endless();
  if (!isOfOutput(method))
    return {.most = std::abs(logDensity(answer.weights) - other.logDensity(answer.weights))};
  const VectorXd none = VectorXd::Zero(x->columns());
  return {.most = (fit(none).weights - other.fit(none).weights).norm() / plan.noiseScale};
}

}  // namespace epsiscope
