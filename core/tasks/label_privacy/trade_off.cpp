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

/// Belongs to the learner; the perceptron has none without a run.
double errorWithoutNoise(const Study& study, const LabelPrivacyCache& cache, const std::string& learner) {
  if (!isLinear(learner)) return kNaN;
  return cache.errorWithoutNoise(learner, study.labelPrivacy.lambda.value_or(kLambdaWithoutNoise),
                                 study.labelPrivacy.clipPredictions);
}

/// The error of the method's pipeline without noise: the central ridge winsorises its features and keeps what
/// the public model keeps where nothing is paid for; stages have features of their own.
double withoutPrivacy(const Study& study, const LabelPrivacyCache& cache, const std::string& method) {
  const std::string learner = learnerFor(method, shownLearner(study));
  const bool clip = study.labelPrivacy.clipPredictions;
  if (isCentralRidge(method)) return cache.centralErrorWithoutNoise(learner, clip);
  if (const auto staged = stagedMethod(method))
    return cache.learners().staged().errorWithoutNoise(*staged, clip);
  return errorWithoutNoise(study, cache, learner);
}

/// All that does not depend on what is looked at.
TradeOffPreview curvesOf(const Study& study, const LabelPrivacyCache& cache, const GoOn& goOn) {
  const RidgeCache& ridge = cache.ridge();
  TradeOffPreview preview;
  const AxisRange range = epsilonRange(study);
  preview.low = range.low;
  preview.high = range.high;
  const std::vector<double> epsilons = curveEpsilons(preview);
  preview.predictMean = {
      .method = kMethodPredictMean,
      .label = methodLabel(kMethodPredictMean),
      .x = epsilons,
      .y = {},
      .guarantee = baselineGuarantee(study, cache.learners().counts(), kMethodPredictMean, preview.high),
      .notes = {}};
  for (const double epsilon : epsilons) preview.predictMean.y.push_back(ridge.expectedErrorOfMean(epsilon));
  preview.none = errorWithoutNoise(study, cache, shownLearner(study));
  preview.testRows = ridge.testRows();
  for (const std::string& method : study.labelPrivacy.methods)
    if (labelPrivacyTask().isMethod(method))
      preview.curves.push_back({.method = method,
                                .label = methodLabel(method),
                                .x = epsilons,
                                .y = {},
                                .withoutPrivacy = withoutPrivacy(study, cache, method),
                                .notes = {}});

  // Epsilon in the outer loop: the methods share its prior. A linear programme begins where the one before
  // it has ended, within stretches that do not depend on the number of threads.
  const std::string learner = shownLearner(study);
  const std::vector<MethodReads> methods = readsOf(study, preview);
  const Remembered remembered(cache, methods, epsilons);
  const GoOn ask = goOn.oneAtATime();
  std::vector<ReleasesAtEpsilon> made(epsilons.size());
  const auto make = [&](std::size_t i) {
    TrialPriors priors;
    for (std::size_t m = 0; m < methods.size(); ++m) {
      std::shared_ptr<const LabelRelease> release = remembered.at(m, i);
      if (!release) {
        const LabelRelease* near = i % kStretch > 0 ? made[i - 1].releases[m].get() : nullptr;
        release = cache.release(methods[m], epsilons[i], true, priors, near, ask);
      }
      made[i].errors.push_back(release->error(cache.learners(), learner, study.labelPrivacy.lambda,
                                              study.labelPrivacy.clipPredictions));
      made[i].releases.push_back(std::move(release));
    }
  };
  // Where no more than lambda has moved, threads would take longer to begin.
  constexpr std::size_t kFewFeatures = 100;
  const bool isQuick = remembered.isAll() &&
                       (!isLinear(learner) || cache.learners().linear(learner).features() < kFewFeatures);
  parallelFor(epsilons.size() / kStretch, isQuick ? 1 : 0, [&](std::size_t stretch) {
    for (std::size_t i = stretch * kStretch; i < (stretch + 1) * kStretch; ++i) {
      if (!ask()) return false;
      make(i);
    }
    return true;
  });
  for (const ReleasesAtEpsilon& at : made) {
    if (at.errors.size() != methods.size()) break;  // cancelled
    for (std::size_t c = 0; c < preview.curves.size(); ++c) {
      MethodCurve& curve = preview.curves[c];
      const Pipeline& pipeline = at.releases[c]->pipeline();
      curve.y.push_back(shownError(*at.releases[c], learner, at.errors[c], curve.notes));
      addOnce(curve.notes, pipeline.note);
      curve.guarantee = weaker(curve.guarantee, pipeline.guarantee);
    }
  }
  return preview;
}

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

/// Between the points of a curve, straight where both axes are logarithmic.
double onCurve(const MethodCurve& curve, double epsilon) {
  if (curve.y.size() != curve.x.size()) return kNaN;  // cancelled
  const auto after = std::ranges::lower_bound(curve.x, epsilon);
  if (after == curve.x.end()) return curve.y.back();
  const auto i = static_cast<std::size_t>(after - curve.x.begin());
  if (i == 0 || *after == epsilon) return curve.y[i];
  const double share = std::log(epsilon / curve.x[i - 1]) / std::log(curve.x[i] / curve.x[i - 1]);
  return curve.y[i - 1] * std::pow(curve.y[i] / curve.y[i - 1], share);
}

/// The errors of stages are read off their curves: a slider cannot wait for fits, and one epsilon of sampled
/// ones is no surer than its neighbours.
void fillAtEpsilon(const Study& study, const LabelPrivacyCache& cache, const GoOn& goOn,
                   TradeOffPreview& preview) {
  const double epsilon = viewEpsilon(study);
  preview.predictMeanAtEpsilon = cache.ridge().expectedErrorOfMean(epsilon);
  preview.atEpsilon.clear();
  preview.promisedAtEpsilon.clear();
  TrialPriors priors;
  std::vector<std::string> notes;  // the curves say them
  for (const MethodCurve& curve : preview.curves) {
    if (stagedMethod(curve.method)) {
      preview.atEpsilon.push_back(onCurve(curve, epsilon));
      preview.promisedAtEpsilon.push_back(curve.guarantee);
      continue;
    }
    const auto release = releaseBeside(study, cache, readsOf(study, curve.method), epsilon, priors, goOn);
    if (!goOn()) return;
    const double error = release->error(cache.learners(), shownLearner(study), study.labelPrivacy.lambda,
                                        study.labelPrivacy.clipPredictions);
    preview.atEpsilon.push_back(shownError(*release, shownLearner(study), error, notes));
    preview.promisedAtEpsilon.push_back(release->pipeline().guarantee);
  }
}

}  // namespace

TradeOffPreview tradeOffOn(const Study& study, const LabelPrivacyCache& cache, const TradeOffPreview* drawn,
                           const GoOn& goOn) {
  TradeOffPreview preview = drawn != nullptr ? *drawn : curvesOf(study, cache, goOn);
  if (!goOn()) return preview;
  fillAtEpsilon(study, cache, goOn, preview);
  return preview;
}

std::optional<double> errorOn(const Study& study, const LabelPrivacyCache& cache, const std::string& method,
                              double epsilon, const GoOn&) {
  if (method == kMethodPredictMean) return cache.ridge().expectedErrorOfMean(epsilon);
  if (!labelPrivacyTask().isMethod(method) || !isLinear(learnerFor(method, shownLearner(study))))
    return std::nullopt;
  return releaseAt(study, cache, method, epsilon)
      ->error(cache.learners(), shownLearner(study), study.labelPrivacy.lambda,
              study.labelPrivacy.clipPredictions);
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
