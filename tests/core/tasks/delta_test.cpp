// A delta of 1/n or more promises nothing, for every method that has one and wherever its promise is read.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "core/privacy/guarantee.h"
#include "core/study/statistic.h"
#include "core/tasks/attack_preview.h"
#include "core/tasks/methods.h"
#include "core/tasks/noise_preview.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"
#include "core/tasks/warnings.h"
#include "tests/support/prepared.h"

namespace epsiscope::delta_test {
namespace {

std::shared_ptr<const Dataset> people(std::size_t rows) {
  Dataset table;
  Column age{.name = "age", .kind = ColumnKind::number}, income{.name = "income", .kind = ColumnKind::number};
  for (std::size_t i = 0; i < rows; ++i) {
    age.values.push_back(static_cast<double>(18 + i * 37 % 60));
    income.values.push_back(static_cast<double>(i * 31 % 97));
  }
  Column outcome{.name = "outcome", .kind = ColumnKind::text, .categories = {"ill", "well"}};
  for (std::size_t i = 0; i < rows; ++i) outcome.codes.push_back(i % 3 == 0 ? 0 : 1);
  table.columns = {age, income, outcome};
  return std::make_shared<const Dataset>(table);
}

/// Every study of a task by a single method that has a delta; for statistics one of each kind.
std::vector<std::pair<std::string, Study>> studiesWithDelta() {
  std::vector<std::pair<std::string, Study>> found;
  for (const Task* task : allTasks())
    for (const Method& method : task->methods()) {
      Study study;
      study.task = task->facts().task;
      study.data.target = "income";
      study.data.features = {"age"};
      if (task->facts().target == TargetKind::classes) {
        study.data.target = "outcome";
        study.data.positive = "ill";
      }
      study.data.lower = 0;
      study.data.upper = 100;
      study.data.columnBounds = {{"age", 100}};
      study.data.prepare = task->facts().preparations.front();
      study.epsilon = {0.5, 0.9};
      study.view.epsilon = 0.5;
      study.trials = 1;
      study.statistic.mechanism = method.id;
      if (std::vector<std::string>* methods = task->methodsOf(study)) *methods = {method.id};
      const bool isStatistic = !task->facts().learns;
      for (const auto& [kind, name] : Names<StatisticKind>::all) {
        study.statistic.statistic = kind;
        if (task->deltaOf(study) > 0)
          found.emplace_back(method.id + " " + (isStatistic ? std::string(name) : task->facts().id), study);
        if (!isStatistic) break;
      }
    }
  return found;
}

/// The promise at view.epsilon: further along a curve there may be other reasons.
const Guarantee& promiseOfMethod(const TradeOffPreview& preview, const std::string& method) {
  const auto curve = std::ranges::find(preview.curves, method, &MethodCurve::method);
  return promiseOf(preview, static_cast<std::size_t>(curve - preview.curves.begin()));
}

class Delta : public testing::TestWithParam<std::size_t> {};

TEST_P(Delta, FromOneInNOnNothingIsPromisedByAnyMethodOrStatistic) {
  const std::size_t rows = GetParam();
  const double one = 1 / static_cast<double>(rows);
  const auto table = people(rows);
  const auto studies = studiesWithDelta();
  ASSERT_GE(studies.size(), 8u) << "three methods of labels and five statistics";
  for (auto [name, study] : studies) {
    const std::string method = name.substr(0, name.find(' '));
    for (const double delta : {0.99 * one, one, 1.01 * one, std::min(0.99, 30 * one)}) {
      SCOPED_TRACE(name + " of " + std::to_string(rows) +
                   " rows, delta n = " + std::to_string(delta * static_cast<double>(rows)));
      const bool promises = delta < one;
      study.labelPrivacy.delta = study.statistic.delta = study.privateRegression.delta =
          study.privateClassifier.delta = delta;
      const auto cache = buildCache(study, table);
      const TradeOffPreview preview = previewTradeOff(study, {cache});
      const Guarantee& drawn = promiseOfMethod(preview, method);
      EXPECT_EQ(drawn.isPrivate(), promises) << drawn.note();
      EXPECT_EQ(drawn.note().find("1/n is ") != std::string::npos, !promises) << drawn.note();
      const auto said = warnings(study, *cache);
      const bool isSaid =
          std::ranges::any_of(said, [](const auto& text) { return text.find("1/n") != std::string::npos; });
      EXPECT_TRUE(isSaid) << "above a tenth of 1/n too";
      for (const AuditedClaim& claim :
           taskOf(study).claims(study, *cache, 0.5, {.draws = 10, .rows = 1}, {})) {
        EXPECT_EQ(claim.claimed.isPrivate(), promises) << claim.claimed.note();
        EXPECT_EQ(claim.verdict() == AuditedClaim::Verdict::nothing, !promises);
      }
      for (const AttackedMethod& attacked : previewAttack(study, *cache, {}).methods)
        if (attacked.method == method) {
          EXPECT_EQ(attacked.isPrivate, promises);
          EXPECT_GT(attacked.delta, 0);
        }
      if (taskOf(study).facts().hasNoise)
        for (const NoiseCurve& curve : previewNoise(study, *cache).curves)
          if (curve.method == method) {
            EXPECT_EQ(curve.withoutPromise.empty(), promises);
          }
      if (rows > 1000) continue;  // a run learns from all of them
      const auto result =
          run(study, table, {}, [](double, const std::string&, const Result*) { return true; });
      std::size_t found = 0;
      for (const ResultRow& row : result->series) {
        if (row.method != method) continue;
        ++found;
        EXPECT_EQ(row.guarantee->isPrivate(), promises);
        EXPECT_EQ(row.guarantee->note().empty(), promises);
      }
      EXPECT_GT(found, 0u);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, Delta, testing::Values(5, 100, 100'000));

TEST(DeltaWarning, ComesAboveATenthOfOneInNAndIsAboutTheStudysOwnDeltaAlone) {
  EXPECT_TRUE(deltaWarning(0, 100).empty());
  EXPECT_TRUE(deltaWarning(0.001, 100).empty());
  EXPECT_NE(deltaWarning(0.0011, 100).find("more than a tenth of 1/n = 0.01"), std::string::npos);
  EXPECT_NE(deltaWarning(0.01, 100).find("nothing is promised"), std::string::npos);
  for (const std::size_t rows : {3u, 7u, 49u, 300u, 20'640u})
    EXPECT_EQ(deltaReach(1 / static_cast<double>(rows), rows), DeltaReach::all) << rows;
}

TEST(DeltaOfSeveralStatistics, IsThatOfAllThatAreReleased) {
  Study study;
  study.task = TaskId::statistic;
  study.data.target = "income";
  study.data.lower = 0;
  study.data.upper = 100;
  study.statistic.mechanism = "gaussian";
  study.statistic.share = 0.5;
  study.statistic.delta = 0.01;
  study.statistic.others = {{.column = "age", .mechanism = "gaussian", .lower = 0.0, .upper = 99.0}};
  const auto table = people(100);
  const auto isPrivate = [&] {
    return promiseOfMethod(previewTradeOff(study, {buildCache(study, table)}), "gaussian").isPrivate();
  };
  EXPECT_FALSE(isPrivate()) << "each has 0.005, and together they have 1/n";
  study.statistic.others.front().mechanism = "laplace";
  EXPECT_TRUE(isPrivate());
}

}  // namespace
}  // namespace epsiscope::delta_test
