#pragma once

#include "ui/charts/chart_frame.h"

namespace epsiscope {

/// What the plot shows of the visible series.
struct PartContents {
  bool any = true;   ///< anything of a curve, an area, a cloud; true for a chart without data
  double share = 1;  ///< of the points
};
PartContents contentsOf(const ChartFrame& frame);

/// The series between the ends of the x axis, with their values at the ends.
ChartModel croppedToX(const ChartFrame& frame);

}  // namespace epsiscope
