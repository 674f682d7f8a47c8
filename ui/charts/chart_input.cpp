#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

#include "ui/charts/axis_range.h"
#include "ui/charts/chart_private.h"
#include "ui/charts/legend_painter.h"
#include "ui/charts/readout.h"

namespace epsiscope {

namespace {

constexpr double smallestBox = 6;  ///< pixels; less is a click
constexpr double snapPixels = 5;
constexpr std::size_t longestHistory = 50;

double fractionAt(const AxisScale& scale, double pixel) {
  return (pixel - scale.pixelLow) / (scale.pixelHigh - scale.pixelLow);
}

/// Below this span doubles run out, above it an axis says nothing.
bool isUsable(const AxisLimits& limits, bool logarithmic) {
  if (!std::isfinite(limits.low) || !std::isfinite(limits.high) || !(limits.low < limits.high)) return false;
  if (logarithmic && limits.low <= 0) return false;
  const double magnitude = std::max(std::abs(limits.low), std::abs(limits.high));
  return limits.high - limits.low > 1e-9 * magnitude;
}

QStringList draggableGuides(const ChartModel& model) {
  QStringList ids;
  for (const ChartGuide& guide : model.guides)
    if (guide.draggable) ids << guide.id;
  return ids;
}

}  // namespace

void Chart::setZoom(AxisLimits x, AxisLimits y) {
  if (!isUsable(x, d->model.x.logarithmic) || !isUsable(y, d->model.y.logarithmic)) return;
  const bool news = d->zooms.empty();
  d->zooms.emplace_back(x, y);
  if (d->zooms.size() > longestHistory) d->zooms.erase(d->zooms.begin());
  d->changed(*this);
  if (news) emit zoomChanged(true);
}

void Chart::zoomBack() {
  if (d->zooms.empty()) return;
  d->zooms.pop_back();
  d->changed(*this);
  if (d->zooms.empty()) emit zoomChanged(false);
}

void Chart::zoomBy(double factor, QPointF around) {
  const ChartFrame& frame = d->currentFrame(*this);
  const auto zoomed = [factor](const AxisScale& scale, double pixel) {
    const double at = std::clamp(fractionAt(scale, pixel), 0.0, 1.0);
    return partOf(scale, at - at * factor, at + (1 - at) * factor);
  };
  setZoom(zoomed(frame.x, around.x()), zoomed(frame.y, around.y()));
}

void Chart::panBy(double dx, double dy) {
  const ChartFrame& frame = d->currentFrame(*this);
  setZoom(partOf(frame.x, dx, 1 + dx), partOf(frame.y, dy, 1 + dy));
}

void Chart::setGuide(const QString& id, double value) {
  for (ChartGuide& guide : d->model.guides)
    if (guide.id == id) guide.value = value;
  d->changed(*this);
  emit guideDragged(id, value);
}

void Chart::toggleSeries(const QString& id, bool alone) {
  QStringList hidden = d->hidden;
  if (alone) {
    QStringList others;
    for (const ChartSeries& series : d->model.series)
      if (series.id != id && series.group != id && !series.name.isEmpty()) others << series.id;
    hidden = hidden == others ? QStringList() : others;
  } else if (!hidden.removeOne(id)) {
    hidden << id;
  }
  setHiddenSeries(hidden);
  emit hiddenSeriesChanged(hidden);
}

void Chart::mousePressEvent(QMouseEvent* event) {
  const ChartFrame& frame = d->currentFrame(*this);
  const QPointF at = event->position();
  d->dragStart = at;
  if (event->button() == Qt::RightButton || event->button() == Qt::MiddleButton) {
    if (!frame.plot.contains(at)) return event->ignore();
    d->drag = Private::Drag::pan;
    d->panStart = {frame.x.limits, frame.y.limits};
    setCursor(Qt::ClosedHandCursor);
    return;
  }
  if (event->button() != Qt::LeftButton) return event->ignore();
  if (const auto guide = guideAt(frame, d->marks, at)) {
    d->drag = Private::Drag::guide;
    d->draggedGuide = d->model.guides[*guide].id;
    d->dragStartValue = d->model.guides[*guide].value;
    d->interaction.crosshair.reset();
    update();
  } else if (const auto series = legendAt(frame, at)) {
    toggleSeries(d->model.series[*series].id, event->modifiers().testFlag(Qt::ControlModifier));
  } else if (frame.plot.contains(at)) {
    d->drag = Private::Drag::box;
  }
}

void Chart::moveDrag(QPointF at) {
  const ChartFrame& frame = d->currentFrame(*this);
  if (d->drag == Private::Drag::guide) {
    const ChartGuide* guide = d->guide(d->draggedGuide);
    if (guide == nullptr) return;
    const double value = draggedValue(frame, *guide, at);
    if (value != guide->value) setGuide(d->draggedGuide, value);
  } else if (d->drag == Private::Drag::box) {
    const QRectF box = QRectF(d->dragStart, at).normalized().intersected(frame.plot);
    const bool large = box.width() >= smallestBox && box.height() >= smallestBox;
    d->interaction.zoomBox = large ? std::optional(box) : std::nullopt;
    update();
  } else if (d->drag == Private::Drag::pan) {
    // From where the drag began, so that rounding does not add up and the drag is one step of the history.
    AxisScale x = frame.x;
    AxisScale y = frame.y;
    x.limits = d->panStart.first;
    y.limits = d->panStart.second;
    const double dx = (d->dragStart.x() - at.x()) / frame.plot.width();
    const double dy = (at.y() - d->dragStart.y()) / frame.plot.height();
    const bool begun = d->interaction.panning;
    if (begun) d->zooms.pop_back();
    d->interaction.panning = true;
    setZoom(partOf(x, dx, 1 + dx), partOf(y, dy, 1 + dy));
  }
}

void Chart::hover(QPointF at) {
  const ChartFrame& frame = d->currentFrame(*this);
  const auto guide = guideAt(frame, d->marks, at);
  const bool onLegend = legendAt(frame, at).has_value();
  if (guide)
    setCursor(d->model.guides[*guide].along == ChartGuide::Along::x ? Qt::SplitHCursor : Qt::SplitVCursor);
  else if (onLegend)
    setCursor(Qt::PointingHandCursor);
  else
    unsetCursor();
  d->interaction.crosshair.reset();
  if (!guide && frame.plot.contains(at)) {
    d->interaction.crosshair = snappedX(frame, frame.x.value(at.x()), snapPixels);
    d->interaction.crosshairPixelY = at.y();
  }
  update();
}

void Chart::mouseMoveEvent(QMouseEvent* event) {
  if (d->drag == Private::Drag::none)
    hover(event->position());
  else
    moveDrag(event->position());
}

void Chart::mouseReleaseEvent(QMouseEvent* event) {
  const Private::Drag ended = std::exchange(d->drag, Private::Drag::none);
  d->interaction.panning = false;
  unsetCursor();
  if (ended == Private::Drag::guide) {
    emit guideReleased(d->draggedGuide);
  } else if (ended == Private::Drag::box && d->interaction.zoomBox) {
    const ChartFrame& frame = d->currentFrame(*this);
    const QRectF box = *std::exchange(d->interaction.zoomBox, std::nullopt);
    setZoom(partOf(frame.x, fractionAt(frame.x, box.left()), fractionAt(frame.x, box.right())),
            partOf(frame.y, fractionAt(frame.y, box.bottom()), fractionAt(frame.y, box.top())));
  }
  hover(event->position());
}

void Chart::mouseDoubleClickEvent(QMouseEvent* event) {
  const ChartFrame& frame = d->currentFrame(*this);
  if (event->button() == Qt::LeftButton && frame.plot.contains(event->position()) &&
      !guideAt(frame, d->marks, event->position()))
    return resetZoom();
  mousePressEvent(event);
}

void Chart::wheelEvent(QWheelEvent* event) {
  if (!d->currentFrame(*this).plot.contains(event->position()) || event->angleDelta().y() == 0)
    return event->ignore();
  zoomBy(std::pow(0.8, event->angleDelta().y() / 120.0), event->position());
  event->accept();
}

void Chart::keyPressEvent(QKeyEvent* event) {
  const QPointF centre = d->currentFrame(*this).plot.center();
  switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      return zoomBy(0.8, centre);
    case Qt::Key_Minus:
      return zoomBy(1.25, centre);
    case Qt::Key_Backspace:
      return zoomBack();
    case Qt::Key_0:
      return resetZoom();
    case Qt::Key_Escape:
      return cancel(event);
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
      return arrowKey(event->key(), event->modifiers().testFlag(Qt::ShiftModifier));
    default:
      legendKey(event);
  }
}

void Chart::legendKey(QKeyEvent* event) {
  const int entry = event->key() - Qt::Key_1;
  const std::vector<LegendEntry>& legend = d->currentFrame(*this).legend;
  if (entry < 0 || entry > 8 || entry >= static_cast<int>(legend.size()))
    return QWidget::keyPressEvent(event);
  const QString id = d->model.series[legend[static_cast<std::size_t>(entry)].series].id;
  toggleSeries(id, event->modifiers().testFlag(Qt::ControlModifier));
}

void Chart::cancel(QKeyEvent* event) {
  if (d->drag == Private::Drag::guide) {
    d->drag = Private::Drag::none;
    setGuide(d->draggedGuide, d->dragStartValue);
    emit guideReleased(d->draggedGuide);
  } else if (d->drag == Private::Drag::box) {
    d->drag = Private::Drag::none;
    d->interaction.zoomBox.reset();
    update();
  } else if (isZoomed()) {
    resetZoom();
  } else {
    event->ignore();
  }
}

void Chart::arrowKey(int key, bool far) {
  const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
  const int direction = key == Qt::Key_Right || key == Qt::Key_Up ? 1 : -1;
  const ChartFrame& frame = d->currentFrame(*this);
  const ChartGuide* guide = d->guide(d->interaction.chosenGuide);
  if (guide != nullptr && (guide->along == ChartGuide::Along::x) == sideways) {
    const QString id = guide->id;
    setGuide(id, steppedGuide(frame, *guide, direction * (far ? 10 : 1)));
    emit guideReleased(id);
    return;
  }
  const double share = far ? 0.25 : 0.05;
  if (isZoomed()) return panBy(sideways ? direction * share : 0, sideways ? 0 : direction * share);
  if (!sideways) return;
  // Without zoom there is nothing to pan: the arrows read the curves out.
  const double from = d->interaction.crosshair.value_or(frame.x.value(frame.plot.center().x()));
  const double pixel = frame.x.pixel(from) + direction * (far ? 40 : 8);
  d->interaction.crosshair = frame.x.value(std::clamp(pixel, frame.plot.left(), frame.plot.right()));
  d->interaction.crosshairPixelY = frame.plot.center().y();
  update();
}

void Chart::leaveEvent(QEvent*) {
  d->interaction.crosshair.reset();
  update();
}

void Chart::focusInEvent(QFocusEvent* event) {
  d->interaction.focused =
      event->reason() != Qt::MouseFocusReason && event->reason() != Qt::ActiveWindowFocusReason;
  update();
}

void Chart::focusOutEvent(QFocusEvent*) {
  d->interaction.focused = false;
  d->interaction.chosenGuide.clear();
  d->interaction.crosshair.reset();
  update();
}

bool Chart::focusNextPrevChild(bool next) {
  const QStringList guides = draggableGuides(d->model);
  const qsizetype at = guides.indexOf(d->interaction.chosenGuide);
  // Before the first guide is the chart itself, after the last one the next widget.
  const qsizetype to = next ? at + 1 : at - 1;
  if (!hasFocus() || to < -1 || to >= guides.size()) return QWidget::focusNextPrevChild(next);
  d->interaction.chosenGuide = to < 0 ? QString() : guides[to];
  update();
  return true;
}

}  // namespace epsiscope
