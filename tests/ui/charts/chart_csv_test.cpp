#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "tests/ui/charts/csv_reading.h"
#include "tests/ui/charts/sample_models.h"
#include "ui/charts/chart_csv.h"
#include "ui/charts/chart_rows.h"
#include "ui/theme/theme.h"

namespace epsiscope::chart_csv_test {
namespace {

void expectCell(const std::string& cell, double value) {
  if (std::isnan(value)) {
    EXPECT_EQ(cell, "");
  } else {
    EXPECT_EQ(std::stod(cell), value);
  }
}

TEST(ChartCsv, HoldsExactlyWhatTheModelHolds) {
  ChartModel model = test::tradeOffModel(60, lightTheme());
  model.series[1].y[7] = std::nan("");
  model.series[3].id = QStringLiteral("a \"name\", with\nall that");
  const test::CsvTable table = test::readCsv(chartCsv(model, {}));
  EXPECT_EQ(table.columns, (std::vector<std::string>{"series", "x", "y", "upper", "private"}));
  for (const ChartSeries& series : model.series) {
    const auto rows = table.rowsOf(series.id.toStdString());
    ASSERT_EQ(rows.size(), series.x.size()) << series.id.toStdString();
    for (std::size_t i = 0; i < rows.size(); ++i) {
      EXPECT_EQ(std::stod(rows[i][1]), series.x[i]);
      expectCell(rows[i][2], series.y[i]);
      expectCell(rows[i][3], series.upper.empty() ? std::nan("") : series.upper[i]);
    }
  }
  for (const ChartGuide& guide : model.guides) {
    const auto rows = table.rowsOf(guide.id.toStdString());
    ASSERT_EQ(rows.size(), 1u);
    EXPECT_EQ(std::stod(rows[0][guide.along == ChartGuide::Along::x ? 1 : 2]), guide.value);
  }
}

TEST(ChartCsv, StepsHaveOneNodeMoreThanValues) {
  const ChartModel model = test::histogramModel(lightTheme());
  const auto rows = test::readCsv(chartCsv(model, {})).rowsOf("private prior");
  ASSERT_EQ(rows.size(), 21u);
  EXPECT_EQ(std::stod(rows.back()[1]), 5.0);
  EXPECT_EQ(rows.back()[2], "");
}

TEST(ChartCsv, SaysFirstThatItShowsTrueValues) {
  ChartModel model = test::histogramModel(lightTheme());
  EXPECT_TRUE(
      chartCsv(model, {QStringLiteral("seed: 7")})
          .startsWith(
              "# computed from true values: not private as a whole, not for publication\n# seed: 7\n"));
  model.showsTruth = false;
  EXPECT_TRUE(chartCsv(model, {QStringLiteral("seed: 7")}).startsWith("# seed: 7\n"));
}

TEST(ChartCsv, SaysWhatIsGreyedAndWhy) {
  ChartModel model;
  model.shades = {
      {.low = 1.25, .high = std::numeric_limits<double>::infinity(), .label = QStringLiteral("not proved")}};
  EXPECT_TRUE(chartCsv(model, {}).contains("# greyed from x = 1.25 to the right end: not proved\n"));
}

TEST(ChartCsv, ALineBreakInAHeaderLineCannotEndTheComment) {
  const QByteArray csv = chartCsv(ChartModel{}, {QStringLiteral("one\ntwo\rthree")});
  EXPECT_TRUE(csv.startsWith("# one two three\n"));
}

TEST(ChartCsv, NeverWritesNanOrInfinity) {
  ChartModel model;
  model.series = {
      {.id = QStringLiteral("a"), .x = {1, 2}, .y = {std::numeric_limits<double>::infinity(), std::nan("")}}};
  EXPECT_TRUE(chartCsv(model, {}).endsWith("a,1,,,no\na,2,,,no\n"));
}

TEST(ChartCsv, AHeatMapHasItsCellCentres) {
  ChartModel model;
  model.heat = ChartHeat{.x0 = 0,
                         .x1 = 4,
                         .y0 = 0,
                         .y1 = 1,
                         .columns = 2,
                         .rows = 1,
                         .values = {3, 5},
                         .name = QStringLiteral("F")};
  EXPECT_TRUE(chartCsv(model, {}).endsWith("F,1,0.5,3,no\nF,3,0.5,5,no\n"));
}

/// Steps begin half a place before it.
TEST(ChartCsv, PlacesHaveTheirNamesInTheirRows) {
  ChartModel model;
  model.x.names = {QStringLiteral("a, b"), QStringLiteral("c")};
  model.series = {
      {.id = QStringLiteral("points"), .x = {0, 1}, .y = {3, 4}},
      {.id = QStringLiteral("steps"), .kind = ChartSeries::Kind::steps, .x = {-0.5, 0.5, 1.5}, .y = {3, 4}}};
  const test::CsvTable table = test::readCsv(chartTable(model, chartRows(model)));
  ASSERT_EQ(table.columns.back(), "name");
  std::vector<std::string> names;
  for (const auto& row : table.rows) names.push_back(row.back());
  EXPECT_EQ(names, (std::vector<std::string>{"a, b", "c", "a, b", "c", ""}))
      << chartTable(model, chartRows(model)).toStdString();
}

/// The nearest place, where they do not stand at 0, 1, 2, …; and both axes say which names they have.
TEST(ChartCsv, NamesTheNearestPlaceAndBothAxes) {
  ChartModel model;
  model.x.names = {QStringLiteral("a"), QStringLiteral("b")};
  model.x.places = {0.2, 0.9};
  model.y.names = {QStringLiteral("low")};
  EXPECT_EQ(nameOnAxis(model.x, 0.5), QStringLiteral("a"));
  EXPECT_EQ(nameOnAxis(model.x, 0.6), QStringLiteral("b"));
  EXPECT_TRUE(nameOnAxis(model.x, std::nan("")).isEmpty());
  EXPECT_TRUE(nameOnAxis(model.y, 0.6).isEmpty());
  const QByteArray csv = chartCsv(model, {});
  EXPECT_TRUE(csv.contains("# x = 0.9")) << csv.toStdString();
  EXPECT_TRUE(csv.contains(": b\n"));
  EXPECT_TRUE(csv.contains("# y = 0: low\n"));
}

TEST(ChartTable, HasNoCommentsAndSaysInEveryRowWhatIsPrivate) {
  ChartModel model;
  model.series = {{.id = QStringLiteral("a"), .x = {1}, .y = {2}},
                  {.id = QStringLiteral("b"), .x = {1}, .y = {2}, .notPrivate = true}};
  EXPECT_EQ(chartTable(model, chartRows(model), false), "series,x,y,upper,private\na,1,2,,yes\nb,1,2,,no\n");
  EXPECT_EQ(chartTable(model, chartRows(model)), "series,x,y,upper,private\na,1,2,,no\nb,1,2,,no\n");
  model.showsTruth = true;
  EXPECT_EQ(chartTable(model, chartRows(model), false), "series,x,y,upper,private\na,1,2,,no\nb,1,2,,no\n");
}

}  // namespace
}  // namespace epsiscope::chart_csv_test
