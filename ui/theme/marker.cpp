#include "ui/theme/marker.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <cmath>
#include <numbers>

#include "ui/theme/method_style.h"

namespace epsiscope {

namespace {

QPainterPath polygonPath(QPointF centre, int corners, double radius, double innerRadius, double turn) {
  QPainterPath path;
  for (int i = 0; i < corners; ++i) {
    const double angle = turn + 2 * std::numbers::pi * i / corners;
    const double r = i % 2 == 0 ? radius : innerRadius;
    const QPointF corner = centre + QPointF(r * std::sin(angle), -r * std::cos(angle));
    if (i == 0)
      path.moveTo(corner);
    else
      path.lineTo(corner);
  }
  path.closeSubpath();
  return path;
}

QPainterPath markerPath(MarkerShape shape, QPointF centre, double r) {
  QPainterPath path;
  switch (shape) {
    case MarkerShape::circle:
      path.addEllipse(centre, r, r);
      break;
    case MarkerShape::square:
      path.addRect(QRectF(centre.x() - 0.9 * r, centre.y() - 0.9 * r, 1.8 * r, 1.8 * r));
      break;
    case MarkerShape::triangle:
      return polygonPath(centre + QPointF(0, 0.2 * r), 3, 1.25 * r, 1.25 * r, 0);
    case MarkerShape::fall:
      return polygonPath(centre - QPointF(0, 0.2 * r), 3, 1.25 * r, 1.25 * r, std::numbers::pi);
    case MarkerShape::diamond:
      return polygonPath(centre, 4, 1.25 * r, 1.25 * r, 0);
    case MarkerShape::star:
      return polygonPath(centre, 10, 1.4 * r, 0.62 * r, 0);
    case MarkerShape::cross:
      path.moveTo(centre + QPointF(-r, -r));
      path.lineTo(centre + QPointF(r, r));
      path.moveTo(centre + QPointF(-r, r));
      path.lineTo(centre + QPointF(r, -r));
      break;
    case MarkerShape::plus:
      path.moveTo(centre + QPointF(-1.2 * r, 0));
      path.lineTo(centre + QPointF(1.2 * r, 0));
      path.moveTo(centre + QPointF(0, -1.2 * r));
      path.lineTo(centre + QPointF(0, 1.2 * r));
      break;
    case MarkerShape::none:
      break;
  }
  return path;
}

}  // namespace

QPen linePen(const MethodStyle& style) {
  return linePen(style.color, style.width, style.meaning);
}

void drawMarker(QPainter& painter, const MethodStyle& style, QPointF centre, double radius,
                const QColor& background) {
  if (style.marker == MarkerShape::none) return;
  const QPainterPath path = markerPath(style.marker, centre, radius);
  const bool strokes = style.marker == MarkerShape::cross || style.marker == MarkerShape::plus;
  painter.setPen(style.openMarker || strokes ? QPen(style.color, strokes ? 2.2 : 1.5) : QPen(Qt::NoPen));
  painter.setBrush(strokes ? QBrush(Qt::NoBrush) : QBrush(style.openMarker ? background : style.color));
  painter.drawPath(path);
}

void drawSwatch(QPainter& painter, const MethodStyle& style, const QRectF& box, const QColor& background) {
  const double y = box.center().y();
  const QLineF line(QPointF(box.left(), y), QPointF(box.right(), y));
  painter.setPen(linePen(style));
  painter.drawLine(line);
  drawMarker(painter, style, box.center(), std::clamp(box.height() * 0.2, 4.0, 9.0), background);
}

}  // namespace epsiscope
