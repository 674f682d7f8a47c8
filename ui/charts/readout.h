#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "ui/charts/chart_frame.h"

namespace epsiscope {

struct LineValue {
  double value = 0;
  bool exact = false;  ///< a computed point, not a place between two
};

/// The line at x, between its points as it is drawn: straight in axis units. Nothing in gaps and outside.
std::optional<LineValue> valueOfLine(const ChartSeries& line, double x, const AxisScale& xScale,
                                     const AxisScale& yScale);

/// What the crosshair says about one series.
struct ReadoutRow {
  std::size_t series = 0;
  QString name;
  QString text;
};
std::vector<ReadoutRow> readoutRows(const ChartFrame& frame, double x);

/// The nearest x of a computed point within so many pixels, else x itself.
double snappedX(const ChartFrame& frame, double x, double pixels);

/// One paragraph for screen readers: what is drawn, and over which ranges.
QString chartSummary(const ChartModel& model);

}  // namespace epsiscope
