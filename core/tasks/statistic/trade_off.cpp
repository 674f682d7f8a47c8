#include "core/tasks/statistic/trade_off.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/base/numbers.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/statistic/cache.h"
#include "core/tasks/statistic/releases.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// The target's release by one mechanism, at its share of a budget.
struct Candidate {
  std::string method, label;
  SharedRelease shared;
  bool noiseAlone = false;

  double error(double epsilon) const {
    const double own = shared.share * epsilon;
    return noiseAlone ? shared.release->noiseError(own) : shared.release->error(own);
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
    SharedRelease shared = first;
    shared.release = std::make_shared<const StatisticRelease>(other, cache.column(0));
    found.push_back({mechanism, {}, shared, false});
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
      curve.guarantee = notPrivate(Guarantee::Neighbours::row, sentence("Core", kNoNoiseNote));
      return;
    }
    curve.guarantee = candidate->shared.guarantee(study().data, epsilon);
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
  return one->shared.release->halfWidth(one->shared.share * epsilon, level);
}

/// The law of a quantile has about 110/epsilon stretches; a picture asks for some hundred laws, the one of
/// rows for some thousand.
bool isInstantOn(const Study& study, const StatisticCache& cache) {
  constexpr double kStretches = 110, kMostOperations = 1e6;
  if (statisticRow(study.statistic.statistic).addsNoise()) return true;
  const double laws = study.view.tab == "rows" ? 2000 : 120;
  const double smallest = std::min(epsilonRange(study).low, viewEpsilon(study)) * study.statistic.share;
  return laws * std::min(static_cast<double>(cache.column(0)->rows()), kStretches / smallest) <=
         kMostOperations;
}

}  // namespace epsiscope
