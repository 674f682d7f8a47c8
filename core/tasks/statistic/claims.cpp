#include "core/tasks/statistic/claims.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/audit/moved_noise.h"
#include "core/base/numbers.h"
#include "core/mechanisms/exponential_quantile.h"
#include "core/tasks/audited_parts.h"
#include "core/tasks/methods.h"
#include "core/tasks/statistic/cache.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

constexpr auto kStatisticProofs = std::to_array<MethodProof>({
    {"laplace", marked("Core",
                       "Dwork, McSherry, Nissim and Smith 2006; Dwork and Roth 2014, Theorem 3.6; "
                       "core/statistics/statistic_row.cpp")},
    {"gaussian", marked("Core", "Balle and Wang 2018, Theorem 8; core/statistics/statistic_row.cpp")},
    {"discrete-laplace",
     marked("Core", "core/mechanisms/discrete_laplace.h and core/statistics/statistic_row.cpp")},
    {"exponential",
     marked("Core", "McSherry and Talwar 2007, Theorem 6; core/mechanisms/exponential_quantile.h")},
});

/// Values, one of which can move the statistic upwards as far as any.
std::vector<double> madeUpValues(const ReleasePlan& plan, std::size_t rows) {
  const StatisticRow& row = statisticRow(plan.kind);
  return row.worstTable != nullptr ? row.worstTable(rows, plan) : std::vector(rows, plan.bounds.lower);
}

/// The same release of as many made-up values, so that nothing private is read.
std::shared_ptr<const StatisticRelease> onMadeUpColumn(const StatisticRelease& release) {
  const StatisticColumn& own = release.column();
  auto column = own.hasNumbers() ? StatisticColumn::ofNumbers(madeUpValues(release.plan(), own.rows()))
                                 : StatisticColumn::ofCategories(
                                       std::vector(own.categoryCounts().size(), 0.0), own.rows());
  return std::make_shared<const StatisticRelease>(release.plan(), std::move(column));
}

/// The table without one of its rows, the values of the others ascending.
std::shared_ptr<const std::vector<double>> without(std::span<const double> sorted, std::size_t row) {
  auto others = std::make_shared<std::vector<double>>(sorted.begin(), sorted.end());
  others->erase(others->begin() + static_cast<std::ptrdiff_t>(row));
  return others;
}

/// The audit of the quantile's law with any value in place of the lowest row, the middle one and the highest.
AuditedPart auditedQuantile(const StatisticRelease& release, const std::string& name, double epsilon,
                            const AuditEffort& effort, Rng& rng, const GoOn& goOn) {
  const std::span<const double> sorted = release.column().sorted();
  const ProtectedUnit& unit = release.plan().unit;
  const double own = unit.epsilonOfRow(epsilon);
  AuditedPart all{.name = name, .epsilon = own, .rows = unit.rows()};
  for (const std::size_t row : {std::size_t{0}, sorted.size() / 2, sorted.size() - 1}) {
    const auto others = without(sorted, row);
    const ExponentialQuantile mechanism(release.plan().bounds, *others, others, release.plan().quantile, own);
    AuditedPart part = auditedPart(name, mechanism, effort, rng, goOn);
    all.finding.takeWorse(std::move(part.finding));
    if (part.sampled && (!all.sampled || part.sampled->atLeast > all.sampled->atLeast))
      all.sampled = part.sampled;
    if (!goOn()) break;
  }
  return all;
}

/// The audit of a histogram. A row leaves one cell and enters another: two counts move by one, each with
/// noise of its own.
AuditedPart auditedHistogram(const StatisticRelease& release, std::string name, double epsilon,
                             const AuditEffort& effort, Rng& rng, const GoOn& goOn) {
  const std::unique_ptr<Mechanism> ofOneCount = release.mechanism(epsilon);
  if (release.plan().mechanism == "gaussian") {
    const double sigma = std::sqrt(release.noiseError(epsilon));
    const double distance = std::sqrt(2.0) * release.plan().unit.rows();
    return {.name = std::move(name),
            .epsilon = epsilon,
            .delta = release.plan().delta,
            .finding = {.measured = epsilonOfMovedNormal(distance, sigma, release.plan().delta),
                        .rounding = 1e-9 * epsilon + kRoundingOfMovedNormal,
                        .isExact = true,
                        .pairs = 1,
                        .worst = {{sentence("Core", "Count of the cell that the row leaves"),
                                   sentence("Core", "one more"), sentence("Core", "one less")},
                                  {sentence("Core", "Count of the cell that it enters"),
                                   sentence("Core", "one less"), sentence("Core", "one more")}}}};
  }
  AuditedPart part = auditedPart(std::move(name), *ofOneCount, effort, rng, goOn);
  part.epsilon = epsilon;
  part.finding.measured *= 2;
  return part;
}

}  // namespace

std::vector<AuditedClaim> claimsOn(const Study& study, const StatisticCache& cache, double epsilon,
                                   const AuditEffort& effort, const GoOn& goOn) {
  std::vector<AuditedClaim> claims;
  for (const SharedRelease& shared : releasesOf(study, cache)) {
    if (!goOn()) return claims;
    const ReleasePlan& plan = shared.release->plan();
    const auto audited = effort.looksAtRows ? shared.release : onMadeUpColumn(*shared.release);
    const StatisticRelease& release = *audited;
    const double own = epsilon * shared.share;
    AuditedClaim claim{.method = shared.id,
                       .label = shared.name,
                       .epsilon = epsilon,
                       .claimed = shared.guarantee(study.data, epsilon),
                       .proof = proofIn(kStatisticProofs, plan.mechanism)};
    Rng rng = auditStream(study, shared.id, epsilon);
    const StatisticRow& row = statisticRow(plan.kind);
    claim.reason = reasonAgainst(plan, release.rows(), {own}).value_or("");
    if (!claim.reason.empty()) {
      claims.push_back(std::move(claim));
      continue;
    }
    if (!row.addsNoise())
      claim.parts.push_back(auditedQuantile(release, shared.name, own, effort, rng, goOn));
    else if (row.hasCells)
      claim.parts.push_back(auditedHistogram(release, shared.name, own, effort, rng, goOn));
    else
      claim.parts.push_back(auditedPart(shared.name, *release.mechanism(own), effort, rng, goOn));
    claim.parts.back().finding.ofRows = effort.looksAtRows;
    claims.push_back(std::move(claim));
  }
  return claims;
}

AttackPreview attacksOn(const Study& study, const StatisticCache& cache, std::size_t draws,
                        const GoOn& goOn) {
  const NoisePreview values = noiseOn(study, cache);
  AttackPreview preview{.epsilon = viewEpsilon(study)};
  for (const NoiseCurve& curve : values.curves) {
    if (!goOn()) return preview;
    Rng rng = auditStream(study, curve.method, preview.epsilon);
    AttackedMethod made = attackedCurve(values, curve, {}, draws, rng);
    made.neighbours.front().what = sentence("Core", "The statistic without noise");
    if (!statisticRow(study.statistic.statistic).addsNoise()) sayOfOneRow(study, made);
    preview.methods.push_back(std::move(made));
  }
  return preview;
}

namespace {

/// The wanted value, or `standard` where that belongs to another statistic.
double within(const LabelBounds& bounds, const std::optional<double>& wanted, double standard) {
  return wanted && bounds.clamp(*wanted) == *wanted ? *wanted : standard;
}

}  // namespace

NoisePreview noiseOn(const Study& study, const StatisticCache& cache) {
  NoisePreview preview;
  const SharedRelease first = firstRelease(study, cache);
  const ReleasePlan& plan = first.release->plan();
  const double epsilon = viewEpsilon(study) * first.share;
  std::vector<std::string> mechanisms = mechanismsFor(plan.kind);
  std::stable_partition(mechanisms.begin(), mechanisms.end(),
                        [&](const auto& one) { return one == plan.mechanism; });
  for (const std::string& id : mechanisms) {
    ReleasePlan other = plan;
    other.mechanism = id;
    if (const auto reason = reasonAgainst(other, first.release->rows(), {epsilon})) {
      preview.notes.push_back(methodLabel(id) + ": " + *reason);
      continue;
    }
    SharedRelease offered = first;
    offered.release = std::make_shared<const StatisticRelease>(other, cache.column(0));
    std::shared_ptr<const Mechanism> mechanism = offered.release->mechanism(epsilon);
    // The mechanisms have the same bounds.
    preview.bounds = mechanism->bounds();
    preview.label = within(preview.bounds, study.view.label, preview.bounds.lower);
    preview.otherLabel = within(preview.bounds, study.view.otherLabel, preview.bounds.upper);
    NoiseCurve curve = noiseCurve(std::move(mechanism), preview);
    curve.method = id;
    curve.label = methodLabel(id);
    if (const Guarantee made = offered.guarantee(study.data, viewEpsilon(study));
        curve.proved && !made.isPrivate())
      curve.withoutPromise = made.note();
    preview.curves.push_back(std::move(curve));
  }
  if (!statisticRow(plan.kind).addsNoise()) addOnce(preview.notes, ofOneRowNote(plan.unit));
  if (first.share < 1)
    preview.notes.push_back(
        filled(sentence("Core", "This statistic has the share %1 of epsilon."), first.share));
  if (statisticRow(plan.kind).hasCells)
    preview.notes.push_back(sentence("Core",
                                     "The largest count of the histogram; the row that leaves it enters "
                                     "another count, and both together reveal no more than epsilon."));
  return preview;
}

}  // namespace epsiscope
