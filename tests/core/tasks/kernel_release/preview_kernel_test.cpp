#include "core/tasks/kernel_release/cells.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/tasks/kernel_release/cache.h"
#include "core/tasks/kernel_release/errors.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/kernel_release/release.h"
#include "core/tasks/kernel_release/split.h"
#include "core/run/run.h"
#include "core/study/preparations.h"
#include "core/tasks/methods.h"
#include "tests/core/tasks/kernel_release/kernel_study.h"
#include "tests/support/prepared.h"

namespace epsiscope::preview_kernel_test {
namespace {

std::shared_ptr<const TaskCache> cacheOf(const Study& study) {
  return buildCache(study, test::dataOf(study));
}

const MethodCurve& curveOf(const TradeOffPreview& preview, const std::string& method) {
  return *std::find_if(preview.curves.begin(), preview.curves.end(),
                       [&](const MethodCurve& curve) { return curve.method == method; });
}

std::vector<std::string> methodsOf(const TradeOffPreview& preview) {
  std::vector<std::string> methods;
  for (const MethodCurve& curve : preview.curves) methods.push_back(curve.method);
  return methods;
}

/// 80 test rows, so that the preview takes all of them.
TEST(PreviewKernel, IsTheExactErrorOfTheFirstTrial) {
  for (Study study : test::kernelStudies()) {
    study.trials = 1;
    study.epsilon = {0.7};
    study.view.epsilon = 0.7;
    study.kernelRelease.predictions = 2;
    const auto result = run(study, test::dataOf(study), {.threads = 1}, {});
    const TradeOffPreview preview = previewTradeOff(study, {cacheOf(study)});
    EXPECT_EQ(preview.metric, metricOf(study));
    for (const ResultRow& row : result->series) {
      if (row.kind != "exact") continue;
      const double tolerance = 1e-9 * row.mean;
      if (row.method == kMethodNone)
        EXPECT_NEAR(row.mean, preview.none, tolerance);
      else if (row.method == kMethodPredictMean)
        EXPECT_EQ(row.mean, preview.predictMeanAtEpsilon);
      else
        EXPECT_NEAR(
            row.mean,
            preview
                .atEpsilon[static_cast<std::size_t>(&curveOf(preview, row.method) - preview.curves.data())],
            tolerance);
    }
  }
}

TEST(PreviewKernel, OverEpsilonDrawsThePrivateMethods) {
  const Study study = test::kernelStudy();
  const TradeOffPreview preview = previewTradeOff(study, {cacheOf(study)});
  EXPECT_FALSE(preview.overLambda);
  EXPECT_EQ(methodsOf(preview), (std::vector<std::string>{"ridge", "ridge-tight"}));
  EXPECT_EQ(preview.low, 0.05);
  EXPECT_EQ(preview.high, 8);
  for (const MethodCurve& curve : preview.curves) {
    EXPECT_EQ(curve.x.size(), 60U);
    EXPECT_TRUE(std::is_sorted(curve.y.rbegin(), curve.y.rend()));
  }
  EXPECT_EQ(preview.predictMean.y.size(), 60U);
}

/// A fit on rows that are scaled by the values of other rows is not private, however much noise it has.
TEST(PreviewKernel, CurvesArePrivateOnlyWhereAllIsDeclared) {
  const auto arePrivate = [](const Study& study) {
    const TradeOffPreview preview = previewTradeOff(study, {cacheOf(study)});
    EXPECT_EQ(preview.curves[0].guarantee.isPrivate(), preview.curves[1].guarantee.isPrivate());
    EXPECT_EQ(preview.predictMean.guarantee.isPrivate(), !study.data.boundsFromData);
    return preview.curves[0].guarantee.isPrivate();
  };
  Study study = test::kernelStudy();
  EXPECT_FALSE(arePrivate(study));  // standardised by private moments
  study.data.prepare = kPrepareUnitRows;
  EXPECT_FALSE(arePrivate(study));  // divided by private largest values
  const std::shared_ptr<const Dataset> dataset = test::dataOf(study);
  for (const Column& column : dataset->columns)
    if (column.name != study.data.target) study.data.columnBounds.push_back({column.name, 1e4});
  EXPECT_TRUE(arePrivate(study));
  study.data.boundsFromData = true;
  EXPECT_FALSE(arePrivate(study));
  study.data.boundsFromData = false;
  study.data.prepare = kPrepareNone;
  EXPECT_TRUE(arePrivate(study));
  study.data.columnBounds.pop_back();
  EXPECT_TRUE(arePrivate(study));
  study.data.prepare = kPrepareUnitRowsPlain;
  EXPECT_FALSE(arePrivate(study));
}

TEST(PreviewKernel, OverLambdaDrawsWithoutPrivacyToo) {
  Study study = test::kernelStudy();
  study.view.tradeOffAxis = "lambda";
  const auto cache = cacheOf(study);
  const TradeOffPreview preview = previewTradeOff(study, {cache});
  EXPECT_TRUE(preview.overLambda);
  EXPECT_EQ(methodsOf(preview), (std::vector<std::string>{"none", "ridge", "ridge-tight"}));
  EXPECT_FALSE(preview.curves[0].guarantee.isPrivate());
  EXPECT_EQ(preview.low, 1e-6);
  EXPECT_NEAR(preview.high, 10, 1e-12);
  // Each point has the value of the curve over epsilon for that lambda.
  for (const std::size_t i : {3U, 20U, 40U}) {
    Study there = study;
    there.view.tradeOffAxis = "epsilon";
    there.kernelRelease.lambda = preview.curves[0].x[i];
    const TradeOffPreview at = previewTradeOff(there, {cache});
    EXPECT_EQ(preview.curves[0].y[i], at.none);
    EXPECT_EQ(preview.curves[1].y[i], at.atEpsilon[0]);
    EXPECT_EQ(preview.curves[2].y[i], at.atEpsilon[1]);
    EXPECT_EQ(preview.predictMean.y[i], at.predictMeanAtEpsilon);
  }
  // Beyond 1 the paper's bound is not proved.
  for (std::size_t i = 0; i < preview.curves[1].x.size(); ++i)
    EXPECT_EQ(std::isnan(preview.curves[1].y[i]), preview.curves[1].x[i] > 1);
  ASSERT_FALSE(preview.curves[1].notes.empty());
}

TEST(PreviewKernel, TheAxisOfLambdaReachesTheStudysValues) {
  Study study = test::kernelStudy();
  const std::vector<double> plain = lambdaAxis(study);
  EXPECT_EQ(plain.size(), 60U);
  study.kernelRelease.lambda = 1e-9;
  study.kernelRelease.lambdaSweep = {500};
  const std::vector<double> wide = lambdaAxis(study);
  EXPECT_LE(wide.front(), 1e-9);
  EXPECT_GE(wide.back(), 500);
  EXPECT_TRUE(std::is_sorted(wide.begin(), wide.end()));
  for (const double lambda : plain)
    EXPECT_EQ(std::count(wide.begin(), wide.end(), lambda), 1) << "its fit is remembered";
  study.kernelRelease.lambda = 1e-300;
  EXPECT_LE(lambdaAxis(study).size(), 300U);
  EXPECT_EQ(lambdaAxis(test::svmStudy()).front(), 1e-5);
}

TEST(PreviewKernel, ForClassesTheBaselineIsTheBetterConstantGuess) {
  const Study study = test::svmStudy();
  const auto cache = cacheOf(study);
  const TradeOffPreview preview = previewTradeOff(study, {cache});
  const Eigen::VectorXd labels = KernelReleaseCache::of(*cache).split().testLabels({-1, 1});
  const double positive = (labels.array() > 0).cast<double>().mean();
  EXPECT_TRUE(preview.predictMeanAtEpsilon == positive || preview.predictMeanAtEpsilon == 1 - positive);
  for (const double y : preview.predictMean.y) EXPECT_EQ(y, preview.predictMeanAtEpsilon);
  EXPECT_EQ(preview.predictMean.label, "Better constant guess");
}

/// The constant whose mean pinball loss in the training rows is least, measured in the test rows.
TEST(PreviewKernel, ForAQuantileTheBaselineIsTheQuantileOfTheLabels) {
  const Study study = test::lossStudy("pinball");
  const auto cache = cacheOf(study);
  const TradeOffPreview preview = previewTradeOff(study, {cache});
  EXPECT_EQ(preview.metric, "test_pinball");
  const KernelSplit& split = KernelReleaseCache::of(*cache).split();
  const LabelBounds bounds = releaseBounds(study);
  const double guess = split.quantileOfLabels(bounds, 0.8);
  double mean = 0;
  const Eigen::VectorXd labels = split.testLabels(bounds);
  for (const double y : labels) mean += y >= guess ? 0.8 * (y - guess) : 0.2 * (guess - y);
  EXPECT_NEAR(preview.predictMeanAtEpsilon, mean / static_cast<double>(labels.size()), 1e-12);
  EXPECT_FALSE(preview.predictMean.guarantee.isPrivate());
  EXPECT_LT(preview.none, preview.predictMeanAtEpsilon);
}

TEST(PreviewKernel, TheSmallestEpsilonReachesTheWantedErrorWhenItIsRun) {
  Study study = test::kernelStudy();
  study.trials = 1;
  study.kernelRelease.mostRows = 400;
  study.kernelRelease.lambda = 0.3;
  const auto cache = cacheOf(study);
  study.view.errorTarget = 2 * previewTradeOff(study, {cache}).none;
  const TradeOffPreview preview = previewTradeOff(study, {cache});
  ASSERT_EQ(preview.smallestEpsilon.size(), preview.curves.size());
  for (std::size_t i = 0; i < preview.curves.size(); ++i) {
    const SmallestEpsilon& found = *preview.smallestEpsilon[i];
    ASSERT_TRUE(found.epsilon);
    const auto errorAt = [&](double epsilon) {
      Study there = study;
      there.epsilon = {epsilon};
      const auto result = run(there, test::dataOf(study), {.threads = 1}, {});
      for (const ResultRow& row : result->series)
        if (row.method == preview.curves[i].method && row.kind == "exact") return row.mean;
      return std::nan("");
    };
    EXPECT_LE(errorAt(*found.epsilon), *study.view.errorTarget);
    EXPECT_GT(errorAt(roundedDown(*found.epsilon * (1 - 1e-9))), *study.view.errorTarget);
  }
  study.view.tradeOffAxis = kAxisLambda;
  EXPECT_TRUE(previewTradeOff(study, {cache}).smallestEpsilon.empty()) << "the axis is not epsilon";
}

TEST(PreviewKernel, TheCacheSurvivesTheSlidersAndNotTheKernel) {
  const Study study = test::kernelStudy();
  for (void (*change)(Study&) :
       {+[](Study& s) { s.kernelRelease.lambda = 0.5; }, +[](Study& s) { s.kernelRelease.predictions = 9; },
        +[](Study& s) { s.kernelRelease.bound = 2; }, +[](Study& s) { s.kernelRelease.smoothness = 0.2; },
        +[](Study& s) { s.kernelRelease.approximation = 3; }, +[](Study& s) { s.kernelRelease.degree = 5; },
        +[](Study& s) { s.kernelRelease.lambdaSweep = {2}; }, +[](Study& s) { s.data.upper = 4; },
        +[](Study& s) { s.epsilon = {3}; }, +[](Study& s) { s.view.tradeOffAxis = "lambda"; },
        +[](Study& s) { s.labelPrivacy.learners = {kLearnerRandomFeatures}; }}) {
    Study same = study;
    change(same);
    EXPECT_TRUE(test::shareCache(same, study));
  }
  for (void (*change)(Study&) :
       {+[](Study& s) { s.kernelRelease.gamma = 0.5; },
        +[](Study& s) { s.kernelRelease.kernel = "laplacian"; },
        +[](Study& s) { s.kernelRelease.method = "svm"; }, +[](Study& s) { s.kernelRelease.mostRows = 50; },
        +[](Study& s) { s.data.prepare = "unit-rows"; }, +[](Study& s) { s.seed = 4; },
        +[](Study& s) { s.testFraction = 0.5; }, +[](Study& s) { s.task = TaskId::labelPrivacy; }}) {
    Study other = study;
    change(other);
    EXPECT_FALSE(test::shareCache(other, study));
  }
}

/// A study with other bounds may use the cache: the values are those of a new cache.
TEST(PreviewKernel, AnOldCacheGivesWhatANewOneDoes) {
  Study study = test::kernelStudy();
  const auto cache = cacheOf(study);
  previewTradeOff(study, {cache});
  study.data.lower = 1;
  study.data.upper = 3;
  study.kernelRelease.lambda = 0.07;
  const TradeOffPreview old = previewTradeOff(study, {cache}),
                        fresh = previewTradeOff(study, {cacheOf(study)});
  for (std::size_t k = 0; k < fresh.curves.size(); ++k) EXPECT_EQ(old.curves[k].y, fresh.curves[k].y);
  EXPECT_EQ(old.none, fresh.none);
  EXPECT_EQ(old.predictMean.y, fresh.predictMean.y);
}

TEST(PreviewKernel, TakesTheCurvesThatAreDrawn) {
  Study study = test::kernelStudy();
  const auto cache = cacheOf(study);
  const TradeOffPreview first = previewTradeOff(study, {cache});
  Study moved = study;
  moved.view.epsilon = 3;
  EXPECT_TRUE(haveSameCurves(study, moved));
  const TradeOffPreview again = previewTradeOff(moved, {cache}, &first),
                        fresh = previewTradeOff(moved, {cache});
  EXPECT_EQ(again.atEpsilon, fresh.atEpsilon);
  EXPECT_EQ(again.curves[0].y, fresh.curves[0].y);
  moved.view.tradeOffAxis = study.view.tradeOffAxis = "lambda";
  EXPECT_FALSE(haveSameCurves(study, moved)) << "the curves are at the current epsilon";
}

TEST(PreviewKernel, OnlyASupportVectorMachineKeepsASliderWaiting) {
  Study ridge = test::kernelStudy();
  const auto cache = cacheOf(ridge);
  EXPECT_TRUE(taskOf(ridge).isInstant(ridge, *cache));
  ridge.view.tradeOffAxis = "lambda";
  EXPECT_TRUE(taskOf(ridge).isInstant(ridge, *cache));
  Study svm = test::svmStudy();
  svm.kernelRelease.mostRows = 500;
  svm.view.tradeOffAxis = "lambda";
  const auto classes = cacheOf(svm);
  EXPECT_FALSE(taskOf(svm).isInstant(svm, *classes));
  previewTradeOff(svm, {classes});
  EXPECT_TRUE(taskOf(svm).isInstant(svm, *classes)) << "the fits are remembered";
}

TEST(PreviewKernel, StopsBetweenTheFits) {
  Study svm = test::svmStudy();
  svm.view.tradeOffAxis = "lambda";
  const auto cache = cacheOf(svm);
  int left = 5;
  const TradeOffPreview preview = previewTradeOff(svm, {cache}, nullptr, [&] { return left-- <= 0; });
  EXPECT_TRUE(preview.curves.empty()) << "nothing unfinished is shown";
}

TEST(PreviewKernel, BuildingACacheCanBeStopped) {
  for (const Study& study : test::kernelStudies())
    for (int most = 0; most < 3; ++most) {
      int left = most;
      EXPECT_EQ(buildCache(study, test::dataOf(study), [&](double) { return left-- > 0; }), nullptr);
    }
}

}  // namespace
}  // namespace epsiscope::preview_kernel_test
