#include "core/reading/database/rows_builder.h"

#include "core/base/file_error.h"
#include "tests/core/reading/reader_test_support.h"

#include <gtest/gtest.h>

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
