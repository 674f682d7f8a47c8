#include "ui/charts/chart_pointer.h"

#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/charts/chart.h"
#include "ui/charts/chart_interaction.h"
#include "ui/charts/legend_painter.h"
#include "ui/charts/pinned_markers.h"
#include "ui/charts/point_search.h"
#include "ui/charts/shown_chart.h"

namespace epsiscope {

namespace {

constexpr double kSmallestBox = 6;  ///< pixels; less is a click
constexpr double kSnapPixels = 5;
constexpr double kPointReach = 8;   ///< from a click to the point that is meant
constexpr double kLineReach = 10;   ///< from the pointer to the curve that is meant
constexpr double kClickPixels = 4;  ///< from here on a press is a drag

}  // namespace

ChartPointer::ChartPointer(Chart& chart, ShownChart& shown, ChartInteraction& interaction)
    : m_chart(chart), m_shown(shown), m_interaction(interaction) {}

void ChartPointer::setDrag(Drag drag) {
  m_drag = drag;
  m_shown.hold(drag == Drag::pan      ? ShownChart::Held::part
               : drag == Drag::marker ? ShownChart::Held::marker
                                      : ShownChart::Held::nothing);
}

bool ChartPointer::isOnFit(QPointF at) const {
  return m_shown.offersFit() && fitPill(m_shown.frame()).contains(at);
}

void ChartPointer::press(QMouseEvent* event) {
  const ChartFrame& frame = m_shown.frame();
  m_start = event->position();
  m_moved = false;
  m_shown.endGesture();
  if (event->button() == Qt::LeftButton) return pressLeft(event->position(), event->modifiers());
  const bool pans = event->button() == Qt::RightButton || event->button() == Qt::MiddleButton;
  if (!pans || !frame.plot.contains(event->position())) return event->ignore();
  setDrag(Drag::pan);
  m_panStart = {frame.x.limits, frame.y.limits};
}

void ChartPointer::pressLeft(QPointF at, Qt::KeyboardModifiers modifiers) {
  const ChartFrame& frame = m_shown.frame();
  const bool inPlot = frame.plot.contains(at);
  if (inPlot && modifiers.testFlag(Qt::ShiftModifier)) {
    m_shown.pinMarker(snappedX(frame, frame.x.value(at.x()), kSnapPixels));
  } else if (isOnFit(at)) {
    m_shown.fit();
  } else if (const auto marker = markerAt(frame, at)) {
    setDrag(Drag::marker);
    m_marker = *marker;
  } else if (const auto guide = guideAt(frame, m_shown.marks(), at)) {
    setDrag(Drag::guide);
    m_guide = m_shown.model().guides[*guide].id;
    m_guideStart = m_shown.model().guides[*guide].value;
    m_interaction.crosshair.reset();
    m_chart.update();
  } else if (frame.moreBox.contains(at)) {
    m_shown.openLegend(!m_shown.isLegendOpen());
  } else if (const auto series = legendAt(frame, at)) {
    m_shown.toggleSeries(m_shown.model().series[*series].id, modifiers.testFlag(Qt::ControlModifier));
  } else if (inPlot) {
    setDrag(Drag::box);
  }
}

void ChartPointer::moveDrag(QPointF at) {
  switch (m_drag) {
    case Drag::guide:
      return dragGuide(at);
    case Drag::marker:
      return dragMarker(at);
    case Drag::box:
      return dragBox(at);
    case Drag::pan:
      return dragPlot(at);
    case Drag::none:
      return;
  }
}

void ChartPointer::dragGuide(QPointF at) {
  const ChartGuide* guide = m_shown.guide(m_guide);
  if (guide == nullptr) return;
  const double value = draggedValue(m_shown.frame(), *guide, at);
  if (value != guide->value) emit m_chart.guideDragged(m_guide, value);
}

void ChartPointer::dragMarker(QPointF at) {
  const ChartFrame& frame = m_shown.frame();
  const double pixel = std::clamp(at.x(), frame.plot.left(), frame.plot.right());
  m_shown.moveMarker(m_marker, snappedX(frame, frame.x.value(pixel), kSnapPixels));
}

void ChartPointer::dragBox(QPointF at) {
  const QRectF box = QRectF(m_start, at).normalized().intersected(m_shown.frame().plot);
  const bool large = box.width() >= kSmallestBox && box.height() >= kSmallestBox;
  m_interaction.zoomBox = large ? std::optional(box) : std::nullopt;
  m_chart.update();
}

/// Pans from where the drag began, so that rounding does not add up.
void ChartPointer::dragPlot(QPointF at) {
  const ChartFrame& frame = m_shown.frame();
  AxisScale x = frame.x;
  AxisScale y = frame.y;
  x.limits = m_panStart.x;
  y.limits = m_panStart.y;
  const double dx = (m_start.x() - at.x()) / frame.plot.width();
  const double dy = (at.y() - m_start.y()) / frame.plot.height();
  m_chart.setCursor(Qt::ClosedHandCursor);
  m_shown.goTo(ChartPart{partOf(x, dx, 1 + dx), partOf(y, dy, 1 + dy)}, ZoomHistory::Gesture::drag);
}

/// The cursor that shows what the mouse would do here.
std::optional<Qt::CursorShape> ChartPointer::cursorAt(QPointF at) const {
  const ChartFrame& frame = m_shown.frame();
  if (isOnFit(at)) return Qt::PointingHandCursor;
  if (markerAt(frame, at)) return Qt::SplitHCursor;
  if (const auto guide = guideAt(frame, m_shown.marks(), at))
    return m_shown.model().guides[*guide].along == ChartGuide::Along::x ? Qt::SplitHCursor : Qt::SplitVCursor;
  if (legendAt(frame, at) || frame.moreBox.contains(at)) return Qt::PointingHandCursor;
  if (m_chart.offersPoints() && frame.plot.contains(at) && pointAt(frame, at, kPointReach))
    return Qt::PointingHandCursor;
  return std::nullopt;
}

void ChartPointer::hover(QPointF at) {
  const ChartFrame& frame = m_shown.frame();
  if (const auto shape = cursorAt(at))
    m_chart.setCursor(*shape);
  else
    m_chart.unsetCursor();
  m_interaction.crosshair.reset();
  const auto named = legendAt(frame, at);
  const auto lit = named ? named : lineAt(frame, at, kLineReach);
  m_interaction.hovered = QString();
  if (lit) {
    const ChartSeries& series = frame.model.series[*lit];
    m_interaction.hovered = series.group.isEmpty() ? series.id : series.group;
  }
  if (frame.plot.contains(at) && !guideAt(frame, m_shown.marks(), at)) {
    m_interaction.crosshair = snappedX(frame, frame.x.value(at.x()), kSnapPixels);
    m_interaction.crosshairPixelY = at.y();
  }
  m_chart.update();
}

void ChartPointer::move(QMouseEvent* event) {
  const QPointF at = event->position();
  if (m_drag == Drag::none) {
    m_shown.endGesture();
    return hover(at);
  }
  m_moved = m_moved || (at - m_start).manhattanLength() >= kClickPixels;
  if (m_moved) moveDrag(at);
}

void ChartPointer::release(QMouseEvent* event) {
  const Drag ended = m_drag;
  std::optional<ChartPoint> chosen;
  setDrag(Drag::none);
  m_shown.endGesture();
  if (ended == Drag::guide) emit m_chart.guideReleased(m_guide);
  if (m_moved) {
    if (ended == Drag::box) zoomToBox();
    if (ended == Drag::marker || ended == Drag::pan) emit m_chart.lookChanged();
  } else if (ended == Drag::pan) {
    if (event->button() == Qt::RightButton) m_chart.openMenu(event->globalPosition().toPoint());
  } else if (ended != Drag::none) {
    chosen = pointAt(m_shown.frame(), event->position(), kPointReach);
  }
  hover(event->position());
  // Last: another view may come in place of this one, which then reads no point any more.
  if (chosen) m_chart.choosePoint(*chosen);
}

void ChartPointer::zoomToBox() {
  if (!m_interaction.zoomBox) return;
  const ChartFrame& frame = m_shown.frame();
  const QRectF box = *std::exchange(m_interaction.zoomBox, std::nullopt);
  m_shown.goTo(ChartPart{partOf(frame.x, fractionAt(frame.x, box.left()), fractionAt(frame.x, box.right())),
                         partOf(frame.y, fractionAt(frame.y, box.bottom()), fractionAt(frame.y, box.top()))},
               ZoomHistory::Gesture::single);
}

void ChartPointer::doubleClick(QMouseEvent* event) {
  const QPointF at = event->position();
  const ChartFrame& frame = m_shown.frame();
  const bool taken = guideAt(frame, m_shown.marks(), at) || markerAt(frame, at) || isOnFit(at) ||
                     event->modifiers().testFlag(Qt::ShiftModifier);
  if (event->button() == Qt::LeftButton && frame.plot.contains(at) && !taken) return m_shown.resetZoom();
  press(event);
}

void ChartPointer::wheel(QWheelEvent* event) {
  if (!m_shown.frame().plot.contains(event->position()) || event->angleDelta().y() == 0)
    return event->ignore();
  m_shown.zoomBy(std::pow(0.8, event->angleDelta().y() / 120.0), event->position(),
                 ZoomHistory::Gesture::wheel);
  event->accept();
}

void ChartPointer::leave() {
  m_interaction.hovered.clear();
  m_interaction.crosshair.reset();
  m_chart.update();
}

bool ChartPointer::cancelDrag() {
  if (m_drag == Drag::guide) {
    setDrag(Drag::none);
    emit m_chart.guideDragged(m_guide, m_guideStart);
    emit m_chart.guideReleased(m_guide);
  } else if (m_drag == Drag::box) {
    setDrag(Drag::none);
    m_interaction.zoomBox.reset();
    m_chart.update();
  } else {
    return false;
  }
  return true;
}

QString ChartPointer::hintAt(QPointF at) const {
  const ChartFrame& frame = m_shown.frame();
  if (isOnFit(at)) return tr("The curves have left this part of the chart. Fit shows them again (F).");
  if (const auto series = legendAt(frame, at))
    return tr("%1: click to hide or show it, Ctrl and click to show it alone.")
        .arg(frame.model.series[*series].name);
  if (frame.moreBox.contains(at))
    return m_shown.isLegendOpen() ? tr("Folds the legend to two rows.") : tr("Opens the legend.");
  if (markerAt(frame, at)) return tr("A pinned marker: drag it, or remove it with Delete.");
  return {};
}

}  // namespace epsiscope
