#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

#include "ui/charts/axis_range.h"
#include "ui/charts/axis_ticks.h"

namespace epsiscope::axis_test {
namespace {

const ChartAxis linear{};
const ChartAxis logarithmic{.logarithmic = true};

std::vector<std::string> labels(bool log, double low, double high, int wanted = 5) {
  std::vector<std::string> found;
  for (const AxisTick& tick : axisTicks({.logarithmic = log, .limits = {low, high}}, wanted))
    found.push_back(tick.label.toStdString());
  return found;
}

ChartModel modelOf(std::vector<double> y, bool logY) {
  ChartModel model;
  model.y.logarithmic = logY;
  ChartSeries line;
  line.id = QStringLiteral("a");
  line.y = std::move(y);
  for (std::size_t i = 0; i < line.y.size(); ++i) line.x.push_back(static_cast<double>(i + 1));
  model.series = {line};
  return model;
}

TEST(AxisScale, PixelAndValueAreInverse) {
  for (const bool log : {false, true}) {
    const AxisScale scale{.logarithmic = log, .limits = {0.05, 8}, .pixelLow = 60, .pixelHigh = 700};
    for (const double value : {0.05, 0.137, 1.0, 8.0})
      EXPECT_NEAR(scale.value(scale.pixel(value)), value, 1e-12 * 8);
    EXPECT_DOUBLE_EQ(scale.pixel(0.05), 60);
    EXPECT_DOUBLE_EQ(scale.pixel(8), 700);
  }
}

TEST(AxisScale, ALogAxisShowsNothingAtOrBelowZero) {
  const AxisScale scale{.logarithmic = true, .limits = {0.05, 8}};
  EXPECT_FALSE(scale.shows(0));
  EXPECT_FALSE(scale.shows(-1));
  EXPECT_TRUE(std::isnan(scale.unit(0)));
}

TEST(AxisTicks, LogAxesAreLabelledAtOneTwoFive) {
  EXPECT_EQ(labels(true, 0.05, 8, 6),
            (std::vector<std::string>{"0.05", "0.1", "0.2", "0.5", "1", "2", "5", "8"}));
}

TEST(AxisTicks, ManyDecadesGetPlainDecades) {
  EXPECT_EQ(labels(true, 1e-3, 1e3),
            (std::vector<std::string>{"0.001", "0.01", "0.1", "1", "10", "100", "1000"}));
}

TEST(AxisTicks, ARangeInsideOneDecadeStillHasLabels) {
  EXPECT_GE(labels(true, 0.31, 0.36).size(), 3u);
  EXPECT_GE(labels(true, 1.1, 4.5).size(), 3u);
}

TEST(AxisTicks, DecadeEndsAreNotDroppedByRounding) {
  for (int k = -8; k < 8; ++k) {
    const auto ticks = axisTicks({.logarithmic = true, .limits = {std::pow(10, k), std::pow(10, k + 2)}}, 5);
    EXPECT_DOUBLE_EQ(ticks.front().value, std::pow(10, k));
    EXPECT_DOUBLE_EQ(ticks.back().value, std::pow(10, k + 2));
  }
}

TEST(AxisTicks, LinearLabelsShareTheirDecimals) {
  EXPECT_EQ(labels(false, 0, 1), (std::vector<std::string>{"0", "0.2", "0.4", "0.6", "0.8", "1.0"}));
  EXPECT_EQ(labels(false, -2, 2, 4), (std::vector<std::string>{"\u22122", "\u22121", "0", "1", "2"}));
}

TEST(AxisTicks, OneNumberAloneGivesNoScale) {
  EXPECT_EQ(labels(false, 110, 290, 2), (std::vector<std::string>{"150", "200", "250"}));
  EXPECT_EQ(labels(true, 110, 290, 2), (std::vector<std::string>{"150", "200", "250"}));
  for (double low = 0.013; low < 2000; low *= 1.07)
    for (const double factor : {1.3, 1.9, 2.7, 4.4})
      for (int wanted = 2; wanted <= 6; ++wanted)
        EXPECT_GE(labels(false, low, factor * low, wanted).size(), 2U)
            << low << ' ' << factor << ' ' << wanted;
}

TEST(AxisTicks, StayInsideAndFewForAnyRange) {
  std::mt19937_64 engine(1);
  std::uniform_real_distribution<double> exponent(-9, 9);
  for (int i = 0; i < 2000; ++i) {
    const bool log = i % 2 == 0;
    double low = std::pow(10, exponent(engine));
    double high = low + std::pow(10, exponent(engine));
    if (high - low < 1e-8 * high) high = 2 * low;
    const AxisScale scale{.logarithmic = log, .limits = {low, high}};
    const auto ticks = axisTicks(scale, 5);
    EXPECT_GE(ticks.size(), 2u) << low << ' ' << high;
    EXPECT_LE(ticks.size(), 10u) << low << ' ' << high;
    for (std::size_t k = 0; k < ticks.size(); ++k) {
      EXPECT_TRUE(scale.shows(ticks[k].value)) << low << ' ' << high << ' ' << ticks[k].value;
      if (k > 0) {
        EXPECT_GT(ticks[k].value, ticks[k - 1].value);
      }
    }
  }
}

TEST(AxisRange, ValuesThatALogAxisCannotShowAreLeftOutAndCounted) {
  const ChartModel model = modelOf({-1, 0, 2, std::nan(""), 5}, true);
  EXPECT_EQ(dataLimitsY(model, {}), (AxisLimits{2, 5}));
  EXPECT_EQ(leftOutCount(model.series[0], model), 2u);
  const ChartModel onLinearAxis = modelOf({-1, 0, 2}, false);
  EXPECT_EQ(leftOutCount(onLinearAxis.series[0], onLinearAxis), 0u);
}

TEST(AxisRange, NoValueMeansNoLimits) {
  EXPECT_EQ(dataLimitsY(modelOf({std::nan(""), std::numeric_limits<double>::infinity()}, false), {}),
            std::nullopt);
  EXPECT_EQ(dataLimitsY(modelOf({1, 2}, false), {QStringLiteral("a")}), std::nullopt)
      << "hidden series do not count";
}

TEST(AxisRange, ASingleValueGetsRoomOnBothSides) {
  for (const double value : {0.0, 3.0, -7.0, 1e-9}) {
    const AxisLimits limits = limitsAround({value, value}, linear, 0.04);
    EXPECT_LT(limits.low, value);
    EXPECT_GT(limits.high, value);
  }
  const AxisLimits limits = limitsAround({3, 3}, logarithmic, 0.04);
  EXPECT_GT(limits.low, 0);
  EXPECT_LT(limits.low, 3);
  EXPECT_GT(limits.high, 3);
}

TEST(AxisRange, ASoftMaximumKeepsExplodingCurvesFromFlatteningTheRest) {
  ChartModel model = modelOf({0.3, 1, 1e12}, true);
  model.y.softMaximum = 6;
  EXPECT_EQ(dataLimitsY(model, {}), (AxisLimits{0.3, 6}));
  model.series[0].y = {1e11, 1e12};
  EXPECT_EQ(dataLimitsY(model, {}), (AxisLimits{1e11, 1e12}));
}

TEST(AxisRange, LimitsStayWhileTheDataStayInside) {
  const AxisLimits screen{0, 10};
  EXPECT_EQ(keptLimits(screen, {1, 8}, linear, 0.04), screen);
  EXPECT_EQ(keptLimits(screen, {0, 10}, linear, 0.04), screen);
}

TEST(AxisRange, LimitsGrowOnlyOnTheSideThatIsLeft) {
  const AxisLimits grown = keptLimits({0, 10}, {1, 12}, linear, 0.04);
  EXPECT_EQ(grown.low, 0);
  EXPECT_GE(grown.high, 12);
}

TEST(AxisRange, LimitsShrinkWhenTheDataFillLessThanTwoFifths) {
  EXPECT_EQ(keptLimits({0, 10}, {0, 4.1}, linear, 0), (AxisLimits{0, 10}));
  EXPECT_EQ(keptLimits({0, 10}, {0, 3.9}, linear, 0), (AxisLimits{0, 3.9}));
  EXPECT_EQ(keptLimits({0.01, 100}, {0.1, 10}, logarithmic, 0), (AxisLimits{0.01, 100}));
  EXPECT_EQ(keptLimits({0.01, 100}, {0.1, 2}, logarithmic, 0), (AxisLimits{0.1, 2}));
}

TEST(AxisRange, ImpossibleFixedLimitsAreTreatedAsAbsent) {
  EXPECT_TRUE(hasFixedRange({.range = std::pair(0.0, 1.0)}));
  EXPECT_FALSE(hasFixedRange({.logarithmic = true, .range = std::pair(0.0, 1.0)}));
  EXPECT_FALSE(hasFixedRange({.range = std::pair(1.0, 1.0)}));
  EXPECT_FALSE(hasFixedRange({.range = std::pair(std::nan(""), 1.0)}));
}

/// Neither of no length nor of one beyond the doubles.
TEST(AxisTicks, OfNoAxisAreNone) {
  const double most = std::numeric_limits<double>::max();
  EXPECT_TRUE(labels(false, 3, 3).empty());
  EXPECT_TRUE(labels(false, -most, most).empty());
  EXPECT_TRUE(labels(false, std::nan(""), 1).empty());
  EXPECT_FALSE(labels(false, 0, most).empty());
  EXPECT_FALSE(labels(false, 0, 1e-300).empty());
}

}  // namespace
}  // namespace epsiscope::axis_test
