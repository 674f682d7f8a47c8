#include "ui/views/learning_curve/learning_curve_view.h"

#include <gtest/gtest.h>

#include "core/results/result.h"
#include "tests/ui/support/error_row.h"
#include "tests/ui/support/in_model.h"
#include "ui/theme/theme.h"
#include "ui/views/run_curve.h"

namespace epsiscope::learning_curve_view_test {
namespace {

using test::guideOf;
using test::notesSay;
using test::seriesOf;

Study classifier() {
  Study study;
  study.task = TaskId::privateClassifier;
  study.trainSizes = {100, 400};
  study.view.epsilon = 0.2;
  return study;
}

Result run() {
  Result result;
  result.study = classifier();
  result.trainRows = 800;
  const auto add = [&](const char* method, const char* kind, std::size_t rows, double value) {
    ResultRow row = test::errorRow(method, kind, 0.1, result.study.privateClassifier.lambda, value);
    row.trainRows = rows;
    row.mean = value;
    row.q05 = value - 0.02;
    row.q95 = value + 0.02;
    result.series.push_back(row);
  };
  add("none", "exact", 0, 0.2);
  add("none", "exact", 400, 0.22);
  add("none", "exact", 100, 0.25);
  add("objective", "sampled", 0, 0.3);
  add("objective", "sampled", 100, 0.45);
  add("objective", "sampled", 400, 0.35);
  return result;
}

TEST(LearningCurveChart, RowsAscendAndEndWithTheWholeTrainingPart) {
  const Result result = run();
  const ChartModel model = learningCurveChart(classifier(), &result, lightTheme());
  const ChartSeries* none = seriesOf(model, "none/exact");
  const ChartSeries* objective = seriesOf(model, "objective/mean");
  ASSERT_TRUE(none && objective);
  EXPECT_EQ(none->x, (std::vector<double>{100, 400, 800}));
  EXPECT_EQ(none->y, (std::vector<double>{0.25, 0.22, 0.2}));
  EXPECT_EQ(objective->kind, ChartSeries::Kind::line) << "it has no exact line";
  EXPECT_EQ(objective->y, (std::vector<double>{0.45, 0.35, 0.3}));
  EXPECT_DOUBLE_EQ(seriesOf(model, "objective/90")->upper.front(), 0.47);
  EXPECT_TRUE(model.x.logarithmic);
}

TEST(LearningCurveChart, TheNearestEpsilonThatWasRunIsNamed) {
  const Result result = run();
  EXPECT_TRUE(notesSay(learningCurveChart(classifier(), &result, lightTheme()),
                       "At ε = 0.1, the nearest that was run."));
}

TEST(LearningCurveChart, WhatPromisesNothingHasLongDashesAndIsNamedAndSplitsAreCounted) {
  Result result = run();
  result.study.privateClassifier.draws = 1;
  ChartModel model = learningCurveChart(classifier(), &result, lightTheme());
  EXPECT_EQ(seriesOf(model, "none/exact")->style.meaning, LineMeaning::notPrivate);
  EXPECT_TRUE(notPrivateBadge(model.notPrivateCurves).isEmpty()) << "no privacy says so itself";
  EXPECT_TRUE(notesSay(model, "All of them are for the same 5 splits."));
  for (ResultRow& row : result.series) row.guarantee = Guarantee::none(Guarantee::Neighbours::row, "no");
  model = learningCurveChart(classifier(), &result, lightTheme());
  EXPECT_EQ(seriesOf(model, "objective/mean")->style.meaning, LineMeaning::notPrivate);
  EXPECT_TRUE(notPrivateBadge(model.notPrivateCurves).startsWith(QStringLiteral("not private: Objective")));
  result.study.privateClassifier.draws = 5;
  EXPECT_EQ(finishedSplits(result), 1u);
}

TEST(LearningCurveChart, WithoutSizesThereIsNothingToShow) {
  Result result = run();
  EXPECT_TRUE(hasLearningCurve(&result));
  for (ResultRow& row : result.series) row.trainRows = 0;
  EXPECT_FALSE(hasLearningCurve(&result));
  EXPECT_FALSE(hasLearningCurve(nullptr));
  EXPECT_TRUE(learningCurveChart(classifier(), &result, lightTheme()).series.empty());
}

TEST(LearningCurveChart, ARunOfOtherParametersIsFaint) {
  const Result result = run();
  Study other = classifier();
  other.privateClassifier.h = 0.1;
  const ChartModel model = learningCurveChart(other, &result, lightTheme());
  EXPECT_LT(seriesOf(model, "none/exact")->opacity, 1);
  EXPECT_TRUE(notesSay(model, "earlier parameters"));
}

TEST(LearningCurveChart, TheConstantGuessIsOfErrorsAndNotOfLosses) {
  Result result = run();
  ASSERT_NE(guideOf(learningCurveChart(classifier(), &result, lightTheme(), 0.3), "constant-guess"), nullptr);
  Study loss = classifier();
  loss.view.metric = "loss";
  EXPECT_EQ(guideOf(learningCurveChart(loss, &result, lightTheme(), 0.3), "constant-guess"), nullptr);
}

}  // namespace
}  // namespace epsiscope::learning_curve_view_test
