#include "core/theory/hinge_terms.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace epsiscope {

ErrorTerms hingeTerms(const OutputPerturbation& release, const Smoothness& smoothness, NoiseBound bound) {
  constexpr double kLossAtZero = 1;
  const double lossBound = bound == NoiseBound::asPrinted ? 4 : 2;
  ErrorTerms terms;
  terms.randomError2 = machineNoise(kHingeLoss, release, bound).scale;
  terms.randomError1 = 2 * release.epsilon * (kLossAtZero + terms.randomError2);
  terms.sampleError = sampleErrorOf(lossBound, release.rows, bound);
  terms.approximation =
      smoothness.approximationConstant * std::pow(release.lambda, std::min(smoothness.r, 1.0));
  terms.sum = terms.randomError1 + terms.randomError2 + terms.sampleError + terms.approximation;
  return terms;
}

/// The proof at one x, with p = P(y = 1): a wrong sign costs |2p - 1| more than the right one. The mean hinge
/// loss C(a) = p (1 - a)_+ + (1 - p) (1 + a)_+ is convex with its least value 2 min(p, 1 - p) at the right
/// one of -1 and 1, and C(0) = 1, so that C(a) >= 1 where a is 0 or has the wrong sign: there C(a) exceeds
/// the least value by at least 1 - 2 min(p, 1 - p) = |2p - 1|. Elsewhere the sign costs nothing.
double excessOfWrongSigns(double excessHingeLoss, NoiseBound bound) {
  const double excess = bound == NoiseBound::asPrinted ? std::sqrt(2 * excessHingeLoss) : excessHingeLoss;
  return std::min(excess, 1.0);
}

RateChoice recommendedForHinge(double rows, double r) {
  const double beta = std::min(r, 1.0);
  const double lambda = std::pow(rows, -1 / (2 * beta + 1));
  return {.lambda = lambda, .epsilon = 1 / std::sqrt(lambda * rows), .rate = beta / (2 * beta + 1)};
}

/// The proof of excessAtEpsilon() asks only that clamping raises no loss. R2 falls as 1/(lambda m), D as
/// lambda^beta, S as m^(-1/2), and beta/(beta + 1) <= 1/2.
RateChoice hingeAtEpsilon(double rows, double epsilon, double r) {
  const double beta = std::min(r, 1.0);
  return {.lambda = std::pow(rows, -1 / (beta + 1)), .epsilon = epsilon, .rate = beta / (beta + 1)};
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
