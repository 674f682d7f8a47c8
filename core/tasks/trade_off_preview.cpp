#include "core/tasks/trade_off_preview.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include "core/base/numbers.h"
#include "core/base/parallel.h"
#include "core/results/result.h"
#include "core/tasks/methods.h"
#include "core/tasks/people_errors.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"

namespace epsiscope {

namespace {

using OfSplits = std::vector<std::shared_ptr<const TradeOffPreview>>;

/// `value` of every split's preview.
template <class Value>
std::vector<double> ofEach(const OfSplits& previews, Value value) {
  std::vector<double> values;
  for (const auto& preview : previews) values.push_back(value(*preview));
  return values;
}

/// Where the curve has quantiles they are those of the draws of all splits.
void poolDraws(const OfSplits& previews, std::size_t curve, MethodCurve& mean) {
  if (previews.front()->curves[curve].draws.empty()) return;
  mean.draws.assign(mean.x.size(), {});
  for (const auto& preview : previews)
    for (std::size_t i = 0; i < mean.x.size(); ++i) {
      const std::vector<double>& drawn = preview->curves[curve].draws[i];
      mean.draws[i].insert(mean.draws[i].end(), drawn.begin(), drawn.end());
    }
  fillQuantiles(mean);
}

void takeMean(const OfSplits& previews, std::size_t curve, MethodCurve& mean) {
  for (std::size_t i = 0; i < mean.y.size(); ++i) {
    const auto values = ofEach(previews, [&](const TradeOffPreview& one) { return one.curves[curve].y[i]; });
    mean.y[i] = meanOf(values);
    if (values.size() > 1) mean.standardError.push_back(standardErrorOf(values));
  }
  mean.withoutPrivacy =
      meanOf(ofEach(previews, [&](const TradeOffPreview& one) { return one.curves[curve].withoutPrivacy; }));
  for (const auto& preview : previews) {
    const MethodCurve& one = preview->curves[curve];
    mean.guarantee = weaker(mean.guarantee, one.guarantee);
    for (const std::string& note : one.notes)
      if (std::ranges::count(mean.notes, note) == 0) mean.notes.push_back(note);
  }
  poolDraws(previews, curve, mean);
}

/// The lowest error without privacy of all pipelines, and whose it is.
void findLowest(TradeOffPreview& preview) {
  for (const MethodCurve& curve : preview.curves)
    if (curve.withoutPrivacy < preview.none || !std::isfinite(preview.none))
      preview.none = curve.withoutPrivacy;
  std::vector<const MethodCurve*> owners;
  for (const MethodCurve& curve : preview.curves)
    if (curve.withoutPrivacy == preview.none) owners.push_back(&curve);
  preview.noneOf = owners.size() == 1 ? owners.front()->method : std::string();
}

/// Where the mean rises by more than a hundredth, and by more than its standard error there.
void findKinks(const Study& study, const TaskCache& cache, MethodCurve& curve) {
  constexpr double kSmallest = 0.01;
  std::size_t least = 0;
  for (std::size_t i = 1; i < curve.y.size(); ++i) {
    if (curve.y[i] < curve.y[least] || !std::isfinite(curve.y[least])) {
      least = i;
      continue;
    }
    const bool isTop = i + 1 == curve.y.size() || !(curve.y[i + 1] >= curve.y[i]);
    const double rise = curve.y[i] / curve.y[least] - 1;
    const double error = curve.standardError.empty() ? 0 : curve.standardError[i];
    if (!isTop || !(rise > kSmallest) || !(curve.y[i] - curve.y[least] > error)) continue;
    curve.kinks.push_back(
        {.low = curve.x[least],
         .x = curve.x[i],
         .rise = rise,
         .why = taskOf(study).whyItRises(study, cache, curve.method, curve.x[least], curve.x[i])});
    least = i;
  }
}

/// The mean of the curves, without what is looked at.
TradeOffPreview meanOfCurves(const Study& study, const SplitCaches& splits, OfSplits previews) {
  TradeOffPreview mean = *previews.front();
  mean.splits = previews.size();
  mean.none = meanOf(ofEach(previews, [](const TradeOffPreview& one) { return one.none; }));
  for (std::size_t i = 0; i < mean.predictMean.y.size(); ++i)
    mean.predictMean.y[i] =
        meanOf(ofEach(previews, [&](const TradeOffPreview& one) { return one.predictMean.y[i]; }));
  for (std::size_t c = 0; c < mean.curves.size(); ++c) {
    takeMean(previews, c, mean.curves[c]);
    // Over lambda a curve has a lowest point of its own, and a median of few draws wobbles.
    if (!mean.overLambda && mean.curves[c].draws.empty()) findKinks(study, *splits.front(), mean.curves[c]);
  }
  findLowest(mean);
  mean.ofSplits = std::move(previews);
  return mean;
}

/// What is known for other people, at view.epsilon.
void fillPeople(const Study& study, const SplitCaches& splits, TradeOffPreview& mean) {
  mean.knowsPeople = splits.people() != nullptr && splits.people()->isKnown() && !mean.overLambda;
  mean.atEpsilonOfPeople.assign(mean.curves.size(), {});
  mean.predictMeanAtEpsilonOfPeople = {};
  if (!mean.knowsPeople) return;
  const double epsilon = viewEpsilon(study);
  for (std::size_t c = 0; c < mean.curves.size(); ++c)
    mean.atEpsilonOfPeople[c] = splits.people()->at(0, c, epsilon);
  mean.predictMeanAtEpsilonOfPeople = splits.people()->at(0, mean.curves.size(), epsilon);
}

void fillAtEpsilon(TradeOffPreview& mean) {
  mean.atEpsilonOfSplits.clear();
  mean.atEpsilon.clear();
  for (std::size_t c = 0; c < mean.curves.size(); ++c) {
    mean.atEpsilonOfSplits.push_back(
        ofEach(mean.ofSplits, [&](const TradeOffPreview& one) { return one.atEpsilon[c]; }));
    mean.atEpsilon.push_back(meanOf(mean.atEpsilonOfSplits.back()));
  }
  mean.promisedAtEpsilon = mean.ofSplits.front()->promisedAtEpsilon;
  mean.predictMeanAtEpsilonOfSplits =
      ofEach(mean.ofSplits, [](const TradeOffPreview& one) { return one.predictMeanAtEpsilon; });
  mean.predictMeanAtEpsilon = meanOf(mean.predictMeanAtEpsilonOfSplits);
}

void fillHalfWidths(const Study& study, const TaskCache& cache, TradeOffPreview& mean) {
  const std::optional<double> level = taskOf(study).levelBesideError(study);
  mean.halfWidthAtEpsilon.clear();
  mean.halfWidthLevel = level.value_or(0);
  if (!level) return;
  for (const MethodCurve& curve : mean.curves)
    mean.halfWidthAtEpsilon.push_back(
        taskOf(study).halfWidthAt(study, cache, curve.method, viewEpsilon(study), *level).value_or(kNaN));
}

/// Every split's preview; shorter than `splits` once `goOn` says false.
OfSplits drawnOnEach(const Study& study, const SplitCaches& splits, const TradeOffPreview* drawn,
                     const GoOn& goOn) {
  const GoOn ask = goOn.oneAtATime();
  OfSplits previews(splits.size());
  const bool finished = parallelFor(splits.size(), 0, [&](std::size_t s) {
    const TradeOffPreview* before =
        drawn != nullptr && s < drawn->ofSplits.size() ? drawn->ofSplits[s].get() : nullptr;
    previews[s] =
        std::make_shared<const TradeOffPreview>(taskOf(study).tradeOff(study, *splits[s], before, ask));
    return ask();
  });
  return finished ? previews : OfSplits();
}

/// `keeps`: the curves are those of an earlier drawing, and what was found on them holds if the wanted error
/// is the same.
void fillSmallestEpsilons(const Study& study, const SplitCaches& splits, bool keeps, TradeOffPreview& mean,
                          const GoOn& goOn) {
  const std::optional<double>& wanted = study.view.errorTarget;
  if (keeps && mean.smallestEpsilonFor == wanted) return;
  mean.smallestEpsilon.clear();
  mean.smallestEpsilonFor = wanted;
  if (!wanted || !std::isfinite(*wanted) || mean.overLambda) return;
  for (std::size_t c = 0; c < mean.curves.size(); ++c) {
    mean.smallestEpsilon.emplace_back();
    if (!taskOf(study).isMethod(mean.curves[c].method)) continue;
    const std::vector<double> ofPeople =
        mean.knowsPeople ? splits.people()->halfWidths(0, c, mean.curves[c].x) : std::vector<double>();
    mean.smallestEpsilon.back() = smallestEpsilonOf(study, splits, mean.curves[c], ofPeople, *wanted, goOn);
  }
}

}  // namespace

const Guarantee& promiseOf(const TradeOffPreview& preview, std::size_t curve) {
  return curve < preview.promisedAtEpsilon.size() ? preview.promisedAtEpsilon[curve]
                                                  : preview.curves[curve].guarantee;
}

TradeOffPreview previewTradeOff(const Study& study, const SplitCaches& splits, const TradeOffPreview* drawn,
                                const GoOn& goOn) {
  OfSplits previews = drawnOnEach(study, splits, drawn, goOn);
  if (previews.empty()) return {};
  const bool sameMean = drawn != nullptr && drawn->splits == splits.size();
  TradeOffPreview mean = sameMean ? *drawn : meanOfCurves(study, splits, previews);
  mean.ofSplits = std::move(previews);
  mean.wantedSplits = wantedSplits(study, *splits.front()->table());
  mean.trainRows = splits.front()->trainRows();
  fillAtEpsilon(mean);
  fillHalfWidths(study, *splits.front(), mean);
  const bool knewPeople = mean.knowsPeople;
  fillPeople(study, splits, mean);
  fillSmallestEpsilons(study, splits, sameMean && mean.knowsPeople == knewPeople, mean, goOn);
  mean.atCompared.clear();
  const std::optional<double> compared = comparedEpsilon(study);
  if (!compared || !goOn()) return mean;
  Study other = study;
  other.view.epsilon = *compared;
  TradeOffPreview there = mean;
  there.ofSplits = drawnOnEach(other, splits, &mean, goOn);
  if (there.ofSplits.empty()) return mean;
  fillAtEpsilon(there);
  mean.atCompared = std::move(there.atEpsilon);
  mean.predictMeanAtCompared = there.predictMeanAtEpsilon;
  return mean;
}

bool haveSameCurves(const Study& one, const Study& other) {
  const ViewState &view = one.view, &otherView = other.view;
  const bool sameAxis = view.tradeOffAxis == otherView.tradeOffAxis &&
                        (view.tradeOffAxis != kAxisLambda || viewEpsilon(one) == viewEpsilon(other));
  return shownLearner(one) == shownLearner(other) && view.metric == otherView.metric && sameAxis &&
         one.inputs() == other.inputs();
}

SmallestEpsilon smallestEpsilonOf(const Study& study, const SplitCaches& splits, const MethodCurve& curve,
                                  const std::vector<double>& ofPeople, double wanted, const GoOn& goOn) {
  constexpr double kStandardErrors = 2;
  const auto interval = [&](double epsilon) {
    const auto found = goOn() ? meanErrorAt(study, splits, curve.method, epsilon, goOn) : std::nullopt;
    if (!found) return ErrorInterval{kNaN, kNaN};
    return ErrorInterval{found->mean, ofPeople.empty() ? kStandardErrors * found->standardError
                                                       : valueBetween(curve.x, ofPeople, epsilon)};
  };
  std::vector<double> half = ofPeople;
  if (half.empty())
    for (const double error : curve.standardError) half.push_back(kStandardErrors * error);
  SmallestEpsilon found = smallestEpsilon({curve.x, curve.y, half, curve.withoutPrivacy, interval}, wanted);
  found.isKnown = isKnown(curve);
  found.isOfPeople = !ofPeople.empty();
  return found;
}

std::optional<MeanError> meanErrorAt(const Study& study, const SplitCaches& splits, const std::string& method,
                                     double epsilon, const GoOn& goOn) {
  const GoOn ask = goOn.oneAtATime();
  std::vector<std::optional<double>> found(splits.size());
  const auto find = [&](std::size_t s) {
    found[s] = taskOf(study).errorAt(study, *splits[s], method, epsilon, ask);
    return found[s].has_value();
  };
  // What takes no time on the first split is not worth threads on the others.
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  if (!find(0)) return std::nullopt;
  const unsigned threads = Clock::now() - start > std::chrono::microseconds(200) ? 0 : 1;
  parallelFor(splits.size() - 1, threads, [&](std::size_t s) { return find(s + 1); });
  std::vector<double> errors;
  for (const std::optional<double>& error : found) {
    if (!error) return std::nullopt;
    errors.push_back(*error);
  }
  return MeanError{meanOf(errors), standardErrorOf(errors)};
}

}  // namespace epsiscope
