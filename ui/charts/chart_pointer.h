#pragma once

#include <QCoreApplication>
#include <QPointF>
#include <QString>

#include <optional>

#include "ui/charts/chart_part.h"

class QMouseEvent;
class QWheelEvent;

namespace epsiscope {

class Chart;
class ShownChart;
struct ChartInteraction;
struct ChartPoint;

/// The mouse on a chart: the part that a press takes hold of, the action of a drag, the part under the
/// pointer.
class ChartPointer {
  Q_DECLARE_TR_FUNCTIONS(epsiscope::ChartPointer)
public:
  ChartPointer(Chart& chart, ShownChart& shown, ChartInteraction& interaction);

  void press(QMouseEvent* event);
  void move(QMouseEvent* event);
  void release(QMouseEvent* event);
  void doubleClick(QMouseEvent* event);
  void wheel(QWheelEvent* event);
  void leave();
  /// Undoes a guide's drag or takes the zoom box away; returns whether there was one.
  bool cancelDrag();
  /// The text of a tip at the place; empty if none.
  QString hintAt(QPointF at) const;

private:
  enum class Drag { none, guide, marker, box, pan };

  void setDrag(Drag drag);
  void pressLeft(QPointF at, Qt::KeyboardModifiers modifiers);
  void moveDrag(QPointF at);
  void dragGuide(QPointF at);
  void dragMarker(QPointF at);
  void dragBox(QPointF at);
  void dragPlot(QPointF at);
  void zoomToBox();
  void hover(QPointF at);
  std::optional<Qt::CursorShape> cursorAt(QPointF at) const;
  bool isOnFit(QPointF at) const;

  Chart& m_chart;
  ShownChart& m_shown;
  ChartInteraction& m_interaction;

  Drag m_drag = Drag::none;
  QPointF m_start;
  bool m_moved = false;  ///< since the press: a drag, not a click
  QString m_guide;
  double m_guideStart = 0;
  std::size_t m_marker = 0;
  ChartPart m_panStart;
};

}  // namespace epsiscope
