#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/privacy/guarantee.h"
#include "core/study/study_fwd.h"
#include "core/tasks/cell.h"
#include "core/tasks/curves.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/trade_off_preview.h"

namespace epsiscope {

/// A curve that is to be drawn.
struct CurvePlan {
  std::string method;
  std::string label = {};  ///< empty: the method's name
  std::size_t points = kCurvePoints;
  std::size_t draws = 0;  ///< that every point is the mean of; 0: it is exact
  std::vector<std::string> notes = {};
};

/// The facts that the picture states beside its curves.
struct TradeOffFrame {
  std::string metric = "test_mse";  ///< as in ResultRow
  std::size_t testRows = 0;
  std::vector<CurveMark> marks = {};
};

/// The errors of a cell on one split.
struct CellErrors {
  std::vector<double> errors;  ///< of each draw; a single one where it is exact
  bool reached = true;         ///< every minimum was found as exactly as the guarantee asks for
  Guarantee guarantee = {};    ///< where it is known of the cell alone, see TradeOffCells::finish()
  std::vector<std::string> notes = {};
};
/// Returns an exact error as it is shown: NaN, and why, where it is too large.
CellErrors exactError(double error);

/// The part of the trade-off of a study on one split that is particular to a task. The common part, axes,
/// curves, the point at the current epsilon and the search along a curve, is made of its cells below.
class TradeOffCells {
public:
  explicit TradeOffCells(const Study& study) : m_study(study) {}
  TradeOffCells(const TradeOffCells&) = delete;
  TradeOffCells& operator=(const TradeOffCells&) = delete;
  virtual ~TradeOffCells() = default;

  const Study& study() const { return m_study; }

  virtual bool isOverLambda() const { return false; }
  /// Returns ascending places: so many, where the task does not say others.
  virtual std::vector<double> axis(std::size_t points) const;
  virtual TradeOffFrame frame() const = 0;
  virtual std::vector<CurvePlan> curves() const = 0;

  virtual CurvePlan baseline() const;
  /// Whether its error is the same everywhere.
  virtual bool isBaselineFlat() const { return false; }
  virtual double errorOfBaseline(double epsilon) const = 0;
  /// Returns the error of the method's pipeline without noise, of kMethodNone at the study's lambda; NaN
  /// where there is none.
  virtual double withoutPrivacy(const std::string& method, const GoOn& goOn) = 0;

  /// Returns the cell's errors with so many draws, 0: exact. The noise of a draw is the same, but for its
  /// size, at every epsilon and for every method, so that curves are smooth and their differences are not
  /// chance. along() calls it from several threads at once.
  virtual CellErrors at(const Cell& cell, std::size_t draws, const GoOn& goOn) = 0;
  /// Returns at() of all cells of one curve, in its order; anything once cancelled.
  virtual std::vector<CellErrors> along(const std::vector<Cell>& cells, std::size_t draws, const GoOn& goOn);
  /// Returns along() for every curve, fewer once cancelled.
  virtual std::vector<std::vector<CellErrors>> allAlong(const std::vector<CurvePlan>& plans,
                                                        const GoOn& goOn);
  /// Returns the errors at the current epsilon, beside a curve that has been drawn.
  virtual CellErrors beside(const MethodCurve& curve, const Cell& cell, const GoOn& goOn);
  /// Returns what a run finds in the cell, see Task::errorAt().
  virtual std::optional<double> found(const Cell& cell, const GoOn& goOn);
  /// Says what holds at all points of a curve, and what a person should know. `epsilon`: the largest.
  virtual void finish(MethodCurve& curve, double epsilon, bool reached) const = 0;

  /// Returns the cells of a curve over the axis.
  std::vector<Cell> cellsOf(const std::string& method, const std::vector<double>& axis) const;
  Cell cellAt(const std::string& method, double x) const;

private:
  const Study& m_study;
};

/// See Task::tradeOff().
TradeOffPreview tradeOffOf(TradeOffCells& cells, const TradeOffPreview* drawn, const GoOn& goOn);
/// See Task::errorAt().
std::optional<double> errorOf(TradeOffCells& cells, const std::string& method, double epsilon,
                              const GoOn& goOn);

/// Returns the curve's value between two of its points, straight where epsilon is logarithmic and, if asked
/// for, errors too; NaN of a curve that was cancelled.
double onCurve(const MethodCurve& curve, double epsilon, bool logarithmicErrors);

}  // namespace epsiscope
