#pragma once

#include <QFont>
#include <QRectF>
#include <QStringList>

#include <optional>
#include <vector>

#include "ui/charts/axis_scale.h"
#include "ui/charts/axis_ticks.h"
#include "ui/charts/chart_model.h"
#include "ui/charts/edge_marks.h"
#include "ui/charts/line_layer.h"
#include "ui/theme/theme.h"

namespace epsiscope {

/// One entry of the legend, placed.
struct LegendEntry {
  std::size_t series = 0;
  QString text;
  QRectF box;                       ///< null: folded away
  std::optional<QPointF> end = {};  ///< of the line that it stands beside; absent: it stands below the plot
};

/// The row after which further entries of a legend below the plot are folded away.
inline constexpr int kLegendRows = 2;
enum class LegendRows { folded, open, all };  ///< all: in files, where nothing can be opened
/// The line after which further notes are folded away.
inline constexpr int kNoteLines = 2;
/// The share of a picture in a file that its plot has; notes make room for it.
inline constexpr double kPlotShare = 0.6;

/// The places of everything in a chart and the hidden parts, computed once and then painted, hit and read
/// out.
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
  QStringList notes;  ///< as many of the model's, and of those about left out points, as stand below the plot
  QStringList foldedNotes;  ///< the others, and the whole of one that is cut
  std::vector<LegendEntry> legend;
  QRectF moreBox;    ///< opens or folds the legend; null: it is whole
  QString moreText;  ///< "+7 more"
  AxisScale x, y;
  std::vector<AxisTick> xTicks, yTicks;
  QStringList hidden;
  std::vector<double> markers;
  std::vector<LinePiece> lines;  ///< the visible curves
  bool isPart = false;           ///< the user looks at a part of the chart
  std::vector<EdgeMark> edges;   ///< what lies beyond the axes, where the chart shows all of itself
  QString outside;               ///< else how much of it lies outside the part; empty: nothing
};

/// The way a chart is looked at: all that is shown and not in its model.
struct ChartState {
  AxisLimits x, y;
  QStringList hidden = {};
  std::vector<double> markers = {};  ///< x of those that are pinned
  LegendRows legend = LegendRows::folded;
  bool allNotes = false;  ///< none is folded away
  /// The limits are a part that the user chose: what lies outside is counted. Else it has arrows.
  bool isPart = false;
  /// Without notes, the title of its y axis and the remarks that the legend adds to names: the plot has their
  /// room.
  bool presented = false;
};

/// The font in another size, which files have in pixels and the screen in points.
QFont scaledFont(QFont font, double factor);

/// Names stand at the ends of the curves where they fit, else in a legend below the plot.
ChartFrame layOut(const ChartModel& model, const ChartState& state, const Theme& theme, const QFont& font,
                  QSizeF size);

}  // namespace epsiscope
