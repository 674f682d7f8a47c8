#include "ui/charts/chart_frame.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QFontMetricsF>

#include <algorithm>

#include "core/study/study.h"
#include "tests/ui/charts/sample_models.h"
#include "tests/ui/events.h"
#include "ui/charts/chart.h"
#include "ui/charts/chart_picture.h"
#include "ui/charts/chart_shapes.h"
#include "ui/charts/guide_marks.h"
#include "ui/charts/legend_painter.h"

namespace epsiscope::chart_frame_test {
namespace {

ChartFrame frameOf(const ChartModel& model, QSizeF size, double pointSize = 10) {
  QFont font = QApplication::font();
  font.setPointSizeF(pointSize);
  return layOut(model, freshState(model), lightTheme(), font, size);
}

TEST(ChartFrame, NothingIsCutOrOverlapsAtAnySize) {
  const ChartModel model = test::tradeOffModel(60, lightTheme());
  for (const double points : {10.0, 20.0}) {
    for (const QSizeF size : {QSizeF(900, 600), QSizeF(560, 420), QSizeF(1600, 500)}) {
      const ChartFrame frame = frameOf(model, size, points);
      const QRectF whole(QPointF(), size);
      EXPECT_TRUE(whole.contains(frame.plot));
      EXPECT_GT(frame.plot.height(), 0.3 * size.height());
      for (std::size_t i = 0; i < frame.legend.size(); ++i) {
        EXPECT_TRUE(whole.contains(frame.legend[i].box)) << i;
        EXPECT_FALSE(frame.legend[i].box.intersects(frame.plot)) << i;
        for (std::size_t k = 0; k < i; ++k) EXPECT_FALSE(frame.legend[i].box.intersects(frame.legend[k].box));
      }
      EXPECT_FALSE(frame.xTitleBox.intersects(frame.plot));
      EXPECT_FALSE(frame.yTitleBox.intersects(frame.plot));
    }
  }
}

TEST(ChartFrame, ALongNameInTheAxisTitleIsShortenedNotCut) {
  ChartModel model = test::tradeOffModel(60, lightTheme());
  model.y.title = QStringLiteral("Error, squared units of ") + QString(80, QLatin1Char('w'));
  const ChartFrame frame = frameOf(model, {500, 300});
  const QRectF needed =
      QFontMetricsF(frame.smallFont)
          .boundingRect(QRectF(0, 0, frame.plot.height(), 1e6), Qt::TextWordWrap, frame.model.y.title);
  EXPECT_LE(needed.width(), frame.plot.height());
  EXPECT_TRUE(frame.model.y.title.startsWith(QStringLiteral("Error, squared units of w")));
}

TEST(ChartFrame, GuideLabelsNeitherOverlapNorLeaveTheWidget) {
  ChartModel model = test::tradeOffModel(60, lightTheme());
  for (const double epsilon : {0.05, 0.137, 0.5, 8.0, 700.0, 1e-6}) {
    model.guides.back().value = epsilon;
    for (const double target : {0.32, 0.6, 1.33, 1.4}) {
      model.guides[2].value = target;
      const ChartFrame frame = frameOf(model, {700, 480});
      const auto marks = guideMarks(frame);
      for (std::size_t i = 0; i < marks.size(); ++i) {
        EXPECT_TRUE(QRectF(QPointF(), frame.size).contains(marks[i].box)) << marks[i].text.toStdString();
        for (std::size_t k = 0; k < i; ++k)
          EXPECT_FALSE(marks[i].box.intersects(marks[k].box))
              << marks[i].text.toStdString() << " on " << marks[k].text.toStdString();
      }
    }
  }
}

TEST(ChartFrame, AGuideBeyondTheAxisWaitsAtTheEdge) {
  ChartModel model = test::tradeOffModel(60, lightTheme());
  model.guides.back().value = 50;
  const ChartFrame frame = frameOf(model, {700, 480});
  const GuideMark mark = guideMarks(frame).back();
  EXPECT_FALSE(mark.line.has_value());
  EXPECT_TRUE(mark.text.contains(QChar(0x2192)));
  EXPECT_EQ(guideAt(frame, guideMarks(frame), mark.box.center()), model.guides.size() - 1);
}

TEST(ChartFrame, TheNoteCountsWhatALogAxisLeavesOut) {
  ChartModel model = test::tradeOffModel(60, lightTheme());
  EXPECT_TRUE(frameOf(model, {700, 480}).notes.isEmpty());
  model.series[1].y[3] = 0;
  model.series[1].y[4] = -1;
  EXPECT_EQ(frameOf(model, {700, 480}).notes.join(QString()).toStdString(),
            "2 values at or below zero are not shown on the logarithmic axis. Left out: laplace 2.");
}

TEST(ChartFrame, MarkersSitWhereTheModelSaysOnTheCurve) {
  ChartModel model;
  model.series = {
      {.id = QStringLiteral("a"), .x = {0, 10}, .y = {0, 100}, .markerX = std::vector{2.5, 20.0}}};
  const ChartFrame frame = frameOf(model, {500, 400});
  const auto at = markerPositions(frame, frame.model.series[0]);
  ASSERT_EQ(at.size(), 1u) << "none outside the curve";
  EXPECT_NEAR(at[0].x(), frame.x.pixel(2.5), 1e-9);
  EXPECT_NEAR(at[0].y(), frame.y.pixel(25), 1e-9);

  model.series[0].markerX.emplace();
  EXPECT_TRUE(markerPositions(frame, model.series[0]).empty()) << "in the legend only";
}

TEST(ChartFrame, AShadeIsCutAtTheEndsOfALogAxis) {
  ChartModel model;
  model.x = {.logarithmic = true, .range = std::pair(0.1, 10.0)};
  const ChartFrame frame = frameOf(model, {500, 400});
  const QRectF right = shadeBox(frame, {.low = 1, .high = std::numeric_limits<double>::infinity()});
  EXPECT_NEAR(right.left(), frame.plot.center().x(), 1e-6);
  EXPECT_NEAR(right.right(), frame.plot.right(), 1e-6);
  EXPECT_NEAR(right.height(), frame.plot.height(), 1e-6);
  EXPECT_NEAR(shadeBox(frame, {.low = -1, .high = 1}).left(), frame.plot.left(), 1e-6);
  EXPECT_TRUE(shadeBox(frame, {.low = 20, .high = 30}).isNull());
}

TEST(ChartFrame, AGapSplitsACurve) {
  ChartModel model;
  model.series = {{.id = QStringLiteral("a"), .x = {1, 2, 3, 4, 5}, .y = {1, 2, std::nan(""), 2, 1}}};
  EXPECT_EQ(linePieces(frameOf(model, {500, 400})).size(), 2u);
  model.series[0].kind = ChartSeries::Kind::band;
  model.series[0].upper = {2, 3, 4, 3, 2};
  const ChartFrame frame = frameOf(model, {500, 400});
  EXPECT_EQ(bandPolygons(frame, frame.model.series[0]).size(), 2u);
}

/// Its curve is wider; painting areas takes longest.
TEST(ChartFrame, ABandThinnerThanAPixelIsNotPainted) {
  ChartModel model;
  model.y.range = std::pair(0.0, 1.0);
  model.series = {{.id = QStringLiteral("a"),
                   .kind = ChartSeries::Kind::band,
                   .x = {1, 2, 3},
                   .y = {0.5, 0.5, 0.5},
                   .upper = {0.501, 0.5, 0.501}}};
  const auto polygons = [&] { return bandPolygons(frameOf(model, {500, 400}), model.series[0]).size(); };
  EXPECT_EQ(polygons(), 0u);
  model.series[0].upper[2] = 0.51;
  EXPECT_EQ(polygons(), 1u) << "some pixels high at one end";
}

TEST(ChartFrame, ABandWhoseLowerEdgeReachesZeroStaysOnALogAxis) {
  ChartModel model;
  model.y.logarithmic = true;
  model.series = {{.id = QStringLiteral("a"),
                   .kind = ChartSeries::Kind::band,
                   .x = {1, 2, 3},
                   .y = {-0.1, 0.5, 0},
                   .upper = {1, 2, 3}}};
  const ChartFrame frame = frameOf(model, {500, 400});
  const auto polygons = bandPolygons(frame, frame.model.series[0]);
  ASSERT_EQ(polygons.size(), 1u);
  EXPECT_NEAR(polygons[0].boundingRect().bottom(), frame.plot.bottom(), 1e-6);
}

TEST(ChartLegend, AClickHidesASeriesAndItsBandAndControlClickLeavesItAlone) {
  const ChartModel model = test::tradeOffModel(60, lightTheme());
  Chart chart;
  chart.resize(900, 600);
  chart.show(model);
  const ChartFrame frame = layOut(model, freshState(model), lightTheme(), chart.font(), QSizeF(900, 600));
  const QPointF entry = frame.legend[0].box.center();
  test::click(chart, entry);
  EXPECT_EQ(chart.look().hidden, std::vector<std::string>{"laplace"});
  test::click(chart, entry);
  EXPECT_TRUE(chart.look().hidden.empty());
  test::click(chart, entry, Qt::ControlModifier);
  EXPECT_EQ(chart.look().hidden.size(), 5u);
  EXPECT_FALSE(std::ranges::count(chart.look().hidden, "laplace"));
  test::click(chart, entry, Qt::ControlModifier);
  EXPECT_TRUE(chart.look().hidden.empty());
  test::press(chart, Qt::Key_2);
  EXPECT_EQ(chart.look().hidden, std::vector<std::string>{"gaussian"});
}

}  // namespace
}  // namespace epsiscope::chart_frame_test
