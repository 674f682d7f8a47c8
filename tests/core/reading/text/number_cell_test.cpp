#include "core/reading/text/number_cell.h"

#include "core/random/rng.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

namespace epsiscope::number_cell_test {
namespace {

double valueOf(const std::string& text, char decimal = '.') {
  const NumberCell cell = readCell(text, decimal);
  EXPECT_EQ(cell.kind, CellKind::number) << text;
  return cell.value;
}

TEST(NumberCell, ReadsTheUsualSpellings) {
  EXPECT_EQ(valueOf("1"), 1);
  EXPECT_EQ(valueOf("+1.5"), 1.5);
  EXPECT_EQ(valueOf("-.5"), -0.5);
  EXPECT_EQ(valueOf("5."), 5);
  EXPECT_EQ(valueOf(" 1e+05\t"), 1e5);
  EXPECT_EQ(valueOf("2E-3"), 0.002);
  EXPECT_EQ(valueOf("007"), 7);
  EXPECT_EQ(valueOf("4.9e-324"), 4.9e-324);
  EXPECT_EQ(valueOf("0e999999999999999999999"), 0);
  EXPECT_EQ(valueOf("0,435", ','), 0.435);
  EXPECT_EQ(valueOf("\xE2\x88\x92"
                    "9999,0",
                    ','),
            -9999);  // the minus sign of typography
}

TEST(NumberCell, KnowsMissingCellsInAnyCase) {
  for (const char* text :
       {"", " ", "\t", "?", "NA", "na", "N/A", "n/a", "NaN", "nan", "null", "NULL", " NA "})
    EXPECT_EQ(readCell(text, '.').kind, CellKind::missing) << text;
  for (const char* text : {"none", "n/a?", "-", "nul", "-nan"})
    EXPECT_EQ(readCell(text, '.').kind, CellKind::text) << text;
}

TEST(NumberCell, RefusesWhatOtherParsersAccept) {
  for (const char* text : {"inf", "-Infinity", "+INF"})
    EXPECT_EQ(readCell(text, '.').kind, CellKind::infinite) << text;
  for (const char* text : {"0x1F", "0X1f", "-0x1p3"})
    EXPECT_EQ(readCell(text, '.').kind, CellKind::hexadecimal) << text;
  for (const char* text :
       {"1e", "1e+", "e5", ".", "+", "-", "+-1", "--1", "1 2", "1d5", "1_000", "5%", "$5", "1.2.3", "12:30"})
    EXPECT_EQ(readCell(text, '.').kind, CellKind::text) << text;
}

TEST(NumberCell, TellsTooLargeFromTooSmall) {
  for (const char* text : {"1e400", "-1e400", "1e99999999999999999999"})
    EXPECT_EQ(readCell(text, '.').kind, CellKind::overflow) << text;
  EXPECT_EQ(readCell(std::string(400, '9'), '.').kind, CellKind::overflow);
  for (const char* text : {"1e-400", "-1e-400", "1e-99999999999999999999"}) {
    EXPECT_EQ(readCell(text, '.').kind, CellKind::underflow) << text;
    EXPECT_EQ(readCell(text, '.').value, 0) << text;
  }
  EXPECT_EQ(readCell("0." + std::string(400, '0') + "1", '.').kind, CellKind::underflow);
  EXPECT_EQ(readCell("0." + std::string(400, '0') + "1e+2", '.').kind, CellKind::underflow);
}

TEST(NumberCell, ReadsThousandsMarks) {
  const NumberCell cell = readCell("1,234,567.5", '.');
  EXPECT_EQ(cell.kind, CellKind::grouped);
  EXPECT_EQ(cell.value, 1234567.5);
  EXPECT_FALSE(cell.form.ambiguous);
  EXPECT_EQ(readCell("-1.234,5", ',').value, -1234.5);
  EXPECT_TRUE(readCell("1,234", '.').form.ambiguous);
  EXPECT_TRUE(readCell("1.234", '.').form.ambiguous);
  for (const char* text : {"0.123", "12.5", "1234.567", "1.234e5"})
    EXPECT_FALSE(readCell(text, '.').form.ambiguous) << text;
  for (const char* text : {"12,34,567.5", "1,234,567.5"})
    EXPECT_EQ(readCell(text, '.').value, 1234567.5) << "groups of two, as in India: " << text;
  EXPECT_EQ(readCell("-1,23,45,678", '.').value, -12345678);
  for (const char* text : {"123,45,678", "1,23,4567", "1,234,56,789", "1,23,456,789", "1,23", "1 23 456",
                           "1,2345", "1234,567,890", ",123"})
    EXPECT_NE(readCell(text, '.').kind, CellKind::grouped) << text;
}

TEST(NumberCell, ReadsGroupsByBlanksAndApostrophes) {
  for (const char* text : {"1 234 567.5",
                           "1\xC2\xA0"
                           "234\xC2\xA0"
                           "567.5",
                           "1\xE2\x80\xAF"
                           "234\xE2\x80\xAF"
                           "567.5",
                           "1\xE2\x80\x89"
                           "234 567.5",
                           "+1 234 567.5"}) {
    const NumberCell cell = readCell(text, '.');
    EXPECT_EQ(cell.kind, CellKind::grouped) << text;
    EXPECT_EQ(cell.value, 1234567.5) << text;
    EXPECT_EQ(cell.form.thousands, ' ') << text;
    EXPECT_FALSE(cell.form.ambiguous) << text;
  }
  for (const char* text : {"1'234.50",
                           "1\xE2\x80\x99"
                           "234.50"}) {
    EXPECT_EQ(readCell(text, '.').value, 1234.5) << text;
    EXPECT_EQ(readCell(text, '.').form.thousands, '\'') << text;
  }
  EXPECT_EQ(readCell("1 234,5", ',').value, 1234.5);
  EXPECT_EQ(readCell("1 234,5", '.').kind, CellKind::otherMark);
  EXPECT_EQ(readCell("\xE2\x88\x92"
                     "9.999",
                     ',')
                .value,
            -9999);
  for (const char* text :
       {"1 23", "1234 567", "0 123", "1 234'567", "1  234", "1 234.", "1 234e5", " 1 234 5"})
    EXPECT_NE(readCell(text, '.').kind, CellKind::grouped) << text;
  EXPECT_EQ(readCell(
                "1," + std::string(3, '0') +
                    [] {
                      std::string zeros;
                      for (int i = 0; i < 110; ++i) zeros += ",000";
                      return zeros;
                    }(),
                '.')
                .kind,
            CellKind::overflow);
}

TEST(NumberCell, KnowsZerosInFront) {
  for (const char* text : {"007", "-00", "01,5"}) EXPECT_TRUE(readCell(text, ',').form.padded) << text;
  for (const char* text : {"0", "0,5", "10", "1.007"}) EXPECT_FALSE(readCell(text, ',').form.padded) << text;
}

TEST(MissingTexts, AreComparedWithoutCaseAndTrimmed) {
  const MissingTexts given({"-999", " None ", "none", ""});
  EXPECT_EQ(given.spellings(), (std::vector<std::string>{"-999", "None"}));
  EXPECT_TRUE(given.holdNumbers());
  EXPECT_EQ(given.find(""), 0u);
  EXPECT_EQ(given.find("-999"), 1u);
  EXPECT_EQ(given.find("NONE"), 2u);
  EXPECT_EQ(given.find("NA"), MissingTexts::kNone);
  EXPECT_FALSE(MissingTexts().holdNumbers());
  EXPECT_EQ(readCell(" -999 ", '.', given).kind, CellKind::missing);
  EXPECT_EQ(readCell("-999.0", '.', given).kind, CellKind::number);
  EXPECT_EQ(readCell("NaN", '.', given).kind, CellKind::text);
  EXPECT_EQ(readCell("  ", '.', MissingTexts(std::vector<std::string>{})).kind, CellKind::missing);
}

TEST(NumberCell, KnowsTheOtherDecimalMark) {
  for (const char* text : {"0,5", "76731,30", "1.234,5"})
    EXPECT_EQ(readCell(text, '.').kind, CellKind::otherMark) << text;
  EXPECT_EQ(readCell("39,", '.').kind, CellKind::text);
}

TEST(NumberCell, KnowsWholeNumbersThatDoublesChange) {
  EXPECT_FALSE(readCell("9007199254740991", '.').form.inexactInteger);
  EXPECT_FALSE(readCell("9007199254740992", '.').form.inexactInteger);
  EXPECT_TRUE(readCell("9007199254740993", '.').form.inexactInteger);
  EXPECT_FALSE(readCell("18446744073709551616", '.').form.inexactInteger);
  EXPECT_TRUE(readCell("-123456789012345678901234567890", '.').form.inexactInteger);
  EXPECT_FALSE(readCell("00000000000000000000000001", '.').form.inexactInteger);
}

/// The cell that the short way makes of a text; kind text if it declines.
NumberCell plain(const std::string& text, char decimal) {
  NumberCell cell;
  const char* end = readPlainNumber(text.c_str(), decimal, cell.value, cell.form);
  if (end != nullptr && *end == '\0') cell.kind = CellKind::number;
  return cell;
}

TEST(PlainNumber, AgreesWithTheLongWayToTheLastBit) {
  Rng rng(3);
  int taken = 0;
  for (int i = 0; i < 20000; ++i) {
    char buffer[64];
    const int digits = 1 + static_cast<int>(rng.below(17));
    const double value = rng.normal() * std::pow(10.0, static_cast<double>(rng.below(40)) - 20);
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::general, digits);
    const std::string text(buffer, end.ptr);
    const NumberCell fast = plain(text, '.'), slow = readCell(text, '.');
    if (fast.kind != CellKind::number) continue;
    ++taken;
    ASSERT_EQ(slow.kind, CellKind::number) << text;
    ASSERT_EQ(std::memcmp(&fast.value, &slow.value, sizeof(double)), 0) << text;
    EXPECT_EQ(fast.form.mark, slow.form.mark) << text;
    EXPECT_EQ(fast.form.exponent, slow.form.exponent) << text;
    EXPECT_EQ(fast.form.ambiguous, slow.form.ambiguous) << text;
    EXPECT_EQ(fast.form.padded, slow.form.padded) << text;
  }
  EXPECT_GT(taken, 19000);  // all but whole numbers above 2^53
}

/// Digits with a point somewhere, and often an exponent.
std::string randomDecimal(Rng& rng) {
  std::string text = rng.below(2) == 0 ? "-" : "";
  const std::uint64_t digits = 17 + rng.below(24), point = rng.below(digits);
  for (std::uint64_t i = 0; i < digits; ++i) {
    if (i == point) text += i == 0 ? "0." : ".";
    text += static_cast<char>('0' + rng.below(10));
  }
  if (rng.below(3) > 0) text += "e" + std::to_string(static_cast<int>(rng.below(640)) - 330);
  return text;
}

/// The decimal halfway between a random double and the next one, in full: it is exact, as both are dyadic.
std::string halfway(Rng& rng) {
  const double low = std::ldexp(1 + rng.uniform(), static_cast<int>(rng.below(100)) - 60);
  const long double middle =
      (static_cast<long double>(low) + static_cast<long double>(std::nextafter(low, INFINITY))) / 2;
  char buffer[256];
  std::snprintf(buffer, sizeof buffer, "%.140Lf", middle);
  return buffer;
}

TEST(NumberCell, IsTheNearestDouble) {
  Rng rng(41);
  std::vector<std::string> texts = {"2.2250738585072011e-308", "2.2250738585072014e-308",
                                    "4.9406564584124654e-324", "2.4703282292062328e-324",
                                    "9007199254740993.0",      "1.7976931348623158e308",
                                    "9007199254740992.5",      "5e-324"};
  for (int i = 0; i < 20000; ++i) texts.push_back(randomDecimal(rng));
  for (int i = 0; i < 2000; ++i) texts.push_back(halfway(rng));
  for (int i = 0; i < 2000; ++i)
    texts.push_back(std::to_string(rng.below(1000000)) + "." + std::to_string(rng.below(1000000)) + "e-" +
                    std::to_string(308 + rng.below(16)));
  for (const std::string& text : texts) {
    const double expected = std::strtod(text.c_str(), nullptr);
    const NumberCell cell = readCell(text, '.');
    if (std::isinf(expected)) {
      ASSERT_EQ(cell.kind, CellKind::overflow) << text;
      continue;
    }
    ASSERT_EQ(std::memcmp(&cell.value, &expected, sizeof(double)), 0) << text;
    std::string comma = text;
    std::replace(comma.begin(), comma.end(), '.', ',');
    const double read = readCell(comma, ',').value;
    ASSERT_EQ(std::memcmp(&read, &expected, sizeof(double)), 0) << text;
    if (cell.kind == CellKind::underflow) continue;
    for (const NumberCell& fast : {plain(text, '.'), plain(comma, ',')}) {
      ASSERT_EQ(fast.kind, CellKind::number) << text;
      ASSERT_EQ(std::memcmp(&fast.value, &expected, sizeof(double)), 0) << text;
    }
  }
}

TEST(PlainNumber, LeavesTheRestToTheLongWay) {
  for (const char* text : {"", "-", ".", "x", "1e", "1e+", "9007199254740993", "1e400", "1e-400", "1e00001",
                           "0.000000000000000000000", "12345678901234567890", "nan", "inf"})
    EXPECT_NE(plain(text, '.').kind, CellKind::number) << text;
  EXPECT_EQ(plain("1,5", ',').value, 1.5);
  EXPECT_TRUE(std::signbit(plain("-0", '.').value));
}

}  // namespace
}  // namespace epsiscope::number_cell_test
