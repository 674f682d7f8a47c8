#pragma once

#include <QFont>
#include <QRectF>
#include <QStringList>

#include <optional>
#include <vector>

#include "ui/charts/axis_scale.h"
#include "ui/charts/axis_ticks.h"
#include "ui/charts/chart_model.h"
#include "ui/charts/line_layer.h"
#include "ui/theme/theme.h"

namespace epsiscope {

/// One entry of the legend, placed.
struct LegendEntry {
  std::size_t series = 0;
  QString text;
  QRectF box;
};

/// Where everything of a chart goes and what is hidden, computed once and then painted, hit and read out.
struct ChartFrame {
  ChartModel model;
  Theme theme;
  QFont font;
  QFont smallFont;
  QFont titleFont;
  QSizeF size;
  double markerRadius = 4;
  QRectF titleBox;
  QRectF plot;
  QRectF xTitleBox;
  QRectF yTitleBox;
  QRectF notesBox;
  QStringList notes;  ///< the model's, and what was left out
  std::vector<LegendEntry> legend;
  AxisScale x, y;
  std::vector<AxisTick> xTicks, yTicks;
  QStringList hidden;
  std::vector<double> markers;
  std::vector<LinePiece> lines;  ///< the visible curves
};

/// How a chart is looked at: all that is shown and not in its model.
struct ChartState {
  AxisLimits x, y;
  QStringList hidden = {};
  std::vector<double> markers = {};  ///< x of those that are pinned
  /// Without notes, the title of its y axis and what the legend adds to names: the plot has their room.
  bool presented = false;
};

ChartFrame layOut(const ChartModel& model, const ChartState& state, const Theme& theme, const QFont& font,
                  QSizeF size);

}  // namespace epsiscope
