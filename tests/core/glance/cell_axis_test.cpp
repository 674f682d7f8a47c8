#include "core/glance/cell_axis.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numeric>
#include <string>
#include <vector>

#include "core/random/rng.h"
#include "tests/support/made_columns.h"

namespace epsiscope::cell_axis_test {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

std::vector<std::uint32_t> allRows(const Column& column) {
  std::vector<std::uint32_t> rows(column.size());
  std::iota(rows.begin(), rows.end(), 0U);
  return rows;
}

std::vector<double> countsOf(const CellAxis& axis, const Column& column) {
  return cellCounts(axis, cellsOf(axis, column, allRows(column)));
}

TEST(CellAxis, OfDeclaredBoundsCountsWhatIsBeyondThemAtTheEnds) {
  const Column column = test::numbers("x", {-5, 0, 0.5, 1, 1.5, 2, 9, kNaN});
  const auto axis = declaredAxis(column, {.bounds = {{0, 2}}}, 2);
  ASSERT_TRUE(axis);
  EXPECT_EQ(axis->edges, (std::vector<double>{0, 1, 2}));
  EXPECT_EQ(countsOf(*axis, column), (std::vector<double>{3, 4}))
      << "a value between two is in the upper one";
  EXPECT_FALSE(declaredAxis(column, {}, 2)) << "nothing is taken from the values";
}

TEST(CellAxis, OfDeclaredCategoriesCountsNoOthers) {
  const Column column = test::text("t", {"b", "a", "c"}, {0, 1, 1, 2, -1});
  const auto axis = declaredAxis(column, {.categories = {{"a", "b", "z"}}}, 7);
  ASSERT_TRUE(axis);
  EXPECT_EQ(countsOf(*axis, column), (std::vector<double>{2, 1, 0}));
}

/// One value, none, the year 1 and the ends of what a number can be.
TEST(CellAxis, OfValuesHoldsEveryOneOfThem) {
  const double huge = std::numeric_limits<double>::max();
  for (const std::vector<double>& values : std::vector<std::vector<double>>{
           {3}, {3, 3, 3}, {kNaN, kNaN}, {-719162, 738000}, {-huge, 0, huge}, {1e-300, 2e-300}, {huge}}) {
    const Column column = test::numbers("x", values);
    const CellAxis axis = seenAxis(column, 5);
    ASSERT_TRUE(std::ranges::is_sorted(axis.edges));
    const std::vector<double> counts = countsOf(axis, column);
    EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), 0.0),
              static_cast<double>(values.size() - column.missing));
    if (values.size() > 1 && !std::isnan(values[0]) && values.front() != values.back()) {
      EXPECT_GE(counts.front(), 1);
      EXPECT_GE(counts.back(), 1);
    }
  }
}

/// Every cell is as many times the one before; values at or below 0, one value, and values that differ in
/// their last digits only have even cells. What lies between two edges counts there, by a search through all.
TEST(CellAxis, OfLogarithmicSpacingGrowsByTheSameFactor) {
  Rng rng(3);
  std::vector<double> values = {1, 10, 100, 1000, 0, -4, 5000, kNaN};
  for (int i = 0; i < 500; ++i) values.push_back(std::exp(8 * rng.uniform()));
  const Column column = test::numbers("x", values);
  const auto axis = declaredAxis(column, {.bounds = {{1, 1000}}}, 6, CellSpacing::logarithmic);
  ASSERT_EQ(axis->spacing, CellSpacing::logarithmic);
  EXPECT_EQ(axis->edges.front(), 1);
  EXPECT_EQ(axis->edges.back(), 1000);
  for (std::size_t i = 0; i < 6; ++i) EXPECT_NEAR(axis->edges[i + 1] / axis->edges[i], std::sqrt(10), 1e-12);
  std::vector<double> expected(6, 0);
  for (const double value : values) {
    if (std::isnan(value)) continue;
    std::size_t cell = 0;
    while (cell < 5 && value >= axis->edges[cell + 1]) ++cell;
    expected[cell] += 1;
  }
  EXPECT_EQ(countsOf(*axis, column), expected);
  for (const double share : {0.0, 0.25, 0.9, 1.0})
    EXPECT_NEAR(axis->shareOf(axis->valueAt(share)), share, 1e-12);
  EXPECT_EQ(axis->shareOf(-1), -std::numeric_limits<double>::infinity());

  const double huge = std::numeric_limits<double>::max();
  for (const std::vector<double>& ends : std::vector<std::vector<double>>{
           {0, 3}, {-1, 3}, {2, 2}, {2, std::nextafter(2, 3)}, {1e-300, huge}, {1e-310, 1}}) {
    const Column two = test::numbers("x", ends);
    const CellAxis seen = seenAxis(two, 5, CellSpacing::logarithmic);
    EXPECT_EQ(seen.spacing == CellSpacing::logarithmic, ends[0] > 0 && ends[1] > 1.001 * ends[0]);
    ASSERT_TRUE(std::ranges::is_sorted(seen.edges));
    EXPECT_EQ(countsOf(seen, two).front() + countsOf(seen, two).back(), seen.size() == 1 ? 4 : 2);
  }
}

TEST(CellAxis, OfVeryManyCategoriesDrawsTheMostFrequent) {
  constexpr std::int32_t kMany = 200'000;
  std::vector<std::string> categories;
  std::vector<std::int32_t> codes;
  for (std::int32_t i = 0; i < kMany; ++i) {
    categories.push_back("c" + std::to_string(i));
    codes.push_back(i);
  }
  codes.push_back(kMany - 1);
  const Column column = test::text("t", categories, codes);
  const CellAxis axis = seenAxis(column, 5);
  EXPECT_EQ(axis.size(), CellAxis::kMostCategories);
  EXPECT_EQ(axis.categories.front(), categories.back());
  EXPECT_EQ(axis.leftOut, kMany - CellAxis::kMostCategories);
  EXPECT_EQ(countsOf(axis, column).front(), 2);
}

/// Against a count of the pairs, row by row.
TEST(CellCounts, OfTwoAxesCountRowsThatHaveBoth) {
  Rng rng(8);
  std::vector<double> values;
  std::vector<std::int32_t> codes;
  for (int i = 0; i < 400; ++i) {
    values.push_back(rng.below(9) == 0 ? kNaN : 10 * rng.uniform());
    codes.push_back(static_cast<std::int32_t>(rng.below(4)) - 1);
  }
  const Column x = test::numbers("x", values), t = test::text("t", {"a", "b", "c"}, codes);
  const CellAxis ofX = *declaredAxis(x, {.bounds = {{0, 10}}}, 5), ofT = seenAxis(t, 0);
  const auto counts = cellCounts(ofX, cellsOf(ofX, x, allRows(x)), ofT, cellsOf(ofT, t, allRows(t)));
  ASSERT_EQ(counts.size(), 15u);
  for (std::size_t category = 0; category < 3; ++category)
    for (int cell = 0; cell < 5; ++cell) {
      int expected = 0;
      for (std::size_t row = 0; row < values.size(); ++row)
        if (codes[row] >= 0 &&
            t.categories[static_cast<std::size_t>(codes[row])] == ofT.categories[category] &&
            values[row] >= 2 * cell && values[row] < 2 * (cell + 1))
          ++expected;
      EXPECT_EQ(counts[category * 5 + static_cast<std::size_t>(cell)], expected);
    }
}

TEST(CellCounts, OfAPairWithoutACommonRowAreNone) {
  const Column a = test::numbers("a", {1, kNaN}), b = test::numbers("b", {kNaN, 1});
  const CellAxis ofA = seenAxis(a, 3), ofB = seenAxis(b, 3);
  for (const double count : cellCounts(ofA, cellsOf(ofA, a, allRows(a)), ofB, cellsOf(ofB, b, allRows(b)))) {
    EXPECT_EQ(count, 0);
  }
}

}  // namespace
}  // namespace epsiscope::cell_axis_test
