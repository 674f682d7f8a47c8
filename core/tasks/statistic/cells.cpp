#include "core/tasks/statistic/cells.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/base/numbers.h"
#include "core/tasks/cell_trials.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/statistic/cache.h"
#include "core/tasks/statistic/released_statistic.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/statistic/table_families.h"
#include "core/tasks/statistic/within_bounds.h"
#include "core/tasks/streams.h"
#include "core/tasks/warnings.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// The target's release by one mechanism, at its share of a budget.
struct Candidate {
  std::string method, label;
  SharedRelease shared;
  bool noiseAlone = false;

  double error(double epsilon) const {
    return noiseAlone ? shared.noiseError(epsilon) : shared.error(epsilon);
  }
};

/// The study's mechanism first.
std::vector<Candidate> candidates(const Study& study, const StatisticCache& cache) {
  const SharedRelease first = firstRelease(study, cache);
  const ReleasePlan& plan = first.release->plan();
  std::vector<std::string> mechanisms = mechanismsFor(plan.kind);
  std::stable_partition(mechanisms.begin(), mechanisms.end(),
                        [&](const auto& one) { return one == plan.mechanism; });
  std::vector<Candidate> found;
  for (const std::string& mechanism : mechanisms) {
    ReleasePlan other = plan;
    other.mechanism = mechanism;
    auto release = std::make_shared<const StatisticRelease>(other, cache.column(0), cache.groups(0));
    found.push_back({mechanism, {}, first.with(std::move(release)), false});
  }
  if (first.release->clippingError() > 0)
    found.push_back({kMethodNoiseAlone, sentence("Core", kNoiseAloneLabel), first, true});
  return found;
}

class StatisticTradeOff final : public TradeOffCells {
public:
  StatisticTradeOff(const Study& study, const StatisticCache& cache)
      : TradeOffCells(study), m_candidates(candidates(study, cache)) {}

  TradeOffFrame frame() const override { return {.metric = kMetricSquaredError}; }
  std::vector<CurvePlan> curves() const override {
    std::vector<CurvePlan> plans;
    for (const Candidate& one : m_candidates) plans.push_back({.method = one.method, .label = one.label});
    return plans;
  }
  CurvePlan baseline() const override {
    return {.method = kMethodSamplingError,
            .label = counted("Core", "Asking %n other people", "Asking %n other person", first().rows())};
  }
  bool isBaselineFlat() const override { return true; }
  double errorOfBaseline(double /*epsilon*/) const override { return first().samplingError(); }
  double withoutPrivacy(const std::string& method, const GoOn&) override {
    return method == kMethodNoiseAlone ? kNaN : first().clippingError();
  }
  CellErrors at(const Cell& cell, std::size_t /*draws*/, const GoOn&) override {
    return exactError(find(cell.method)->error(cell.epsilon));
  }
  std::optional<double> found(const Cell& cell, const GoOn& goOn) override {
    return find(cell.method) ? TradeOffCells::found(cell, goOn) : std::nullopt;
  }
  void finish(MethodCurve& curve, double epsilon, bool /*reached*/) const override {
    const Candidate* candidate = find(curve.method);
    if (!candidate) {
      curve.guarantee = Guarantee::none(Guarantee::Neighbours::row, sentence("Core", kNoNoiseNote));
      return;
    }
    curve.guarantee = candidate->shared.guarantee(study().data, epsilon);
    if (const std::string note = ofGroupsNote(candidate->shared); !note.empty()) addOnce(curve.notes, note);
    if (candidate->shared.share < 1)
      addOnce(curve.notes, filled(sentence("Core", "This statistic has the share %1 of epsilon."),
                                  candidate->shared.share));
  }

  const Candidate* find(const std::string& method) const {
    const auto found = std::ranges::find(m_candidates, method, &Candidate::method);
    return found == m_candidates.end() ? nullptr : &*found;
  }

private:
  const StatisticRelease& first() const { return *m_candidates.front().shared.release; }

  const std::vector<Candidate> m_candidates;
};

}  // namespace

std::unique_ptr<TradeOffCells> tradeOffCells(const Study& study, const StatisticCache& cache) {
  return std::make_unique<StatisticTradeOff>(study, cache);
}

std::optional<double> halfWidthOn(const Study& study, const StatisticCache& cache, const std::string& method,
                                  double epsilon, double level) {
  const StatisticTradeOff cells(study, cache);
  const Candidate* one = cells.find(method);
  if (!one || one->noiseAlone) return std::nullopt;
  return one->shared.halfWidth(epsilon, level);
}

/// Laws of groups' ratios and quantiles are many, as are pairs of bounds that may be found, and half-widths
/// of adjusted tables take long. The law of a quantile has about 110/epsilon stretches; a picture asks for
/// some hundred laws, the one of rows for some thousand.
bool isInstantOn(const Study& study, const StatisticCache& cache) {
  constexpr double kStretches = 110, kMostOperations = 1e6;
  const ReleasePlan plan = planOf(study, 0);
  if (plan.isGrouped() && (isRatio(plan) || !statisticRow(plan.kind).addsNoise())) return false;
  if (plan.boundsShare > 0) return false;
  if (statisticRow(study.statistic.statistic).addsNoise()) return tableFamilies(study).empty();
  const double laws = study.view.tab == "rows" ? 2000 : 120;
  const double smallest = std::min(epsilonRange(study).low, viewEpsilon(study)) * study.statistic.share;
  return laws * std::min(static_cast<double>(cache.column(0)->rows()), kStretches / smallest) <=
         kMostOperations;
}

namespace {

class StatisticTrials final : public CellTrials {
public:
  StatisticTrials(const Study& study, std::shared_ptr<const PreparedTable> prepared)
      : CellTrials(study, std::move(prepared), 1),
        m_cache(StatisticCache::build(statisticInputs(study), table(), classroom(), {})),
        m_releases(releasesOf(study, *m_cache)) {
    for (const SharedRelease& release : m_releases)
      for (const std::string& method :
           {release.release->plan().mechanism, std::string(kMethodSamplingError), std::string(kMethodNone)})
        for (const double epsilon : study.epsilon)
          addCell({.method = method,
                   .epsilon = epsilon,
                   .learner = m_releases.size() > 1 ? release.id : std::string()});
  }

  double costOfBeginning() const override { return 0; }
  void describe(Result& result) const override;
  bool beginTrial(int trial, const GoOn& goOn) override {
    m_trial = trial;
    return goOn();
  }
  std::size_t trainRows() const override { return m_cache->trainRows(); }

private:
  void addCell(const Cell& cell);
  /// The learner of a cell is the release's id where there are several.
  const SharedRelease& releaseOf(const Cell& cell) const {
    const auto found = std::ranges::find(m_releases, cell.learner, &SharedRelease::id);
    return found == m_releases.end() ? m_releases.front() : *found;
  }
  std::optional<CellValues> valuesOf(const Cell& cell, const GoOn& goOn) const override;

  const std::shared_ptr<const StatisticCache> m_cache;
  const std::vector<SharedRelease> m_releases;
  int m_trial = 0;
};

void StatisticTrials::addCell(const Cell& cell) {
  const SharedRelease& shared = releaseOf(cell);
  const bool isReleased = cell.method == shared.release->plan().mechanism;
  CellPlan plan{.rows = {}, .repeatsPrevious = !isReleased && cell.epsilon != study().epsilon.front()};
  std::vector<double> halfWidths;
  if (isReleased) halfWidths = shared.halfWidths(cell.epsilon, study().statistic.level);
  const auto addRows = [&](const char* kind) {
    for (std::size_t group = 0; group < shared.groups.size(); ++group) {
      ResultRow row = rowOfCell(study(), cell, kMetricSquaredError, kind);
      row.group = shared.groups[group];
      if (isReleased) row.halfWidth = halfWidths[group];
      plan.rows.push_back(std::move(row));
    }
  };
  addRows("exact");
  if (isReleased) addRows("sampled");
  add(cell, std::move(plan));
}

void StatisticTrials::describe(Result& result) const {
  describeTable(result, {});
  const StatisticRelease& first = *m_releases.front().release;
  if (first.column().hasNumbers() && !statisticRow(first.plan().kind).takesPositive && !first.found())
    result.clippedLabels = labelsOutside(data(), first.plan().bounds);
  for (const std::string& note : m_cache->notes) addOnce(result.notes, note);
  for (const std::string& note : agreementNotes(study())) addOnce(result.notes, note);
  for (const SharedRelease& shared : m_releases)
    if (m_releases.size() > 1)
      addOnce(result.notes, filled(sentence("Core",
                                            "%1 has the share %2 of epsilon and delta (basic "
                                            "composition)."),
                                   shared.name, shared.share));
  for (const std::string& note : foundBoundsNotes(m_releases)) addOnce(result.notes, note);
  addOnce(result.notes,
          sentence("Core",
                   "Neighbours: one row replaced, so the number of rows is public. If rows may be added or "
                   "removed, that number is private as well and other sensitivities hold."));
}

namespace {

/// The values of the rows of one kind, a group each.
std::vector<std::vector<double>> eachAlone(const std::vector<double>& errors) {
  std::vector<std::vector<double>> values;
  for (const double error : errors) values.push_back({finiteOrNaN(error)});
  return values;
}

}  // namespace

std::optional<CellValues> StatisticTrials::valuesOf(const Cell& asked, const GoOn&) const {
  const SharedRelease& shared = releaseOf(asked);
  const StatisticRelease& release = *shared.release;
  CellValues found{asked.learner, kNaN, kNaN, {}, {}, {}};
  if (asked.method == kMethodNone) {
    found.values = eachAlone(release.clippingErrors());
    found.guarantee = Guarantee::none(Guarantee::Neighbours::row, sentence("Core", kNoNoiseNote));
  } else if (asked.method == kMethodSamplingError) {
    found.values = eachAlone(release.samplingErrors());
    found.guarantee = Guarantee::none(Guarantee::Neighbours::row, sentence("Core", kNoNoiseNote));
  } else {
    const double epsilon = asked.epsilon * shared.share;
    found.guarantee = shared.guarantee(study().data, asked.epsilon);
    Rng rng = streamOf(study(), asked.method, shared.id, shared.share, asked.epsilon, m_trial);
    const Custodian custodian(rng, transcript());
    const auto [within, left] = withFoundBounds(shared.release, epsilon, custodian);
    const std::vector<double> released = releasedStatistic({*within, custodian}, left);
    custodian.publish(
        Eigen::Map<const Eigen::VectorXd>(released.data(), static_cast<Eigen::Index>(released.size())));
    found.booked = custodian.price();
    found.values = eachAlone(shared.errors(asked.epsilon));
    const auto leaving = agreedNumbers(study(), shared, released, asked.epsilon, m_trial);
    for (std::vector<double>& one : eachAlone(within->squaredErrors(leaving)))
      found.values.push_back(std::move(one));
  }
  return found;
}

}  // namespace

std::unique_ptr<Trials> statisticTrials(const Study& study, std::shared_ptr<const PreparedTable> table) {
  return std::make_unique<StatisticTrials>(study, std::move(table));
}

}  // namespace epsiscope
