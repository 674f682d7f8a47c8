#include "core/glance/association.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <string>
#include <vector>

#include "core/random/rng.h"
#include "tests/support/made_columns.h"

namespace epsiscope::association_test {
namespace {

using test::numbers;

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// An empty text is a missing cell.
Column texts(std::string name, const std::vector<std::string>& cells) {
  Column made{.name = std::move(name), .kind = ColumnKind::text};
  for (const std::string& cell : cells) {
    auto found = std::ranges::find(made.categories, cell);
    if (cell.empty()) {
      ++made.missing;
      made.codes.push_back(-1);
      continue;
    }
    if (found == made.categories.end()) found = made.categories.insert(found, cell);
    made.codes.push_back(static_cast<std::int32_t>(found - made.categories.begin()));
  }
  return made;
}

Dataset tableOf(std::vector<Column> columns) {
  Dataset table;
  table.columns = std::move(columns);
  return table;
}

/// Ties, missing cells and columns of both kinds.
Dataset mixedTable(std::size_t rows, std::uint64_t seed) {
  Rng rng(seed);
  std::vector<double> x(rows), y(rows), z(rows);
  std::vector<std::string> town(rows), trade(rows);
  for (std::size_t i = 0; i < rows; ++i) {
    const double common = rng.normal();
    x[i] = rng.below(9) == 0 ? kNaN : std::round(2 * (common + rng.normal()));
    y[i] = rng.below(7) == 0 ? kNaN : std::exp(common + rng.normal());
    z[i] = 1e6 + rng.normal();
    town[i] = rng.below(8) == 0 ? "" : common > 0 ? "hill" : rng.below(3) == 0 ? "lake" : "shore";
    trade[i] = std::string(1, static_cast<char>('a' + rng.below(5)));
  }
  return tableOf(
      {numbers("x", x), texts("town", town), numbers("y", y), texts("trade", trade), numbers("z", z)});
}

bool hasValue(const Column& column, std::size_t row) {
  return column.kind == ColumnKind::number ? !std::isnan(column.values[row]) : column.codes[row] >= 0;
}

/// By its definition, with sums of products of differences.
double slowCorrelation(const std::vector<double>& x, const std::vector<double>& y) {
  long double meanX = 0, meanY = 0, xx = 0, yy = 0, xy = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    meanX += x[i];
    meanY += y[i];
  }
  meanX /= static_cast<long double>(x.size());
  meanY /= static_cast<long double>(x.size());
  for (std::size_t i = 0; i < x.size(); ++i) {
    xx += (x[i] - meanX) * (x[i] - meanX);
    yy += (y[i] - meanY) * (y[i] - meanY);
    xy += (x[i] - meanX) * (y[i] - meanY);
  }
  return static_cast<double>(xy / std::sqrt(xx * yy));
}

/// One more than the number of smaller values, and half of the equal ones.
std::vector<double> slowRanks(const std::vector<double>& values) {
  std::vector<double> ranks;
  for (const double value : values) {
    double rank = 0.5;
    for (const double other : values) rank += other < value ? 1 : other == value ? 0.5 : 0;
    ranks.push_back(rank);
  }
  return ranks;
}

/// chi^2 as the sum of (observed - expected)^2/expected.
double slowCramersV(const std::vector<int>& a, const std::vector<int>& b) {
  std::map<int, double> ofA, ofB;
  std::map<std::pair<int, int>, double> cells;
  for (std::size_t i = 0; i < a.size(); ++i) {
    ++ofA[a[i]];
    ++ofB[b[i]];
    ++cells[{a[i], b[i]}];
  }
  const auto n = static_cast<double>(a.size());
  double chi = 0;
  for (const auto& [one, countA] : ofA)
    for (const auto& [other, countB] : ofB) {
      const double expected = countA * countB / n;
      chi += std::pow(cells[{one, other}] - expected, 2) / expected;
    }
  return std::sqrt(chi / n / static_cast<double>(std::min(ofA.size(), ofB.size()) - 1));
}

/// The correlation of the numbers with the means of their categories.
double slowCorrelationRatio(const std::vector<int>& text, const std::vector<double>& values) {
  std::map<int, std::vector<double>> groups;
  for (std::size_t i = 0; i < text.size(); ++i) groups[text[i]].push_back(values[i]);
  std::vector<double> means;
  for (const int one : text) {
    double sum = 0;
    for (const double value : groups[one]) sum += value;
    means.push_back(sum / static_cast<double>(groups[one].size()));
  }
  return slowCorrelation(means, values);
}

double slowValue(const Dataset& table, const Association& pair) {
  const Column& a = table.columns[pair.a];
  const Column& b = table.columns[pair.b];
  std::vector<double> x, y;
  std::vector<int> codesOfA, codesOfB;
  for (std::size_t row = 0; row < table.rows(); ++row) {
    if (!hasValue(a, row) || !hasValue(b, row)) continue;
    if (a.kind == ColumnKind::number) x.push_back(a.values[row]);
    if (a.kind == ColumnKind::text) codesOfA.push_back(a.codes[row]);
    if (b.kind == ColumnKind::number) y.push_back(b.values[row]);
    if (b.kind == ColumnKind::text) codesOfB.push_back(b.codes[row]);
  }
  EXPECT_EQ(pair.rows, std::max(x.size(), codesOfA.size()));
  switch (pair.measure) {
    case AssociationMeasure::pearson:
      return slowCorrelation(x, y);
    case AssociationMeasure::spearman:
      return slowCorrelation(slowRanks(x), slowRanks(y));
    case AssociationMeasure::cramersV:
      return slowCramersV(codesOfA, codesOfB);
    case AssociationMeasure::correlationRatio:
      break;
  }
  return a.kind == ColumnKind::text ? slowCorrelationRatio(codesOfA, y) : slowCorrelationRatio(codesOfB, x);
}

TEST(Associations, AreThoseOfTheirDefinitionsInTheRowsThatHaveBoth) {
  const Dataset table = mixedTable(400, 5);
  const Associations found = associations(table);
  // Three pairs of numbers, each with two measures, one of texts, six of a text and a number.
  EXPECT_EQ(found.pairs.size(), 13u);
  EXPECT_EQ(found.rows, 400u);
  for (const Association& pair : found.pairs)
    EXPECT_NEAR(pair.value, slowValue(table, pair), 1e-9)
        << pair.a << ' ' << pair.b << ' ' << nameOf(pair.measure);
  for (std::size_t i = 1; i < found.pairs.size(); ++i)
    EXPECT_GE(std::abs(found.pairs[i - 1].value), std::abs(found.pairs[i].value)) << "the strongest first";
}

TEST(Associations, AreTheSameForAnyNumberOfThreads) {
  const Dataset table = mixedTable(3000, 7);
  const Associations one = associations(table, {}, 1), three = associations(table, {}, 3);
  ASSERT_EQ(one.pairs.size(), three.pairs.size());
  for (std::size_t i = 0; i < one.pairs.size(); ++i) EXPECT_EQ(one.pairs[i].value, three.pairs[i].value);
}

TEST(Associations, OfEqualColumnsAreOne) {
  const Column x = numbers("x", {3, 1, 4, 1, 5}), t = texts("t", {"a", "b", "a", "c", "b"});
  for (const Dataset& table : {tableOf({x, x}), tableOf({t, t})})
    for (const Association& pair : associations(table).pairs) EXPECT_NEAR(pair.value, 1, 1e-15);
}

/// There is nothing to be said about a single value, nor about rows that nobody has both in.
TEST(Associations, HaveNoValueWhereThereIsNone) {
  const Column x = numbers("x", {1, 2, kNaN, kNaN}), y = numbers("y", {kNaN, kNaN, 3, 4}),
               same = numbers("same", {7, 7, 7, 7}), t = texts("t", {"a", "", "", "a"}),
               u = texts("u", {"b", "b", "b", "b"});
  const Associations found = associations(tableOf({x, y, same, t, u}));
  EXPECT_EQ(found.pairs.size(), 13u);
  for (const Association& pair : found.pairs) EXPECT_TRUE(std::isnan(pair.value)) << pair.a << ' ' << pair.b;
  EXPECT_TRUE(associations(tableOf({numbers("alone", {1})})).pairs.empty());
  EXPECT_TRUE(associations(tableOf({numbers("x", {}), numbers("y", {})})).pairs.at(0).rows == 0);
}

TEST(Associations, OfHugeNumbersAreNumbers) {
  const Dataset table =
      tableOf({numbers("x", {1e308, -1e308, 5e307}), numbers("y", {1e-300, -1e-300, 5e-301})});
  for (const Association& pair : associations(table).pairs) EXPECT_NEAR(pair.value, 1, 1e-15);
}

TEST(Associations, LeaveTextsOutThatNameTheirRows) {
  std::vector<std::string> names;
  std::vector<double> x;
  for (int i = 0; i < 100; ++i) {
    names.push_back("P" + std::to_string(i));
    x.push_back(i);
  }
  const Associations found = associations(tableOf({texts("name", names), numbers("x", x), numbers("y", x)}));
  EXPECT_EQ(found.leftOut, std::vector<std::size_t>{0});
  EXPECT_EQ(found.pairs.size(), 2u);
}

/// Five standard deviations of a correlation from so many rows.
TEST(Associations, OfLongTablesAreThoseOfAFairSample) {
  constexpr std::size_t kRows = 300'000;
  Rng rng(8);
  std::vector<double> x(kRows), y(kRows);
  for (std::size_t i = 0; i < kRows; ++i) {
    // The rows are in the order of x: a sample of the first ones would be another table.
    x[i] = static_cast<double>(i) / kRows + 0.01 * rng.normal();
    y[i] = x[i] + 0.3 * rng.normal();
  }
  const Dataset table = tableOf({numbers("x", x), numbers("y", y)});
  const Associations found = associations(table);
  EXPECT_EQ(found.rows, 100'000u);
  for (const Association& pair : found.pairs)
    if (pair.measure == AssociationMeasure::pearson) {
      EXPECT_NEAR(pair.value, slowCorrelation(x, y), 5 / std::sqrt(1e5));
    }
}

TEST(Associations, OfTextsWithManyCategoriesAreExact) {
  Rng rng(9);
  std::vector<std::string> a, b;
  for (int i = 0; i < 3000; ++i) {
    a.push_back(std::to_string(rng.below(700)));
    b.push_back(std::to_string(rng.below(600)));
  }
  const Dataset table = tableOf({texts("a", a), texts("b", b)});
  const Association pair = associations(table).pairs.at(0);
  EXPECT_NEAR(pair.value, slowValue(table, pair), 1e-12);
}

TEST(Associations, StopWhenToldTo) {
  EXPECT_TRUE(associations(mixedTable(100, 1), [] { return false; }).pairs.empty());
}

}  // namespace
}  // namespace epsiscope::association_test
