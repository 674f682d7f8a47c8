#include "ui/views/data/row_order.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/random/rng.h"
#include "tests/support/small_table.h"

namespace epsiscope::row_order_test {
namespace {

using Rows = std::vector<std::uint32_t>;

Rows rowsWhere(const char* line) {
  const auto dataset = test::smallTable();
  return rowsShown(*dataset, {.test = rowQuestion(QString::fromUtf8(line), *dataset).test}).value();
}

Rows sortedBy(std::size_t column, Qt::SortOrder order) {
  return rowsShown(*test::smallTable(), {.sort = RowSort{column, order}}).value();
}

TEST(RowsShown, AreThoseThatPass) {
  EXPECT_EQ(rowsWhere("height = 1.5"), (Rows{0, 4}));
  EXPECT_EQ(rowsWhere("height != 1.5"), (Rows{2})) << "cells without a value answer no comparison";
  EXPECT_EQ(rowsWhere("height < 1.5"), (Rows{2}));
  EXPECT_EQ(rowsWhere("price net >= 4"), (Rows{3, 4}));
  EXPECT_EQ(rowsWhere("price net > 4"), (Rows{4}));
  EXPECT_EQ(rowsWhere("price net <= 1"), (Rows{0}));
  EXPECT_EQ(rowsWhere("colour = red"), (Rows{2}));
  EXPECT_EQ(rowsWhere("colour != red"), (Rows{0, 3, 4}));
  EXPECT_EQ(rowsWhere("colour contains RED"), (Rows{2, 4}));
  EXPECT_EQ(rowsWhere("blue"), (Rows{0, 3}));
  EXPECT_EQ(rowsWhere("height is missing"), (Rows{1})) << "a bad cell is not missing";
  EXPECT_EQ(rowsWhere("is missing"), (Rows{1}));
  EXPECT_EQ(rowsWhere("height is bad"), (Rows{3}));
  EXPECT_EQ(rowsWhere("is bad"), (Rows{3}));
  EXPECT_EQ(rowsWhere("purple"), Rows{});
  EXPECT_EQ(rowsWhere(""), (Rows{0, 1, 2, 3, 4}));
}

TEST(RowsShown, AreSortedWithCellsWithoutAValueLast) {
  EXPECT_EQ(sortedBy(0, Qt::AscendingOrder), (Rows{2, 0, 4, 1, 3}));
  EXPECT_EQ(sortedBy(0, Qt::DescendingOrder), (Rows{0, 4, 2, 1, 3})) << "equal ones as in the file";
  EXPECT_EQ(sortedBy(1, Qt::AscendingOrder), (Rows{0, 3, 4, 2, 1})) << "blue, Dark red, red";
  EXPECT_EQ(sortedBy(1, Qt::DescendingOrder), (Rows{2, 4, 0, 3, 1}));
}

TEST(RowsShown, AreSearchedAndSortedAtOnce) {
  const RowTest test{.kind = RowTest::Kind::atMost, .column = 2, .number = 3};
  EXPECT_EQ(rowsShown(*test::smallTable(), {test, RowSort{0, Qt::DescendingOrder}}), (Rows{0, 2, 1}));
}

TEST(RowsShown, AgreeWithAStableSort) {
  Rng rng(1);
  Dataset dataset;
  dataset.columns = {{.name = "x"}};
  std::vector<double>& values = dataset.columns[0].values;
  for (int i = 0; i < 2000; ++i)
    values.push_back(rng.below(10) == 0 ? std::nan("") : static_cast<double>(rng.below(50)));
  for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
    Rows expected(values.size());
    std::iota(expected.begin(), expected.end(), 0u);
    std::ranges::stable_sort(expected, [&](std::uint32_t a, std::uint32_t b) {
      if (std::isnan(values[a]) || std::isnan(values[b]))
        return !std::isnan(values[a]) && std::isnan(values[b]);
      return order == Qt::AscendingOrder ? values[a] < values[b] : values[a] > values[b];
    });
    EXPECT_EQ(rowsShown(dataset, {.sort = RowSort{0, order}}), expected);
  }
}

TEST(RowsShown, StopWhileTheyAreSearchedOrSorted) {
  Rng rng(2);
  Dataset dataset;
  dataset.columns = {{.name = "x"}};
  for (int i = 0; i < 100'000; ++i) dataset.columns[0].values.push_back(rng.uniform());
  const RowTest test{.kind = RowTest::Kind::more, .column = 0};
  int asked = 0;
  EXPECT_FALSE(rowsShown(dataset, {.test = test}, [&] { return ++asked < 2; }));
  EXPECT_EQ(asked, 2);
  asked = 0;
  EXPECT_FALSE(rowsShown(dataset, {.sort = RowSort{0}}, [&] { return ++asked < 5; }));
  EXPECT_EQ(asked, 5);
}

}  // namespace
}  // namespace epsiscope::row_order_test
