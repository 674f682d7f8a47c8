// The column of the rows' weights is no feature: no task learns from it unless somebody lists it.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "core/start/column_roles.h"
#include "tests/support/every_task.h"
#include "tests/support/prepared.h"

namespace epsiscope::weight_test {
namespace {

using Names = std::vector<std::string>;

/// Two columns to learn from, a number and a class to predict, and weights, if there are any: two are
/// missing, so that nothing that uses them could be prepared.
std::shared_ptr<const Dataset> survey(bool weighted) {
  auto dataset = std::make_shared<Dataset>();
  Column age{.name = "age"}, town{.name = "town", .kind = ColumnKind::text}, income{.name = "income"};
  Column wins{.name = "wins", .kind = ColumnKind::text}, weights{.name = "wgt"};
  town.categories = {"Bonn", "Kiel"};
  wins.categories = {"yes", "no"};
  for (int i = 0; i < 40; ++i) {
    age.values.push_back(20 + i * 7 % 30);
    town.codes.push_back(i % 3 == 0 ? 1 : 0);
    income.values.push_back(i * 13 % 10 + 0.5);
    wins.codes.push_back(i % 2);
    weights.values.push_back(i < 2 ? std::nan("") : 0.5 + i % 3);
  }
  weights.missing = 2;
  dataset->columns = {std::move(age), std::move(town), std::move(income), std::move(wins)};
  if (weighted) dataset->columns.push_back(std::move(weights));
  return dataset;
}

Study studyOf(TaskId id) {
  Study study;
  study.task = id;
  const TaskFacts& facts = taskOf(study).facts();
  study.data.target = facts.target == TargetKind::classes ? "wins" : "income";
  if (facts.target == TargetKind::classes) study.data.positive = "yes";
  study.data.lower = 0;
  study.data.upper = 10;
  study.data.prepare = facts.preparations.front();
  return study;
}

Names featuresOf(const PreparedTable& table) {
  Names names;
  for (const Feature& feature : table.data().features) names.push_back(feature.name);
  return names;
}

Names sentencesOf(const std::vector<Problem>& problems) {
  Names sentences;
  for (const Problem& problem : problems) sentences.push_back(problem.sentence);
  return sentences;
}

class Weight : public testing::TestWithParam<TaskId> {
protected:
  const Study plain = studyOf(GetParam());
};

/// The tasks that learn.
class WeightInLearning : public Weight {};

/// The same is learned from the table without that column.
TEST_P(WeightInLearning, IsNoFeature) {
  Study weighted = plain;
  weighted.data.weight = "wgt";
  const auto table = PreparedTable::of(weighted, survey(true)),
             without = PreparedTable::of(plain, survey(false));
  ASSERT_TRUE(table->problems().empty()) << table->problems().front().sentence;
  EXPECT_EQ(featuresOf(*table), featuresOf(*without));
  EXPECT_FALSE(featuresOf(*table).empty());
  EXPECT_EQ(sentencesOf(problems(weighted, *table)), sentencesOf(problems(plain, *without)));
  EXPECT_FALSE(PreparedTable::of(plain, survey(true))->problems().empty())
      << "undeclared, it is a column like any other, and two cells are missing";
}

TEST_P(WeightInLearning, IsAFeatureWhereItIsListedAndThatIsSaid) {
  Study listed = plain;
  listed.data.weight = "wgt";
  listed.data.features = {"age", "wgt"};
  listed.data.missing = MissingRule::dropRows;
  const auto table = PreparedTable::of(listed, survey(true));
  ASSERT_TRUE(table->problems().empty()) << table->problems().front().sentence;
  EXPECT_EQ(featuresOf(*table), (Names{"age", "wgt"}));
  const std::string said =
      "\"wgt\" weights its rows, and is learned from as well, because data.features names it.";
  EXPECT_EQ(std::ranges::count(table->data().notes, said), 1);
  listed.data.weight.reset();
  EXPECT_EQ(std::ranges::count(PreparedTable::of(listed, survey(true))->data().notes, said), 0);
}

/// The roles that people see are those by which the task learns.
TEST_P(WeightInLearning, HasTheRoleOnScreenThatItHasInTheTask) {
  const auto dataset = survey(true);
  Study study = plain;
  study.data.weight = "wgt";
  for (const bool isListed : {false, true}) {
    if (isListed) study.data.features = {"age", "wgt"};
    if (isListed) study.data.missing = MissingRule::dropRows;
    const auto table = PreparedTable::of(study, dataset);
    const std::vector<ColumnRole> roles = rolesOf(study.data, *dataset);
    for (std::size_t i = 0; i < roles.size(); ++i) {
      const std::string& name = dataset->columns[i].name;
      const bool isRead = std::ranges::any_of(featuresOf(*table), [&](const std::string& feature) {
        return feature == name || feature.starts_with(name + "=");
      });
      EXPECT_EQ(roles[i] == ColumnRole::feature, isRead) << name;
    }
  }
}

/// One sentence, and none about the bound that goes with it.
TEST_P(Weight, ThatIsNoColumnOfNumbersIsAProblem) {
  Study study = plain;
  for (const auto& [weight, said] :
       {std::pair("town",
                  "Column \"town\" is text and cannot weight rows; name a column of numbers, or write null."),
        std::pair("nobody", "There is no column \"nobody\"")}) {
    study.data.weight = weight;
    study.data.columnBounds = {{.column = weight, .bound = 3}};
    const std::vector<Problem> found = problems(study, *PreparedTable::of(study, survey(false)));
    EXPECT_EQ(std::ranges::count(found, "data.weight", &Problem::field), 1) << weight;
    EXPECT_EQ(std::ranges::count(found, "data.column_bounds", &Problem::field), 0) << weight;
    const auto problem = std::ranges::find(found, "data.weight", &Problem::field);
    ASSERT_NE(problem, found.end());
    EXPECT_TRUE(problem->sentence.starts_with(said)) << problem->sentence;
  }
}

std::string nameOf(const testing::TestParamInfo<TaskId>& one) {
  Study study;
  study.task = one.param;
  std::string name = taskOf(study).facts().id;
  std::ranges::replace(name, '-', '_');
  return name;
}

std::vector<TaskId> learningTasks() {
  std::vector<TaskId> tasks;
  for (const Task* task : allTasks())
    if (task->facts().learns) tasks.push_back(task->facts().task);
  return tasks;
}

INSTANTIATE_TEST_SUITE_P(Tasks, Weight, testing::ValuesIn(test::everyTask()), nameOf);
INSTANTIATE_TEST_SUITE_P(Tasks, WeightInLearning, testing::ValuesIn(learningTasks()), nameOf);

TEST(WeightInStatistics, IsReadBesideTheColumn) {
  Study study = studyOf(TaskId::statistic);
  EXPECT_TRUE(prepareOptions(study).features.empty());
  study.data.weight = "wgt";
  EXPECT_EQ(prepareOptions(study).features, Names{"wgt"});
}

}  // namespace
}  // namespace epsiscope::weight_test
