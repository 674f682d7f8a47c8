#include "core/tasks/statistic/claims.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <utility>

#include "core/audit/moved_noise.h"
#include "core/audit/sampled_audit.h"
#include "core/base/numbers.h"
#include "core/privacy/custodian.h"
#include "core/statistics/quantile_law.h"
#include "core/statistics/statistic_laws.h"
#include "core/tasks/audited_parts.h"
#include "core/tasks/methods.h"
#include "core/tasks/statistic/accounts.h"
#include "core/tasks/statistic/cache.h"
#include "core/tasks/statistic/found_bounds.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/statistic/within_bounds.h"
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
    {"bounds", marked("Core", "McSherry and Talwar 2007, Theorem 6; core/statistics/bound_choice_law.h")},
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
  const ReleasePlan& plan = release.plan();
  if (!plan.isGrouped()) return std::make_shared<const StatisticRelease>(plan, std::move(column));
  const std::vector<std::uint32_t> groupOf(own.rows());
  const std::vector<double> values(own.rows(), plan.bounds.lower);
  return std::make_shared<const StatisticRelease>(
      plan, std::move(column),
      std::make_shared<const GroupRows>(plan.groups, groupOf, values,
                                        std::vector(plan.mostWeight ? own.rows() : 0, 0.0)));
}

/// The values of a table, ascending, some of whose rows from this place on are all replaced by one value.
std::vector<double> replacedBy(double value, std::span<const double> sorted, std::size_t from,
                               std::size_t rows) {
  std::vector<double> values(sorted.begin(), sorted.end());
  std::fill_n(values.begin() + static_cast<std::ptrdiff_t>(from), rows, value);
  std::ranges::sort(values);
  return values;
}

/// The largest |log f(t) - log g(t)| of two laws, in the middle of their stretches, of very many an even
/// choice.
struct LawGap {
  double most = 0, output = 0;
};
LawGap gapBetween(const QuantileLaw& one, const QuantileLaw& other) {
  constexpr std::size_t kMost = 400;
  LawGap gap;
  for (const QuantileLaw* law : {&one, &other}) {
    const auto& stretches = law->stretches();
    for (std::size_t i = 0; i < stretches.size(); i += stretches.size() / kMost + 1) {
      const double t = stretches[i].lower + (stretches[i].upper - stretches[i].lower) / 2;
      const double lost = std::abs(one.logDensity(t) - other.logDensity(t));
      if (lost > gap.most) gap = {lost, t};
    }
  }
  return gap;
}

/// The audit of the quantile's law with any value in place of the lowest rows, the middle ones and the
/// highest, as many as one person has.
AuditedPart auditedQuantile(const StatisticRelease& release, const std::string& name, double epsilon,
                            const AuditEffort& effort, Rng& rng, const GoOn& goOn) {
  constexpr int kPlaces = 8;
  const ReleasePlan& plan = release.plan();
  const std::span<const double> sorted = release.column().sorted();
  const std::size_t rows = std::min(sorted.size(), static_cast<std::size_t>(plan.unit.rows()));
  AuditedPart part{.name = name, .epsilon = epsilon};
  part.finding.rounding = 1e-9 * epsilon + 1e-13;  // the latter of logarithms
  std::array<std::vector<double>, 2> worst;
  const auto lawOf = [&](const std::vector<double>& values) {
    return QuantileLaw(values, plan.bounds, plan.quantile, plan.unit.epsilonOfRow(epsilon));
  };
  for (const std::size_t from : {std::size_t{0}, (sorted.size() - rows) / 2, sorted.size() - rows}) {
    std::vector<std::vector<double>> tables;
    for (int place = 0; place <= kPlaces; ++place)
      tables.push_back(
          replacedBy(plan.bounds.lower + plan.bounds.width() * place / kPlaces, sorted, from, rows));
    for (std::size_t i = 0; i < tables.size() && goOn(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        const LawGap gap = gapBetween(lawOf(tables[i]), lawOf(tables[j]));
        ++part.finding.pairs;
        if (!(gap.most > part.finding.measured)) continue;
        worst = {tables[i], tables[j]};
        const auto named = [&](std::size_t place) {
          return witnessNumber(plan.bounds.lower +
                               plan.bounds.width() * static_cast<double>(place) / kPlaces);
        };
        const std::string output = witnessNumber(gap.output);
        part.finding.measured = gap.most;
        part.finding.worst = {{sentence("Core", "Label"), named(i), named(j)},
                              {sentence("Core", "Output"), output, output}};
        if (rows > 1) part.finding.worst.push_back(rowsTogether(rows));
      }
  }
  if (effort.draws == 0 || worst[0].empty()) return part;
  const QuantileAnswerLaw one{lawOf(worst[0])}, other{lawOf(worst[1])};
  part.sampled =
      sampledAudit([&](Rng& from) { return one.draw(from); }, [&](Rng& from) { return other.draw(from); }, 0,
                   effort.draws, kAuditConfidence, rng, goOn);
  return part;
}

/// The audit of several numbers, each with noise of its own: a row leaves one cell and enters another.
AuditedPart auditedCells(const StatisticRelease& release, std::string name, double epsilon,
                         const AuditEffort& effort, Rng& rng, const GoOn& goOn) {
  const std::unique_ptr<Mechanism> ofOneCount = release.mechanism(epsilon);
  const ReleasePlan& plan = release.plan();
  if (plan.mechanism == "gaussian") {
    const double sigma = release.noisyLaw(epsilon).deviation;
    const double ofRow = plan.isGrouped() ? GroupSums::of(plan).twoNorm : std::sqrt(2.0);
    const double distance = ofRow * plan.unit.rows();
    AuditedPart part{.name = std::move(name),
                     .epsilon = epsilon,
                     .delta = plan.delta,
                     .finding = {.measured = epsilonOfMovedNormal(distance, sigma, plan.delta),
                                 .rounding = 1e-9 * epsilon + kRoundingOfMovedNormal,
                                 .isExact = true,
                                 .pairs = 1}};
    if (statisticRow(plan.kind).countsRows())
      part.finding.worst = {{sentence("Core", "Count of the cell that the row leaves"),
                             sentence("Core", "one more"), sentence("Core", "one less")},
                            {sentence("Core", "Count of the cell that it enters"),
                             sentence("Core", "one less"), sentence("Core", "one more")}};
    return part;
  }
  AuditedPart part = auditedPart(std::move(name), *ofOneCount, effort, rng, goOn);
  part.epsilon = epsilon;
  part.finding.measured *= movedBy(plan);
  return part;
}

/// The audit of quantiles of groups: a row leaves the largest group and enters an empty one, from and to any
/// place, and what it changes in both adds up.
AuditedPart auditedQuantiles(const StatisticRelease& release, const std::string& name, double epsilon) {
  constexpr int kPlaces = 8;
  const ReleasePlan& plan = release.plan();
  const std::span<const double> largest = release.groups()->valuesOfLargest();
  const double own = plan.unit.epsilonOfRow(epsilon) / 2;
  const auto lawOf = [&](std::span<const double> values) {
    return QuantileLaw(values, plan.bounds, plan.quantile, own);
  };
  AuditedPart part{.name = name, .epsilon = epsilon};
  part.finding.rounding = 1e-9 * epsilon + 1e-13;  // the latter of logarithms
  for (int place = 0; place <= kPlaces; ++place) {
    const double value = plan.bounds.lower + plan.bounds.width() * place / kPlaces;
    std::vector<double> more(largest.begin(), largest.end());
    more.insert(std::ranges::upper_bound(more, value), value);
    const LawGap left = gapBetween(lawOf(more), lawOf(largest));
    const LawGap entered = gapBetween(lawOf({&value, 1}), lawOf({}));
    ++part.finding.pairs;
    const double lost = plan.unit.rows() * (left.most + (plan.groups > 1 ? entered.most : 0));
    if (!(lost > part.finding.measured)) continue;
    part.finding.measured = lost;
    part.finding.worst = {
        {sentence("Core", "Label"), witnessNumber(value), sentence("Core", "in another group")},
        {sentence("Core", "Output"), witnessNumber(left.output), witnessNumber(left.output)}};
  }
  return part;
}

/// The audit of the choice of both ends with any value in place of the lowest rows, the middle ones and the
/// highest, as many as one person has: the ends are drawn independently, and what they tell adds up.
AuditedPart auditedBounds(const StatisticRelease& release, double epsilon) {
  using End = BoundChoiceLaw::End;
  const std::span<const double> sorted = release.column().sorted();
  const std::size_t rows = std::min(sorted.size(), static_cast<std::size_t>(release.plan().unit.rows()));
  AuditedPart part{.name = sentence("Core", "Choice of the bounds"),
                   .epsilon = release.plan().boundsShare * epsilon};
  part.finding.rounding = 1e-9 * epsilon + 1e-13;  // the latter of logarithms
  part.finding.isExact = true;
  const auto valueAt = [](std::size_t place) {
    return BoundChoiceLaw::candidate(place) * (1 + std::numeric_limits<double>::epsilon());
  };
  constexpr std::size_t kEvery = 14;
  for (const std::size_t from : {std::size_t{0}, (sorted.size() - rows) / 2, sorted.size() - rows}) {
    std::vector<std::size_t> places;
    std::vector<std::pair<BoundChoiceLaw, BoundChoiceLaw>> laws;
    for (std::size_t place = 1; place < BoundChoiceLaw::kCandidates; place += kEvery) {
      const FoundBounds bounds(release.plan(),
                               StatisticColumn::ofNumbers(replacedBy(valueAt(place), sorted, from, rows)));
      places.push_back(place);
      laws.emplace_back(bounds.law(End::lower, epsilon), bounds.law(End::upper, epsilon));
    }
    for (std::size_t i = 0; i < laws.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        const double lost = laws[i].first.lossAgainst(laws[j].first, 0).most +
                            laws[i].second.lossAgainst(laws[j].second, 0).most;
        ++part.finding.pairs;
        if (!(lost > part.finding.measured)) continue;
        part.finding.measured = lost;
        part.finding.worst = {{sentence("Core", "Label"), witnessNumber(valueAt(places[i])),
                               witnessNumber(valueAt(places[j]))}};
        if (rows > 1) part.finding.worst.push_back(rowsTogether(rows));
      }
  }
  return part;
}

}  // namespace

std::vector<AuditedClaim> claimsOn(const Study& study, const StatisticCache& cache, double epsilon,
                                   const AuditEffort& effort, const GoOn& goOn) {
  std::vector<AuditedClaim> claims;
  std::optional<JointAccounts> accounts;
  if (releaseCount(study) > 1) accounts = accountsOf(study, cache, epsilon);
  for (const SharedRelease& shared : releasesOf(study, cache)) {
    if (!goOn()) return claims;
    const ReleasePlan& plan = shared.release->plan();
    const auto all = effort.looksAtRows ? shared.release : onMadeUpColumn(*shared.release);
    const auto [within, own] = withUsualBounds(all, epsilon * shared.share);
    const auto audited = effort.looksAtRows ? within : onMadeUpColumn(*within);
    const StatisticRelease& release = *audited;
    AuditedClaim claim{.method = shared.id,
                       .label = shared.name,
                       .epsilon = epsilon,
                       .claimed = shared.guarantee(study.data, epsilon),
                       .proof = proofIn(kStatisticProofs, plan.mechanism) +
                                (plan.boundsShare > 0 ? "; " + proofIn(kStatisticProofs, "bounds") : "") +
                                (plan.isGrouped() ? "; core/statistics/group_sums.h" : ""),
                       .accounts = accounts};
    Rng rng = auditStream(study, shared.id, epsilon);
    const StatisticRow& row = statisticRow(plan.kind);
    claim.reason = reasonAgainst(plan, release.rows(), {epsilon * shared.share}).value_or("");
    if (!claim.reason.empty()) {
      claims.push_back(std::move(claim));
      continue;
    }
    if (plan.boundsShare > 0) claim.parts.push_back(auditedBounds(*all, epsilon * shared.share));
    if (!row.addsNoise() && plan.isGrouped())
      claim.parts.push_back(auditedQuantiles(release, shared.name, own));
    else if (!row.addsNoise())
      claim.parts.push_back(auditedQuantile(release, shared.name, own, effort, rng, goOn));
    else if (row.hasCells || movedBy(plan) > 1)
      claim.parts.push_back(auditedCells(release, shared.name, own, effort, rng, goOn));
    else
      claim.parts.push_back(auditedPart(shared.name, *release.mechanism(own), effort, rng, goOn));
    claim.parts.back().epsilon = own;
    for (AuditedPart& part : claim.parts) part.finding.ofRows = effort.looksAtRows;
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

/// What is drawn of a release by groups or with weights: one of its numbers stands for all.
void sayOfGroups(const ReleasePlan& plan, NoisePreview& preview) {
  if (!plan.isGrouped()) return;
  const bool areSeveral = plan.groups > 1;
  if (!statisticRow(plan.kind).addsNoise()) {
    preview.number = sentence("Core", "quantile of the largest group");
    preview.notes.push_back(sentence("Core",
                                     "The quantile of the largest group, drawn with half of epsilon: a row "
                                     "that leaves it enters another group."));
  } else if (isRatio(plan)) {
    preview.number = areSeveral ? sentence("Core", "sum of a group") : sentence("Core", "sum");
    preview.notes.push_back(
        filled(sentence("Core",
                        "A mean is released as the ratio of two noisy sums, that of the values less the "
                        "middle of the bounds and that of the rows. The largest of these sums is drawn; a "
                        "row moves %1 of them, which together reveal no more than epsilon."),
               static_cast<double>(movedBy(plan))));
  } else if (areSeveral || statisticRow(plan.kind).hasCells) {
    preview.number = sentence("Core", "largest cell");
    preview.notes.push_back(sentence("Core",
                                     "The largest cell; the row that leaves it enters another one, and both "
                                     "together reveal no more than epsilon."));
  }
}

/// The wanted value, or `standard` where that belongs to another statistic.
double within(const LabelBounds& bounds, const std::optional<double>& wanted, double standard) {
  return wanted && bounds.clamp(*wanted) == *wanted ? *wanted : standard;
}

}  // namespace

NoisePreview noiseOn(const Study& study, const StatisticCache& cache) {
  NoisePreview preview;
  SharedRelease first = firstRelease(study, cache);
  const WithinBounds usual = withUsualBounds(first.release, viewEpsilon(study) * first.share);
  if (first.release->found() != nullptr) preview.notes.push_back(usualBoundsNote(usual));
  first.release = usual.release;
  const ReleasePlan& plan = first.release->plan();
  const double epsilon = usual.epsilon;
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
    offered.release = std::make_shared<const StatisticRelease>(other, cache.column(0), cache.groups(0));
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
  sayOfGroups(plan, preview);
  if (first.share < 1)
    preview.notes.push_back(
        filled(sentence("Core", "This statistic has the share %1 of epsilon."), first.share));
  if (statisticRow(plan.kind).hasCells && !plan.isGrouped())
    preview.notes.push_back(sentence("Core",
                                     "The largest count of the histogram; the row that leaves it enters "
                                     "another count, and both together reveal no more than epsilon."));
  return preview;
}

}  // namespace epsiscope
