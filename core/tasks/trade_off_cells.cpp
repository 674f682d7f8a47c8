#include "core/tasks/trade_off_cells.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/numbers.h"
#include "core/base/parallel.h"
#include "core/results/result.h"
#include "core/study/study.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

MethodCurve emptyCurve(const CurvePlan& plan, const TradeOffCells& cells) {
  MethodCurve curve{.method = plan.method,
                    .label = plan.label.empty() ? methodLabel(plan.method) : plan.label,
                    .x = cells.axis(plan.points),
                    .y = {}};
  curve.notes = plan.notes;
  return curve;
}

MethodCurve baselineCurve(const TradeOffCells& cells, double largestEpsilon) {
  MethodCurve curve = emptyCurve(cells.baseline(), cells);
  for (const double x : curve.x)
    curve.y.push_back(cells.isBaselineFlat() && !curve.y.empty()
                          ? curve.y.front()
                          : cells.errorOfBaseline(cells.isOverLambda() ? largestEpsilon : x));
  cells.finish(curve, largestEpsilon, true);
  return curve;
}

void takeErrors(const CurvePlan& plan, std::vector<CellErrors> found, MethodCurve& curve, bool& reached) {
  if (plan.draws > 0)
    curve.notes.push_back(counted(
        "Core", "The mean of %n draws in each split with the same noise along the curve; press Run for more.",
        "The mean of %n draw in each split with the same noise along the curve; press Run for more.",
        plan.draws));
  for (CellErrors& cell : found) {
    curve.y.push_back(meanOf(cell.errors));
    curve.guarantee = weaker(curve.guarantee, cell.guarantee);
    for (const std::string& note : cell.notes) addOnce(curve.notes, note);
    reached = reached && cell.reached;
    if (plan.draws > 0) curve.draws.push_back(std::move(cell.errors));
  }
  fillQuantiles(curve);
}

/// All that does not depend on what is looked at.
TradeOffPreview curvesOf(TradeOffCells& cells, const GoOn& goOn) {
  TradeOffFrame frame = cells.frame();
  TradeOffPreview preview;
  preview.overLambda = cells.isOverLambda();
  preview.metric = std::move(frame.metric);
  preview.testRows = frame.testRows;
  preview.marks = std::move(frame.marks);
  const std::vector<double> axis = cells.axis(kCurvePoints);
  preview.low = axis.front();
  preview.high = axis.back();
  const double largestEpsilon = preview.overLambda ? viewEpsilon(cells.study()) : preview.high;
  preview.predictMean = baselineCurve(cells, largestEpsilon);
  const std::vector<CurvePlan> plans = cells.curves();
  std::vector<std::vector<CellErrors>> found = cells.allAlong(plans, goOn);
  for (std::size_t c = 0; c < plans.size() && c < found.size(); ++c) {
    if (!goOn()) return preview;
    MethodCurve curve = emptyCurve(plans[c], cells);
    bool reached = true;
    takeErrors(plans[c], std::move(found[c]), curve, reached);
    cells.finish(curve, largestEpsilon, reached);
    preview.curves.push_back(std::move(curve));
  }
  preview.none = cells.withoutPrivacy(kMethodNone, goOn);
  for (MethodCurve& curve : preview.curves) curve.withoutPrivacy = cells.withoutPrivacy(curve.method, goOn);
  return preview;
}

}  // namespace

CellErrors exactError(double error) {
  if (std::abs(error) <= kLargestShown) return {.errors = {error}};
  return {.errors = {kNaN}, .notes = {sentence("Core", kTooLarge)}};
}

std::vector<double> TradeOffCells::axis(std::size_t points) const {
  const AxisRange range = epsilonRange(m_study);
  return logSpaced(range.low, range.high, points);
}

CurvePlan TradeOffCells::baseline() const {
  return {.method = kMethodPredictMean};
}

Cell TradeOffCells::cellAt(const std::string& method, double x) const {
  if (isOverLambda()) return {.method = method, .epsilon = viewEpsilon(m_study), .lambda = x};
  return {.method = method, .epsilon = x};
}

std::vector<Cell> TradeOffCells::cellsOf(const std::string& method, const std::vector<double>& axis) const {
  std::vector<Cell> cells;
  for (const double x : axis) cells.push_back(cellAt(method, x));
  return cells;
}

std::vector<CellErrors> TradeOffCells::along(const std::vector<Cell>& cells, std::size_t draws,
                                             const GoOn& goOn) {
  std::vector<CellErrors> found(cells.size());
  const GoOn ask = goOn.oneAtATime();
  // A formula takes less time than a thread takes to begin.
  parallelFor(cells.size(), draws > 0 ? 0 : 1, [&](std::size_t i) {
    found[i] = at(cells[i], draws, ask);
    return ask();
  });
  return found;
}

std::vector<std::vector<CellErrors>> TradeOffCells::allAlong(const std::vector<CurvePlan>& plans,
                                                             const GoOn& goOn) {
  std::vector<std::vector<CellErrors>> found;
  for (const CurvePlan& plan : plans) {
    if (!goOn()) break;
    found.push_back(along(cellsOf(plan.method, axis(plan.points)), plan.draws, goOn));
  }
  return found;
}

CellErrors TradeOffCells::beside(const MethodCurve& curve, const Cell& cell, const GoOn& goOn) {
  return at(cell, curve.draws.empty() ? 0 : curve.draws.front().size(), goOn);
}

std::optional<double> TradeOffCells::found(const Cell& cell, const GoOn& goOn) {
  return at(cell, 0, goOn).errors.front();
}

TradeOffPreview tradeOffOf(TradeOffCells& cells, const TradeOffPreview* drawn, const GoOn& goOn) {
  TradeOffPreview preview = drawn != nullptr ? *drawn : curvesOf(cells, goOn);
  const double epsilon = viewEpsilon(cells.study());
  preview.predictMeanAtEpsilon =
      cells.isBaselineFlat() ? preview.predictMean.y.front() : cells.errorOfBaseline(epsilon);
  preview.atEpsilon.clear();
  preview.promisedAtEpsilon.clear();
  for (const MethodCurve& curve : preview.curves) {
    if (!goOn()) return preview;
    const CellErrors here = cells.beside(curve, {.method = curve.method, .epsilon = epsilon}, goOn);
    preview.atEpsilon.push_back(meanOf(here.errors));
    if (here.guarantee != Guarantee()) preview.promisedAtEpsilon.push_back(here.guarantee);
  }
  return preview;
}

std::optional<double> errorOf(TradeOffCells& cells, const std::string& method, double epsilon,
                              const GoOn& goOn) {
  if (method == cells.baseline().method) return cells.errorOfBaseline(epsilon);
  const Task& task = taskOf(cells.study());
  if (!task.isMethod(method) && task.roleOf(method) != MethodRole::part) return std::nullopt;
  return cells.found({.method = method, .epsilon = epsilon}, goOn);
}

double onCurve(const MethodCurve& curve, double epsilon, bool logarithmicErrors) {
  if (curve.y.size() != curve.x.size()) return kNaN;
  const auto after = std::ranges::lower_bound(curve.x, epsilon);
  if (after == curve.x.end()) return curve.y.back();
  const auto i = static_cast<std::size_t>(after - curve.x.begin());
  if (i == 0 || *after == epsilon) return curve.y[i];
  const double share = std::log(epsilon / curve.x[i - 1]) / std::log(curve.x[i] / curve.x[i - 1]);
  if (!logarithmicErrors) return curve.y[i - 1] + share * (curve.y[i] - curve.y[i - 1]);
  return curve.y[i - 1] * std::pow(curve.y[i] / curve.y[i - 1], share);
}

}  // namespace epsiscope
