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

/// Belongs to the learner; the perceptron has none without a run.
double errorWithoutNoise(const Study& study, const SplitLearners& learners, const std::string& learner) {
  if (!isLinear(learner)) return kNaN;
  return learners.linear(learner).errorWithoutNoise(study.labelPrivacy.lambda.value_or(kLambdaWithoutNoise));
}

/// The error of the method's pipeline without noise: the central ridge winsorises its features and keeps what
/// the public model keeps where nothing is paid for, `best` is the lowest of those that it may pick.
double withoutPrivacy(const Study& study, const SplitLearners& learners, const std::string& method) {
  const auto central = [&](const std::string& learner) {
    return learners.central(learner).expectedError(kInfinity);
  };
  const std::string learner = learnerFor(method, shownLearner(study));
  if (method == kMethodCentralRidge) return central(learner);
  if (method != kMethodBest) return errorWithoutNoise(study, learners, learner);
  double least = kInfinity;
  for (const char* candidate : {kLearnerRidge, kLearnerRandomFeatures})
    least = std::min(
        {least, central(candidate), learners.linear(candidate).errorWithoutNoise(kLambdaWithoutNoise)});
  return least;
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
  preview.none = errorWithoutNoise(study, cache.learners(), shownLearner(study));
  preview.testRows = ridge.testRows();
  for (const std::string& method : study.labelPrivacy.methods)
    if (!isBaseline(method))
      preview.curves.push_back({.method = method,
                                .label = methodLabel(method),
                                .x = epsilons,
                                .y = {},
                                .withoutPrivacy = withoutPrivacy(study, cache.learners(), method),
                                .notes = {}});

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
  return preview;
}

std::optional<double> labelPrivacyErrorAt(const Study& study, const LabelPrivacyCache& cache,
                                          const std::string& method, double epsilon) {
  if (method == kMethodPredictMean) return cache.ridge().expectedErrorOfMean(epsilon);
  if (isBaseline(method) || !isLinear(learnerFor(method, shownLearner(study)))) return std::nullopt;
  return expectedError(cache.learners(), previewPipeline(study, cache, method, epsilon,
                                                         previewPriors(study, cache, {method}, epsilon)));
}

std::string whyLabelPrivacyRises(const Study& study, const LabelPrivacyCache& cache,
                                 const std::string& method, double before, double after) {
  const auto pipelineAt = [&](double epsilon) { return previewPipeline(study, cache, method, epsilon); };
  const Pipeline low = pipelineAt(before), high = pipelineAt(after);
  if (low.method != high.method || low.learner != high.learner)
    return filled(sentence("Core",
                           "It changes from %1 (%2) to %3 (%4), as public quantities advise; with these "
                           "labels that is worse."),
                  methodLabel(low.method), learnerLabel(low.learner), methodLabel(high.method),
                  learnerLabel(high.learner));
  if (high.method == kMethodCentralRidge) {
    const CentralRidge& central = cache.learners().central(high.learner);
    const CentralPlan one = central.plan(before), other = central.plan(after);
    if (one.components == other.components && one.rowNorm == other.rowNorm) return {};
    return filled(sentence("Core",
                           "It keeps %1 instead of %2 directions of the features and clips rows to "
                           "length %3 instead of %4, as public quantities advise; with these labels "
                           "that is worse."),
                  other.components, one.components, roundedText(other.rowNorm, 3),
                  roundedText(one.rowNorm, 3));
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
