#include "ui/views/run_curve.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/results/result.h"

namespace epsiscope::run_curve_test {
namespace {

ResultRow row(double epsilon, double lambda, std::size_t trainRows, double mean) {
  ResultRow made;
  made.method = "ridge";
  made.learner = "gaussian";
  made.metric = "test_mse";
  made.kind = "exact";
  made.epsilon = epsilon;
  made.lambda = lambda;
  made.trainRows = trainRows;
  made.mean = mean;
  made.trials = 1;
  return made;
}

Result sweeps() {
  Result result;
  result.study.task = TaskId::kernelRelease;
  result.study.kernelRelease.lambda = 0.01;
  result.trainRows = 800;
  result.series = {row(1, 0.01, 0, 10), row(0.1, 0.01, 0, 20), row(0.1, 0.1, 0, 30),
                   row(1, 0.1, 0, 40),  row(1, 0.01, 100, 50), row(0.1, 0.01, 100, 60)};
  return result;
}

std::vector<double> means(const Result& result, const Study& study, RunAxis axis) {
  return runCurve(result, runSlice(study, result, axis, "test_mse"), "ridge", "exact")
      .column(&ResultRow::mean);
}

TEST(RunCurve, AlongEachAxisAllElseIsFixed) {
  const Result result = sweeps();
  Study study = result.study;
  study.view.epsilon = 0.2;
  EXPECT_EQ(means(result, study, RunAxis::epsilon), (std::vector<double>{20, 10}));
  EXPECT_EQ(means(result, study, RunAxis::lambda), (std::vector<double>{20, 30})) << "0.1 is nearest to 0.2";
  EXPECT_EQ(means(result, study, RunAxis::rows), (std::vector<double>{60, 20}))
      << "the whole training part is the last";
  study.view.epsilon = 0.5;
  EXPECT_EQ(means(result, study, RunAxis::lambda), (std::vector<double>{10, 40})) << "nearest by ratio";
}

TEST(RunCurve, ALambdaOfTheSweepIsFoundAndAnotherOneFallsBackToTheRunsOwn) {
  const Result result = sweeps();
  Study study = result.study;
  study.kernelRelease.lambda = 0.1;
  EXPECT_EQ(means(result, study, RunAxis::epsilon), (std::vector<double>{30, 40}));
  study.kernelRelease.lambda = 0.5;
  EXPECT_EQ(means(result, study, RunAxis::epsilon), (std::vector<double>{20, 10}));
}

TEST(RunCurve, ALambdaThatWasChosenPrivatelyBelongsToEverySlice) {
  Result result = sweeps();
  for (ResultRow& each : result.series) each.lambda = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(means(result, result.study, RunAxis::epsilon).size(), 2u);
  EXPECT_TRUE(means(result, result.study, RunAxis::lambda).empty());
}

TEST(RunCurve, AnotherLambdaMakesARunOldUnlessLambdaIsTheAxis) {
  const Result result = sweeps();
  Study study = result.study;
  study.view.epsilon = 3;
  EXPECT_FALSE(isOutOfDate(study, result)) << "what is looked at is not computed";
  study.kernelRelease.lambda = 0.02;
  EXPECT_TRUE(isOutOfDate(study, result));
  EXPECT_FALSE(isOutOfDate(study, result, RunAxis::lambda));
  study.kernelRelease.gamma = 7;
  EXPECT_TRUE(isOutOfDate(study, result, RunAxis::lambda));
}

}  // namespace
}  // namespace epsiscope::run_curve_test
