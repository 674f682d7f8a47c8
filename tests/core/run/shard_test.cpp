#include "core/run/shard.h"

#include <gtest/gtest.h>

namespace epsiscope::shard_test {
namespace {

TEST(Shard, IsReadFromTwoWholeNumbers) {
  EXPECT_EQ(shardFrom("3/8"), (Shard{.index = 3, .count = 8}));
  EXPECT_EQ(shardFrom("8/8"), (Shard{.index = 8, .count = 8}));
  for (const char* text : {"0/3", "4/3", "1/0", "", "/", "1", "1/", "/1", "-1/3", "1/-3", " 1/3", "1/3 ",
                           "1/3/5", "1.0/3", "one/3", "1/1000001", "1/99999999999999999999", "+1/3"})
    EXPECT_FALSE(shardFrom(text)) << text;
}

std::vector<CellPlan> cellsWithCosts(const std::vector<double>& costs) {
  std::vector<CellPlan> cells;
  for (const double cost : costs)
    cells.push_back({.rows = {}, .draws = 1, .cost = std::abs(cost), .repeatsPrevious = cost < 0});
  return cells;
}

/// A division of cells by their costs. Negative costs stand for cells that repeat the one before.
class Division : public testing::TestWithParam<std::vector<double>> {};

TEST_P(Division, HasEveryCellOfEveryTrialInOneShard) {
  const std::vector<CellPlan> cells = cellsWithCosts(GetParam());
  for (const int trials : {1, 2, 7, 1000})
    for (const std::size_t count : {1U, 2U, 3U, 7U, 64U, 5000U}) {
      CellOfTrial next{.trial = 1, .cell = 0};
      for (std::size_t index = 1; index <= count; ++index) {
        const ShardRange range = rangeOf({.index = index, .count = count}, trials, cells);
        ASSERT_EQ(range.first, next) << index << "/" << count;
        ASSERT_LE(range.first, range.end);
        next = range.end;
      }
      ASSERT_EQ(next, (CellOfTrial{.trial = trials + 1, .cell = 0}));
    }
}

INSTANTIATE_TEST_SUITE_P(Costs, Division,
                         testing::Values(std::vector<double>{1}, std::vector<double>{1, 1, 1},
                                         std::vector<double>{1, -1, -1, 5}, std::vector<double>{1e9, 1e-9, 1},
                                         std::vector<double>(97, 0.1)));

TEST(Division, GivesWholeTrialsWhereThereAreAsManyAsShardsOrAMultiple) {
  const std::vector<CellPlan> cells = cellsWithCosts({1, 2, 3});
  for (const std::size_t index : {1U, 2U, 5U}) {
    const ShardRange range = rangeOf({.index = index, .count = 5}, 10, cells);
    EXPECT_EQ(range.first, (CellOfTrial{.trial = static_cast<int>(2 * index) - 1, .cell = 0}));
  }
}

TEST(Division, SharesCostsAndNotCells) {
  const std::vector<CellPlan> cells = cellsWithCosts({9, 1, 1, 1, 1, 1, 1, 1, 1, 1});
  EXPECT_EQ(rangeOf({.index = 2, .count = 2}, 1, cells).first, (CellOfTrial{.trial = 1, .cell = 1}));
}

}  // namespace
}  // namespace epsiscope::shard_test
