#include "core/erm/candidate_scores.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <utility>

#include "core/erm/private_fit.h"
#include "core/privacy/choice_law.h"

namespace epsiscope {

// The score of a lambda is q(D) = min over f of J_D(f), J_D(f) = (1/n) sum l(y_i f.x_i) + (L/2) |f|^2, where
// L and the blurred loss l are public.
//
// A replaced row moves a least value far less than it moves the place of it. Let f be the minimum for D, and
// D' have (x', y') in the place of (x, y). Then
//   q(D') <= J_D'(f) = q(D) + (l(y' f.x') - l(y f.x))/n <= q(D) + (l(-R |f|) - l(R |f|))/n,
// for l falls and |x| <= R. At f the gradient is 0, and so is its product with f: L |f|^2 is the mean of
// -l'(z) z over the rows, at most the pull p = max -l'(z) z. So |f| <= r = sqrt(p/L), l(-t) - l(t) grows with
// t, and
//   |q(D') - q(D)| <= (l(-R r) - l(R r))/n,
// for both tables are neighbours of each other. It is nearly attained where short rows pull with all of p,
// and one that is R long turns from one side to the other. The error, or the smoothed share of mistakes, at
// the minimum has no such bound: the minimum itself may move by 2 R/(n L).
//   The solver stops where |gradient| <= tau, which is at most tau^2/(2L) above the least value and never
// below it. The last weight of a constant column may be regularised less, by `shareOfLast`: with the smaller
// L both bounds hold.
//
// The choice. The logarithm of exp(-epsilon q_i/(2 moves)), moves the largest of all, changes by at most
// epsilon/2 for one row, and so does that of the sum: the quotient, the probability of i, by at most epsilon
// (McSherry and Talwar 2007). A candidate that hardly anything is known of would make `moves` large, and all
// others equally likely: hence contenders(), which look at nothing private.
//   As everywhere, doubles stand for real numbers.

namespace {

/// From here on nothing is learned, and more noise makes no difference.
constexpr double kMostBlur = 1000;

/// A margin of 1, which the losses ask for, has the wrong sign in one of thirteen draws with normal noise of
/// this deviation. On diamonds, DoctorVisits and the built-in income-class, with candidates from 0.001 to 0.1
/// at epsilon 0.1 to 2, it made the smallest errors among 0.5, 0.7, 1, 1.5 and 2.
constexpr double kFirmBlur = 0.7;

/// The Hessian's eigenvalue along the rows, as a share of c R^2/d, which is the most that its eigenvalues can
/// be on average: on the same tables among 1/8, 1/2, 1 and 2.
constexpr double kBendOfRows = 0.5;

/// The deviation of the noise of a release along a row of length R. Noise on the weights has it exactly.
/// Noise in the objective is divided by the second derivative, of which the regularisation is public and the
/// rest guessed.
double blurOf(Perturbation method, const Loss& loss, const PublicRows& rows, const PerturbationPlan& plan) {
  if (plan.drowns()) return kMostBlur;
  const auto columns = static_cast<double>(rows.columns);
  const double deviation = plan.isNormal ? plan.noiseScale : plan.noiseScale * std::sqrt(columns + 1);
  if (isOfOutput(method)) return std::min(rows.norm * deviation, kMostBlur);
  const double bend = kBendOfRows * curvature(loss) * rows.norm * rows.norm / columns;
  const double stiff = plan.lambda + plan.extraRegularisation + bend;
  return std::min(rows.norm * deviation / (static_cast<double>(rows.rows) * stiff), kMostBlur);
}

/// Each loss is a hinge, its corner rounded by a law l''. Noise rounds it by one more: in the same family,
/// the one whose variance is the sum of both. That is h^2/3 for huber, where l'' is even over 1 - h to 1 + h,
/// h^2/5 for smoothedHinge. For logistic it is pi^2/3, and s log(1 + e^(-z/s)) has s^2 times as much: s times
/// the loss of f/s, so that no other loss is needed.
void blur(Objective& objective, double& times, double deviation) {
  Loss& loss = objective.loss;
  const double variance = deviation * deviation;
  switch (loss.kind) {
    case LossKind::huber:
      loss.h = std::sqrt(loss.h * loss.h + 3 * variance);
      return;
    case LossKind::smoothedHinge:
      loss.h = std::sqrt(loss.h * loss.h + 5 * variance);
      return;
    case LossKind::logistic:
      times = std::sqrt(1 + 3 * variance / (std::numbers::pi * std::numbers::pi));
      objective.lambda *= times;
      objective.extraRegularisation *= times;
      return;
  }
}

}  // namespace

ScoringPlan planScoring(Perturbation method, const Loss& loss, const PublicRows& rows,
                        const PerturbationPlan& plan) {
  ScoringPlan made{.objective = objectiveOf(loss, plan), .blur = blurOf(method, loss, rows, plan)};
  blur(made.objective, made.times, made.blur);
  const Objective& what = made.objective;
  const double least = (what.lambda + what.extraRegularisation) * what.shareOfLast;
  const double farthest = rows.norm * std::sqrt(largestPull(what.loss) / least);
  const double ofRow =
      (value(what.loss, -farthest) - value(what.loss, farthest)) / static_cast<double>(rows.rows);
  made.moves = made.times * (ofRow + kGradientTolerance * kGradientTolerance / (2 * least));
  return made;
}

/// -l' falls, so that on each piece of a grid -l'(z) z is at most -l' at its beginning times its end. The
/// grid ends where -l'(z) z does nothing but fall: beyond 1 + h the other losses are 0, and of logistic the
/// top is at z = 1.28.
double largestPull(const Loss& loss) {
  constexpr int kPieces = 10'000;
  const double end = loss.kind == LossKind::logistic ? 2 : 1 + loss.h;
  double most = 0;
  for (int piece = 0; piece < kPieces; ++piece)
    most = std::max(most, -derivative(loss, end * piece / kPieces) * end * (piece + 1) / kPieces);
  return most;
}

std::vector<ScoringPlan> contenders(std::vector<ScoringPlan> plans) {
  double most = kFirmBlur;
  if (!plans.empty()) most = std::max(most, std::ranges::min_element(plans, {}, &ScoringPlan::blur)->blur);
  std::erase_if(plans, [&](const ScoringPlan& plan) { return plan.blur > most; });
  return plans;
}

std::optional<std::vector<CandidateScore>> scoresOn(const LabelledRows& rows,
                                                    std::span<const ScoringPlan> plans, const GoOn& goOn) {
  std::vector<CandidateScore> scores;
  for (const ScoringPlan& plan : plans) {
    const Minimum found = minimise(*rows.x, rows.y, plan.objective, {}, goOn);
    if (!goOn()) return {};
    scores.push_back({.score = plan.times * found.objective, .reached = found.reached});
  }
  return scores;
}

std::vector<double> pickLogProbabilities(std::span<const ScoringPlan> plans,
                                         std::span<const CandidateScore> scores, double epsilon) {
  assert(!plans.empty() && plans.size() == scores.size());
  const double moves = std::ranges::max_element(plans, {}, &ScoringPlan::moves)->moves;
  std::vector<double> exponents;
  for (const CandidateScore& one : scores) exponents.push_back(-epsilon * one.score / (2 * moves));
  return logProbabilitiesOf(std::move(exponents));
}

}  // namespace epsiscope
