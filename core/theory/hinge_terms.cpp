#include "core/theory/hinge_terms.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

namespace epsiscope {

ErrorTerms hingeTerms(const OutputPerturbation& release, const Smoothness& smoothness, NoiseBound bound) {
  constexpr double kLossAtZero = 1, kLossBound = 2;
  ErrorTerms terms;
  terms.randomError2 = svmNoise(release, bound).scale;
  terms.randomError1 = 2 * release.epsilon * (kLossAtZero + terms.randomError2);
  terms.sampleError = 2 * std::sqrt(2 * std::numbers::pi) * kLossBound / std::sqrt(release.rows);
  terms.approximation =
      smoothness.approximationConstant * std::pow(release.lambda, std::min(smoothness.r, 1.0));
  terms.sum = terms.randomError1 + terms.randomError2 + terms.sampleError + terms.approximation;
  return terms;
}

HingeChoice recommendedForHinge(double rows, double r) {
  const double beta = std::min(r, 1.0);
  const double lambda = std::pow(rows, -1 / (2 * beta + 1));
  return {.lambda = lambda, .epsilon = 1 / std::sqrt(lambda * rows), .rate = beta / (2 * beta + 1)};
}

double meanExcessHingeLoss(std::span<const double> decisions, std::span<const double> labels, double scale) {
  assert(decisions.size() == labels.size() && !labels.empty());
  if (!(scale > 0)) return 0;
  double sum = 0;
  for (std::size_t i = 0; i < labels.size(); ++i)
    sum += std::exp(-(1 - labels[i] * std::clamp(decisions[i], -1.0, 1.0)) / scale);
  return scale / 2 * sum / static_cast<double>(labels.size());
}

}  // namespace epsiscope
