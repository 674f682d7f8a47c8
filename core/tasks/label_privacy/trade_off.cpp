#include "core/tasks/label_privacy/trade_off.h"

#include <algorithm>
#include <cmath>

#include "core/base/numbers.h"
#include "core/base/parallel.h"
#include "core/tasks/label_privacy/cache.h"
#include "core/learners/ridge_cache.h"
#include "core/tasks/label_privacy/task.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// Points of a curve that one thread makes, the one after the other.
constexpr std::size_t kStretch = 6;
static_assert(kCurvePoints % kStretch == 0);

/// What each method has at one epsilon, in the order of the methods.
struct ReleasesAtEpsilon {
  std::vector<std::shared_ptr<const LabelRelease>> releases;
  std::vector<double> errors;  ///< as computed
};

/// What the cache remembers for the points of the curves, as far as it does.
class Remembered {
public:
  Remembered(const LabelPrivacyCache& cache, const std::vector<MethodReads>& methods,
             const std::vector<double>& epsilons) {
    for (const MethodReads& reads : methods) m_releases.push_back(cache.memo().of(reads)->findAll(epsilons));
  }
  const std::shared_ptr<const LabelRelease>& at(std::size_t method, std::size_t point) const {
    return (*m_releases[method])[point];
  }
  bool isAll() const {
    return std::ranges::all_of(m_releases, [](const auto& releases) {
      return std::ranges::all_of(*releases, [](const auto& release) { return release != nullptr; });
    });
  }

private:
  std::vector<std::shared_ptr<const MethodReleases::Points>> m_releases;
};

/// Beside the curves, at an epsilon of its own: a linear programme begins where the curve's point before it
/// has ended.
std::shared_ptr<const LabelRelease> releaseBeside(const Study& study, const LabelPrivacyCache& cache,
                                                  const MethodReads& reads, double epsilon,
                                                  TrialPriors& priors, const GoOn& goOn = {}) {
  const AxisRange range = epsilonRange(study);
  const std::vector<double> epsilons = logSpaced(range.low, range.high, kCurvePoints);
  const auto after = std::upper_bound(epsilons.begin(), epsilons.end(), epsilon);
  const auto near = after == epsilons.begin() ? nullptr : cache.memo().of(reads)->find(*std::prev(after));
  return cache.release(reads, epsilon, false, priors, near.get(), goOn);
}

std::shared_ptr<const LabelRelease> releaseAt(const Study& study, const LabelPrivacyCache& cache,
                                              const std::string& method, double epsilon) {
  TrialPriors priors;
  return releaseBeside(study, cache, readsOf(study, method), epsilon, priors);
}

class LabelTradeOff final : public TradeOffCells {
public:
  LabelTradeOff(const Study& study, const LabelPrivacyCache& cache) : TradeOffCells(study), m_cache(cache) {}

  TradeOffFrame frame() const override { return {.testRows = m_cache.ridge().testRows()}; }
  std::vector<CurvePlan> curves() const override {
    std::vector<CurvePlan> plans;
    for (const std::string& method : study().labelPrivacy.methods)
      if (labelPrivacyTask().isMethod(method)) plans.push_back({.method = method});
    return plans;
  }
  double errorOfBaseline(double epsilon) const override {
    return m_cache.ridge().expectedErrorOfMean(epsilon);
  }
  /// The central ridge winsorises its features and keeps what the public model keeps where nothing is paid
  /// for; stages have features of their own; the perceptron has none without a run.
  double withoutPrivacy(const std::string& method, const GoOn& goOn) override;
  CellErrors at(const Cell& cell, std::size_t draws, const GoOn& goOn) override;
  std::vector<std::vector<CellErrors>> allAlong(const std::vector<CurvePlan>& plans,
                                                const GoOn& goOn) override;
  CellErrors beside(const MethodCurve& curve, const Cell& cell, const GoOn& goOn) override;
  std::optional<double> found(const Cell& cell, const GoOn& goOn) override;
  /// Every point has a guarantee of its own.
  void finish(MethodCurve& curve, double epsilon, bool /*reached*/) const override {
    if (curve.method == kMethodPredictMean)
      curve.guarantee = baselineGuarantee(study(), m_cache.learners().counts(), curve.method, epsilon);
  }

private:
  double errorOf(const LabelRelease& release) const {
    return release.error(m_cache.learners(), shownLearner(study()), study().labelPrivacy.lambda,
                         study().labelPrivacy.clipPredictions);
  }
  CellErrors errorsOf(const LabelRelease& release) const { return errorsOf(release, errorOf(release)); }
  CellErrors errorsOf(const LabelRelease& release, double error) const;

  const LabelPrivacyCache& m_cache;
  TrialPriors m_priors;  ///< at the current epsilon
};

double LabelTradeOff::withoutPrivacy(const std::string& method, const GoOn&) {
  const std::string learner = learnerFor(method, shownLearner(study()));
  const LabelPrivacy& task = study().labelPrivacy;
  if (isCentralRidge(method)) return m_cache.centralErrorWithoutNoise(learner, task.clipPredictions);
  if (const auto staged = stagedMethod(method))
    return m_cache.learners().staged().errorWithoutNoise(*staged, task.clipPredictions);
  if (!isLinear(learner)) return kNaN;
  return m_cache.errorWithoutNoise(learner, task.lambda.value_or(kLambdaWithoutNoise), task.clipPredictions);
}

CellErrors LabelTradeOff::errorsOf(const LabelRelease& release, double error) const {
  const Pipeline& pipeline = release.pipeline();
  CellErrors found{.errors = {kNaN}, .guarantee = pipeline.guarantee};
  if (!pipeline.reason.empty())
    found.notes = {pipeline.reason};
  else if (!isLinear(release.learnerWhere(shownLearner(study()))))
    found.notes = {sentence("Core", "The perceptron's error has no formula: press Run to measure it.")};
  else {
    CellErrors exact = exactError(error);
    found.errors = std::move(exact.errors);
    found.notes = std::move(exact.notes);
  }
  found.notes.push_back(pipeline.note);
  return found;
}

CellErrors LabelTradeOff::at(const Cell& cell, std::size_t /*draws*/, const GoOn&) {
  return errorsOf(*releaseAt(study(), m_cache, cell.method, cell.epsilon));
}

/// Epsilon in the outer loop: the methods share its prior. A linear programme begins where the one before it
/// has ended, within stretches that do not depend on the number of threads.
std::vector<std::vector<CellErrors>> LabelTradeOff::allAlong(const std::vector<CurvePlan>& plans,
                                                             const GoOn& goOn) {
  const std::vector<double> epsilons = axis(kCurvePoints);
  const std::string learner = shownLearner(study());
  std::vector<MethodReads> methods;
  for (const CurvePlan& plan : plans) methods.push_back(readsOf(study(), plan.method));
  const Remembered remembered(m_cache, methods, epsilons);
  const GoOn ask = goOn.oneAtATime();
  std::vector<ReleasesAtEpsilon> made(epsilons.size());
  const auto make = [&](std::size_t i) {
    TrialPriors priors;
    for (std::size_t m = 0; m < methods.size(); ++m) {
      std::shared_ptr<const LabelRelease> release = remembered.at(m, i);
      if (!release) {
        const LabelRelease* near = i % kStretch > 0 ? made[i - 1].releases[m].get() : nullptr;
        release = m_cache.release(methods[m], epsilons[i], true, priors, near, ask);
      }
      made[i].errors.push_back(errorOf(*release));
      made[i].releases.push_back(std::move(release));
    }
  };
  // Where no more than lambda has moved, threads would take longer to begin.
  constexpr std::size_t kFewFeatures = 100;
  const bool isQuick = remembered.isAll() &&
                       (!isLinear(learner) || m_cache.learners().linear(learner).features() < kFewFeatures);
  const bool all = parallelFor(epsilons.size() / kStretch, isQuick ? 1 : 0, [&](std::size_t stretch) {
    for (std::size_t i = stretch * kStretch; i < (stretch + 1) * kStretch; ++i) {
      if (!ask()) return false;
      make(i);
    }
    return true;
  });
  if (!all) return {};
  std::vector<std::vector<CellErrors>> found(plans.size());
  for (const ReleasesAtEpsilon& at : made)
    for (std::size_t m = 0; m < plans.size(); ++m)
      found[m].push_back(errorsOf(*at.releases[m], at.errors[m]));
  return found;
}

/// The errors of stages are read off their curves: a slider cannot wait for fits, and one epsilon of sampled
/// ones is no surer than its neighbours.
CellErrors LabelTradeOff::beside(const MethodCurve& curve, const Cell& cell, const GoOn& goOn) {
  if (stagedMethod(cell.method))
    return {.errors = {onCurve(curve, cell.epsilon, true)}, .guarantee = curve.guarantee};
  return errorsOf(
      *releaseBeside(study(), m_cache, readsOf(study(), cell.method), cell.epsilon, m_priors, goOn));
}

std::optional<double> LabelTradeOff::found(const Cell& cell, const GoOn&) {
  if (!isLinear(learnerFor(cell.method, shownLearner(study())))) return std::nullopt;
  return errorOf(*releaseAt(study(), m_cache, cell.method, cell.epsilon));
}

}  // namespace

std::unique_ptr<TradeOffCells> tradeOffCells(const Study& study, const LabelPrivacyCache& cache) {
  return std::make_unique<LabelTradeOff>(study, cache);
}

std::string whyItRisesOn(const Study& study, const LabelPrivacyCache& cache, const std::string& method,
                         double before, double after) {
  const auto one = releaseAt(study, cache, method, before), other = releaseAt(study, cache, method, after);
  const Pipeline &low = one->pipeline(), &high = other->pipeline();
  const std::string learner = other->learnerWhere(shownLearner(study));
  if (stagedMethod(method))
    return sentence("Core",
                    "Its points are means of a few sampled fits, so it may be chance; or its stages share "
                    "epsilon in another way from here on.");
  if (isCentralRidge(high.method)) {
    const CentralRidge& central = cache.learners().central(learner);
    const CentralPlan plan = central.plan(centralNoise(low)), later = central.plan(centralNoise(high));
    if (plan.components == later.components && plan.rowNorm == later.rowNorm) return {};
    return filled(sentence("Core",
                           "It keeps %1 instead of %2 directions of the features and clips rows to "
                           "length %3 instead of %4, as public quantities advise; with these labels "
                           "that is worse."),
                  later.components, plan.components, roundedText(later.rowNorm, 3),
                  roundedText(plan.rowNorm, 3));
  }
  if (!needsPrior(method)) return {};
  if (std::isfinite(low.zeta) && low.zeta != high.zeta)
    return filled(sentence("Core",
                           "The half-width zeta goes from %1 to %2 and the prior's share of epsilon "
                           "from %3 to %4; with the noisy prior of these splits that is worse."),
                  roundedText(low.zeta, 3), roundedText(high.zeta, 3),
                  roundedText(low.epsilonPrior / before, 3), roundedText(high.epsilonPrior / after, 3));
  return sentence("Core",
                  "What it answers follows the noisy prior, which suits the labels better at the smaller "
                  "epsilon by chance.");
}

}  // namespace epsiscope
