#include <gtest/gtest.h>

#include <limits>
#include <random>

#include "core/study/study.h"
#include "core/study/study_file.h"
#include "tests/ui/charts/sample_models.h"
#include "tests/ui/events.h"
#include "ui/charts/chart.h"
#include "ui/charts/chart_look.h"
#include "ui/charts/chart_picture.h"
#include "ui/theme/theme.h"

namespace epsiscope::chart_look_test {
namespace {

class ChartLookTest : public testing::Test {
protected:
  ChartLookTest() {
    chart.resize(900, 600);
    chart.show(model);
    QObject::connect(&chart, &Chart::lookChanged, [this] { ++changes; });
  }
  std::vector<double> zoom() const { return chart.look().zoom; }

  ChartModel model = test::tradeOffModel(60, lightTheme());
  Chart chart;
  int changes = 0;
};

TEST_F(ChartLookTest, ComesBackFromAStudyFile) {
  test::drag(chart, chart.positionOf(1, 4), chart.positionOf(4, 0.8));
  test::press(chart, Qt::Key_2);
  chart.pinMarker(1.5);
  chart.pinMarker(0.1 + 0.2);
  ChartLook look = chart.look();
  look.logY = false;
  Study study;
  study.view.charts = {look};
  const ChartLook saved = parseStudy(toJson(study), "s.json").view.charts.front();
  Chart other;
  other.resize(700, 500);
  other.show(model);
  int news = 0;
  QObject::connect(&other, &Chart::lookChanged, [&news] { ++news; });
  other.setLook(saved);
  EXPECT_EQ(other.look(), look);
  EXPECT_FALSE(other.model().y.logarithmic);
  EXPECT_EQ(news, 0) << "what the program changes is no news";
  EXPECT_EQ(other.limits()[0], look.zoom[0]);
}

TEST_F(ChartLookTest, NonsenseIsIgnored) {
  const double nan = std::nan("");
  const double inf = std::numeric_limits<double>::infinity();
  const auto before = chart.limits();
  for (const std::vector<double>& bad : {std::vector<double>{1, 2},
                                         {1, 2, 1, nan},
                                         {2, 1, 1, 3},
                                         {1, 1, 1, 3},
                                         {0, 2, 1, 3},
                                         {1, inf, 1, 3},
                                         {500, 600, 1, 3}}) {
    chart.setLook({.chart = "trade-off", .zoom = bad});
    EXPECT_FALSE(chart.isZoomed());
    EXPECT_EQ(chart.limits(), before);
  }
  chart.setLook({.chart = "trade-off", .hidden = {"a method of tomorrow"}, .markers = {nan, 1, inf, 2, 3}});
  EXPECT_EQ(chart.look().hidden, std::vector<std::string>{"a method of tomorrow"});
  EXPECT_EQ(chart.look().markers, (std::vector<double>{1, 2}));
  chart.setLook({.chart = "another", .markers = {5}});
  EXPECT_EQ(chart.look().markers, (std::vector<double>{1, 2})) << "the look of another chart";
}

TEST_F(ChartLookTest, TheSameLookAgainKeepsTheHistory) {
  test::press(chart, Qt::Key_Plus);
  test::press(chart, Qt::Key_Plus);
  chart.setLook(chart.look());
  EXPECT_TRUE(chart.canZoomBack());
  chart.zoomBack();
  EXPECT_TRUE(chart.isZoomed());
}

TEST_F(ChartLookTest, AnotherChartInItsPlaceIsLookedAtAfresh) {
  chart.pinMarker(1);
  test::press(chart, Qt::Key_1);
  chart.show(test::histogramModel(lightTheme()));
  EXPECT_EQ(chart.look(), ChartLook{.chart = "interval"});
}

TEST_F(ChartLookTest, BackThenForwardIsWhereOneWas) {
  std::mt19937 random(7);
  for (int i = 0; i < 300; ++i) {
    switch (random() % 6) {
      case 0:
        test::drag(chart, {200, 150}, {500.0 + static_cast<double>(random() % 200), 400});
        break;
      case 1:
        test::wheel(chart, {400, 300}, random() % 2 == 0 ? 120 : -120);
        break;
      case 2:
        test::drag(chart, {400, 300}, {430, 320}, Qt::RightButton);
        break;
      case 3:
        test::press(chart, Qt::Key_0);
        break;
      case 4:
        test::press(chart, Qt::Key_Backspace);
        break;
      default:
        test::press(chart, Qt::Key_Right);
    }
    const std::vector<double> here = zoom();
    if (!chart.canZoomBack()) continue;
    chart.zoomBack();
    EXPECT_TRUE(chart.canZoomForward());
    chart.zoomForward();
    ASSERT_EQ(zoom(), here) << i;
  }
}

TEST_F(ChartLookTest, GoingBackToTheBeginningShowsEverything) {
  for (int i = 0; i < 5; ++i) test::press(chart, Qt::Key_Plus);
  const std::vector<double> deepest = zoom();
  test::press(chart, Qt::Key_0);
  EXPECT_FALSE(chart.isZoomed());
  chart.zoomBack();
  EXPECT_EQ(zoom(), deepest) << "showing everything is a step, too";
  for (int i = 0; i < 5; ++i) chart.zoomBack();
  EXPECT_FALSE(chart.isZoomed());
  EXPECT_FALSE(chart.canZoomBack());
  test::press(chart, Qt::Key_Plus);
  EXPECT_FALSE(chart.canZoomForward()) << "a new step forgets those ahead";
}

TEST_F(ChartLookTest, TurningTheWheelOnOneSpotIsOneStep) {
  for (int i = 0; i < 4; ++i) test::wheel(chart, {400, 300}, 120);
  const std::vector<double> once = zoom();
  test::sendMouse(chart, QEvent::MouseMove, {500, 300});
  test::wheel(chart, {500, 300}, 120);
  chart.zoomBack();
  EXPECT_EQ(zoom(), once);
  chart.zoomBack();
  EXPECT_FALSE(chart.isZoomed());
}

TEST_F(ChartLookTest, WhileADragIsUnderWayItIsNotDisturbed) {
  const ChartLook before = chart.look();
  test::sendMouse(chart, QEvent::MouseButtonPress, {400, 300}, Qt::RightButton);
  test::sendMouse(chart, QEvent::MouseMove, {450, 300});
  const std::vector<double> moved = zoom();
  EXPECT_FALSE(moved.empty());
  chart.setLook(before);
  EXPECT_EQ(zoom(), moved);
  EXPECT_EQ(changes, 0);
  test::sendMouse(chart, QEvent::MouseButtonRelease, {450, 300}, Qt::RightButton);
  EXPECT_EQ(changes, 1);
}

TEST_F(ChartLookTest, OffersToFitWhenTheDataHaveLeftAndNeverJumps) {
  test::drag(chart, chart.positionOf(1, 2), chart.positionOf(8, 0.35));
  EXPECT_FALSE(chart.offersFit());
  const std::vector<double> part = zoom();
  for (ChartSeries& series : model.series) {
    for (double& y : series.y) y *= 100;
    for (double& y : series.upper) y *= 100;
  }
  chart.show(model);
  EXPECT_TRUE(chart.offersFit());
  EXPECT_EQ(zoom(), part);
  test::press(chart, Qt::Key_F);
  EXPECT_FALSE(chart.offersFit());
  const std::vector<double> fitted = zoom();
  EXPECT_EQ(fitted[0], part[0]);
  EXPECT_EQ(fitted[1], part[1]);
  EXPECT_LT(fitted[2], 33.1 * 0.9);
  EXPECT_GT(fitted[3], 123 * 1.15) << "the highest upper edge at epsilon 1";
  chart.zoomBack();
  EXPECT_EQ(zoom(), part);
}

TEST_F(ChartLookTest, AClickOnTheOfferFits) {
  test::drag(chart, chart.positionOf(4, 5.5), chart.positionOf(7.9, 3));
  ASSERT_TRUE(chart.offersFit()) << "an empty corner";
  const std::array<double, 4> limits = chart.limits();
  const QPointF corner = chart.positionOf(limits[1], limits[2]);
  test::click(chart, corner - QPointF(20, 18));
  EXPECT_FALSE(chart.offersFit());
}

TEST_F(ChartLookTest, AnOfferComesWhenMostPointsHaveGone) {
  ChartModel line;
  line.series = {{.id = QStringLiteral("a"), .name = QStringLiteral("A")}};
  for (int i = 0; i < 100; ++i) {
    line.series[0].x.push_back(i);
    line.series[0].y.push_back(i % 10);
  }
  chart.show(line);
  chart.setLook({.zoom = {10, 60, 0, 9}});
  EXPECT_FALSE(chart.offersFit());
  for (double& x : line.series[0].x) x += 55;
  chart.show(line);
  EXPECT_TRUE(chart.offersFit()) << "5 of 100 points are left";
  chart.setLook({.zoom = {57, 60, 0, 9}});
  EXPECT_FALSE(chart.offersFit()) << "who asks for few points gets few";
}

TEST_F(ChartLookTest, ALogAxisLeavesOutWhatItCannotShowAndSaysHowMuch) {
  ChartModel mixed;
  mixed.id = QStringLiteral("mixed");
  mixed.series = {{.id = QStringLiteral("a"), .name = QStringLiteral("A"), .x = {0, 1, 2}, .y = {-1, 0, 5}},
                  {.id = QStringLiteral("b"), .name = QStringLiteral("B"), .x = {1, 2, 3}, .y = {-1, 2, 3}}};
  mixed.guides = {{.id = QStringLiteral("g"), .value = -3, .label = QStringLiteral("g"), .draggable = true}};
  chart.show(mixed);
  chart.setLook({.logX = true, .logY = true});
  EXPECT_TRUE(chart.model().x.logarithmic);
  for (const double limit : chart.limits()) EXPECT_GT(limit, 0);
  const auto note = [&] {
    return layOut(chart.model(), chart.seen(), lightTheme(), chart.font(), QSizeF(900, 600)).notes.join(' ');
  };
  EXPECT_TRUE(note().startsWith(QStringLiteral("3 values"))) << note().toStdString();
  EXPECT_TRUE(note().endsWith(QStringLiteral("Left out: A 2, B 1.")));
  chart.setLook({.hidden = {"a"}, .logX = true, .logY = true});
  EXPECT_TRUE(note().startsWith(QStringLiteral("1 value "))) << "hidden curves leave nothing out";
  chart.grab();
  chart.setLook({});
  EXPECT_TRUE(note().isEmpty());
}

TEST_F(ChartLookTest, SwitchingAnAxisKeepsThePartIfItCan) {
  ChartModel line;
  line.series = {{.id = QStringLiteral("a"), .x = {-1, 1, 2, 3}, .y = {1, 2, 3, 4}}};
  chart.show(line);
  chart.setLook({.zoom = {1, 2, 1, 3}});
  chart.setLook({.zoom = {1, 2, 1, 3}, .logX = true});
  EXPECT_EQ(zoom(), (std::vector<double>{1, 2, 1, 3}));
  chart.setLook({.zoom = {-0.5, 2, 1, 3}, .logX = false});
  chart.setLook({.zoom = {-0.5, 2, 1, 3}, .logX = true});
  EXPECT_TRUE(zoom().empty());
}

TEST_F(ChartLookTest, AMapKeepsItsAxes) {
  chart.show(test::heatModel());
  chart.setLook({.logX = true, .logY = true});
  EXPECT_FALSE(chart.model().x.logarithmic);
}

TEST(ChartLook, ClickingOnTheLegendMindsGroups) {
  ChartModel model;
  model.series = {
      {.id = QStringLiteral("line"), .name = QStringLiteral("Line")},
      {.id = QStringLiteral("band"), .name = QStringLiteral("Band"), .group = QStringLiteral("line")},
      {.id = QStringLiteral("other"), .name = QStringLiteral("Other")}};
  const QString line = QStringLiteral("line"), band = QStringLiteral("band"), other = QStringLiteral("other");
  EXPECT_EQ(toggled(model, {}, line), QStringList{line});
  EXPECT_EQ(toggled(model, {line}, band), QStringList()) << "the band comes back with its line";
  EXPECT_EQ(isolated(model, {}, band), QStringList{other}) << "alone, but not without its line";
  EXPECT_EQ(isolated(model, {other}, line), QStringList()) << "what is alone already ends being so";
  EXPECT_EQ(isolated(model, {line}, other), QStringList());
}

TEST(ChartLook, APictureIsDrawnAsItIsSeen) {
  const ChartModel model = test::tradeOffModel(60, lightTheme());
  const ChartLook look{
      .chart = "trade-off", .zoom = {1, 2, 0.5, 3}, .hidden = {"laplace"}, .markers = {1.5}, .logX = false};
  const ChartModel drawn = withLook(model, look);
  EXPECT_FALSE(drawn.x.logarithmic);
  const ChartState seen = seenState(drawn, look);
  EXPECT_EQ(seen.x, (AxisLimits{1, 2}));
  EXPECT_EQ(seen.y, (AxisLimits{0.5, 3}));
  EXPECT_EQ(seen.hidden, QStringList{QStringLiteral("laplace")});
  EXPECT_EQ(seen.markers, std::vector<double>{1.5});
  EXPECT_EQ(seenState(model, {}).x, freshState(model).x);
}

}  // namespace
}  // namespace epsiscope::chart_look_test
