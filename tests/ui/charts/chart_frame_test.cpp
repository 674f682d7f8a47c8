#include "ui/charts/chart_frame.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QFontMetricsF>

#include <algorithm>

#include "core/study/study.h"
#include "tests/ui/charts/sample_models.h"
#include "tests/ui/events.h"
#include "ui/charts/axis_range.h"
#include "ui/charts/chart.h"
#include "ui/charts/chart_painter.h"
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
        if (frame.legend[i].box.isNull()) {
          EXPECT_TRUE(whole.contains(frame.moreBox)) << i;
          continue;
        }
        EXPECT_TRUE(whole.contains(frame.legend[i].box)) << i;
        EXPECT_FALSE(frame.legend[i].box.intersects(frame.plot)) << i;
        for (std::size_t k = 0; k < i; ++k) EXPECT_FALSE(frame.legend[i].box.intersects(frame.legend[k].box));
      }
      EXPECT_FALSE(frame.xTitleBox.intersects(frame.plot));
      EXPECT_FALSE(frame.yTitleBox.intersects(frame.plot));
    }
  }
}

TEST(ChartFrame, NamesStandAtTheEndsOfTheirCurvesInTheirOrder) {
  ChartModel model = test::tradeOffModel(60, lightTheme());
  const ChartFrame frame = frameOf(model, {900, 600});
  ASSERT_EQ(frame.legend.size(), 6u);
  for (const LegendEntry& entry : frame.legend) {
    ASSERT_TRUE(entry.end) << entry.text.toStdString();
    EXPECT_GT(entry.box.left(), frame.plot.right());
    const ChartSeries& series = frame.model.series[entry.series];
    EXPECT_NEAR(entry.end->y(), frame.y.pixel(series.y.back()), 1e-6);
    EXPECT_EQ(legendAt(frame, entry.box.center()), entry.series) << "it can be clicked";
    for (const LegendEntry& other : frame.legend)
      if (entry.end->y() < other.end->y()) {
        EXPECT_LT(entry.box.top(), other.box.top());
      }
  }
}

TEST(ChartFrame, WhereThereIsLittleRoomNamesStandBelow) {
  ChartModel model = test::tradeOffModel(60, lightTheme());
  for (const ChartFrame& frame : {frameOf(model, {360, 420}), frameOf(model, {900, 600}, 40)})
    for (const LegendEntry& entry : frame.legend) EXPECT_FALSE(entry.end);
  model.endLabels = false;
  const ChartFrame frame = frameOf(model, {900, 600});
  for (const LegendEntry& entry : frame.legend) EXPECT_GT(entry.box.top(), frame.plot.bottom());
}

/// Thirteen curves with long names.
ChartModel thirteen() {
  ChartModel model;
  model.endLabels = false;
  for (int i = 0; i < 13; ++i)
    model.series.push_back({.id = QString::number(i),
                            .name = QStringLiteral("method number %1 with a name").arg(i),
                            .x = {0, 1},
                            .y = {0, 1.0 + i}});
  return model;
}

/// Each name has a row of its own and leaves no room behind it.
TEST(ChartFrame, WhatIsFoldedAwayIsSaidInSightAlsoBesideWideNames) {
  ChartModel model;
  model.endLabels = false;
  for (int i = 0; i < 4; ++i)
    model.series.push_back({.id = QString::number(i), .name = QString(30, u'm'), .x = {0, 1}, .y = {0, 1}});
  const QFontMetricsF metrics(QApplication::font());
  const double width = metrics.horizontalAdvance(model.series.front().name) + 4 * metrics.height();
  for (const double more : {0.0, 10.0, 20.0, 40.0}) {
    const QSizeF size(width + more, 420);
    const ChartFrame frame = frameOf(model, size, QApplication::font().pointSizeF());
    ASSERT_FALSE(frame.moreText.isEmpty());
    EXPECT_TRUE(QRectF(QPointF(), size).contains(frame.moreBox)) << more;
    for (const LegendEntry& entry : frame.legend) EXPECT_FALSE(entry.box.intersects(frame.moreBox));
  }
}

TEST(ChartFrame, ALongLegendIsTwoRowsThatCanBeOpened) {
  const ChartModel model = thirteen();
  ChartState state = freshState(model);
  const auto frameWith = [&](LegendRows rows) {
    state.legend = rows;
    return layOut(model, state, lightTheme(), QApplication::font(), {800, 500});
  };
  const ChartFrame folded = frameWith(LegendRows::folded);
  const double row = folded.legend.front().box.height();
  qsizetype hidden = 0;
  for (const LegendEntry& entry : folded.legend) {
    hidden += entry.box.isNull();
    if (!entry.box.isNull()) {
      EXPECT_LT(entry.box.bottom() - folded.legend.front().box.top(), 2 * row + 1);
      EXPECT_FALSE(entry.box.intersects(folded.moreBox));
    }
  }
  ASSERT_GT(hidden, 0);
  EXPECT_EQ(folded.moreText, QStringLiteral("+%1 more").arg(hidden));
  EXPECT_LE(folded.moreBox.right(), 800);
  const ChartFrame open = frameWith(LegendRows::open);
  EXPECT_LT(open.plot.height(), folded.plot.height());
  for (const LegendEntry& entry : open.legend) {
    EXPECT_FALSE(entry.box.isNull());
    EXPECT_FALSE(entry.box.intersects(open.moreBox));
  }
  const ChartFrame file = frameWith(LegendRows::all);
  EXPECT_TRUE(file.moreBox.isNull()) << "nothing can be opened in a file";
  for (const LegendEntry& entry : file.legend) EXPECT_FALSE(entry.box.isNull());
}

TEST(ChartFrame, TheLegendOpensByMouseAndByKeyboard) {
  Chart chart;
  chart.resize(800, 500);
  chart.show(thirteen());
  static_cast<QWidget&>(chart).show();
  QApplication::setActiveWindow(&chart);
  chart.setFocus();
  const double folded = chart.positionOf(0, 0).y();
  test::press(chart, Qt::Key_Tab);
  const auto reach = [&] {
    for (int i = 0; i < 13; ++i) test::press(chart, Qt::Key_Right);
  };
  reach();
  EXPECT_LT(chart.positionOf(0, 0).y(), folded) << "an entry that is chosen is seen";
  EXPECT_EQ(chart.reading(), QStringLiteral("fewer"));
  test::press(chart, Qt::Key_Space);
  EXPECT_DOUBLE_EQ(chart.positionOf(0, 0).y(), folded);
}

TEST(ChartFrame, AllBandsAreShownUnlessACurveWithOneIsPointedAt) {
  ChartModel model = test::tradeOffModel(60, lightTheme());
  const auto shown = [&](const ChartModel& one, const QString& lit) {
    const ChartFrame frame = layOut(one, freshState(one), lightTheme(), QApplication::font(), {900, 600});
    QStringList ids;
    for (const ChartSeries& series : frame.model.series)
      if (series.kind == ChartSeries::Kind::band && showsBand(frame, series, lit)) ids << series.group;
    return ids;
  };
  EXPECT_EQ(shown(model, QString()).size(), 6);
  EXPECT_EQ(shown(model, QStringLiteral("staircase")), QStringList{QStringLiteral("staircase")});
  EXPECT_EQ(shown(model, QStringLiteral("without one")).size(), 6);
  model.chosen = QStringLiteral("laplace");
  EXPECT_EQ(shown(model, QString()).size(), 6);
  EXPECT_EQ(shown(model, QStringLiteral("staircase")).size(), 2) << "and that of the method looked at";
}

/// `count` notes of one word with that many letters each.
QStringList notesOf(int count, int words) {
  QStringList notes;
  for (int i = 0; i < count; ++i)
    notes << QStringLiteral("%1%2").arg(QStringLiteral("word ").repeated(words)).arg(i);
  return notes;
}

TEST(ChartFrame, TwoLinesOfNotesStandBelowThePlotAndTheOthersAreFolded) {
  ChartModel model = test::tradeOffModel(60, lightTheme());
  for (const int words : {3, 30, 300}) {
    model.notes = notesOf(5, words);
    const ChartFrame frame = frameOf(model, {900, 600});
    EXPECT_LE(frame.notesBox.height(), 2.2 * QFontMetricsF(frame.smallFont).height()) << words;
    ASSERT_FALSE(frame.notes.isEmpty()) << words;
    const QString& first = frame.notes.front();
    EXPECT_TRUE(first == model.notes.front() || first.endsWith(QStringLiteral(" …"))) << words;
    for (const QString& note : model.notes)
      EXPECT_NE(frame.notes.contains(note), frame.foldedNotes.contains(note)) << words;
  }
  ChartState all = freshState(model);
  all.allNotes = true;
  EXPECT_EQ(layOut(model, all, lightTheme(), QApplication::font(), {900, 600}).notes, model.notes);
}

TEST(ChartFrame, InAFileNotesMakeRoomForThePlotAndFootnotesStay) {
  ChartModel model = test::tradeOffModel(60, lightTheme());
  model.notes = notesOf(6, 40);
  model.footnotes = QStringList(QStringLiteral("not private"));
  const ChartFrame frame = pictureFrame(model, freshState(model), lightTheme(), {800, 500});
  EXPECT_GE(frame.plot.width() * frame.plot.height(), 0.6 * 800 * 500);
  EXPECT_EQ(frame.notes.back(), QStringLiteral("not private"));
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
  std::erase_if(model.series, [](auto& series) { return series.kind == ChartSeries::Kind::band; });
  EXPECT_TRUE(frameOf(model, {700, 480}).notes.isEmpty());
  model.series[0].y[3] = 0;
  model.series[0].y[4] = -1;
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

TEST(ChartFrame, MarkersAndDotsGrowWithTheText) {
  ChartModel model;
  model.series = {{.id = QStringLiteral("a"), .x = {1, 2}, .y = {1, 2}}};
  const auto frameWith = [&](int pixels) {
    QFont font;
    font.setPixelSize(pixels);
    return layOut(model, freshState(model), lightTheme(), font, {900, 500});
  };
  const ChartFrame plain = frameWith(20), large = frameWith(40);
  EXPECT_GT(large.markerRadius, 1.8 * plain.markerRadius);
  for (const bool many : {false, true})
    EXPECT_DOUBLE_EQ(dotRadius(large, many) / large.markerRadius,
                     dotRadius(plain, many) / plain.markerRadius);
}

/// A chart with nothing else says why, however small it is.
TEST(ChartFrame, TheWordsOfAnEmptyChartAreNeverLeftOut) {
  ChartModel silent;
  silent.shades = {{.low = 0, .high = 1}};
  ChartModel says = silent;
  says.shades.front().label = QStringLiteral("Declare bounds to see a private picture. ").repeated(6);
  const auto drawn = [](const ChartModel& model) { return test::drawn(model, {260, 170}); };
  EXPECT_NE(drawn(says), drawn(silent));
  ChartModel curve = test::tradeOffModel(60, lightTheme());
  ASSERT_TRUE(hasContents(curve));
  curve.shades = silent.shades;
  ChartModel both = curve;
  both.shades = says.shades;
  EXPECT_EQ(drawn(both), drawn(curve)) << "no room beside a curve";
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

/// The band's curve is wider; painting areas takes longest.
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
  ChartModel model = test::tradeOffModel(60, lightTheme());
  model.y.range = {0.3, 6};  // Names at the ends of curves stay where they are.
  Chart chart;
  chart.resize(900, 600);
  chart.show(model);
  // A name at the end of its curve moves where others come and go.
  const auto entry = [&] {
    const ChartFrame frame = layOut(model, chart.seen(), lightTheme(), chart.font(), QSizeF(900, 600));
    const auto found = std::ranges::find_if(frame.legend, [&](const LegendEntry& one) {
      return model.series[one.series].id == QLatin1String("laplace");
    });
    return found->box.center();
  };
  test::click(chart, entry());
  EXPECT_EQ(chart.look().hidden, std::vector<std::string>{"laplace"});
  test::click(chart, entry());
  EXPECT_TRUE(chart.look().hidden.empty());
  test::click(chart, entry(), Qt::ControlModifier);
  EXPECT_EQ(chart.look().hidden.size(), 5u);
  EXPECT_FALSE(std::ranges::count(chart.look().hidden, "laplace"));
  test::click(chart, entry(), Qt::ControlModifier);
  EXPECT_TRUE(chart.look().hidden.empty());
  test::press(chart, Qt::Key_2);
  EXPECT_EQ(chart.look().hidden, std::vector<std::string>{"gaussian"});
}

/// Names stand beside both axes, cut where they are long, and those that have no room are left out.
TEST(ChartFrameNames, StandBesideBothAxes) {
  ChartModel model;
  model.heat = ChartHeat{
      .x0 = -0.5, .x1 = 1.5, .y0 = -0.5, .y1 = 1.5, .columns = 2, .rows = 2, .values = {1, 2, 3, 4}};
  model.x.names = model.y.names = {QStringLiteral("age"), QString(200, QLatin1Char('w'))};
  const ChartFrame frame = frameOf(model, {600, 400});
  ASSERT_EQ(frame.yTicks.size(), 2u);
  EXPECT_EQ(frame.yTicks[0].label, QStringLiteral("age"));
  EXPECT_LT(frame.yTicks[1].label.size(), 100);
  EXPECT_GT(frame.plot.width(), 300);
  model.y.names.clear();
  for (int i = 0; i < 200; ++i) model.y.names << QString::number(i);
  model.heat->y1 = 199.5;
  EXPECT_LT(frameOf(model, {600, 400}).yTicks.size(), 60u);
}

}  // namespace
}  // namespace epsiscope::chart_frame_test
