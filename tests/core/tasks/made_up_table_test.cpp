#include "core/tasks/made_up_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "core/tasks/task.h"
#include "tests/support/every_method.h"

namespace epsiscope::made_up_table_test {
namespace {

using test::ofPersons, test::studyOfMethod, test::visits;

const Column& columnOf(const Dataset& table, const std::string& name) {
  return table.columns[static_cast<std::size_t>(table.find(name))];
}

TEST(MadeUpTable, HasWhatIsDeclaredAndNothingElse) {
  Study study = studyOfMethod(taskOf(TaskId::privateRegression), "noisy-sums");
  study.data.columnBounds = {{"age", 120, 18.0}};
  study.data.columns = {{.column = "outcome", .kind = ColumnKind::text, .categories = {{"x", "y", "z"}}}};
  const auto table = madeUpTable(study, *visits(), 150);
  EXPECT_EQ(table->rows(), 150u);
  const auto range = [&](const std::string& name) {
    const auto [least, most] = std::ranges::minmax(columnOf(*table, name).values);
    return std::pair(least, most);
  };
  EXPECT_GE(range("cost").first, 0);
  EXPECT_LE(range("cost").second, 100);
  EXPECT_GT(range("cost").second - range("cost").first, 90);
  EXPECT_GE(range("age").first, 18);
  EXPECT_LE(range("age").second, 120);
  EXPECT_EQ(columnOf(*table, "outcome").categories, (std::vector<std::string>{"x", "y", "z"}));
  EXPECT_EQ(columnOf(*table, "person").categories, (std::vector<std::string>{"a", "b"}));
  study.data.columnBounds.clear();
  const auto [least, most] = std::ranges::minmax(columnOf(*madeUpTable(study, *visits(), 150), "age").values);
  EXPECT_GE(least, 0);
  EXPECT_LE(most, 1);
}

TEST(MadeUpTable, GivesEverybodyTheirRowsAndEveryClassSome) {
  const Study study = ofPersons(studyOfMethod(taskOf(TaskId::privateClassifier), "output"));
  const auto table = madeUpTable(study, *visits(), 200);
  std::map<std::int32_t, std::size_t> rows;
  for (const std::int32_t person : columnOf(*table, "person").codes) ++rows[person];
  EXPECT_EQ(rows.size(), 40u);
  for (const auto& [person, count] : rows) EXPECT_EQ(count, 5u) << person;
  const Column& outcome = columnOf(*table, "outcome");
  EXPECT_EQ(outcome.categories, (std::vector<std::string>{"ill", "ill not"}));
  EXPECT_EQ(std::ranges::count(outcome.codes, 0), 100);
  EXPECT_EQ(columnOf(*madeUpTable(ofPersons(study, 200), *visits(), 200), "person").categories.size(), 4u);
}

}  // namespace
}  // namespace epsiscope::made_up_table_test
