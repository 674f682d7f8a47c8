#include "ui/charts/axis_scale.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace epsiscope {

double AxisScale::unit(double value) const {
  if (!logarithmic) return value;
  return value > 0 ? std::log10(value) : std::numeric_limits<double>::quiet_NaN();
}

double AxisScale::fromUnit(double unit) const {
  return logarithmic ? std::pow(10.0, unit) : unit;
}

double AxisScale::pixel(double value) const {
  return PixelMap(*this)(value);
}

double AxisScale::value(double pixel) const {
  return fromUnit(unitLow() + fractionAt(*this, pixel) * (unitHigh() - unitLow()));
}

bool AxisScale::shows(double value) const {
  const double tolerance = 1e-9 * (unitHigh() - unitLow());
  const double at = unit(value);
  return at >= unitLow() - tolerance && at <= unitHigh() + tolerance;
}

PixelMap::PixelMap(const AxisScale& scale) : m_scale(scale) {
  constexpr double tolerance = 1e-6;
  const double low = scale.unitLow();
  m_factor = (scale.pixelHigh - scale.pixelLow) / (scale.unitHigh() - low);
  m_offset = scale.pixelLow - m_factor * low;
  m_first = std::min(scale.pixelLow, scale.pixelHigh) - tolerance;
  m_last = std::max(scale.pixelLow, scale.pixelHigh) + tolerance;
}

double fractionAt(const AxisScale& scale, double pixel) {
  return (pixel - scale.pixelLow) / (scale.pixelHigh - scale.pixelLow);
}

AxisLimits partOf(const AxisScale& scale, double a, double b) {
  const double low = scale.unitLow();
  const double span = scale.unitHigh() - low;
  return {scale.fromUnit(low + a * span), scale.fromUnit(low + b * span)};
}

}  // namespace epsiscope
