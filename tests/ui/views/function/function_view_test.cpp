#include "ui/views/function/function_view.h"

#include <gtest/gtest.h>

#include <memory>
#include <utility>
#include <vector>

#include "core/study/study.h"
#include "core/tasks/kernel_release/function_preview.h"
#include "tests/ui/support/in_model.h"
#include "ui/theme/theme.h"

namespace epsiscope::function_view_test {
namespace {

using test::guideOf;
using test::notesSay;
using test::seriesOf;

Study kernels() {
  Study study;
  study.task = TaskId::kernelRelease;
  study.kernelRelease.release = "function";
  return study;
}

FunctionPreview function() {
  FunctionPreview preview;
  preview.method = "ridge-tight";
  preview.bounds = {0, 5};
  preview.points =
      std::make_shared<const CurvePoints>(CurvePoints{.feature = "rooms", .x = {1, 9}, .points = {}});
  preview.x = {1, 9};
  preview.truth = {2, 3};
  preview.lower = {1, 2};
  preview.upper = {3, 4};
  preview.draws = {{1.5, 2.5}, {2.5, 3.5}};
  preview.counts = {1, 10};
  preview.ofPredictions = {0.2, 2};
  preview.ofFunction = {0.5, 0.5};
  preview.cheaperFrom = 3;
  preview.notes = {"others are held"};
  return preview;
}

TEST(FunctionChart, ShowsPossibleReleasesBesideTheTruthWhichIsNotPrivate) {
  const ChartModel model = functionChart(kernels(), function(), lightTheme());
  EXPECT_EQ(model.x.title, QStringLiteral("rooms"));
  EXPECT_EQ(model.y.range, std::pair(0.0, 5.0));
  ASSERT_NE(seriesOf(model, "draw-1"), nullptr);
  EXPECT_EQ(seriesOf(model, "draw-1")->name, QStringLiteral("Ridge, tight bound: possible releases"));
  EXPECT_EQ(seriesOf(model, "draw-2")->group, QStringLiteral("draw-1")) << "hidden and shown together";
  EXPECT_EQ(seriesOf(model, "band")->upper, (std::vector<double>{3, 4}));
  EXPECT_TRUE(seriesOf(model, "none")->notPrivate);
  EXPECT_TRUE(notesSay(model, "others are held"));
  EXPECT_TRUE(notesSay(model, "nine in ten"));
}

TEST(FunctionChart, SaysThatReleasesWithoutAPromiseAreNotPrivate) {
  FunctionPreview spoiled = function();
  spoiled.guarantee = Guarantee::none(Guarantee::Neighbours::row, "bounds from the data");
  const ChartModel model = functionChart(kernels(), spoiled, lightTheme());
  EXPECT_TRUE(seriesOf(model, "draw-1")->notPrivate);
  EXPECT_EQ(model.notPrivateCurves, QStringList{QStringLiteral("Ridge, tight bound")});
}

TEST(FunctionChart, WithoutACurveSaysWhy) {
  FunctionPreview nothing;
  nothing.reason = "no feature holds numbers";
  const ChartModel model = functionChart(kernels(), nothing, lightTheme());
  EXPECT_TRUE(model.series.empty());
  EXPECT_TRUE(notesSay(model, "no feature holds numbers"));
}

TEST(PredictionsChart, MarksFromHowManyOnTheFunctionHasLessNoise) {
  const ChartModel model = predictionsChart(kernels(), function(), lightTheme());
  EXPECT_EQ(seriesOf(model, "one-by-one")->y, (std::vector<double>{0.2, 2}));
  EXPECT_EQ(seriesOf(model, "function")->y, (std::vector<double>{0.5, 0.5}));
  EXPECT_EQ(guideOf(model, "cheaper")->value, 3);
  EXPECT_TRUE(notesSay(model, "From N = 3 predictions on"));
}

}  // namespace
}  // namespace epsiscope::function_view_test
