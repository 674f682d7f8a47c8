#include "core/tasks/noise_preview.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/mechanisms/finite_mechanism.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

constexpr std::size_t kGridPoints = 200;
constexpr std::size_t kTailPoints = 60;  ///< points of the tail on either side
constexpr double kTails = 2;             ///< their widths, as shares of that of the part between them
constexpr std::size_t kMostBreakpoints = 100;
constexpr std::size_t kMostOutputs = 500;
constexpr std::size_t kMostGroups = 20;  ///< groups of neighbouring outputs shown as one
constexpr double kShownMass = 0.999;
constexpr double kNoRatio = std::numeric_limits<double>::quiet_NaN();

void addPoint(const Mechanism& mechanism, const NoisePreview& labels, double evaluatedAt, double shownAt,
              NoiseCurve& curve) {
  const double one = mechanism.logDensity(evaluatedAt, labels.label);
  const double other = mechanism.logDensity(evaluatedAt, labels.otherLabel);
  curve.outputs.push_back(shownAt);
  curve.density.push_back(std::exp(one));
  curve.otherDensity.push_back(std::exp(other));
  const double ratio = one - other;  // NaN if both densities are 0, infinite if one is
  curve.logRatio.push_back(std::isfinite(ratio) ? ratio : kNoRatio);
  if (!std::isnan(ratio)) curve.maxLogRatio = std::max(curve.maxLogRatio, std::abs(ratio));
}

/// A place of jumps or kinks: one or more breakpoints that a picture cannot distinguish.
struct Break {
  double first = 0, last = 0;
};

/// The distance below which two places are one for a picture; limits are taken that far beside it. Two labels
/// often share their jumps but for rounding and the mechanism's margin for it; the ratio between such a pair
/// is true for a strip that nobody can see.
double strip(const OutputRange& range) {
  return 1e-8 * std::max({range.upper - range.lower, std::abs(range.lower), std::abs(range.upper)});
}

std::vector<Break> breakpointsWithin(const Mechanism& mechanism, const NoisePreview& labels,
                                     const OutputRange& range) {
  std::vector<double> all = mechanism.breakpoints(labels.label);
  const std::vector<double> others = mechanism.breakpoints(labels.otherLabel);
  all.insert(all.end(), others.begin(), others.end());
  std::erase_if(all, [&](double place) { return place < range.lower || place > range.upper; });
  std::sort(all.begin(), all.end());
  const double nearby = strip(range);
  std::vector<Break> places;
  for (const double place : all) {
    if (places.empty() || place > places.back().last + nearby) places.push_back({place, place});
    places.back().last = place;
  }
  // More steps than this are finer than the picture; the grid shows them as well as it can.
  if (places.size() > kMostBreakpoints) places.clear();
  return places;
}

/// The outputs of both labels with a little room, so that the ends of a density that is 0 outside can be seen
/// to fall.
OutputRange shownRange(const Mechanism& mechanism, const NoisePreview& labels) {
  const OutputRange one = mechanism.outputRange(labels.label, kShownMass);
  const OutputRange other = mechanism.outputRange(labels.otherLabel, kShownMass);
  const double lower = std::min(one.lower, other.lower), upper = std::max(one.upper, other.upper);
  const double room = 0.02 * (upper - lower);
  return {lower - room, upper + room};
}

void fillPart(const Mechanism& mechanism, const NoisePreview& labels, const OutputRange& range,
              std::size_t points, NoiseCurve& curve) {
  const std::vector<Break> breaks = breakpointsWithin(mechanism, labels, range);
  const double nearby = strip(range);
  auto next = breaks.begin();
  for (std::size_t i = 0; i < points; ++i) {
    const double share = static_cast<double>(i) / static_cast<double>(points - 1);
    const double output = i + 1 == points ? range.upper : range.lower + share * (range.upper - range.lower);
    for (; next != breaks.end() && next->last <= output; ++next) {
      addPoint(mechanism, labels, next->first - nearby, next->last, curve);
      addPoint(mechanism, labels, next->last + nearby, next->last, curve);
    }
    addPoint(mechanism, labels, output, output, curve);
  }
}

/// Fills in the part that matters, and thinly the tails beside it: axes that hold still show more than it.
void fillContinuous(const Mechanism& mechanism, const NoisePreview& labels, NoiseCurve& curve) {
  const OutputRange range = shownRange(mechanism, labels);
  const double beside = kTails * (range.upper - range.lower);
  const Support support = mechanism.support();
  if (support.lower < range.lower)
    fillPart(mechanism, labels, {range.lower - beside, range.lower}, kTailPoints, curve);
  curve.maxLogRatio = 0;
  fillPart(mechanism, labels, range, kGridPoints, curve);
  const double largest = curve.maxLogRatio;
  if (support.upper > range.upper)
    fillPart(mechanism, labels, {range.upper, range.upper + beside}, kTailPoints, curve);
  curve.maxLogRatio = largest;
}

/// Fills in outputs; neighbouring ones are joined where there are more than a picture can show. `step`: the
/// factor that makes a density the probability of a point.
void fillDiscrete(const Mechanism& mechanism, const NoisePreview& labels, const std::vector<double>& points,
                  double step, NoiseCurve& curve) {
  const std::size_t group = (points.size() + kMostOutputs - 1) / kMostOutputs;
  for (std::size_t begin = 0; begin < points.size(); begin += group) {
    const std::size_t end = std::min(begin + group, points.size());
    double one = 0, other = 0;
    for (std::size_t i = begin; i < end; ++i) {
      const double log = mechanism.logDensity(points[i], labels.label);
      const double otherLog = mechanism.logDensity(points[i], labels.otherLabel);
      one += step * std::exp(log);
      other += step * std::exp(otherLog);
      curve.maxLogRatio = std::max(curve.maxLogRatio, std::abs(log - otherLog));
    }
    curve.outputs.push_back(points[begin + (end - begin) / 2]);
    curve.density.push_back(one);
    curve.otherDensity.push_back(other);
    curve.logRatio.push_back(std::log(one) - std::log(other));
  }
}

/// A picture has room for this many rows.
constexpr std::size_t kMostMatrixRows = 256;

MatrixPreview matrixOf(const FiniteMechanism& mechanism) {
  MatrixPreview matrix{.values = {}, .outputs = mechanism.outputs(), .probabilities = {}};
  const std::size_t all = mechanism.values().size();
  const std::size_t rows = std::min(all, kMostMatrixRows);
  for (std::size_t i = 0; i < rows; ++i) {
    const std::size_t value = i * all / rows;
    matrix.values.push_back(mechanism.values()[value]);
    for (std::size_t output = 0; output < matrix.outputs.size(); ++output)
      matrix.probabilities.push_back(mechanism.probability(value, output));
  }
  return matrix;
}

/// The multiples of a step that a picture shows, if they are few enough to be distinguished.
std::vector<double> latticeWithin(const OutputRange& range, double step) {
  std::vector<double> points;
  const double first = std::ceil(range.lower / step), last = std::floor(range.upper / step);
  if (last - first >= static_cast<double>(kMostGroups * kMostOutputs)) return points;
  for (double place = first; place <= last; ++place) points.push_back(place * step);
  return points;
}

}  // namespace

NoiseCurve noiseCurve(std::shared_ptr<const Mechanism> mechanism, const NoisePreview& labels) {
  const Guarantee guarantee = mechanism->guarantee();
  NoiseCurve curve;
  curve.mean = mechanism->mean(labels.label);
  curve.sd = std::sqrt(mechanism->variance(labels.label));
  curve.epsilonLabels = guarantee.epsilon();
  curve.delta = guarantee.delta();
  curve.proved = guarantee.proved();
  const Support support = mechanism->support();
  std::vector<double> points = support.points;
  if (support.step > 0) points = latticeWithin(shownRange(*mechanism, labels), support.step);
  curve.discrete = !points.empty();
  if (const auto* finite = dynamic_cast<const FiniteMechanism*>(mechanism.get());
      finite && points.size() <= kMostOutputs)
    curve.matrix = matrixOf(*finite);
  if (curve.discrete)
    fillDiscrete(*mechanism, labels, points, support.step > 0 ? support.step : 1, curve);
  else
    fillContinuous(*mechanism, labels, curve);
  curve.mechanism = std::move(mechanism);
  return curve;
}

std::string ofOneRowNote(const ProtectedUnit& unit) {
  if (unit.rows() == 1) return {};
  return filled(counted("Core", "Of one row: a person may have %n, which share epsilon evenly.",
                        "Of one row: a person may have %n, which share epsilon evenly.", unit.most));
}

NoisePreview previewNoise(const Study& study, const TaskCache& cache) {
  return taskOf(study).noise(study, cache);
}

}  // namespace epsiscope
