#include "ui/state/output_range.h"

#include <algorithm>
#include <cmath>

#include "core/mechanisms/mechanism.h"
#include "core/privacy/bounds.h"
#include "core/tasks/noise_preview.h"
#include "ui/charts/axis_steps.h"

namespace epsiscope {

namespace {

/// Whether nothing is ever released outside the bounds.
bool staysWithin(const NoiseCurve& curve, const LabelBounds& bounds) {
  const Support support = curve.mechanism->support();
  return support.lower >= bounds.lower && support.upper <= bounds.upper;
}

}  // namespace

std::pair<double, double> outputRange(const NoisePreview& preview) {
  const LabelBounds& bounds = preview.bounds;
  if (!preview.curves.empty() && std::ranges::all_of(preview.curves, [&](const NoiseCurve& curve) {
        return curve.mechanism && staysWithin(curve, bounds);
      })) {
    const double room = 0.02 * bounds.width();
    return {bounds.lower - room, bounds.upper + room};
  }
  double logSum = 0;
  int count = 0;
  for (const NoiseCurve& curve : preview.curves)
    if (curve.sd > 0 && std::isfinite(curve.sd)) {
      logSum += std::log(curve.sd);
      ++count;
    }
  const double typical = count > 0 ? std::exp(logSum / count) : bounds.width();
  const double margin = bounds.width() * std::max(0.5, stepAbove(1.5 * typical / bounds.width()));
  return {bounds.lower - margin, bounds.upper + margin};
}

}  // namespace epsiscope
