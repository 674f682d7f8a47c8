#include "tests/support/every_task.h"
#include "ui/state/view_kind.h"
#include "ui/views/study_charts.h"

#include <gtest/gtest.h>

#include <QFont>

#include <cmath>
#include <set>

#include "core/study/load.h"
#include "core/study/study_file.h"
#include "core/tasks/task.h"
#include "tests/support/paths.h"
#include "tests/ui/charts/csv_reading.h"
#include "tests/support/prepared.h"
#include "ui/charts/chart_csv.h"
#include "ui/charts/chart_frame.h"
#include "ui/charts/chart_picture.h"
#include "ui/theme/theme.h"
#include "ui/state/picture.h"

namespace epsiscope::study_charts_test {
namespace {

/// The state of a window that has opened an example study; kernel machines on few rows, to be quick.
AppState stateOf(const char* example) {
  const std::filesystem::path folder = std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources" / "studies";
  AppState state;
  state.study = readStudy(folder / (std::string(example) + ".json"));
  state.study.kernelRelease.mostRows = 200;
  state.dataset = loadData(state.study.data, folder);
  state.cache = buildCache(state.study, state.dataset);
  return withAllPictures(state);
}

QStringList chartsOf(const char* example) {
  QStringList ids;
  for (const auto& [chart, look] : studyCharts(stateOf(example))) {
    EXPECT_FALSE(chart.title.isEmpty());
    EXPECT_TRUE(hasContents(chart)) << chart.id.toStdString();
    EXPECT_TRUE(couldBeChart(chart.id)) << chart.id.toStdString();
    ids << chart.id;
  }
  EXPECT_EQ(ids.removeDuplicates(), 0) << "each is a file of its own";
  return ids;
}

TEST(StudyCharts, AreThoseOfTheTaskAndTradeOffComesFirst) {
  const QStringList labels = chartsOf("house-prices");
  EXPECT_EQ(labels.front(), QStringLiteral("trade-off"));
  for (const char* id : {"noise", "log-ratio", "audit", "attack", "belief", "interval", "interval-objective",
                         "prior-share", "data", "scatter"})
    EXPECT_TRUE(labels.contains(QLatin1String(id))) << id;
  EXPECT_FALSE(labels.contains(QStringLiteral("theory")));
  EXPECT_EQ(chartsOf("kernel-release"),
            (QStringList{QStringLiteral("trade-off"), QStringLiteral("data"), QStringLiteral("scatter"),
                         QStringLiteral("glance"), QStringLiteral("glance-private"), QStringLiteral("theory"),
                         QStringLiteral("function"), QStringLiteral("predictions"), QStringLiteral("belief"),
                         QStringLiteral("attack"), QStringLiteral("audit")}));
  EXPECT_EQ(chartsOf("private-classifier"),
            (QStringList{QStringLiteral("trade-off"), QStringLiteral("classes"), QStringLiteral("glance"),
                         QStringLiteral("glance-private"), QStringLiteral("boundary"),
                         QStringLiteral("belief"), QStringLiteral("attack"), QStringLiteral("audit")}));
}

/// A user's file that a run would replace is found before the run begins: by its name.
TEST(StudyCharts, AreAllKnownByTheirIds) {
  for (const char* example : test::everyStart()) chartsOf(example);
  EXPECT_TRUE(couldBeChart(QStringLiteral("matrix-unbiased")));
  EXPECT_FALSE(couldBeChart(QStringLiteral("thesis")));
}

TEST(StudyCharts, AreDrawnOnceAndAgainOnlyWhereTheyAreOutOfDate) {
  AppState state = stateOf("private-classifier");
  const auto drawn = state.pictureOf(view_id::tradeOff);
  EXPECT_EQ(withAllPictures(state).pictureOf(view_id::tradeOff), drawn);
  state.study.view.epsilon *= 2;
  EXPECT_NE(withAllPictures(state).pictureOf(view_id::tradeOff), drawn);
  EXPECT_EQ(withAllPictures(state).pictureOf(view_id::tradeOff)->study, state.study);
}

/// The double that a cell of the CSV stands for.
double valueIn(const std::string& cell) {
  return cell.empty() ? std::nan("") : std::stod(cell);
}

void expectSame(double fromFile, double inModel) {
  if (std::isfinite(inModel))
    EXPECT_EQ(fromFile, inModel);
  else
    EXPECT_TRUE(std::isnan(fromFile));
}

class ChartData : public testing::TestWithParam<const char*> {};

TEST_P(ChartData, OfEveryChartOfAStudyEqualsItsExport) {
  for (const auto& [chart, look] : studyCharts(stateOf(GetParam()))) {
    const test::CsvTable table = test::readCsv(chartCsv(chart, {QStringLiteral("seed: 1")}));
    std::size_t rows = 0;
    for (const ChartSeries& series : chart.series) {
      for (std::size_t i = 0; i < series.x.size(); ++i, ++rows) {
        ASSERT_LT(rows, table.rows.size()) << chart.id.toStdString();
        const std::vector<std::string>& row = table.rows[rows];
        EXPECT_EQ(row[0], series.id.toStdString());
        expectSame(valueIn(row[1]), series.x[i]);
        expectSame(valueIn(row[2]), i < series.y.size() ? series.y[i] : std::nan(""));
        expectSame(valueIn(row[3]), i < series.upper.size() ? series.upper[i] : std::nan(""));
      }
    }
    for (const ChartGuide& guide : chart.guides) {
      const bool vertical = guide.along == ChartGuide::Along::x;
      expectSame(valueIn(table.rows[rows++][vertical ? 1 : 2]), guide.value);
    }
    if (chart.heat)
      for (const double value : chart.heat->values) expectSame(valueIn(table.rows[rows++][3]), value);
    EXPECT_EQ(rows, table.rows.size()) << chart.id.toStdString();
  }
}

INSTANTIATE_TEST_SUITE_P(Examples, ChartData, testing::ValuesIn(test::everyStart()), [](const auto& one) {
  return QString::fromLatin1(one.param).remove(QLatin1Char('-')).toStdString();
});

/// The points of a chart that are neither drawn in a file of it nor shown by an arrow.
QStringList lostPoints(const ChartModel& chart) {
  QFont font;
  font.setPixelSize(13);
  const ChartFrame frame = layOut(chart, freshState(chart), lightTheme(), font, {900, 600});
  std::set<std::pair<std::size_t, std::size_t>> told;
  for (const EdgeMark& mark : frame.edges)
    for (const std::size_t i : mark.points) told.emplace(mark.series, i);
  QStringList lost;
  for (std::size_t s = 0; s < frame.model.series.size(); ++s) {
    const ChartSeries& series = frame.model.series[s];
    if (series.kind == ChartSeries::Kind::band) continue;  // shown by its curve
    const bool isSteps = series.kind == ChartSeries::Kind::steps;
    for (std::size_t i = 0; i < series.y.size() && i + (isSteps ? 1 : 0) < series.x.size(); ++i) {
      const double x = isSteps ? (series.x[i] + series.x[i + 1]) / 2 : series.x[i];
      const bool exists = std::isfinite(frame.x.unit(x)) && std::isfinite(frame.y.unit(series.y[i]));
      if (exists && !(frame.x.shows(x) && frame.y.shows(series.y[i])) && !told.contains({s, i}))
        lost << QStringLiteral("%1, %2: %3 at %4").arg(chart.id, series.id).arg(series.y[i]).arg(x);
    }
  }
  return lost;
}

TEST(StudyCharts, LoseNoPointBeyondAnAxis) {
  for (const char* example : test::everyStart())
    for (const auto& [chart, look] : studyCharts(stateOf(example)))
      EXPECT_EQ(lostPoints(chart), QStringList()) << example;
}

TEST(StudyCharts, ShowPublishedPointsAboveAnAxisOfSharesWithTheirValues) {
  AppState state = stateOf("private-classifier");
  const Study paper = readStudy(std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources" / "studies" /
                                "paper-adult-logistic.json");
  state.study.published = paper.published;
  state.study.view.tradeOffAxis = "lambda";
  state.pictures.clear();
  const ChartModel chart = studyCharts(withAllPictures(state)).front().model;
  EXPECT_EQ(lostPoints(chart), QStringList());
  const ChartFrame frame = layOut(chart, freshState(chart), lightTheme(), QFont(), {900, 600});
  const auto isTold = [&](const QString& value) {
    return std::ranges::any_of(frame.edges, [&](const EdgeMark& mark) { return mark.text == value; });
  };
  EXPECT_TRUE(isTold(QStringLiteral("0.8248")) || frame.y.shows(0.8248));
}

}  // namespace
}  // namespace epsiscope::study_charts_test
