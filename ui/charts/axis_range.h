#pragma once

#include <QStringList>

#include <optional>

#include "ui/charts/axis_scale.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

/// The share of the span that limits leave free around the data along y.
inline constexpr double kRoomAlongY = 0.04;

/// Smallest and largest value that the axis can show, of all series that are not hidden; nothing if there is
/// none.
std::optional<AxisLimits> dataLimitsX(const ChartModel& model, const QStringList& hidden);
std::optional<AxisLimits> dataLimitsY(const ChartModel& model, const QStringList& hidden);

/// Limits that show the data with a little room (`padding`, a share of the span), never empty and on a log
/// axis never reaching zero.
AxisLimits limitsAround(const AxisLimits& data, const ChartAxis& axis, double padding);

/// "Nothing jumps": keeps the limits on screen while the data stay inside and fill at least 40 % of them.
AxisLimits keptLimits(const AxisLimits& onScreen, const AxisLimits& data, const ChartAxis& axis,
                      double padding);

/// Keeps the limits on screen while the wanted ones differ from them by no more than `hold` says.
AxisLimits heldLimits(const AxisLimits& onScreen, const AxisLimits& wanted, const AxisHold& hold,
                      bool logarithmic);

/// Returns the limits at a share of the way from the one to the other, evenly in axis units.
AxisLimits limitsBetween(const AxisLimits& from, const AxisLimits& to, double share, bool logarithmic);

/// Whether the model gives limits that the axis can have; others are treated as absent.
bool hasFixedRange(const ChartAxis& axis);
/// Limits of an axis without data.
AxisLimits emptyLimits(const ChartAxis& axis);

/// How many points of a series the logarithmic axes cannot show because a coordinate is zero or negative. In
/// a band these are points without an upper edge: the lower one then lies at the bottom.
std::size_t leftOutCount(const ChartSeries& series, const ChartModel& model);

bool isHidden(const ChartSeries& series, const QStringList& hidden);
/// Returns the model without the series that are hidden.
ChartModel withoutHidden(ChartModel model, const QStringList& hidden);

}  // namespace epsiscope
