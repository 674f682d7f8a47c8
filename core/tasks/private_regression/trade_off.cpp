#include "core/tasks/private_regression/trade_off.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/base/numbers.h"
#include "core/base/parallel.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/private_regression/cache.h"
#include "core/tasks/private_regression/cells.h"
#include "core/tasks/private_regression/release.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

std::vector<std::string> drawnMethods(const Study& study) {
  std::vector<std::string> methods;
  std::ranges::copy_if(study.privateRegression.methods, std::back_inserter(methods), isLearned);
  return methods;
}

/// As few points and draws as keep the work of a preview near a second, or as many as make curves smooth.
struct SumsEffort {
  std::size_t points = 0, draws = 0;
  double operations = 0;
};

/// Floating-point operations of one draw.
double costOfDraw(const RegressionSplit& split, const std::string& method) {
  constexpr double kOfEigenvectors = 15, kOfPrediction = 10, kSteps = 8;
  const auto size = static_cast<double>(split.sums().matrix.rows());
  const double tested = static_cast<double>(split.testRows()) * (2 * size + kOfPrediction);
  if (isNoisySums(method)) return kOfEigenvectors * size * size * size + tested;
  return kSteps * (static_cast<double>(split.trainRows()) * (size * size + 8 * size + kOfPrediction) +
                   size * size * size / 3) +
         tested;
}

SumsEffort sumsEffort(const Study& study, const RegressionSplit& split) {
  constexpr double kOperations = 5e8, kRatio = 3;
  double cost = 0;
  for (const std::string& method : drawnMethods(study)) cost += costOfDraw(split, method);
  // The draws of all splits are shown together: of several, each needs fewer.
  const double most = std::max(4.0, 20.0 / std::max(study.trials, 1));
  const double all = kOperations / std::max(1.0, cost);
  const double draws = std::clamp(std::round(std::sqrt(all / kRatio)), 1.0, most);
  const double points = std::clamp(std::round(all / draws), 8.0, static_cast<double>(kCurvePoints));
  return {static_cast<std::size_t>(points), static_cast<std::size_t>(draws), cost * draws * points};
}

/// The test errors of some draws at one epsilon.
struct DrawnErrors {
  std::vector<double> errors = {};
  bool reached = true;
};

/// The noise is the same, but for its size, at every epsilon and for every method, so that curves are smooth
/// and their differences are not chance.
DrawnErrors drawnErrors(const Study& study, const RegressionSplit& split, const RegressionPart& part,
                        const std::string& method, double epsilon, std::size_t draws, const GoOn& goOn) {
  DrawnErrors found;
  for (std::size_t draw = 0; draw < draws; ++draw) {
    Rng rng = previewStream(study, split.trial(), draw);
    const DrawnError drawn = drawnError(study, split, part, method, epsilon, rng, goOn);
    found.errors.push_back(drawn.error);
    found.reached = found.reached && drawn.reached;
  }
  return found;
}

MethodCurve sumsCurve(const Study& study, const RegressionSplit& split, const RegressionPart& part,
                      const std::string& method, const AxisRange& range, const SumsEffort& effort,
                      const GoOn& goOn) {
  MethodCurve made{.method = method,
                   .label = methodLabel(method),
                   .x = logSpaced(range.low, range.high, effort.points),
                   .y = {}};
  std::vector<DrawnErrors> drawn(effort.points, {std::vector<double>(effort.draws, kNaN)});
  const GoOn ask = goOn.oneAtATime();
  parallelFor(effort.points, 0, [&](std::size_t i) {
    drawn[i] = drawnErrors(study, split, part, method, made.x[i], effort.draws, ask);
    return ask();
  });
  bool reached = true;
  for (DrawnErrors& at : drawn) {
    made.y.push_back(meanOf(at.errors));
    made.draws.push_back(std::move(at.errors));
    reached = reached && at.reached;
  }
  fillQuantiles(made);
  made.guarantee = regressionGuarantee(study, split.data().table->data(), method, range.high, reached);
  made.notes.push_back(counted(
      "Core", "The mean of %n draws in each split with the same noise along the curve; press Run for more.",
      "The mean of %n draw in each split with the same noise along the curve; press Run for more.",
      effort.draws));
  return made;
}

MethodCurve meanCurve(const Study& study, const RegressionSplit& split, const AxisRange& range) {
  MethodCurve made{.method = kMethodPredictMean,
                   .label = methodLabel(kMethodPredictMean),
                   .x = logSpaced(range.low, range.high, kCurvePoints),
                   .y = {}};
  for (const double epsilon : made.x) made.y.push_back(split.errorOfMean(epsilon));
  made.guarantee = regressionGuarantee(study, split.data().table->data(), kMethodPredictMean, range.high);
  return made;
}

TradeOffPreview curvesOfSums(const Study& study, const RegressionSplit& split, const GoOn& goOn) {
  TradeOffPreview preview;
  const AxisRange range = epsilonRange(study);
  preview.low = range.low;
  preview.high = range.high;
  preview.testRows = split.testRows();
  preview.predictMean = meanCurve(study, split, range);
  const RegressionPart part = regressionPart(study, split, 0);
  preview.none = part.error;
  const SumsEffort effort = sumsEffort(study, split);
  for (const std::string& method : drawnMethods(study)) {
    if (!goOn()) return preview;
    preview.curves.push_back(sumsCurve(study, split, part, method, range, effort, goOn));
    preview.curves.back().withoutPrivacy = preview.none;
  }
  return preview;
}

}  // namespace

TradeOffPreview tradeOffOn(const Study& study, const PrivateRegressionCache& cache,
                           const TradeOffPreview* drawn, const GoOn& goOn) {
  const RegressionSplit& split = cache.split();
  TradeOffPreview preview = drawn != nullptr ? *drawn : curvesOfSums(study, split, goOn);
  if (!goOn()) return preview;
  const double epsilon = viewEpsilon(study);
  const std::size_t draws = sumsEffort(study, split).draws;
  const RegressionPart part{.rows = split.rowsOf(0), .sums = split.sums()};
  preview.predictMeanAtEpsilon = split.errorOfMean(epsilon);
  preview.atEpsilon.clear();
  for (const MethodCurve& curve : preview.curves)
    preview.atEpsilon.push_back(
        meanOf(drawnErrors(study, split, part, curve.method, epsilon, draws, goOn).errors));
  return preview;
}

std::optional<double> errorOn(const Study& study, const PrivateRegressionCache& cache,
                              const std::string& method, double epsilon, const GoOn& goOn) {
  const RegressionSplit& split = cache.split();
  if (method == kMethodPredictMean) return split.errorOfMean(epsilon);
  if (!isLearned(method)) return std::nullopt;
  Rng rng = sumsStream(study, split.trial(), {method, epsilon, 0});
  const RegressionPart part{.rows = split.rowsOf(0), .sums = split.sums()};
  return drawnError(study, split, part, method, epsilon, rng, goOn).error;
}

bool isInstantOn(const Study& study, const PrivateRegressionCache& cache) {
  constexpr double kOperations = 1e8;  // about a twentieth of a second
  return sumsEffort(study, cache.split()).operations <= kOperations;
}

}  // namespace epsiscope
