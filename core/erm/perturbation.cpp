#include "core/erm/perturbation.h"

#include "core/base/numbers.h"
#include "core/erm/minimise.h"
#include "core/privacy/falling_root.h"
#include "core/privacy/gaussian_calibration.h"
#include "core/privacy/normal_tail.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace epsiscope {

// The proofs. Rows have |x| <= R, losses -1 <= l' <= 0 and 0 <= l'' <= c (loss.h), L = lambda + Delta_reg. D
// and D' are the same but for one row, which is (x, y) in D and (x', y') in D'.
//
// Output. The two gradients differ by |y l'(y f.x) x - y' l'(y' f.x') x'|/n <= 2R/n at every f, and the
// objective is lambda-strongly convex: the minimisers are at most 2R/(n lambda) apart. The solver stops
// within tau/lambda of each, where the gradient is at most tau. So the release without noise moves by at most
// 2 (R + n tau)/(n lambda), and noise of density exp(-|b| epsilon / that) is epsilon-DP by the triangle
// inequality.
//
// Objective. f is the minimiser for b if and only if b = b_D(f) = -(n L f + sum y_i l'(y_i f.x_i) x_i). This
// map is a bijection, for -b_D is strongly monotone, and Lipschitz in both directions, so that the density of
// f is nu(b_D(f)) |det B_D(f)| almost everywhere, with B_D(f) = n L I + sum l''(y_i f.x_i) x_i x_i' (huber
// has kinks on finitely many hyperplanes, which have measure 0). Its log-ratio between D and D' is at most
// the sum of
//   (|b_D'| - |b_D|) / noiseScale <= |b_D' - b_D| eps'/(2R) <= eps', and
//   log det B_D - log det B_D' = log (1 + s x.A^-1 x) - log (1 + s' x'.A^-1 x'), A the part of both that is
//   the same, 0 <= s, s' <= c. A >= n L I, so that this is at most log(1 + c R^2/(n L)).
// The published proof bounds the second by twice as much. One positive and one negative term of rank one are
// the whole change: the negative one can only help.
// The second holds for every Delta_reg >= 0, and Delta_reg is chosen only by n, d, R, c, lambda and epsilon:
// the same for D and D'.
//
// Tight. L = max(lambda, quarter, calm), and b gets all that the logarithm leaves, eps' = epsilon - log(1 + c
// R^2/(n L)).
//   quarter = c R^2/(n (e^(epsilon/4) - 1)): the logarithm is at most epsilon/4. Objective raises its L to
// the same value, and there it has eps' = epsilon/2, not 3/4; and with lambda = L it pays the logarithm
// twice. With the same L the same objective is minimised, here with a shorter b.
//   calm = R^2 (sqrt(d + 1)/(n epsilon) - c/(8d)): b/n has the deviation 2R sqrt(d + 1)/(n eps') along each
// direction, and the score of a row, with the Hessian L + c R^2/(8d), at most R times that over L + c
// R^2/(8d): about 2, where margins cease to matter at 1. The Hessian's mean eigenvalue is at most c R^2/d; an
// eighth of it was found on tables of prices, of visits to doctors and of diamonds, and serves only accuracy.
//
// Solver. The minimum found for D and the b that leads to f is f + e_D(f), |e_D(f)| <= tau/L =: s. Given f,
// e_D(f) + u has a density that differs from that of e_D'(f) + u by a factor of at most exp(2 s/solverScale)
// = exp(eps3). Integrated over f, whose densities differ by at most exp(epsilon - eps3): epsilon-DP in all.
//
// Output, Gaussian. The release without noise moves by at most 2 (R + n tau)/(n lambda) in the 2-norm, as for
// output: normal noise of the deviation that Balle and Wang 2018, Theorem 8 has for this distance.
//
// Objective, Gaussian. As for objective, with nu the normal density of deviation s in each coordinate. With
// v = b_D'(f) - b_D(f), |v| <= 2R,
//   log nu(b)/nu(b + v) = b.v/s^2 + |v|^2/(2 s^2).
// v lies in the plane of x and x', which is the same for every f. With P the projection onto it, b.v <= |P b|
// 2R, and under D |P b|/s is chi, the length of two independent normal numbers, P(chi > t) = e^(-t^2/2). So
// with k = 2R/s the loss is at most Y = log(1 + c R^2/(n L)) + k chi + k^2/2, and for e = epsilon - log(1 + c
// R^2/(n L))
//   delta <= E max(0, 1 - e^(epsilon - Y)) = integral of (1 - e^(-k(u - t))) u e^(-u^2/2) du, t = e/k - k/2,
// from t, or from 0 where t < 0. By parts that is k e^(-t^2/2) m(t + k), m Mills' ratio, or 1 - e^(kt) (1 - k
// m(k)). It falls as s grows, for Y does. The plain bound P(chi > t) would ask for more noise.
// L = max(lambda, quarter, calm) as for tight, with the deviation that three quarters of epsilon would need.
// The solver's u is added as below: given f, K(S) <= min(1, e^(eps3) K'(S)), a function of f between 0 and 1,
// so that delta stays as it is.
//
// Unsquared norm. A library charges c R for the change of the Hessian by rows |x| <= R, where it is c R^2.
// Put x = R u and f = v/R: n J(f) + b.f is sum l(y v.u) + n lambda' |v|^2/2 + b'.v with lambda' = lambda/R^2
// and b' = b/R, which has density proportional to exp(-|b'| eps'/2). So it is the release from the rows |u|
// <= 1 with lambda', and the charge log(1 + c R/(n lambda)) is log(1 + (c/R)/(n lambda')): c/R in the place
// of c.
//
// Whole budget. Lemma 5 of the paper has epsilon where the noise is drawn with eps': drawn with epsilon, the
// first phase costs epsilon and the logarithm.
//
// Few rows. (62) and Lemma 6 conclude from n lambda > c/(4 epsilon) that the logarithm, counted twice, is at
// most half of epsilon. That needs n lambda >= 4c/epsilon, for 2 log(1 + epsilon/4) <= epsilon/2; at the
// printed end it is 2 log(1 + 4 epsilon), which is more than half of epsilon up to 16.9.

namespace {

constexpr std::array kMethods = {Perturbation::none,
                                 Perturbation::output,
                                 Perturbation::objective,
                                 Perturbation::objectiveTight,
                                 Perturbation::objectiveHalved,
                                 Perturbation::outputGaussian,
                                 Perturbation::objectiveGaussian};
/// The part of epsilon that is left where the bend costs a quarter.
constexpr double kShareOfCalm = 0.75;
/// The rest of a lambda that is ignored: a minimum must exist.
constexpr double kShareOfIgnored = 1e-3;
/// R, where rows of length 1 are treated as scaled ones and the norm is not squared.
constexpr double kUnsquaredNorm = 10;
/// The Hessian's mean eigenvalue is estimated as this share of the largest possible one.
constexpr double kBendOfAll = 0.125;

PerturbationPlan outputPlan(double rows, double lambda, const RowBudget& budget, bool isNormal,
                            double dataNorm, double tolerance) {
  PerturbationPlan plan{.epsilon = budget.epsilon,
                        .delta = isNormal ? budget.delta : 0,
                        .epsilonOfNoise = budget.epsilon,
                        .isNormal = isNormal,
                        .lambda = lambda};
  const double moved = 2 * (dataNorm + rows * tolerance);
  if (!isNormal)
    plan.noiseScale = moved / (rows * lambda * budget.epsilon);
  else
    plan.noiseScale = budget.delta > 0
                          ? analyticGaussianSigma(budget.epsilon, budget.delta, moved / (rows * lambda))
                          : kInfinity;
  return plan;
}

/// Splits epsilon between b and `terms` times the logarithm; `curvature` is c R^2/n.
PerturbationPlan objectivePlan(Perturbation method, double curvature, double lambda, double epsilon) {
  const double terms = method == Perturbation::objectiveHalved ? 1 : 2;
  PerturbationPlan plan;
  plan.epsilonOfNoise = epsilon - terms * std::log1p(curvature / lambda);
  if (method == Perturbation::objectiveWholeBudget)
    plan.epsilonOfNoise = epsilon;
  else if (method == Perturbation::objectiveFewRows && curvature / lambda < 4 * epsilon)
    plan.epsilonOfNoise = std::max(plan.epsilonOfNoise, epsilon / 2);
  else if (plan.epsilonOfNoise <= 0 || method == Perturbation::objectiveHalved) {
    plan.epsilonOfNoise = epsilon / 2;
    plan.extraRegularisation = std::max(0.0, curvature / std::expm1(epsilon / (2 * terms)) - lambda);
  }
  plan.logTerm = terms * std::log1p(curvature / (lambda + plan.extraRegularisation));
  return plan;
}

/// `pushed`: the deviation of the noise along each direction times R/(2n).
PerturbationPlan tightPlan(double curvature, const PublicRows& x, double lambda, double epsilon,
                           double pushed) {
  const auto rows = static_cast<double>(x.rows), columns = static_cast<double>(x.columns);
  const double quarter = curvature / std::expm1(epsilon / 4);
  const double calm = pushed - rows * curvature * kBendOfAll / columns;
  PerturbationPlan plan;
  plan.extraRegularisation = std::max(0.0, std::max(quarter, calm) - lambda);
  plan.logTerm = std::log1p(curvature / (lambda + plan.extraRegularisation));
  plan.epsilonOfNoise = epsilon - plan.logTerm;
  return plan;
}

}  // namespace

PerturbationPlan planPerturbation(Perturbation method, const Loss& loss, const PublicRows& x, double lambda,
                                  const RowBudget& budget, bool exactMinimiser) {
  return planPerturbationFor(exactMinimiser ? 0 : kGradientTolerance, method, loss, x, lambda, budget);
}

PerturbationPlan planPerturbationFor(double tolerance, Perturbation method, const Loss& loss,
                                     const PublicRows& x, double lambda, const RowBudget& budget) {
  if (method == Perturbation::none) return {};
  const double epsilon = budget.epsilon;
  const bool isNormal = isGaussian(method);
  assert(x.rows > 0 && x.columns > 0 && x.norm > 0 && lambda > 0 && epsilon > 0);
  assert(!isNormal || (budget.delta >= 0 && budget.delta < 1));
  const auto rows = static_cast<double>(x.rows);
  if (isOfOutput(method)) {
    PerturbationPlan plan = outputPlan(rows, lambda, budget, isNormal, x.norm, tolerance);
    if (method == Perturbation::outputOverRows) plan.noiseScale /= rows;
    return plan;
  }
  const double solver = tolerance > 0 ? kSolverShare * epsilon : 0;
  const double change = chargedChange(method, loss, x);
  const double reach = 2 * x.norm, left = epsilon - solver;
  const double calm = isNormal ? tiltDeviation(reach, kShareOfCalm * left, budget.delta) : 0;
  if (!(calm < kInfinity))
    return {.epsilon = epsilon, .isNormal = true, .noiseScale = kInfinity, .lambda = lambda};
  PerturbationPlan plan;
  if (method == Perturbation::objectiveTight)
    plan = tightPlan(change, x, lambda, left,
                     x.norm * x.norm * std::sqrt(static_cast<double>(x.columns) + 1) / (rows * left));
  else if (isNormal)
    plan = tightPlan(change, x, lambda, left, x.norm * calm / (2 * rows));
  else
    plan = objectivePlan(method, change, lambda, left);
  plan.switched = plan.extraRegularisation > 0;
  plan.lambda = method == Perturbation::objectiveIgnoringLambda ? kShareOfIgnored * lambda : lambda;
  if (method == Perturbation::objectiveFreeIntercept) plan.shareOfLast = kShareOfIgnored;
  plan.epsilon = epsilon;
  plan.delta = isNormal ? budget.delta : 0;
  plan.isNormal = isNormal;
  plan.noiseScale =
      isNormal ? tiltDeviation(reach, plan.epsilonOfNoise, budget.delta) : reach / plan.epsilonOfNoise;
  plan.epsilonOfSolver = solver;
  if (tolerance > 0)
    plan.solverScale = 2 * tolerance / (solver * plan.shareOfLast * (lambda + plan.extraRegularisation));
  return plan;
}

double tiltDeviation(double moved, double epsilon, double delta) {
  // In units of `moved`, where k is one over it.
  const auto tooMuch = [&](double s) {
    const double k = 1 / s, t = epsilon * s - k / 2;
    const double log = t >= 0 ? std::log(k * millsRatio(t + k)) - t * t / 2
                              : std::log1p(-std::exp(k * t) * (1 - k * millsRatio(k)));
    return log - std::log(delta);
  };
  constexpr double kLeast = 1e-9;
  return moved * fallingRootFrom(kLeast, tooMuch);
}

double chargedChange(Perturbation method, const Loss& loss, const PublicRows& x) {
  const double change = curvature(loss) * x.norm * x.norm / static_cast<double>(x.rows);
  return method == Perturbation::objectiveUnsquaredNorm ? change / kUnsquaredNorm : change;
}

const char* idOf(Perturbation method) {
  switch (method) {
    case Perturbation::none:
      return "none";
    case Perturbation::output:
    case Perturbation::outputOverRows:
      return "output";
    case Perturbation::objective:
    case Perturbation::objectiveIgnoringLambda:
    case Perturbation::objectiveFreeIntercept:
    case Perturbation::objectiveUnsquaredNorm:
    case Perturbation::objectiveWholeBudget:
    case Perturbation::objectiveFewRows:
      return "objective";
    case Perturbation::objectiveTight:
      return "objective-tight";
    case Perturbation::objectiveHalved:
      return "objective-halved";
    case Perturbation::outputGaussian:
      return "output-gaussian";
    case Perturbation::objectiveGaussian:
      return "objective-gaussian";
  }
  return "";
}

std::optional<Perturbation> perturbationOf(std::string_view id) {
  for (const Perturbation method : kMethods)
    if (id == idOf(method)) return method;
  return std::nullopt;
}

std::vector<std::string> perturbationIds() {
  std::vector<std::string> ids;
  for (const Perturbation method : kMethods) ids.emplace_back(idOf(method));
  return ids;
}

}  // namespace epsiscope
