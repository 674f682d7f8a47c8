#include "ui/charts/chart_keys.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QFocusEvent>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>

#include "ui/charts/chart.h"
#include "ui/charts/chart_interaction.h"
#include "ui/charts/chart_pointer.h"
#include "ui/charts/point_search.h"
#include "ui/charts/readout.h"
#include "ui/charts/shown_chart.h"

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

ChartKeys::ChartKeys(Chart& chart, ShownChart& shown, ChartInteraction& interaction, ChartPointer& pointer)
    : m_chart(chart), m_shown(shown), m_interaction(interaction), m_pointer(pointer) {}

bool ChartKeys::press(QKeyEvent* event) {
  if (isArrow(event->key())) {
    arrowKey(event->key(), event->modifiers());
    return true;
  }
  m_shown.endGesture();
  return zoomKey(event) || markerKey(event) || legendKey(event);
}

bool ChartKeys::zoomKey(QKeyEvent* event) {
  if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) return false;
  const QPointF centre = m_shown.frame().plot.center();
  switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      m_shown.zoomBy(0.8, centre, ZoomHistory::Gesture::single);
      return true;
    case Qt::Key_Minus:
      m_shown.zoomBy(1.25, centre, ZoomHistory::Gesture::single);
      return true;
    case Qt::Key_Backspace:
      event->modifiers().testFlag(Qt::ShiftModifier) ? m_shown.zoomForward() : m_shown.zoomBack();
      return true;
    case Qt::Key_0:
      m_shown.resetZoom();
      return true;
    case Qt::Key_F:
      m_shown.fit();
      return true;
    case Qt::Key_Escape:
      if (m_pointer.cancelDrag()) return true;
      if (m_shown.isZoomed())
        m_shown.resetZoom();
      else
        event->ignore();
      return true;
    default:
      return false;
  }
}

bool ChartKeys::markerKey(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) {
    QApplication::clipboard()->setText(m_chart.values());
    return true;
  }
  switch (event->key()) {
    case Qt::Key_M:
      m_shown.pinMarker(readPlace(m_shown.frame(), m_interaction));
      return true;
    case Qt::Key_Delete:
      m_shown.removeLastMarker();
      return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      chooseReadPoint();
      return true;
    case Qt::Key_Menu:
      openMenu();
      return true;
    case Qt::Key_F10:
      if (!event->modifiers().testFlag(Qt::ShiftModifier)) return false;
      openMenu();
      return true;
    default:
      return false;
  }
}

bool ChartKeys::legendKey(QKeyEvent* event) {
  const std::vector<LegendEntry>& legend = m_shown.frame().legend;
  const bool alone = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier);
  std::size_t entry = legend.size();
  if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9)
    entry = static_cast<std::size_t>(event->key() - Qt::Key_1);
  else if (event->key() == Qt::Key_Space && m_interaction.chosenEntry)
    entry = *m_interaction.chosenEntry;
  if (entry == legend.size() && event->key() == Qt::Key_Space && m_interaction.chosenEntry) {
    m_shown.openLegend(!m_shown.isLegendOpen());
    announce();
    return true;
  }
  if (entry >= legend.size()) return false;
  m_shown.toggleSeries(m_shown.model().series[legend[entry].series].id, alone);
  announce();
  return true;
}

void ChartKeys::arrowKey(int key, Qt::KeyboardModifiers modifiers) {
  const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
  const int direction = key == Qt::Key_Right || key == Qt::Key_Up ? 1 : -1;
  const bool far = modifiers.testFlag(Qt::ShiftModifier);
  const ChartGuide* guide = m_shown.guide(m_interaction.chosenGuide);
  if (m_interaction.chosenEntry) return stepEntry(sideways ? direction : -direction);
  if (guide != nullptr && (guide->along == ChartGuide::Along::x) == sideways) {
    const QString id = guide->id;
    emit m_chart.guideDragged(id, steppedGuide(m_shown.frame(), *guide, direction * (far ? 10 : 1)));
    emit m_chart.guideReleased(id);
    return announce();
  }
  const double share = direction * (far ? 0.25 : 0.05);
  if (m_shown.isZoomed() && !modifiers.testFlag(Qt::ControlModifier))
    return m_shown.panBy(sideways ? share : 0, sideways ? 0 : share);
  if (sideways)
    stepCrosshair(direction * (far ? 40 : 8));
  else
    stepCurve(-direction);
}

/// Moves the crosshair to the computed point that is near, else by so many pixels.
void ChartKeys::stepCrosshair(double pixels) {
  const ChartFrame& frame = m_shown.frame();
  const double pixel = std::clamp(frame.x.pixel(readPlace(m_shown.frame(), m_interaction)) + pixels,
                                  frame.plot.left(), frame.plot.right());
  m_interaction.crosshair = snappedX(frame, frame.x.value(pixel), std::abs(pixels) / 2 - 1);
  m_interaction.crosshairPixelY = frame.plot.center().y();
  announce();
}

void ChartKeys::stepCurve(int by) {
  m_interaction.crosshair = readPlace(m_shown.frame(), m_interaction);
  m_interaction.crosshairPixelY = m_shown.frame().plot.center().y();
  const auto rows = static_cast<int>(readoutRows(m_shown.frame(), *m_interaction.crosshair).size());
  if (rows > 0)
    m_interaction.chosenRow = (m_interaction.chosenRow.value_or(by > 0 ? -1 : rows) + by + rows) % rows;
  announce();
}

void ChartKeys::stepEntry(int by) {
  const ChartFrame& frame = m_shown.frame();
  const auto count = static_cast<int>(frame.legend.size()) + (frame.moreBox.isNull() ? 0 : 1);
  const int at = std::clamp(static_cast<int>(*m_interaction.chosenEntry) + by, 0, count - 1);
  m_interaction.chosenEntry = static_cast<std::size_t>(at);
  // A folded entry is seen once it is chosen.
  if (*m_interaction.chosenEntry < frame.legend.size() &&
      frame.legend[*m_interaction.chosenEntry].box.isNull())
    m_shown.openLegend(true);
  announce();
}

/// The computed point next to the crosshair, of the chosen curve or of the first one.
void ChartKeys::chooseReadPoint() {
  const ChartFrame& frame = m_shown.frame();
  const double x = readPlace(m_shown.frame(), m_interaction);
  std::vector<ReadoutRow> rows = readoutRows(frame, x);
  const auto at = static_cast<std::size_t>(m_interaction.chosenRow.value_or(0));
  if (at >= rows.size()) return;
  if (const auto point = pointOfLine(frame, rows[at].series, x)) m_chart.choosePoint(*point);
}

/// Tells the screen and assistive technology what the keyboard has chosen or reads now.
void ChartKeys::announce() {
  m_chart.update();
  QAccessibleValueChangeEvent value(&m_chart, m_chart.reading());
  QAccessible::updateAccessibility(&value);
  QAccessibleEvent name(&m_chart, QAccessible::NameChanged);
  QAccessible::updateAccessibility(&name);
}

void ChartKeys::openMenu() {
  const ChartFrame& frame = m_shown.frame();
  const QPointF centre = frame.plot.center();
  const double x = m_interaction.crosshair ? frame.x.pixel(*m_interaction.crosshair) : centre.x();
  m_chart.openMenu(m_chart.mapToGlobal(QPointF(x, centre.y()).toPoint()));
}

void ChartKeys::focusIn(QFocusEvent* event) {
  m_interaction.focused =
      event->reason() != Qt::MouseFocusReason && event->reason() != Qt::ActiveWindowFocusReason;
  m_chart.update();
}

void ChartKeys::focusOut(QFocusEvent* event) {
  if (event->reason() == Qt::PopupFocusReason) return;  // the menu concerns the chosen part
  m_interaction.focused = false;
  m_interaction.chosenGuide.clear();
  m_interaction.chosenEntry.reset();
  m_interaction.chosenRow.reset();
  m_interaction.crosshair.reset();
  m_chart.update();
}

/// Before the first guide is the chart itself, after the last one its legend, then the next widget.
bool ChartKeys::chooseNext(bool forward) {
  const QStringList guides = draggableGuides(m_shown.model());
  const bool hasLegend = !m_shown.frame().legend.empty();
  const qsizetype stops = guides.size() + (hasLegend ? 1 : 0);
  const qsizetype at = m_interaction.chosenEntry ? guides.size() : guides.indexOf(m_interaction.chosenGuide);
  const qsizetype to = forward ? at + 1 : at - 1;
  if (to < -1 || to >= stops) return false;
  m_interaction.chosenGuide = to < 0 || to >= guides.size() ? QString() : guides[to];
  m_interaction.chosenEntry.reset();
  if (to == guides.size()) m_interaction.chosenEntry = 0;
  announce();
  return true;
}

}  // namespace epsiscope
