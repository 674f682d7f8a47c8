#pragma once

#include <QLineF>
#include <QRectF>

#include <optional>
#include <vector>

#include "ui/charts/chart_frame.h"

namespace epsiscope {

/// A guide as it is painted and hit.
struct GuideMark {
  enum class Look { plain, filled, outlined };
  std::size_t guide = 0;
  Look look = Look::plain;
  std::optional<QLineF> line;  ///< nothing: outside the plot, only its label waits at the edge
  QString text;
  QRectF box;  ///< of the label; null without one
};

/// Places lines and labels: labels of vertical guides above the plot, of horizontal ones at an end of the
/// line, none on another and none over the widget's edge.
std::vector<GuideMark> guideMarks(const ChartFrame& frame);

/// The draggable guide under a point of the widget, by its label or within a few pixels of its line.
std::optional<std::size_t> guideAt(const ChartFrame& frame, const std::vector<GuideMark>& marks,
                                   QPointF point);

/// The value a guide takes when it is dragged to a point: inside the plot, at three significant digits on a
/// log axis and at a round step of about a five-hundredth of a linear one, so that the number said is the
/// value.
double draggedValue(const ChartFrame& frame, const ChartGuide& guide, QPointF point);
/// One key step of a guide: a two-hundredth of the axis times `steps`.
double steppedGuide(const ChartFrame& frame, const ChartGuide& guide, int steps);

}  // namespace epsiscope
