#include "core/statistics/spread_values.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "core/statistics/statistic_column.h"

namespace epsiscope::spread_values_test {
namespace {

TEST(SpreadValues, FillCellsAsTheCountsSay) {
  const std::vector<double> counts = {30, -4, 0, 70};
  const std::vector<double> values = spreadValues(counts, {0, 8}, 100);
  ASSERT_EQ(values.size(), 100u);
  EXPECT_TRUE(std::ranges::is_sorted(values));
  EXPECT_EQ(StatisticColumn::ofNumbers(values)->counts({0, 8}, 4, false),
            (std::vector<double>{30, 0, 0, 70}));
  const std::vector<std::size_t> cells = spreadOverCells(counts, 1000);
  ASSERT_EQ(cells.size(), 1000u);
  EXPECT_EQ(std::ranges::count(cells, 0u), 300);
  EXPECT_EQ(std::ranges::count(cells, 3u), 700);
}

TEST(SpreadValues, OfNoiseAloneAreEven) {
  EXPECT_EQ(std::ranges::count(spreadOverCells({-1, -2, 0}, 300), 1u), 100);
  EXPECT_TRUE(spreadOverCells({}, 7).empty());
  EXPECT_EQ(spreadValues({0.4}, {2, 3}, 2), (std::vector<double>{2.25, 2.75}));
}

}  // namespace
}  // namespace epsiscope::spread_values_test
