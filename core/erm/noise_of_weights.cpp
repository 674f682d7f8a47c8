#include "core/erm/noise_of_weights.h"

namespace epsiscope {

using Eigen::Index, Eigen::VectorXd;

NoiseOfWeights noiseOfWeights(const ClassRows& x, const VectorXd& y, const Loss& loss,
                              const PerturbationPlan& plan, const VectorXd& weights) {
  NoiseOfWeights at;
  const auto n = static_cast<double>(x.rows());
  const double regularisation = plan.lambda + plan.extraRegularisation;
  at.pulls = VectorXd::Constant(weights.size(), n * regularisation);
  at.pulls[weights.size() - 1] = n * (plan.shareOfLast * regularisation);
  x.margins(weights, at.margins);
  VectorXd slopes(at.margins.size());
  for (Index i = 0; i < slopes.size(); ++i) slopes[i] = y[i] * derivative(loss, y[i] * at.margins[i]);
  at.noise = -(at.pulls.cwiseProduct(weights) + x.transposedTimes(slopes));
  return at;
}

std::optional<Eigen::MatrixXd> hessianAt(const ClassRows& x, const VectorXd& y, const Loss& loss,
                                         const NoiseOfWeights& at, const GoOn& goOn) {
  VectorXd bends(at.margins.size());
  for (Index i = 0; i < bends.size(); ++i) bends[i] = secondDerivative(loss, y[i] * at.margins[i]);
  Eigen::MatrixXd hessian;
  if (!x.weightedGram(bends, hessian, goOn)) return std::nullopt;
  hessian.diagonal() += at.pulls;
  return hessian;
}

}  // namespace epsiscope
