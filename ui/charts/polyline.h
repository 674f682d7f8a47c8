#pragma once

#include <QPolygonF>
#include <QRectF>

#include <vector>

namespace epsiscope {

/// A line cut at the edges of a window and wherever a coordinate is not finite: pieces that can be drawn
/// without a clip region, which SVG files written by Qt do not have.
std::vector<QPolygonF> clippedLine(const QPolygonF& points, const QRectF& window);
/// A line of very many points as it looks on so many columns of the window: of points that follow one another
/// in a column the first, the lowest, the highest and the last. Others are returned as they are.
QPolygonF thinnedLine(const QPolygonF& points, const QRectF& window, int columns);
/// The part of a polygon inside a window (Sutherland and Hodgman).
QPolygonF clippedPolygon(const QPolygonF& polygon, const QRectF& window);

}  // namespace epsiscope
