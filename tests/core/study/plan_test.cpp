#include "core/study/plan.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

#include "core/base/file_error.h"
#include "core/builtin/planned_data.h"
#include "core/study/data_match.h"
#include "core/study/load.h"
#include "core/study/study.h"
#include "core/study/study_file.h"
#include "core/study/study_json.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/problems.h"

#include <nlohmann/json.hpp>

namespace epsiscope::plan_test {

namespace {

Study planned(const std::string& plan) {
  return parseStudy(
      R"({"format": "epsiscope-study", "version": 1, "data": {"file": "builtin:plan", "plan": )" + plan +
          "}}",
      "plan.json");
}

Study with(const Study& study, const std::vector<std::string>& settings) {
  return withSettings(study, settings);
}

std::vector<Problem> problemsOf(const Study& study) {
  const auto table = PreparedTable::of(study, loadData(study.data, {}));
  return problems(study, *table);
}

void expectProblem(const Study& study, const std::string& field, const std::string& words) {
  for (const Problem& problem : problems(study))
    if (problem.field == field) {
      EXPECT_NE(problem.sentence.find(words), std::string::npos) << problem.sentence;
      return;
    }
  ADD_FAILURE() << "no problem of " << field;
}

}  // namespace

TEST(Plan, NeedsNoMoreThanTheContractSays) {
  const Study study = planned(R"({"rows": 1000, "features": 5, "r2": 0.5, "shape": "bell"})");
  EXPECT_TRUE(isPlan(study.data));
  EXPECT_EQ(study.data.target, kPlannedTarget);
  EXPECT_EQ(plannedRange(study.data), kPlannedBounds);
  EXPECT_TRUE(problemsOf(study).empty());
  EXPECT_EQ(planned("{}"), study);
  EXPECT_EQ(parseStudy(R"({"data": {"file": "builtin:plan"}})", "plan.json"), study);
}

TEST(Plan, IsWrittenAndReadAgain) {
  Study study = planned(R"({"rows": 77, "features": 2, "r2": 0.25, "shape": "outliers", "upper": 3})");
  EXPECT_EQ(studyFromJson(studyToJson(study), "plan.json"), study);
  study = with(study, {"data.plan.rows=500", "data.plan.shape=skewed", "data.upper=9"});
  EXPECT_EQ(study.data.plan.rows, 500);
  EXPECT_EQ(study.data.plan.shape, LabelShape::skewed);
  EXPECT_EQ(loadData(study.data, {})->rows(), 500U);
  // Other studies do not mention the plan.
  EXPECT_FALSE(studyToJson(Study{}).at("data").contains("plan"));
  EXPECT_EQ(with(Study{}, {"data.plan.rows=12"}).data.plan.rows, 12);
}

TEST(Plan, HasLabelsWhereItSays) {
  Study study = planned(R"({"rows": 2000, "shape": "uniform", "lower": -1, "upper": 1})");
  EXPECT_EQ(plannedRange(study.data), (LabelBounds{-1, 1}));
  const auto dataset = loadData(study.data, {});
  const ColumnSummary summary = summarise(dataset->columns.back());
  EXPECT_GE(summary.min, -1);
  EXPECT_LE(summary.max, 1);
  EXPECT_LT(summary.min, -0.9);
  // Bounds narrower than the labels clip, as with every other table.
  study = with(study, {"data.lower=-0.5", "data.upper=0.5"});
  EXPECT_TRUE(problemsOf(study).empty());
  EXPECT_EQ(loadData(study.data, {})->sha256, dataset->sha256);
}

TEST(Plan, IsReadAgainWhereItChanges) {
  const Study study = planned("{}");
  const auto differs = [&](const char* setting) {
    return !readsTheSame(study.data, with(study, {setting}).data);
  };
  EXPECT_TRUE(differs("data.plan.rows=20"));
  EXPECT_TRUE(differs("data.plan.r2=0.1"));
  EXPECT_TRUE(differs("data.upper=6"));
  EXPECT_FALSE(differs("epsilon=[1]"));
  EXPECT_FALSE(dataChanged(with(study, {"data.sha256=abc"}).data, *loadData(study.data, {})));
}

TEST(Plan, RefusesWhatNobodyCanPlan) {
  expectProblem(planned(R"({"rows": 1})"), "data.plan.rows", "from 10 to 1000000");
  expectProblem(planned(R"({"rows": -5})"), "data.plan.rows", "-5");
  expectProblem(planned(R"({"rows": 10000000})"), "data.plan.rows", "from 10 to 1000000");
  expectProblem(planned(R"({"rows": 1000000, "features": 500})"), "data.plan.rows", "plan at most 39920");
  expectProblem(planned(R"({"features": 0})"), "data.plan.features", "from 1 to 1000");
  expectProblem(planned(R"({"r2": 1})"), "data.plan.r2", "from 0 to below 1");
  expectProblem(planned(R"({"r2": -0.1})"), "data.plan.r2", "from 0 to below 1");
  expectProblem(planned(R"({"lower": 3, "upper": 3})"), "data.plan.lower", "the lower end");
  // A study may learn from more features than rows, as long as lambda is not 0.
  EXPECT_TRUE(problemsOf(planned(R"({"rows": 20, "features": 40})")).empty());
}

TEST(Plan, NamesTheShapesThereAre) {
  try {
    planned(R"({"shape": "banana"})");
    FAIL();
  } catch (const FileError& error) {
    EXPECT_NE(std::string(error.what()).find("data.plan.shape"), std::string::npos) << error.what();
    EXPECT_NE(std::string(error.what()).find("\"skewed\""), std::string::npos) << error.what();
  }
  EXPECT_THROW(planned(R"({"row": 5})"), FileError);
  EXPECT_THROW(planned(R"({"rows": "many"})"), FileError);
}

TEST(Plan, IsNotMadeOfNonsense) {
  Study study = planned("{}");
  study.data.lower = 7;
  EXPECT_FALSE(isPlannable(study.data));
  EXPECT_THROW(loadData(study.data, {}), FileError);
  study.data.lower = -std::numeric_limits<double>::infinity();
  EXPECT_THROW(loadData(study.data, {}), FileError);
  study = planned("{}");
  study.data.plan.r2 = 1;
  EXPECT_THROW(loadData(study.data, {}), FileError);
}

TEST(Plan, ExplainsNothingOrAlmostAll) {
  for (const char* r2 : {"0", "0.999"}) {
    const Study study = planned(std::string(R"({"r2": )") + r2 + "}");
    EXPECT_TRUE(problemsOf(study).empty());
  }
}

}  // namespace epsiscope::plan_test
