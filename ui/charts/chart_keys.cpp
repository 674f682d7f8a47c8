#include <QAccessible>
#include <QFocusEvent>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>

#include "ui/charts/axis_range.h"
#include "ui/charts/chart_private.h"
#include "ui/charts/point_search.h"
#include "ui/charts/readout.h"

namespace epsiscope {

namespace {

QStringList draggableGuides(const ChartModel& model) {
  QStringList ids;
  for (const ChartGuide& guide : model.guides)
    if (guide.draggable) ids << guide.id;
  return ids;
}

bool isArrow(int key) {
  return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

}  // namespace

void Chart::keyPressEvent(QKeyEvent* event) {
  if (isArrow(event->key())) return arrowKey(event->key(), event->modifiers());
  d->zooms.endGesture();
  if (!zoomKey(event) && !markerKey(event) && !legendKey(event)) QWidget::keyPressEvent(event);
}

bool Chart::zoomKey(QKeyEvent* event) {
  if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) return false;
  const QPointF centre = d->currentFrame(*this).plot.center();
  switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      zoomBy(0.8, centre, ZoomHistory::Gesture::single);
      return true;
    case Qt::Key_Minus:
      zoomBy(1.25, centre, ZoomHistory::Gesture::single);
      return true;
    case Qt::Key_Backspace:
      event->modifiers().testFlag(Qt::ShiftModifier) ? zoomForward() : zoomBack();
      return true;
    case Qt::Key_0:
      resetZoom();
      return true;
    case Qt::Key_F:
      fit();
      return true;
    case Qt::Key_Escape:
      cancel(event);
      return true;
    default:
      return false;
  }
}

bool Chart::markerKey(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) {
    copyValues();
    return true;
  }
  switch (event->key()) {
    case Qt::Key_M:
      pinMarker(d->readPlace(*this));
      return true;
    case Qt::Key_Delete:
      removeLastMarker();
      return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      chooseReadPoint();
      return true;
    case Qt::Key_Menu:
      openMenu(mapToGlobal(d->menuPlace()));
      return true;
    case Qt::Key_F10:
      if (!event->modifiers().testFlag(Qt::ShiftModifier)) return false;
      openMenu(mapToGlobal(d->menuPlace()));
      return true;
    default:
      return false;
  }
}

bool Chart::legendKey(QKeyEvent* event) {
  const std::vector<LegendEntry>& legend = d->currentFrame(*this).legend;
  const bool alone = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier);
  std::size_t entry = legend.size();
  if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9)
    entry = static_cast<std::size_t>(event->key() - Qt::Key_1);
  else if (event->key() == Qt::Key_Space && d->interaction.chosenEntry)
    entry = *d->interaction.chosenEntry;
  if (entry >= legend.size()) return false;
  toggleSeries(d->model.series[legend[entry].series].id, alone);
  announce();
  return true;
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

void Chart::arrowKey(int key, Qt::KeyboardModifiers modifiers) {
  const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
  const int direction = key == Qt::Key_Right || key == Qt::Key_Up ? 1 : -1;
  const bool far = modifiers.testFlag(Qt::ShiftModifier);
  const ChartGuide* guide = d->guide(d->interaction.chosenGuide);
  if (d->interaction.chosenEntry) return stepEntry(sideways ? direction : -direction);
  if (guide != nullptr && (guide->along == ChartGuide::Along::x) == sideways) {
    const QString id = guide->id;
    setGuide(id, steppedGuide(d->currentFrame(*this), *guide, direction * (far ? 10 : 1)));
    emit guideReleased(id);
    return announce();
  }
  const double share = direction * (far ? 0.25 : 0.05);
  if (isZoomed() && !modifiers.testFlag(Qt::ControlModifier))
    return panBy(sideways ? share : 0, sideways ? 0 : share);
  if (sideways)
    stepCrosshair(direction * (far ? 40 : 8));
  else
    stepCurve(-direction);
}

/// To the computed point that is near, else by so many pixels.
void Chart::stepCrosshair(double pixels) {
  const ChartFrame& frame = d->currentFrame(*this);
  const double pixel =
      std::clamp(frame.x.pixel(d->readPlace(*this)) + pixels, frame.plot.left(), frame.plot.right());
  d->interaction.crosshair = snappedX(frame, frame.x.value(pixel), std::abs(pixels) / 2 - 1);
  d->interaction.crosshairPixelY = frame.plot.center().y();
  announce();
}

void Chart::stepCurve(int by) {
  d->interaction.crosshair = d->readPlace(*this);
  d->interaction.crosshairPixelY = d->currentFrame(*this).plot.center().y();
  const auto rows = static_cast<int>(readoutRows(d->currentFrame(*this), *d->interaction.crosshair).size());
  if (rows > 0)
    d->interaction.chosenRow = (d->interaction.chosenRow.value_or(by > 0 ? -1 : rows) + by + rows) % rows;
  announce();
}

void Chart::stepEntry(int by) {
  const auto count = static_cast<int>(d->currentFrame(*this).legend.size());
  const int at = static_cast<int>(*d->interaction.chosenEntry) + by;
  d->interaction.chosenEntry = static_cast<std::size_t>(std::clamp(at, 0, count - 1));
  announce();
}

/// The computed point next to the crosshair, of the chosen curve or of the first one.
void Chart::chooseReadPoint() {
  const ChartFrame& frame = d->currentFrame(*this);
  const double x = d->readPlace(*this);
  std::vector<ReadoutRow> rows = readoutRows(frame, x);
  const auto at = static_cast<std::size_t>(d->interaction.chosenRow.value_or(0));
  if (at < rows.size()) choosePoint(pointOfLine(frame, rows[at].series, x));
}

QString Chart::reading() const {
  const ChartFrame& frame = d->currentFrame(*this);
  const ChartInteraction& now = d->interaction;
  if (now.chosenEntry && *now.chosenEntry < frame.legend.size()) {
    const ChartSeries& series = frame.model.series[frame.legend[*now.chosenEntry].series];
    return (epsiscope::isHidden(series, frame.hidden) ? tr("%1, hidden") : tr("%1, shown")).arg(series.name);
  }
  if (now.crosshair) {
    const std::vector<ReadoutRow> rows = readoutRows(frame, *now.crosshair);
    const auto row = static_cast<std::size_t>(now.chosenRow.value_or(-1));
    if (row < rows.size()) return QStringLiteral("%1: %2").arg(rows[row].name, rows[row].text);
    return readout(*now.crosshair);
  }
  const ChartGuide* guide = d->guide(now.chosenGuide);
  return guide == nullptr ? QString() : guide->label;
}

/// What the keyboard has chosen or reads now, for the screen and for assistive technology.
void Chart::announce() {
  update();
  QAccessibleValueChangeEvent value(this, reading());
  QAccessible::updateAccessibility(&value);
  QAccessibleEvent name(this, QAccessible::NameChanged);
  QAccessible::updateAccessibility(&name);
}

void Chart::focusInEvent(QFocusEvent* event) {
  d->interaction.focused =
      event->reason() != Qt::MouseFocusReason && event->reason() != Qt::ActiveWindowFocusReason;
  update();
}

void Chart::focusOutEvent(QFocusEvent* event) {
  if (event->reason() == Qt::PopupFocusReason) return;  // the menu speaks of what is chosen
  d->interaction.focused = false;
  d->interaction.chosenGuide.clear();
  d->interaction.chosenEntry.reset();
  d->interaction.chosenRow.reset();
  d->interaction.crosshair.reset();
  update();
}

/// Before the first guide is the chart itself, after the last one its legend, then the next widget.
bool Chart::focusNextPrevChild(bool next) {
  const QStringList guides = draggableGuides(d->model);
  const bool hasLegend = !d->currentFrame(*this).legend.empty();
  const qsizetype stops = guides.size() + (hasLegend ? 1 : 0);
  const qsizetype at =
      d->interaction.chosenEntry ? guides.size() : guides.indexOf(d->interaction.chosenGuide);
  const qsizetype to = next ? at + 1 : at - 1;
  if (!hasFocus() || to < -1 || to >= stops) return QWidget::focusNextPrevChild(next);
  d->interaction.chosenGuide = to < 0 || to >= guides.size() ? QString() : guides[to];
  d->interaction.chosenEntry.reset();
  if (to == guides.size()) d->interaction.chosenEntry = 0;
  announce();
  return true;
}

}  // namespace epsiscope
