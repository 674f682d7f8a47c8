#include "core/glance/box_plot.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "tests/support/made_columns.h"

namespace epsiscope::box_plot_test {
namespace {

/// numpy.quantile(range(1, 11), [.05, .25, .5, .75, .95]) gives 1.45, 3.25, 5.5, 7.75 and 9.55.
TEST(BoxPlot, OfRowsHasTheirQuantiles) {
  std::vector<double> values;
  std::vector<std::int32_t> codes;
  std::vector<std::uint32_t> rows;
  for (std::uint32_t i = 0; i < 12; ++i) {
    values.push_back(i < 10 ? 10 - i : 99);
    codes.push_back(i < 10 ? 1 : i == 10 ? 0 : -1);
    rows.push_back(i);
  }
  values[11] = 5;
  const CellAxis groups{.column = "t", .categories = {"a", "b", "c"}};
  const auto boxes = boxesOf(test::numbers("x", values), groups, codes, rows);
  ASSERT_EQ(boxes.size(), 3u);
  const std::vector<double> expected = {1.45, 3.25, 5.5, 7.75, 9.55};
  for (std::size_t i = 0; i < 5; ++i) EXPECT_NEAR(boxes[1].values[i], expected[i], 1e-12);
  EXPECT_EQ(boxes[1].rows, 10);
  EXPECT_EQ(boxes[0].values[2], 99);
  EXPECT_TRUE(std::isnan(boxes[2].values[2])) << "a group without rows has no box";
}

/// 100 rows evenly from 0 to 10: each quantile lies at its share of the width.
TEST(BoxPlot, OfCellsLiesWhereItsSharesOfTheRowsAre) {
  const std::vector<double> edges = {0, 1, 2, 4, 10};
  const BoxPlot box = boxOfCells(std::vector<double>{10, 10, 20, 60}, edges, 1);
  for (std::size_t i = 0; i < 5; ++i) EXPECT_NEAR(box.values[i], 10 * BoxPlot::kShares[i], 1e-12);
  EXPECT_EQ(box.rows, 100);
  const BoxPlot noisy = boxOfCells(std::vector<double>{-7, 0, 50, -1}, edges, 1);
  EXPECT_NEAR(noisy.values[2], 3, 1e-12) << "a count below 0 is none";
  EXPECT_TRUE(std::isnan(boxOfCells(std::vector<double>{1, 1, 1, 0}, edges, 5).values[2]));
  EXPECT_TRUE(std::isnan(boxOfCells(std::vector<double>{-1, 0, 0, 0}, edges, 0).values[2]));
}

}  // namespace
}  // namespace epsiscope::box_plot_test
