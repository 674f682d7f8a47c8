#include "core/base/evenly_spread.h"
#include "core/tasks/label_privacy/split.h"

#include <gtest/gtest.h>

#include <numeric>

namespace epsiscope::many_rows_test {
namespace {

Split splitOf(std::size_t train, std::size_t test) {
  Split split;
  split.train.resize(train);
  split.test.resize(test);
  std::iota(split.train.begin(), split.train.end(), 0U);
  std::iota(split.test.begin(), split.test.end(), static_cast<std::uint32_t>(train));
  return split;
}

TEST(RowsForRandomFeatures, AreAllWhereThatIsQuick) {
  for (const std::size_t features : {1U, 500U, 100'000U}) {
    const Split all = splitOf(16'384, 4096), used = rowsForRandomFeatures(all, features);
    EXPECT_EQ(used.train, all.train);
    EXPECT_EQ(used.test, all.test);
    EXPECT_EQ(rowsLeftOutNote(used, all), "");
  }
  const Split paper = splitOf(16'512, 4128);  // California housing
  EXPECT_EQ(rowsForRandomFeatures(paper, 1500).train, paper.train);
}

TEST(RowsForRandomFeatures, AreSomeOfMillions) {
  const Split all = splitOf(2'400'000, 600'000), used = rowsForRandomFeatures(all, 500);
  EXPECT_EQ(used.train.size(), (std::size_t{3} << 23) / 502);
  EXPECT_EQ(used.test.size(), (std::size_t{1} << 23) / 502);
  EXPECT_TRUE(std::is_sorted(used.train.begin(), used.train.end()));
  EXPECT_LT(used.train.back(), 2'400'000U);
  EXPECT_GE(used.test.front(), 2'400'000U);
  EXPECT_EQ(rowsLeftOutNote(used, all),
            "Random features are fitted to 50131 of 2400000 training rows and tested on 16710 of 600000 test "
            "rows, evenly spread: all of them would take too long. The labels of the others are not used.");
}

TEST(RowsForRandomFeatures, HaveTheLabelsOfTheSameRows) {
  // Labels of the training rows are picked by their place, as the rows are.
  const Split all = splitOf(300'000, 10), used = rowsForRandomFeatures(all, 500);
  std::vector<double> labels(all.train.begin(), all.train.end());
  const std::vector<double> picked = evenlySpread<double>(labels, used.train.size());
  EXPECT_TRUE(std::equal(picked.begin(), picked.end(), used.train.begin(), used.train.end()));
}

}  // namespace
}  // namespace epsiscope::many_rows_test
