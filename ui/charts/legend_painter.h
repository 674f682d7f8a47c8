#pragma once

#include <optional>

#include "ui/charts/chart_frame.h"

class QPainter;

namespace epsiscope {

/// Title, pills, the chart's mark and the "not private" badge.
void paintHeading(QPainter& painter, const ChartFrame& frame);
void paintLegend(QPainter& painter, const ChartFrame& frame);
void paintNotes(QPainter& painter, const ChartFrame& frame);
/// The series whose legend entry is under a point.
std::optional<std::size_t> legendAt(const ChartFrame& frame, QPointF point);
/// The sign of one series: line with marker, dot, or a patch of its area.
void drawSeriesSign(QPainter& painter, const ChartSeries& series, const QRectF& box, const Theme& theme);

}  // namespace epsiscope
