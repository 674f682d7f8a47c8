// Random tables, written with every separator, decimal mark, thousands mark and way of quoting, come back as
// the same doubles whatever the locale, whether the format is detected or chosen.

#include "core/random/rng.h"
#include "core/reading/reader.h"
#include "tests/core/reading/reader_test_support.h"
#include "tests/support/locale_guard.h"
#include "tests/support/test_name.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <string>
#include <vector>

namespace epsiscope::reader_property_test {
namespace {

using Table = std::vector<std::vector<double>>;  // by column

double randomNumber(Rng& rng) {
  switch (rng.below(6)) {
    case 0:
      return static_cast<double>(rng.below(2000)) - 1000;
    case 1:
      return rng.normal();
    case 2:
      return std::round(rng.normal() * 1e4) / 100;
    case 3:
      return rng.normal() * std::pow(10.0, static_cast<double>(rng.below(600)) - 300);
    case 4:
      return std::round(rng.normal() * 1e9) / (rng.below(2) == 0 ? 1 : 1000);
    default:
      return std::numeric_limits<double>::quiet_NaN();
  }
}

Table randomTable(Rng& rng) {
  Table table(2 + rng.below(5), std::vector<double>(2 + rng.below(30)));
  for (auto& column : table)
    for (double& value : column) value = randomNumber(rng);
  // A number with only one reading: without any, the mark is a question, which other tests ask.
  table.front().front() = 0.5;
  for (auto& column : table) column.back() = -1.25;
  return table;
}

/// Returns in turn the blanks and apostrophes that may stand between groups.
std::string groupMark(char thousands, Rng& rng) {
  static const std::vector<std::string> blanks = {" ", "\xC2\xA0", "\xE2\x80\xAF", "\xE2\x80\x89"};
  static const std::vector<std::string> apostrophes = {"'", "\xE2\x80\x99"};
  if (thousands == ' ') return blanks[rng.below(blanks.size())];
  if (thousands == '\'') return apostrophes[rng.below(apostrophes.size())];
  return {thousands};
}

struct Way {
  const char* locale = "C";
  char separator = ',', decimal = '.', thousands = '\0';
  enum class Quoting { none, needed, all, apostrophes } quoting = Quoting::none;

  char quote() const { return quoting == Quoting::apostrophes ? '\'' : '"'; }
  /// A mark that also separates cells needs quotes.
  bool possible() const {
    return decimal != thousands &&
           (quoting != Quoting::none || (separator != decimal && separator != thousands));
  }
  std::string words() const {
    static const std::map<char, std::string> marks = {{'\0', "nothing"},   {',', "comma"}, {';', "semicolon"},
                                                      {'\t', "tab"},       {' ', "blank"}, {'.', "point"},
                                                      {'\'', "apostrophe"}};
    static const std::string quotings[] = {"none", "needed", "all", "apostrophes"};
    return "cells_" + marks.at(separator) + "_decimal_" + marks.at(decimal) + "_thousands_" +
           marks.at(thousands) + "_quotes_" + quotings[static_cast<std::size_t>(quoting)] + "_in_" + locale;
  }
};

std::string written(double value, const Way& way, Rng& rng) {
  if (std::isnan(value)) return "NA";
  char buffer[64];
  std::string text(buffer, std::to_chars(buffer, buffer + sizeof buffer, value).ptr);
  const std::size_t point = text.find('.'), first = text.front() == '-' ? 1 : 0;
  if (way.thousands != '\0' && text.find('e') == std::string::npos)
    for (std::size_t at = std::min(point, text.size()); at > first + 3;)
      text.insert(at -= 3, groupMark(way.thousands, rng));
  if (point != std::string::npos) text[text.rfind('.')] = way.decimal;
  if (text.front() == '-' && rng.below(4) == 0) text.replace(0, 1, "\xE2\x88\x92");
  return text;
}

std::string cell(const std::string& text, const Way& way) {
  const bool needed = text.find(way.separator) != std::string::npos;
  if (way.quoting == Way::Quoting::none || (way.quoting == Way::Quoting::needed && !needed)) return text;
  std::string quoted(1, way.quote());
  for (const char c : text) quoted += c == way.quote() ? std::string(2, c) : std::string(1, c);
  return quoted + way.quote();
}

std::string csv(const Table& table, const Way& way, bool header, Rng& rng) {
  const char* lineEnd = rng.below(2) == 0 ? "\n" : "\r\n";
  std::string text;
  const auto add = [&](std::size_t j, const std::string& content) {
    if (j > 0) text += way.separator;
    text += cell(content, way);
    if (j + 1 == table.size()) text += lineEnd;
  };
  for (std::size_t j = 0; header && j < table.size(); ++j) add(j, "name" + std::to_string(j));
  for (std::size_t row = 0; row < table.front().size(); ++row)
    for (std::size_t j = 0; j < table.size(); ++j) add(j, written(table[j][row], way, rng));
  return text;
}

void expectSame(const Dataset& dataset, const Table& table) {
  ASSERT_EQ(dataset.columns.size(), table.size());
  ASSERT_EQ(dataset.rows(), table.front().size());
  for (std::size_t j = 0; j < table.size(); ++j) {
    ASSERT_EQ(dataset.columns[j].kind, ColumnKind::number);
    EXPECT_EQ(dataset.columns[j].badCells.size(), 0u);
    for (std::size_t row = 0; row < table[j].size(); ++row) {
      const double read = dataset.columns[j].values[row];
      if (std::isnan(table[j][row]))
        EXPECT_TRUE(std::isnan(read));
      else
        EXPECT_EQ(read, table[j][row]);
    }
  }
}

class ReadsBack : public testing::TestWithParam<Way> {};

TEST_P(ReadsBack, ToTheSameDoubles) {
  const Way way = GetParam();
  IN_LOCALE(way.locale);
  Rng rng(17);
  for (int round = 0; round < 8; ++round) {
    const Table table = randomTable(rng);
    const bool header = rng.below(2) == 0;
    const std::string text = csv(table, way, header, rng);
    SCOPED_TRACE(text);
    expectSame(test::readText(text), table);
    expectSame(test::readText(text, {.separator = way.separator,
                                     .decimal = way.decimal,
                                     .thousands = way.thousands,
                                     .quote = way.quote(),
                                     .comment = '\0',
                                     .header = header}),
               table);
    if (testing::Test::HasFailure()) return;
  }
}

std::vector<Way> allWays() {
  std::vector<const char*> locales = {"C"};
  locales.insert(locales.end(), std::begin(test::kCommaLocales), std::end(test::kCommaLocales));
  std::vector<Way> ways;
  for (const char* locale : locales)
    for (const char separator : {',', ';', '\t', ' '})
      for (const char decimal : {'.', ','})
        for (const char thousands : {'\0', '.', ',', ' ', '\''})
          for (const auto quoting :
               {Way::Quoting::none, Way::Quoting::needed, Way::Quoting::all, Way::Quoting::apostrophes})
            if (const Way way{locale, separator, decimal, thousands, quoting}; way.possible())
              ways.push_back(way);
  return ways;
}

INSTANTIATE_TEST_SUITE_P(AllWays, ReadsBack, testing::ValuesIn(allWays()),
                         [](const auto& one) { return test::testName(one.param.words()); });

}  // namespace
}  // namespace epsiscope::reader_property_test
