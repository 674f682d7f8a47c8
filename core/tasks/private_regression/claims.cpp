#include "core/tasks/private_regression/claims.h"

#include <algorithm>
#include <array>
#include <numbers>
#include <utility>

#include "core/audit/moved_noise.h"
#include "core/audit/worst_test.h"
#include "core/erm/minimise.h"
#include "core/mechanisms/laplace.h"
#include "core/tasks/audited_parts.h"
#include "core/tasks/methods.h"
#include "core/tasks/private_regression/cache.h"
#include "core/tasks/private_regression/release.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr auto kPrivateRegressionProofs = std::to_array<MethodProof>({
    {kMethodNoisySums, "core/sums/sums_noise.h"},
    {kMethodNoisySumsGaussian, marked("Core", "Balle and Wang 2018, Theorem 8; core/sums/sums_noise.h")},
    {kMethodObjectiveGaussian, marked("Core",
                                      "Kifer, Smith and Thakurta 2012, Theorem 2, with constants of its own; "
                                      "core/erm/tilted_regression.h")},
    {kMethodPredictMean, marked("Core",
                                "Dwork, McSherry, Nissim and Smith 2006; Dwork and Roth 2014, Theorem 3.6; "
                                "core/mechanisms/laplace.h")},
});

/// Few enough to learn from them again and again.
constexpr std::size_t kMostAuditedRows = 500;

/// Some training rows, every one compared with every other.
std::vector<Eigen::VectorXd> someSummedRows(const RegressionSplit& split, std::size_t times, Rng& rng) {
  constexpr std::size_t kTried = 40;
  std::vector<Eigen::VectorXd> rows;
  for (std::size_t i = 0; i < std::min(kTried * times, split.trainRows()); ++i)
    rows.push_back(split.row(rng.below(split.trainRows())));
  return rows;
}

AuditedPart auditedMatrix(const Study& study, const RegressionSplit& split, const std::string& method,
                          double epsilon, const AuditEffort& effort, Rng& rng, const GoOn& goOn) {
  const AuditedSums release = auditedSums(study, split, method, epsilon);
  AuditedPart part{.name = sentence("Core", "The sums"), .epsilon = epsilon, .delta = release.delta};
  part.finding = auditOnMadeUpRows(release);
  // Where the made-up rows are the worst of all, those of the table are no news.
  if (effort.looksAtRows && !part.finding.isExact)
    part.finding.takeWorse(auditOnRows(release, someSummedRows(split, effort.rows, rng)));
  part.finding.rounding =
      1e-9 * epsilon + (release.plan.noise == SumsNoise::normal ? kRoundingOfMovedNormal : 0);
  // The worst of the made-up rows moves the sums by this much.
  const double moved = release.plan.noise == SumsNoise::trace
                           ? part.finding.measured * release.plan.scale
                           : std::numbers::sqrt2 * release.rows * release.weights.reach();
  drawFrom(lossOfMovedSums(release, moved), effort, rng, goOn, part);
  return part;
}

void auditMinimum(const Study& study, const RegressionSplit& split, double epsilon, const AuditEffort& effort,
                  Rng& rng, const GoOn& goOn, AuditedClaim& claim) {
  const ProtectedUnit unit = protectedUnit(study.data);
  AuditedTilt release = auditedTilt(study, split, epsilon);
  const double deltaOfRow = std::exchange(release.delta, study.privateRegression.delta);
  release.together = static_cast<std::size_t>(std::min(unit.rows(), release.rows));
  const double ofSolver = unit.rows() * release.plan.solverEpsilon;
  AuditedPart weights{
      .name = sentence("Core", "Weights"), .epsilon = epsilon - ofSolver, .delta = release.delta};
  weights.finding = auditOnMadeUpRows(release, split.rowsOf(1).x->columns());
  if (effort.looksAtRows) {
    const LabelledRows rows = split.rowsOf(kMostAuditedRows);
    AuditedTilt ofSome = release;
    ofSome.plan = planTilt(static_cast<double>(rows.y.size()), release.constant,
                           study.privateRegression.lambda, unit.epsilonOfRow(epsilon), deltaOfRow);
    ofSome.together = std::min(release.together, rows.x->rows());
    weights.finding.takeWorse(
        auditOnRows(ofSome, {*rows.x, release.constant, rows.y}, effort.rows, rng, goOn));
  }
  weights.finding.rounding = 1e-7 * epsilon;
  claim.parts.push_back(std::move(weights));
  const double distance = kGradientTolerance / release.plan.lambda;
  claim.parts.push_back({.name = sentence("Core", "What the solver leaves"),
                         .epsilon = ofSolver,
                         .finding = {.measured = epsilonOfMovedNorm(distance, release.plan.solverScale),
                                     .isExact = true,
                                     .pairs = 1,
                                     .worst = {{sentence("Core", "Distance from the exact minimum"), "0",
                                                witnessNumber(distance)}}}});
}

std::size_t furthestRow(const Study& study, const RegressionSplit& split) {
  constexpr std::size_t kTriedRows = 200;
  if (const auto chosen = attackedRow(study, split.trainRows())) return *chosen;
  std::size_t furthest = 0;
  double distance = -1;
  for (std::size_t place = 0; place < std::min(kTriedRows, split.trainRows()); ++place) {
    const Eigen::VectorXd row = split.row(place);
    const double moved = traceDistance(row, oppositeRow(split.weights(), row));
    if (moved <= distance) continue;
    distance = moved;
    furthest = place;
  }
  return furthest;
}

/// A row in one table, and the opposite row in the other.
struct Opposites {
  const RegressionSplit& split;
  std::size_t place;
  Eigen::VectorXd own, other;

  std::vector<WitnessLine> lines() const {
    const auto labelled = [&](const Eigen::VectorXd& row) {
      const double label = row[row.size() - 1] / split.weights().label;
      return filled(sentence("Core", "label %1"),
                    witnessNumber(split.bounds().middle() + label * split.bounds().width() / 2));
    };
    return {{filled(sentence("Core", "Row %1 of %2 training rows"), place + 1, split.trainRows()),
             labelled(own), labelled(other)}};
  }
};

void attackSums(const AuditedSums& release, const Opposites& rows, std::size_t draws, Rng& rng,
                const GoOn& goOn, AttackedMethod& made) {
  const double distance = release.distance(rows.own, rows.other);
  made.neighbours.push_back({sentence("Core", "How far the sums move"), "0", witnessNumber(distance)});
  made.neighbours.push_back({sentence("Core", "Scale of the noise"), witnessNumber(release.plan.scale),
                             witnessNumber(release.plan.scale)});
  made.found = attackByDraws(lossOfMovedSums(release, distance), draws, rng, goOn);
  if (release.plan.noise != SumsNoise::normal) return;
  const double furthest = release.rows * std::numbers::sqrt2 * release.weights.reach();
  made.worst = worstTest(ReleaseLoss::normal(furthest, release.plan.scale));
}

/// Attacks the minimum; every draw is a minimum of its own.
void attackMinimum(const AuditedTilt& release, const Opposites& rows, std::size_t draws, Rng& rng,
                   const GoOn& goOn, AttackedMethod& made) {
  constexpr double kNumbers = 4e6, kLeast = 20, kMost = 200;
  const LabelledRows all = rows.split.rowsOf(0);
  const double numbers = release.rows * static_cast<double>(all.x->columns());
  const auto affordable = static_cast<std::size_t>(std::clamp(kNumbers / numbers, kLeast, kMost));
  made.neighbours.push_back({sentence("Core", "Scale of the noise"), witnessNumber(release.plan.deviation),
                             witnessNumber(release.plan.deviation)});
  made.found = attackByDraws(
      lossOfTilt(release, {*all.x, release.constant, all.y}, static_cast<std::uint32_t>(rows.place)),
      std::min(draws, affordable), rng, goOn);
}

}  // namespace

AuditedTilt auditedTilt(const Study& study, const RegressionSplit& split, double epsilon) {
  return {.plan = tiltPlan(study, epsilon, split.sums().shape()),
          .rows = split.sums().rows,
          .constant = split.weights().constant,
          .delta = protectedUnit(study.data).deltaOfRow(epsilon, study.privateRegression.delta)};
}

AuditedSums auditedSums(const Study& study, const RegressionSplit& split, const std::string& method,
                        double epsilon) {
  return {.plan = regressionPlan(study, method, epsilon, split.sums().shape()),
          .weights = split.weights(),
          .delta = regressionDelta(study, method),
          .rows = protectedUnit(study.data).rows()};
}

std::vector<AuditedClaim> claimsOn(const Study& study, const PrivateRegressionCache& cache, double epsilon,
                                   const AuditEffort& effort, const GoOn& goOn) {
  std::vector<AuditedClaim> claims;
  for (const std::string& method : study.privateRegression.methods) {
    if (!goOn()) return claims;
    AuditedClaim claim{.method = method,
                       .label = methodLabel(method),
                       .epsilon = epsilon,
                       .claimed = regressionGuarantee(study, cache.data(), method, epsilon),
                       .proof = proofIn(kPrivateRegressionProofs, method)};
    Rng rng = auditStream(study, method, epsilon);
    if (isNoisySums(method))
      claim.parts.push_back(auditedMatrix(study, cache.split(), method, epsilon, effort, rng, goOn));
    else if (isLearned(method))
      auditMinimum(study, cache.split(), epsilon, effort, rng, goOn, claim);
    else if (method == kMethodPredictMean)
      claim.parts.push_back(
          auditedPart(sentence("Core", "The mean of the labels"),
                      Laplace({0, protectedUnit(study.data).rows() * cache.split().bounds().width() /
                                      static_cast<double>(cache.trainRows())},
                              epsilon),
                      effort, rng, goOn));
    claims.push_back(std::move(claim));
  }
  return claims;
}

AttackPreview attacksOn(const Study& study, const PrivateRegressionCache& cache, std::size_t draws,
                        const GoOn& goOn) {
  const RegressionSplit& split = cache.split();
  AttackPreview preview{.epsilon = viewEpsilon(study), .rows = split.trainRows()};
  const std::size_t place = furthestRow(study, split);
  const Eigen::VectorXd own = split.row(place);
  const Opposites rows{split, place, own, oppositeRow(split.weights(), own)};
  for (const std::string& method : study.privateRegression.methods) {
    if (!isLearned(method)) continue;
    if (!goOn()) return preview;
    const Guarantee guarantee = regressionGuarantee(study, cache.data(), method, preview.epsilon);
    AttackedMethod made{.method = method,
                        .label = methodLabel(method),
                        .epsilon = preview.epsilon,
                        .delta = regressionDelta(study, method),
                        .isPrivate = guarantee.isPrivate(),
                        .neighbours = rows.lines()};
    Rng rng = auditStream(study, method, preview.epsilon);
    if (isNoisySums(method)) {
      attackSums(auditedSums(study, split, method, preview.epsilon), rows, draws, rng, goOn, made);
    } else {
      const AuditedTilt release = auditedTilt(study, split, preview.epsilon);
      made.epsilon = epsilonOfRow(study, preview.epsilon);
      made.delta = release.delta;
      attackMinimum(release, rows, draws, rng, goOn, made);
      sayOfOneRow(study, made);
    }
    preview.methods.push_back(std::move(made));
  }
  return preview;
}

}  // namespace epsiscope
