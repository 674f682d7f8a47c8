#include "core/reading/reader.h"

#include "tests/core/reading/reader_test_support.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace epsiscope::offered_missing_test {
namespace {

using test::columnOf;
using test::readText;

std::string tableWith(const std::string& cell) {
  return "a,b\n1,1\n2,2\n3," + cell + "\n4,4\n";
}

class OfferedSpelling : public testing::TestWithParam<const char*> {};

TEST_P(OfferedSpelling, IsAskedAboutAmongNumbersAndNotTakenSilently) {
  const Dataset dataset = readText(tableWith(GetParam()));
  EXPECT_EQ(columnOf(dataset, "b").missing, 0U);
  ASSERT_EQ(dataset.questions.size(), 1U);
  const Question& question = dataset.questions.front();
  EXPECT_EQ(question.key, "missing_values");
  EXPECT_EQ(question.columns, std::vector<std::string>{"b"});
  ASSERT_EQ(question.answers.size(), 2U);
  EXPECT_TRUE(question.answers[1].ends_with("; " + std::string(GetParam()))) << question.answers[1];
  EXPECT_TRUE(question.answers[1].starts_with(question.answers[0]));
}

TEST_P(OfferedSpelling, IsMissingOnceThatIsTold) {
  const Dataset dataset = readText(tableWith(GetParam()), {.missing = {{"NA", GetParam()}}});
  EXPECT_EQ(columnOf(dataset, "b").missing, 1U);
  EXPECT_EQ(columnOf(dataset, "b").kind, ColumnKind::number);
  EXPECT_TRUE(dataset.questions.empty());
}

INSTANTIATE_TEST_SUITE_P(Spellings, OfferedSpelling,
                         testing::Values("#N/A", "None", ".", "-", "--", "nil", "#DIV/0!", "n.a.", "<NA>",
                                         "\\N", "keine Angabe", "wei\u00df nicht", "refus", "NSP",
                                         "n\u00e3o sabe", "NS/NR", "don't know", ":", ": c", "*", "/", "[c]",
                                         "(D)", "nd", "\u2026", "confidential"));

TEST(OfferedMissing, SpellingsOfTheContractAreMissingAsEver) {
  for (const char* spelling : {"n/a", "NULL", "na", "?", "NaN"}) {
    const Dataset dataset = readText(tableWith(spelling));
    EXPECT_EQ(columnOf(dataset, "b").missing, 1U) << spelling;
    EXPECT_TRUE(dataset.questions.empty()) << spelling;
  }
}

TEST(OfferedMissing, AColumnThatTheyMakeTextIsAskedAboutToo) {
  const Dataset dataset = readText("a,b\n1,1\n2,-\n3,-\n4,-\n");
  EXPECT_EQ(columnOf(dataset, "b").kind, ColumnKind::text);
  ASSERT_EQ(dataset.questions.size(), 1U);
  EXPECT_EQ(readText("a,b\n1,1\n2,-\n3,-\n4,-\n", {.missing = {{"-"}}}).columns[1].kind, ColumnKind::number);
}

TEST(OfferedMissing, AmongWordsTheyAreWords) {
  const Dataset dataset = readText("a,garage\n1,None\n2,attached\n3,None\n");
  EXPECT_TRUE(dataset.questions.empty());
  EXPECT_EQ(columnOf(dataset, "garage").categories.front(), "None");
  bool said = false;
  for (const Finding& finding : dataset.findings)
    if (finding.key == "missing_values")
      said = finding.reason.find("\"None\" in 2 cells may mean one too") != std::string::npos;
  EXPECT_TRUE(said);
}

TEST(OfferedMissing, TheyDoNotHideAReading) {
  const Dataset dataset = readText("a;b\n1;5 %\n2;-\n3;7 %\n");
  EXPECT_TRUE(columnOf(dataset, "b").offered.has_value());
  ASSERT_EQ(dataset.questions.size(), 1U);
  EXPECT_EQ(dataset.questions.front().columns, std::vector<std::string>{"b"});
}

TEST(OfferedMissing, LeavingThemAsTheyAreIsAnAnswer) {
  const Dataset dataset = readText(tableWith("-"), {.missing = {{"?", "NA", "N/A", "NaN", "null"}}});
  EXPECT_TRUE(dataset.questions.empty());
  EXPECT_EQ(columnOf(dataset, "b").badCells.size(), 1U);
}

}  // namespace
}  // namespace epsiscope::offered_missing_test
