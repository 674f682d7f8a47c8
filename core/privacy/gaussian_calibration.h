#pragma once

namespace epsiscope {

/// Logarithm of the smallest delta for which Gaussian noise of standard deviation `sigma` is (epsilon,
/// delta)-private when the value moves by at most `sensitivity` (Balle and Wang 2018, Theorem 8).
double gaussianLogDelta(double epsilon, double sigma, double sensitivity);

/// The smallest standard deviation that is (epsilon, delta)-private, for every epsilon > 0 and delta in (0,
/// 1).
double analyticGaussianSigma(double epsilon, double delta, double sensitivity);

/// sensitivity sqrt(2 ln(1.25/delta))/epsilon: proved for epsilon < 1 only (Dwork and Roth 2014, Theorem
/// A.1).
double classicGaussianSigma(double epsilon, double delta, double sensitivity);

}  // namespace epsiscope
