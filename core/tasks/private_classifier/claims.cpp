#include "core/tasks/private_classifier/claims.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <utility>

#include "core/audit/moved_noise.h"
#include "core/audit/moved_noise_attack.h"
#include "core/audit/perturbation_attack.h"
#include "core/audit/perturbation_audit.h"
#include "core/audit/score_audit.h"
#include "core/audit/worst_test.h"
#include "core/erm/private_fit.h"
#include "core/erm/tuning.h"
#include "core/erm/tuning_on_all_rows.h"
#include "core/study/printed_mistakes.h"
#include "core/tasks/audited_parts.h"
#include "core/tasks/methods.h"
#include "core/tasks/private_classifier/cache.h"
#include "core/tasks/private_classifier/cells.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr const char* kOfSharperPerturbation = "core/erm/perturbation.cpp";
constexpr auto kPrivateClassifierProofs = std::to_array<MethodProof>({
    {"output", marked("Core",
                      "Chaudhuri, Monteleoni and Sarwate 2011 (arXiv:0912.0071), Theorem 1; "
                      "core/erm/perturbation.cpp")},
    {"objective", marked("Core",
                         "Chaudhuri, Monteleoni and Sarwate 2011 (arXiv:0912.0071), Theorem 2, for the Huber "
                         "loss Corollary 4; core/erm/perturbation.cpp")},
    {"objective-tight", kOfSharperPerturbation},
    {"objective-halved", kOfSharperPerturbation},
    {"output-gaussian",
     marked("Core", "Balle and Wang 2018 (arXiv:1805.06530), Theorem 8; core/erm/perturbation.cpp")},
    {"objective-gaussian", marked("Core", "after Kifer, Smith and Thakurta 2012; core/erm/perturbation.cpp")},
});

/// The proofs of each candidate's fit, and of the choice among them.
std::string proofOf(const Study& study, const std::string& method) {
  std::string ofFit = proofIn(kPrivateClassifierProofs, method);
  if (ofFit.empty() || !study.privateClassifier.tune) return ofFit;
  if (choosesOnAllRows(study))
    return filled(sentence("Core",
                           "%1; the choice among candidates: McSherry and Talwar 2007, Theorem 6; "
                           "core/erm/candidate_scores.cpp"),
                  ofFit);
  return filled(sentence("Core",
                         "%1; the choice among candidates: Chaudhuri, Monteleoni and Sarwate 2011 "
                         "(arXiv:0912.0071), Theorem 8; core/erm/tuning.cpp"),
                ofFit);
}

/// The noise that pays for the inexactness of the solver, which is the same however many rows are replaced.
AuditedPart auditedSolver(const AuditedPerturbation& release, double epsilon) {
  const double distance = 2 * kGradientTolerance / release.leastRegularisation();
  return {.name = sentence("Core", "What the solver leaves"),
          .epsilon = epsilon,
          .finding = {.measured = epsilonOfMovedNorm(distance, release.plan.solverScale),
                      .isExact = true,
                      .pairs = 1,
                      .worst = {{sentence("Core", "Distance from the exact minimum"), "0",
                                 witnessNumber(distance)}}}};
}

/// How far apart the minima of neighbours are at most that differ in so many rows.
double movedMinimum(const AuditedPerturbation& release, std::size_t rows) {
  return 2 * static_cast<double>(rows) * release.longest /
         (static_cast<double>(release.rows.rows) * release.plan.lambda);
}

/// Adds the weights learned with this lambda from these rows. `epsilon`: of a person, whose rows have this
/// budget each.
void addWeights(const Study& study, Perturbation method, double lambda, const LabelledRows& rows,
                const RowBudget& budget, double epsilon, const AuditEffort& effort, Rng& rng,
                const GoOn& goOn, AuditedClaim& claim) {
  const AuditedPerturbation release = auditedWeights(study, method, lambda, *rows.x, budget);
  const double ofSolver = protectedUnit(study.data).rows() * release.plan.epsilonOfSolver;
  AuditedPart part{
      .name = sentence("Core", "Weights"), .epsilon = epsilon - ofSolver, .delta = release.delta};
  part.finding = auditOnMadeUpRows(release);
  if (effort.looksAtRows)
    part.finding.takeWorse(auditOnRows(release, *rows.x, rows.y, effort.rows, rng, goOn));
  part.finding.rounding = 1e-7 * epsilon;
  // Every draw of objective perturbation is a minimum to be found: Attack draws some.
  if (isOfOutput(method)) {
    const double distance = release.plan.isNormal ? movedMinimum(release, release.together)
                                                  : part.finding.measured * release.plan.noiseScale;
    drawFrom(lossOfMovedMinimum(release, rows.x->columns(), distance), effort, rng, goOn, part);
  }
  claim.parts.push_back(std::move(part));
  if (ofSolver > 0) claim.parts.push_back(auditedSolver(release, ofSolver));
}

/// An exponential mechanism that picks a candidate by scores.
struct AuditedChoice {
  std::string name;
  bool ofOthers = false;      ///< judged by people from whom no candidate has learned
  std::vector<double> moves;  ///< by how much one row moves each score at most
  /// The logarithms of the probabilities with these scores.
  std::function<std::vector<double>(const std::vector<double>&)> law;
  std::string scoreOf;                   ///< "Mistakes of candidate %1"
  std::vector<std::size_t> places = {};  ///< of the candidates that are judged; empty: all are
};

/// The replaced rows of one person move the score of each candidate by at most as many times as one, here by
/// all or none. All such moves for up to six candidates, for more the worst by hand, from several scores.
AuditedPart auditedChoice(const AuditedChoice& choice, const ProtectedUnit& unit, double epsilon) {
  constexpr std::size_t kMost = 6;
  constexpr double kMuch = 60;
  const std::size_t candidates = choice.moves.size();
  AuditedPart part{.name = choice.name, .epsilon = epsilon};
  part.ofOthers = choice.ofOthers;
  part.finding.isExact = candidates <= kMost;
  const std::size_t moving = std::min(candidates, kMost);
  const auto step = [&](std::size_t i) { return unit.rows() * choice.moves[i]; };
  for (const double first : {1.0, 4.0, kMuch}) {
    std::vector<double> scores(candidates);
    for (std::size_t i = 0; i < candidates; ++i) scores[i] = step(i) * (i == 0 ? first : 1);
    const std::vector<double> law = choice.law(scores);
    const auto moves = static_cast<std::size_t>(std::lround(std::pow(3, moving)));
    for (std::size_t code = 0; code < moves; ++code) {
      std::vector<double> other = scores;
      std::size_t left = code;
      for (std::size_t i = 0; i < moving; ++i, left /= 3)
        other[i] += step(i) * (static_cast<double>(left % 3) - 1);
      for (std::size_t i = moving; i < candidates; ++i) other[i] -= step(i);
      const std::vector<double> otherLaw = choice.law(other);
      ++part.finding.pairs;
      for (std::size_t i = 0; i < candidates; ++i) {
        const double lost = std::abs(law[i] - otherLaw[i]);
        if (!(lost > part.finding.measured)) continue;
        part.finding.measured = lost;
        part.finding.worst = {{filled(choice.scoreOf, (choice.places.empty() ? i : choice.places[i]) + 1),
                               witnessNumber(scores[i]), witnessNumber(other[i])},
                              {sentence("Core", "Probability of picking it"), witnessNumber(std::exp(law[i])),
                               witnessNumber(std::exp(otherLaw[i]))}};
      }
    }
  }
  part.finding.rounding = 1e-9;
  return part;
}

void auditTuned(const Study& study, Perturbation method, const LabelledRows& rows, double epsilon,
                const AuditEffort& effort, Rng& rng, const GoOn& goOn, AuditedClaim& claim) {
  const std::vector<double>& lambdas = *study.privateClassifier.tune;
  const auto parts = tuningParts(rows.x->rows(), lambdas.size() + 1, rng);
  // Each person is in one part: the worst candidate is reported.
  AuditedClaim worst;
  for (std::size_t i = 0; i < lambdas.size(); ++i) {
    AuditedClaim one;
    addWeights(study, method, lambdas[i], taken(rows, parts[i]), rowBudget(study, epsilon), epsilon, effort,
               rng, goOn, one);
    if (worst.parts.empty() || one.measured() > worst.measured()) worst.parts = std::move(one.parts);
  }
  claim.parts = std::move(worst.parts);
  const ProtectedUnit unit = protectedUnit(study.data);
  claim.parts.push_back(auditedChoice(
      {.name = sentence("Core", "The picked candidate, judged by other people"),
       .ofOthers = true,
       .moves = std::vector<double>(lambdas.size(), 1),
       .law =
           [ofRow = unit.epsilonOfRow(epsilon)](const std::vector<double>& scores) {
             return tuningLogProbabilities(std::vector<std::size_t>(scores.begin(), scores.end()), ofRow);
           },
       .scoreOf = sentence("Core", "Mistakes of candidate %1")},
      unit, epsilon));
}

/// The choice by scores on all rows, and the weights of the worst candidate: about the same people, so that
/// both add up.
void auditTunedOnAllRows(const Study& study, Perturbation method, const LabelledRows& rows, double epsilon,
                         const AuditEffort& effort, Rng& rng, const GoOn& goOn, AuditedClaim& claim) {
  const Tuning tuning{.loss = lossOf(study.privateClassifier),
                      .lambdas = *study.privateClassifier.tune,
                      .method = method,
                      .budget = rowBudget(study, epsilon)};
  const std::vector<ScoringPlan> plans = scoringPlans(tuning, rows.publicFacts());
  const ProtectedUnit unit = protectedUnit(study.data);
  const double ofChoice = epsilonOfChoice(epsilon), ofRow = unit.epsilonOfRow(ofChoice);
  AuditedChoice choice{.name = sentence("Core", "The picked candidate"),
                       .moves = {},
                       .law = {},
                       .scoreOf = sentence("Core", "Score of candidate %1")};
  for (const ScoringPlan& plan : plans) {
    choice.moves.push_back(plan.moves);
    choice.places.push_back(plan.candidate);
  }
  choice.law = [&](const std::vector<double>& scores) {
    std::vector<CandidateScore> given;
    for (std::size_t i = 0; i < scores.size(); ++i) given.push_back({.score = scores[i], .reached = true});
    return pickLogProbabilities(plans, given, ofRow);
  };
  AuditedClaim worst;
  for (const ScoringPlan& plan : plans) {
    AuditedClaim one;
    addWeights(study, method, tuning.lambdas[plan.candidate], rows, budgetOfWeights(tuning.budget),
               epsilon - ofChoice, effort, rng, goOn, one);
    if (worst.parts.empty() || one.measured() > worst.measured()) worst.parts = std::move(one.parts);
  }
  claim.parts = std::move(worst.parts);
  AuditedPart picked = auditedChoice(choice, unit, ofChoice);
  if (effort.looksAtRows)
    picked.finding.takeWorse(
        auditScoresOnRows(plans, ofRow, rows, static_cast<std::size_t>(unit.rows()), goOn));
  claim.parts.push_back(std::move(picked));
}

}  // namespace

std::vector<AuditedClaim> claimsOn(const Study& study, const PrivateClassifierCache& cache, double epsilon,
                                   const AuditEffort& effort, const GoOn& goOn) {
  const PrivateClassifier& task = study.privateClassifier;
  const ClassifierSplit& split = cache.split();
  std::vector<AuditedClaim> claims;
  for (const std::string& id : task.methods) {
    if (!goOn()) return claims;
    const Perturbation method = methodOf(study, id);
    AuditedClaim claim{.method = id,
                       .label = methodLabel(idOf(method)),
                       .epsilon = epsilon,
                       .claimed = classifierGuarantee(study, split.data().counts(),
                                                      split.data().takenFromRows, method, epsilon),
                       .proof = proofOf(study, id)};
    Rng rng = auditStream(study, id, epsilon);
    if (method != Perturbation::none && choosesOnAllRows(study))
      auditTunedOnAllRows(study, method, split.train(), epsilon, effort, rng, goOn, claim);
    else if (method != Perturbation::none && task.tune)
      auditTuned(study, method, split.train(), epsilon, effort, rng, goOn, claim);
    else if (method != Perturbation::none)
      addWeights(study, method, task.lambda, split.train(), rowBudget(study, epsilon), epsilon, effort, rng,
                 goOn, claim);
    claims.push_back(std::move(claim));
  }
  return claims;
}

namespace {

/// The rows for learning the weights, the lambda, and what each row pays.
struct LearnedFrom {
  LabelledRows rows;
  double lambda = 0;
  RowBudget budget;
};

LearnedFrom learnedFrom(const Study& study, const LabelledRows& train) {
  const PrivateClassifier& task = study.privateClassifier;
  const RowBudget budget = rowBudget(study, viewEpsilon(study));
  if (!task.tune) return {train, task.lambda, budget};
  if (choosesOnAllRows(study)) return {train, task.tune->front(), budgetOfWeights(budget)};
  Rng rng = auditStream(study, "parts", viewEpsilon(study));
  const auto parts = tuningParts(train.x->rows(), task.tune->size() + 1, rng);
  return {taken(train, parts.front()), task.tune->front(), budget};
}

}  // namespace

AttackPreview attacksOn(const Study& study, const PrivateClassifierCache& cache, std::size_t draws,
                        const GoOn& goOn) {
  const LearnedFrom from = learnedFrom(study, cache.split().train());
  const std::size_t rows = from.rows.x->rows();
  AttackPreview preview{.epsilon = viewEpsilon(study), .rows = rows};
  std::optional<std::uint32_t> row;
  if (const auto chosen = attackedRow(study, rows)) row = static_cast<std::uint32_t>(*chosen);
  for (const std::string& id : study.privateClassifier.methods) {
    const Perturbation method = methodOf(study, id);
    if (method == Perturbation::none) continue;
    if (!goOn()) return preview;
    Rng rng = auditStream(study, id, preview.epsilon);
    const AuditedPerturbation release = auditedWeights(study, method, from.lambda, *from.rows.x, from.budget);
    RowAttack made = attackOnRow(release, *from.rows.x, from.rows.y, row, draws, rng, goOn);
    if (made.found.draws() == 0) continue;
    const Guarantee guarantee = classifierGuarantee(
        study, cache.split().data().counts(), cache.split().data().takenFromRows, method, preview.epsilon);
    preview.methods.push_back({.method = id,
                               .label = methodLabel(idOf(method)),
                               .epsilon = epsilonOfRow(study, preview.epsilon),
                               .delta = release.plan.delta,
                               .isPrivate = guarantee.isPrivate(),
                               .neighbours = std::move(made.neighbours),
                               .found = std::move(made.found)});
    if (method == Perturbation::outputGaussian)
      preview.methods.back().worst =
          worstTest(ReleaseLoss::normal(movedMinimum(release, 1), release.plan.noiseScale));
    sayOfOneRow(study, preview.methods.back());
  }
  return preview;
}

namespace {

/// The largest length of a row: where rows are mapped onto longer ones, neighbours are as long.
double longestRow(const Study& study, const ClassRows& x) {
  return repeats(study, PrintedMistake::featureNorm) ? std::max(1.0, x.largestNorm()) : 1;
}

}  // namespace

AuditedPerturbation auditedWeights(const Study& study, Perturbation method, double lambda, const ClassRows& x,
                                   const RowBudget& budget) {
  const Loss loss = lossOf(study.privateClassifier);
  const PublicRows sizes = publicRows(x);
  return {.loss = loss,
          .method = method,
          .rows = sizes,
          .plan = planPerturbation(method, loss, sizes, lambda, budget),
          .longest = longestRow(study, x),
          .together = std::min(sizes.rows, static_cast<std::size_t>(protectedUnit(study.data).rows())),
          .delta = isGaussian(method) ? study.privateClassifier.delta : 0};
}

}  // namespace epsiscope
