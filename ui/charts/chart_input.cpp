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

void Chart::leaveEvent(QEvent*) {
  d->interaction.crosshair.reset();
  update();
}

}  // namespace epsiscope
