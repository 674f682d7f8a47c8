#include <gtest/gtest.h>

#include "tests/ui/charts/sample_models.h"
#include "tests/ui/events.h"
#include "ui/charts/axis_range.h"
#include "ui/charts/chart.h"
#include "ui/charts/chart_picture.h"

namespace epsiscope::held_axes_test {
namespace {

/// A peak of this height between 0 and 10, on a held y axis.
ChartModel peak(double height, const QString& subject = QStringLiteral("house prices")) {
  ChartModel model;
  model.id = QStringLiteral("noise");
  model.subject = subject;
  model.x.range = {0, 10};
  model.y.range = {0, height};
  model.y.hold = AxisHold{.least = 0.25, .most = 0.1};
  model.series = {
      {.id = QStringLiteral("a"), .name = QStringLiteral("A"), .x = {0, 5, 10}, .y = {0, height, 0}}};
  return model;
}

struct HeldAxes : testing::Test {
  HeldAxes() { chart.resize(800, 500); }
  double top() const { return chart.limits()[3]; }
  Chart chart;
};

TEST(HeldLimits, StayUntilTheWantedOnesLeaveThemOrFillLittle) {
  const AxisHold hold{.least = 0.25, .most = 0.1};
  const AxisLimits screen{0, 10};
  EXPECT_EQ(heldLimits(screen, {0, 10.9}, hold, false), screen);
  EXPECT_EQ(heldLimits(screen, {0, 11.1}, hold, false), (AxisLimits{0, 11.1}));
  EXPECT_EQ(heldLimits(screen, {-0.9, 5}, hold, false), screen);
  EXPECT_EQ(heldLimits(screen, {-1.1, 5}, hold, false), (AxisLimits{-1.1, 5}));
  EXPECT_EQ(heldLimits(screen, {0, 2.6}, hold, false), screen);
  EXPECT_EQ(heldLimits(screen, {0, 2.4}, hold, false), (AxisLimits{0, 2.4}));
}

TEST(HeldLimits, CountDecadesOnALogarithmicAxis) {
  const AxisHold hold{.least = 0.25, .most = 0.1};
  const AxisLimits screen{0.01, 100};  // four decades
  EXPECT_EQ(heldLimits(screen, {0.01, 240}, hold, true), screen);
  EXPECT_EQ(heldLimits(screen, {0.01, 260}, hold, true), (AxisLimits{0.01, 260}));
  EXPECT_EQ(heldLimits(screen, {1, 11}, hold, true), screen);
  EXPECT_EQ(heldLimits(screen, {1, 9}, hold, true), (AxisLimits{1, 9}));
}

TEST(LimitsBetween, AreEvenInAxisUnitsAndEndExactly) {
  EXPECT_EQ(limitsBetween({0, 10}, {4, 20}, 0.5, false), (AxisLimits{2, 15}));
  const AxisLimits half = limitsBetween({1, 100}, {0.01, 10000}, 0.5, true);
  EXPECT_NEAR(half.low, 0.1, 1e-12);
  EXPECT_NEAR(half.high, 1000, 1e-9);
  EXPECT_EQ(limitsBetween({1, 3}, {0.1, 0.3}, 1, true), (AxisLimits{0.1, 0.3}));
}

TEST_F(HeldAxes, StayWhileAParameterMovesAndThenSayWhereTheyWent) {
  chart.show(peak(1));
  EXPECT_DOUBLE_EQ(top(), 1);
  chart.show(peak(0.4));
  EXPECT_DOUBLE_EQ(top(), 1) << "a flatter curve looks flatter";
  EXPECT_TRUE(chart.remark().isEmpty());
  chart.show(peak(4));
  EXPECT_DOUBLE_EQ(top(), 4) << "nothing is cut off";
  EXPECT_EQ(chart.remark(), QStringLiteral("The y axis now shows 0 to 4."));
}

TEST_F(HeldAxes, ForgetTheirRangeForOtherData) {
  chart.show(peak(1));
  chart.show(peak(0.4, QStringLiteral("incomes")));
  EXPECT_DOUBLE_EQ(top(), 0.4);
  EXPECT_TRUE(chart.remark().isEmpty());
}

TEST_F(HeldAxes, ADoubleClickShowsWhatAFreshWindowWould) {
  chart.show(peak(1));
  chart.show(peak(0.4));
  ASSERT_TRUE(chart.isHeld());
  const QPointF middle = chart.positionOf(3, 0.5);
  test::sendMouse(chart, QEvent::MouseButtonDblClick, middle);
  EXPECT_DOUBLE_EQ(top(), 0.4);
  EXPECT_FALSE(chart.isHeld());
}

TEST_F(HeldAxes, TheUsersOwnZoomComesFirst) {
  chart.show(peak(1));
  test::press(chart, Qt::Key_Plus);
  const auto zoomed = chart.limits();
  chart.show(peak(9));
  EXPECT_EQ(chart.limits(), zoomed);
  EXPECT_TRUE(chart.remark().isEmpty());
}

TEST_F(HeldAxes, ALogarithmicAxisBeginsAnew) {
  chart.show(peak(1));
  chart.show(peak(0.4));
  ChartModel logarithmic = peak(0.4);
  logarithmic.y.logarithmic = true;
  logarithmic.y.range = {0.0001, 0.4};
  chart.show(logarithmic);
  EXPECT_DOUBLE_EQ(top(), 0.4);
}

}  // namespace
}  // namespace epsiscope::held_axes_test
