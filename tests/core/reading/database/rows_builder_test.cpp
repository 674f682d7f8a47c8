#include "core/reading/database/rows_builder.h"

#include "core/base/file_error.h"
#include "tests/core/reading/reader_test_support.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace epsiscope::rows_builder_test {
namespace {

using test::columnOf;
using test::hasNote;
using test::textAt;

TEST(RowsBuilder, StopsAtTheLargestTable) {
  // Eight bytes a cell: 1024 rows fill 8192.
  const auto build = [](std::size_t mostBytes) {
    RowsBuilder rows({{.name = "x"}}, {}, "the database", mostBytes);
    for (int i = 0; i < 1024; ++i) {
      rows[0].addInteger(i);
      rows.endRow();
    }
  };
  EXPECT_NO_THROW(build(8192));
  try {
    build(8191);
    ADD_FAILURE() << "no FileError was thrown";
  } catch (const FileError& error) {
    EXPECT_STREQ(
        error.what(),
        "the database: its first 1024 rows fill more than 0 MB; take fewer rows or columns, with WHERE or "
        "LIMIT in a query.");
  }
}

TEST(RowsBuilder, StopsAtAFewHugeCells) {
  // Two texts of a million letters fit, a third does not.
  RowsBuilder rows({{.name = "x"}, {.name = "y"}}, {}, "the database", 2'500'000);
  for (const char letter : {'a', 'b'}) {
    rows[0].addInteger(1);
    rows[1].addText(std::string(1'000'000, letter));
    EXPECT_NO_THROW(rows.endRow());
  }
  rows[0].addInteger(1);
  rows[1].addText(std::string(1'000'000, 'c'));
  EXPECT_THROW(rows.endRow(), FileError);
}

TEST(RowsBuilder, NamesAreTexts) {
  // Latin-1, as programs that know no other encoding write it.
  RowsBuilder rows({{.name = "Gr\xF6"
                             "e"},
                    {.name = "Gr\xC3\xB6"
                             "e"},
                    {.name = "Gr\xFC"
                             "e"}},
                   {}, "the database");
  for (std::size_t i = 0; i < 3; ++i) rows[i].addInteger(1);
  rows.endRow();
  EXPECT_EQ(test::namesOf(rows.take()), (std::vector<std::string>{"Gr\xEF\xBF\xBD"
                                                                  "e",
                                                                  "Gr\xC3\xB6"
                                                                  "e",
                                                                  "Gr\xEF\xBF\xBD"
                                                                  "e (2)"}));
}

TEST(RowsBuilder, RefusesRowsWithoutColumns) {
  try {
    RowsBuilder({}, {}, "the database");
    ADD_FAILURE() << "no FileError was thrown";
  } catch (const FileError& error) {
    EXPECT_STREQ(error.what(),
                 "the database: there are no columns; choose a table, or a query, that has some.");
  }
}

TEST(RowsBuilder, CountsTextsOnce) {
  RowsBuilder rows({{.name = "x"}}, {}, "the database", 1024 * 4 + 2000);
  for (int i = 0; i < 1024; ++i) {
    rows[0].addText(std::string(1000, 'x'));
    EXPECT_NO_THROW(rows.endRow());
  }
}

TEST(RowsBuilder, ReadsInfiniteAndWrittenNumbers) {
  RowsBuilder rows({{.name = "x", .declared = ColumnKind::number},
                    {.name = "y", .type = CellType::number, .declared = ColumnKind::number}},
                   {}, "the database");
  const std::vector<std::string> written = {"1e400", "-0.5", "NaN", "1e-400"};
  const std::vector<double> stored = {std::numeric_limits<double>::infinity(), 1, 2, 3};
  for (std::size_t i = 0; i < written.size(); ++i) {
    rows[0].addReal(stored[i]);
    rows[1].addText(written[i]);
    rows.endRow();
  }
  const Dataset dataset = rows.take();
  const Column& x = columnOf(dataset, "x");
  ASSERT_EQ(x.badCells.size(), 1U);
  EXPECT_EQ(x.badCells[0].fault, CellFault::notFinite);
  const Column& y = columnOf(dataset, "y");
  ASSERT_EQ(y.badCells.size(), 2U);
  EXPECT_EQ(y.badCells[0].fault, CellFault::tooLarge);
  EXPECT_TRUE(std::isnan(y.values[0]));
  EXPECT_EQ(y.values[1], -0.5);
  EXPECT_EQ(y.badCells[1].row, 2U);
  EXPECT_EQ(y.values[3], 0);
  EXPECT_TRUE(hasNote(dataset, "too close to 0"));
}

TEST(RowsBuilder, GivesCodesTheWordsOfTheStudy) {
  ReadOptions options;
  options.kinds = {{"sex", ColumnKind::text}};
  options.labelsOf = {{"sex", {{"1", "male"}, {"2", "female"}}}};
  RowsBuilder rows({{.name = "sex", .type = CellType::number}}, options, "the database");
  for (const int code : {1, 2, 1}) {
    rows[0].addInteger(code);
    rows.endRow();
  }
  const Dataset dataset = rows.take();
  EXPECT_EQ(textAt(dataset.columns[0], 0), "male");
  EXPECT_EQ(textAt(dataset.columns[0], 1), "female");
}

/// A declared reading must not depend on the day; a detected one is said, so that a study can keep it.
TEST(RowsBuilder, ReadsShortYearsAsDeclaredOrSaysSo) {
  const auto read = [](bool declared) {
    ReadOptions options;
    options.declared = declared;
    options.kinds = {{"born", ColumnKind::number}};
    options.forms = {{"born", CellForm::dayFirst}};
    RowsBuilder rows({{.name = "born", .type = CellType::text}}, options, "the database");
    rows[0].addText("02/07/69");
    rows.endRow();
    return rows.take();
  };
  const Dataset declared = read(true), detected = read(false);
  EXPECT_EQ(declared.columns[0].values[0], -183) << "1969-07-02";
  EXPECT_EQ(declared.reading.shortYears, 1969);
  ASSERT_GT(detected.reading.shortYears, 1900);
  EXPECT_TRUE(
      std::ranges::any_of(detected.findings, [](const Finding& one) { return one.key == "short_years"; }));
}

TEST(RowsBuilder, SaysOfATotalWhereToLeaveItOut) {
  RowsBuilder rows({{.name = "region"}, {.name = "people"}, {.name = "cost"}}, {}, "the database");
  for (int i = 1; i <= 6; ++i) {
    rows[0].addText(i == 6 ? "Total" : std::string(1, static_cast<char>('A' + i)));
    rows[1].addInteger(i == 6 ? 15 : i);
    rows[2].addInteger(i == 6 ? 55 : i * i);
    rows.endRow();
  }
  const Dataset dataset = rows.take();
  EXPECT_TRUE(hasNote(dataset, "leave it out where the table comes from"));
  EXPECT_FALSE(hasNote(dataset, "skip_below"));
}

TEST(RowsBuilder, KeepsWhatIsNoUtf8Out) {
  RowsBuilder rows({{.name = "x"}}, {}, "the database");
  rows[0].addText(std::string_view("a\0b", 3));
  rows.endRow();
  rows[0].addText("\xFF");
  rows.endRow();
  const Dataset dataset = rows.take();
  EXPECT_EQ(textAt(dataset.columns[0], 0), "a\uFFFDb");
  EXPECT_EQ(textAt(dataset.columns[0], 1), "\uFFFD");
}

}  // namespace
}  // namespace epsiscope::rows_builder_test
