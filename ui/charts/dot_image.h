#pragma once

#include <QColor>
#include <QImage>
#include <QPointF>
#include <QRectF>

#include <vector>

namespace epsiscope {

/// Very many dots as one picture of the area, `ratio` device pixels to a pixel. Where dots pile up the colour
/// gets denser, as if each were painted over the others; a hundred thousand cost a few milliseconds.
QImage dotImage(const std::vector<QPointF>& positions, const QRectF& area, double ratio, const QColor& color);

}  // namespace epsiscope
