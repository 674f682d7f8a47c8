#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMetaMethod>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

#include "ui/charts/chart_private.h"
#include "ui/charts/legend_painter.h"
#include "ui/charts/pinned_markers.h"
#include "ui/charts/point_search.h"

namespace epsiscope {

namespace {

constexpr double smallestBox = 6;  ///< pixels; less is a click
constexpr double snapPixels = 5;
constexpr double pointReach = 8;   ///< from a click to the point that is meant
constexpr double clickPixels = 4;  ///< from here on a press is a drag

}  // namespace

void Chart::setGuide(const QString& id, double value) {
  for (ChartGuide& guide : d->model.guides)
    if (guide.id == id) guide.value = value;
  d->changed(*this);
  emit guideDragged(id, value);
}

void Chart::mousePressEvent(QMouseEvent* event) {
  const ChartFrame& frame = d->currentFrame(*this);
  d->dragStart = event->position();
  d->moved = false;
  d->zooms.endGesture();
  if (event->button() == Qt::LeftButton) return pressLeft(event->position(), event->modifiers());
  const bool pans = event->button() == Qt::RightButton || event->button() == Qt::MiddleButton;
  if (!pans || !frame.plot.contains(event->position())) return event->ignore();
  d->drag = Private::Drag::pan;
  d->panStart = {frame.x.limits, frame.y.limits};
}

void Chart::pressLeft(QPointF at, Qt::KeyboardModifiers modifiers) {
  const ChartFrame& frame = d->currentFrame(*this);
  const bool inPlot = frame.plot.contains(at);
  if (inPlot && modifiers.testFlag(Qt::ShiftModifier)) {
    pinMarker(snappedX(frame, frame.x.value(at.x()), snapPixels));
  } else if (d->interaction.offersFit && fitPill(frame).contains(at)) {
    fit();
  } else if (const auto marker = markerAt(frame, at)) {
    d->drag = Private::Drag::marker;
    d->draggedMarker = *marker;
  } else if (const auto guide = guideAt(frame, d->marks, at)) {
    d->drag = Private::Drag::guide;
    d->draggedGuide = d->model.guides[*guide].id;
    d->dragStartValue = d->model.guides[*guide].value;
    d->interaction.crosshair.reset();
    update();
  } else if (const auto series = legendAt(frame, at)) {
    toggleSeries(d->model.series[*series].id, modifiers.testFlag(Qt::ControlModifier));
  } else if (inPlot) {
    d->drag = Private::Drag::box;
  }
}

void Chart::moveDrag(QPointF at) {
  switch (d->drag) {
    case Private::Drag::guide:
      return dragGuide(at);
    case Private::Drag::marker:
      return dragMarker(at);
    case Private::Drag::box:
      return dragBox(at);
    case Private::Drag::pan:
      return dragPlot(at);
    case Private::Drag::none:
      return;
  }
}

void Chart::dragGuide(QPointF at) {
  const ChartGuide* guide = d->guide(d->draggedGuide);
  if (guide == nullptr) return;
  const double value = draggedValue(d->currentFrame(*this), *guide, at);
  if (value != guide->value) setGuide(d->draggedGuide, value);
}

void Chart::dragMarker(QPointF at) {
  if (d->draggedMarker >= d->markers.size()) return;
  const ChartFrame& frame = d->currentFrame(*this);
  const double pixel = std::clamp(at.x(), frame.plot.left(), frame.plot.right());
  d->markers[d->draggedMarker] = snappedX(frame, frame.x.value(pixel), snapPixels);
  d->changed(*this);
}

void Chart::dragBox(QPointF at) {
  const QRectF box = QRectF(d->dragStart, at).normalized().intersected(d->currentFrame(*this).plot);
  const bool large = box.width() >= smallestBox && box.height() >= smallestBox;
  d->interaction.zoomBox = large ? std::optional(box) : std::nullopt;
  update();
}

/// From where the drag began, so that rounding does not add up.
void Chart::dragPlot(QPointF at) {
  const ChartFrame& frame = d->currentFrame(*this);
  AxisScale x = frame.x;
  AxisScale y = frame.y;
  x.limits = d->panStart.x;
  y.limits = d->panStart.y;
  const double dx = (d->dragStart.x() - at.x()) / frame.plot.width();
  const double dy = (at.y() - d->dragStart.y()) / frame.plot.height();
  setCursor(Qt::ClosedHandCursor);
  goTo(ChartPart{partOf(x, dx, 1 + dx), partOf(y, dy, 1 + dy)}, ZoomHistory::Gesture::drag);
}

/// Which cursor says what the mouse would do here.
std::optional<Qt::CursorShape> Chart::cursorAt(QPointF at) const {
  const ChartFrame& frame = d->currentFrame(*this);
  if (d->interaction.offersFit && fitPill(frame).contains(at)) return Qt::PointingHandCursor;
  if (markerAt(frame, at)) return Qt::SplitHCursor;
  if (const auto guide = guideAt(frame, d->marks, at))
    return d->model.guides[*guide].along == ChartGuide::Along::x ? Qt::SplitHCursor : Qt::SplitVCursor;
  if (legendAt(frame, at)) return Qt::PointingHandCursor;
  const bool choosable = isSignalConnected(QMetaMethod::fromSignal(&Chart::pointClicked));
  if (choosable && frame.plot.contains(at) && pointAt(frame, at, pointReach)) return Qt::PointingHandCursor;
  return std::nullopt;
}

void Chart::hover(QPointF at) {
  const ChartFrame& frame = d->currentFrame(*this);
  if (const auto shape = cursorAt(at))
    setCursor(*shape);
  else
    unsetCursor();
  d->interaction.crosshair.reset();
  if (frame.plot.contains(at) && !guideAt(frame, d->marks, at)) {
    d->interaction.crosshair = snappedX(frame, frame.x.value(at.x()), snapPixels);
    d->interaction.crosshairPixelY = at.y();
  }
  update();
}

void Chart::mouseMoveEvent(QMouseEvent* event) {
  const QPointF at = event->position();
  if (d->drag == Private::Drag::none) {
    d->zooms.endGesture();
    return hover(at);
  }
  d->moved = d->moved || (at - d->dragStart).manhattanLength() >= clickPixels;
  if (d->moved) moveDrag(at);
}

void Chart::mouseReleaseEvent(QMouseEvent* event) {
  const Private::Drag ended = std::exchange(d->drag, Private::Drag::none);
  std::optional<ChartPoint> chosen;
  d->zooms.endGesture();
  if (ended == Private::Drag::guide) emit guideReleased(d->draggedGuide);
  if (d->moved) {
    if (ended == Private::Drag::box) zoomToBox();
    if (ended == Private::Drag::marker || ended == Private::Drag::pan) emit lookChanged();
  } else if (ended == Private::Drag::pan) {
    if (event->button() == Qt::RightButton) openMenu(event->globalPosition().toPoint());
  } else if (ended != Private::Drag::none) {
    chosen = pointAt(d->currentFrame(*this), event->position(), pointReach);
  }
  hover(event->position());
  // Last: another view may come in place of this one, which then reads no point any more.
  choosePoint(chosen);
}

void Chart::zoomToBox() {
  if (!d->interaction.zoomBox) return;
  const ChartFrame& frame = d->currentFrame(*this);
  const QRectF box = *std::exchange(d->interaction.zoomBox, std::nullopt);
  goTo(ChartPart{partOf(frame.x, fractionAt(frame.x, box.left()), fractionAt(frame.x, box.right())),
                 partOf(frame.y, fractionAt(frame.y, box.bottom()), fractionAt(frame.y, box.top()))},
       ZoomHistory::Gesture::single);
}

void Chart::choosePoint(const std::optional<ChartPoint>& point) {
  if (point) emit pointClicked(d->model.series[point->series].id, point->x, point->y);
}

void Chart::mouseDoubleClickEvent(QMouseEvent* event) {
  const QPointF at = event->position();
  const ChartFrame& frame = d->currentFrame(*this);
  const bool taken = guideAt(frame, d->marks, at) || markerAt(frame, at) ||
                     (d->interaction.offersFit && fitPill(frame).contains(at)) ||
                     event->modifiers().testFlag(Qt::ShiftModifier);
  if (event->button() == Qt::LeftButton && frame.plot.contains(at) && !taken) return resetZoom();
  mousePressEvent(event);
}

void Chart::wheelEvent(QWheelEvent* event) {
  if (!d->currentFrame(*this).plot.contains(event->position()) || event->angleDelta().y() == 0)
    return event->ignore();
  zoomBy(std::pow(0.8, event->angleDelta().y() / 120.0), event->position(), ZoomHistory::Gesture::wheel);
  event->accept();
}

/// The right button opens the menu when it is released: pressed and moved it pans.
void Chart::contextMenuEvent(QContextMenuEvent* event) {
  if (event->reason() == QContextMenuEvent::Keyboard) openMenu(mapToGlobal(d->menuPlace()));
}

bool Chart::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const QString hint = hintAt(help->pos());
  if (hint.isEmpty())
    QToolTip::hideText();
  else
    QToolTip::showText(help->globalPos(), hint, this);
  return true;
}

QString Chart::hintAt(QPointF at) const {
  const ChartFrame& frame = d->currentFrame(*this);
  if (d->interaction.offersFit && fitPill(frame).contains(at))
    return tr("The curves have left this part of the chart. Fit shows them again (F).");
  if (const auto series = legendAt(frame, at))
    return tr("%1: click to hide or show it, Ctrl and click to show it alone.")
        .arg(frame.model.series[*series].name);
  if (markerAt(frame, at)) return tr("A pinned marker: drag it, or remove it with Delete.");
  return {};
}

void Chart::leaveEvent(QEvent*) {
  d->interaction.crosshair.reset();
  update();
}

}  // namespace epsiscope
