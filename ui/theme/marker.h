#pragma once

#include <QPointF>
#include <QRectF>

class QColor;
class QPainter;
class QPen;

namespace epsiscope {

struct MethodStyle;

/// The pen of a method's line.
QPen linePen(const MethodStyle& style);
/// A method's marker, about 2 `radius` wide. An open marker is filled with `background`.
void drawMarker(QPainter& painter, const MethodStyle& style, QPointF centre, double radius,
                const QColor& background);
/// A piece of a method's line with its marker in the middle: legends, lists and tables.
void drawSwatch(QPainter& painter, const MethodStyle& style, const QRectF& box, const QColor& background);

}  // namespace epsiscope
