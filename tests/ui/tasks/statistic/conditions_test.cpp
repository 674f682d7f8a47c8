#include "ui/tasks/statistic/conditions.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/builtin/generators.h"
#include "core/tasks/noise_preview.h"
#include "core/tasks/statistic/bounds_preview.h"
#include "core/tasks/statistic/budget_preview.h"
#include "core/tasks/statistic/histogram_preview.h"
#include "core/tasks/statistic/rows_preview.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/support/prepared.h"
#include "tests/ui/support/drawn.h"
#include "ui/state/app_state.h"
#include "ui/state/view_kind.h"

namespace epsiscope::statistic_conditions_test {
namespace {

/// The mean income of the census sample with the bounds 0 and 200, unless stated otherwise.
class StatisticConditions : public testing::Test {
protected:
  void SetUp() override {
    const BuiltIn& builtIn = *findBuiltIn("census-sample");
    state.dataset = std::make_shared<const Dataset>(builtIn.make());
    for (const Column& column : state.dataset->columns) state.summaries.push_back(summarise(column));
    state.study.task = TaskId::statistic;
    state.study.data.target = builtIn.target;
    state.study.data.lower = builtIn.lower;
    state.study.data.upper = builtIn.upper;
  }
  Statistic& statistic() { return state.study.statistic; }
  void bounds(double lower, double upper) {
    state.study.data.lower = lower;
    state.study.data.upper = upper;
  }
  template <class Draw>
  void show(const char* tab, const Draw& draw) {
    state.study.view.tab = tab;
    state.cache = buildCache(state.study, state.dataset);
    test::setPicture(state, tab, draw(state.study, *state.cache));
  }
  void showTradeOff() {
    state.study.view.tab = view_id::tradeOff;
    state.cache = buildCache(state.study, state.dataset);
    test::setPicture(state, view_id::tradeOff, previewTradeOff(state.study, {state.cache}));
  }
  void showNoise() { show(view_id::noise, previewNoise); }
  void showBounds() {
    show("bounds", [](const Study& study, const TaskCache& cache) { return previewBounds(study, cache); });
  }
  void showHistogram() { show("histogram", previewHistogram); }
  void showRows() {
    show("rows", [](const Study& study, const TaskCache& cache) { return previewRows(study, cache); });
  }
  void showBudget() { show("budget", previewBudget); }

  /// Uses a table of one column with these values.
  void useValues(const std::vector<double>& values) {
    Dataset table;
    table.columns = {{.name = "value", .kind = ColumnKind::number, .values = values}};
    state.dataset = std::make_shared<const Dataset>(table);
    state.summaries = {summarise(table.columns.front())};
    state.study.data.target = "value";
  }

  QString answerTo(const char* id) const {
    for (const OddCondition& one : oddConditions(state))
      if (one.id == QLatin1String(id)) return one.answer;
    return {};
  }
  bool has(const char* id) const { return !answerTo(id).isEmpty(); }

  AppState state;
};

TEST_F(StatisticConditions, ClippingThatMoreEpsilonDoesNotRemoveIsSaidWithItsPart) {
  bounds(0, 60);
  showTradeOff();
  EXPECT_TRUE(answerTo("clipping-dominates").startsWith(QStringLiteral("100 %"))) << "of 36.5 is 36.5";
  showBounds();
  EXPECT_TRUE(has("clipping-dominates"));
  bounds(0, 200);
  showTradeOff();
  EXPECT_FALSE(has("clipping-dominates")) << "0.07 of 0.15";
  bounds(0, 1000);
  showTradeOff();
  EXPECT_FALSE(has("clipping-dominates")) << "nobody is clipped";
}

TEST_F(StatisticConditions, ABoundFarFromAllValuesIsNamed) {
  state.study.view.epsilon = 0.1;
  bounds(0, 800);
  showTradeOff();
  EXPECT_TRUE(
      answerTo("far-bound").contains(QStringLiteral("No value is above 341.6, and the upper bound is 800")));
  bounds(-600, 400);
  showBounds();
  EXPECT_TRUE(
      answerTo("far-bound").contains(QStringLiteral("No value is below 2, and the lower bound is −600")));
  bounds(0, 400);
  showTradeOff();
  EXPECT_FALSE(has("far-bound"));
  bounds(0, 800);
  statistic().statistic = StatisticKind::quantile;
  showTradeOff();
  EXPECT_FALSE(has("far-bound")) << "the bounds of a quantile hardly matter";
}

TEST_F(StatisticConditions, AnErrorFarBelowTheSamplingErrorIsSaid) {
  state.study.view.epsilon = 8;
  showTradeOff();
  EXPECT_TRUE(has("almost-free"));
  EXPECT_FALSE(has("worse-than-mean"));
  showBounds();
  EXPECT_TRUE(has("almost-free"));
  state.study.view.epsilon = 0.1;
  showTradeOff();
  EXPECT_FALSE(has("almost-free"));
  EXPECT_TRUE(has("worse-than-mean")) << "8.1 above 1.05";
}

TEST_F(StatisticConditions, NoiseAloneIsNoMethodThatCouldBeWorse) {
  bounds(0, 60);
  state.study.view.epsilon = 0.02;
  showTradeOff();
  const auto found = oddConditions(state);
  const auto worse = std::ranges::find(found, QStringLiteral("worse-than-mean"), &OddCondition::id);
  ASSERT_NE(worse, found.end());
  EXPECT_FALSE(worse->question.contains(QStringLiteral("Noise alone"))) << worse->question.toStdString();
}

TEST_F(StatisticConditions, AQuantileThatIgnoresTheValuesIsSaid) {
  statistic().statistic = StatisticKind::quantile;
  state.study.view.epsilon = 0.003;
  showTradeOff();
  EXPECT_TRUE(answerTo("uniform-quantile").contains(QStringLiteral("2.12"))) << "e^(0.003 * 1000/4)";
  state.study.view.epsilon = 1;
  showTradeOff();
  EXPECT_FALSE(has("uniform-quantile"));
}

TEST_F(StatisticConditions, TiesAtTheQuantileAndAConstantColumnAreSaid) {
  std::vector<double> values(200);
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = i < 90 ? 3 : 3 + static_cast<double>(i);
  useValues(values);
  bounds(0, 300);
  statistic().statistic = StatisticKind::quantile;
  statistic().quantile = 0.3;
  showTradeOff();
  EXPECT_TRUE(answerTo("tied-quantile").contains(QStringLiteral("exactly the value 3")));
  showNoise();
  EXPECT_TRUE(has("tied-quantile"));
  statistic().quantile = 0.7;
  showTradeOff();
  EXPECT_FALSE(has("tied-quantile")) << "no two are equal there";
  useValues(std::vector<double>(50, 7));
  showTradeOff();
  EXPECT_TRUE(answerTo("tied-quantile").contains(QStringLiteral("All rows have the value 7")));
}

TEST_F(StatisticConditions, ACountThatMayBeNegativeAndOneThatIsToldOutrightAreSaid) {
  statistic().statistic = StatisticKind::count;
  statistic().mechanism = "discrete-laplace";
  bounds(250, 400);
  state.study.view.epsilon = 0.5;
  showNoise();
  EXPECT_TRUE(has("below-zero")) << "one person, and noise with a standard deviation of 2.8";
  EXPECT_FALSE(has("told-outright"));
  state.study.view.epsilon = 5;
  showNoise();
  EXPECT_TRUE(answerTo("told-outright").contains(QStringLiteral("98.7"))) << "(1 - q)/(1 + q)";
  EXPECT_FALSE(has("below-zero"));
  bounds(0, 200);
  state.study.view.epsilon = 0.5;
  showNoise();
  EXPECT_FALSE(has("below-zero"));
}

TEST_F(StatisticConditions, AMeanThatLeavesTheBoundsIsSaid) {
  state.study.view.epsilon = 0.01;
  showNoise();
  EXPECT_TRUE(has("beyond-bounds"));
  state.study.view.epsilon = 1;
  showNoise();
  EXPECT_FALSE(has("beyond-bounds"));
}

TEST_F(StatisticConditions, AWellHiddenRowAndTwoEqualTablesAreSaid) {
  state.study.view.epsilon = 0.1;
  showNoise();
  EXPECT_TRUE(has("hidden-row")) << "0.2 apart, and a standard deviation of 2.8";
  state.study.view.epsilon = 1;
  showNoise();
  EXPECT_FALSE(has("hidden-row"));
  EXPECT_FALSE(has("same-labels"));
  state.study.view.label = state.study.view.otherLabel = 40.3;
  showNoise();
  EXPECT_TRUE(has("same-labels"));
}

TEST_F(StatisticConditions, AHistogramOfTooManyCellsIsSaid) {
  statistic().statistic = StatisticKind::histogram;
  statistic().bins = 20;
  state.study.view.epsilon = 1;
  showHistogram();
  for (const char* id : {"more-cells-than-rows", "ragged-histogram", "full-ends", "uncounted"})
    EXPECT_FALSE(has(id)) << id;
  state.study.view.epsilon = 0.01;
  showHistogram();
  EXPECT_TRUE(has("ragged-histogram")) << "50 rows a cell, and a standard deviation of 283";
  EXPECT_TRUE(has("below-zero"));
  statistic().bins = 1500;
  showHistogram();
  EXPECT_TRUE(has("more-cells-than-rows"));
  EXPECT_FALSE(has("ragged-histogram"));
  statistic().bins = 10;
  state.study.view.epsilon = 8;
  bounds(0, 60);
  showHistogram();
  EXPECT_TRUE(has("full-ends"));
}

TEST_F(StatisticConditions, AWantedErrorBelowClippingIsSaid) {
  bounds(0, 60);
  state.study.view.errorTarget = 1;
  showRows();
  EXPECT_TRUE(answerTo("wanted-below-clipping").contains(QStringLiteral("36.5")));
  bounds(0, 200);
  showRows();
  EXPECT_FALSE(has("wanted-below-clipping"));
}

TEST_F(StatisticConditions, APartThatIsStarvedWhileAnotherHasPlentyIsNamed) {
  statistic().share = 0.02;
  statistic().others = {{.column = "age", .lower = 18, .upper = 100, .positive = {}, .share = 0.98}};
  showBudget();
  EXPECT_TRUE(answerTo("starved-part").contains(QStringLiteral("2 %")));
  statistic().share = 0.7;
  statistic().others.front().share = 0.3;
  showBudget();
  EXPECT_FALSE(has("starved-part"));
}

}  // namespace
}  // namespace epsiscope::statistic_conditions_test
