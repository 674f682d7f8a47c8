#include "core/tasks/people_errors.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>

#include "core/base/numbers.h"
#include "core/base/parallel.h"
#include "core/study/study.h"
#include "core/tasks/curves.h"
#include "core/tasks/methods.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/split_rows.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"

namespace epsiscope {

namespace {

std::size_t cellsOfSplits(const Study& study, const SplitCaches& splits) {
  return std::max<std::size_t>(1, taskOf(study).cellsOfSplit(study, splits.front()->table()->data()));
}

/// The splits that every group is computed on: of few rows all, as far as they matter; a split of many rows
/// alone says nearly as much.
std::size_t splitsOfGroups(const Study& study, const SplitCaches& splits) {
  constexpr std::size_t kFewest = 4, kMost = 10, kCells = 3'000'000;
  return std::min(splits.size(), std::clamp(kCells / cellsOfSplits(study, splits), kFewest, kMost));
}

/// Empty if cancelled.
SplitCaches splitsWithout(std::optional<std::size_t> group, const Study& study, const SplitCaches& splits,
                          const GoOn& goOn) {
  const TaskCache& first = *splits.front();
  SplitCaches without;
  while (without.size() < splitsOfGroups(study, splits)) {
    const auto inputs = first.inputs().ofTrial(static_cast<int>(without.size()) + 1, group);
    auto cache = taskOf(study).build(*inputs, first.table(), first.classroom(), goOn);
    if (!cache) return {};
    without.push_back(std::move(cache));
  }
  return without;
}

/// Whether it is the mean of draws or of sampled fits.
bool hasNoiseOfItsOwn(const MethodCurve& curve) {
  return !curve.draws.empty() || stagedMethod(curve.method);
}

Study withLearner(Study study, const std::string& learner) {
  study.view.learner = learner.empty() ? std::nullopt : std::optional(learner);
  study.view.compareEpsilon.reset();
  study.view.errorTarget.reset();
  return study;
}

/// Every third point and both ends: what people change bends less than the errors do.
std::vector<double> thinned(const std::vector<double>& x) {
  std::vector<double> some;
  for (std::size_t i = 0; i < x.size(); ++i)
    if (i % 3 == 0 || i + 1 == x.size()) some.push_back(x[i]);
  return some;
}

/// The method's mean error at each of the epsilons; NaN where it is not known, or once cancelled.
std::vector<double> errorsAlong(const std::vector<double>& epsilons, const Study& study,
                                const SplitCaches& splits, const std::string& method, const GoOn& goOn) {
  std::vector<double> errors(epsilons.size(), kNaN);
  for (std::size_t i = 0; i < epsilons.size() && goOn(); ++i) {
    const auto found = meanErrorAt(study, splits, method, epsilons[i], goOn);
    if (!found) break;
    errors[i] = found->mean;
  }
  return errors;
}

/// By how much the errors of one split change with each other noise; empty where they do not.
std::vector<std::vector<double>> redrawnAlong(const std::vector<double>& epsilons, const Study& study,
                                              const SplitCaches& split, const std::string& method,
                                              const GoOn& goOn) {
  const std::vector<double> first = errorsAlong(epsilons, study, split, method, goOn);
  std::vector<std::vector<double>> changes;
  for (std::uint64_t draw = 0; draw < PeopleErrors::kRedraws; ++draw) {
    std::vector<double>& change = changes.emplace_back(
        errorsAlong(epsilons, PeopleErrors::withOtherNoise(study, draw), split, method, goOn));
    std::ranges::transform(change, first, change.begin(), std::minus());
    if (draw == 0 && std::ranges::all_of(change, [](double one) { return one == 0; })) return {};
  }
  return changes;
}

}  // namespace

Study PeopleErrors::withOtherNoise(Study study, std::uint64_t draw) {
  study.priorSeed = ~priorSeedOf(study) ^ (draw << 32);
  return study;
}

std::optional<PeopleErrors> PeopleErrors::compute(const Study& study, const SplitCaches& splits,
                                                  const std::vector<std::string>& learners,
                                                  const GoOn& goOn) {
  PeopleErrors made;
  made.m_study = study;
  made.m_splits = splits.size();
  const SplitCaches whole = splitsWithout(std::nullopt, study, splits, goOn);
  const auto curveOf = [&](const std::string& method, const std::vector<double>& x) {
    return Curve{.method = method,
                 .x = thinned(x),
                 .ofGroups = Lines(kPeopleGroups),
                 .ofGroupsAnew = Lines(kPeopleGroups),
                 .redrawn = std::vector<Lines>(whole.size())};
  };
  for (const std::string& learner : learners) {
    const TradeOffPreview shown =
        previewTradeOff(withLearner(study, learner), {splits.front()}, nullptr, goOn);
    if (!goOn()) return std::nullopt;
    std::vector<Curve>& curves = made.m_curves.emplace_back();
    for (const MethodCurve& curve : shown.curves)
      curves.push_back(curveOf(curve.method, hasNoiseOfItsOwn(curve) ? std::vector<double>() : curve.x));
    const MethodCurve& mean = shown.predictMean;
    curves.push_back(curveOf(mean.method.empty() ? kMethodPredictMean : mean.method, mean.x));
  }
  const GoOn ask = goOn.at(-1).oneAtATime();
  // fill(curve, the study that looks at it) for every curve.
  const auto forCurves = [&](const auto& fill) {
    for (std::size_t i = 0; i < learners.size(); ++i)
      for (Curve& curve : made.m_curves[i]) fill(curve, withLearner(study, learners[i]));
  };
  const bool isRedrawn = parallelFor(whole.size(), 0, [&](std::size_t split) {
    forCurves([&](Curve& curve, const Study& looking) {
      curve.redrawn[split] = redrawnAlong(curve.x, looking, {whole[split]}, curve.method, ask);
    });
    return ask();
  });
  const bool isFinished =
      isRedrawn && parallelFor(kPeopleGroups, 0, [&](std::size_t group) {
        const SplitCaches without = splitsWithout(group, study, splits, ask);
        if (without.empty()) return false;
        forCurves([&](Curve& curve, const Study& looking) {
          const bool hasNoise =
              std::ranges::any_of(curve.redrawn, [](const Lines& of) { return !of.empty(); });
          const auto errors = [&](const Study& as) {
            return errorsAlong(curve.x, as, without, curve.method, ask);
          };
          curve.ofGroups[group] = errors(looking);
          curve.ofGroupsAnew[group] = hasNoise ? errors(withOtherNoise(looking, 0)) : curve.ofGroups[group];
        });
        return ask();
      });
  return isFinished ? std::optional(std::move(made)) : std::nullopt;
}

bool PeopleErrors::hasEnoughPeople(const Study& study, const PreparedTable& table) {
  constexpr std::size_t kFewestInGroup = 5;
  return taskOf(study).facts().learns && table.data().counts.units() >= kFewestInGroup * kPeopleGroups;
}

bool PeopleErrors::isWanted(const Study& study, const SplitCaches& splits) {
  // As many as all splits of a picture may have, see wantedSplits().
  constexpr std::size_t kMostCells = 200'000'000;
  return study.view.tradeOffAxis != kAxisLambda && hasEnoughPeople(study, *splits.front()->table()) &&
         cellsOfSplits(study, splits) * splitsOfGroups(study, splits) * kPeopleGroups <= kMostCells;
}

std::optional<PeopleErrors> PeopleErrors::ofPictures(const Study& study, const SplitCaches& splits,
                                                     const GoOn& goOn) {
  constexpr double kMostSeconds = 20;
  const TaskCache& first = *splits.front();
  const auto unused =
      taskOf(study).build(*first.inputs().ofTrial(1, 0), first.table(), first.classroom(), goOn);
  if (!unused) return std::nullopt;
  const auto previews = static_cast<double>(splitsOfGroups(study, splits) * kPeopleGroups);
  if (previews * taskOf(study).tradeOffSeconds(withLearner(study, study.view.learner.value_or("")), *unused) >
      kMostSeconds) {
    PeopleErrors nothing;
    nothing.m_study = study;
    return nothing;
  }
  return compute(study, splits, {study.view.learner.value_or("")}, goOn);
}

bool PeopleErrors::isFor(const Study& study) const {
  return haveSameCurves(m_study, study);
}

PeopleSample PeopleErrors::at(std::size_t learner, std::size_t curve, double epsilon) const {
  if (learner >= m_curves.size()) return {};
  const Curve& of = m_curves[learner][curve];
  if (of.x.empty() || epsilon < of.x.front() || epsilon > of.x.back()) return {};
  const auto valuesOf = [&](const Lines& lines) {
    std::vector<double> values;
    for (const std::vector<double>& y : lines) values.push_back(valueBetween(of.x, y, epsilon));
    return values;
  };
  PeopleSample found{
      .ofGroups = valuesOf(of.ofGroups), .ofGroupsAnew = valuesOf(of.ofGroupsAnew), .splits = m_splits};
  std::ranges::transform(of.redrawn, std::back_inserter(found.redrawn), valuesOf);
  return std::isfinite(standardErrorOf(found)) ? found : PeopleSample();
}

std::vector<double> PeopleErrors::halfWidths(std::size_t learner, std::size_t curve,
                                             const std::vector<double>& epsilons) const {
  std::vector<double> halves;
  for (const double epsilon : epsilons) {
    halves.push_back(halfWidthOf(at(learner, curve, epsilon)));
    if (!std::isfinite(halves.back())) return {};
  }
  return halves;
}

}  // namespace epsiscope
