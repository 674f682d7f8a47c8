#include "ui/charts/polyline.h"

#include <gtest/gtest.h>

#include <cmath>

namespace epsiscope::polyline_test {
namespace {

const QRectF window(0, 0, 10, 10);

double area(const QPolygonF& polygon) {
  double twice = 0;
  for (qsizetype i = 0; i < polygon.size(); ++i) {
    const QPointF a = polygon[i];
    const QPointF b = polygon[(i + 1) % polygon.size()];
    twice += a.x() * b.y() - b.x() * a.y();
  }
  return std::abs(twice) / 2;
}

TEST(ClippedLine, AGapMakesTwoPieces) {
  const auto pieces = clippedLine({{1, 1}, {2, 2}, {3, std::nan("")}, {4, 4}, {5, 5}, {6, 6}}, window);
  ASSERT_EQ(pieces.size(), 2u);
  EXPECT_EQ(pieces[0], (QPolygonF{{1, 1}, {2, 2}}));
  EXPECT_EQ(pieces[1], (QPolygonF{{4, 4}, {5, 5}, {6, 6}}));
}

TEST(ClippedLine, ALinePassingThroughIsCutAtBothEdges) {
  const auto pieces = clippedLine({{-5, 5}, {15, 5}}, window);
  ASSERT_EQ(pieces.size(), 1u);
  EXPECT_EQ(pieces[0], (QPolygonF{{0, 5}, {10, 5}}));
}

TEST(ClippedLine, ALineThatLeavesAndComesBackIsTwoPieces) {
  const auto pieces = clippedLine({{1, 5}, {2, 25}, {3, 5}, {4, 5}}, window);
  ASSERT_EQ(pieces.size(), 2u);
  EXPECT_EQ(pieces[0].last(), QPointF(1.25, 10));
  EXPECT_EQ(pieces[1].first(), QPointF(2.75, 10));
  EXPECT_EQ(pieces[1].last(), QPointF(4, 5));
}

TEST(ClippedLine, WhatIsOutsideOrTooShortIsGone) {
  EXPECT_TRUE(clippedLine({{1, 20}, {5, 30}}, window).empty());
  EXPECT_TRUE(clippedLine({{1, 1}}, window).empty());
  EXPECT_TRUE(clippedLine({}, window).empty());
}

TEST(ClippedLine, HugeValuesBecomeOrdinaryOnes) {
  for (const QPolygonF& piece : clippedLine({{1, 1}, {2, 1e300}, {3, 1}}, window))
    for (const QPointF& point : piece) EXPECT_TRUE(window.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(point));
}

TEST(ThinnedLine, KeepsTheFirstTheExtremesAndTheLastOfEveryColumn) {
  QPolygonF line;
  for (int i = 0; i < 10000; ++i) line << QPointF(i / 1000.0, i % 7 == 0 ? -i : i % 11);
  line[5000].setY(std::nan(""));
  const QPolygonF thin = thinnedLine(line, window, 10);
  EXPECT_LE(thin.size(), 10 * 4 + 5);
  EXPECT_EQ(thin.first(), line.first());
  EXPECT_EQ(thin.last(), line.last());
  qsizetype gaps = 0;
  for (const QPointF& point : thin) gaps += std::isnan(point.y());
  EXPECT_EQ(gaps, 1);
  for (int column = 0; column < 10; ++column) {
    const auto lowest = [&](const QPolygonF& points) {
      double low = 1e9;
      for (const QPointF& p : points)
        if (static_cast<int>(p.x()) == column && p.y() < low) low = p.y();
      return low;
    };
    EXPECT_EQ(lowest(thin), lowest(line)) << column;
  }
  EXPECT_EQ(thinnedLine({{1, 1}, {1, 2}, {1, 3}}, window, 1), (QPolygonF{{1, 1}, {1, 2}, {1, 3}}));
}

TEST(ClippedPolygon, KeepsTheAreaInside) {
  EXPECT_NEAR(area(clippedPolygon({{5, 5}, {15, 5}, {15, 15}, {5, 15}}, window)), 25, 1e-12);
  EXPECT_NEAR(area(clippedPolygon({{-5, -5}, {15, -5}, {15, 15}, {-5, 15}}, window)), 100, 1e-12);
  EXPECT_NEAR(area(clippedPolygon({{2, 2}, {4, 2}, {4, 4}, {2, 4}}, window)), 4, 1e-12);
  EXPECT_TRUE(clippedPolygon({{20, 20}, {30, 20}, {30, 30}}, window).isEmpty());
}

}  // namespace
}  // namespace epsiscope::polyline_test
