// Defective files: every bad cell is named by its place and fault, and every file that cannot be a table has
// a message with a next step of its own.

#include "core/table/cell_report.h"
#include "tests/core/reading/reader_test_support.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <set>
#include <string>

namespace epsiscope::reader_defects_test {
namespace {

using test::columnOf;
using test::errorOfText;
using test::readText;

std::vector<std::string> badCellsOf(const Dataset& dataset) {
  std::vector<std::string> cells;
  for (std::size_t i = 0; i < dataset.columns.size(); ++i)
    for (const BadCell& cell : dataset.columns[i].badCells) cells.push_back(describe(dataset, i, cell));
  return cells;
}

TEST(Defects, EachCellIsListedWithItsPlaceAndReason) {
  const Dataset dataset = readText(
      "# measured by hand\n"
      "id;age;income;score\n"
      "1;31;1,234.5;0.5\n"
      "2;forty;2,345.5;0.6\n"
      "\n"
      "3;33;inf;0.7\n"
      "4;34;1e400;0,8\n"
      "5;0x23;4,567.5;0.9\n"
      "6;36;5 678.5;NaN\n"
      "7;37;12,34.5;1.1\n"
      "8;\"3\n8\";7,890.5;1.2.3\n"
      "9;39;8,901.5;-Infinity\n"
      "10;?;9,012.5;\n");
  EXPECT_EQ(
      badCellsOf(dataset),
      (std::vector<std::string>{
          "Line 4, column 2 \"age\" (row 2): \"forty\" is not a number.",
          "Line 8, column 2 \"age\" (row 5): \"0x23\" is hexadecimal, not a decimal number.",
          "Line 11, column 2 \"age\" (row 8): \"3\\n8\" is not a number.",
          "Line 6, column 3 \"income\" (row 3): \"inf\" is not a finite number.",
          "Line 7, column 3 \"income\" (row 4): \"1e400\" is too large for a number (the largest is about "
          "1.8e308).",
          "Line 9, column 3 \"income\" (row 6): \"5 678.5\" has another thousands mark than the rest of the "
          "file.",
          "Line 10, column 3 \"income\" (row 7): \"12,34.5\" is not a number.",
          "Line 7, column 4 \"score\" (row 4): \"0,8\" has a decimal comma where the file has decimal "
          "points.",
          "Line 12, column 4 \"score\" (row 8): \"1.2.3\" is not a number.",
          "Line 13, column 4 \"score\" (row 9): \"-Infinity\" is not a finite number."}));
  EXPECT_EQ(columnOf(dataset, "income").values[0], 1234.5);
  EXPECT_EQ(columnOf(dataset, "age").missing, 1u);
  EXPECT_EQ(columnOf(dataset, "score").missing, 2u);
}

struct Refused {
  const char* name;
  std::string bytes;
  const char* reason;
};

std::vector<Refused> refusedFiles() {
  return {{"empty", "", "the file is empty"},
          {"blank", " \n\t\n", "the file holds nothing but blanks"},
          {"only comments", "# a\n# b\n", ""},
          {"header only", "a,b,c\n", "there is a header with 3 names but no data rows"},
          {"ragged", "a,b\n1,2\n3\n4,5\n", "expected 2 fields, found 1"},
          {"open quote", "a,b\n1,\"x\n2,y\n", "a quote opens here and is never closed"},
          {"text after a quote", "a,b\n1,\"x\"y\n", "text follows the closing quote of this field"},
          {"binary", std::string("\x89\x01\x00\x02", 4) + "abc",
           "this is not a text file (NUL at byte offset 2)"},
          {"control characters", "\x01\x02\x03\x04", "control characters"},
          {"spreadsheet", "PK\x03\x04rest", "spreadsheet"},
          {"damaged UTF-8", "a,b\n\xC3\xA3,\xC3\xA9\n\xC3\xA3,1\n2,\xE3\n", "is not UTF-8"}};
}

TEST(Defects, FilesThatAreNoTablesHaveEachTheirMessageAndNextStep) {
  std::set<std::string> reasons;
  for (const auto& [name, bytes, reason] : refusedFiles()) {
    if (*reason == '\0') continue;
    SCOPED_TRACE(name);
    const FileError error = errorOfText(bytes);
    EXPECT_NE(error.reason().find(reason), std::string::npos) << error.what();
    EXPECT_FALSE(error.nextStep().empty());
    EXPECT_TRUE(reasons.insert(error.reason()).second);
  }
}

TEST(Defects, TablesThatAreOddStillLoad) {
  EXPECT_EQ(readText("a,b\n1,2\n").rows(), 1u);
  EXPECT_EQ(readText("a\n1\n2\n").columns.size(), 1u);
  EXPECT_EQ(summarise(readText("a,b\n3,1\n3,2\n").columns[0]).sd, 0);
  const Dataset missing = readText("a,b\n1,NA\n2,\n");
  EXPECT_EQ(columnOf(missing, "b").missing, 2u);
  EXPECT_TRUE(test::hasNote(missing, "Column 2 \"b\" has no values."));
  EXPECT_EQ(columnOf(readText("a,b\n1e308,1\n-1e308,2\n"), "a").values[0], 1e308);
  EXPECT_EQ(test::namesOf(readText("a,a,,a\n1,2,3,4\n")),
            (std::vector<std::string>{"a", "a (2)", "column3", "a (3)"}));
  EXPECT_EQ(test::textAt(readText("a,b\n\"x\ny\",1\nz,2\n").columns[0], 0), "x\ny");
}

TEST(Defects, AllMissingAndNothingElse) {
  const Dataset dataset = readText("a,b\n?,\n,NA\n");
  EXPECT_EQ(dataset.rows(), 2u);
  for (const Column& column : dataset.columns) EXPECT_EQ(column.missing, 2u);
}

}  // namespace
}  // namespace epsiscope::reader_defects_test
