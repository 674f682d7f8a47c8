#pragma once

#include <optional>
#include <vector>

#include "ui/charts/chart.h"
#include "ui/charts/chart_frame.h"
#include "ui/charts/chart_painter.h"
#include "ui/charts/chart_picture.h"
#include "ui/charts/guide_marks.h"
#include "ui/charts/line_layer.h"

namespace epsiscope {

/// What chart.cpp (showing), chart_input.cpp (mouse) and chart_keys.cpp (keyboard) share.
struct Chart::Private {
  enum class Drag { none, guide, marker, box, pan };
  static constexpr double yPadding = 0.04;

  ChartModel model;                       ///< with the axes that are shown
  bool ownLogX = false, ownLogY = false;  ///< the axes that the model came with
  Theme theme = lightTheme();
  QStringList hidden;
  std::vector<double> markers;
  std::optional<bool> logX, logY;
  AxisLimits homeX, homeY;  ///< shown without zoom
  bool homeIsKnown = false;
  ZoomHistory zooms;
  std::optional<double> chosenShare;  ///< of the points, inside the part when it was chosen

  int leastPlotLines = 6;
  std::optional<ChartFrame> frame;  ///< nothing: to be laid out anew
  std::vector<GuideMark> marks;
  LineLayer layer;
  QImage heat;

  ChartInteraction interaction;
  Drag drag = Drag::none;
  QString draggedGuide;
  double dragStartValue = 0;
  QPointF dragStart;
  bool moved = false;  ///< since the press: a drag, not a click
  std::size_t draggedMarker = 0;
  ChartPart panStart;

  void forgetLook();
  void updateHome();
  void chooseAxes(std::optional<bool> x, std::optional<bool> y);
  void fitHeight(Chart& chart);
  ChartState state() const;
  bool hasLeft();
  const ChartFrame& currentFrame(const Chart& chart);
  /// x that the crosshair or, without one, the keyboard reads.
  double readPlace(const Chart& chart);
  /// Where a menu opens that the keyboard asked for.
  QPoint menuPlace() const;
  void changed(Chart& chart) {
    frame.reset();
    chart.update();
    emit chart.shown();
  }
  const ChartGuide* guide(const QString& id) const {
    for (const ChartGuide& candidate : model.guides)
      if (candidate.id == id) return &candidate;
    return nullptr;
  }
};

}  // namespace epsiscope
