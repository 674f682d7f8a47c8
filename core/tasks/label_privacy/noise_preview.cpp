#include "core/tasks/label_privacy/noise_preview.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/mechanisms/finite_mechanism.h"
#include "core/mechanisms/registry.h"
#include "core/tasks/label_privacy/cache.h"
#include "core/tasks/methods.h"

namespace epsiscope {

namespace {

constexpr std::size_t kGridPoints = 200;
constexpr std::size_t kMostBreakpoints = 100;
constexpr std::size_t kMostOutputs = 500;
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

/// A place of jumps or kinks: one or more breakpoints that a picture cannot tell apart.
struct Break {
  double first = 0, last = 0;
};

/// Places closer together than this are one place for a picture, and the limits are taken that far beside it.
/// Two labels often share their jumps but for rounding and the mechanism's margin for it; the ratio between
/// such a pair is true for a strip that nobody can see.
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

/// Both labels' outputs with a little room, so that the ends of a density that is 0 outside are seen to fall.
OutputRange shownRange(const Mechanism& mechanism, const NoisePreview& labels) {
  const OutputRange one = mechanism.outputRange(labels.label, kShownMass);
  const OutputRange other = mechanism.outputRange(labels.otherLabel, kShownMass);
  const double lower = std::min(one.lower, other.lower), upper = std::max(one.upper, other.upper);
  const double room = 0.02 * (upper - lower);
  return {lower - room, upper + room};
}

void fillContinuous(const Mechanism& mechanism, const NoisePreview& labels, NoiseCurve& curve) {
  const OutputRange range = shownRange(mechanism, labels);
  const std::vector<Break> breaks = breakpointsWithin(mechanism, labels, range);
  const double nearby = strip(range);
  auto next = breaks.begin();
  for (std::size_t i = 0; i < kGridPoints; ++i) {
    const double share = static_cast<double>(i) / static_cast<double>(kGridPoints - 1);
    const double output = range.lower + share * (range.upper - range.lower);
    for (; next != breaks.end() && next->last <= output; ++next) {
      addPoint(mechanism, labels, next->first - nearby, next->last, curve);
      addPoint(mechanism, labels, next->last + nearby, next->last, curve);
    }
    addPoint(mechanism, labels, output, output, curve);
  }
}

/// Neighbouring outputs are shown as one where there are more than a picture can show.
void fillDiscrete(const Mechanism& mechanism, const NoisePreview& labels, const std::vector<double>& points,
                  NoiseCurve& curve) {
  const std::size_t group = (points.size() + kMostOutputs - 1) / kMostOutputs;
  for (std::size_t begin = 0; begin < points.size(); begin += group) {
    const std::size_t end = std::min(begin + group, points.size());
    double one = 0, other = 0;
    for (std::size_t i = begin; i < end; ++i) {
      const double log = mechanism.logDensity(points[i], labels.label);
      const double otherLog = mechanism.logDensity(points[i], labels.otherLabel);
      one += std::exp(log);
      other += std::exp(otherLog);
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

NoiseCurve noiseCurve(Pipeline pipeline, const NoisePreview& labels) {
  const Mechanism& mechanism = *pipeline.mechanism;
  const Guarantee guarantee = mechanism.guarantee();
  NoiseCurve curve;
  curve.method = pipeline.method;
  curve.label = methodLabel(pipeline.method);
  curve.mean = mechanism.mean(labels.label);
  curve.sd = std::sqrt(mechanism.variance(labels.label));
  curve.epsilonLabels = pipeline.epsilonLabels;
  curve.delta = guarantee.delta;
  curve.proved = guarantee.proved;
  curve.note = pipeline.note;
  const Support support = mechanism.support();
  curve.discrete = !support.points.empty();
  if (const auto* finite = dynamic_cast<const FiniteMechanism*>(&mechanism);
      finite && support.points.size() <= kMostOutputs)
    curve.matrix = matrixOf(*finite);
  if (curve.discrete)
    fillDiscrete(mechanism, labels, support.points, curve);
  else
    fillContinuous(mechanism, labels, curve);
  curve.mechanism = std::move(pipeline.mechanism);
  return curve;
}

}  // namespace

NoisePreview previewNoise(const Study& study, const TaskCache& cache) {
  const LabelBounds& bounds = LabelPrivacyCache::of(cache).ridge().bounds();
  NoisePreview preview;
  preview.label = bounds.clamp(study.view.label.value_or(bounds.lower));
  preview.otherLabel = bounds.clamp(study.view.otherLabel.value_or(bounds.upper));
  const double epsilon = viewEpsilon(study);
  for (const std::string& method : study.labelPrivacy.methods) {
    if (findMechanism(method) == nullptr) continue;  // no labels are released, or by another method
    Pipeline pipeline = previewPipeline(study, cache, method, epsilon);
    if (pipeline.mechanism)
      preview.curves.push_back(noiseCurve(std::move(pipeline), preview));
    else
      preview.notes.push_back(methodLabel(method) + ": " + pipeline.reason);
  }
  return preview;
}

}  // namespace epsiscope
