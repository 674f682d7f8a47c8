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
  AxisLimits limits;
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

/// Limits of the part from fraction `a` to fraction `b` of the axis (0 is its low end); beyond 0 and 1 is
/// outside.
AxisLimits partOf(const AxisScale& scale, double a, double b);

}  // namespace epsiscope
