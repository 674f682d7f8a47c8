#include "core/table/dataset.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace epsiscope::dataset_test {
namespace {

Column numbers(std::vector<double> values) {
  Column column{.name = "x"};
  column.values = std::move(values);
  return column;
}

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kMax = std::numeric_limits<double>::max();

TEST(Summarise, SkipsMissingCells) {
  const ColumnSummary summary = summarise(numbers({1, kNaN, 2, 6}));
  EXPECT_EQ(summary.count, 3u);
  EXPECT_EQ(summary.min, 1);
  EXPECT_EQ(summary.max, 6);
  EXPECT_DOUBLE_EQ(summary.mean, 3);
  EXPECT_DOUBLE_EQ(summary.sd, std::sqrt(7.0));
}

TEST(Summarise, KeepsDigitsOfNumbersFarFromZero) {
  EXPECT_DOUBLE_EQ(summarise(numbers({1e9, 1e9 + 1, 1e9 + 2})).sd, 1);
}

TEST(Summarise, SaysNaNWhereAStatisticDoesNotExist) {
  const ColumnSummary none = summarise(numbers({kNaN}));
  EXPECT_EQ(none.count, 0u);
  EXPECT_TRUE(std::isnan(none.min) && std::isnan(none.max) && std::isnan(none.mean) && std::isnan(none.sd));
  const ColumnSummary one = summarise(numbers({4}));
  EXPECT_EQ(one.mean, 4);
  EXPECT_TRUE(std::isnan(one.sd));
}

TEST(Summarise, ConstantColumnHasNoSpread) {
  EXPECT_EQ(summarise(numbers({3.5, 3.5, 3.5})).sd, 0);
  EXPECT_EQ(summarise(numbers({0.1, 0.1, 0.1})).mean, 0.1);
}

TEST(Summarise, IsNeverInfinite) {
  const ColumnSummary large = summarise(numbers({kMax, kMax, kMax}));
  EXPECT_EQ(large.mean, kMax);
  EXPECT_EQ(large.sd, 0);
  const ColumnSummary wide = summarise(numbers({-kMax, kMax}));
  EXPECT_EQ(wide.mean, 0);
  EXPECT_TRUE(std::isnan(wide.sd));  // sqrt(2) times the largest double does not exist
  const ColumnSummary tiny = summarise(numbers({5e-324, 1.5e-323}));
  EXPECT_DOUBLE_EQ(tiny.mean, 1e-323);
  EXPECT_TRUE(std::isfinite(tiny.sd));
}

TEST(Dataset, FindsColumnsByTheirExactName) {
  Dataset dataset;
  dataset.columns = {numbers({1}), numbers({2})};
  dataset.columns[1].name = "X";
  EXPECT_EQ(dataset.find("X"), 1);
  EXPECT_EQ(dataset.find("y"), -1);
}

}  // namespace
}  // namespace epsiscope::dataset_test
