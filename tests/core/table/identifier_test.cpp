#include "core/table/identifier.h"

#include "core/random/rng.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numeric>
#include <string>
#include <vector>

namespace epsiscope::identifier_test {
namespace {

Column numbers(const std::string& name, std::vector<double> values) {
  return {.name = name, .values = std::move(values)};
}

Column counting(const std::string& name, std::size_t rows, double start = 1) {
  std::vector<double> values(rows);
  std::iota(values.begin(), values.end(), start);
  return numbers(name, std::move(values));
}

/// Texts, `distinct` of which are different.
Column texts(const std::string& name, std::size_t rows, std::size_t distinct) {
  Column column{.name = name, .kind = ColumnKind::text};
  for (std::size_t i = 0; i < distinct; ++i) column.categories.push_back("t" + std::to_string(i));
  for (std::size_t i = 0; i < rows; ++i) column.codes.push_back(static_cast<std::int32_t>(i % distinct));
  return column;
}

TEST(Identifier, ARunningNumberIsOneWhateverItsName) {
  EXPECT_TRUE(isIdentifier(counting("x", 10)));
  EXPECT_TRUE(isIdentifier(counting("column1", 1000, 0)));
  EXPECT_TRUE(isIdentifier(counting("Kunde", 100, 70001)));
  EXPECT_EQ(identifierReason(counting("x", 10)), "it counts the rows");
}

TEST(Identifier, ARunningNumberMayBeShuffledAndHaveGaps) {
  Column column = counting("case", 200);
  Rng rng(1);
  for (std::size_t i = column.values.size() - 1; i > 0; --i)
    std::swap(column.values[i],
              column.values[static_cast<std::size_t>(rng.uniform() * static_cast<double>(i))]);
  EXPECT_TRUE(isIdentifier(column));
  for (double& value : column.values) value = std::floor(value * 1.5);
  EXPECT_TRUE(isIdentifier(column));
}

TEST(Identifier, FewRowsAreDifferentByChance) {
  EXPECT_FALSE(isIdentifier(counting("x", 9)));
  EXPECT_TRUE(isIdentifier(counting("id", 9)));
  EXPECT_FALSE(isIdentifier(counting("id", 2)));
}

TEST(Identifier, YearsSaySomethingAboutTheirRows) {
  EXPECT_FALSE(isIdentifier(counting("year", 40, 1980)));
  EXPECT_FALSE(isIdentifier(counting("Jahr", 40, 1980)));
}

TEST(Identifier, NumbersWithFractionsAreNone) {
  Column column = counting("id", 100);
  for (double& value : column.values) value += 0.25;
  EXPECT_FALSE(isIdentifier(column));
  Rng rng(2);
  Column continuous = numbers("key", {});
  for (int i = 0; i < 1000; ++i) continuous.values.push_back(rng.uniform());
  EXPECT_FALSE(isIdentifier(continuous));
}

TEST(Identifier, WholeIncomesAreNoneThoughNearlyAllDiffer) {
  Rng rng(3);
  Column income = numbers("income", {});
  for (int i = 0; i < 300; ++i) income.values.push_back(std::floor(20000 + 60000 * rng.uniform()));
  EXPECT_FALSE(isIdentifier(income));
}

TEST(Identifier, DifferentWholeNumbersAreOneIfTheyAreNamedSo) {
  Rng rng(4);
  std::vector<double> values;
  for (int i = 0; i < 300; ++i) values.push_back(std::floor(1e9 * rng.uniform()));
  for (const char* name : {"id", "customer_id", "PassengerId", "household key", "Kundennummer", "Kunden-Nr.",
                           "Row", "order no", "ID_code", "uuid"})
    EXPECT_TRUE(isIdentifier(numbers(name, values))) << name;
  for (const char* name : {"width", "residual", "identity gain", "keyboard", "nrm", "paid"})
    EXPECT_FALSE(isIdentifier(numbers(name, values))) << name;
}

TEST(Identifier, FewRepetitionsDoNotHideIt) {
  Column column = counting("customer id", 1000, 50000);
  for (std::size_t i = 0; i < 50; ++i) column.values[i] = column.values[i + 500];
  EXPECT_TRUE(isIdentifier(column));
  EXPECT_EQ(identifierReason(column), "1000 rows have 950 different values");
  for (std::size_t i = 0; i < 400; ++i) column.values[i] = column.values[i + 500];
  EXPECT_FALSE(isIdentifier(column));
}

TEST(Identifier, MissingCellsDoNotCount) {
  Column column = counting("id", 20);
  for (std::size_t i = 0; i < 5; ++i) column.values[i] = std::numeric_limits<double>::quiet_NaN();
  column.missing = 5;
  EXPECT_TRUE(isIdentifier(column));
}

TEST(Identifier, TextsAreOneIfNearlyEveryRowHasItsOwn) {
  EXPECT_TRUE(isIdentifier(texts("remark", 100, 100)));
  EXPECT_TRUE(isIdentifier(texts("remark", 100, 96)));
  EXPECT_FALSE(isIdentifier(texts("remark", 100, 90)));
  EXPECT_TRUE(isIdentifier(texts("surname", 100, 90)));
  EXPECT_FALSE(isIdentifier(texts("city", 100, 40)));
  EXPECT_FALSE(isIdentifier(texts("city", 9, 9)));
  EXPECT_EQ(identifierReason(texts("remark", 100, 100)), "every row has its own value");
}

TEST(Identifier, AnEmptyColumnIsNone) {
  EXPECT_FALSE(isIdentifier(numbers("id", {})));
  Column none = texts("id", 3, 3);
  none.codes.assign(3, -1);
  none.categories.clear();
  none.missing = 3;
  EXPECT_FALSE(isIdentifier(none));
}

}  // namespace
}  // namespace epsiscope::identifier_test
