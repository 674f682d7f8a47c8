#include <QFocusEvent>
#include <QKeyEvent>

#include <algorithm>

#include "ui/charts/chart_private.h"

namespace epsiscope {

namespace {

QStringList draggableGuides(const ChartModel& model) {
  QStringList ids;
  for (const ChartGuide& guide : model.guides)
    if (guide.draggable) ids << guide.id;
  return ids;
}

}  // namespace

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
