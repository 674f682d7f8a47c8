#pragma once

#include "core/tasks/curves.h"
#include "ui/charts/chart_model.h"
#include "ui/views/run_curve.h"

namespace epsiscope {

struct Study;

/// Parts of the charts of several views.

/// The name of a curve in legends and tables.
QString nameOf(const MethodCurve& curve);
/// The line of a curve, with the look and the name of its method; its id is "METHOD/exact".
ChartSeries lineOf(const MethodCurve& curve, const Theme& theme);
/// Marks a series that promises nothing, in the drawing, the legend and exports.
void markNotPrivate(ChartSeries& series);
/// Gives the red badge the names of the charts' curves that promise nothing, except yardsticks, which say so
/// themselves; `curves`: the number of methods.
void nameNotPrivate(ChartModel& model, std::size_t curves);
/// The area between two edges in the method's colour, hidden and shown with the series `group`.
ChartSeries bandOf(const QString& id, const QString& rowName, const QString& group, const std::string& method,
                   const std::vector<double>& x, const std::vector<double>& lower,
                   const std::vector<double>& upper, double opacity, const Theme& theme);
/// Adds a thin band of one standard error between splits on either side of the line; nothing for one split.
void addStandardErrorOf(ChartModel& model, const MethodCurve& curve, const Theme& theme);
/// Adds the bands of 90 % and 50 % of the draws whose mean the curve is; nothing where it is exact.
void addBandsOf(ChartModel& model, const MethodCurve& curve, const Theme& theme);
/// Adds 90 % and 50 % bands of a run and its means as dots, ids METHOD/90, METHOD/50, METHOD/mean, faint
/// where the run is out of date. `line`: id of the method's line; empty: there is none, so the means are
/// joined.
void addRun(ChartModel& model, const RunCurve& curve, const std::string& method, const std::string& label,
            const QString& line, const Theme& theme, bool outOfDate);

/// Describes the data and the parameters of the chart.
void describeChart(ChartModel& model, const Study& study);

/// Adds the curves of `other` whose ids begin with one of `ids`, faint and in short dashes, hidden and shown
/// with those of the same ids, and makes room for them: the same picture at the epsilon to compare with.
void addCompared(ChartModel& model, const ChartModel& other, double epsilon, const QStringList& ids);

/// A line across the plot that can be dragged, with its value in a pill.
ChartGuide dragGuide(const QString& id, double value, const QString& label, const Theme& theme);
/// Takes the new place of a guide that means the same in every view: "epsilon", "compare", "lambda" and the
/// wanted error, "target". Others change nothing.
void takeDragged(Study& study, const QString& guide, double value);
/// A quiet vertical line that marks a value: a recommended one, or the start of something.
ChartGuide markGuide(const CurveMark& mark, const Theme& theme);
/// A quiet horizontal line for comparison.
ChartGuide baseline(const QString& id, double value, const QString& label, LineMeaning meaning,
                    const Theme& theme);

}  // namespace epsiscope
