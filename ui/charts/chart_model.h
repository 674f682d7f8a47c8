#pragma once

#include <QColor>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

#include "ui/theme/method_style.h"

namespace epsiscope {

/// The difference allowed between the range that an axis should show and the one it shows, before the axis
/// moves: as shares of the span on screen, in decades on a logarithmic axis.
struct AxisHold {
  double least = 1.0 / 3;  ///< the wanted span is at least this much of it
  double most = 0.02;      ///< beyond either end lies at most this much
  bool operator==(const AxisHold&) const = default;
};

struct ChartAxis {
  QString title = {};  ///< with unit
  bool logarithmic = false;
  /// Fixed limits; absent: from the data, kept until the data leave them.
  std::optional<std::pair<double, double>> range = {};
  /// The range follows from parameters: the axis stays while they move, until the range differs by more.
  std::optional<AxisHold> hold = {};
  /// Limits taken from the data ignore values above it, unless all are: a curve that explodes leaves the
  /// picture instead of flattening the others.
  std::optional<double> softMaximum = {};
  /// Names of places on the axis: what stands at 0, 1, 2, … has these names, each from half a step below to
  /// half above.
  QStringList names = {};
  std::vector<double> places = {};  ///< ascending, where they stand instead; empty: at 0, 1, 2, …
  bool hidden = false;              ///< places along it mean nothing, so there are no ticks
};

/// One set of points. NaN in y is a gap. Non-positive values on a log axis are left out and counted.
struct ChartSeries {
  enum class Kind { line, steps, band, dots };  ///< steps: x are nodes (one more than y), filled from zero
  QString id = {};       ///< stable: what is hidden stays hidden when the chart is shown anew
  QString name = {};     ///< in the legend; empty: not in the legend
  QString rowName = {};  ///< in tables of one that is not in the legend
  Kind kind = Kind::line;
  std::vector<double> x = {};
  std::vector<double> y = {};
  std::vector<double> upper = {};  ///< band only: y is the lower edge
  /// Line only: where markers sit; absent: at a few of the points.
  std::optional<std::vector<double>> markerX = {};
  QString group = {};        ///< id of the series that this one is hidden and shown with, e.g. a line's band
  QStringList ghostOf = {};  ///< ids of the series that this is the earlier state of: hidden with any of them
  MethodStyle style = {};
  double opacity = 1;
  double fill = 0;           ///< line only: opacity of the area below it
  QColor fillColor = {};     ///< of that area; invalid: the line's
  bool notPrivate = false;   ///< said in legend and exports
  bool isAside = false;      ///< its name comes last in the legend
  bool isYardstick = false;  ///< a part of an error, or what others are measured against: not named as lowest
  QString legendNote = {};   ///< after the name in the legend: "Laplace · local"
  QString seed = {};         ///< "seed 7": said in exports of charts whose series do not share one
};

/// A straight line over the whole plot, with a label; draggable ones report where they are dragged to. The
/// label of a draggable line is a filled pill, or an outlined one where it is second, else plain muted text.
struct ChartGuide {
  enum class Along { x, y };  ///< x: a vertical line at x = value
  QString id = {};
  Along along = Along::x;
  double value = 0;
  QString label = {};
  QColor color = {};
  LineMeaning meaning = LineMeaning::own;
  double width = 2;
  bool draggable = false;
  bool second = false;  ///< beside the one that the picture is about: y′, a wish, the epsilon to compare with
};

/// A range along x that is greyed behind the curves, from edge to edge of the plot: what lies in it holds
/// less than the rest. Either end may be beyond the axis, or infinite.
struct ChartShade {
  double low = 0;
  double high = 1;
  QString label = {};  ///< why, in a few words
};

/// A picture behind the series. Row-major, rows along y upwards; NaN is transparent.
struct ChartHeat {
  double x0 = 0, x1 = 1, y0 = 0, y1 = 1;
  std::size_t columns = 0, rows = 0;
  std::vector<double> values = {};
  QString name = {};
  /// The values of the two ends of the colours; absent: the smallest and the largest.
  std::optional<std::pair<double, double>> limits = {};
  std::vector<bool> unsure = {};  ///< cells that may as well be nothing: hatched. Empty: none
  QStringList texts = {};  ///< what stands in the cells if there is room for all of them. Empty: nothing
};

/// All that a chart shows, as a value: drawn by Chart, exported as CSV, compared in tests.
struct ChartModel {
  QString id = {};  ///< file name stem of exports: "trade-off"
  QString title = {};
  /// The subject of the chart, the data and their meaning: for another subject nothing of before is kept.
  QString subject = {};
  /// The parameters it is drawn for, as pairs of a name and a value: "ε", "1".
  std::vector<std::pair<QString, QString>> parameters = {};
  QString chosen = {};  ///< start of the ids of the method that is looked at, whose band is shown; or empty
  QStringList badges = {};  ///< pills beside the title: "exact expectation"
  ChartAxis x = {};
  ChartAxis y = {};
  std::vector<ChartSeries> series = {};
  std::vector<ChartGuide> guides = {};
  std::vector<ChartShade> shades = {};
  std::optional<ChartHeat> heat = {};
  bool endLabels = true;  ///< the curves end apart from each other, where their names can stand
  /// A remark about the whole chart, shown wherever it is seen: "planned, not measured"; empty: none.
  QString mark = {};
  bool showsTruth = false;  ///< it is computed from true values: a quiet line of exports says so
  /// True values themselves are drawn, of rows, counts or answers, and not only errors: a report has it where
  /// it is asked for.
  bool drawsTruth = false;
  QStringList notPrivateCurves = {};  ///< what promises nothing, by name: the red badge
  /// Small print under the chart, the most important first, and # lines of the CSV. Where there is no room
  /// for all of it, the rest is folded away.
  QStringList notes = {};
  QStringList sources = {};    ///< more of it, which never stands under the chart
  QStringList footnotes = {};  ///< below the notes, never folded away
};

/// Whether there is anything to draw.
bool hasContents(const ChartModel& model);

/// The name of the place on the axis at or next to this value; empty where there is none.
QString nameOnAxis(const ChartAxis& axis, double value);

/// Returns the model with every text as it is shown, see shownText().
ChartModel withShownTexts(ChartModel model);

/// The names that the badge gives to curves without a promise, of so many: all of them at once, or by name.
QStringList markedCurves(const QStringList& notPrivate, std::size_t curves);

/// Returns the words of the red badge: "not private: RPWithPrior"; or nothing.
QString notPrivateBadge(const QStringList& names);
/// Returns the line that exports have in every language where true values are shown, and the one for people.
QString truthLine();
QString truthSentence();

}  // namespace epsiscope
