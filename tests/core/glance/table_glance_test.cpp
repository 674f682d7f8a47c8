#include "core/glance/table_glance.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/glance/duplicate_rows.h"
#include "core/random/rng.h"
#include "tests/support/every_method.h"
#include "tests/support/made_columns.h"

namespace epsiscope::table_glance_test {
namespace {

using test::numbers;
using test::text;

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// Few values, so that rows are met again, and many cells without one.
Dataset gappyTable() {
  Rng rng(3);
  Dataset table;
  for (const char* name : {"a", "b", "c"}) {
    std::vector<double> values;
    for (int i = 0; i < 500; ++i)
      values.push_back(rng.below(3) == 0 ? kNaN : static_cast<double>(rng.below(3)));
    table.columns.push_back(numbers(name, values));
  }
  std::vector<std::int32_t> codes;
  for (int i = 0; i < 500; ++i) codes.push_back(static_cast<std::int32_t>(rng.below(4)) - 1);
  table.columns.push_back(text("t", {"x", "y", "z"}, codes));
  table.columns[0].values[0] = -0.0;
  return table;
}

/// The cells of a row as words.
std::vector<std::string> wordsOf(const Dataset& table, std::size_t row) {
  std::vector<std::string> words;
  for (const Column& column : table.columns)
    words.push_back(isMissing(column, row) ? "none"
                    : column.kind == ColumnKind::number
                        ? std::to_string(column.values[row] + 0.0)
                        : column.categories[static_cast<std::size_t>(column.codes[row])]);
  return words;
}

TEST(DuplicateRows, AreThoseThatWereMetBefore) {
  const Dataset table = gappyTable();
  std::set<std::vector<std::string>> met;
  std::size_t expected = 0;
  for (std::size_t row = 0; row < table.rows(); ++row)
    expected += met.insert(wordsOf(table, row)).second ? 0 : 1;
  EXPECT_GT(expected, 100u);
  EXPECT_EQ(duplicateRows(table), expected);
  EXPECT_EQ(duplicateRows({}), 0u);
  EXPECT_EQ(duplicateRows(table, [] { return false; }), std::nullopt);
}

TEST(MissingPatterns, AreTheSetsOfColumnsThatRowsLack) {
  const Dataset table = gappyTable();
  std::map<std::vector<std::size_t>, std::size_t> expected;
  for (std::size_t row = 0; row < table.rows(); ++row) {
    std::vector<std::size_t> lacks;
    for (std::size_t j = 0; j < table.columns.size(); ++j)
      if (isMissing(table.columns[j], row)) lacks.push_back(j);
    if (!lacks.empty()) ++expected[lacks];
  }
  const std::vector<MissingPattern> found = missingPatterns(table);
  ASSERT_EQ(found.size(), expected.size());
  for (std::size_t i = 0; i < found.size(); ++i) {
    EXPECT_EQ(found[i].rows, expected[found[i].columns]);
    if (i > 0) {
      EXPECT_GE(found[i - 1].rows, found[i].rows);
    }
  }
}

/// The kinds that a column has.
std::set<std::string> kindsOf(const Column& column, const DeclaredValues& declared = {}) {
  Dataset table;
  table.columns = {column};
  std::set<std::string> kinds;
  for (const Oddity& one : oddities(column, profiles(table).front(), declared)) {
    EXPECT_FALSE(one.says.empty());
    EXPECT_FALSE(one.privacy.empty());
    kinds.insert(std::string(nameOf(one.kind)));
  }
  return kinds;
}

std::vector<double> plain(std::size_t rows = 200) {
  std::vector<double> values;
  for (std::size_t i = 0; i < rows; ++i) values.push_back(0.01 * static_cast<double>(i * 37 % 101) + 1);
  return values;
}

std::vector<double> with(std::vector<double> values, std::size_t every, double value) {
  for (std::size_t i = 0; i < values.size(); i += every) values[i] = value;
  return values;
}

TEST(Oddities, EachIsSaidOfWhatIsOddAndNothingOfWhatIsPlain) {
  using Kinds = std::set<std::string>;
  EXPECT_EQ(kindsOf(numbers("x", plain())), Kinds{});
  EXPECT_EQ(kindsOf(numbers("x", plain()), {.bounds = LabelBounds{0.9, 2.1}}), Kinds{});
  EXPECT_EQ(kindsOf(numbers("x", {})), Kinds{});
  EXPECT_EQ(kindsOf(numbers("x", {kNaN, kNaN})), Kinds{"empty"});
  EXPECT_EQ(kindsOf(numbers("x", {4, 4, 4})), Kinds{"constant"});
  EXPECT_EQ(kindsOf(numbers("x", {4})), Kinds{"constant"});
  std::vector<double> nearly(100, 4);
  nearly[7] = 5;
  EXPECT_EQ(kindsOf(numbers("x", nearly)), Kinds{"nearly-constant"});
  std::vector<double> counting;
  for (int i = 0; i < 200; ++i) counting.push_back(1000 + i);
  EXPECT_TRUE(kindsOf(numbers("id", counting)).contains("nearly-unique"));
  EXPECT_EQ(kindsOf(numbers("x", with(plain(), 10, kNaN))), Kinds{"missing"});
  EXPECT_TRUE(kindsOf(numbers("x", with(plain(), 20, 99))).contains("code"));
  EXPECT_TRUE(kindsOf(numbers("x", with(plain(), 2, 0))).contains("zeros"));
  std::vector<double> rounded;
  for (int i = 0; i < 300; ++i) rounded.push_back(i % 3 == 0 ? 10 * (i % 20) : i * 7 % 199);
  EXPECT_TRUE(kindsOf(numbers("x", rounded)).contains("heaped"));
  std::vector<double> tail;
  for (int i = 0; i < 500; ++i) tail.push_back(std::exp(0.012 * i * (1 + i % 2)));
  EXPECT_TRUE(kindsOf(numbers("x", tail)).contains("skewed"));
  EXPECT_TRUE(kindsOf(numbers("x", with(plain(), 199, 12))).contains("outliers"));
  EXPECT_EQ(kindsOf(numbers("x", plain()), {.bounds = LabelBounds{1.5, 3}}), Kinds{"outside"});
  EXPECT_EQ(kindsOf(numbers("x", plain()), {.bounds = LabelBounds{0, 10}}), Kinds{"wide-bounds"});
  std::vector<std::int32_t> codes;
  for (int i = 0; i < 100; ++i) codes.push_back(i % 12 == 0 ? 1 : 0);
  EXPECT_EQ(kindsOf(text("t", {"yes", "no"}, codes)), Kinds{"unbalanced"});
  EXPECT_EQ(kindsOf(text("t", {"yes", "no"}, {0, 1, 0, 1}), {.categories = {{"yes"}}}), Kinds{"outside"});
  EXPECT_EQ(kindsOf(text("t", {"North", "north "}, {0, 1, 0, 1})), Kinds{"nearly-same"});
  std::vector<std::string> names;
  std::vector<std::int32_t> own;
  for (int i = 0; i < 100; ++i) {
    names.push_back("P" + std::to_string(1000 + i));
    own.push_back(i);
  }
  EXPECT_TRUE(kindsOf(text("person", names, own)).contains("nearly-unique"));
}

/// The sentence names what the noise has to do with: six times as wide, six times as large.
TEST(Oddities, SayHowMuchWiderBoundsAreThanTheValues) {
  const Column column = numbers("x", {0, 1, 2, 3, 4, 5, 6, 7, 8, 10});
  Dataset table;
  table.columns = {column};
  const auto found = oddities(column, profiles(table).front(), {.bounds = LabelBounds{0, 60}});
  ASSERT_EQ(found.size(), 1u);
  EXPECT_NE(found[0].says.find("6 times as wide"), std::string::npos) << found[0].says;
  EXPECT_NE(found[0].privacy.find("6 times as large"), std::string::npos) << found[0].privacy;
}

TEST(TableGlance, TellsWhomRowsBelongTo) {
  const auto table = test::visits(5, 40);
  DataChoice choice;
  choice.person = "person";
  const auto glance = glanceAt(*table, choice);
  ASSERT_TRUE(glance && glance->person);
  EXPECT_EQ(*glance->person, (RepeatedNames{"person", 40, 5}));
  EXPECT_EQ(glance->rows, 200u);
  EXPECT_EQ(glance->profiles.size(), 4u);
  EXPECT_FALSE(glanceAt(*table, choice, [] { return false; }));
}

}  // namespace
}  // namespace epsiscope::table_glance_test
