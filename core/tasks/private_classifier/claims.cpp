#include "core/tasks/private_classifier/claims.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/audit/moved_noise.h"
#include "core/audit/moved_noise_attack.h"
#include "core/audit/perturbation_attack.h"
#include "core/audit/perturbation_audit.h"
#include "core/audit/worst_test.h"
#include "core/erm/private_fit.h"
#include "core/erm/tuning.h"
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

/// Adds the weights learned with this lambda from these rows.
void addWeights(const Study& study, Perturbation method, double lambda, const LabelledRows& rows,
                double epsilon, const AuditEffort& effort, Rng& rng, const GoOn& goOn, AuditedClaim& claim) {
  const AuditedPerturbation release = auditedWeights(study, method, lambda, *rows.x, epsilon);
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

/// The exponential mechanism: the replaced rows of one person among those that judge move the mistakes of
/// each candidate by at most as many, here by all or none. All such moves for up to six candidates, for more
/// the worst by hand, from several mistakes.
AuditedPart auditedChoice(std::size_t candidates, const ProtectedUnit& unit, double epsilon) {
  constexpr std::size_t kMost = 6, kMuch = 60;
  AuditedPart part{.name = sentence("Core", "The picked candidate, judged by other people"),
                   .epsilon = epsilon};
  part.ofOthers = true;
  part.finding.isExact = candidates <= kMost;
  const std::size_t moving = std::min(candidates, kMost);
  const auto rows = static_cast<std::size_t>(unit.rows());
  const double ofRow = unit.epsilonOfRow(epsilon);
  for (const std::size_t first : {std::size_t{1}, std::size_t{4}, kMuch}) {
    std::vector<std::size_t> mistakes(candidates, rows);
    mistakes.front() = rows * first;
    const std::vector<double> law = tuningProbabilities(mistakes, ofRow);
    const auto moves = static_cast<std::size_t>(std::lround(std::pow(3, moving)));
    for (std::size_t code = 0; code < moves; ++code) {
      std::vector<std::size_t> other = mistakes;
      std::size_t left = code;
      for (std::size_t i = 0; i < moving; ++i, left /= 3) other[i] = other[i] + rows * (left % 3) - rows;
      for (std::size_t i = moving; i < candidates; ++i) other[i] -= rows;
      const std::vector<double> otherLaw = tuningProbabilities(other, ofRow);
      ++part.finding.pairs;
      for (std::size_t i = 0; i < candidates; ++i) {
        const double lost = law[i] > 0 && otherLaw[i] > 0 ? std::abs(std::log(law[i] / otherLaw[i])) : 0;
        if (lost <= part.finding.measured) continue;
        part.finding.measured = lost;
        part.finding.worst = {{filled(sentence("Core", "Mistakes of candidate %1"), i + 1),
                               std::to_string(mistakes[i]), std::to_string(other[i])},
                              {sentence("Core", "Probability of picking it"), witnessNumber(law[i]),
                               witnessNumber(otherLaw[i])}};
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
    addWeights(study, method, lambdas[i], taken(rows, parts[i]), epsilon, effort, rng, goOn, one);
    if (worst.parts.empty() || one.measured() > worst.measured()) worst.parts = std::move(one.parts);
  }
  claim.parts = std::move(worst.parts);
  claim.parts.push_back(auditedChoice(lambdas.size(), protectedUnit(study.data), epsilon));
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
    if (method != Perturbation::none && task.tune)
      auditTuned(study, method, split.train(), epsilon, effort, rng, goOn, claim);
    else if (method != Perturbation::none)
      addWeights(study, method, task.lambda, split.train(), epsilon, effort, rng, goOn, claim);
    claims.push_back(std::move(claim));
  }
  return claims;
}

namespace {

/// The rows for learning the weights, and the lambda.
struct LearnedFrom {
  LabelledRows rows;
  double lambda = 0;
};

LearnedFrom learnedFrom(const Study& study, const LabelledRows& train) {
  const PrivateClassifier& task = study.privateClassifier;
  if (!task.tune) return {train, task.lambda};
  Rng rng = auditStream(study, "parts", viewEpsilon(study));
  const auto parts = tuningParts(train.x->rows(), task.tune->size() + 1, rng);
  return {taken(train, parts.front()), task.tune->front()};
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
    const AuditedPerturbation release =
        auditedWeights(study, method, from.lambda, *from.rows.x, preview.epsilon);
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
                                   double epsilon) {
  const Loss loss = lossOf(study.privateClassifier);
  const PublicRows sizes = publicRows(x);
  return {.loss = loss,
          .method = method,
          .rows = sizes,
          .plan = planPerturbation(method, loss, sizes, lambda, rowBudget(study, epsilon)),
          .longest = longestRow(study, x),
          .together = std::min(sizes.rows, static_cast<std::size_t>(protectedUnit(study.data).rows())),
          .delta = isGaussian(method) ? study.privateClassifier.delta : 0};
}

}  // namespace epsiscope
