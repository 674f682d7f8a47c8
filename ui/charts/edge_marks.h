#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>

#include <cstddef>
#include <vector>

namespace epsiscope {

struct ChartFrame;
struct ChartSeries;

/// A part beyond the axes of a chart that shows all of itself: a point of its own, many of them, or a stretch
/// of a curve. An arrow at the edge of the plot points to it.
struct EdgeMark {
  enum class Edge { left, right, top, bottom };
  std::size_t series = 0;
  Edge edge = Edge::top;
  std::vector<std::size_t> points = {};  ///< of the series
  QPointF tip = {};                      ///< of the arrow, on the edge
  QString text = {};                     ///< the value; of a curve that is seen to leave the plot nothing
  QRectF box = {};                       ///< of the text; null: there is no room for it
};

/// Whether each point is a result of its own, and not a place on a curve.
bool isOfPoints(const ChartSeries& series);
/// Whether the point at this place has a marker, and does not only join its series to another one.
bool isPointOfItsOwn(const ChartSeries& series, std::size_t place);
/// The name for words about points of the series.
QString nameOfPoints(const ChartSeries& series);

/// The marks of all series that are not hidden, with places for their texts. Where the user looks at a part
/// there are none.
std::vector<EdgeMark> edgeMarks(const ChartFrame& frame);

/// The number of points that the axes could show outside the part that is looked at.
std::size_t pointsOutside(const ChartFrame& frame);

/// "Output: 0.8248 at 0.001" for every mark whose text has no room: for exports.
QString marksWithoutRoom(const ChartFrame& frame);

}  // namespace epsiscope
