#pragma once

#include "core/theory/output_perturbation.h"

namespace epsiscope {

/// The assumption about the unknown: f_rho is in the range of L_K^r, D(lambda) = c_D lambda^min(2r, 1).
struct Smoothness {
  double r = 0.5;
  double approximationConstant = 1;  ///< c_D: the paper's depends on f_rho and is not known
  bool operator==(const Smoothness&) const = default;
};

/// Nie and Wang's decomposition of the expected excess error of least squares with output perturbation
/// (error analysis, (3)): E(f_A) - E(f_rho) <= R1 + R2 + S + D(lambda). Each is an upper bound.
struct ErrorTerms {
  double randomError1 = 0;   ///< R1 = 2 epsilon (2 theta^2 + 4 M^2)
  double randomError2 = 0;   ///< R2 = 2 theta^2
  double sampleError = 0;    ///< S = 4 sqrt(2 pi) M^2 / sqrt(m), printed 8 for 4; the expectation itself is 0
  double approximation = 0;  ///< D(lambda)
  double sum = 0;
};
ErrorTerms errorTerms(const OutputPerturbation& release, const Smoothness& smoothness, NoiseBound bound);
/// E|S|, the mean distance of a loss's mean over m rows from its expectation: at most sqrt(2 pi) B / sqrt(m)
/// for a loss within [0, B]. Both papers print twice this.
double sampleErrorOf(double lossBound, double rows, NoiseBound bound);

/// The range in which the bounds hold. The release is private for every epsilon.
struct TheoryRange {
  bool randomError1 = true;  ///< e^epsilon - 1 <= 2 epsilon: up to kRandomErrorLimit
  bool paper = true;         ///< epsilon < 1 and lambda <= 1, assumed throughout by the papers
};
TheoryRange theoryRange(double epsilon, double lambda);
/// The positive root of e^x = 1 + 2 x.
inline constexpr double kRandomErrorLimit = 1.2564312086261697;

/// Parameters for m rows along which a bound falls as m^-rate.
struct RateChoice {
  double lambda = 0, epsilon = 0, rate = 0;
};
/// Theorem 3: lambda* and epsilon* below.
RateChoice recommendedForRidge(double rows, double r);
/// Theorem 2: epsilon stays, lambda = m^(-2/min(4, 3 + 2r)), rate min(1/2, 4r/(3 + 2r)), for the bound of
/// excessAtEpsilon().
RateChoice ridgeAtEpsilon(double rows, double epsilon, double r);
/// Theorem 2's bound (1 + 2 epsilon) (R2 + S + D) on E(f_A) - (1 + 2 epsilon) E(f_rho), for epsilon up to
/// kRandomErrorLimit. As printed, D stands there once.
double excessAtEpsilon(const ErrorTerms& terms, double epsilon, NoiseBound bound);

/// (1/(m epsilon))^(2/min(4, 3 + 2r)): balances the terms at a given epsilon (Theorem 3).
double recommendedLambda(double rows, double epsilon, double r);
/// (1/m)^min(1/3, 4r/(3 + 6r)) (Theorem 3).
double recommendedEpsilon(double rows, double r);
/// The error falls as m^-rate: min(1/3, 4r/(3 + 6r)).
double learningRate(double r);

/// Constants of a convex loss (Nie and Wang, perturbation, section 4).
struct ConvexLoss {
  double lipschitz = 1;              ///< C_L
  double convexity = 2;              ///< gamma of Omega
  double atZero = 1;                 ///< B_0, at least the mean loss of f = 0
  double regulariserAtZero = 0;      ///< Omega(0)
  double bound = 2;                  ///< B_rho, at least the loss of f_lambda
  double approximationConstant = 1;  ///< c_beta
};
/// R2 of Proposition 3, C_L E|b|: 2 kappa^2 C_L^2 / (lambda gamma m epsilon) for one prediction. As printed
/// it has neither the 2 nor the second C_L.
double convexRandomError2(const OutputPerturbation& release, const ConvexLoss& loss, NoiseBound bound);
/// The constant of Theorem 4: 2 B_0 + 2 Omega(0) + 6 kappa^2 C_L^2 / gamma + sqrt(2 pi) B_rho + c_beta. As
/// printed: 3 kappa^2 C_L / gamma, and no B_rho.
double theorem4Constant(double kappa, const ConvexLoss& loss, NoiseBound bound);

}  // namespace epsiscope
