#include "core/tasks/trade_off_preview.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "core/results/result.h"
#include "core/run/run.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "tests/core/tasks/kernel_release/kernel_study.h"
#include "tests/core/tasks/private_classifier/classifier_study.h"
#include "tests/core/tasks/small_study.h"
#include "tests/support/prepared.h"

namespace epsiscope::trade_off_preview_test {
namespace {

struct Case {
  Study study;
  std::shared_ptr<const Dataset> data;
};

/// One case of every task that learns.
std::vector<Case> cases() {
  Study labels = test::builtInStudy("house-prices");
  labels.labelPrivacy.methods = {"laplace", "rp-with-prior-debiased", kMethodCentralRidge, kMethodBest};
  Study classes = test::classifierStudy();
  classes.testFraction = 0.9;
  classes.privateClassifier.methods = {"output", "objective"};
  Study kernel = test::kernelStudy();
  kernel.kernelRelease.mostRows = 100;
  std::vector<Case> all = {{labels, test::builtInData("house-prices")},
                           {classes, test::incomeClass()},
                           {kernel, test::builtInData("house-prices")}};
  for (Case& one : all) {
    one.study.trials = 4;
    one.study.epsilon = {0.7};
    one.study.view.epsilon = 0.7;
  }
  return all;
}

SplitCaches splitsOf(const Case& one, std::size_t count) {
  SplitCaches splits = {buildCache(one.study, one.data)};
  while (splits.size() < count) EXPECT_TRUE(addSplit(taskOf(one.study), splits));
  return splits;
}

/// The values of the method's row, which are expectations where the preview has them.
std::vector<double> valuesOfRun(const Study& study, const std::shared_ptr<const Dataset>& data,
                                const std::string& method, double epsilon) {
  Study there = study;
  there.epsilon = {epsilon};
  const auto result = run(there, data, {}, {});
  for (const ResultRow& row : result->series)
    if (row.method == method && row.trainRows == 0 && row.metric == taskOf(study).metricOf(study) &&
        ((row.kind != "sampled" && row.note.empty()) || method == "objective" || stagedMethod(method)))
      return row.values;
  ADD_FAILURE() << method;
  return {};
}

TEST(MeanOverSplits, IsToTheBitWhatARunOfAsManyTrialsFinds) {
  for (const Case& one : cases()) {
    const TradeOffPreview preview = previewTradeOff(one.study, splitsOf(one, 4));
    EXPECT_EQ(preview.splits, 4U);
    for (std::size_t i = 0; i < preview.curves.size(); ++i) {
      const std::string& method = preview.curves[i].method;
      if (!preview.curves[i].draws.empty()) continue;  // its noise is the same along the curve
      const std::vector<double> values = valuesOfRun(one.study, one.data, method, 0.7);
      if (stagedMethod(method)) {  // a run draws fits of its own
        EXPECT_NEAR(preview.atEpsilon[i], meanOf(values), 0.3 * meanOf(values)) << method;
        continue;
      }
      EXPECT_EQ(preview.atEpsilonOfSplits[i], values) << method;
      EXPECT_EQ(preview.atEpsilon[i], meanOf(values)) << method;
    }
  }
}

TEST(MeanOverSplits, OfSampledErrorsIsTheMeanOfAllDraws) {
  const Case one = cases()[1];
  const TradeOffPreview preview = previewTradeOff(one.study, splitsOf(one, 3));
  const MethodCurve& curve = preview.curves[1];
  ASSERT_EQ(curve.draws.size(), curve.x.size());
  for (std::size_t i = 0; i < curve.x.size(); ++i) {
    EXPECT_NEAR(curve.y[i], meanOf(curve.draws[i]), 1e-14) << "as many draws in each split";
    EXPECT_EQ(curve.draws[i].size(), 3 * preview.ofSplits.front()->curves[1].draws[i].size());
    EXPECT_LE(curve.q05[i], curve.q25[i]);
    EXPECT_LE(curve.q75[i], curve.q95[i]);
  }
}

TEST(MeanOverSplits, HasTheStandardErrorBetweenThem) {
  const Case one = cases()[0];
  const TradeOffPreview preview = previewTradeOff(one.study, splitsOf(one, 4));
  const MethodCurve& curve = preview.curves[0];
  ASSERT_EQ(curve.standardError.size(), curve.y.size());
  for (const std::size_t i : {std::size_t{0}, curve.y.size() - 1}) {
    double mean = 0, squares = 0;
    for (const auto& split : preview.ofSplits) mean += split->curves[0].y[i] / 4;
    for (const auto& split : preview.ofSplits) squares += std::pow(split->curves[0].y[i] - mean, 2);
    EXPECT_NEAR(curve.y[i], mean, 1e-12 * mean);
    EXPECT_NEAR(curve.standardError[i], std::sqrt(squares / 3 / 4), 1e-9 * mean);
  }
  EXPECT_TRUE(previewTradeOff(one.study, splitsOf(one, 1)).curves[0].standardError.empty());
}

TEST(MeanOverSplits, IsTheSameDrawnAtOnceOrSplitAfterSplit) {
  for (const Case& one : cases()) {
    const SplitCaches all = splitsOf(one, 3);
    const TradeOffPreview first = previewTradeOff(one.study, {all.front()});
    const TradeOffPreview refined = previewTradeOff(one.study, all, &first);
    const TradeOffPreview atOnce = previewTradeOff(one.study, all);
    Study moved = one.study;
    moved.view.epsilon = 1.3;
    const TradeOffPreview later = previewTradeOff(moved, all, &refined), fresh = previewTradeOff(moved, all);
    EXPECT_EQ(later.atEpsilon, fresh.atEpsilon);
    for (std::size_t i = 0; i < atOnce.curves.size(); ++i) {
      EXPECT_EQ(refined.curves[i].y, atOnce.curves[i].y);
      EXPECT_EQ(refined.curves[i].standardError, atOnce.curves[i].standardError);
      EXPECT_EQ(later.curves[i].y, fresh.curves[i].y);
    }
  }
}

/// The smallest epsilon is a promise: a run at the displayed number reaches the wanted error, and one unit of
/// its last digit less does not.
TEST(MeanOverSplits, HasTheSmallestEpsilonThatARerunReaches) {
  for (Case& one : cases()) {
    const SplitCaches splits = splitsOf(one, 4);
    const TradeOffPreview all = previewTradeOff(one.study, splits);
    const std::vector<double>& some = all.curves.front().y;
    one.study.view.errorTarget = some[2 * some.size() / 3] * 1.001;
    const TradeOffPreview preview = previewTradeOff(one.study, splits, &all);
    ASSERT_EQ(preview.smallestEpsilon.size(), preview.curves.size());
    int reached = 0;
    for (std::size_t i = 0; i < preview.curves.size(); ++i) {
      ASSERT_EQ(preview.smallestEpsilon[i].has_value(), taskOf(one.study).isMethod(preview.curves[i].method));
      if (!preview.smallestEpsilon[i]) continue;
      const SmallestEpsilon& found = *preview.smallestEpsilon[i];
      const std::string& method = preview.curves[i].method;
      if (!found.epsilon || found.atLowEnd || stagedMethod(method)) continue;
      ++reached;
      const auto errorAt = [&](double epsilon) {
        return meanOf(valuesOfRun(one.study, one.data, method, epsilon));
      };
      EXPECT_LE(errorAt(*found.epsilon), *one.study.view.errorTarget) << method;
      if (preview.curves[i].draws.empty()) {
        EXPECT_GT(errorAt(roundedDown(*found.epsilon * (1 - 1e-9))), *one.study.view.errorTarget) << method;
      }
      if (found.low) {
        EXPECT_LE(*found.low, *found.epsilon);
      }
      if (found.high) {
        EXPECT_GE(*found.high, *found.epsilon);
      }
    }
    EXPECT_GE(reached, 1) << taskOf(one.study).facts().id;
  }
}

TEST(NoPrivacy, IsTheLowestOfAllPipelinesAndKnowsWhose) {
  const Case one = cases()[0];
  const TradeOffPreview preview = previewTradeOff(one.study, splitsOf(one, 3));
  std::map<std::string, double> without;
  for (const MethodCurve& curve : preview.curves) {
    EXPECT_LE(preview.none, curve.withoutPrivacy);
    without[curve.method] = curve.withoutPrivacy;
  }
  EXPECT_EQ(without.at("laplace"), without.at("rp-with-prior-debiased")) << "the same learner and features";
  EXPECT_NE(without.at(kMethodBest), without.at("laplace")) << "features of its own";
  if (!preview.noneOf.empty()) {
    EXPECT_EQ(without.at(preview.noneOf), preview.none);
  }
}

/// With noise that falls to zero every pipeline approaches its own line.
TEST(NoPrivacy, IsWhereThePipelineEndsWhenEpsilonGrows) {
  Case one = cases()[0];
  one.study.labelPrivacy.lambda = 1e-6;
  one.study.labelPrivacy.methods = {"laplace", "staircase", kMethodCentralRidge};
  one.study.epsilon = {700};
  one.study.view.epsilon = 700;
  const TradeOffPreview preview = previewTradeOff(one.study, splitsOf(one, 3));
  for (std::size_t i = 0; i < preview.curves.size(); ++i)
    EXPECT_NEAR(preview.atEpsilon[i], preview.curves[i].withoutPrivacy,
                2e-3 * preview.curves[i].withoutPrivacy)
        << preview.curves[i].method;
}

TEST(WantedSplits, AreTheTrialsButNoMoreThanStayLiveAndOneWhereNothingIsLearned) {
  const Case one = cases()[0];
  const auto table = PreparedTable::of(one.study, one.data);
  Study study = one.study;
  study.trials = 7;
  EXPECT_EQ(wantedSplits(study, *table), 7U);
  study.trials = 1;
  EXPECT_EQ(wantedSplits(study, *table), 1U);
  study.trials = 1'000'000;
  EXPECT_EQ(wantedSplits(study, *table), 50U);
  study.task = TaskId::statistic;
  EXPECT_EQ(wantedSplits(study, *table), 1U);
}

TEST(Seeds, NewNoiseKeepsTheSplitsAndNewSplitsTheNoise) {
  Study study = test::builtInStudy("house-prices");
  Study noise = study;
  noise.splitSeed = splitSeedOf(study);
  noise.seed = 99;
  EXPECT_TRUE(test::shareCache(noise, study));
  Study splits = study;
  splits.splitSeed = 99;
  EXPECT_FALSE(test::shareCache(splits, study));
  // A study of earlier versions, which has one seed, means the same.
  Study spelled = study;
  spelled.splitSeed = spelled.priorSeed = study.seed;
  spelled.labelPrivacy.methods = study.labelPrivacy.methods = {"laplace", "rp-with-prior-debiased"};
  study.labelPrivacy.zeta.reset();  // suggested, so that every change of the prior shows
  spelled.labelPrivacy.zeta.reset();
  study.epsilon = spelled.epsilon = {1};
  study.trials = spelled.trials = 2;
  const auto one = run(study, test::builtInData("house-prices"), {}, {});
  const auto other = run(spelled, test::builtInData("house-prices"), {}, {});
  for (std::size_t i = 0; i < one->series.size(); ++i)
    EXPECT_EQ(one->series[i].values, other->series[i].values);
  // Only values that follow the private prior change with its seed.
  spelled.priorSeed = 5;
  const auto third = run(spelled, test::builtInData("house-prices"), {}, {});
  for (std::size_t i = 0; i < one->series.size(); ++i)
    EXPECT_EQ(one->series[i].values == third->series[i].values, one->series[i].method == "laplace");
}

}  // namespace
}  // namespace epsiscope::trade_off_preview_test
