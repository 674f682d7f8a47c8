#pragma once

#include <QWidget>

#include <array>
#include <memory>

#include "ui/charts/axis_scale.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

/// The one chart of the program, used by all views. Crosshair with values, box zoom with the left button,
/// wheel zoom at the cursor, pan with the other buttons, reset, draggable guides; legend below the plot. The
/// curves are Qt Charts series (line_layer.cpp is the only file that includes Qt Charts), kept and only
/// refilled; axes, labels, bands and markers are painted around them, which keeps labels from being cut and
/// the picture the same on screen and in files.
///
/// Keys: Tab walks through the draggable guides, arrows move the chosen one (with Shift ten times as far),
/// else pan or move the crosshair; + and - zoom, Backspace goes back one zoom, 0 or Escape shows everything,
/// 1 to 9 hide or show an entry of the legend (with Ctrl all others).
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

  /// Legend and notes never take this much of the plot: with many of them the chart becomes higher. In
  /// heights of a line of text.
  void setLeastPlotHeight(int lines);
  QSize minimumSizeHint() const override;
  QSize sizeHint() const override;

  /// Ids of the series that the user has hidden through the legend.
  QStringList hiddenSeries() const;
  void setHiddenSeries(const QStringList& ids);

signals:
  void guideDragged(const QString& id, double value);
  void guideReleased(const QString& id);
  void zoomChanged(bool zoomed);
  void hiddenSeriesChanged(const QStringList& ids);

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool focusNextPrevChild(bool next) override;

private:
  void moveDrag(QPointF at);
  void setGuide(const QString& id, double value);
  void toggleSeries(const QString& id, bool alone);
  void setZoom(AxisLimits x, AxisLimits y);
  void zoomBack();
  void zoomBy(double factor, QPointF around);
  void panBy(double dx, double dy);
  void arrowKey(int key, bool far);
  void cancel(QKeyEvent* event);
  void legendKey(QKeyEvent* event);
  void hover(QPointF at);

  struct Private;
  std::unique_ptr<Private> d;
};

}  // namespace epsiscope
