#pragma once

#include "core/kernels/kernel_loss.h"

#include <string>

namespace epsiscope {

/// A kernel method on m private rows, labels in [-M, M], of which N predictions are released, each with
/// Laplace noise of its own: pi(f(x)) + b, pi the clamp to [-M, M]. Neighbours: one row replaced.
struct OutputPerturbation {
  double rows = 1;  ///< m
  double lambda = 1;
  double labelBound = 1;       ///< M; 1 for a support vector machine
  double kappa = 1;            ///< sup sqrt(K(x, x))
  bool isNonNegative = false;  ///< K(x, x') >= 0 for all rows
  double epsilon = 1;          ///< of the N predictions together
  double predictions = 1;      ///< N
  /// The most that the objective of the computed f may exceed the minimum by: a public bound. The
  /// sensitivities belong to the exact minimiser; the computed one is within minimiserShift of it, on both
  /// sides.
  double gap = 0;
  bool operator==(const OutputPerturbation&) const = default;
};

enum class NoiseBound {
  paper,  ///< Nie and Wang's sensitivity with the noise that their proof asks for
  tight,  ///< sharper, proved here
  /// Nie and Wang's Proposition 1 (perturbation): half the noise, one b for all points. Proved only where the
  /// tight bound happens to cover it: for least squares if lambda <= 1/4, since 2 sqrt(lambda) + kappa <= 1 +
  /// kappa there, and wherever it exceeds the clamp's width.
  asPrinted
};

struct NoiseScale {
  double sensitivity = 0;  ///< Delta_f of one prediction, an upper bound where proved
  double scale = 0;        ///< theta of the Laplace noise; its variance is 2 theta^2
  bool proved = true;
  std::string reason;  ///< why it is not proved, else empty
};

/// Least squares, (1/m) sum (f(x_i) - y_i)^2 + lambda |f|_K^2.
NoiseScale leastSquaresNoise(const OutputPerturbation& release, NoiseBound bound);
/// The same for (1/m) sum L(f(x_i), y_i) + lambda |f|_K^2 with labels in halves of their range: y_i/M and f/M
/// are what L sees of a number, and f is what comes back in the labels' unit; of classes, y_i = +-1 and f.
NoiseScale machineNoise(const KernelLoss& loss, const OutputPerturbation& release, NoiseBound bound);
/// (1/m) sum L(f(x_i), y_i) + lambda Omega(f), L convex with Lipschitz constant `lipschitz` in f(x), Omega
/// `convexity`-strongly convex in |.|_K. Tight: the same, but never above the clamp's width 2 M.
NoiseScale convexLossNoise(const OutputPerturbation& release, double lipschitz, double convexity,
                           NoiseBound bound);

/// The minimiser f as a whole: f + s G, G a centred Gaussian process with covariance K, from which
/// predictions are read, any number of them anywhere, and clamped to [-M, M] (Hall, Rinaldo and Wasserman
/// 2013).
struct FunctionRelease {
  OutputPerturbation of;  ///< epsilon is of the whole function, and there is no number of predictions
  double delta = 1e-5;
  double together = 1;  ///< the rows of one person, all of which may be replaced
};

/// How far f may move in the norm of the kernel's space, and s as `scale`: a prediction at x has normal noise
/// of deviation s sqrt(K(x, x)). NoiseBound::asPrinted is no bound of functions: nobody has printed it.
NoiseScale leastSquaresFunctionNoise(const FunctionRelease& release, NoiseBound bound);
NoiseScale machineFunctionNoise(const KernelLoss& loss, const FunctionRelease& release, NoiseBound bound);

/// The same for a convex loss that has no Lipschitz constant, but is within [0, lossBound] at every
/// minimiser: Delta_f = kappa sqrt(2 lossBound / (lambda gamma m)), printed with 16 for 2 (perturbation,
/// Theorem 1).
NoiseScale boundedLossNoise(const OutputPerturbation& release, double lossBound, double convexity,
                            NoiseBound bound);
/// The most that the squared loss and the hinge loss are at a minimiser.
double largestSquaredLoss(const OutputPerturbation& release);
double largestHingeLoss(const OutputPerturbation& release);

/// The largest distance of the computed f(x) from the exact minimiser's, given release.gap, for a convex loss
/// and a `convexity`-strongly convex Omega (2 for |.|_K^2).
double minimiserShift(const OutputPerturbation& release, double convexity = 2);

}  // namespace epsiscope
