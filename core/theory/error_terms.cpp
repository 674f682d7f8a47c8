#include "core/theory/error_terms.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace epsiscope {

/// R1: an epsilon-private output's expected loss on a fresh row exceeds that on its own rows by at most
/// e^epsilon - 1 <= 2 epsilon times the latter, here at most 2 theta^2 + (2 M)^2. R2 = E b^2. S is that of a
/// loss within [0, (2 M)^2].
ErrorTerms errorTerms(const OutputPerturbation& release, const Smoothness& smoothness, NoiseBound bound) {
  const double theta = leastSquaresNoise(release, bound).scale;
  const double square = release.labelBound * release.labelBound;
  ErrorTerms terms;
  terms.randomError2 = 2 * theta * theta;
  terms.randomError1 = 2 * release.epsilon * (terms.randomError2 + 4 * square);
  terms.sampleError = sampleErrorOf(4 * square, release.rows, bound);
  terms.approximation =
      smoothness.approximationConstant * std::pow(release.lambda, std::min(2 * smoothness.r, 1.0));
  terms.sum = terms.randomError1 + terms.randomError2 + terms.sampleError + terms.approximation;
  return terms;
}

/// A loss within [0, B] is within B of its mean; the papers say 2 B (8 M^2 for B = 4 M^2). Hoeffding's
/// inequality as they use it, P(|S| >= t) <= 2 exp(-m t^2/(2 B^2)), has the integral sqrt(2 pi) B/sqrt(m).
double sampleErrorOf(double lossBound, double rows, NoiseBound bound) {
  const double printed = bound == NoiseBound::asPrinted ? 2 : 1;
  return printed * std::sqrt(2 * std::numbers::pi) * lossBound / std::sqrt(rows);
}

/// The proof of Theorem 2: R1 <= (e^epsilon - 1) E E_z(f_A) <= 2 epsilon (R2 + E E_z(pi(f_z))), and
/// E_z(pi(f_z))
/// <= E_z(f_z) + lambda |f_z|^2 <= E_z(f_lambda) + lambda |f_lambda|^2 = S + D + E(f_rho). In E(f_A) -
/// E(f_rho) <= R1 + R2 + S + D that makes (1 + 2 epsilon) (R2 + S + D) + 2 epsilon E(f_rho). The paper's last
/// line drops the factor before D.
double excessAtEpsilon(const ErrorTerms& terms, double epsilon, NoiseBound bound) {
  const double factor = 1 + 2 * epsilon;
  return factor * (terms.randomError2 + terms.sampleError) +
         (bound == NoiseBound::asPrinted ? 1 : factor) * terms.approximation;
}

RateChoice recommendedForRidge(double rows, double r) {
  const double epsilon = recommendedEpsilon(rows, r);
  return {.lambda = recommendedLambda(rows, epsilon, r), .epsilon = epsilon, .rate = learningRate(r)};
}

/// R2 falls as 1/(lambda^3 m^2), D as lambda^min(2r, 1), S as m^(-1/2): with this lambda none slower than the
/// rate.
RateChoice ridgeAtEpsilon(double rows, double epsilon, double r) {
  return {.lambda = recommendedLambda(rows, 1, r),
          .epsilon = epsilon,
          .rate = std::min(0.5, 4 * r / (3 + 2 * r))};
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
/// epsilon) R2 + S + c_beta lambda^beta: R2 = (2 kappa^2 C_L^2/gamma)/sqrt(lambda m), S = sqrt(2 pi)
/// B_rho/sqrt(m), epsilon and lambda at most 1, and every power of 1/m at least beta/(2 beta + 1).
double theorem4Constant(double kappa, const ConvexLoss& loss, NoiseBound bound) {
  const double common = 2 * loss.atZero + 2 * loss.regulariserAtZero + loss.approximationConstant;
  const double noise = 3 * kappa * kappa * loss.lipschitz / loss.convexity;
  if (bound == NoiseBound::asPrinted) return common + noise;
  return common + 2 * loss.lipschitz * noise + sampleErrorOf(loss.bound, 1, bound);
}

}  // namespace epsiscope
