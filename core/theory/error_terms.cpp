#include "core/theory/error_terms.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace epsiscope {

/// R1: an epsilon-private output's expected loss on a fresh row exceeds that on its own rows by at most
/// e^epsilon - 1 <= 2 epsilon times the latter, here at most 2 theta^2 + (2 M)^2. R2 = E b^2. S is E|S| by
/// Hoeffding's inequality for a loss within 8 M^2 of its mean.
ErrorTerms errorTerms(const OutputPerturbation& release, const Smoothness& smoothness, NoiseBound bound) {
  const double theta = leastSquaresNoise(release, bound).scale;
  const double square = release.labelBound * release.labelBound;
  ErrorTerms terms;
  terms.randomError2 = 2 * theta * theta;
  terms.randomError1 = 2 * release.epsilon * (terms.randomError2 + 4 * square);
  terms.sampleError = 8 * std::sqrt(2 * std::numbers::pi) * square / std::sqrt(release.rows);
  terms.approximation =
      smoothness.approximationConstant * std::pow(release.lambda, std::min(2 * smoothness.r, 1.0));
  terms.sum = terms.randomError1 + terms.randomError2 + terms.sampleError + terms.approximation;
  return terms;
}

TheoryRange theoryRange(double epsilon, double lambda) {
  return {.randomError1 = epsilon <= kRandomErrorLimit, .paper = epsilon < 1 && lambda <= 1};
}

double recommendedLambda(double rows, double epsilon, double r) {
  return std::pow(1 / (rows * epsilon), 2 / std::min(4.0, 3 + 2 * r));
}

double recommendedEpsilon(double rows, double r) {
  return std::pow(rows, -learningRate(r));
}

double learningRate(double r) {
  return std::min(1.0 / 3, 4 * r / (3 + 6 * r));
}

/// E|b| = theta, and a loss changes by at most C_L |b|.
double convexRandomError2(const OutputPerturbation& release, const ConvexLoss& loss, NoiseBound bound) {
  const double theta = convexLossNoise(release, loss.lipschitz, loss.convexity, bound).scale;
  return bound == NoiseBound::asPrinted ? theta : loss.lipschitz * theta;
}

/// epsilon = 1/sqrt(lambda m), lambda = m^(-1/(2 beta + 1)) in 2 (B_0 + lambda Omega(0)) epsilon + (1 + 2
/// epsilon) R2 + S + c_beta lambda^beta: R2 = (2 kappa^2 C_L^2/gamma)/sqrt(lambda m), S = 2 sqrt(2 pi)
/// B_rho/sqrt(m), epsilon and lambda at most 1, and every power of 1/m at least beta/(2 beta + 1).
double theorem4Constant(double kappa, const ConvexLoss& loss, NoiseBound bound) {
  const double common = 2 * loss.atZero + 2 * loss.regulariserAtZero + loss.approximationConstant;
  const double noise = 3 * kappa * kappa * loss.lipschitz / loss.convexity;
  if (bound == NoiseBound::asPrinted) return common + noise;
  return common + 2 * loss.lipschitz * noise + 2 * std::sqrt(2 * std::numbers::pi) * loss.bound;
}

}  // namespace epsiscope
