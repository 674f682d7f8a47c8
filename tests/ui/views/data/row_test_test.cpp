#include "ui/views/data/row_test.h"

#include <gtest/gtest.h>

#include "tests/support/small_table.h"

namespace epsiscope::row_test_test {
namespace {

using Kind = RowTest::Kind;

RowQuestion ask(const char* line) {
  return rowQuestion(QString::fromUtf8(line), *test::smallTable());
}

TEST(RowQuestion, ComparesAColumnWithANumber) {
  for (const auto& [sign, kind] :
       {std::pair("=", Kind::equal), std::pair("==", Kind::equal), std::pair("!=", Kind::different),
        std::pair("<", Kind::less), std::pair("<=", Kind::atMost), std::pair("≤", Kind::atMost),
        std::pair(">", Kind::more), std::pair(">=", Kind::atLeast)}) {
    for (const char* space : {"", " "}) {
      const std::string line = std::string("height") + space + sign + space + "-1.5";
      EXPECT_EQ(ask(line.c_str()).test, (RowTest{.kind = kind, .column = 0, .number = -1.5})) << line;
    }
  }
}

TEST(RowQuestion, TakesNamesWithBlanksInQuotesAndInAnotherCase) {
  const RowTest wanted{.kind = Kind::more, .column = 2, .number = 3};
  for (const char* line : {"price net > 3", "\"price net\">3", "  PRICE NET >3 "})
    EXPECT_EQ(ask(line).test, wanted) << line;
}

TEST(RowQuestion, OfNamesThatStartWithOneAnotherTakesTheLongest) {
  Dataset dataset;
  dataset.columns = {{.name = "a"}, {.name = "a = b"}, {.name = "A"}};
  EXPECT_EQ(rowQuestion(QStringLiteral("a = b = 1"), dataset).test,
            (RowTest{.kind = Kind::equal, .column = 1, .number = 1}));
  EXPECT_EQ(rowQuestion(QStringLiteral("A = 1"), dataset).test,
            (RowTest{.kind = Kind::equal, .column = 2, .number = 1}));
  EXPECT_EQ(rowQuestion(QStringLiteral("a = 1"), dataset).test,
            (RowTest{.kind = Kind::equal, .column = 0, .number = 1}));
}

TEST(RowQuestion, ComparesTextAndLooksForIt) {
  EXPECT_EQ(ask("colour = \"Dark red\"").test,
            (RowTest{.kind = Kind::equal, .column = 1, .text = "Dark red"}));
  EXPECT_EQ(ask("colour contains red").test, (RowTest{.kind = Kind::contains, .column = 1, .text = "red"}));
  EXPECT_EQ(ask("red").test, (RowTest{.kind = Kind::contains, .text = "red"}));
  EXPECT_EQ(ask("\"a > b\"").test, (RowTest{.kind = Kind::contains, .text = "a > b"}));
  EXPECT_EQ(ask("<1H OCEAN").test, (RowTest{.kind = Kind::contains, .text = "<1H OCEAN"}));
}

TEST(RowQuestion, AsksForMissingAndBadCells) {
  EXPECT_EQ(ask("height is missing").test, (RowTest{.kind = Kind::missing, .column = 0}));
  EXPECT_EQ(ask("height is bad").test, (RowTest{.kind = Kind::bad, .column = 0}));
  EXPECT_EQ(ask("is missing").test, (RowTest{.kind = Kind::missing}));
  EXPECT_EQ(ask("Is Bad").test, (RowTest{.kind = Kind::bad}));
}

TEST(RowQuestion, SaysWhatIsWrong) {
  const auto problem = [](const char* line) {
    const RowQuestion question = ask(line);
    EXPECT_FALSE(question.test) << line;
    return question.problem.toStdString();
  };
  EXPECT_EQ(problem("hight > 3"), "There is no column \"hight\"; did you mean \"height\"?");
  EXPECT_EQ(problem("height > tall"), "height holds numbers: write one after >, such as 0.5.");
  EXPECT_EQ(problem("height ="), "Write after = a value to compare height with.");
  EXPECT_EQ(problem("height contains 3"), "height holds numbers: compare it with =, !=, <, <=, > or >=.");
  EXPECT_EQ(problem("colour < red"), "colour is text: compare it with =, != or contains.");
  Dataset numbers;
  numbers.columns = {{.name = "x"}};
  EXPECT_EQ(rowQuestion(QStringLiteral("red"), numbers).problem,
            QStringLiteral("No column is text; write a column, a comparison and a number, such as x > 0.5."));
}

TEST(RowQuestion, NothingAsksNothing) {
  EXPECT_FALSE(ask("  ").test);
  EXPECT_TRUE(ask("  ").problem.isEmpty());
}

}  // namespace
}  // namespace epsiscope::row_test_test
