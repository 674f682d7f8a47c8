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

/// Numbers of districts come back and are no amounts.
TEST(Identifier, NumbersOfPlacesAreNames) {
  std::vector<double> districts;
  for (int i = 0; i < 2000; ++i) districts.push_back(1001 + i % 420);
  for (const char* name : {"district", "PLZ", "zip_code", "Gemeinde", "codePostal"})
    EXPECT_EQ(identifierReason(numbers(name, districts)), "its numbers are names, 420 different ones")
        << name;
  EXPECT_FALSE(isIdentifier(numbers("income", districts)));
  EXPECT_FALSE(isIdentifier(numbers("district", {1, 2, 3, 1, 2, 3, 4, 5, 1, 2}))) << "few";
}

TEST(ShortYears, AreNumbersNamedSo) {
  EXPECT_TRUE(holdsShortYears(numbers("Geburtsjahr", {45, 68, 99, 5})));
  EXPECT_TRUE(holdsShortYears(numbers("birth year", {45, 68, 99})));
  EXPECT_TRUE(holdsShortYears(numbers("born", {45, 68, 99})));
  EXPECT_FALSE(holdsShortYears(numbers("birth year", {1945, 1968, 1999})));
  EXPECT_FALSE(holdsShortYears(numbers("years", {5, 68, 99})));
  EXPECT_FALSE(holdsShortYears(numbers("year", {1, 2, 3, 4}))) << "of a course";
  EXPECT_FALSE(holdsShortYears(numbers("born", {45.5, 68, 99})));
}

TEST(LikelyWeight, IsNamedSoAndAboutOne) {
  const std::vector<double> ones = {0.5, 1.5, 0.9, 1.1, 1, 0.8, 1.2, 1, 0.7, 1.3},
                            kilograms = {60, 70, 80, 90, 65, 75, 85, 95, 62, 72};
  for (const char* name : {"w", "wt", "weight", "Gewichtungsfaktor", "pond", "survey_wgt"}) {
    const auto weight = likelyWeight(numbers(name, ones));
    ASSERT_TRUE(weight) << name;
    EXPECT_EQ(weight->column, name);
    EXPECT_FALSE(weight->isSaidByFile);
    EXPECT_NEAR(weight->cells.mean(), 1, 1e-12) << name;
  }
  EXPECT_FALSE(likelyWeight(numbers("weight", kilograms)));
  EXPECT_FALSE(likelyWeight(numbers("share", ones)));
  EXPECT_FALSE(likelyWeight(numbers("wt", kilograms)));
  for (const char* name :
       {"finalwt", "pspwght", "fnlwgt", "PONDERA", "PERWT", "hochrechnungsfaktor", "dweight"})
    EXPECT_TRUE(likelyWeight(numbers(name, kilograms))) << name << " means nothing else";
  for (const char* name : {"birthweight", "height", "growth", "Geburtsgewicht", "width"})
    EXPECT_FALSE(likelyWeight(numbers(name, ones))) << name;
  EXPECT_FALSE(likelyWeight(numbers("wgt", std::vector<double>(20, 1)))) << "all the same";
}

TEST(LikelyWeight, IsHardlyEverBelowZero) {
  std::vector<double> values(40, 1);
  values[0] = 2;
  values[1] = values[2] = -9;
  EXPECT_TRUE(likelyWeight(numbers("wgt", values))) << "one in twenty may be a code";
  values[3] = -9;
  EXPECT_FALSE(likelyWeight(numbers("wgt", values)));
}

TEST(WeightCells, AreCountedBySignAndAddedUpAboveZero) {
  const double none = std::numeric_limits<double>::quiet_NaN();
  const WeightCells cells = weightCells(numbers("w", {0.5, 0, -3, none, 2.5, none, 0}));
  EXPECT_EQ(cells, (WeightCells{.positive = 2, .zero = 2, .negative = 1, .without = 2, .sum = 3}));
  EXPECT_DOUBLE_EQ(cells.mean(), 3.0 / 4);
  EXPECT_EQ(weightCells(texts("w", 6, 2)), (WeightCells{.without = 6}));
  EXPECT_EQ(WeightCells{}.mean(), 0);
}

TEST(LikeliestWeight, IsWhatTheFileSaysOrElseTheFirstThatIsNamedSo) {
  const std::vector<double> ones = {0.5, 1.5, 0.9, 1.1, 1, 0.8, 1.2, 1, 0.7, 1.3};
  Dataset dataset;
  dataset.columns = {numbers("v7", {3, 4, -1}), numbers("wgt", ones), numbers("pond", ones)};
  EXPECT_EQ(likeliestWeight(dataset)->column, "wgt");
  dataset.weight = "v7";
  ASSERT_TRUE(likeliestWeight(dataset));
  EXPECT_EQ(likeliestWeight(dataset)->column, "v7") << "whatever its name and its values";
  EXPECT_TRUE(likeliestWeight(dataset)->isSaidByFile);
  EXPECT_EQ(likeliestWeight(dataset)->cells.negative, 1U);
  dataset.columns[0] = texts("v7", 3, 2);
  EXPECT_EQ(likeliestWeight(dataset)->column, "wgt") << "text is no weight";
  dataset.columns.resize(1);
  EXPECT_FALSE(likeliestWeight(dataset));
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
