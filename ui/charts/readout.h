#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "ui/charts/chart_frame.h"

namespace epsiscope {

/// A series at one place of the x axis.
struct SeriesValue {
  double value = 0;                  ///< of a band its lower edge
  std::optional<double> upper = {};  ///< of a band
  bool exact = false;                ///< a computed point, not a place between two
};

/// Lines and bands are read between their points as they are drawn: straight in axis units. Null in gaps,
/// outside, and of dots.
std::optional<SeriesValue> valueOfSeries(const ChartSeries& series, double x, const AxisScale& xScale,
                                         const AxisScale& yScale);

/// The value with four digits, marked if it is no computed point.
QString textOf(const SeriesValue& value);

/// The readout of the crosshair for one series.
struct ReadoutRow {
  std::size_t series = 0;
  QString name;
  SeriesValue value;
  QString text;
};
/// The rows of all visible series with a name that have a value there.
std::vector<ReadoutRow> readoutRows(const ChartFrame& frame, double x);

/// The difference of a series between the two pinned markers. Bands have no difference.
struct MarkerChange {
  SeriesValue difference;            ///< at the second less at the first
  std::optional<SeriesValue> ratio;  ///< on a logarithmic axis of values above zero
};
std::optional<MarkerChange> changeBetween(const SeriesValue& first, const SeriesValue& second,
                                          bool logarithmic);

/// The values of all visible series at the crosshair and at the pinned markers, their differences and, on a
/// log axis, ratios: tab separated, all digits, "interpolated" beside what is no computed point.
QString valuesAsText(const ChartFrame& frame, std::optional<double> crosshair);

/// The title of the x axis without what is said after a colon.
/// Returns a place on the x axis as people read it: the number, or its name where it has one.
QString placeText(const ChartAxis& axis, double x, int digits = 4);
QString nameOfX(const ChartModel& model);

}  // namespace epsiscope
