#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "ui/charts/chart_frame.h"

namespace epsiscope {

/// Indices from first to before last.
struct IndexRange {
  std::size_t first = 0, last = 0;
};

/// The indices of those of the first `count` x that lie from low to high, and of one more on each side; all
/// if they do not ascend.
IndexRange indicesAround(const std::vector<double>& xs, std::size_t count, double low, double high);

/// A computed point of a series, or a marker on its line.
struct ChartPoint {
  std::size_t series = 0;
  double x = 0, y = 0;
};

/// The point of a visible line or cloud that is nearest to a place in the plot, at most so many pixels away.
std::optional<ChartPoint> pointAt(const ChartFrame& frame, QPointF at, double reach);
/// The visible line that is nearest to a place in the plot, at most so many pixels above or below.
std::optional<std::size_t> lineAt(const ChartFrame& frame, QPointF at, double reach);
/// The computed point of one line that is nearest to x along the axis.
std::optional<ChartPoint> pointOfLine(const ChartFrame& frame, std::size_t series, double x);

/// The nearest x of a computed point of a visible line within so many pixels, else x itself.
double snappedX(const ChartFrame& frame, double x, double pixels);

}  // namespace epsiscope
