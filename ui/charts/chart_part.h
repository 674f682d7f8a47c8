#pragma once

#include "ui/charts/axis_scale.h"

namespace epsiscope {

struct ChartFrame;
struct ChartModel;

/// A part of a chart: what lies between these limits.
struct ChartPart {
  AxisLimits x, y;
  bool operator==(const ChartPart&) const = default;
};

/// Whether axes can have the limits and still say something.
bool isUsable(const ChartPart& part, const ChartModel& model);

/// The part of the visible series that the plot shows.
struct PartContents {
  bool any = true;   ///< anything of a curve, an area, a cloud; true for a chart without data
  double share = 1;  ///< of the points
};
PartContents contentsOf(const ChartFrame& frame);

/// The series between the ends of the x axis, with their values at the ends.
ChartModel croppedToX(const ChartFrame& frame);

}  // namespace epsiscope
