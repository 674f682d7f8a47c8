#include "core/tasks/cell.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/run/run.h"
#include "core/study/load.h"
#include "core/study/study.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/core/tasks/start_study.h"

namespace epsiscope::cell_test {
namespace {

TEST(Cells, GoThroughLambdasThenThroughNumbersOfRows) {
  Study study;
  study.epsilon = {1, 2};
  study.trainSizes = {50};
  const std::vector<Cell> cells = cellsOfMethods(study, {"a", "none"}, 0.1, {0.2, 0.1});
  const std::vector<Cell> wanted = {{"a", 1, 0.1},    {"a", 2, 0.1},        {"a", 1, 0.2},
                                    {"a", 2, 0.2},    {"a", 1, 0.1, 50},    {"a", 2, 0.1, 50},
                                    {"none", 1, 0.1}, {"none", 2, 0.1},     {"none", 1, 0.2},
                                    {"none", 2, 0.2}, {"none", 1, 0.1, 50}, {"none", 2, 0.1, 50}};
  EXPECT_EQ(cells, wanted);
  for (const Cell& cell : cells)
    EXPECT_EQ(repeatsPrevious(study, cell), cell.method == "none" && cell.epsilon == 2);
}

TEST(Cells, HaveARowThatSaysWhatTheyAre) {
  Study study;
  study.task = TaskId::privateClassifier;
  const ResultRow row = rowOfCell(study, {"output", 2, 0.1, 50, "linear"}, "test_loss", "sampled");
  EXPECT_EQ(row.task + ' ' + row.method + ' ' + row.learner + ' ' + row.metric + ' ' + row.kind,
            "private-classifier output linear test_loss sampled");
  EXPECT_EQ(row.epsilon, 2);
  EXPECT_EQ(row.lambda, 0.1);
  EXPECT_EQ(row.trainRows, 50u);
  EXPECT_TRUE(std::isnan(row.zeta));
  EXPECT_TRUE(std::isnan(rowOfCell(study, {"output"}, "test_error", "sampled").lambda));
}

/// A curve, a run and a search read the same cells: where a run has an exact error, what a search finds is
/// that number, and so is the picture's at the current epsilon, to the last bit; of sampled ones a search
/// finds the mean of the run's draws.
TEST(Cells, GiveARunAndASearchAndAPictureTheSameErrors) {
  for (const Task* task : allTasks()) {
    Study study = test::startOf(*task);
    study.trials = 1;
    study.trainSizes.clear();
    if (std::vector<double>* sweep = task->lambdaSweepOf(study)) sweep->clear();
    study.epsilon = {viewEpsilon(study)};
    const auto table = PreparedTable::of(study, loadData(study.data, {}));
    const auto cache = buildCache(study, table);
    ASSERT_NE(cache, nullptr);
    const std::optional<Result> result = run(study, table, {}, {});
    ASSERT_TRUE(result);
    const TradeOffPreview picture = previewTradeOff(study, {cache});
    std::size_t compared = 0;
    for (const Method& method : task->methods()) {
      if (method.role != MethodRole::method || !task->usesMethod(study, method.id)) continue;
      const std::optional<double> searched =
          task->errorAt(study, *cache, method.id, study.epsilon.front(), {});
      if (!searched) continue;
      const std::string metric = task->metricOf(study);
      // What is looked at: of clipped predictions the error by the normal law, else the exact one, else
      // draws.
      const ResultRow* row = nullptr;
      for (const char* kind : {"normal", "exact", "sampled"}) {
        const auto at = std::ranges::find_if(result->series, [&](const ResultRow& one) {
          return one.method == method.id && one.metric == metric && one.kind == kind;
        });
        if (!row && at != result->series.end()) row = &*at;
      }
      ASSERT_NE(row, nullptr) << task->facts().id << ' ' << method.id;
      EXPECT_EQ(*searched, row->mean) << task->facts().id << ' ' << method.id;
      const auto curve = std::ranges::find(picture.curves, method.id, &MethodCurve::method);
      if (curve != picture.curves.end() && curve->draws.empty()) {
        EXPECT_EQ(picture.atEpsilon[static_cast<std::size_t>(curve - picture.curves.begin())], row->mean)
            << task->facts().id << ' ' << method.id;
      }
      ++compared;
    }
    EXPECT_GE(compared, 1u) << task->facts().id;
  }
}

}  // namespace
}  // namespace epsiscope::cell_test
