#include "ui/views/trade_off/trade_off_chart.h"
#include "ui/views/trade_off/trade_off_table.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/results/result.h"
#include "core/tasks/methods.h"
#include "core/tasks/statistic/releases.h"
#include "tests/ui/support/error_row.h"
#include "tests/ui/support/in_model.h"
#include "ui/theme/theme.h"

namespace epsiscope::trade_off_tasks_test {
namespace {

using test::guideOf;
using test::notesSay;
using test::seriesOf;

Study classifier() {
  Study study;
  study.task = TaskId::privateClassifier;
  study.epsilon = {0.1, 1};
  study.view.epsilon = 0.5;
  study.privateClassifier.lambda = 0.01;
  return study;
}

TradeOffPreview medians() {
  TradeOffPreview preview;
  preview.metric = "test_error";
  const std::vector<double> x = {0.05, 0.5, 8};
  preview.curves = {{.method = "output", .label = "Output perturbation", .x = x, .y = {0.5, 0.4, 0.25}},
                    {.method = "objective",
                     .label = "Objective perturbation",
                     .x = x,
                     .y = {0.4, 0.3, 0.25},
                     .q05 = {0.3, 0.25, 0.24},
                     .q25 = {0.35, 0.28, 0.245},
                     .q75 = {0.45, 0.33, 0.255},
                     .q95 = {0.5, 0.4, 0.26},
                     .notes = {"the median"}},
                    {.method = "objective-tight",
                     .label = "Tight",
                     .x = x,
                     .y = {0.4, 0.3, 0.25},
                     .notes = {"the median"}}};
  preview.predictMean = {
      .method = "predict-mean", .label = "Better constant guess", .x = {0.05, 8}, .y = {0.3, 0.3}};
  preview.none = 0.24;
  preview.atEpsilon = {0.4, 0.3, 0.3};
  preview.predictMeanAtEpsilon = 0.3;
  return preview;
}

ResultRow runRow(const char* method, double epsilon, double lambda, double median) {
  return test::errorRow(method, "sampled", epsilon, lambda, median);
}

TEST(TradeOffOfClassifiers, AMeanHasTheBandsOfItsDrawsAndAnExpectationNone) {
  const ChartModel model = tradeOffChart(classifier(), medians(), nullptr, lightTheme());
  const ChartSeries* most = seriesOf(model, "objective/90");
  const ChartSeries* half = seriesOf(model, "objective/50");
  ASSERT_TRUE(most && half);
  EXPECT_EQ(most->y, medians().curves[1].q05);
  EXPECT_EQ(most->upper, medians().curves[1].q95);
  EXPECT_EQ(half->upper, medians().curves[1].q75);
  EXPECT_EQ(half->group, QStringLiteral("objective/exact")) << "hidden with its line";
  EXPECT_EQ(seriesOf(model, "output/90"), nullptr);
  EXPECT_TRUE(notesSay(model, "mean, 50 % and 90 % of a few draws"));
}

TEST(TradeOffOfClassifiers, BandsOfARunTakeThePlaceOfThoseOfThePreview) {
  Result run;
  run.study = classifier();
  run.series = {runRow("objective", 0.1, 0.01, 0.35), runRow("objective", 1, 0.01, 0.27)};
  const ChartModel model = tradeOffChart(classifier(), medians(), &run, lightTheme());
  EXPECT_EQ(seriesOf(model, "objective/90")->x, (std::vector<double>{0.1, 1}));
  EXPECT_EQ(seriesOf(model, "objective/mean")->y, (std::vector<double>{0.35, 0.27}));
}

TEST(TradeOffOfClassifiers, APrivateChoiceOfLambdaIsSaidBesideLinesThatHaveNone) {
  Study tuned = classifier();
  tuned.privateClassifier.tune = {{0.01, 0.1}};
  EXPECT_TRUE(notesSay(tradeOffChart(tuned, medians(), nullptr, lightTheme()), "among 2 candidates"));
  EXPECT_FALSE(notesSay(tradeOffChart(classifier(), medians(), nullptr, lightTheme()), "candidates"));
}

TEST(TradeOffOfClassifiers, AShareHasALinearAxisThatNeverPassesOne) {
  ChartModel model = tradeOffChart(classifier(), medians(), nullptr, lightTheme());
  EXPECT_FALSE(model.y.logarithmic);
  EXPECT_DOUBLE_EQ(model.y.range->first, 0);
  EXPECT_DOUBLE_EQ(model.y.range->second, 0.6) << "twice the constant guess";
  TradeOffPreview halves = medians();
  halves.predictMean.y = {0.7, 0.7};
  model = tradeOffChart(classifier(), halves, nullptr, lightTheme());
  EXPECT_DOUBLE_EQ(model.y.range->second, 1);
  model = tradeOffChart(classifier(), medians(), nullptr, lightTheme(), {.logError = true});
  EXPECT_TRUE(model.y.logarithmic);
}

TEST(TradeOffOfClassifiers, EqualNotesAreSaidOnceWithAllNames) {
  const ChartModel model = tradeOffChart(classifier(), medians(), nullptr, lightTheme());
  EXPECT_EQ(model.notes.last(), QStringLiteral("Objective perturbation, Tight: the median"));
}

TEST(TradeOffOfClassifiers, WhereTheRegularisationIsRaisedIsShadedUpToTheMark) {
  TradeOffPreview marked = medians();
  marked.marks = {{"raised-objective", "Objective: regularisation raised below", 0.2},
                  {"raised-objective-tight", "Tight: regularisation raised below", 0.1}};
  const ChartModel model = tradeOffChart(classifier(), marked, nullptr, lightTheme());
  ASSERT_EQ(model.shades.size(), 1u);
  EXPECT_DOUBLE_EQ(model.shades[0].high, 0.2);
  EXPECT_DOUBLE_EQ(guideOf(model, "raised-objective-tight")->value, 0.1);
  EXPECT_TRUE(notesSay(model, "Tight: regularisation raised below 0.1."));
}

TradeOffPreview overLambda() {
  TradeOffPreview preview = medians();
  preview.overLambda = true;
  preview.low = 1e-4;
  preview.high = 1;
  preview.curves = {{.method = "none", .label = "No privacy", .x = {1e-4, 1}, .y = {0.24, 0.3}},
                    {.method = "objective", .label = "Objective", .x = {1e-4, 1}, .y = {0.5, 0.3}}};
  preview.atEpsilon = {0.24, 0.3};
  return preview;
}

TEST(TradeOffOverLambda, TheStudysLambdaIsDraggedAndEpsilonIsSaid) {
  const ChartModel model = tradeOffChart(classifier(), overLambda(), nullptr, lightTheme());
  ASSERT_NE(guideOf(model, "lambda"), nullptr);
  EXPECT_TRUE(guideOf(model, "lambda")->draggable);
  EXPECT_DOUBLE_EQ(guideOf(model, "lambda")->value, 0.01);
  EXPECT_EQ(guideOf(model, "epsilon"), nullptr);
  EXPECT_EQ(guideOf(model, "none"), nullptr) << "it is a curve";
  EXPECT_EQ(seriesOf(model, "none/exact")->name, QStringLiteral("No privacy"));
  EXPECT_TRUE(model.x.title.contains(QStringLiteral("ε = 0.5")));
  EXPECT_EQ(model.x.range, std::pair(1e-4, 1.0));
}

TEST(TradeOffOverLambda, RunsAreThoseOfTheNearestEpsilonAndItIsNamed) {
  Result run;
  run.study = classifier();
  run.series = {runRow("objective", 0.1, 0.01, 0.4), runRow("objective", 1, 0.1, 0.28),
                runRow("objective", 1, 0.01, 0.27)};
  ChartModel model = tradeOffChart(classifier(), overLambda(), &run, lightTheme());
  EXPECT_EQ(seriesOf(model, "objective/mean")->x, (std::vector<double>{0.01, 0.1}));
  EXPECT_EQ(seriesOf(model, "objective/mean")->y, (std::vector<double>{0.27, 0.28}));
  EXPECT_TRUE(notesSay(model, "ε = 1, the nearest that was run"));
  Study dragged = classifier();
  dragged.privateClassifier.lambda = 0.05;
  model = tradeOffChart(dragged, overLambda(), &run, lightTheme());
  EXPECT_DOUBLE_EQ(seriesOf(model, "objective/mean")->opacity, 1) << "the sweep is as it was";
}

TEST(TradeOffOfClassifiers, TheLossOfARunIsThatOfTheNearestEpsilonAndAllRows) {
  Result run;
  run.study = classifier();
  run.trainRows = 800;
  run.series = {runRow("objective", 0.1, 0.01, 0.9), runRow("objective", 1, 0.01, 0.6),
                runRow("objective", 1, 0.01, 0.8)};
  for (ResultRow& row : run.series) row.metric = "test_loss";
  run.series[2].trainRows = 100;
  EXPECT_DOUBLE_EQ(lossOfRun(classifier(), run, QStringLiteral("objective")), 0.6);
  EXPECT_TRUE(std::isnan(lossOfRun(classifier(), run, QStringLiteral("output"))));
}

TEST(TradeOffOverLambda, PublishedColumnsBelongToTheAxisOfTheirTable) {
  Study study = classifier();
  PublishedColumn column;
  column.label = "Objective";
  column.method = "objective";
  column.source = "Someone, Table 1";
  column.epsilon = {0.1};
  column.lambda = {0.001, 0.01};
  column.error = {0.5, 0.3};
  study.published = {column};
  const ChartModel model = tradeOffChart(study, overLambda(), nullptr, lightTheme());
  ASSERT_NE(seriesOf(model, "published/Objective"), nullptr);
  EXPECT_EQ(seriesOf(model, "published/Objective")->x, column.lambda);
  EXPECT_TRUE(notesSay(model, "Someone, Table 1, at ε = 0.1"));
  EXPECT_EQ(seriesOf(tradeOffChart(study, medians(), nullptr, lightTheme()), "published/Objective"), nullptr);
}

TEST(TradeOffOverLambda, RowsHoldNoPrivacyOnceAndNoSmallestEpsilon) {
  Study study = classifier();
  study.view.errorTarget = 0.3;
  TradeOffPreview preview = overLambda();
  preview.smallestEpsilon = {std::nullopt, SmallestEpsilon{.epsilon = 2.0, .atLowEnd = false}};
  const std::vector<TradeOffRow> rows = tradeOffRows(study, preview);
  ASSERT_EQ(rows.size(), 3u);
  EXPECT_EQ(rows[0].label, QStringLiteral("No privacy"));
  EXPECT_TRUE(rows[1].smallestEpsilon.isEmpty());
  EXPECT_EQ(rows[2].label, QStringLiteral("Better constant guess"));
}

/// A half-width stands behind the error of what is released, and under the chart for the study's mechanism.
TEST(TradeOffOfStatistics, AReleaseHasItsHalfWidthInTheTableAndTheNotes) {
  Study study;
  study.task = TaskId::statistic;
  study.view.epsilon = 0.5;
  const std::vector<double> x = {0.05, 0.5, 8};
  TradeOffPreview preview;
  preview.metric = kMetricSquaredError;
  preview.halfWidthLevel = 0.9;
  preview.curves = {{.method = "gaussian", .label = "Gaussian", .x = x, .y = {9, 5, 1}},
                    {.method = "laplace", .label = "Laplace", .x = x, .y = {8, 4, 1}},
                    {.method = kMethodNoiseAlone, .label = "Noise alone", .x = x, .y = {8, 4, 1}}};
  preview.atEpsilon = {5, 4, 4};
  const auto halves = [&] {
    QStringList texts;
    const MethodTableContents table = tradeOffTable(study, preview, nullptr);
    if (table.headings[2].startsWith(QStringLiteral("± (90")))
      for (const MethodTableRow& row : table.rows) texts << row.texts[1];
    return texts;
  };
  EXPECT_TRUE(halves().isEmpty());
  preview.halfWidthAtEpsilon = {7.25, 3.25, std::nan("")};
  const QStringList found = halves();
  ASSERT_GE(found.size(), 3);
  EXPECT_EQ(found[0], QStringLiteral("7.250"));
  EXPECT_EQ(found[1], QStringLiteral("3.250"));
  EXPECT_EQ(found[2], QString());
  EXPECT_TRUE(tradeOffRows(study, preview)[1].sentence.contains(
      QStringLiteral("at most 3.25 away from what it is without noise")));
  const ChartModel model = tradeOffChart(study, preview, nullptr, lightTheme());
  EXPECT_TRUE(notesSay(model, "At ε = 0.5 in 90"));
  EXPECT_TRUE(notesSay(
      model,
      "of all draws a number that Laplace releases is at most 3.25 away from what it is without noise"));
}

}  // namespace
}  // namespace epsiscope::trade_off_tasks_test
