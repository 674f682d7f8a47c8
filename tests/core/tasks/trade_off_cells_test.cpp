#include "core/tasks/trade_off_cells.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/study/study.h"

namespace epsiscope::trade_off_cells_test {
namespace {

/// Errors 1/epsilon, of "drawn" with two draws beside it; at the smallest epsilon not every minimum is
/// reached.
class MadeUpCells final : public TradeOffCells {
public:
  using TradeOffCells::TradeOffCells;

  bool overLambda = false;

  bool isOverLambda() const override { return overLambda; }
  std::vector<double> axis(std::size_t points) const override {
    return points == 2 ? std::vector<double>{1, 4} : std::vector<double>{1, 2, 4};
  }
  TradeOffFrame frame() const override { return {.metric = "test_error", .testRows = 9}; }
  std::vector<CurvePlan> curves() const override {
    return {{.method = "exact", .label = "Exact"},
            {.method = "drawn", .label = "Drawn", .points = 2, .draws = 2, .notes = {"first"}}};
  }
  CurvePlan baseline() const override { return {.method = "mean", .label = "Mean"}; }
  double errorOfBaseline(double epsilon) const override { return 10 * epsilon; }
  double withoutPrivacy(const std::string& method, const GoOn&) override {
    return method == "exact" ? 0.25 : 0.5;
  }
  CellErrors at(const Cell& cell, std::size_t draws, const GoOn&) override {
    const double error = 1 / cell.epsilon;
    if (draws == 0) return exactError(cell.epsilon == 2 ? 1e200 : error);
    return {.errors = {error - 0.1, error + 0.1}, .reached = cell.epsilon > 1, .notes = {"of a cell"}};
  }
  void finish(MethodCurve& curve, double epsilon, bool reached) const override {
    curve.guarantee = Guarantee::of({.epsilon = epsilon, .trust = Booking::Trust::none});
    if (!reached) curve.notes.emplace_back("not reached");
  }
};

Study study() {
  Study made;
  made.view.epsilon = 4;
  return made;
}

TEST(TradeOffCells, AreDrawnAsCurves) {
  const Study looked = study();
  MadeUpCells cells(looked);
  const TradeOffPreview preview = tradeOffOf(cells, nullptr, {});
  EXPECT_EQ(preview.metric, "test_error");
  EXPECT_EQ(preview.testRows, 9u);
  EXPECT_EQ(preview.low, 1);
  EXPECT_EQ(preview.high, 4);
  ASSERT_EQ(preview.curves.size(), 2u);
  const MethodCurve& exact = preview.curves[0];
  EXPECT_EQ(exact.label, "Exact");
  ASSERT_EQ(exact.y.size(), 3u);
  EXPECT_EQ(exact.y[0], 1);
  EXPECT_TRUE(std::isnan(exact.y[1]));
  EXPECT_EQ(exact.y[2], 0.25);
  EXPECT_TRUE(exact.draws.empty());
  EXPECT_EQ(exact.notes, std::vector<std::string>{kTooLarge});
  EXPECT_EQ(exact.guarantee.epsilon(), 4);
  EXPECT_EQ(exact.withoutPrivacy, 0.25);

  const MethodCurve& drawn = preview.curves[1];
  EXPECT_EQ(drawn.x, (std::vector<double>{1, 4}));
  EXPECT_EQ(drawn.y, (std::vector<double>{1, 0.25}));
  EXPECT_EQ(drawn.draws.size(), 2u);
  EXPECT_EQ(drawn.q05.size(), 2u);
  ASSERT_EQ(drawn.notes.size(), 4u);
  EXPECT_EQ(drawn.notes[0], "first");
  EXPECT_NE(drawn.notes[1].find("2 draws"), std::string::npos);
  EXPECT_EQ(drawn.notes[2], "of a cell");
  EXPECT_EQ(drawn.notes[3], "not reached");

  EXPECT_EQ(preview.none, 0.5);
  EXPECT_EQ(preview.predictMean.y, (std::vector<double>{10, 20, 40}));
  EXPECT_EQ(preview.predictMeanAtEpsilon, 40);
  EXPECT_EQ(preview.atEpsilon, (std::vector<double>{0.25, 0.25}));
  EXPECT_TRUE(preview.promisedAtEpsilon.empty());
}

TEST(TradeOffCells, KeepTheCurvesThatWereDrawn) {
  Study looked = study();
  MadeUpCells cells(looked);
  TradeOffPreview drawn = tradeOffOf(cells, nullptr, {});
  drawn.curves[0].y = {7, 7, 7};
  looked.view.epsilon = 1;
  const TradeOffPreview again = tradeOffOf(cells, &drawn, {});
  EXPECT_EQ(again.curves[0].y, (std::vector<double>{7, 7, 7}));
  EXPECT_EQ(again.atEpsilon, (std::vector<double>{1, 1}));
  EXPECT_EQ(again.predictMeanAtEpsilon, 10);
}

TEST(TradeOffCells, AreAllAtOneEpsilonOverLambda) {
  const Study looked = study();
  MadeUpCells cells(looked);
  cells.overLambda = true;
  const Cell cell = cells.cellAt("exact", 2);
  EXPECT_EQ(cell.epsilon, 4);
  EXPECT_EQ(cell.lambda, 2);
  const TradeOffPreview preview = tradeOffOf(cells, nullptr, {});
  EXPECT_TRUE(preview.overLambda);
  EXPECT_EQ(preview.predictMean.y, (std::vector<double>{40, 40, 40}));
  EXPECT_EQ(preview.curves[1].guarantee.epsilon(), 4);
}

TEST(TradeOffCells, AreNotAskedOnceCancelled) {
  const Study looked = study();
  MadeUpCells cells(looked);
  EXPECT_TRUE(tradeOffOf(cells, nullptr, [] { return false; }).curves.empty());
}

TEST(TradeOffCells, LieStraightBetweenPointsOfACurve) {
  MethodCurve curve{.method = {}, .label = {}, .x = {1, 100}, .y = {4, 1}};
  EXPECT_DOUBLE_EQ(onCurve(curve, 10, false), 2.5);
  EXPECT_DOUBLE_EQ(onCurve(curve, 10, true), 2);
  EXPECT_EQ(onCurve(curve, 1, true), 4);
  EXPECT_EQ(onCurve(curve, 0.5, false), 4);
  EXPECT_EQ(onCurve(curve, 200, true), 1);
  curve.y.pop_back();
  EXPECT_TRUE(std::isnan(onCurve(curve, 10, true)));
}

}  // namespace
}  // namespace epsiscope::trade_off_cells_test
