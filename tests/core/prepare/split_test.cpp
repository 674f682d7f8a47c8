#include "core/prepare/split.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace epsiscope::split_test {
namespace {

std::vector<std::uint32_t> firstRows(std::size_t count) {
  std::vector<std::uint32_t> rows(count);
  std::iota(rows.begin(), rows.end(), 0u);
  return rows;
}

TEST(RandomSplit, PartsAreAscendingAndTogetherAllRows) {
  const std::vector<std::uint32_t> rows = {3, 5, 8, 13, 21, 34, 55, 89, 144, 233};
  Rng rng(7);
  const Split split = randomSplit(rows, 0.3, rng);
  EXPECT_EQ(split.test.size(), 3u);
  EXPECT_TRUE(std::is_sorted(split.train.begin(), split.train.end()));
  EXPECT_TRUE(std::is_sorted(split.test.begin(), split.test.end()));
  std::vector<std::uint32_t> all = split.train;
  all.insert(all.end(), split.test.begin(), split.test.end());
  std::sort(all.begin(), all.end());
  EXPECT_EQ(all, rows);
}

TEST(RandomSplit, NeverLeavesAPartEmpty) {
  for (const double fraction : {1e-9, 0.5, 1 - 1e-9}) {
    Rng rng(1);
    const Split split = randomSplit(firstRows(2), fraction, rng);
    EXPECT_EQ(split.train.size(), 1u);
    EXPECT_EQ(split.test.size(), 1u);
  }
}

TEST(RandomSplit, DependsOnTheStreamAlone) {
  Rng a(5), b(5), c(6);
  const auto rows = firstRows(100);
  const Split first = randomSplit(rows, 0.2, a);
  EXPECT_EQ(first.test, randomSplit(rows, 0.2, b).test);
  EXPECT_NE(first.test, randomSplit(rows, 0.2, c).test);
}

TEST(RandomSplit, TestsEveryRowEquallyOften) {
  constexpr int draws = 4000;
  const auto rows = firstRows(10);
  std::vector<int> count(rows.size());
  Rng rng(11);
  for (int draw = 0; draw < draws; ++draw)
    for (const std::uint32_t row : randomSplit(rows, 0.3, rng).test) ++count[row];
  // Binomial(4000, 0.3): 5 standard deviations, exceeded with probability below 1e-5 over ten rows.
  const double tolerance = 5 * std::sqrt(draws * 0.3 * 0.7);
  for (const int times : count) EXPECT_NEAR(times, draws * 0.3, tolerance);
}

}  // namespace
}  // namespace epsiscope::split_test
