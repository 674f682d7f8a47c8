#include "core/tasks/statistic/trade_off.h"

#include <algorithm>
#include <cmath>

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
  SharedRelease shared;
  bool noiseAlone = false;

  double error(double epsilon) const {
    const double own = shared.share * epsilon;
    const double error = noiseAlone ? shared.release->noiseError(own) : shared.release->error(own);
    return std::abs(error) <= kLargestShown ? error : kNaN;
  }
};

struct NamedCandidate {
  std::string method, label;
  Candidate candidate;
};

/// The study's mechanism first.
std::vector<NamedCandidate> candidates(const Study& study, const StatisticCache& cache) {
  const SharedRelease first = firstRelease(study, cache);
  const ReleasePlan& plan = first.release->plan();
  std::vector<std::string> mechanisms = mechanismsFor(plan.kind);
  std::stable_partition(mechanisms.begin(), mechanisms.end(),
                        [&](const auto& one) { return one == plan.mechanism; });
  std::vector<NamedCandidate> found;
  for (const std::string& mechanism : mechanisms) {
    ReleasePlan other = plan;
    other.mechanism = mechanism;
    SharedRelease shared = first;
    shared.release = std::make_shared<const StatisticRelease>(other, cache.column(0));
    found.push_back({mechanism, methodLabel(mechanism), {shared, false}});
  }
  if (first.release->clippingError() > 0)
    found.push_back({kMethodNoiseAlone, sentence("Core", kNoiseAloneLabel), {first, true}});
  return found;
}

TradeOffPreview curvesOf(const Study& study, const StatisticCache& cache, const GoOn& goOn) {
  TradeOffPreview preview;
  preview.metric = kMetricSquaredError;
  const AxisRange range = epsilonRange(study);
  preview.low = range.low;
  preview.high = range.high;
  const std::vector<double> epsilons = logSpaced(range.low, range.high, kCurvePoints);
  const SharedRelease first = firstRelease(study, cache);
  preview.none = first.release->clippingError();
  const double sampling = first.release->samplingError();
  const std::string others =
      counted("Core", "Asking %n other people", "Asking %n other person", first.release->rows());
  preview.predictMean = {.method = kMethodSamplingError, .label = others, .x = epsilons, .y = {}};
  preview.predictMean.y.assign(epsilons.size(), sampling);
  preview.predictMean.guarantee = notPrivate(Guarantee::Neighbours::row, sentence("Core", kNoNoiseNote));
  for (const auto& [method, label, candidate] : candidates(study, cache)) {
    MethodCurve curve{.method = method, .label = label, .x = epsilons, .y = {}};
    curve.guarantee = candidate.shared.guarantee(study.data, range.high);
    for (const double epsilon : epsilons) {
      if (!goOn()) return preview;
      curve.y.push_back(candidate.error(epsilon));
    }
    if (std::ranges::any_of(curve.y, [](double error) { return std::isnan(error); }))
      addOnce(curve.notes, sentence("Core", kTooLarge));
    curve.withoutPrivacy = candidate.noiseAlone ? kNaN : preview.none;
    if (first.share < 1)
      addOnce(curve.notes,
              filled(sentence("Core", "This statistic has the share %1 of epsilon."), first.share));
    preview.curves.push_back(std::move(curve));
  }
  return preview;
}

}  // namespace

TradeOffPreview tradeOffOn(const Study& study, const StatisticCache& cache, const TradeOffPreview* drawn,
                           const GoOn& goOn) {
  TradeOffPreview preview = drawn != nullptr ? *drawn : curvesOf(study, cache, goOn);
  if (!goOn()) return preview;
  const std::vector<NamedCandidate> all = candidates(study, cache);
  preview.predictMeanAtEpsilon = preview.predictMean.y.front();
  preview.atEpsilon.clear();
  for (const NamedCandidate& one : all) preview.atEpsilon.push_back(one.candidate.error(viewEpsilon(study)));
  return preview;
}

std::optional<double> errorOn(const Study& study, const StatisticCache& cache, const std::string& method,
                              double epsilon, const GoOn&) {
  for (const NamedCandidate& one : candidates(study, cache))
    if (one.method == method) return one.candidate.error(epsilon);
  return std::nullopt;
}

std::optional<double> halfWidthOn(const Study& study, const StatisticCache& cache, const std::string& method,
                                  double epsilon, double level) {
  for (const NamedCandidate& one : candidates(study, cache))
    if (one.method == method && !one.candidate.noiseAlone)
      return one.candidate.shared.release->halfWidth(one.candidate.shared.share * epsilon, level);
  return std::nullopt;
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
