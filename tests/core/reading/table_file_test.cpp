#include "core/reading/table_file.h"

#include "core/random/rng.h"
#include "tests/core/reading/reader_test_support.h"
#include "tests/support/test_name.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>

namespace epsiscope::table_file_test {
namespace {

constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();

Column numbers(std::string name, std::vector<double> values) {
  Column column{.name = std::move(name), .values = std::move(values)};
  for (const double value : column.values) column.missing += std::isnan(value) ? 1 : 0;
  return column;
}

/// A column of texts; "" is a missing cell.
Column texts(std::string name, const std::vector<std::string>& cells) {
  Column column{.name = std::move(name), .kind = ColumnKind::text};
  for (const std::string& cell : cells) {
    const auto found = std::find(column.categories.begin(), column.categories.end(), cell);
    column.missing += cell.empty() ? 1 : 0;
    column.codes.push_back(cell.empty() ? -1 : static_cast<std::int32_t>(found - column.categories.begin()));
    if (!cell.empty() && found == column.categories.end()) column.categories.push_back(cell);
  }
  return column;
}

Dataset tableOf(std::vector<Column> columns) {
  Dataset dataset;
  dataset.columns = std::move(columns);
  return dataset;
}

std::vector<std::uint64_t> bitsOf(const std::vector<double>& values) {
  std::vector<std::uint64_t> bits;
  for (const double value : values)
    bits.push_back(std::isnan(value) ? ~0ULL : std::bit_cast<std::uint64_t>(value));
  return bits;
}

void expectSame(const Dataset& expected, const Dataset& found) {
  ASSERT_EQ(test::namesOf(expected), test::namesOf(found));
  for (std::size_t i = 0; i < expected.columns.size(); ++i) {
    const Column &a = expected.columns[i], &b = found.columns[i];
    EXPECT_EQ(a.kind, b.kind) << a.name;
    EXPECT_EQ(bitsOf(a.values), bitsOf(b.values)) << a.name;
    EXPECT_EQ(a.codes, b.codes) << a.name;
    EXPECT_EQ(a.categories, b.categories) << a.name;
    EXPECT_EQ(a.missing, b.missing) << a.name;
    EXPECT_TRUE(b.badCells.empty()) << a.name;
  }
}

void expectReadsBack(const Dataset& table) {
  const test::TemporaryFolder folder;
  const auto file = folder.path() / "table.csv";
  writeTable(table, file);
  expectSame(table, readDataset(file, tableOptions(table)).value());
}

std::string written(const Dataset& table) {
  const test::TemporaryFolder folder;
  writeTable(table, folder.path() / "table.csv");
  return test::bytesOf(folder.path() / "table.csv");
}

TEST(WriteTable, WritesCommasPointsAndQuotesWhereTheyAreNeeded) {
  const Dataset table =
      tableOf({numbers("x", {1, 0.5, kMissing}), texts("a \"b\"", {"plain", "one, two", ""})});
  EXPECT_EQ(written(table), "x,\"a \"\"b\"\"\"\n1,plain\n0.5,\"one, two\"\n,\n");
}

TEST(WriteTable, WritesChosenRowsInTheirOrder) {
  const test::TemporaryFolder folder;
  writeTable(tableOf({numbers("x", {10, 20, 30})}), {2, 0}, folder.path() / "table.csv");
  EXPECT_EQ(test::bytesOf(folder.path() / "table.csv"), "x\n30\n10\n");
}

TEST(WriteTable, KeepsEveryDoubleBitForBit) {
  expectReadsBack(
      tableOf({numbers("x", {0.0, -0.0, 5e-324, -2.2250738585072011e-308, 1.7976931348623157e308, -1e308, 0.1,
                             1.0 / 3, kMissing, 9007199254740993.0, 18446744073709551616.0,
                             123456789012345678.0, 1e22, 1e23, 1.234, 1234567.891})}));
}

TEST(WriteTable, KeepsTextsThatLookLikeSomethingElse) {
  expectReadsBack(tableOf({texts("t", {"1",        "1.5",    "1,5",      "007",         "9007199254740993",
                                       "1e400",    "inf",    "NA",       "?",           "nan",
                                       "null",     "n/a",    "#",        "# x",         "|",
                                       "%",        "//",     "'quoted'", "\"",          "\"\"",
                                       " left",    "right ", "\ttab\t",  "line\nbreak", "carriage\rreturn",
                                       "\r\n",     ",",      ";",        "a;b",         "\xEF\xBB\xBFmark",
                                       "\xC3\xA9", "",       "x y"})}));
}

TEST(WriteTable, KeepsNamesWithWhichOtherFormatsBegin) {
  for (const std::string name : {"SQLite format 3", "MATLAB 5.0 MAT-file", "PAR1", "RDX2", "RDA2"})
    expectReadsBack(tableOf({texts(name, {"A", "\x01"})}));
  expectReadsBack(tableOf({numbers("column0", {1, 2}), texts("DUCK", {"a", "\x01"})}));
}

TEST(WriteTable, KeepsColumnsWithoutAValue) {
  expectReadsBack(tableOf({numbers("n", {kMissing, kMissing}), texts("t", {"", ""})}));
  expectReadsBack(tableOf({numbers("only", {kMissing, 1, kMissing})}));
  expectReadsBack(tableOf({texts("only", {"", "a", ""})}));
}

TEST(WriteTable, LeavesBadCellsEmpty) {
  const Dataset table = test::readText("x,y\n1,2\n3,5\nword,6\n");
  ASSERT_EQ(table.columns[0].badCells.size(), 1u);
  EXPECT_EQ(written(table), "x,y\n1,2\n3,5\n,6\n");
}

TEST(WriteTable, SaysWhereItCannotWrite) {
  const test::TemporaryFolder folder;
  const FileError error =
      test::errorOf([&] { writeTable(tableOf({numbers("x", {1})}), folder.path() / "none" / "table.csv"); });
  EXPECT_NE(std::string(error.what()).find("cannot be written"), std::string::npos) << error.what();
}

std::string randomText(Rng& rng) {
  static const std::vector<std::string> parts = {
      "a", "B", "\"", ",", ";", "\t", " ",        "\n",           "\r", ".", "1",
      "0", "-", "e",  "#", "'", "NA", "\xC3\xBC", "\xE2\x82\xAC", "|",  "?"};
  std::string text;
  for (std::size_t i = rng.below(6); i > 0; --i) text += parts[rng.below(parts.size())];
  return text.find_first_not_of(" \t") == std::string::npos ? "" : text;
}

double randomNumber(Rng& rng) {
  switch (rng.below(4)) {
    case 0:
      return kMissing;
    case 1:
      return static_cast<double>(rng.below(1000)) / 8;
    default: {
      const double any = std::bit_cast<double>(rng.bits());
      return std::isfinite(any) ? any : 1e308;
    }
  }
}

class RandomTable : public testing::TestWithParam<int> {};

TEST_P(RandomTable, ReadsBackAsItself) {
  Rng rng(static_cast<std::uint64_t>(GetParam()));
  for (int trial = 0; trial < 20; ++trial) {
    const std::size_t rows = 1 + rng.below(12);
    Dataset table;
    for (std::size_t i = 1 + rng.below(5); i > 0; --i) {
      const std::string name = "c" + std::to_string(i) + randomText(rng);
      std::vector<double> values;
      std::vector<std::string> cells;
      for (std::size_t row = 0; row < rows; ++row) {
        values.push_back(randomNumber(rng));
        cells.push_back(randomText(rng));
      }
      table.columns.push_back(rng.below(2) == 0 ? numbers(name, values) : texts(name, cells));
    }
    expectReadsBack(table);
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomTable, testing::Range(1, 11), [](const auto& one) {
  return test::testName("seed", static_cast<std::size_t>(one.param) - 1);
});

}  // namespace
}  // namespace epsiscope::table_file_test
