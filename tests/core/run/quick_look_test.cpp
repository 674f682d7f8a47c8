#include "core/run/quick_look.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/builtin/generators.h"
#include "core/run/run.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"

namespace epsiscope::quick_look_test {
namespace {

struct Start {
  Study study;
  std::shared_ptr<const PreparedTable> table;
  std::size_t trainRows = 0;
};

Start classifierStart() {
  const BuiltIn& builtIn = *findBuiltIn("income-class");
  Start start;
  start.study.task = TaskId::privateClassifier;
  start.study.data = DataChoice();
  start.study.data.file = "builtin:income-class";
  start.study.data.target = builtIn.target;
  start.study.data.positive = builtIn.positive;
  start.study.data.prepare = "unit-rows";
  start.study.data.features = {"age", "hours"};
  start.study.view.epsilon = 0.7;
  start.study.privateClassifier.lambdaSweep = {0.1, 1};
  start.table = PreparedTable::of(start.study, std::make_shared<const Dataset>(builtIn.make()));
  start.trainRows = buildCache(start.study, start.table)->trainRows();
  return start;
}

TEST(QuickLook, IsARunOfFewTrialsAtFewNumbersOfRows) {
  const Start start = classifierStart();
  const QuickLook quick = quickLook(start.study, start.table, start.trainRows);
  ASSERT_TRUE(quick.result);
  const Study& ran = quick.result->study;
  EXPECT_EQ(ran.epsilon, std::vector<double>{0.7});
  EXPECT_EQ(ran.trials, kQuickTrials);
  EXPECT_TRUE(ran.privateClassifier.lambdaSweep.empty());
  ASSERT_EQ(ran.trainSizes.size(), 4U);
  EXPECT_EQ(ran.trainSizes.back(), static_cast<int>(start.trainRows));
  EXPECT_TRUE(problems(ran, *start.table).empty());
  // The quick look is exactly that run, to the last bit.
  const std::optional<Result> same = run(ran, start.table, {}, {});
  ASSERT_TRUE(same);
  ASSERT_EQ(quick.result->series.size(), same->series.size());
  for (std::size_t i = 0; i < same->series.size(); ++i)
    EXPECT_EQ(quick.result->series[i].values, same->series[i].values);
}

TEST(QuickLook, IsKeptWhereOnlyWhatIsLookedAtChanges) {
  Start start = classifierStart();
  const QuickLook first = quickLook(start.study, start.table, start.trainRows);
  start.study.view.metric = "loss";
  EXPECT_EQ(quickLook(start.study, start.table, start.trainRows, &first).result, first.result);
  start.study.view.epsilon = 2;
  EXPECT_NE(quickLook(start.study, start.table, start.trainRows, &first).result, first.result);
}

TEST(QuickLook, LeavesOutNumbersOfRowsThatAreTooFew) {
  Start start = classifierStart();
  start.study.privateClassifier.tune.emplace();
  for (int i = 1; i <= 100; ++i) start.study.privateClassifier.tune->push_back(0.001 * i);
  ASSERT_TRUE(problems(start.study, *start.table).empty());
  const Study quick = quickStudy(start.study, *start.table, start.trainRows);
  ASSERT_EQ(quick.trainSizes.size(), 3U) << "every candidate needs a row, and 62 are too few";
  EXPECT_TRUE(problems(quick, *start.table).empty());
}

TEST(QuickLook, EndsWhenItIsTold) {
  const Start start = classifierStart();
  EXPECT_FALSE(quickLook(start.study, start.table, start.trainRows, nullptr, [] { return false; }).result);
}

TEST(QuickLook, OfAKernelMachineTakesFewerRows) {
  Study study;
  study.task = TaskId::kernelRelease;
  taskOf(study).quicken(study);
  EXPECT_LE(study.kernelRelease.mostRows, 1000);
}

}  // namespace
}  // namespace epsiscope::quick_look_test
