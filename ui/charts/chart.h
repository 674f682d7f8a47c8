#pragma once

#include <QWidget>

#include <memory>

#include "ui/charts/chart_model.h"

namespace epsiscope {

/// The one chart of the program, used by all views; chart.cpp is the only file that includes Qt Charts.
/// Crosshair with values, box zoom with the left button, wheel zoom at the cursor, reset, draggable guides; legend
/// below the plot. Series are kept and only their points replaced, so that an update costs milliseconds.
class Chart : public QWidget {
  Q_OBJECT
 public:
  explicit Chart(QWidget* parent = nullptr);
  ~Chart() override;

  void show(const ChartModel& model);
  const ChartModel& model() const;
  void setTheme(const Theme& theme);
  void resetZoom();
  bool isZoomed() const;
  /// The values of all visible series at x, as the crosshair says them; for tests and for screen readers.
  QString readout(double x) const;
  /// Limits now on screen: {x low, x high, y low, y high}.
  std::array<double, 4> limits() const;
  /// Pixel position of a point in chart coordinates, relative to this widget.
  QPointF positionOf(double x, double y) const;

  /// Draws the chart, independent of the screen, into the rectangle.
  void render(QPainter& painter, const QRectF& target, const Theme& theme) const;

  QSize minimumSizeHint() const override;
  QSize sizeHint() const override;

 signals:
  void guideDragged(const QString& id, double value);
  void guideReleased(const QString& id);
  void zoomChanged(bool zoomed);

 private:
  struct Private;
  std::unique_ptr<Private> d;
};

}  // namespace epsiscope
