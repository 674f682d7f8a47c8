#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/study/chart_look.h"

namespace epsiscope {

/// The display, not the computation: stored with a study, ignored by run and check.
struct ViewState {
  double epsilon = 1;
  std::optional<double> label, otherLabel;  ///< y and y' of Noise; absent: the bounds
  std::string tab = "trade-off";
  std::optional<std::string> learner;    ///< the learner whose curves are shown; absent: the first
  std::optional<double> errorTarget;     ///< the wanted error, for the smallest epsilon that reaches it
  std::string metric = "error";          ///< for Trade-off and Learning curve: error, or loss where there is
                                         ///< one
  std::string tradeOffAxis = "epsilon";  ///< or lambda
  std::string theoryAxis = "epsilon";    ///< or lambda, or rows
  bool asPrinted = false;                ///< Theory: the constants that the papers print
  bool errorOverZeta = false;            ///< Interval: the error of a label over zeta, and not F
  std::optional<std::string> feature;    ///< Function: the column along which it is drawn; absent: the first
  std::optional<std::vector<std::string>> columns;  ///< Glance: those in the picture; absent: the whole table
  std::string grid = "finest";                      ///< Glance: the grid of private pictures, or coarsest
  std::string spacing = "even";  ///< Glance: of cells of numbers, or logarithmic where all are above 0
  std::optional<double> brushLow, brushHigh;  ///< Glance: rows between these values of its first column are
                                              ///< lit; absent: no end
  bool privateData = false;                   ///< a report shows the data as they remain, and not as they are
  std::optional<std::string> method;  ///< the method whose draws Boundary and Tuning show; absent: the first
                                      ///< private one
  std::optional<double> compareEpsilon;  ///< a second epsilon, shown side by side with the first
  bool ghost = false;                    ///< charts also show their contents before the last change, faintly
  std::optional<std::uint64_t> row;      ///< the row under Attack, from 1; absent: any
  bool searchDeeper = false;             ///< Audit goes on drawing and trying neighbours
  int draws = 10;                        ///< number of possible results of each method that Noise shows as
                                         ///< dots
  std::vector<ChartLook> charts;         ///< the charts whose settings are not the default
  std::optional<std::string> lesson;     ///< id of the current lesson
  int lessonStep = 0;                    ///< its step, from 0
  std::string
      other;  ///< keys of "view" that this version does not know, kept as they are: a JSON object, or empty
  bool operator==(const ViewState&) const = default;
};

template <class Visit>
void visitView(Visit& visit, ViewState& view) {
  visit("epsilon", view.epsilon);
  visit("label", view.label);
  visit("other_label", view.otherLabel);
  visit("tab", view.tab);
  visit("learner", view.learner);
  visit("error_target", view.errorTarget);
  visit("metric", view.metric);
  visit("trade_off_axis", view.tradeOffAxis);
  visit("theory_axis", view.theoryAxis);
  visit("as_printed", view.asPrinted);
  visit("error_over_zeta", view.errorOverZeta);
  visit("feature", view.feature);
  visit("columns", view.columns);
  visit("grid", view.grid);
  visit("spacing", view.spacing);
  visit("brush_low", view.brushLow);
  visit("brush_high", view.brushHigh);
  visit("private_data", view.privateData);
  visit("method", view.method);
  visit("compare_epsilon", view.compareEpsilon);
  visit("ghost", view.ghost);
  visit("row", view.row);
  visit("search_deeper", view.searchDeeper);
  visit("draws", view.draws);
  visit.blocks("charts", visitChartLook<Visit>, view.charts);
  visit("lesson", view.lesson);
  visit("lesson_step", view.lessonStep);
  visit.rest(view.other);
}

}  // namespace epsiscope
