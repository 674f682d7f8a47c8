#include "core/table/column_questions.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/core/reading/reader_test_support.h"

namespace epsiscope::column_questions_test {
namespace {

using test::columnOf;
using test::readText;
using Texts = std::vector<std::string>;
using Groups = std::vector<Texts>;

/// Forty rows of answers from 1 to 5, of which each tenth is the code, under these names.
std::string answers(const Texts& names, const std::string& code = "99") {
  std::string text;
  for (const std::string& name : names) text += name + ',';
  text += "y\n";
  for (int i = 0; i < 40; ++i) {
    for (std::size_t j = 0; j < names.size(); ++j)
      text += (i % 10 == 3 ? code : std::to_string(1 + i % 5)) + ',';
    text += std::to_string(i) + '\n';
  }
  return text;
}

/// One row for each text, which no number stands beside that could be a code.
std::string words(const Texts& texts) {
  std::string table = "country,y\n";
  for (std::size_t i = 0; i < texts.size(); ++i) table += texts[i] + ',' + std::to_string(i) + '\n';
  return table;
}

TEST(ColumnQuestions, ACodeIsAskedAboutWithItsCellsAndTheOthers) {
  const Dataset dataset = readText(answers({"mood"}));
  ASSERT_EQ(dataset.questions.size(), 1U);
  const Question& question = dataset.questions.front();
  EXPECT_EQ(question.key, kAsksMissing);
  EXPECT_EQ(question.sentence,
            "Column \"mood\": 99 in 4 cells may stand for no answer; all other values lie from 1 to 5.");
  EXPECT_EQ(question.answers, (Texts{"value", "missing"}));
  EXPECT_EQ(question.columns, Texts{"mood"});
  EXPECT_TRUE(asksOfValues(question));
  EXPECT_TRUE(isSettled(dataset)) << "it may stay open";
}

TEST(ColumnQuestions, ColumnsOfTheSameCodesAskOnce) {
  const Dataset dataset = readText(answers({"a", "b", "c", "d", "e"}));
  ASSERT_EQ(dataset.questions.size(), 1U);
  EXPECT_EQ(dataset.questions.front().columns, (Texts{"a", "b", "c", "d", "e"}));
  EXPECT_EQ(dataset.questions.front().sentence,
            "5 columns, \"a\", \"b\", \"c\" and 2 more: 99 in 20 cells may stand for no answer; all other "
            "values lie from 1 to 5.");
}

TEST(ColumnQuestions, AreNotAskedWhereSomebodyHasSaidWhatTheColumnHolds) {
  const std::string text = answers({"mood"});
  EXPECT_TRUE(readText(text, {.kinds = {{"mood", ColumnKind::number}}}).questions.empty());
  EXPECT_TRUE(readText(text, {.missingOf = {{"mood", {"99"}}}}).questions.empty());
  EXPECT_TRUE(readText(text, {.declared = true}).questions.empty());
  const std::string spelled = words({"UK", "uk", "DE", "FR"});
  EXPECT_EQ(readText(spelled).questions.size(), 1U);
  EXPECT_TRUE(readText(spelled, {.kinds = {{"country", ColumnKind::text}}}).questions.empty());
  EXPECT_TRUE(readText(spelled, {.same = {{"country", {{"UK", "uk"}}}}}).questions.empty());
}

TEST(ColumnQuestions, OneFarValueIsNone) {
  EXPECT_TRUE(readText("a,y\n1,1\n2,2\n3,3\n4,4\n5,5\n99,6\n").questions.empty());
}

TEST(ColumnQuestions, CodesAreWrittenAsTheFileWritesNumbers) {
  std::string text = "a;y\n";
  for (int i = 0; i < 40; ++i)
    text += (i % 10 == 3 ? std::string("99,9") : std::to_string(1 + i % 5) + ",5") + ';' + std::to_string(i) +
            '\n';
  const Dataset dataset = readText(text);
  EXPECT_EQ(likelyMissing(columnOf(dataset, "a"), dataset.reading.decimal), Texts{"99,9"});
}

TEST(ColumnQuestions, LabelsAndCategoriesThatSayNoAnswerAreAskedAbout) {
  Column column{.name = "a", .values = {1, 2, 7, 8, 2, 1, 9}};
  column.valueLabels = {{"1", "never"}, {"8", "refused"}, {"9", "don't know"}};
  Dataset labelled;
  labelled.columns = {column};
  const std::vector<Question> asked = columnQuestions(labelled);
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_EQ(asked.front().sentence,
            "Column \"a\": 8 \"refused\" in 1 cell, 9 \"don't know\" in 1 cell may stand for no answer.");

  const Column far{
      .name = "a", .values = {1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 5, 99}, .valueLabels = {{"5", "refused"}}};
  EXPECT_EQ(likelyMissing(far, '.'), (Texts{"5", "99"})) << "one far cell beside a label that says so";

  const Dataset texts = readText(words({"Bonn", "unknown", "Kiel", "unknown"}));
  ASSERT_EQ(texts.questions.size(), 1U);
  EXPECT_EQ(texts.questions.front().sentence,
            "Column \"country\": \"unknown\" in 2 cells may stand for no answer.");
  EXPECT_EQ(likelyMissing(columnOf(texts, "country"), '.'), Texts{"unknown"});
  EXPECT_TRUE(readText(words({"Bonn", "unknown", "Bonn"})).questions.empty())
      << "one town tells nobody apart";
}

TEST(ColumnQuestions, TheSpellingOfMostCellsNamesTheCategory) {
  const Dataset dataset = readText(words({"uk", "U.K", "UK", "UK", "DE", "de", "DE", "FR"}));
  ASSERT_EQ(dataset.questions.size(), 1U);
  EXPECT_EQ(dataset.questions.front().key, kAsksSame);
  EXPECT_EQ(likelySame(columnOf(dataset, "country")), (Groups{{"DE", "de"}, {"UK", "uk", "U.K"}}));
  EXPECT_NE(dataset.questions.front().sentence.find("Are they one category each?"), std::string::npos);
}

}  // namespace
}  // namespace epsiscope::column_questions_test
