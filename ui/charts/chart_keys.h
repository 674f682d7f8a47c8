#pragma once

#include <Qt>

class QFocusEvent;
class QKeyEvent;

namespace epsiscope {

class Chart;
class ChartPointer;
class ShownChart;
struct ChartInteraction;

/// The keyboard on a chart: the chosen part, and the actions of its keys.
class ChartKeys {
public:
  ChartKeys(Chart& chart, ShownChart& shown, ChartInteraction& interaction, ChartPointer& pointer);

  /// Returns whether the key means something here.
  bool press(QKeyEvent* event);
  void focusIn(QFocusEvent* event);
  void focusOut(QFocusEvent* event);
  /// Chooses the next guide, or the legend after the last one; false: there is nothing left in the chart.
  bool chooseNext(bool forward);
  /// Opens the menu at the crosshair, or in the middle of the plot.
  void openMenu();

private:
  bool zoomKey(QKeyEvent* event);
  bool markerKey(QKeyEvent* event);
  bool legendKey(QKeyEvent* event);
  void arrowKey(int key, Qt::KeyboardModifiers modifiers);
  void stepCrosshair(double pixels);
  void stepCurve(int by);
  void stepEntry(int by);
  void chooseReadPoint();
  void announce();

  Chart& m_chart;
  ShownChart& m_shown;
  ChartInteraction& m_interaction;
  ChartPointer& m_pointer;
};

}  // namespace epsiscope
