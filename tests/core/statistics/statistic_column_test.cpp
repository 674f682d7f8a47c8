#include "core/statistics/statistic_column.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace epsiscope::statistic_column_test {
namespace {

std::vector<double> values(std::size_t count, double offset) {
  std::mt19937_64 random(count);
  std::vector<double> made(count);
  for (double& value : made)
    value = offset + std::round(100 * std::normal_distribution<>(0, 2)(random)) / 100;
  return made;
}

TEST(StatisticColumn, AgreesWithPassesOverTheClippedValues) {
  for (const std::size_t count : {1U, 2U, 7U, 255U, 256U, 257U, 3000U})
    for (const double offset : {0.0, -3.0, 1e6}) {
      const std::vector<double> given = values(count, offset);
      const auto column = StatisticColumn::ofNumbers(given);
      EXPECT_TRUE(std::is_sorted(column->sorted().begin(), column->sorted().end()));
      for (const LabelBounds clip :
           {LabelBounds{offset - 1, offset + 2}, LabelBounds{offset - 100, offset + 100},
            LabelBounds{offset + 50, offset + 60}, LabelBounds{offset, offset + 0.5}}) {
        long double sum = 0, squares = 0;
        for (const double value : given) sum += clip.clamp(value);
        const long double mean = sum / count;
        for (const double value : given) squares += (clip.clamp(value) - mean) * (clip.clamp(value) - mean);
        EXPECT_NEAR(column->mean(clip), static_cast<double>(mean), 1e-12 * (std::abs(offset) + 100));
        EXPECT_NEAR(column->variance(clip), static_cast<double>(squares / count), 1e-9);
      }
    }
}

TEST(StatisticColumn, CountsWhatLiesInEachCell) {
  const auto column = StatisticColumn::ofNumbers({-1, 0, 0.5, 1, 1, 2, 2.5, 3, 4});
  // A value between two cells belongs to the upper one, the upper bound to the last.
  EXPECT_EQ(column->counts({0, 3}, 3, false), (std::vector<double>{2, 2, 3}));
  EXPECT_EQ(column->counts({0, 3}, 3, true), (std::vector<double>{3, 2, 4}));
  EXPECT_EQ(column->counts({10, 20}, 2, false), (std::vector<double>{0, 0}));
  EXPECT_EQ(column->counts({10, 20}, 2, true), (std::vector<double>{9, 0}));
  EXPECT_EQ(column->counts({-20, -10}, 2, true), (std::vector<double>{0, 9}));
  EXPECT_EQ(column->counts({0, 3}, 1, true), (std::vector<double>{9}));
}

TEST(StatisticColumn, InterpolatesBetweenOrderStatistics) {
  const auto column = StatisticColumn::ofNumbers({4, 1, 3, 2});
  EXPECT_DOUBLE_EQ(column->quantile(0.5), 2.5);
  EXPECT_DOUBLE_EQ(column->quantile(0.25), 1.75);
  EXPECT_DOUBLE_EQ(column->quantile(0.999999999999), 4 - 3e-12);
  EXPECT_DOUBLE_EQ(StatisticColumn::ofNumbers({7})->quantile(0.3), 7);
}

TEST(StatisticColumn, HasTheFourthMomentOfAllValues) {
  // -1, 0, 1, 4 have mean 1 and deviations -2, -1, 0, 3.
  EXPECT_DOUBLE_EQ(StatisticColumn::ofNumbers({4, -1, 0, 1})->fourthMoment(), (16 + 1 + 0 + 81) / 4.0);
}

}  // namespace
}  // namespace epsiscope::statistic_column_test
