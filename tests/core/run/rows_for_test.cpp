#include "core/run/rows_for.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/builtin/planned_data.h"
#include "core/results/result.h"
#include "core/run/people_preview.h"
#include "core/run/run.h"
#include "core/study/load.h"
#include "core/study/plan.h"
#include "core/study/study_file.h"
#include "core/tasks/prepared_table.h"

namespace epsiscope::rows_for_test {

namespace {

Study planned() {
  return parseStudy(
      R"({"data": {"file": "builtin:plan", "plan": {"rows": 2000, "features": 2, "r2": 0.6}},
          "epsilon": [1], "trials": 10, "view": {"epsilon": 1},
          "label_privacy": {"methods": ["laplace", "central-ridge"], "clip_predictions": false}})",
      "plan.json");
}

/// The error that no linear prediction can fall below.
double leastError(const Study& study) {
  const double sd = momentsOf(study.data.plan.shape).sd * plannedRange(study.data).width();
  return (1 - study.data.plan.r2) * sd * sd;
}

}  // namespace

TEST(PlannedErrors, AreThoseOfARunOnTheSamePlan) {
  const Study study = planned();
  const auto table = PreparedTable::of(study, loadData(study.data, {}));
  const auto result = run(study, table, {}, {});
  ASSERT_TRUE(result);
  const std::vector<std::string> methods = plannedMethods(study);
  ASSERT_EQ(methods, (std::vector<std::string>{"laplace", "central-ridge"}));
  const auto found = plannedErrors(study, {}, 2000, plannedTables(2000), methods, {1.0});
  ASSERT_TRUE(found);
  ASSERT_EQ(found->tables, 100U);
  for (std::size_t m = 0; m < methods.size(); ++m) {
    const MeanError planned = found->errors[m].front();
    const double sdOfTable = planned.standardError * std::sqrt(100);
    bool compared = false;
    for (const ResultRow& row : result->series)
      if (row.method == methods[m] && row.metric == "test_mse" && row.kind == "exact") {
        // Ten splits of one table test each of its rows twice: five times the rows of one split.
        EXPECT_NEAR(row.mean, planned.mean, 4 * sdOfTable / std::sqrt(5)) << methods[m];
        compared = true;
      }
    EXPECT_TRUE(compared) << methods[m];
  }
}

TEST(PlannedErrors, OfTheFirstTableAreThoseOfTheFirstSplit) {
  const Study study = planned();
  const auto table = PreparedTable::of(study, loadData(study.data, {}));
  Study one = study;
  one.trials = 1;
  const auto result = run(one, table, {}, {});
  const auto found = plannedErrors(study, {}, 2000, 1, {"laplace"}, {1.0});
  for (const ResultRow& row : result->series)
    if (row.method == "laplace" && row.kind == "exact" && row.metric == "test_mse") {
      EXPECT_NEAR(found->errors[0][0].mean, row.mean, 1e-9 * row.mean);
    }
}

TEST(PlannedErrors, FallToWhatTheFeaturesCannotTell) {
  const Study study = planned();
  double last = std::numeric_limits<double>::infinity();
  for (const std::size_t rows : {100U, 1000U, 10'000U, 100'000U}) {
    const auto found = plannedErrors(study, {}, rows, plannedTables(rows), {"laplace"}, {1.0});
    const MeanError error = found->errors[0][0];
    EXPECT_LT(error.mean, last + 2 * error.standardError);
    last = error.mean;
  }
  EXPECT_NEAR(last, leastError(study), 0.02 * leastError(study));
}

TEST(RowsFor, FindsTheFewestThatReachTheError) {
  const Study study = planned();
  const double wanted = 1.1 * leastError(study);
  const auto answers = rowsFor(study, {}, {wanted});
  ASSERT_TRUE(answers);
  ASSERT_EQ(answers->size(), 2U);
  for (const RowsAnswer& answer : *answers) {
    ASSERT_TRUE(answer.fewest.rows) << answer.reason;
    const std::size_t rows = *answer.fewest.rows;
    EXPECT_EQ(answer.learner, "ridge");
    EXPECT_LE(answer.fewest.error->mean, wanted);
    EXPECT_LE(answer.fewest.low.value_or(0), rows);
    EXPECT_GE(answer.fewest.high.value_or(rows), rows);
    // By brute force, in steps of an eighth: no smaller number reaches it, and the number itself does.
    const auto errorAt = [&](std::size_t n) {
      return plannedErrors(study, {}, n, plannedTables(n), {answer.method}, {1.0})->errors[0][0].mean;
    };
    EXPECT_DOUBLE_EQ(errorAt(rows), answer.fewest.error->mean);
    EXPECT_LE(errorAt(rows), wanted);
    for (double n = 0.97 * static_cast<double>(rows); n > 30; n /= 1.125)
      EXPECT_GT(errorAt(static_cast<std::size_t>(n)), wanted) << answer.method << " " << n;
  }
  // Noise on the sums costs less than noise on every label.
  EXPECT_LT(*answers->at(1).fewest.rows, *answers->at(0).fewest.rows);
}

TEST(RowsFor, TellsUnreachableFromTooMany) {
  Study study = planned();
  study.labelPrivacy.methods = {"laplace"};
  const auto never = rowsFor(study, {}, {0.9 * leastError(study)});
  ASSERT_TRUE(never);
  const FewestRows& fewest = never->front().fewest;
  EXPECT_FALSE(fewest.rows);
  EXPECT_TRUE(fewest.notEvenWithout);
  EXPECT_NEAR(fewest.withoutPrivacy.value_or(0), leastError(study), 0.02 * leastError(study));
  EXPECT_NE(never->front().reason.find("even without privacy"), std::string::npos);

  study.view.epsilon = 0.003;
  const auto tooMany = rowsFor(study, {}, {1.02 * leastError(study)});
  ASSERT_TRUE(tooMany);
  EXPECT_FALSE(tooMany->front().fewest.rows);
  EXPECT_FALSE(tooMany->front().fewest.notEvenWithout);
  EXPECT_NE(tooMany->front().reason.find("not reached up to 1000000 people"), std::string::npos);
}

/// Laplace noise on a mean has the scale D/(n epsilon), whatever the table: n = D ln(1/(1 - level))/(W
/// epsilon).
TEST(RowsFor, FindsTheFewestForAHalfWidth) {
  Study study = parseStudy(
      R"({"data": {"file": "builtin:plan", "plan": {"rows": 500, "features": 2, "r2": 0.5, "shape": "uniform"}},
          "task": "statistic", "view": {"epsilon": 0.5},
          "statistic": {"statistic": "mean", "mechanism": "laplace"}})",
      "plan.json");
  const LabelBounds bounds = plannedRange(study.data);
  const auto answers = rowsFor(study, {}, {.value = 0.01 * bounds.width(), .level = 0.95});
  ASSERT_TRUE(answers);
  const auto laplace = std::ranges::find(*answers, "laplace", &RowsAnswer::method);
  ASSERT_NE(laplace, answers->end());
  const double needed = std::log(20) / 0.01 / 0.5;
  EXPECT_GE(*laplace->fewest.rows, needed);
  EXPECT_LE(*laplace->fewest.rows, 1.02 * needed) << "within a hundredth";
  EXPECT_LE(laplace->fewest.error->mean, 0.01 * bounds.width());

  study.statistic.statistic = StatisticKind::sum;
  const auto never = rowsFor(study, {}, {.value = 0.01 * bounds.width(), .level = 0.95});
  EXPECT_FALSE(never->front().fewest.rows);
  EXPECT_NE(never->front().reason.find("half-width"), std::string::npos) << never->front().reason;
}

TEST(RowsFor, ServesClassifiers) {
  Study study = parseStudy(
      R"({"data": {"file": "builtin:plan", "prepare": "unit-rows",
                   "plan": {"rows": 1000, "features": 2, "r2": 0.6, "shape": "classes"}},
          "task": "private-classifier", "view": {"epsilon": 1},
          "private_classifier": {"methods": ["none", "output"], "lambda": 0.01}})",
      "plan.json");
  EXPECT_EQ(plannedMethods(study), (std::vector<std::string>{"output"}));
  const auto found = plannedErrors(study, {}, 2000, 5, {"output"}, {0.1, 10});
  ASSERT_TRUE(found);
  EXPECT_GT(found->errors[0][0].mean, found->errors[0][1].mean);
  EXPECT_LT(found->errors[0][1].mean, 0.3);
}

TEST(RowsFor, StopsWhenTold) {
  EXPECT_FALSE(rowsFor(planned(), {}, {0.3}, [] { return false; }));
}

TEST(PeoplePreview, GoesFromRoughToAnswered) {
  Study study = planned();
  study.labelPrivacy.methods = {"central-ridge"};
  study.view.errorTarget = 1.1 * leastError(study);
  PeoplePreview preview = previewPeople(study, nullptr);
  EXPECT_EQ(preview.refined, 0U);
  EXPECT_FALSE(preview.isFinished());
  std::size_t steps = 0;
  for (; !preview.isFinished() && steps < 50; ++steps) preview = previewPeople(study, &preview);
  EXPECT_EQ(steps, preview.rows.size() + 1);
  const auto answer = rowsFor(study, {}, {*study.view.errorTarget});
  ASSERT_EQ(preview.answers.size(), 1U);
  EXPECT_EQ(preview.answers.front().fewest.rows, answer->front().fewest.rows);
  // The map says the same, by straight lines between its places.
  const auto rows = static_cast<double>(*answer->front().fewest.rows);
  EXPECT_NEAR(plannedErrorAt(preview, preview.curves[0], rows, 1), *study.view.errorTarget,
              0.1 * *study.view.errorTarget);
  const double epsilon = epsilonFor(preview, preview.curves[0], rows, *study.view.errorTarget);
  EXPECT_GT(epsilon, 0.3);
  EXPECT_LT(epsilon, 3);
  // Another epsilon keeps the map and asks again.
  study.view.epsilon = 2;
  const PeoplePreview moved = previewPeople(study, &preview);
  EXPECT_EQ(moved.refined, preview.refined);
  EXPECT_TRUE(moved.answers.empty());
}

TEST(PeoplePreview, KeepsItsErrorsWhereOnlyTheLookChanges) {
  const Study study = planned();
  Study other = study;
  other.view.epsilon = 3;
  other.view.errorTarget = 1;
  other.data.plan.rows = 500;
  EXPECT_TRUE(havePlannedErrors(study, other));
  other.data.plan.r2 = 0.1;
  EXPECT_FALSE(havePlannedErrors(study, other));
  other = study;
  other.labelPrivacy.delta = 1e-9;
  EXPECT_FALSE(havePlannedErrors(study, other));
}

}  // namespace epsiscope::rows_for_test
