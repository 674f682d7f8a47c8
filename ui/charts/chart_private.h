#pragma once

#include <optional>
#include <utility>
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
  enum class Drag { none, guide, box, pan };

  ChartModel model;
  Theme theme = lightTheme();
  QStringList hidden;
  AxisLimits homeX, homeY;  ///< shown without zoom
  bool homeIsKnown = false;
  std::vector<std::pair<AxisLimits, AxisLimits>> zooms;  ///< the last one is on screen

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
  std::pair<AxisLimits, AxisLimits> panStart;

  void updateHome();
  void fitHeight(Chart& chart);
  ChartState state() const;
  const ChartFrame& currentFrame(const Chart& chart);
  void changed(Chart& chart) {
    frame.reset();
    chart.update();
  }
  const ChartGuide* guide(const QString& id) const {
    for (const ChartGuide& candidate : model.guides)
      if (candidate.id == id) return &candidate;
    return nullptr;
  }
};

}  // namespace epsiscope
