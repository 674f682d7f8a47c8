#include "core/tasks/label_privacy/trade_off.h"

#include <algorithm>
#include <cmath>

#include "core/base/numbers.h"
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

double shownError(const SplitLearners& learners, const Pipeline& pipeline, std::vector<std::string>& notes) {
  addOnce(notes, pipeline.reason);
  if (!pipeline.reason.empty()) return kNaN;
  if (!isLinear(pipeline.learner)) {
    addOnce(notes, sentence("Core", "The perceptron's error has no formula: press Run to measure it."));
    return kNaN;
  }
  const double error = expectedError(learners, pipeline);
  if (std::abs(error) <= kLargestShown) return error;
  addOnce(notes, sentence("Core", kTooLarge));
  return kNaN;
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
      return expectedError(cache.learners(), previewPipeline(study, cache, curve.method, epsilon));
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
                         .guarantee = baselineGuarantee(study, kMethodPredictMean, preview.high),
                         .notes = {}};
  for (const double epsilon : epsilons) preview.predictMean.y.push_back(ridge.expectedErrorOfMean(epsilon));
  preview.none = errorWithoutNoise(study, cache.learners());
  for (const std::string& method : study.labelPrivacy.methods)
    if (!isBaseline(method))
      preview.curves.push_back(
          {.method = method, .label = methodLabel(method), .x = epsilons, .y = {}, .notes = {}});

  // Epsilon in the outer loop: the methods share its prior.
  for (const double epsilon : epsilons) {
    if (!goOn()) break;
    const TrialPriors priors = previewPriors(study, cache, study.labelPrivacy.methods, epsilon);
    for (MethodCurve& curve : preview.curves) {
      const Pipeline pipeline = previewPipeline(study, cache, curve.method, epsilon, priors);
      curve.y.push_back(shownError(cache.learners(), pipeline, curve.notes));
      addOnce(curve.notes, pipeline.note);
      curve.guarantee = weaker(curve.guarantee, pipeline.guarantee);
    }
  }
  return preview;
}

void fillAtEpsilon(const Study& study, const LabelPrivacyCache& cache, TradeOffPreview& preview) {
  const double epsilon = viewEpsilon(study);
  preview.predictMeanAtEpsilon = cache.ridge().expectedErrorOfMean(epsilon);
  const TrialPriors priors = previewPriors(study, cache, study.labelPrivacy.methods, epsilon);
  preview.atEpsilon.clear();
  std::vector<std::string> notes;  // the curves say them
  for (const MethodCurve& curve : preview.curves)
    preview.atEpsilon.push_back(
        shownError(cache.learners(), previewPipeline(study, cache, curve.method, epsilon, priors), notes));
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
