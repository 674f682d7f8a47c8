#pragma once

#include "core/theory/error_terms.h"

#include <span>

namespace epsiscope {

/// Nie and Wang's decomposition (perturbation, section 4) for the hinge loss: C_L = 1, kappa and theta those
/// of the release, B_0 = 1 the loss of f = 0, B_rho = 2 at most the loss of a function within [-1, 1]
/// (printed (M + 1)^2 = 4 for M + 1).
///   E(f_A) - E(f_c) <= R1 + R2 + S + D(lambda), E the expected hinge loss,
///   R2 <= C_L E|b| = theta,
///   R1 <= (e^epsilon - 1) (R2 + B_0) <= 2 epsilon (1 + theta) for epsilon up to kRandomErrorLimit,
///   S <= sqrt(2 pi) B_rho / sqrt(m), D(lambda) <= c_D lambda^min(r, 1).
/// Clamping f to [-1, 1] raises no hinge loss, so that the bounds hold for the clamped release too.
ErrorTerms hingeTerms(const OutputPerturbation& release, const Smoothness& smoothness, NoiseBound bound);

/// The bound on the share of wrong signs above the smallest possible one: the excess hinge loss itself (Zhang
/// 2004; Bartlett, Jordan and McAuliffe 2006), and never above 1. As printed, for a general convex loss: the
/// root of twice it.
double excessOfWrongSigns(double excessHingeLoss, NoiseBound bound);

/// The choice of Theorem 4 with beta = min(r, 1): lambda = m^(-1/(2 beta + 1)), epsilon = 1/sqrt(lambda m);
/// the expected hinge loss then falls as m^-rate.
RateChoice recommendedForHinge(double rows, double r);
/// Theorem 2 of least squares carried over (ours): epsilon stays, lambda = m^(-1/(beta + 1)), and the bound
/// of excessAtEpsilon() falls as m^-(beta/(beta + 1)).
RateChoice hingeAtEpsilon(double rows, double epsilon, double r);

/// Mean of E(1 - y (pi(f) + b))_+ - (1 - y pi(f))_+ = theta/2 exp(-(1 - y pi(f))/theta), b Laplace with scale
/// theta >= 0, pi the clamp to [-1, 1]: never above theta/2.
double meanExcessHingeLoss(std::span<const double> decisions, std::span<const double> labels, double scale);

}  // namespace epsiscope
