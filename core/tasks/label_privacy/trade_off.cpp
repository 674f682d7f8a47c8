#include "core/tasks/label_privacy/trade_off.h"

#include <algorithm>
#include <cmath>

#include "core/base/numbers.h"
#include "core/base/parallel.h"
#include "core/tasks/label_privacy/cache.h"
#include "core/learners/ridge_cache.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

std::vector<double> curveEpsilons(const TradeOffPreview& preview) {
  return logSpaced(preview.low, preview.high, kCurvePoints);
}

/// Points of a curve that one thread makes, the one after the other.
constexpr std::size_t kStretch = 6;
static_assert(kCurvePoints % kStretch == 0);

/// What each method has at one epsilon, in the order of the methods.
struct ReleasesAtEpsilon {
  std::vector<std::shared_ptr<const LabelRelease>> releases;
  std::vector<double> errors;  ///< as computed
};

/// From the cache's memo what is there; the rest is made. `near`: of another epsilon, or null.
ReleasesAtEpsilon releasesAt(const Study& study, const LabelPrivacyCache& cache,
                             const std::vector<MethodReads>& methods, double epsilon, bool ofCurve,
                             const ReleasesAtEpsilon* near) {
  ReleasesAtEpsilon found;
  TrialPriors priors;
  for (const MethodReads& reads : methods) {
    const LabelRelease* start = near != nullptr ? near->releases[found.releases.size()].get() : nullptr;
    found.releases.push_back(cache.release(reads, epsilon, ofCurve, priors, start));
    found.errors.push_back(
        found.releases.back()->error(cache.learners(), shownLearner(study), study.labelPrivacy.lambda));
  }
  return found;
}

double shownError(const LabelRelease& release, const std::string& shownLearner, double error,
                  std::vector<std::string>& notes) {
  const std::string& reason = release.pipeline().reason;
  addOnce(notes, reason);
  if (!reason.empty()) return kNaN;
  if (!isLinear(release.learnerWhere(shownLearner))) {
    addOnce(notes, sentence("Core", "The perceptron's error has no formula: press Run to measure it."));
    return kNaN;
  }
  if (std::abs(error) <= kLargestShown) return error;
  addOnce(notes, sentence("Core", kTooLarge));
  return kNaN;
}

/// What the methods of the curves read.
std::vector<MethodReads> readsOf(const Study& study, const TradeOffPreview& preview) {
  std::vector<MethodReads> methods;
  for (const MethodCurve& curve : preview.curves) methods.push_back(readsOf(study, curve.method));
  return methods;
}

/// Belongs to the learner that is looked at; the perceptron has none without a run.
double errorWithoutNoise(const Study& study, const SplitLearners& learners) {
  const std::string learner = shownLearner(study);
  if (!isLinear(learner)) return kNaN;
  return learners.linear(learner).errorWithoutNoise(study.labelPrivacy.lambda.value_or(kLambdaWithoutNoise));
}

/// The curves' values at other epsilons than their own, as a run at that epsilon would find them.
void fillSmallestEpsilons(const Study& study, const LabelPrivacyCache& cache, TradeOffPreview& preview) {
  const std::optional<double>& target = study.view.errorTarget;
  if (!target || !std::isfinite(*target)) return;
  for (const MethodCurve& curve : preview.curves)
    preview.smallestEpsilon.push_back(smallestEpsilon(curve.x, curve.y, *target, [&](double epsilon) {
      TrialPriors priors;
      return cache.release(readsOf(study, curve.method), epsilon, false, priors)
          ->error(cache.learners(), shownLearner(study), study.labelPrivacy.lambda);
    }));
}

/// All that does not depend on what is looked at.
TradeOffPreview curvesOf(const Study& study, const LabelPrivacyCache& cache, const GoOn& goOn) {
  const RidgeCache& ridge = cache.ridge();
  TradeOffPreview preview;
  const AxisRange range = epsilonRange(study);
  preview.low = range.low;
  preview.high = range.high;
  const std::vector<double> epsilons = curveEpsilons(preview);
  preview.predictMean = {.method = kMethodPredictMean,
                         .label = methodLabel(kMethodPredictMean),
                         .x = epsilons,
                         .y = {},
                         .notes = {}};
  for (const double epsilon : epsilons) preview.predictMean.y.push_back(ridge.expectedErrorOfMean(epsilon));
  preview.none = errorWithoutNoise(study, cache.learners());
  for (const std::string& method : study.labelPrivacy.methods)
    if (!isBaseline(method))
      preview.curves.push_back(
          {.method = method, .label = methodLabel(method), .x = epsilons, .y = {}, .notes = {}});

  // Epsilon in the outer loop: the methods share its prior. A linear programme begins where the one before
  // it has ended, within stretches that do not depend on the number of threads.
  constexpr double kWorthThreads = 0.002;  // seconds; threads take a tenth of that to begin
  const unsigned threads = tradeOffSeconds(study, cache) < kWorthThreads ? 1 : 0;
  const GoOn ask = goOn.oneAtATime();
  const std::vector<MethodReads> methods = readsOf(study, preview);
  std::vector<ReleasesAtEpsilon> made(epsilons.size());
  parallelFor(epsilons.size() / kStretch, threads, [&](std::size_t stretch) {
    for (std::size_t i = stretch * kStretch; i < (stretch + 1) * kStretch; ++i) {
      if (!ask()) return false;
      const ReleasesAtEpsilon* near = i % kStretch > 0 ? &made[i - 1] : nullptr;
      made[i] = releasesAt(study, cache, methods, epsilons[i], true, near);
    }
    return true;
  });
  for (const ReleasesAtEpsilon& at : made) {
    if (at.errors.size() != methods.size()) break;  // cancelled
    for (std::size_t c = 0; c < preview.curves.size(); ++c) {
      MethodCurve& curve = preview.curves[c];
      const Pipeline& pipeline = at.releases[c]->pipeline();
      curve.y.push_back(shownError(*at.releases[c], shownLearner(study), at.errors[c], curve.notes));
      addOnce(curve.notes, pipeline.note);
      curve.isPrivate = curve.isPrivate && pipeline.isPrivate;
    }
  }
  return preview;
}

/// The curves' releases at the last epsilon up to this one; null where there is none, or where it is
/// forgotten.
ReleasesAtEpsilon releasesBefore(const LabelPrivacyCache& cache, const std::vector<MethodReads>& methods,
                                 const std::vector<double>& epsilons, double epsilon) {
  const auto after = std::upper_bound(epsilons.begin(), epsilons.end(), epsilon);
  ReleasesAtEpsilon found;
  for (const MethodReads& reads : methods)
    found.releases.push_back(after == epsilons.begin() ? nullptr
                                                       : cache.memo().of(reads)->find(*std::prev(after)));
  return found;
}

void fillAtEpsilon(const Study& study, const LabelPrivacyCache& cache, TradeOffPreview& preview) {
  const double epsilon = viewEpsilon(study);
  preview.predictMeanAtEpsilon = cache.ridge().expectedErrorOfMean(epsilon);
  const std::vector<MethodReads> methods = readsOf(study, preview);
  const ReleasesAtEpsilon near = releasesBefore(cache, methods, curveEpsilons(preview), epsilon);
  const ReleasesAtEpsilon at = releasesAt(study, cache, methods, epsilon, false, &near);
  preview.atEpsilon.clear();
  std::vector<std::string> notes;  // the curves say them
  for (std::size_t c = 0; c < preview.curves.size(); ++c)
    preview.atEpsilon.push_back(shownError(*at.releases[c], shownLearner(study), at.errors[c], notes));
}

}  // namespace

TradeOffPreview labelPrivacyTradeOff(const Study& study, const LabelPrivacyCache& cache,
                                     const TradeOffPreview* drawn, const GoOn& goOn) {
  TradeOffPreview preview = drawn != nullptr ? *drawn : curvesOf(study, cache, goOn);
  if (!goOn()) return preview;
  fillAtEpsilon(study, cache, preview);
  preview.smallestEpsilon.clear();
  fillSmallestEpsilons(study, cache, preview);
  return preview;
}

}  // namespace epsiscope
