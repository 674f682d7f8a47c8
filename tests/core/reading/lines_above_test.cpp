#include "core/reading/reader.h"

#include "tests/core/reading/reader_test_support.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace epsiscope::lines_above_test {
namespace {

using test::columnOf;
using test::errorOfText;
using test::hasNote;
using test::namesOf;
using test::readText;

using Names = std::vector<std::string>;

TEST(LinesAbove, ExcelsFirstLineNamesTheSeparator) {
  const Dataset dataset = readText("sep=;\na;b\n1,5;x,y\n2,5;z\n");
  EXPECT_EQ(namesOf(dataset), (Names{"a", "b"}));
  EXPECT_EQ(dataset.reading.separator, ';');
  EXPECT_EQ(dataset.reading.skipLines, 1);
  EXPECT_EQ(columnOf(dataset, "a").values, (std::vector<double>{1.5, 2.5}));
  EXPECT_TRUE(hasNote(dataset, "The first line, \"sep=;\", says which separator is meant and was skipped."));
}

TEST(LinesAbove, TheNamedSeparatorWinsOverABetterFit) {
  const Dataset dataset = readText("SEP=;\r\na,b;c\r\n1,2;3\r\n4,5;6\r\n");
  EXPECT_EQ(namesOf(dataset), (Names{"a,b", "c"}));
}

TEST(LinesAbove, AfterAByteOrderMarkAndInQuotesToo) {
  EXPECT_EQ(readText("\xEF\xBB\xBFsep=,\na,b\n1,2\n").columns.size(), 2U);
  EXPECT_EQ(readText("\"sep=\t\"\na\tb\n1\t2\n").reading.separator, '\t');
}

TEST(LinesAbove, TitlesWithoutSeparatorsAreSkippedAndSaid) {
  const Dataset dataset = readText("Sales of 2023\nAs of: 1 March\n\nname;year;amount\na;2020;1\nb;2021;2\n");
  EXPECT_EQ(namesOf(dataset), (Names{"name", "year", "amount"}));
  EXPECT_EQ(dataset.rows(), 2U);
  EXPECT_EQ(dataset.reading.skipLines, 2);
  EXPECT_TRUE(hasNote(dataset, "2 lines above the table were skipped; they start with \"Sales of 2023\"."));
}

TEST(LinesAbove, TitlesFilledUpWithSeparatorsAreSkipped) {
  const Dataset dataset = readText("Sales of 2023,,\n,,\nname,year,amount\na,2020,1\nb,2021,2\n");
  EXPECT_EQ(namesOf(dataset), (Names{"name", "year", "amount"}));
  EXPECT_EQ(dataset.reading.skipLines, 2);
}

TEST(LinesAbove, MergedCellsAboveAHeaderAreSkipped) {
  const Dataset dataset = readText("2020;;2021;\na;b;c;d\n1;2;3;4\n5;6;7;8\n");
  EXPECT_EQ(namesOf(dataset), (Names{"a", "b", "c", "d"}));
  EXPECT_EQ(dataset.reading.skipLines, 1);
  EXPECT_EQ(columnOf(dataset, "d").values, (std::vector<double>{4, 8}));
}

TEST(LinesAbove, MergedCellsInTheHeaderGetNames) {
  const Dataset dataset = readText("year,,price\n2020,1,2\n2021,3,4\n");
  EXPECT_EQ(namesOf(dataset), (Names{"year", "column2", "price"}));
  EXPECT_TRUE(hasNote(dataset, "Column 2 has no name"));
}

TEST(LinesAbove, LineNumbersCountThem) {
  const Dataset dataset = readText("Sales\nname,amount\na,1\nb,2\nc,3\nd,x\n");
  ASSERT_EQ(columnOf(dataset, "amount").badCells.size(), 1U);
  EXPECT_EQ(columnOf(dataset, "amount").badCells[0].line, 6U);
  EXPECT_EQ(errorOfText("Sales\nname,amount\na,1\nb,2\nc,\"3\n", {.skipLines = 1}).place().line, 5U);
}

TEST(LinesAbove, TheyCanBeTold) {
  const std::string text = "one,two\nthree,four\na,b\n1,2\n";
  EXPECT_EQ(namesOf(readText(text)), (Names{"one", "two"}));
  const Dataset dataset = readText(text, {.skipLines = 2});
  EXPECT_EQ(namesOf(dataset), (Names{"a", "b"}));
  EXPECT_EQ(dataset.rows(), 1U);
  EXPECT_EQ(namesOf(readText("Sales\nname,amount\na,1\nb,2\n", {.separator = ',', .skipLines = 1})),
            (Names{"name", "amount"}));
}

TEST(LinesAbove, AFirstLineThatIsCutShortIsStillBlamed) {
  EXPECT_EQ(errorOfText("a,b\n1,2,3\n4,5,6\n").place().line, 1U);
  EXPECT_EQ(errorOfText("a\n1;2\n3;4\n5;6\n").place().line, 1U);
}

TEST(LinesAbove, TablesWithEmptyCellsKeepTheirFirstRows) {
  EXPECT_EQ(readText("a,b,c\n1,,\n2,,\n3,4,5\n").rows(), 3U);
  EXPECT_EQ(readText(",,c\n1,2,3\n4,5,6\n").rows(), 2U);
}

TEST(LinesAbove, ReadingItAgainAsItWasReadGivesTheSame) {
  const std::string text = "Sales of 2023\n\nname;amount\na;1\nb;2\n";
  const Dataset first = readText(text), again = readText(text, asRead(first.reading));
  EXPECT_EQ(namesOf(again), namesOf(first));
  EXPECT_EQ(again.reading.skipLines, first.reading.skipLines);
}

TEST(LinesAbove, MoreLinesThanTheFileHasLeaveNothing) {
  EXPECT_NO_FATAL_FAILURE(errorOfText("a,b\n1,2\n", {.skipLines = 10}));
}

}  // namespace
}  // namespace epsiscope::lines_above_test
