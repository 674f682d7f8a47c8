#include "core/tasks/label_classes/trade_off.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/numbers.h"
#include "core/base/parallel.h"
#include "core/results/result.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/label_classes/cache.h"
#include "core/tasks/label_classes/cells.h"
#include "core/tasks/label_classes/release.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// As few points and draws as keep the work of a preview near a second or two, or as many as make curves
/// smooth.
struct Effort {
  std::size_t points = 0, draws = 0;
};

Effort effortOf(const LabelClassesSplit& split, std::size_t methods) {
  constexpr double kOperations = 2e9, kRatio = 8, kFewest = 6, kMost = 20, kMostDraws = 4;
  const double cost = costOfLogistic(split.trainRows(), split.width(), split.classes().size());
  const double fits = kOperations / (cost * std::max(1.0, static_cast<double>(methods)));
  const double draws = std::clamp(std::round(std::sqrt(fits / kRatio)), 1.0, kMostDraws);
  const double points = std::clamp(std::round(fits / draws), kFewest, kMost);
  return {static_cast<std::size_t>(points), static_cast<std::size_t>(draws)};
}

double baseline(const Study& study, const LabelClassesSplit& split, double epsilon) {
  const ClassesCell cell{kMethodPredictMajority, epsilon, 0};
  return looksAtAnswers(study) ? expectedLabelError(study, split, cell) : expectedMajorityError(split, cell);
}

MethodCurve baselineCurve(const Study& study, const LabelClassesSplit& split, const AxisRange& range) {
  MethodCurve made{.method = kMethodPredictMajority,
                   .label = methodLabel(kMethodPredictMajority),
                   .x = logSpaced(range.low, range.high, kCurvePoints),
                   .y = {}};
  for (const double epsilon : made.x) made.y.push_back(baseline(study, split, epsilon));
  made.guarantee = guaranteeOfMajority(study, split.counts(), range.high);
  return made;
}

MethodCurve answersCurve(const Study& study, const LabelClassesSplit& split, const std::string& method,
                         const AxisRange& range) {
  MethodCurve made{.method = method,
                   .label = methodLabel(method),
                   .x = logSpaced(range.low, range.high, kCurvePoints),
                   .y = {}};
  for (const double epsilon : made.x)
    made.y.push_back(expectedLabelError(study, split, {method, epsilon, 0}));
  return made;
}

/// The noise is the same at every epsilon and for every method, so that curves are smooth and their
/// differences are not chance.
MethodCurve sampledCurve(const Study& study, const LabelClassesSplit& split, const std::string& method,
                         const AxisRange& range, const Effort& effort, const GoOn& goOn) {
  MethodCurve made{.method = method,
                   .label = methodLabel(method),
                   .x = logSpaced(range.low, range.high, effort.points),
                   .y = {}};
  made.draws.assign(effort.points, std::vector<double>(effort.draws, kNaN));
  const GoOn ask = goOn.oneAtATime();
  parallelFor(effort.points * effort.draws, 0, [&](std::size_t i) {
    const std::size_t point = i / effort.draws, draw = i % effort.draws;
    Rng rng = classifierStream(study.seed, split.trial(), "preview", 0, 0, 0, draw);
    made.draws[point][draw] = sampledTestError(study, split, {method, made.x[point], 0}, rng, ask);
    return ask();
  });
  for (const std::vector<double>& errors : made.draws) made.y.push_back(meanOf(errors));
  fillQuantiles(made);
  made.notes.push_back(counted(
      "Core", "The mean of %n draws in each split with the same noise along the curve; press Run for more.",
      "The mean of %n draw in each split with the same noise along the curve; press Run for more.",
      effort.draws));
  return made;
}

/// What holds at every point; and what a person should know of the prior.
void addPromise(const Study& study, const LabelClassesSplit& split, double epsilon, MethodCurve& curve) {
  const ClassRelease release = classRelease(study, curve.method, epsilon, split.asked());
  curve.guarantee = release.guarantee;
  if (!release.note.empty()) curve.notes.push_back(release.note);
}

double errorWithoutPrivacy(const Study& study, const LabelClassesSplit& split, const GoOn& goOn) {
  if (looksAtAnswers(study)) return 0;
  const ClassRowsPart part = split.train();
  return split.testError(learned(study, part, split.classes().size(), part.labels, nullptr, goOn));
}

TradeOffPreview curvesOfClasses(const Study& study, const LabelClassesCache& cache, const GoOn& goOn) {
  const LabelClassesSplit& split = cache.split();
  TradeOffPreview preview;
  preview.metric = looksAtAnswers(study) ? kLabelError : kTestError;
  const AxisRange range = epsilonRange(study);
  preview.low = range.low;
  preview.high = range.high;
  preview.testRows = split.testRows();
  std::vector<std::string> methods;
  for (const std::string& method : study.labelClasses.methods)
    if (isAnswered(method) && !(looksAtAnswers(study) && method == kMethodRandomizedResponseUncorrected))
      methods.push_back(method);
  preview.predictMean = baselineCurve(study, split, range);
  preview.none = errorWithoutPrivacy(study, split, goOn);
  const Effort effort = effortOf(split, methods.size());
  for (const std::string& method : methods) {
    if (!goOn()) return preview;
    preview.curves.push_back(looksAtAnswers(study) ? answersCurve(study, split, method, range)
                                                   : sampledCurve(study, split, method, range, effort, goOn));
    addPromise(study, split, range.high, preview.curves.back());
    preview.curves.back().withoutPrivacy = preview.none;
  }
  return preview;
}

/// Between the points of a curve, straight where epsilon is logarithmic: a slider cannot wait for fits.
double onSampledCurve(const MethodCurve& curve, double epsilon) {
  const auto after = std::ranges::lower_bound(curve.x, epsilon);
  if (after == curve.x.end()) return curve.y.back();
  const auto i = static_cast<std::size_t>(after - curve.x.begin());
  if (i == 0 || *after == epsilon) return curve.y[i];
  const double share = std::log(epsilon / curve.x[i - 1]) / std::log(curve.x[i] / curve.x[i - 1]);
  return curve.y[i - 1] + share * (curve.y[i] - curve.y[i - 1]);
}

}  // namespace

bool looksAtAnswers(const Study& study) {
  return study.view.metric == "label";
}

TradeOffPreview tradeOffOn(const Study& study, const LabelClassesCache& cache, const TradeOffPreview* drawn,
                           const GoOn& goOn) {
  TradeOffPreview preview = drawn != nullptr ? *drawn : curvesOfClasses(study, cache, goOn);
  if (!goOn()) return preview;
  const LabelClassesSplit& split = cache.split();
  const double epsilon = viewEpsilon(study);
  preview.predictMeanAtEpsilon = baseline(study, split, epsilon);
  preview.atEpsilon.clear();
  for (const MethodCurve& curve : preview.curves)
    preview.atEpsilon.push_back(looksAtAnswers(study)
                                    ? expectedLabelError(study, split, {curve.method, epsilon, 0})
                                    : onSampledCurve(curve, epsilon));
  return preview;
}

std::optional<double> errorOn(const Study& study, const LabelClassesCache& cache, const std::string& method,
                              double epsilon, const GoOn& goOn) {
  const LabelClassesSplit& split = cache.split();
  if (method == kMethodPredictMajority) return baseline(study, split, epsilon);
  if (!isAnswered(method)) return std::nullopt;
  const ClassesCell cell{method, epsilon, 0};
  if (looksAtAnswers(study)) return expectedLabelError(study, split, cell);
  Rng rng = answerStream(study, split.trial(), cell);
  return sampledTestError(study, split, cell, rng, goOn);
}

bool isInstantOn(const Study& study, const LabelClassesCache&) {
  return looksAtAnswers(study) || study.view.tab != "trade-off";
}

double tradeOffSecondsOn(const Study& study, const LabelClassesCache&) {
  return looksAtAnswers(study) ? 0 : kInfinity;
}

}  // namespace epsiscope
