#include "ui/charts/edge_marks.h"

#include <gtest/gtest.h>

#include <QFont>

#include <algorithm>
#include <cmath>
#include <set>

#include "ui/charts/axis_range.h"
#include "ui/charts/chart_frame.h"
#include "ui/charts/chart_picture.h"
#include "ui/charts/chart_rows.h"
#include "ui/charts/guide_marks.h"
#include "ui/theme/theme.h"

namespace epsiscope::edge_marks_test {
namespace {

using Edge = EdgeMark::Edge;

/// Published points over a range from 0 to 0.5.
ChartModel published(std::vector<double> error) {
  ChartModel model;
  model.id = QStringLiteral("trade-off");
  model.x = {.range = std::pair(0.0, 10.0)};
  model.y = {.range = std::pair(0.0, 0.5)};
  ChartSeries series;
  series.id = series.name = QStringLiteral("published");
  for (std::size_t i = 0; i < error.size(); ++i) series.x.push_back(1 + static_cast<double>(i));
  series.y = std::move(error);
  series.markerX = series.x;
  model.series = {series};
  return model;
}

ChartFrame frameOf(const ChartModel& model, const ChartState& state) {
  QFont font;
  font.setPixelSize(13);
  return layOut(model, state, lightTheme(), font, {900, 500});
}
ChartFrame frameOf(const ChartModel& model) {
  return frameOf(model, freshState(model));
}

TEST(EdgeMarks, APointAboveTheAxisHasAnArrowAtTheEdgeWithItsValue) {
  const ChartFrame frame = frameOf(published({0.8248, 0.27, 0.5318}));
  ASSERT_EQ(frame.edges.size(), 2u);
  const EdgeMark& first = frame.edges.front();
  EXPECT_EQ(first.text, QStringLiteral("0.8248"));
  EXPECT_EQ(first.edge, Edge::top);
  EXPECT_DOUBLE_EQ(first.tip.y(), frame.plot.top());
  EXPECT_DOUBLE_EQ(first.tip.x(), frame.x.pixel(1));
  EXPECT_TRUE(frame.plot.contains(first.box));
  EXPECT_EQ(frame.edges.back().text, QStringLiteral("0.5318"));
  EXPECT_FALSE(frame.edges.back().box.intersects(first.box));
  EXPECT_TRUE(frameOf(published({0.1, 0.2})).edges.empty());
}

/// Where a series goes on from the last point of another one, that point is the other's.
TEST(EdgeMarks, APointThatOnlyJoinsTwoSeriesHasNone) {
  ChartModel model = published({0.8248, 0.7, 0.2});
  model.series.front().markerX = std::vector<double>{2, 3};
  const auto marks = frameOf(model).edges;
  ASSERT_EQ(marks.size(), 1u);
  EXPECT_EQ(marks.front().text, QStringLiteral("0.7"));
}

TEST(EdgeMarks, EveryEdgeHasItsOwn) {
  ChartModel model = published({-0.2, 0.3, 0.3});
  model.series.front().x = {5, -3, 12};
  model.series.front().markerX = model.series.front().x;
  std::vector<std::pair<Edge, QString>> found;
  for (const EdgeMark& mark : frameOf(model).edges) found.emplace_back(mark.edge, mark.text);
  EXPECT_EQ(found, (std::vector<std::pair<Edge, QString>>{{Edge::left, QStringLiteral("\u22123")},
                                                          {Edge::right, QStringLiteral("12")},
                                                          {Edge::bottom, QStringLiteral("\u22120.2")}}));
}

TEST(EdgeMarks, ACurveThatLeavesThePlotHasAnArrowThereAndOneThatNeverComesItsValue) {
  ChartModel model = published({0.9, 0.7, 0.4, 0.3});
  model.series.front().markerX.reset();
  const auto leaves = frameOf(model).edges;
  ASSERT_EQ(leaves.size(), 1u);
  EXPECT_TRUE(leaves.front().text.isEmpty()) << "one sees that it goes on";
  EXPECT_EQ(leaves.front().points, (std::vector<std::size_t>{0, 1}));
  EXPECT_DOUBLE_EQ(leaves.front().tip.x(), frameOf(model).x.pixel(2));
  model.series.front().y = {0.9, 0.8, 0.7, 0.6};
  const auto beyond = frameOf(model).edges;
  ASSERT_EQ(beyond.size(), 1u);
  EXPECT_EQ(beyond.front().text, QStringLiteral("0.9"));
}

TEST(EdgeMarks, ManyPointsBeyondOneEdgeAreOneMark) {
  const auto marks = frameOf(published({1, 2, 3, 4, 5, 6, 7, 8})).edges;
  ASSERT_EQ(marks.size(), 1u);
  EXPECT_EQ(marks.front().text, QStringLiteral("8 points, as far as 8"));
  EXPECT_EQ(marks.front().points.size(), 8u);
}

TEST(EdgeMarks, WhatHasNoRoomStandsInAWordBelowExports) {
  ChartModel model = published({0.8});
  for (int i = 0; i < 9; ++i) {
    model.series.push_back(model.series.front());
    model.series.back().id += QString::number(i);
    model.series.back().name = QStringLiteral("column %1").arg(i);
  }
  const ChartFrame frame = frameOf(model);
  EXPECT_EQ(frame.edges.size(), 10u);
  const auto placed =
      std::ranges::count_if(frame.edges, [](const EdgeMark& mark) { return !mark.box.isNull(); });
  EXPECT_GE(placed, 3);
  EXPECT_LT(placed, 10);
  EXPECT_EQ(marksWithoutRoom(frame).count(QStringLiteral(": 0.8 at 1")), 10 - placed);
}

TEST(EdgeMarks, APartThatTheUserChoseSaysHowManyAreOutside) {
  const ChartModel model = published({0.8, 0.3, 0.2, 0.1});
  ChartState part = freshState(model);
  part.y = {0.15, 0.4};
  part.isPart = true;
  const ChartFrame frame = frameOf(model, part);
  EXPECT_TRUE(frame.edges.empty());
  EXPECT_EQ(frame.outside, QStringLiteral("2 points lie outside this part."));
  EXPECT_EQ(visibleRows(model, part).size(), 2u);
  EXPECT_EQ(rowsOutside(model, part), 2u);
  const ChartState whole = freshState(model);
  EXPECT_TRUE(frameOf(model, whole).outside.isEmpty());
  EXPECT_EQ(visibleRows(model, whole).size(), 4u) << "what an arrow points to is not lost";
}

GuideMark markOf(const ChartGuide& guide, bool isPart = false) {
  ChartModel model = published({0.1, 0.2});
  model.guides = {guide};
  ChartState state = freshState(model);
  state.isPart = isPart;
  return guideMarks(frameOf(model, state)).front();
}

TEST(EdgeMarks, APlainGuideBeyondTheAxisWaitsAtTheEdgeWithItsValue) {
  using Along = ChartGuide::Along;
  const auto textOf = [](Along along, double value, const char* label) {
    const GuideMark mark = markOf(
        {.id = QStringLiteral("g"), .along = along, .value = value, .label = QString::fromUtf8(label)});
    EXPECT_FALSE(mark.line);
    EXPECT_FALSE(mark.box.isNull());
    return mark.text;
  };
  EXPECT_EQ(textOf(Along::y, 0.8, "no privacy"), QStringLiteral("no privacy: 0.8 ↑"));
  EXPECT_EQ(textOf(Along::y, -0.25, "no privacy"), QStringLiteral("no privacy: \u22120.25 ↓"));
  EXPECT_EQ(textOf(Along::x, 12, "ε 12"), QStringLiteral("ε 12 →"));
  EXPECT_EQ(textOf(Along::x, -3, ""), QStringLiteral("← \u22123"));
  const GuideMark inside = markOf({.id = QStringLiteral("g"), .value = 5, .label = QStringLiteral("five")});
  EXPECT_TRUE(inside.line);
  EXPECT_EQ(inside.text, QStringLiteral("five"));
}

TEST(EdgeMarks, APlainGuideHasNoWordsInAPartOrWhereNoAxisCouldShowIt) {
  const ChartGuide above{.id = QStringLiteral("g"),
                         .along = ChartGuide::Along::y,
                         .value = 0.8,
                         .label = QStringLiteral("no privacy")};
  EXPECT_TRUE(markOf(above, true).text.isEmpty());
  ChartModel model = published({0.1, 0.2});
  model.y = {.logarithmic = true, .range = std::pair(0.01, 0.5)};
  model.guides = {above};
  model.guides.front().value = 0;
  EXPECT_TRUE(guideMarks(frameOf(model)).front().text.isEmpty());
}

}  // namespace
}  // namespace epsiscope::edge_marks_test
