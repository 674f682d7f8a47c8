#include "core/study/study.h"
#include "ui/views/data/data_charts.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numeric>

#include "ui/theme/theme.h"

namespace epsiscope::data_charts_test {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

Dataset table(std::size_t rows) {
  Dataset dataset;
  Column x, y, words;
  x.name = "x";
  y.name = "y";
  words.name = "words";
  words.kind = ColumnKind::text;
  words.categories = {"a"};
  for (std::size_t i = 0; i < rows; ++i) {
    x.values.push_back(static_cast<double>(i));
    y.values.push_back(static_cast<double>(i % 10));
    words.codes.push_back(0);
  }
  dataset.columns = {words, x, y};
  return dataset;
}

Study study() {
  Study made;
  made.data.target = "y";
  made.data.lower = 2;
  made.data.upper = 8;
  return made;
}

TEST(DataCharts, TheHistogramCountsEveryLabelOnce) {
  const ChartModel model = targetChart(study(), table(1000), lightTheme());
  ASSERT_EQ(model.series.size(), 1u);
  const std::vector<double>& counts = model.series[0].y;
  EXPECT_DOUBLE_EQ(std::accumulate(counts.begin(), counts.end(), 0.0), 1000);
  EXPECT_TRUE(model.showsTruth);
  ASSERT_EQ(model.guides.size(), 2u);
  EXPECT_DOUBLE_EQ(model.guides[0].value, 2);
  EXPECT_DOUBLE_EQ(model.guides[1].value, 8);
}

TEST(DataCharts, TheClippedShareCountsLabelsOutsideTheBounds) {
  Dataset dataset = table(1000);
  dataset.columns[2].values[0] = kNaN;
  const ClippedShare clipped = clippedShare(dataset.columns[2], study().data);
  EXPECT_EQ(clipped.below, 199u);  // 0 and 1, one of which is missing
  EXPECT_EQ(clipped.above, 100u);  // 9
  EXPECT_EQ(clipped.total, 999u);
}

TEST(DataCharts, AConstantAMissingOrAnEmptyTargetGivesAValidChart) {
  Dataset dataset = table(5);
  dataset.columns[2].values.assign(5, 3.0);
  EXPECT_DOUBLE_EQ(targetChart(study(), dataset, lightTheme()).series[0].y[0], 5);
  dataset.columns[2].values.assign(5, kNaN);
  EXPECT_TRUE(targetChart(study(), dataset, lightTheme()).series.empty());
  Study other = study();
  other.data.target = "words";
  EXPECT_EQ(targetChart(other, dataset, lightTheme()).x.names.size(),
            static_cast<qsizetype>(
                dataset.columns[static_cast<std::size_t>(dataset.find("words"))].categories.size()))
      << "a bar for each value of a text";
}

TEST(DataCharts, HugeValuesDoNotOverflowTheBins) {
  Dataset dataset = table(3);
  dataset.columns[2].values = {-1e308, 0, 1e308};
  const ChartModel model = targetChart(study(), dataset, lightTheme());
  for (const double node : model.series[0].x) EXPECT_TRUE(std::isfinite(node));
}

TEST(DataCharts, ManyRowsAreThinnedEvenlyAndSaidToBe) {
  const ChartModel many = scatterChart(study(), table(10000), "x", lightTheme());
  ASSERT_EQ(many.series[0].x.size(), 2000u);
  EXPECT_DOUBLE_EQ(many.series[0].x[1] - many.series[0].x[0], 5);
  EXPECT_FALSE(many.notes.isEmpty());
  const ChartModel few = scatterChart(study(), table(50), "x", lightTheme());
  EXPECT_EQ(few.series[0].x.size(), 50u);
  EXPECT_TRUE(few.notes.isEmpty());
}

TEST(DataCharts, TheFirstFeatureIsNumericAndNotTheTarget) {
  EXPECT_EQ(firstFeature(study(), table(2)), "x");
}

}  // namespace
}  // namespace epsiscope::data_charts_test
