#include "ui/charts/chart_picture.h"

#include <QGuiApplication>
#include <QPainter>

#include "ui/charts/axis_range.h"
#include "ui/charts/chart_painter.h"
#include "ui/charts/chart_shapes.h"
#include "ui/charts/guide_marks.h"
#include "ui/charts/heat_image.h"

namespace epsiscope {

namespace {

/// Paints the curves as the line layer does, which belongs to the thread of the window.
void paintCurves(QPainter& painter, const ChartFrame& frame) {
  const QRectF window = unitWindow(frame);
  const auto place = [&](const QPointF& at) {
    return QPointF(frame.plot.left() + (at.x() - window.left()) / window.width() * frame.plot.width(),
                   frame.plot.bottom() - (at.y() - window.top()) / window.height() * frame.plot.height());
  };
  painter.save();
  painter.setClipRect(frame.plot, Qt::IntersectClip);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  for (const LinePiece& piece : frame.lines) {
    QPolygonF points;
    for (const QPointF& point : piece.points) points << place(point);
    painter.setPen(piece.pen);
    painter.drawPolyline(points);
  }
  painter.restore();
}

}  // namespace

ChartState freshState(const ChartModel& model, const QStringList& hidden) {
  const auto limits = [](const ChartAxis& axis, const std::optional<AxisLimits>& data, double padding) {
    if (hasFixedRange(axis)) return AxisLimits{axis.range->first, axis.range->second};
    return data ? limitsAround(*data, axis, padding) : emptyLimits(axis);
  };
  return {.x = limits(model.x, dataLimitsX(model, hidden), 0),
          .y = limits(model.y, dataLimitsY(model, hidden), kRoomAlongY),
          .hidden = hidden,
          .markers = {}};
}

ChartFrame pictureFrame(const ChartModel& model, const ChartState& state, const Theme& theme, QSizeF size) {
  QFont font = QGuiApplication::font();
  font.setPixelSize(kPictureText);
  ChartState whole = state;
  whole.legend = LegendRows::all;
  ChartFrame frame = layOut(model, whole, theme, font, size);
  if (const QString beyond = marksWithoutRoom(frame); !beyond.isEmpty()) {
    ChartModel complete = model;
    complete.footnotes << beyond;
    frame = layOut(complete, whole, theme, font, size);
  }
  return frame;
}

void paintPicture(QPainter& painter, const QRectF& target, const ChartModel& model, const ChartState& state,
                  const Theme& theme) {
  const ChartFrame frame = pictureFrame(model, state, theme, target.size());
  painter.save();
  painter.fillRect(target, theme.surface);
  painter.translate(target.topLeft());
  paintBehindCurves(painter, frame, heatImage(model, theme), {});
  paintCurves(painter, frame);
  paintBeforeCurves(painter, frame, guideMarks(frame), {});
  painter.restore();
}

}  // namespace epsiscope
