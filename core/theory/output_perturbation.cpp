#include "core/theory/output_perturbation.h"

#include "core/privacy/gaussian_calibration.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

namespace epsiscope {

namespace {

/// Bounds of one prediction's change, for the exact minimiser.
struct Sensitivities {
  double paper = 0;  ///< as the proof has it; the noise is printed for half of it
  double tight = 0;
};

NoiseScale printedNoise(double paper, double tight, const OutputPerturbation& release) {
  NoiseScale noise{.sensitivity = paper, .scale = paper / (2 * release.epsilon), .reason = {}};
  noise.proved = release.predictions == 1 && tight <= paper / 2;
  if (noise.proved) return noise;
  noise.reason =
      release.predictions == 1
          ? sentence("Core", "This is half the noise that its proof asks for: only twice epsilon is proved.")
          : sentence("Core", "One number added to all predictions releases their differences exactly.");
  return noise;
}

/// N Laplace densities with scale N Delta/epsilon, each moved by at most Delta: their product changes by at
/// most a factor e^epsilon. Both neighbours' computed predictions may be off by `shift`. The clamp moves no
/// two values further apart and leaves them within its width, 2 M.
NoiseScale noiseFor(const Sensitivities& exact, double shift, const OutputPerturbation& release,
                    NoiseBound bound) {
  assert(release.rows > 0 && release.lambda > 0 && release.epsilon > 0 && release.predictions >= 1);
  const double tight = std::min(exact.tight + 2 * shift, 2 * release.labelBound);
  if (bound == NoiseBound::asPrinted) return printedNoise(exact.paper, tight, release);
  NoiseScale noise;
  noise.sensitivity = bound == NoiseBound::tight ? tight : exact.paper + 2 * shift;
  noise.scale = release.predictions * noise.sensitivity / release.epsilon;
  return noise;
}

/// For lambda <= 1. Both minimisers f and f' have |.|_K <= R = M/sqrt(lambda), since lambda |f|^2 <= P(f) <=
/// P(0) <= M^2. With h = f - f', (x, y) and (x', y') the rows that differ, the two conditions P'(f) = 0 give
///   (1/m) sum_{i<m} h(x_i) K_{x_i} + lambda h = (1/m) ((f'(x') - y') K_{x'} - (f(x) - y) K_x).
/// The product with h: lambda |h|^2 <= (1/m) 2 (kappa R + M) kappa |h|, hence |h(t)| <= kappa |h| <= 2
/// kappa^2 (kappa R + M)/(lambda m), and M <= R exactly if lambda <= 1 (Nie and Wang, error analysis, Lemma
/// 2).
double paperLeastSquares(const OutputPerturbation& r) {
  const double radius = r.labelBound / std::sqrt(r.lambda);
  return 2 * radius * r.kappa * r.kappa * (r.kappa + 1) / (r.lambda * r.rows);
}

/// For every lambda > 0. Let g minimise (1/m) sum_{i<m} (g(x_i) - y_i)^2 + lambda |g|^2 over the m - 1 rows
/// that both have. With A = K + lambda m I on these rows, k_t = (K(x_i, t))_i and Kt(s, t) = K(s, t) - k_s'
/// A^-1 k_t (a Schur complement in the positive semidefinite matrix of K + lambda m on the rows and K on s,
/// t, hence a kernel with Kt(t, t) <= K(t, t) <= kappa^2), eliminating the last row's unknown from the m
/// normal equations gives
///   f(t) = g(t) + (y - g(x)) Kt(x, t)/(lambda m + Kt(x, x)).
/// The factor is at most kappa^2/(lambda m) by Cauchy and Schwarz. For g = sum_i a_i K_{x_i}, a = A^-1 y,
/// |g|_K^2 = y' A^-1 K A^-1 y is at most |y|^2 times the largest k/(k + lambda m)^2, which is 1/(4 lambda m):
/// |g|_K^2 <= (m - 1) M^2/(4 lambda m), |g(x)| <= kappa M/(2 sqrt(lambda)). So f and f' are each within
/// (M + kappa M/(2 sqrt(lambda))) kappa^2/(lambda m) of g.
double tightLeastSquares(const OutputPerturbation& r) {
  return 2 * r.kappa * r.kappa * r.labelBound * (1 + r.kappa / (2 * std::sqrt(r.lambda))) /
         (r.lambda * r.rows);
}

/// P and P' are lambda gamma-strongly convex, so P(f') >= P(f) + (lambda gamma/2) |h|^2 with h = f - f', and
/// the same with P' and f' in turn. In the sum all but the terms of the rows that differ cancel:
///   lambda gamma |h|^2 <= (1/m) (L(f'(x), y) - L(f(x), y) + L(f(x'), y') - L(f'(x'), y'))
///                      <= (2 C_L/m) kappa |h|,
/// and |h(t)| <= kappa |h| (Nie and Wang, perturbation, Theorem 2).
double convexLoss(const OutputPerturbation& r, double lipschitz, double convexity) {
  return 2 * r.kappa * r.kappa * lipschitz / (r.lambda * convexity * r.rows);
}

/// Bounds of the change of the minimiser in the norm |.|_K when one row is replaced, and `most`: of its
/// change whatever is replaced.
struct FunctionMoves {
  double paper = 0, tight = 0, most = 0;
};

/// The paper's bound is |h(t)| <= kappa |h|_K with the |h|_K of its proof. The tight one, from the same g as
/// above: f - g = (y - g(x)) Kt(x, .)/(lambda m + Kt(x, x)), and Kt(x, .) = K_x - k_x' A^-1 (K_{x_i})_i has
///   |Kt(x, .)|_K^2 = K(x, x) - 2 k_x' A^-1 k_x + k_x' A^-1 K A^-1 k_x <= Kt(x, x),
/// because K <= A there. So |f - g|_K <= (M + kappa M/(2 sqrt(lambda))) sqrt(v)/(lambda m + v) with v = Kt(x,
/// x) in [0, kappa^2], which grows up to v = lambda m. And |f|_K <= M/(2 sqrt(lambda)) by the bound on |g|_K,
/// for every table: no two are further apart than twice that.
FunctionMoves leastSquaresMoves(const OutputPerturbation& r) {
  const double strength = r.lambda * r.rows, most = std::min(strength, r.kappa * r.kappa);
  const double root = std::sqrt(r.lambda);
  return {.paper = paperLeastSquares(r) / r.kappa,
          .tight = 2 * r.labelBound * (1 + r.kappa / (2 * root)) * std::sqrt(most) / (strength + most),
          .most = r.labelBound / root};
}

/// The most that two minimisers are apart, of any tables with labels in [-1, 1]: twice the longest one. The
/// minimiser is f = (1/(2 lambda m)) sum b_i K_{x_i}, b_i minus slopes of L, so that |f|_K <= kappa C_L/(2
/// lambda). And by strong convexity P(0) >= P(f)
/// + lambda |f|_K^2 >= 2 lambda |f|_K^2, where P(0) is a mean of losses of 0.
double largestDistance(const KernelLoss& loss, const OutputPerturbation& r) {
  const LossSlopes slopes = slopesOf(loss);
  return std::min(r.kappa * std::max(slopes.falling, slopes.rising) / r.lambda,
                  std::sqrt(2 * valueAtZero(loss) / r.lambda));
}

/// The slopes of the loss at predictions of minimisers. That of the logistic loss at f(x) is 1/(1 + e^(y
/// f(x))), and |f(x)| <= kappa |f|_K.
LossSlopes slopesAtMinimisers(const KernelLoss& loss, const OutputPerturbation& r) {
  if (loss.kind != KernelLossKind::logistic) return slopesOf(loss);
  const double most = fallingLogistic(-r.kappa * largestDistance(loss, r) / 2);
  return {.falling = most, .rising = most};
}

/// The Lipschitz constant with which convexLoss() holds. Minimisers f and f' of tables that differ in the
/// rows (x, y) and (x', y') have slopes s_i of L at f(x_i), and s_i' at f'(x_i), with 2 lambda f + (1/m) sum
/// s_i K_{x_i} = 0, and the same for f'. The difference of the two, times h = f - f': in the common rows (s_i
/// - s_i') h(x_i) >= 0, for slopes of a convex function do not fall, and what is left is
///   2 lambda m |h|^2 <= <s' K_{x'} - s K_x, h> <= |s K_x - s' K_{x'}| |h|.
/// With different signs the two slopes are kappa (|s| + |s'|) apart at most; of the same sign |s K_x - s'
/// K_{x'}|^2 = s^2 K(x, x) + s'^2 K(x', x') - 2 s s' K(x, x'), at most twice the square of kappa times the
/// larger one where K(x, x') >= 0, and four times wherever. Half of that is the constant.
double tightLipschitz(const KernelLoss& loss, const OutputPerturbation& r) {
  const LossSlopes slopes = slopesAtMinimisers(loss, r);
  const double opposite = slopes.falling + slopes.rising, larger = std::max(slopes.falling, slopes.rising);
  return std::max(opposite, (r.isNonNegative ? std::numbers::sqrt2 : 2) * larger) / 2;
}

constexpr double kOfSquaredNorm = 2;  // strong convexity of |.|_K^2

/// What a machine learns labels in multiples of.
double unitOf(const KernelLoss& loss, const OutputPerturbation& r) {
  return isOfClasses(loss.kind) ? 1 : r.labelBound;
}

/// Bounds of one prediction's change for any loss but the square, in the labels' unit.
Sensitivities machineSensitivities(const KernelLoss& loss, const OutputPerturbation& r) {
  const LossSlopes slopes = slopesOf(loss);
  const double paper = convexLoss(r, std::max(slopes.falling, slopes.rising), kOfSquaredNorm);
  const double unit = unitOf(loss, r);
  return {.paper = unit * paper, .tight = unit * convexLoss(r, tightLipschitz(loss, r), kOfSquaredNorm)};
}

/// |h(t)| <= kappa |h|_K with the |h|_K of the proofs.
FunctionMoves machineMoves(const KernelLoss& loss, const OutputPerturbation& r) {
  const Sensitivities ofPrediction = machineSensitivities(loss, r);
  return {.paper = ofPrediction.paper / r.kappa,
          .tight = ofPrediction.tight / r.kappa,
          .most = unitOf(loss, r) * largestDistance(loss, r)};
}

/// Tables that differ in all rows of a person are as many replacements apart, and both computed functions may
/// be off by `shift`. The predictions at any points t_i are normal numbers with covariance s^2 T, T = K(t_i,
/// t_j), whose means move by d = (h(t_i)). No function with these values is shorter than sqrt(d' T^- d), so
/// d' T^- d <= |h|_K^2 (d lies in the range of T): the two laws are told apart no better than normal numbers
/// of deviation s whose means are |h|_K apart (Hall, Rinaldo and Wasserman 2013, Proposition 8; what holds
/// for all finite sets of points holds for the process), and s is for that (Balle and Wang 2018, Theorem 8).
/// Clamping looks at nothing else.
NoiseScale functionNoise(const FunctionMoves& moves, double shift, const FunctionRelease& release,
                         NoiseBound bound) {
  assert(bound != NoiseBound::asPrinted && release.together >= 1);
  const double one = bound == NoiseBound::tight ? moves.tight : moves.paper;
  const double moved = release.together * one;
  NoiseScale noise;
  noise.sensitivity = (bound == NoiseBound::tight ? std::min(moved, moves.most) : moved) + 2 * shift;
  noise.scale = analyticGaussianSigma(release.of.epsilon, release.delta, noise.sensitivity);
  return noise;
}

/// Where the paper has no proof for so large a lambda.
void refuseLargeLambda(const OutputPerturbation& release, NoiseBound bound, NoiseScale& noise) {
  if (bound != NoiseBound::paper || release.lambda <= 1) return;
  noise.proved = false;
  noise.reason = sentence("Core",
                          "This bound is proved only for lambda up to 1, and too small for large ones: "
                          "choose the tight bound.");
}

}  // namespace

/// Strong convexity: gap >= P(f) - P(f*) >= (lambda gamma/2) |f - f*|_K^2.
double minimiserShift(const OutputPerturbation& release, double convexity) {
  return release.kappa * std::sqrt(2 * release.gap / (release.lambda * convexity));
}

NoiseScale leastSquaresNoise(const OutputPerturbation& release, NoiseBound bound) {
  NoiseScale noise = noiseFor({.paper = paperLeastSquares(release), .tight = tightLeastSquares(release)},
                              minimiserShift(release), release, bound);
  refuseLargeLambda(release, bound, noise);
  return noise;
}

/// The gap is that of labels in halves of their range. Attained by the hinge, C_L = 1: with distant points
/// (K = I) and lambda m >= 1/2, f(x_i) = y_i/(2 lambda m), and a flipped label moves it by 1/(lambda m).
NoiseScale machineNoise(const KernelLoss& loss, const OutputPerturbation& release, NoiseBound bound) {
  if (loss.kind == KernelLossKind::square) return leastSquaresNoise(release, bound);
  return noiseFor(machineSensitivities(loss, release), unitOf(loss, release) * minimiserShift(release),
                  release, bound);
}

NoiseScale convexLossNoise(const OutputPerturbation& release, double lipschitz, double convexity,
                           NoiseBound bound) {
  const double sensitivity = convexLoss(release, lipschitz, convexity);
  return noiseFor({.paper = sensitivity, .tight = sensitivity}, minimiserShift(release, convexity), release,
                  bound);
}

NoiseScale leastSquaresFunctionNoise(const FunctionRelease& release, NoiseBound bound) {
  NoiseScale noise = functionNoise(leastSquaresMoves(release.of),
                                   minimiserShift(release.of) / release.of.kappa, release, bound);
  refuseLargeLambda(release.of, bound, noise);
  return noise;
}

NoiseScale machineFunctionNoise(const KernelLoss& loss, const FunctionRelease& release, NoiseBound bound) {
  if (loss.kind == KernelLossKind::square) return leastSquaresFunctionNoise(release, bound);
  const double shift = unitOf(loss, release.of) * minimiserShift(release.of) / release.of.kappa;
  return functionNoise(machineMoves(loss, release.of), shift, release, bound);
}

/// The first line of convexLoss(): lambda gamma |h|^2 is at most 1/m times two losses less two others, hence
/// at most 2 B/m. The paper's detour over the common m - 1 rows has 16 B: the root of 8 times as much noise,
/// which is private all the more.
NoiseScale boundedLossNoise(const OutputPerturbation& release, double lossBound, double convexity,
                            NoiseBound bound) {
  const double losses = bound == NoiseBound::asPrinted ? 16 : 2;
  NoiseScale noise;
  noise.sensitivity =
      release.kappa * std::sqrt(losses * lossBound / (release.lambda * convexity * release.rows)) +
      2 * minimiserShift(release, convexity);
  noise.scale = release.predictions * noise.sensitivity / release.epsilon;
  return noise;
}

/// P(f) <= P(0): lambda |f|_K^2 <= M^2, so that |f(x) - y| <= M + kappa M/sqrt(lambda).
double largestSquaredLoss(const OutputPerturbation& release) {
  const double difference = release.labelBound * (1 + release.kappa / std::sqrt(release.lambda));
  return difference * difference;
}

/// P(f) <= P(0) = 1: lambda |f|_K^2 <= 1.
double largestHingeLoss(const OutputPerturbation& release) {
  return 1 + release.kappa / std::sqrt(release.lambda);
}

}  // namespace epsiscope
