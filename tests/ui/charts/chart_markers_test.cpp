#include <gtest/gtest.h>

#include <QApplication>
#include <QClipboard>

#include <cmath>

#include "core/study/study.h"
#include "tests/ui/charts/sample_models.h"
#include "tests/ui/events.h"
#include "ui/charts/chart.h"
#include "ui/charts/chart_picture.h"
#include "ui/charts/pinned_markers.h"
#include "ui/theme/theme.h"

namespace epsiscope::chart_markers_test {
namespace {

/// Two lines, one of which has a gap, and a band; on log axes.
ChartModel twoLines() {
  ChartModel model;
  model.id = QStringLiteral("two");
  model.x = {.title = QStringLiteral("Budget ε: less is more"), .logarithmic = true};
  model.y.logarithmic = true;
  model.series = {
      {.id = QStringLiteral("a"), .name = QStringLiteral("A"), .x = {1, 2, 4}, .y = {1, 10, 40}},
      {.id = QStringLiteral("b"), .name = QStringLiteral("B"), .x = {1, 2, 4}, .y = {3, std::nan(""), 9}},
      {.id = QStringLiteral("c"),
       .name = QStringLiteral("C"),
       .kind = ChartSeries::Kind::band,
       .x = {1, 4},
       .y = {1, 1},
       .upper = {2, 2}}};
  return model;
}

class ChartMarkersTest : public testing::Test {
protected:
  ChartMarkersTest() {
    chart.resize(900, 600);
    chart.show(twoLines());
    QObject::connect(&chart, &Chart::lookChanged, [this] { ++changes; });
    QObject::connect(&chart, &Chart::pointClicked, [this](const QString& id, double x, double y) {
      clicks.push_back({id.toStdString(), x, y});
    });
  }
  MarkerTable table() const {
    return markerTable(layOut(chart.model(), chart.seen(), lightTheme(), chart.font(), QSizeF(900, 600)));
  }
  /// The cells in the row of a series, joined; empty if there is none.
  std::string row(const QString& name) const {
    for (const MarkerTable::Row& row : table().rows)
      if (row.series && row.cells.front() == name) return row.cells.join('|').toStdString();
    return {};
  }

  struct Click {
    std::string id;
    double x = 0, y = 0;
    bool operator==(const Click&) const = default;
  };
  Chart chart;
  int changes = 0;
  std::vector<Click> clicks;
};

TEST_F(ChartMarkersTest, TwoMarkersCompareEveryVisibleCurve) {
  chart.pinMarker(1);
  chart.pinMarker(4);
  EXPECT_EQ(table().rows.front().cells.join('|').toStdString(), "Budget ε|1|4|3|4");
  EXPECT_EQ(row(QStringLiteral("A")), "A|1|40|39|40");
  EXPECT_EQ(row(QStringLiteral("B")), "B|3|9|6|3");
  EXPECT_EQ(row(QStringLiteral("C")), "C|1 to 2|1 to 2||") << "a band has no difference";
  chart.setLook({.hidden = {"a"}, .markers = {1, 2}, .logY = false});
  EXPECT_EQ(row(QStringLiteral("A")), "");
  EXPECT_EQ(row(QStringLiteral("B")), "B|3||") << "nothing is made up in a gap";
}

TEST_F(ChartMarkersTest, WhatIsInterpolatedIsMarkedInTheDifferenceToo) {
  chart.setLook({.markers = {1, 3}, .logX = false, .logY = false});
  EXPECT_EQ(row(QStringLiteral("A")), "A|1|≈ 25|≈ 24");
}

TEST_F(ChartMarkersTest, AThirdTakesThePlaceOfTheOlder) {
  for (const double x : {1.0, 2.0, 2.0, 4.0}) chart.pinMarker(x);
  EXPECT_EQ(chart.look().markers, (std::vector<double>{2, 4}));
  test::press(chart, Qt::Key_Delete);
  EXPECT_EQ(chart.look().markers, std::vector<double>{2});
}

TEST_F(ChartMarkersTest, ShiftAndAClickPinAndADragMovesWithoutZooming) {
  test::click(chart, chart.positionOf(2, 5) + QPointF(3, 0), Qt::ShiftModifier);
  EXPECT_EQ(chart.look().markers, std::vector<double>{2}) << "snaps to the computed point";
  test::drag(chart, chart.positionOf(2, 5), chart.positionOf(4, 5));
  EXPECT_EQ(chart.look().markers, std::vector<double>{4});
  EXPECT_EQ(changes, 2);
  EXPECT_FALSE(chart.isZoomed());
}

TEST_F(ChartMarkersTest, TheKeyboardPinsAtTheCrosshair) {
  test::press(chart, Qt::Key_Right);
  const double x = chart.look().markers.empty() ? std::nan("") : chart.look().markers.front();
  EXPECT_TRUE(std::isnan(x));
  test::press(chart, Qt::Key_M);
  ASSERT_EQ(chart.look().markers.size(), 1u);
  EXPECT_GT(chart.look().markers.front(), 2) << "right of the middle";
}

TEST_F(ChartMarkersTest, CopiesValuesWithAllDigitsAndSaysWhatIsInterpolated) {
  chart.setLook({.markers = {1, 3}, .logX = false, .logY = false});
  test::sendMouse(chart, QEvent::MouseMove, chart.positionOf(2, 5));
  test::press(chart, Qt::Key_C, Qt::ControlModifier);
  const QStringList lines = QApplication::clipboard()->text().split('\n');
  EXPECT_EQ(lines[0].toStdString(), "curve\tplace\tBudget ε\tvalue\tupper edge\thow");
  EXPECT_TRUE(lines.contains(QStringLiteral("A\tcrosshair\t2\t10\t\tcomputed")));
  EXPECT_TRUE(lines.contains(QStringLiteral("A\tmarker 1\t1\t1\t\tcomputed")));
  EXPECT_TRUE(lines.contains(QStringLiteral("A\tmarker 2\t3\t25\t\tinterpolated")));
  EXPECT_TRUE(lines.contains(QStringLiteral("C\tmarker 1\t1\t1\t2\tcomputed")));
  EXPECT_TRUE(lines.contains(QStringLiteral("A\tmarker 2 − marker 1\t2\t24\t\tinterpolated")));
}

TEST_F(ChartMarkersTest, AClickNearAComputedPointChoosesIt) {
  test::click(chart, chart.positionOf(2, 10) + QPointF(5, 5));
  ASSERT_EQ(clicks.size(), 1u);
  EXPECT_EQ(clicks[0], (Click{"a", 2, 10}));
  test::click(chart, chart.positionOf(2, 10) + QPointF(7, 7));
  EXPECT_EQ(clicks.size(), 1u) << "9.9 pixels away";
  test::drag(chart, chart.positionOf(2, 10), chart.positionOf(3, 5));
  EXPECT_EQ(clicks.size(), 1u) << "a drag is no click";
  test::press(chart, Qt::Key_0);
  chart.setLook({.hidden = {"a"}});
  test::click(chart, chart.positionOf(2, 10));
  EXPECT_EQ(clicks.size(), 1u) << "hidden";
}

TEST_F(ChartMarkersTest, EnterChoosesTheComputedPointOfTheChosenCurve) {
  test::press(chart, Qt::Key_Down);
  test::press(chart, Qt::Key_Return);
  EXPECT_EQ(clicks, (std::vector<Click>{{"a", 2, 10}}));
}

}  // namespace
}  // namespace epsiscope::chart_markers_test
