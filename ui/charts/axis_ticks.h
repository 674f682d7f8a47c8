#pragma once

#include <QString>

#include <vector>

#include "ui/charts/axis_scale.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

struct AxisTick {
  double value = 0;
  QString label;
};

/// About `wanted` labelled ticks at round values: 1-2-5 steps on a linear axis; on a logarithmic one 1-2-5
/// within decades, plain decades, or every few decades, and linear steps when the range is well inside one
/// decade.
std::vector<AxisTick> axisTicks(const AxisScale& scale, int wanted);

/// A tick at each place that the axis shows and that has a name.
std::vector<AxisTick> namedTicks(const AxisScale& scale, const ChartAxis& axis);

}  // namespace epsiscope
