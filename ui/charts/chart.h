#pragma once

#include <QWidget>

#include <array>
#include <memory>

namespace epsiscope {

struct ChartLook;
struct ChartModel;
struct ChartPoint;
struct ChartState;
struct Theme;

/// The one chart of the program, used by all views. Crosshair with the values of every visible series, two
/// markers that can be pinned and compared, box zoom with the left button, wheel zoom at the cursor, pan with
/// the other buttons, a history of the parts that were looked at, draggable guides; legend below the plot.
/// The curves are Qt Charts series (line_layer.cpp is the only file that includes Qt Charts), kept and only
/// refilled; axes, labels, bands and markers are painted around them, which keeps labels from being cut and
/// the picture the same on screen and in files.
///
/// It is put together from what is shown (ShownChart), the mouse (ChartPointer), the keyboard (ChartKeys) and
/// a menu (ChartMenu).
///
/// Mouse: a click on the legend hides or shows an entry, with Ctrl all others; a click on a computed point
/// chooses it; Shift and a click pin a marker, which can then be dragged; a double click shows everything;
/// the right button without a drag opens the menu.
///
/// Keys: Tab walks through the draggable guides and on to the legend, where arrows choose and Space hides or
/// shows (with Ctrl all others; 1 to 9 do so at once, with Alt all others). Arrows move the chosen guide
/// (with Shift ten times as far), else pan a zoomed chart; with Ctrl, or without zoom, left and right move
/// the crosshair, up and down choose a curve, and Enter chooses its computed point. + and - zoom, Backspace
/// and Shift+Backspace go back and forward, 0 or Escape shows everything, F fits the curves, M pins a marker,
/// Delete removes the last one, Ctrl+C copies the values, Menu or Shift+F10 opens the menu with everything
/// else.
class Chart : public QWidget {
  Q_OBJECT
public:
  explicit Chart(QWidget* parent = nullptr);
  ~Chart() override;

  void show(const ChartModel& model);
  const ChartModel& model() const;
  void setTheme(const Theme& theme);

  /// The way the chart is looked at. Nonsense in a look is ignored; hidden series that are not there are
  /// remembered. lookChanged() is not emitted; a drag that is under way goes on.
  ChartLook look() const;
  void setLook(const ChartLook& look);
  /// Shows everything: a step of the history, as are box, wheel, pan and fit().
  void resetZoom();
  /// Forgets the range that the axes have held while parameters moved: they are as in a fresh window.
  void settleAxes();
  /// Says which axis has moved a moment ago and where to; or empty.
  QString remark() const;
  /// Shows all of the visible curves over the part of the x axis that is on screen; everything if none is
  /// there.
  void fit();
  bool isZoomed() const;
  /// Whether the axes still show what they did for other parameters: resetZoom() brings them to these.
  bool isHeld() const;
  /// Whether the data have left the part that is shown, or nearly so: it stays until the user fits it.
  bool offersFit() const;
  void zoomBack();
  void zoomForward();
  bool canZoomBack() const;
  bool canZoomForward() const;
  /// Chooses a computed point.
  void choosePoint(const ChartPoint& point);
  /// Opens the menu at a place of the screen, if it is not open.
  void openMenu(QPoint at);
  /// Pins a marker at x; a third takes the place of the older one.
  void pinMarker(double x);
  void removeMarkers();
  /// Returns the values of all visible series at crosshair and markers, as tab separated lines with all
  /// digits.
  QString values() const;

  /// The values of all visible series at x, as the crosshair says them; for tests and for screen readers.
  QString readout(double x) const;
  /// The values where the crosshair is, or what of the chart the keyboard has chosen; empty if nothing.
  QString reading() const;
  /// The part of the model on screen.
  ChartState seen() const;
  /// Whether anybody wants to know of computed points that are chosen.
  bool offersPoints() const;
  /// Limits now on screen: {x low, x high, y low, y high}.
  std::array<double, 4> limits() const;
  /// Pixel position of a point in chart coordinates, relative to this widget.
  QPointF positionOf(double x, double y) const;

  /// Draws the chart, independent of the screen, into the rectangle.
  void render(QPainter& painter, const QRectF& target, const Theme& theme) const;

  /// The plot is never lower than so many lines of text: with a long legend and notes the chart becomes
  /// higher.
  void setLeastPlotHeight(int lines);
  /// For a whole screen: its notes and the title of its y axis stand elsewhere.
  void setPresented(bool presented);
  /// Returns where the curves are, in the widget.
  QRectF plotArea() const;
  /// The notes that do not stand below the plot.
  QStringList foldedNotes() const;
  QSize minimumSizeHint() const override;
  QSize sizeHint() const override;

signals:
  /// The user wants it there. It stays where it is until a model says so: a value may have limits.
  void guideDragged(const QString& id, double value);
  void guideReleased(const QString& id);
  /// The user changed how the chart is looked at.
  void lookChanged();
  /// Another model or another look is on screen.
  void shown();
  /// A computed point of a visible curve or cloud was clicked, or chosen with Enter.
  void pointClicked(const QString& seriesId, double x, double y);

protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool focusNextPrevChild(bool next) override;

private:
  void fitHeight();
  void describe();

  struct Parts;
  std::unique_ptr<Parts> d;
};

}  // namespace epsiscope
