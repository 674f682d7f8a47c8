#pragma once

#include <QImage>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QVariantAnimation>

#include <optional>
#include <vector>

#include "ui/charts/chart_frame.h"
#include "ui/charts/guide_marks.h"
#include "ui/charts/line_layer.h"
#include "ui/charts/zoom_history.h"

class QPainter;
class QWidget;

namespace epsiscope {

struct ChartInteraction;
struct ChartLook;

/// A chart that is on screen: its model, how it is looked at, and where everything of it goes, for the size
/// and the font of the widget.
class ShownChart : public QObject {
  Q_OBJECT
public:
  /// The part that is being dragged: a look that is set meanwhile must not disturb it.
  enum class Held { nothing, marker, part };

  explicit ShownChart(const QWidget& canvas);

  void setModel(const ChartModel& model);
  /// The model with the axes that are shown.
  const ChartModel& model() const { return m_model; }
  void setTheme(const Theme& theme);
  const Theme& theme() const { return m_theme; }

  /// Lays the chart out if something has changed.
  const ChartFrame& frame();
  const std::vector<GuideMark>& marks();
  void paint(QPainter& painter, const ChartInteraction& interaction);
  /// Forgets where everything goes.
  void layOutAnew();
  /// The part of the height that is taken by all that is around the plot.
  double heightAroundPlot() const;
  ChartState state() const;

  ChartLook look() const;
  void setLook(const ChartLook& look);
  void hold(Held held) { m_held = held; }
  void setAxes(std::optional<bool> logX, std::optional<bool> logY);
  std::optional<bool> chosenLogX() const { return m_logX; }
  std::optional<bool> chosenLogY() const { return m_logY; }
  /// Opens the legend where some of it is folded away, or folds it.
  void openLegend(bool open);
  bool isLegendOpen() const { return m_legendIsOpen; }
  /// Hides a series or shows it; `alone`: all others.
  void toggleSeries(const QString& id, bool alone);

  void goTo(const std::optional<ChartPart>& part, ZoomHistory::Gesture gesture);
  void endGesture() { m_zooms.endGesture(); }
  void zoomBy(double factor, QPointF around, ZoomHistory::Gesture gesture);
  /// Moves what is shown by these shares of it.
  void panBy(double dx, double dy);
  void resetZoom();
  /// Forgets the range that is held: the axes are those of the model alone.
  void settleAxes();
  /// Whether the axes are not those that a fresh window would have.
  bool isHeld() const;
  /// Says which axis has moved a moment ago and where to, a line each; or empty.
  const QString& remark() const { return m_remark; }
  void fit();
  bool isZoomed() const { return m_zooms.current().has_value(); }
  bool offersFit();
  void zoomBack();
  void zoomForward();
  bool canZoomBack() const { return m_zooms.canGoBack(); }
  bool canZoomForward() const { return m_zooms.canGoForward(); }

  void pinMarker(double x);
  void moveMarker(std::size_t marker, double x);
  void removeLastMarker();
  void removeMarkers();
  bool hasMarkers() const { return !m_markers.empty(); }

  /// See ChartState::presented.
  void setPresented(bool presented);

  /// The guide with an id; null if there is none.
  const ChartGuide* guide(const QString& id) const;

signals:
  /// It looks different.
  void changed();
  /// The user changed how it is looked at.
  void lookChanged();
  void guideDragged(const QString& id, double value);

private:
  void forgetLook();
  void updateHome();
  void chooseAxes(std::optional<bool> x, std::optional<bool> y);
  void lookElsewhere();
  void showMove(const ChartPart& from);
  bool hasLeft(const ChartFrame& frame);

  const QWidget& m_canvas;
  ChartModel m_model;
  bool m_ownLogX = false, m_ownLogY = false;  ///< the axes that the model came with
  Theme m_theme = lightTheme();
  QImage m_heat;

  QStringList m_hidden;
  bool m_legendIsOpen = false;
  std::vector<double> m_markers;
  std::optional<bool> m_logX, m_logY;
  AxisLimits m_homeX, m_homeY;  ///< shown without zoom
  bool m_homeIsKnown = false;
  ChartPart m_homeBefore;     ///< from which the axes move to those of now
  QVariantAnimation m_glide;  ///< from 0 to 1
  QString m_remark;
  QTimer m_remarkEnds;
  ZoomHistory m_zooms;
  Held m_held = Held::nothing;

  std::optional<ChartFrame> m_frame;  ///< absent: to be laid out
  std::vector<GuideMark> m_marks;
  LineLayer m_layer;
  std::optional<double> m_chosenShare;  ///< of the points, inside the part when it was chosen
  bool m_presented = false;
  bool m_offersFit = false;
};

}  // namespace epsiscope
