#pragma once

#include <QMenu>

#include <optional>

namespace epsiscope {

class ShownChart;

/// The menu of a chart: its zoom, its axes, its markers, and the actions of its widget. Deletes itself when
/// it is closed.
class ChartMenu : public QMenu {
  Q_OBJECT
public:
  /// `crosshair`: where it was when the menu was opened.
  ChartMenu(ShownChart& shown, std::optional<double> crosshair, double readPlace, QWidget* chart);

private:
  void addZoom();
  void addAxes();
  void addMarkers(std::optional<double> crosshair, double readPlace);
  QAction* add(const char* name, const QString& text, const QString& key, const QString& whyNot);

  ShownChart& m_shown;
};

}  // namespace epsiscope
