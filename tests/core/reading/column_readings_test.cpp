#include "core/reading/reader.h"
#include "core/reading/text/worded_cell.h"
#include "core/reading/table_head.h"
#include "core/table/cell_report.h"

#include "tests/core/reading/reader_test_support.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <string>
#include <vector>

namespace epsiscope::column_readings_test {
namespace {

using test::columnOf;
using test::hasNote;
using test::readText;

const std::string kEuro = "\xE2\x82\xAC";

/// A table with such a column beside a column of numbers.
std::string tableOf(const std::vector<std::string>& cells, char separator = ';') {
  std::string text = std::string("x") + separator + "c\n";
  for (std::size_t i = 0; i < cells.size(); ++i) text += std::to_string(i % 3) + separator + cells[i] + "\n";
  return text;
}

Column offeredFor(const std::vector<std::string>& cells) {
  return columnOf(readText(tableOf(cells)), "c");
}

Column readWith(CellForm form, const std::vector<std::string>& cells) {
  return columnOf(readText(tableOf(cells), {.forms = {{"c", form}}}), "c");
}

struct Known {
  const char* name;
  std::vector<std::string> cells;
  ColumnReading reading;
  std::vector<double> values;
};

class KnownColumn : public testing::TestWithParam<Known> {};

TEST_P(KnownColumn, StaysTextAndIsOffered) {
  const Known& known = GetParam();
  const Column column = offeredFor(known.cells);
  EXPECT_EQ(column.kind, ColumnKind::text);
  ASSERT_TRUE(column.offered.has_value()) << column.offer;
  EXPECT_EQ(*column.offered, known.reading);
  EXPECT_TRUE(column.offer.starts_with(readingText(known.reading))) << column.offer;
}

TEST_P(KnownColumn, IsReadAsToldAndExactly) {
  const Known& known = GetParam();
  const Column column = readWith(known.reading.form, known.cells);
  EXPECT_EQ(column.kind, ColumnKind::number);
  EXPECT_EQ(column.values, known.values);
  EXPECT_EQ(column.reading, known.reading);
  EXPECT_TRUE(column.badCells.empty());
  EXPECT_TRUE(column.categories.empty());
}

const std::vector<Known> kKnown = {
    {"percent", {"12 %", "0.5 %", "100%"}, {.form = CellForm::percent, .unit = "%"}, {12, 0.5, 100}},
    {"german percent",
     {"12 %", "0,5 %"},
     {.form = CellForm::percent, .unit = "%", .decimal = ','},
     {12, 0.5}},
    {"euros",
     {kEuro + " 1.234,50", kEuro + " 7,00"},
     {.form = CellForm::currency, .unit = "EUR", .decimal = ','},
     {1234.5, 7}},
    {"euros behind",
     {"1.234,50 " + kEuro, "-7 EUR"},
     {.form = CellForm::currency, .unit = "EUR", .decimal = ','},
     {1234.5, -7}},
    {"dollars", {"$1,200", "$80"}, {.form = CellForm::currency, .unit = "USD"}, {1200, 80}},
    {"whole euros",
     {"1.200 " + kEuro, "80 " + kEuro},
     {.form = CellForm::currency, .unit = "EUR", .decimal = ','},
     {1200, 80}},
    {"crowns", {"1 200 kr", "80 kr"}, {.form = CellForm::currency, .unit = "kr"}, {1200, 80}},
    {"francs", {"CHF 5", "CHF 7.50"}, {.form = CellForm::currency, .unit = "CHF"}, {5, 7.5}},
    {"kilograms", {"12 kg", "3.5 kg"}, {.form = CellForm::unit, .unit = "kg"}, {12, 3.5}},
    {"degrees",
     {"3.5 \xC2\xB0"
      "C",
      "-1 \xC2\xB0"
      "C"},
     {.form = CellForm::unit,
      .unit = "\xC2\xB0"
              "C"},
     {3.5, -1}},
    {"centimetres", {"180cm", "172cm"}, {.form = CellForm::unit, .unit = "cm"}, {180, 172}},
    {"ISO dates", {"1970-01-02", "2024-03-04"}, {.form = CellForm::date}, {1, 19786}},
    {"German dates", {"2.1.1970", "04.03.2024"}, {.form = CellForm::date}, {1, 19786}},
    {"dates with times",
     {"1970-01-02 06:00", "2024-03-04 12:00:00"},
     {.form = CellForm::date},
     {1.25, 19786.5}},
    {"American dates", {"03/04/2024", "04/13/2024"}, {.form = CellForm::monthFirst}, {19786, 19826}},
    {"British dates", {"03/04/2024", "13/04/2024"}, {.form = CellForm::dayFirst}, {19816, 19826}},
    {"dates with months", {"3 Jan 2021", "31 Dec 1999"}, {.form = CellForm::date}, {18630, 10956}},
    {"dates with months in French",
     {"3 janv. 2021", "31 d\u00e9c. 1999"},
     {.form = CellForm::date},
     {18630, 10956}},
    {"debits and credits", {"5.44 DR", "7.50 CR"}, {.form = CellForm::accounting}, {5.44, -7.5}},
    {"Soll und Haben",
     {"1.234,50 S", "7,00 H"},
     {.form = CellForm::accounting, .decimal = ','},
     {1234.5, -7}},
    {"times", {"00:30", "14:15"}, {.form = CellForm::time}, {0.5, 14.25}},
};

INSTANTIATE_TEST_SUITE_P(EachKind, KnownColumn, testing::ValuesIn(kKnown), [](const auto& tested) {
  std::string name = tested.param.name;
  std::erase(name, ' ');
  return name;
});

TEST(ColumnReadings, PlainColumnsAreNotTouched) {
  const Dataset dataset = readText("a,b,city\n1,2.5,Berlin\n2,3.5,Bonn\n3,1e3,Kiel\n");
  EXPECT_EQ(dataset.columns[1].kind, ColumnKind::number);
  for (const Column& column : dataset.columns) {
    EXPECT_FALSE(column.offered || column.reading);
    EXPECT_EQ(column.offer, "");
  }
}

TEST(ColumnReadings, TheNoteSaysHowToTakeTheOffer) {
  const Dataset dataset = readText(tableOf({"12 %", "13 %"}));
  EXPECT_TRUE(hasNote(dataset,
                      "Column 2 \"c\" is text and can be read as number; the percent sign is removed, "
                      "\"12 %\" as 12; say that its reading is \"percent\" to compute with it."));
}

TEST(ColumnReadings, AnotherCurrencyIsNamedWithItsPlace) {
  const Column column = offeredFor({"5 " + kEuro, "6 " + kEuro, "$7"});
  EXPECT_FALSE(column.offered);
  EXPECT_EQ(column.offer, "it changes between \"5 " + kEuro +
                              "\" in line 2 and \"$7\" in line 4, so it stays "
                              "text; bring the column to one unit or currency");
  const Dataset given =
      readText(tableOf({"5 " + kEuro, "6 " + kEuro, "$7"}), {.forms = {{"c", CellForm::currency}}});
  ASSERT_EQ(columnOf(given, "c").badCells.size(), 1U);
  EXPECT_EQ(describe(given, 1, columnOf(given, "c").badCells[0]),
            "Line 4, column 2 \"c\" (row 3): \"$7\" has another currency or unit than the column.");
  EXPECT_TRUE(std::isnan(columnOf(given, "c").values[2]));
}

TEST(ColumnReadings, AnotherUnitAndAMissingUnitAreNamed) {
  EXPECT_NE(offeredFor({"5 kg", "600 g"}).offer.find("\"600 g\" in line 3"), std::string::npos);
  const Column bare = offeredFor({"5 kg", "6 kg", "7"});
  EXPECT_FALSE(bare.offered);
  EXPECT_NE(bare.offer.find("\"7\" in line 4 has none"), std::string::npos) << bare.offer;
}

TEST(ColumnReadings, DatesInTwoOrdersAreNotMixed) {
  const Column column = offeredFor({"03/04/2024", "13/04/2024", "04/13/2024"});
  EXPECT_FALSE(column.offered);
  EXPECT_NE(column.offer.find(
                "the day first as \"13/04/2024\" in line 3 and the month first as \"04/13/2024\" in line 4"),
            std::string::npos)
      << column.offer;
  const Column given = readWith(CellForm::dayFirst, {"03/04/2024", "13/04/2024", "04/13/2024"});
  ASSERT_EQ(given.badCells.size(), 1U);
  EXPECT_EQ(given.badCells[0].line, 4U);
  EXPECT_EQ(given.badCells[0].fault, CellFault::dateOrder);
}

TEST(ColumnReadings, AnOrderThatNothingTellsIsNotGuessed) {
  const Column column = offeredFor({"03/04/2024", "05/06/2024"});
  EXPECT_FALSE(column.offered);
  EXPECT_NE(column.offer.find("\"03/04/2024\" in line 2"), std::string::npos) << column.offer;
  EXPECT_NE(column.offer.find("\"day-first\" or \"month-first\""), std::string::npos);
}

TEST(ColumnReadings, YearsOfTwoDigitsAreNotInTheFuture) {
  const int last = shortYearsUntilNow() + 99;
  const std::string next = std::to_string((last + 1) % 100), now = std::to_string(last % 100);
  const auto padded = [](const std::string& digits) { return (digits.size() < 2 ? "0" : "") + digits; };
  const Column found =
      readWith(CellForm::dayFirst, {"13/01/" + padded(now), "13/01/" + padded(next), "02/07/2045"});
  ASSERT_TRUE(found.reading);
  EXPECT_EQ(found.reading->firstShortYear, last - 99);
  const auto daysOf = [](int year, int month, int day) {
    const std::chrono::sys_days date = std::chrono::year(year) / month / day;
    return static_cast<double>(date.time_since_epoch().count());
  };
  EXPECT_EQ(found.values,
            (std::vector<double>{daysOf(last, 1, 13), daysOf(last - 99, 1, 13), daysOf(2045, 7, 2)}));
  const Dataset given =
      readText(tableOf({"02/07/45", "30/12/03"}), {.shortYears = 1930, .forms = {{"c", CellForm::dayFirst}}});
  EXPECT_EQ(columnOf(given, "c").values, (std::vector<double>{daysOf(1945, 7, 2), daysOf(2003, 12, 30)}));
  EXPECT_EQ(given.reading.shortYears, 1930);
  EXPECT_TRUE(hasNote(given, "years of two digits were read as those from 1930 to 2029"));
  const Dataset declared =
      readText(tableOf({"02/07/45"}), {.declared = true, .forms = {{"c", CellForm::dayFirst}}});
  EXPECT_EQ(columnOf(declared, "c").values[0], daysOf(2045, 7, 2)) << "as before there was a key for it";
  EXPECT_NE(offeredFor({"30/12/45"}).offer.find("which is 1945-12-30"), std::string::npos);
}

TEST(ColumnReadings, OfAnAccountTakeAwayWhatStandsInParentheses) {
  const Dataset dataset = readText("n,balance\n1,\"(6,524)\"\n2,\"3,314\"\n3,\"4,666\"\n4,5.44-\n");
  const Column& balance = columnOf(dataset, "balance");
  ASSERT_TRUE(balance.offered);
  EXPECT_EQ(balance.offered->form, CellForm::accounting);
  EXPECT_TRUE(hasNote(dataset, "\"(6,524)\" as -6524"));
  EXPECT_TRUE(hasNote(dataset, "say that its reading is \"accounting\""));
  const Column read = readWith(CellForm::accounting, {"(6,524)", "3,314", "-1", "5.44-", "0", "( 7 )"});
  EXPECT_TRUE(read.badCells.empty());
  EXPECT_EQ(read.values, (std::vector<double>{-6524, 3314, -1, -5.44, 0, -7}));
  const Column bad = readWith(CellForm::accounting, {"(5)", "(-5)", "(a)", "()", "5)"});
  EXPECT_EQ(bad.badCells.size(), 4U);
  // Money in parentheses is money that is owed; another word among the numbers is no account.
  EXPECT_EQ(readWith(CellForm::currency, {"($5.50)", "$7.25"}).values, (std::vector<double>{-5.5, 7.25}));
  EXPECT_FALSE(columnOf(readText("n,b\n1,(5)\n2,7\n3,8\n4,9\n5,low\n"), "b").offered);
}

TEST(ColumnReadings, SidesOfAnAccountMustBothBeThereInEveryRow) {
  const Column both = offeredFor({"21.35 CR", "12.95 DR"});
  EXPECT_TRUE(both.offer.ends_with("\"21.35 CR\" as -21.35 and \"12.95 DR\" as 12.95")) << both.offer;
  EXPECT_EQ(offeredFor({"5 DR", "6 DR"}).offered->form, CellForm::unit);
  EXPECT_EQ(offeredFor({"5 S", "6 S"}).offered->form, CellForm::unit);
  for (const std::vector<std::string>& cells : std::vector<std::vector<std::string>>{{"5 S", "6 H", "7"},
                                                                                     {"5 S", "6 H", "7 kg"},
                                                                                     {"5 S", "6 CR"},
                                                                                     {"5 DR", "(6)"},
                                                                                     {"5 s", "6 h"},
                                                                                     {"13S", "21H", "14S"}})
    EXPECT_FALSE(offeredFor(cells).offered) << cells[0] << " " << cells[1];
  EXPECT_FALSE(columnOf(readText("n,b\n1,5 S\n2,7\n3,8\n4,9 H\n5,6\n6,3\n"), "b").offered) << "rarely";
}

TEST(ColumnReadings, AYearOfTwoDigitsInFrontIsFoundOrAskedAbout) {
  const std::vector<std::string> old = {"60-01-01", "99-12-31", "72-05-20"};
  const Column found = offeredFor(old);
  ASSERT_TRUE(found.offered) << found.offer;
  EXPECT_EQ(found.offered->form, CellForm::date);
  EXPECT_TRUE(found.offer.ends_with("\"60-01-01\" as -3653, which is 1960-01-01")) << found.offer;
  EXPECT_EQ(readWith(CellForm::date, old).values[1], 10956);
  // Few years in front, many days behind: an order that could be either is not taken silently.
  const std::vector<std::string> open = {"21-05-13", "21-06-14", "22-07-15", "22-08-16"};
  EXPECT_FALSE(offeredFor(open).offered);
  EXPECT_NE(offeredFor(open).offer.find("\"21-05-13\" in line 2 has the year or the day first"),
            std::string::npos);
  // Many days in front, few years behind.
  EXPECT_EQ(offeredFor({"13-05-21", "14-06-21", "15-07-22", "16-08-22"}).offered->form, CellForm::dayFirst);
  EXPECT_NE(offeredFor({"99-12-31", "31-12-99"}).offer.find("two orders, the year first"), std::string::npos);
}

TEST(ColumnReadings, FlagsBehindSomeNumbersAreNamed) {
  for (const std::vector<std::string>& cells :
       std::vector<std::vector<std::string>>{{"13.5 e", "14.5 p", "3"}, {"13.5 e", "14.5 e", "3"}}) {
    EXPECT_FALSE(offeredFor(cells).offered);
    EXPECT_NE(offeredFor(cells).offer.find("looks like a number with a flag behind it"), std::string::npos)
        << offeredFor(cells).offer;
  }
  EXPECT_NE(offeredFor({"5 kg", "6 kg", "7"}).offer.find("has none"), std::string::npos);
}

TEST(ColumnReadings, CodesOfDigitsAndALetterAreNoAmounts) {
  EXPECT_EQ(offeredFor({"13T", "21R", "13T", "21R"}).offer, "");
  EXPECT_EQ(offeredFor({"1a", "2b", "3c"}).offer, "");
  EXPECT_NE(offeredFor({"5 kg", "600 g"}).offer, "");
}

TEST(ColumnReadings, TwoDecimalMarksAreNotMixed) {
  const Column column = offeredFor({"1.50 " + kEuro, "2,75 " + kEuro});
  EXPECT_FALSE(column.offered);
  EXPECT_NE(column.offer.find("different decimal marks"), std::string::npos) << column.offer;
}

TEST(ColumnReadings, OneOddTextLeavesTheColumnTextAndIsNamed) {
  const Column column = offeredFor({"1 %", "2 %", "3 %", "4 %", "a lot"});
  EXPECT_FALSE(column.offered);
  EXPECT_NE(column.offer.find("\"a lot\" in line 6"), std::string::npos) << column.offer;
  EXPECT_EQ(readWith(CellForm::percent, {"1 %", "2 %", "3 %", "4 %", "a lot"}).badCells.size(), 1U);
}

TEST(ColumnReadings, MissingCellsStayMissing) {
  const Column column = readWith(CellForm::unit, {"1 kg", "NA", "", "2 kg"});
  EXPECT_EQ(column.missing, 2U);
  EXPECT_TRUE(column.badCells.empty());
  EXPECT_EQ(column.values[3], 2);
  EXPECT_TRUE(std::isnan(column.values[1]) && std::isnan(column.values[2]));
}

TEST(ColumnReadings, WordsOverNumbersAreNoReading) {
  std::vector<std::string> cells;
  for (int i = 0; i < 60; ++i) cells.push_back("street " + std::to_string(i));
  EXPECT_EQ(offeredFor(cells).offer, "");
  EXPECT_EQ(offeredFor({"3A", "high", "low", "middle"}).offer, "");
}

TEST(ColumnReadings, LinesOfBadCellsAreRightAfterQuotedLineBreaks) {
  const Dataset dataset = readText("x;c\n\"a\nb\";1 %\nc;two\n", {.forms = {{"c", CellForm::percent}}});
  ASSERT_EQ(columnOf(dataset, "c").badCells.size(), 1U);
  EXPECT_EQ(columnOf(dataset, "c").badCells[0].line, 4U);
  EXPECT_EQ(columnOf(dataset, "c").badCells[0].row, 1U);
}

TEST(ColumnReadings, TheFirstRowsShowTheValuesOfAReadTable) {
  const test::TemporaryFolder folder;
  const auto file = folder.write("t.csv", tableOf({"12 %", "13 %"}));
  const ReadOptions options{.forms = {{"c", CellForm::percent}}};
  const Dataset dataset = readDataset(file, options).value();
  const TableHead head = tableHead(file, options, &dataset);
  EXPECT_EQ(head.rows.at(0).at(1).kind, HeadCellKind::number);
  EXPECT_EQ(head.rows.at(0).at(1).value, 12);
  EXPECT_EQ(head.rows.at(0).at(1).text, "12 %");
}

}  // namespace
}  // namespace epsiscope::column_readings_test
