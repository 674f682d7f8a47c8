#include "core/tasks/prepared_table.h"

#include <gtest/gtest.h>

#include "tests/core/tasks/kernel_release/kernel_study.h"
#include "tests/core/tasks/private_classifier/classifier_study.h"
#include "tests/core/tasks/small_study.h"
#include "tests/support/prepared.h"

namespace epsiscope::prepared_table_test {
namespace {

TEST(PreparedTable, FitsUntilTheDataOrWhatIsToldOfColumnsChange) {
  const Study study = test::builtInStudy("house-prices");
  const auto dataset = test::builtInData("house-prices");
  const auto table = PreparedTable::of(study, dataset);
  Study sliders = study;
  sliders.epsilon = {3};
  sliders.seed = 7;
  sliders.data.lower = 0.5;
  sliders.labelPrivacy.lambda = 1;
  EXPECT_TRUE(table->fits(sliders, dataset.get()));
  for (void (*change)(Study&) :
       {+[](Study& s) { s.data.target = "rooms"; }, +[](Study& s) { s.data.features = {"rooms"}; },
        +[](Study& s) { s.data.missing = MissingRule::mean; },
        +[](Study& s) { s.data.badCells = BadCellRule::mean; },
        +[](Study& s) { s.data.columns = {{.column = "rooms", .kind = ColumnKind::number}}; },
        +[](Study& s) { s.task = TaskId::privateClassifier; }}) {
    Study other = study;
    change(other);
    EXPECT_FALSE(table->fits(other, dataset.get()));
  }
  EXPECT_FALSE(table->fits(study, test::builtInData("house-prices").get())) << "another table";
}

TEST(PreparedTable, IsSharedByTheCacheAndTheChecks) {
  for (const Study& study :
       {test::builtInStudy("house-prices"), test::kernelStudy(), test::classifierStudy()}) {
    const auto dataset = study.task == TaskId::privateClassifier
                             ? test::incomeClass()
                             : test::builtInData(study.data.file.substr(8).c_str());
    const auto table = PreparedTable::of(study, dataset);
    const long users = table.use_count();
    const auto cache = buildCache(study, table);
    EXPECT_EQ(cache->table(), table);
    EXPECT_EQ(&cache->data(), &table->data()) << "rows and columns are not copied";
    EXPECT_GT(table.use_count(), users);
    EXPECT_TRUE(isCacheOf(*cache, study, dataset.get()));
    EXPECT_TRUE(problems(study, *table).empty());
  }
}

TEST(PreparedTable, RemembersWhatIsWrongWithAClass) {
  Study study = test::classifierStudy();
  const auto table = PreparedTable::of(study, test::incomeClass());
  EXPECT_TRUE(table->classProblems(study.data.positive).empty());
  for (int again = 0; again < 2; ++again) {
    EXPECT_EQ(table->classProblems("no such class").size(), 1U);
    EXPECT_EQ(table->classProblems(std::nullopt).size(), 1U);
  }
}

TEST(PreparedTable, WithProblemsHasNoRows) {
  Study study = test::builtInStudy("house-prices");
  study.data.target = "nothing of the kind";
  const auto table = PreparedTable::of(study, test::builtInData("house-prices"));
  EXPECT_FALSE(table->problems().empty());
  EXPECT_TRUE(table->data().rows.empty());
  EXPECT_EQ(problems(study, *table).size(), table->problems().size());
}

TEST(PreparedTable, CountsLabelsOutside) {
  const auto table = PreparedTable::of(test::builtInStudy("house-prices"), test::builtInData("house-prices"));
  std::size_t outside = 0;
  for (const std::uint32_t row : table->data().rows)
    outside += table->data().target[row] < 1 || table->data().target[row] > 2 ? 1 : 0;
  EXPECT_GT(outside, 0U);
  EXPECT_EQ(labelsOutside(table->data(), {1, 2}), outside);
}

}  // namespace
}  // namespace epsiscope::prepared_table_test
