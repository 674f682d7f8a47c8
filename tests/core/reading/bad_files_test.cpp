// The malformed files of the shared folder, a test for each; that folder's README says what each should do.

#include "core/prepare/prepare.h"
#include "tests/core/reading/reader_test_support.h"
#include "tests/support/shared_files.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace epsiscope::bad_files_test {
namespace {

using test::columnOf;
using test::errorOf;
using test::hasNote;
using test::namesOf;
using test::textAt;

std::filesystem::path bad(const std::string& name) {
  return test::dataFile("bad/" + name);
}
Dataset load(const std::string& name, const ReadOptions& options = {}) {
  return readDataset(bad(name), options).value();
}
FileError refusal(const std::string& name, const ReadOptions& options = {}) {
  return errorOf([&] { readDataset(bad(name), options); });
}
bool mentions(const FileError& error, const std::string& part) {
  return std::string(error.what()).find(part) != std::string::npos;
}

std::vector<Problem> problemsOf(const Dataset& dataset, const PrepareOptions& options) {
  std::vector<Problem> problems;
  const PreparedData data = prepare(std::make_shared<const Dataset>(dataset), options, problems);
  EXPECT_EQ(problems.empty(), data.dataset != nullptr);
  return problems;
}

const std::vector<std::string> kNames = {"id", "age", "income", "score", "target"};

TEST(BadFiles, EmptyFile) {
  NEEDS_FILE(bad("01_empty.csv"));
  EXPECT_TRUE(mentions(refusal("01_empty.csv"), "01_empty.csv: the file is empty;"));
}

TEST(BadFiles, HeaderOnly) {
  NEEDS_FILE(bad("02_header_only.csv"));
  EXPECT_TRUE(mentions(refusal("02_header_only.csv"), "a header with 5 names but no data rows"));
}

TEST(BadFiles, RaggedRows) {
  NEEDS_FILE(bad("03_ragged_rows.csv"));
  const FileError error = refusal("03_ragged_rows.csv");
  EXPECT_EQ(error.place().line, 5u);
  EXPECT_TRUE(mentions(error, "line 5: expected 5 fields, found 4 (2 lines differ, the next is line 9)"));
  EXPECT_FALSE(mentions(error, "109924.40"));
}

TEST(BadFiles, NonNumericCells) {
  NEEDS_FILE(bad("04_non_numeric_cell.csv"));
  const Dataset dataset = load("04_non_numeric_cell.csv");
  const Column& income = columnOf(dataset, "income");
  EXPECT_EQ(income.kind, ColumnKind::number);
  ASSERT_EQ(income.badCells.size(), 1u);
  EXPECT_EQ(income.badCells[0], (BadCell{.line = 8, .row = 6, .text = 0, .fault = CellFault::notANumber}));
  EXPECT_EQ(income.badTexts, std::vector<std::string>{"n/a?"});
  EXPECT_TRUE(std::isnan(income.values[6]));
  EXPECT_EQ(income.missing, 0u);
  EXPECT_TRUE(hasNote(dataset, "Line 8, column 3 \"income\" (row 7): \"n/a?\" is not a number."));
  EXPECT_TRUE(hasNote(dataset, "Line 11, column 2 \"age\" (row 10): \"fifty\" is not a number."));

  const auto problems = problemsOf(dataset, {.target = "income", .features = {"score"}});
  ASSERT_EQ(problems.size(), 1u);
  EXPECT_EQ(problems[0].field, "data.bad_cells");
  EXPECT_NE(problems[0].sentence.find("Line 8, column 3 \"income\" (row 7): \"n/a?\" is not a number"),
            std::string::npos);
  EXPECT_TRUE(problemsOf(dataset, {.target = "target", .features = {"id", "score"}}).empty());
}

TEST(BadFiles, NotFiniteAndOutOfRange) {
  NEEDS_FILE(bad("05_nan_inf_overflow.csv"));
  const Dataset dataset = load("05_nan_inf_overflow.csv");
  const Column& income = columnOf(dataset, "income");
  const Column& score = columnOf(dataset, "score");
  EXPECT_EQ(income.kind, ColumnKind::number);
  EXPECT_EQ(score.kind, ColumnKind::number);
  EXPECT_EQ(score.missing, 2u);  // NaN and nan
  EXPECT_EQ(score.firstMissingLine, 3u);
  std::vector<std::size_t> lines;
  for (const BadCell& cell : income.badCells) lines.push_back(cell.line);
  EXPECT_EQ(lines, (std::vector<std::size_t>{6, 7, 9}));
  lines.clear();
  for (const BadCell& cell : score.badCells) lines.push_back(cell.line);
  EXPECT_EQ(lines, (std::vector<std::size_t>{10, 12}));
  EXPECT_EQ(score.values[9], 0);  // 1e-400
  EXPECT_TRUE(hasNote(dataset, "read as 0 (first in line 11)"));
  for (const Column& column : dataset.columns)
    for (const double value : column.values) EXPECT_FALSE(std::isinf(value));
}

TEST(BadFiles, ByteOrderMarkAndCarriageReturns) {
  NEEDS_FILE(bad("06_utf8_bom_crlf.csv"));
  const Dataset dataset = load("06_utf8_bom_crlf.csv");
  EXPECT_EQ(namesOf(dataset), kNames);
  EXPECT_EQ(dataset.rows(), 8u);
  EXPECT_TRUE(dataset.notes.empty());
}

TEST(BadFiles, SemicolonAndDecimalComma) {
  NEEDS_FILE(bad("07_semicolon_decimal_comma.csv"));
  const Dataset dataset = load("07_semicolon_decimal_comma.csv");
  EXPECT_EQ(dataset.reading.separator, ';');
  EXPECT_EQ(dataset.reading.decimal, ',');
  EXPECT_EQ(columnOf(dataset, "income").values[0], 76731.30);
  EXPECT_EQ(dataset.rows(), 8u);
  const FileError error = refusal("07_semicolon_decimal_comma.csv", {.separator = ','});
  EXPECT_TRUE(mentions(error, "with the separator semicolon"));
}

TEST(BadFiles, QuotedNewlines) {
  NEEDS_FILE(bad("10_quoted_newlines.csv"));
  const Dataset dataset = load("10_quoted_newlines.csv");
  EXPECT_EQ(dataset.rows(), 7u);
  const Column& comment = columnOf(dataset, "comment");
  EXPECT_EQ(textAt(comment, 1), "two\nlines");
  EXPECT_EQ(textAt(comment, 3), "a \"quoted\" word");
  EXPECT_EQ(textAt(comment, 4), "semi;colon, newline\r\nand \"all\", of it");
  EXPECT_EQ(comment.codes[5], -1);
  EXPECT_EQ(textAt(comment, 6), "  kept spaces  ");
  EXPECT_EQ(columnOf(dataset, "amount").values[6], 16.5);
  EXPECT_EQ(columnOf(dataset, "target").values[6], 1.6);
}

TEST(BadFiles, DuplicateAndEmptyNames) {
  NEEDS_FILE(bad("12_duplicate_columns.csv"));
  const Dataset dataset = load("12_duplicate_columns.csv");
  EXPECT_EQ(namesOf(dataset),
            (std::vector<std::string>{"id", "x", "x (2)", "X", "column5", "column6", "target"}));
  EXPECT_EQ(columnOf(dataset, "x (2)").values[0], 2.5);
  EXPECT_TRUE(hasNote(dataset, "The name \"x\" stands at columns 2 and 3"));
  EXPECT_TRUE(hasNote(dataset, "Columns 5 and 6 have no name"));
}

TEST(BadFiles, FewerRowsThanParameters) {
  NEEDS_FILE(bad("13_wide_300_columns_1_row.csv"));
  const Dataset dataset = load("13_wide_300_columns_1_row.csv");
  EXPECT_EQ(dataset.columns.size(), 300u);
  EXPECT_EQ(dataset.rows(), 1u);
  EXPECT_EQ(problemsOf(dataset, {.target = "target"}).size(), 1u);
}

TEST(BadFiles, BinaryGarbage) {
  NEEDS_FILE(bad("14_binary_garbage.csv"));
  EXPECT_TRUE(mentions(refusal("14_binary_garbage.csv"), "this is not a text file (NUL at byte offset 0)"));
}

TEST(BadFiles, NoFinalNewline) {
  NEEDS_FILE(bad("16_no_final_newline.csv"));
  const Dataset dataset = load("16_no_final_newline.csv");
  EXPECT_EQ(dataset.rows(), 8u);
  EXPECT_FALSE(std::isnan(columnOf(dataset, "target").values[7]));
}

TEST(BadFiles, ConstantTarget) {
  NEEDS_FILE(bad("17_constant_target.csv"));
  const Dataset dataset = load("17_constant_target.csv");
  const ColumnSummary summary = summarise(columnOf(dataset, "target"));
  EXPECT_EQ(summary.count, 10u);
  EXPECT_EQ(summary.min, 3.5);
  EXPECT_EQ(summary.max, 3.5);
  EXPECT_EQ(summary.sd, 0);
}

TEST(BadFiles, IdentifiersBeyondDoubles) {
  NEEDS_FILE(bad("18_ids_beyond_2p53.csv"));
  const Dataset dataset = load("18_ids_beyond_2p53.csv");
  const Column& id = columnOf(dataset, "id");
  EXPECT_EQ(id.kind, ColumnKind::text);
  EXPECT_EQ(id.categories,
            (std::vector<std::string>{"9007199254740991", "9007199254740992", "9007199254740993",
                                      "9007199254740994", "9007199254740995", "9223372036854775807",
                                      "9223372036854775808", "18446744073709551616"}));
  EXPECT_TRUE(hasNote(dataset, "digit for digit"));
}

TEST(BadFiles, NoHeader) {
  NEEDS_FILE(bad("19_no_header.csv"));
  for (const ReadOptions& options : {ReadOptions{}, ReadOptions{.header = false}}) {
    const Dataset dataset = load("19_no_header.csv", options);
    EXPECT_FALSE(dataset.reading.header);
    EXPECT_EQ(dataset.rows(), 8u);
    EXPECT_EQ(dataset.columns[2].name, "column3");
    EXPECT_EQ(hasNote(dataset, "The first line looks like data"), !options.header.has_value());
  }
  EXPECT_EQ(load("19_no_header.csv", {.header = true}).rows(), 7u);
}

TEST(BadFiles, MissingValues) {
  NEEDS_FILE(bad("22_missing_values.csv"));
  const Dataset dataset = load("22_missing_values.csv");
  const std::vector<std::size_t> missing = {0, 2, 2, 1, 1};
  for (std::size_t i = 0; i < missing.size(); ++i) EXPECT_EQ(dataset.columns[i].missing, missing[i]) << i;
  EXPECT_EQ(columnOf(dataset, "age").firstMissingLine, 4u);
  const auto problems = problemsOf(dataset, {.target = "target"});
  ASSERT_EQ(problems.size(), 1u);
  EXPECT_EQ(problems[0].field, "data.missing");
  const auto filled = problemsOf(dataset, {.target = "target", .missing = MissingRule::mean});
  ASSERT_EQ(filled.size(), 1u);
  EXPECT_EQ(filled[0].field, "data.missing");
}

TEST(BadFiles, ExtremeValues) {
  NEEDS_FILE(bad("23_out_of_bounds_values.csv"));
  const Dataset dataset = load("23_out_of_bounds_values.csv");
  EXPECT_EQ(columnOf(dataset, "age").values[3], 1e9);
  EXPECT_EQ(columnOf(dataset, "income").values[5], std::numeric_limits<double>::max());
  EXPECT_EQ(columnOf(dataset, "score").values[6], 4.9e-324);
  for (const Column& column : dataset.columns) {
    const ColumnSummary summary = summarise(column);
    EXPECT_TRUE(std::isfinite(summary.mean)) << column.name;
    EXPECT_FALSE(std::isinf(summary.sd)) << column.name;
  }
  const auto problems = problemsOf(dataset, {.target = "target"});
  ASSERT_EQ(problems.size(), 1u);
  EXPECT_NE(problems[0].sentence.find("\"income\" holds numbers beyond 1e150"), std::string::npos);
}

TEST(BadFiles, OneRow) {
  NEEDS_FILE(bad("25_one_row.csv"));
  const Dataset dataset = load("25_one_row.csv");
  EXPECT_EQ(dataset.rows(), 1u);
  EXPECT_EQ(namesOf(dataset), kNames);
  const auto problems = problemsOf(dataset, {.target = "target"});
  ASSERT_EQ(problems.size(), 1u);
  EXPECT_EQ(problems[0].field, "data.file");
}

TEST(BadFiles, OneColumn) {
  NEEDS_FILE(bad("26_one_column.csv"));
  const Dataset dataset = load("26_one_column.csv");
  EXPECT_EQ(namesOf(dataset), std::vector<std::string>{"target"});
  EXPECT_EQ(dataset.columns[0].values, (std::vector<double>{1.25, 2.5, 3.75, 5}));
  ASSERT_EQ(dataset.questions.size(), 1u);
  EXPECT_TRUE(hasNote(dataset, "means 1.25 or 1250"));
  const auto problems = problemsOf(dataset, {.target = "target"});
  ASSERT_EQ(problems.size(), 2u);
  EXPECT_EQ(problems[0].field, "data.decimal");
  EXPECT_EQ(problems[1].field, "data.features");
}

}  // namespace
}  // namespace epsiscope::bad_files_test
