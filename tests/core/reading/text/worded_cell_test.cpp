#include "core/reading/text/worded_cell.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace epsiscope::worded_cell_test {
namespace {

double valueOf(const std::string& text, const ColumnReading& reading) {
  const auto value = readAs(text, reading);
  const auto* number = std::get_if<double>(&value);
  EXPECT_NE(number, nullptr) << text;
  return number != nullptr ? *number : -1;
}

CellFault faultIn(const std::string& text, const ColumnReading& reading) {
  const auto value = readAs(text, reading);
  const auto* fault = std::get_if<CellFault>(&value);
  EXPECT_NE(fault, nullptr) << text;
  return fault != nullptr ? *fault : CellFault::notANumber;
}

TEST(WordedCell, PercentSignsAreRemoved) {
  const ColumnReading point{.form = CellForm::percent}, comma{.form = CellForm::percent, .decimal = ','};
  EXPECT_EQ(valueOf("12 %", point), 12);
  EXPECT_EQ(valueOf("12%", point), 12);
  EXPECT_EQ(valueOf("-0.5\xC2\xA0%", point), -0.5);
  EXPECT_EQ(valueOf("\xE2\x88\x92"
                    "3,25 %",
                    comma),
            -3.25);
  EXPECT_EQ(faultIn("12", point), CellFault::otherForm);
  EXPECT_EQ(faultIn("% 12", point), CellFault::otherForm);
  EXPECT_EQ(faultIn("3,25 %", point), CellFault::otherMark);
}

TEST(WordedCell, CurrenciesStandBeforeOrBehind) {
  const auto in = [](const char* unit, char decimal) {
    return ColumnReading{.form = CellForm::currency, .unit = unit, .decimal = decimal};
  };
  EXPECT_EQ(valueOf("\xE2\x82\xAC 1.234,50", in("EUR", ',')), 1234.5);
  EXPECT_EQ(valueOf("1.234,50 \xE2\x82\xAC", in("EUR", ',')), 1234.5);
  EXPECT_EQ(valueOf("-\xE2\x82\xAC"
                    "5",
                    in("EUR", ',')),
            -5);
  EXPECT_EQ(valueOf("7 EUR", in("EUR", '.')), 7);
  EXPECT_EQ(valueOf("8 Euro", in("EUR", '.')), 8);
  EXPECT_EQ(valueOf("$1,200", in("USD", '.')), 1200);
  EXPECT_EQ(valueOf("US$ 1,200.25", in("USD", '.')), 1200.25);
  EXPECT_EQ(valueOf("1 200 kr", in("kr", ',')), 1200);
  EXPECT_EQ(valueOf("CHF 5", in("CHF", '.')), 5);
  EXPECT_EQ(valueOf("CHF 1'250.50", in("CHF", '.')), 1250.5);
  EXPECT_EQ(faultIn("$5", in("EUR", '.')), CellFault::otherUnit);
  EXPECT_EQ(faultIn("5", in("EUR", '.')), CellFault::otherForm);
}

TEST(WordedCell, MoneyThatIsOwedIsBelowZero) {
  const ColumnReading dollars{.form = CellForm::currency, .unit = "USD"},
      euros{.form = CellForm::currency, .unit = "EUR", .decimal = ','}, account{.form = CellForm::accounting};
  for (const char* text :
       {"-$2,135.00", "$-2,135.00", "($2,135.00)", "$(2,135.00)", "($ 2,135.00)", "\u2013$2,135.00"})
    EXPECT_EQ(valueOf(text, dollars), -2135) << text;
  for (const char* text :
       {"- 2\u00a0135,00 \u20ac", "-2.135,00 \u20ac", "(\u20ac 2.135,00)", "(2.135,00 \u20ac)"})
    EXPECT_EQ(valueOf(text, euros), -2135) << text;
  for (const char* text : {"5.44 CR", "5.44CR", "5.44-", "(5.44)", "( 5.44 )", "5.44\u2013"})
    EXPECT_EQ(valueOf(text, account), -5.44) << text;
  for (const char* text : {"5.44 H", "5.44H"}) EXPECT_EQ(valueOf(text, account), -5.44) << text;
  for (const char* text : {"5.44 DR", "5.44DR", "5.44 Dr", "5.44 S"})
    EXPECT_EQ(valueOf(text, account), 5.44) << text;
  EXPECT_EQ(valueOf("-5.44 DR", account), -5.44);
  EXPECT_EQ(faultIn("5.44 s", account), CellFault::otherForm) << "seconds";
  EXPECT_EQ(faultIn("5.44 h", account), CellFault::otherForm) << "hours";
}

TEST(WordedCell, YearsOfTwoDigitsMayHaveAnApostrophe) {
  const ColumnReading date{.form = CellForm::date, .firstShortYear = 1927};
  for (const char* text : {"'68", "\u201968", "\u201868"})
    EXPECT_EQ(valueOf(text, date), -731) << text;  // two years before 1970, one of them of 366 days
  EXPECT_EQ(valueOf("'27", date), -15706);         // 43 years, 11 of them of 366 days
  EXPECT_EQ(valueOf("'26", date), 20454);          // 56 years, 14 of them of 366 days
}

TEST(WordedCell, UnitsStandBehindNumbers) {
  const auto in = [](const char* unit, char decimal = '.') {
    return ColumnReading{.form = CellForm::unit, .unit = unit, .decimal = decimal};
  };
  EXPECT_EQ(valueOf("12 kg", in("kg")), 12);
  EXPECT_EQ(valueOf("180cm", in("cm")), 180);
  EXPECT_EQ(valueOf("3.5 \xC2\xB0"
                    "C",
                    in("\xC2\xB0"
                       "C")),
            3.5);
  EXPECT_EQ(valueOf("-3,5 \xC2\xB0"
                    "C",
                    in("\xC2\xB0"
                       "C",
                       ',')),
            -3.5);
  EXPECT_EQ(valueOf("1e3 km/h", in("km/h")), 1000);
  EXPECT_EQ(valueOf("1.250 m2", in("m2", ',')), 1250);
  EXPECT_EQ(faultIn("12 g", in("kg")), CellFault::otherUnit);
}

/// Days since 1970-01-01, counted by another program (date -d DATE +%s, divided by 86400).
TEST(WordedCell, DatesAreDaysSince1970) {
  const ColumnReading date{.form = CellForm::date};
  EXPECT_EQ(valueOf("1970-01-01", date), 0);
  EXPECT_EQ(valueOf("1969-12-31", date), -1);
  EXPECT_EQ(valueOf("2000-02-29", date), 11016);
  EXPECT_EQ(valueOf("2024-03-04", date), 19786);
  EXPECT_EQ(valueOf("2024/03/04", date), 19786);
  EXPECT_EQ(valueOf("4.3.2024", date), 19786);
  EXPECT_EQ(valueOf("04.03.24", date), 19786);
  EXPECT_EQ(valueOf("2024-03", date), 19783);
  EXPECT_EQ(valueOf("2024-03-04T12:00:00Z", date), 19786.5);
  EXPECT_EQ(valueOf("2024-03-04 18:00", date), 19786.75);
  EXPECT_EQ(valueOf("04.03.2024 06:00", date), 19786.25);
  EXPECT_EQ(valueOf("2024-03-04T12:00:00+06:00", date), 19786.25);
  EXPECT_EQ(faultIn("2023-02-29", date), CellFault::otherForm);
  EXPECT_EQ(faultIn("31.4.2024", date), CellFault::otherForm);
  EXPECT_EQ(faultIn("03/04/2024", date), CellFault::dateOrder);
}

/// Days by Python's datetime.date.
TEST(WordedCell, DatesHaveNamesOfMonths) {
  const ColumnReading date{.form = CellForm::date, .firstShortYear = 1927};
  for (const char* text : {"3 Jan 2021",
                           "03-Jan-21",
                           "03-JAN-2021",
                           "3. Januar 2021",
                           "3.Jan.2021",
                           "3 janv. 2021",
                           "3 janvier 2021",
                           "3 de enero de 2021",
                           "3 DE ENERO DE 2021",
                           "3 ene. 2021",
                           "3 gennaio 2021",
                           "3 gen 2021",
                           "3 de janeiro de 2021",
                           "3/jan/2021",
                           "3 januari 2021",
                           "January 3, 2021",
                           "Jan. 3, 2021",
                           "Jan 3 2021",
                           "January 3rd, 2021",
                           "3rd of January 2021",
                           "2021-Jan-03",
                           "03JAN2021",
                           "3 Jan '21",
                           "3\u00a0janv.\u00a0"
                           "2021",
                           "3. J\u00e4nner 2021"})
    EXPECT_EQ(valueOf(text, date), 18630) << text;
  for (const char* text :
       {"1er mars 2021", "1. M\u00e4rz 2021", "1. M\u00c4RZ 2021", "1 mar\u00e7o 2021", "1 maart 2021",
        "1 marzo 2021", "Mar 2021", "March 2021", "Mar-21", "Mar '21", "mrt. 2021"})
    EXPECT_EQ(valueOf(text, date), 18687) << text;
  for (const char* text : {"12 sept. 2001", "12 septiembre 2001", "12 settembre 2001", "12 set 2001",
                           "Sept 12, 2001", "12 Sep 01"})
    EXPECT_EQ(valueOf(text, date), 11577) << text;
  EXPECT_EQ(valueOf("31 d\u00e9c. 1999", date), 10956);
  EXPECT_EQ(valueOf("31 de dezembro de 1999", date), 10956);
  EXPECT_EQ(valueOf("31. Dez. 99", date), 10956);
  EXPECT_EQ(valueOf("3 Jan 2021 06:00", date), 18630.25);
  EXPECT_EQ(valueOf("03JAN2021:12:00:00", date), 18630.5);
  EXPECT_EQ(valueOf("January 3, 2021, 6:00 PM", date), 18630.75);
}

TEST(WordedCell, OtherWordsBesideNumbersAreNoDates) {
  for (const std::string text : {"MARCH1", "SEPT2", "DEC-1", "May 5", "5 May", "5-May", "Jan 21",
                                 "32 Jan 2021", "30 Feb 2021", "3 Foo 2021", "Jan 21 10:15:00",
                                 "Room 3 Jan 2021", "3 Jan 202", "Jan", "3 Jan 2021 x", "2021 January"})
    EXPECT_FALSE(std::holds_alternative<DateCell>(wordedCell(text))) << text;
  EXPECT_TRUE(std::holds_alternative<AmountCell>(wordedCell("12 set"))) << "of pieces";
}

TEST(WordedCell, QuartersAndMonthsAreTheirFirstDays) {
  const ColumnReading date{.form = CellForm::date};
  for (const char* text : {"2000-Q2", "2000Q2", "2000q2", "2000M04", "2000-M04", "2000-04"})
    EXPECT_EQ(valueOf(text, date), 11048) << text;
  for (const std::string text : {"2000Q5", "2000Q0", "2000M13", "2000M4", "2000Q2x"})
    EXPECT_FALSE(std::holds_alternative<DateCell>(wordedCell(text))) << text;
}

TEST(WordedCell, HyphensMayHaveTheYearOfTwoDigitsInFront) {
  const ColumnReading date{.form = CellForm::date, .firstShortYear = 1927},
      dayFirst{.form = CellForm::dayFirst, .firstShortYear = 1927};
  EXPECT_EQ(valueOf("21-03-04", date), 18690);
  EXPECT_EQ(valueOf("99-12-31", date), 10956);
  EXPECT_EQ(valueOf("04-03-21", dayFirst), 18690);
  EXPECT_EQ(faultIn("21/03/04", date), CellFault::dateOrder);
  EXPECT_EQ(faultIn("21-03-2004", date), CellFault::dateOrder);
  EXPECT_EQ(faultIn("99-12-31", dayFirst), CellFault::dateOrder);
  EXPECT_EQ(faultIn("99-13-31", date), CellFault::otherForm);
}

TEST(WordedCell, SlashesLeaveTheOrderToTheReading) {
  const ColumnReading dayFirst{.form = CellForm::dayFirst}, monthFirst{.form = CellForm::monthFirst};
  EXPECT_EQ(valueOf("03/04/2024", dayFirst), 19816);
  EXPECT_EQ(valueOf("03/04/2024", monthFirst), 19786);
  EXPECT_EQ(valueOf("3/4/2024 6:00 PM", monthFirst), 19786.75);
  EXPECT_EQ(faultIn("04/13/2024", dayFirst), CellFault::dateOrder);
  EXPECT_EQ(faultIn("13/04/2024", monthFirst), CellFault::dateOrder);
  EXPECT_EQ(valueOf("4.3.2024", monthFirst), 19786);
}

TEST(WordedCell, TimesAreHours) {
  const ColumnReading time{.form = CellForm::time};
  EXPECT_EQ(valueOf("14:30", time), 14.5);
  EXPECT_EQ(valueOf("00:00:36", time), 0.01);
  EXPECT_EQ(valueOf("2:30 PM", time), 14.5);
  EXPECT_EQ(valueOf("12:15 am", time), 0.25);
  EXPECT_EQ(valueOf("8:45 Uhr", time), 8.75);
  EXPECT_EQ(faultIn("24:00", time), CellFault::otherForm);
  EXPECT_EQ(faultIn("12:60", time), CellFault::otherForm);
}

TEST(WordedCell, WordsAndPlainNumbersAreNone) {
  for (const std::string text :
       {"", "Berlin", "12", "1,234.5", "A5", "Room 5", "12-14", "192.168.0.1", "1/2", "a 12 kg", "12 kg 5",
        "2024-13-01", "%", "kg", "\xE2\x82\xAC", "12 %%", "1:2:3:4"})
    EXPECT_TRUE(std::holds_alternative<std::monostate>(wordedCell(text))) << text;
}

}  // namespace
}  // namespace epsiscope::worded_cell_test
