#include "core/audit/audit.h"

#include "core/audit/hockey_stick.h"
#include "core/base/numbers.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace epsiscope {

namespace {

void sortAndUnite(std::vector<double>& values) {
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
}

/// The bounds, the labels where a randomizer changes its rule (the ends of the pieces of its moments) with
/// their neighbours, and `even` labels between.
std::vector<double> auditedLabels(const Mechanism& mechanism, int even) {
  const LabelBounds& bounds = mechanism.bounds();
  std::vector<double> labels = {bounds.lower, bounds.upper};
  for (const MomentPiece& piece : mechanism.moments().pieces)
    for (const double y :
         {std::nextafter(piece.end, -kInfinity), piece.end, std::nextafter(piece.end, kInfinity)})
      labels.push_back(bounds.clamp(y));
  for (int i = 1; i < even; ++i)
    labels.push_back(bounds.lower + bounds.width() * (static_cast<double>(i) / even));
  sortAndUnite(labels);
  return labels;
}

/// The outputs at which a ratio can be largest: every breakpoint of every label from both sides (of very many
/// an even choice, with the outermost), places between them, and far tails.
std::vector<double> auditedOutputs(const Mechanism& mechanism, const std::vector<double>& labels) {
  const Support support = mechanism.support();
  if (!support.points.empty()) return support.points;
  std::vector<double> outputs;
  const auto add = [&](double t) {
    outputs.push_back(t);
    outputs.push_back(std::nextafter(t, -kInfinity));
  };
  constexpr std::size_t kMostBreakpoints = 400;
  for (const double y : labels) {
    const std::vector<double> breaks = mechanism.breakpoints(y);
    const std::size_t stride = breaks.size() / kMostBreakpoints + 1;
    for (std::size_t i = 0; i < breaks.size(); i += stride) add(breaks[i]);
    if (!breaks.empty()) add(breaks.back());
    for (const double mass : {0.9, 1 - 1e-9}) {
      const OutputRange range = mechanism.outputRange(y, mass);
      for (int i = -10; i <= 60; ++i) {
        const double t = range.lower + (range.upper - range.lower) * (i / 50.0);
        if (t >= support.lower && t <= support.upper) outputs.push_back(t);
      }
    }
  }
  sortAndUnite(outputs);
  return outputs;
}

/// The largest log-ratio. A density that is not a number counts as a violation.
void measureLogRatio(const Mechanism& mechanism, AuditReport& report) {
  const std::vector<double> labels = auditedLabels(mechanism, 32);
  report.labels = labels.size();
  report.worstLabel = labels.front();
  report.worstOtherLabel = labels.back();
  report.worstOutput = labels.front();
  for (const double t : auditedOutputs(mechanism, labels)) {
    double least = kInfinity, most = -kInfinity, leastLabel = 0, mostLabel = 0;
    for (const double y : labels) {
      const double log = mechanism.logDensity(t, y);
      if (!(log >= least)) least = log, leastLabel = y;
      if (!(log <= most)) most = log, mostLabel = y;
    }
    if (most == -kInfinity) continue;  // no label has this output
    const double ratio = std::isnan(least) || std::isnan(most) ? kInfinity : most - least;
    if (ratio > report.measured) {
      report.measured = ratio;
      report.worstOutput = t;
      report.worstLabel = mostLabel;
      report.worstOtherLabel = leastLabel;
    }
  }
}

/// The smallest epsilon that every pair of labels keeps with the claimed delta.
void measureHockeyStick(const Mechanism& mechanism, AuditReport& report) {
  std::vector<double> labels = auditedLabels(mechanism, 4);
  report.labels = labels.size();
  // The bounds first: usually the worst pair, after which one evaluation rules out each of the others.
  std::swap(labels[1], labels.back());
  report.worstLabel = labels[0];
  report.worstOtherLabel = labels[1];
  report.worstOutput = labels[0];
  for (const double y : labels)
    for (const double other : labels) {
      if (y == other) continue;
      const HockeyStick pair(mechanism, y, other);
      if (std::isinf(report.measured) || pair.logAt(report.measured) <= std::log(report.claimedDelta))
        continue;
      report.measured = pair.smallestEpsilon(report.claimedDelta);
      report.worstOutput = pair.worstOutput(report.measured);
      report.worstLabel = y;
      report.worstOtherLabel = other;
    }
}

/// The most that rounding two logarithms of densities can add to their difference.
double rounding(const Mechanism& mechanism, const AuditReport& report) {
  double size = 1;
  for (const double y : {report.worstLabel, report.worstOtherLabel}) {
    const double log = mechanism.logDensity(report.worstOutput, y);
    if (std::isfinite(log)) size += std::abs(log);
  }
  return 32 * std::numeric_limits<double>::epsilon() * size;
}

}  // namespace

AuditReport audit(const Mechanism& mechanism) {
  const Guarantee guarantee = mechanism.guarantee();
  AuditReport report{.claimedEpsilon = guarantee.epsilon(), .claimedDelta = guarantee.delta()};
  if (guarantee.delta() > 0)
    measureHockeyStick(mechanism, report);
  else
    measureLogRatio(mechanism, report);
  report.rounding = rounding(mechanism, report);
  const AuditFinding found{.measured = report.measured, .rounding = report.rounding};
  report.passed = guarantee.proved() && found.isWithin(guarantee.epsilon());
  return report;
}

AuditFinding findingOf(const AuditReport& report, const std::function<std::string(double)>& named) {
  return {.measured = report.measured,
          .rounding = report.rounding,
          .isExact = true,
          .pairs = report.labels * (report.labels - 1),
          .worst = {{sentence("Core", "Label"), named(report.worstLabel), named(report.worstOtherLabel)},
                    {sentence("Core", "Output"), named(report.worstOutput), named(report.worstOutput)}}};
}

}  // namespace epsiscope
