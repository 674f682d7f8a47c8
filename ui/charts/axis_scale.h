#pragma once

namespace epsiscope {

/// Limits of an axis, in data units.
struct AxisLimits {
  double low = 0;
  double high = 1;
  bool operator==(const AxisLimits&) const = default;
};

/// Maps data to "axis units" (log10 on a logarithmic axis) and on to pixels. One place owns the traps of log
/// axes: a value that the axis cannot show is NaN in axis units and is left out.
struct AxisScale {
  bool logarithmic = false;
  AxisLimits limits = {};
  double pixelLow = 0;
  double pixelHigh = 1;

  double unit(double value) const;
  double fromUnit(double unit) const;
  double unitLow() const { return unit(limits.low); }
  double unitHigh() const { return unit(limits.high); }
  double pixel(double value) const;
  double value(double pixel) const;
  bool shows(double value) const;
};

/// AxisScale::pixel with the parts that do not depend on the value taken out: for loops over many points.
class PixelMap {
public:
  explicit PixelMap(const AxisScale& scale);
  /// NaN for a value that the axis cannot show.
  double operator()(double value) const { return ofUnit(m_scale.unit(value)); }
  double ofUnit(double unit) const { return m_offset + m_factor * unit; }
  /// Whether a pixel lies between the ends of the axis.
  bool shows(double pixel) const { return pixel >= m_first && pixel <= m_last; }

private:
  AxisScale m_scale;
  double m_factor, m_offset, m_first, m_last;
};

/// Returns where a pixel is on the axis: 0 at its low end, 1 at the high one.
double fractionAt(const AxisScale& scale, double pixel);
/// Returns the limits of the part from fraction `a` to fraction `b` of the axis (0 is its low end); beyond 0
/// and 1 is outside.
AxisLimits partOf(const AxisScale& scale, double a, double b);

}  // namespace epsiscope
