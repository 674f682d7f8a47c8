// Random tables, written with every separator, decimal mark and way of quoting, come back to the same doubles
// whatever the locale.

#include <gtest/gtest.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <limits>
#include <string>
#include <tuple>
#include <vector>

#include "core/data/reader.h"
#include "core/random/rng.h"
#include "tests/core/data/reader_test_support.h"
#include "tests/support/locale_guard.h"

namespace epsiscope {
namespace {

using Table = std::vector<std::vector<double>>;  // by column

double randomNumber(Rng& rng) {
  switch (rng.below(5)) {
    case 0:
      return static_cast<double>(rng.below(2000)) - 1000;
    case 1:
      return rng.normal();
    case 2:
      return std::round(rng.normal() * 1e4) / 100;
    case 3:
      return rng.normal() * std::pow(10.0, static_cast<double>(rng.below(600)) - 300);
    default:
      return std::numeric_limits<double>::quiet_NaN();
  }
}

Table randomTable(Rng& rng) {
  Table table(2 + rng.below(5), std::vector<double>(2 + rng.below(30)));
  for (auto& column : table)
    for (double& value : column) value = randomNumber(rng);
  // A number that has one reading only: without any the mark is a question, which other tests ask.
  table.front().front() = 0.5;
  for (auto& column : table) column.back() = -1.25;
  return table;
}

std::string written(double value, char decimal) {
  if (std::isnan(value)) return "NA";
  char buffer[64];
  std::string text(buffer, std::to_chars(buffer, buffer + sizeof buffer, value).ptr);
  std::replace(text.begin(), text.end(), '.', decimal);
  return text;
}

enum class Quoting { none, needed, all };

std::string cell(const std::string& text, char separator, Quoting quoting) {
  const bool needed = text.find(separator) != std::string::npos;
  return quoting == Quoting::all || (quoting == Quoting::needed && needed) ? '"' + text + '"' : text;
}

std::string csv(const Table& table, char separator, char decimal, Quoting quoting, bool header,
                const char* lineEnd) {
  std::string text;
  for (std::size_t j = 0; header && j < table.size(); ++j)
    text += (j > 0 ? std::string(1, separator) : "") + cell("name" + std::to_string(j), separator, quoting);
  if (header) text += lineEnd;
  for (std::size_t row = 0; row < table.front().size(); ++row) {
    for (std::size_t j = 0; j < table.size(); ++j)
      text += (j > 0 ? std::string(1, separator) : "") +
              cell(written(table[j][row], decimal), separator, quoting);
    text += lineEnd;
  }
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

using Case = std::tuple<const char*, char, char, Quoting>;
class ReadsBack : public testing::TestWithParam<Case> {};

TEST_P(ReadsBack, ToTheSameDoubles) {
  const auto& [locale, separator, decimal, quoting] = GetParam();
  IN_LOCALE(locale);
  Rng rng(17);
  for (int round = 0; round < 20; ++round) {
    const Table table = randomTable(rng);
    const bool header = rng.below(2) == 0;
    const std::string text =
        csv(table, separator, decimal, quoting, header, rng.below(2) == 0 ? "\n" : "\r\n");
    SCOPED_TRACE(text);
    expectSame(test::readText(text), table);
    expectSame(test::readText(text, {.separator = separator, .decimal = decimal, .header = header}), table);
    if (testing::Test::HasFailure()) return;
  }
}

/// Every combination but the one that cannot be written: a mark that separates cells too, without quotes.
std::vector<Case> allWays() {
  std::vector<const char*> locales = {"C"};
  locales.insert(locales.end(), std::begin(test::kCommaLocales), std::end(test::kCommaLocales));
  std::vector<Case> ways;
  for (const char* locale : locales)
    for (const char separator : {',', ';', '\t', ' '})
      for (const char decimal : {'.', ','})
        for (const Quoting quoting : {Quoting::none, Quoting::needed, Quoting::all})
          if (separator != decimal || quoting != Quoting::none)
            ways.emplace_back(locale, separator, decimal, quoting);
  return ways;
}

INSTANTIATE_TEST_SUITE_P(AllWays, ReadsBack, testing::ValuesIn(allWays()));

}  // namespace
}  // namespace epsiscope
