#include "core/study/study.h"
#include "ui/views/data/data_charts.h"

#include <gtest/gtest.h>

#include <limits>
#include <numeric>

#include "ui/theme/theme.h"

namespace epsiscope::class_chart_test {
namespace {

Dataset table() {
  Dataset dataset;
  Column x, words;
  x.name = "x";
  x.values = {0, 1, 2, 3, std::numeric_limits<double>::quiet_NaN(), 10};
  words.name = "words";
  words.kind = ColumnKind::text;
  words.categories = {"yes", "no"};
  words.codes = {0, 1, 0, -1, 0, 1};
  dataset.columns = {x, words};
  return dataset;
}

TEST(ClassChart, CountsEveryWholeRowOnceInItsClass) {
  Study study;
  study.data.target = "words";
  study.data.positive = "yes";
  const ChartModel model = classChart(study, table(), "x", lightTheme());
  ASSERT_EQ(model.series.size(), 2u);
  const auto total = [&](std::size_t i) {
    return std::accumulate(model.series[i].y.begin(), model.series[i].y.end(), 0.0);
  };
  EXPECT_EQ(model.series[1].name, QStringLiteral("yes: 2 rows"));
  EXPECT_EQ(total(1), 2);
  EXPECT_EQ(total(0), 2);
  EXPECT_EQ(model.series[0].y.back(), 1) << "the largest value lies in the last bin";
  EXPECT_TRUE(model.showsTruth);
}

TEST(ClassChart, WholeNumbersThatAreEquallyFrequentMakeAFlatHistogram) {
  Dataset dataset = table();
  dataset.columns[0].values.clear();
  dataset.columns[1].codes.clear();
  for (int i = 0; i < 120; ++i) {
    dataset.columns[0].values.push_back(18 + i % 60);
    dataset.columns[1].codes.push_back(i / 60);
  }
  Study study;
  study.data.target = "words";
  study.data.positive = "yes";
  const ChartModel model = classChart(study, dataset, "x", lightTheme());
  EXPECT_EQ(model.series[0].y, std::vector<double>(30, 2));
  EXPECT_EQ(model.series[1].y, std::vector<double>(30, 2));
}

TEST(ClassChart, IsAValidChartWithoutClassesOrFeatures) {
  Study study;
  study.data.target = "words";
  EXPECT_TRUE(classChart(study, table(), "x", lightTheme()).series.empty()) << "no class is declared";
  study.data.positive = "yes";
  EXPECT_TRUE(classChart(study, table(), "", lightTheme()).series.empty());
  Dataset constant = table();
  constant.columns[0].values.assign(6, 4.0);
  EXPECT_EQ(classChart(study, constant, "x", lightTheme()).series.size(), 2u);
}

TEST(ClassChart, TheNextFeatureIsTheNextNumberButNotTheTarget) {
  Dataset dataset = table();
  dataset.columns.push_back(dataset.columns[0]);
  dataset.columns[2].name = "z";
  Study study;
  study.data.target = "words";
  EXPECT_EQ(nextFeature(study, dataset, "x"), "z");
  EXPECT_EQ(nextFeature(study, dataset, "z"), "");
  study.data.target = "z";
  EXPECT_EQ(nextFeature(study, dataset, "x"), "");
}

}  // namespace
}  // namespace epsiscope::class_chart_test
