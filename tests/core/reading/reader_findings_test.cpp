// The decisions of the reader, their reasons, its questions, and its behaviour once they are answered.

#include "tests/core/reading/reader_test_support.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace epsiscope::reader_findings_test {
namespace {

using test::columnOf;
using test::errorOfText;
using test::hasNote;
using test::readText;
using test::textAt;
using Doubles = std::vector<double>;
using Strings = std::vector<std::string>;

Finding found(const Dataset& dataset, const std::string& key) {
  const auto at = std::find_if(dataset.findings.begin(), dataset.findings.end(),
                               [&](const Finding& finding) { return finding.key == key; });
  EXPECT_NE(at, dataset.findings.end()) << key;
  return at == dataset.findings.end() ? Finding{} : *at;
}
std::string valueOf(const Dataset& dataset, const std::string& key) {
  return found(dataset, key).value;
}
std::string reasonOf(const Dataset& dataset, const std::string& key) {
  return found(dataset, key).reason;
}

TEST(Findings, AreInAFixedOrderAndEachHasAReason) {
  for (const char* text : {"a;b\n1.234,5;x\n", "1,2\n", "x\n1\n", "# c\na b\n'1' 2\n"}) {
    const Dataset dataset = readText(text);
    Strings keys;
    for (const Finding& finding : dataset.findings) {
      keys.push_back(finding.key);
      EXPECT_FALSE(finding.reason.empty()) << finding.key;
      EXPECT_FALSE(finding.given);
    }
    EXPECT_EQ(keys, (Strings{"encoding", "separator", "quote", "comment", "header", "decimal", "thousands",
                             "missing_values"}));
  }
}

TEST(Findings, SayWhatSpeaksForThem) {
  const Dataset dataset = readText("# prices\n'id';'a, b'\n1;1.234.567,5\n2;NA\n3;0,5\n4;\n");
  EXPECT_EQ(valueOf(dataset, "encoding"), "UTF-8");
  EXPECT_EQ(reasonOf(dataset, "encoding"), "the file holds nothing but ASCII");
  EXPECT_EQ(valueOf(dataset, "separator"), ";");
  EXPECT_EQ(reasonOf(dataset, "separator"), "each of the first 5 lines has 2 fields");
  EXPECT_EQ(valueOf(dataset, "comment"), "#");
  EXPECT_EQ(valueOf(dataset, "header"), "true");
  EXPECT_EQ(reasonOf(dataset, "header"), "words of the first line stand over 2 columns of numbers");
  EXPECT_EQ(valueOf(dataset, "decimal"), ",");
  EXPECT_EQ(reasonOf(dataset, "decimal"), "\"1.234.567,5\" in line 3 allows no other reading");
  EXPECT_EQ(valueOf(dataset, "thousands"), ".");
  EXPECT_EQ(reasonOf(dataset, "thousands"), "\"1.234.567,5\" in line 3 has groups of three digits");
  EXPECT_EQ(valueOf(dataset, "missing_values"), "?,NA,N/A,NaN,null");
  EXPECT_EQ(reasonOf(dataset, "missing_values"), "1 cell is empty, \"NA\" in 1 cell");
}

TEST(Findings, AreInTheReadingToo) {
  const Reading reading = readText("|note\n'a';'b'\n1 234,5;2\n").reading;
  EXPECT_EQ(reading.separator, ';');
  EXPECT_EQ(reading.decimal, ',');
  EXPECT_EQ(reading.thousands, ' ');
  EXPECT_EQ(reading.quote, '\'');
  EXPECT_EQ(reading.comment, '|');
  EXPECT_EQ(reading.missing, (Strings{"?", "NA", "N/A", "NaN", "null"}));
}

TEST(Findings, ThatWereToldSaySo) {
  const Dataset dataset = readText("1;2\n", {.separator = ';',
                                             .decimal = ',',
                                             .thousands = '.',
                                             .quote = '\'',
                                             .comment = '#',
                                             .encoding = "utf8",
                                             .header = false,
                                             .missing = Strings{"-1"}});
  for (const Finding& finding : dataset.findings) {
    EXPECT_TRUE(finding.given) << finding.key;
    EXPECT_EQ(finding.reason, "as chosen");
  }
  EXPECT_EQ(valueOf(dataset, "missing_values"), "-1");
}

TEST(Findings, TheDecimalMarkFollowsFromTheThousandsMark) {
  const Dataset dataset = readText("a;b\n1.234;1\n", {.thousands = '.'});
  EXPECT_EQ(valueOf(dataset, "decimal"), ",");
  EXPECT_EQ(reasonOf(dataset, "decimal"), "the given thousands mark leaves no other");
}

TEST(Findings, ADecimalMarkThatOthersContradictSaysHowMany) {
  const Dataset dataset = readText("a;b\n0.5;1\n1.5;2\n2,5;3\n");
  EXPECT_EQ(dataset.reading.decimal, '.');
  EXPECT_EQ(reasonOf(dataset, "decimal"),
            "\"0.5\" in line 2 allows no other reading, though 1 cell has the other mark");
  ASSERT_EQ(columnOf(dataset, "a").badCells.size(), 1u);
  EXPECT_EQ(columnOf(dataset, "a").badCells[0].fault, CellFault::otherMark);
}

TEST(Findings, TextsSettleNoMark) {
  const Dataset dataset = readText("a;note\n1.234;word\n5.678;0,5\n1.111;word\n");
  EXPECT_EQ(dataset.questions.size(), 1u);
  EXPECT_EQ(dataset.reading.decimal, '.');
}

TEST(Questions, ListEveryColumnThatAsks) {
  const Dataset dataset = readText("id;a;b;c\n1;1.234;x;9.999\n2;5.678;y;3\n");
  ASSERT_EQ(dataset.questions.size(), 1u);
  const Question& question = dataset.questions.front();
  EXPECT_EQ(question.key, "decimal");
  EXPECT_EQ(question.column, "a");
  EXPECT_EQ(question.columns, (Strings{"a", "c"}));
  EXPECT_EQ(question.answers, (Strings{".", ","}));
  EXPECT_EQ(
      question.sentence,
      "\"1.234\" in line 2 means 1.234 or 1234, and nothing in the file shows which (\"a\" and \"c\"): it "
      "was read as 1.234; if it is 1234, say that the decimal mark is \",\".");
  EXPECT_EQ(reasonOf(dataset, "decimal"), "nothing in the file settles it");
}

TEST(Questions, AnotherColumnAnswers) {
  for (const char* other : {"0.5", "12.34", "1234.567", "1.5e3", "1,234,567", "1 234 567", "12'345"})
    EXPECT_TRUE(readText("a;b\n1.234;" + std::string(other) + "\n").questions.empty()) << other;
  const Dataset comma = readText("a;b\n1.234;0,5\n");
  EXPECT_TRUE(comma.questions.empty());
  EXPECT_EQ(columnOf(comma, "a").values, Doubles{1234});
}

TEST(Questions, EachAnswerAnswers) {
  const std::string text = "a;b\n1.234;x\n5.678;y\n";
  const auto first = [&](const ReadOptions& options) {
    const Dataset dataset = readText(text, options);
    EXPECT_TRUE(dataset.questions.empty());
    return columnOf(dataset, "a").values;
  };
  EXPECT_EQ(first({.decimal = '.'}), (Doubles{1.234, 5.678}));
  EXPECT_EQ(first({.decimal = ','}), (Doubles{1234, 5678}));
  EXPECT_EQ(first({.thousands = '.'}), (Doubles{1234, 5678}));
  for (const char thousands : {',', ' ', '\'', '\0'})
    EXPECT_EQ(first({.thousands = thousands}), (Doubles{1.234, 5.678})) << thousands;
  EXPECT_TRUE(readText(text, {.kinds = {{"a", ColumnKind::text}}}).questions.empty());
}

TEST(Questions, TwoSeparators) {
  const std::string text = "101,512 234,523\n102,513 235,524\n";
  const Dataset dataset = readText(text);
  ASSERT_EQ(dataset.questions.size(), 1u);
  EXPECT_EQ(dataset.questions[0].key, "separator");
  EXPECT_EQ(dataset.questions[0].column, "");
  EXPECT_EQ(dataset.questions[0].answers, (Strings{",", "space"}));
  EXPECT_EQ(dataset.columns.size(), 3u);
  EXPECT_EQ(readText(text, {.separator = ' '}).columns.size(), 2u);
  for (const char separator : {',', ' '})
    for (const Question& question : readText(text, {.separator = separator}).questions)
      EXPECT_NE(question.key, "separator");
}

TEST(Told, ThousandsMarks) {
  const auto read = [](const std::string& cell, char decimal, char thousands) {
    const Dataset dataset =
        readText("a;b\n" + cell + ";1\n1;2\n", {.decimal = decimal, .thousands = thousands});
    return dataset.columns[0].badCells.empty() ? dataset.columns[0].values[0] : -1;
  };
  EXPECT_EQ(read("1 234.5", '.', ' '), 1234.5);
  EXPECT_EQ(read("1'234.5", '.', '\''), 1234.5);
  EXPECT_EQ(read("1,234.5", '.', ','), 1234.5);
  EXPECT_EQ(read("1.234,5", ',', '.'), 1234.5);
  for (const char* cell : {"1 234.5", "1'234.5", "1,234", "1,234,567"})
    EXPECT_EQ(read(cell, '.', '\0'), -1) << cell;
  EXPECT_EQ(read("1 234.5", '.', ','), -1);
  const Dataset none = readText("a;b\n1,234;1\n1;2\n", {.decimal = '.', .thousands = '\0'});
  EXPECT_EQ(columnOf(none, "a").badCells.at(0).fault, CellFault::thousandsMark);
  EXPECT_TRUE(hasNote(none, "\"1,234\" has a thousands mark, and the file is read as one without."));
  EXPECT_NE(std::string(errorOfText("1\n", {.decimal = '.', .thousands = '.'}).what()).find("are the same"),
            std::string::npos);
}

TEST(Told, ThousandsMarkOfMostCellsWins) {
  const Dataset dataset = readText("a;b\n1 234;0.5\n5 678;1\n9'999;2\n");
  EXPECT_EQ(dataset.reading.thousands, ' ');
  EXPECT_EQ(columnOf(dataset, "a").values[1], 5678);
  ASSERT_EQ(columnOf(dataset, "a").badCells.size(), 1u);
  EXPECT_EQ(columnOf(dataset, "a").badCells[0],
            (BadCell{.line = 4, .row = 2, .text = 0, .fault = CellFault::thousandsMark}));
}

TEST(Told, MissingSpellingsReplaceTheUsualOnes) {
  const Dataset dataset =
      readText("a,b\n-999,x\n1,none\nNA,y\n,NONE\n2,x\n", {.missing = Strings{"-999", "None"}});
  const Column& a = columnOf(dataset, "a");
  EXPECT_EQ(a.missing, 2u);
  EXPECT_EQ(a.badCells.size(), 1u);
  EXPECT_EQ(a.badTexts, Strings{"NA"});
  EXPECT_EQ(columnOf(dataset, "b").codes, (std::vector<std::int32_t>{0, -1, 1, -1, 0}));
  EXPECT_EQ(reasonOf(readText("a\n-999\n1\n"), "missing_values"), "no cell is missing");
}

TEST(Told, KindsOfColumns) {
  const std::string text = "code,long,word\n007,12345678901234567890,x\n012,2,5\n";
  const Dataset asText = readText(
      text, {.kinds = {{"code", ColumnKind::text}, {"long", ColumnKind::text}, {"none", ColumnKind::text}}});
  EXPECT_EQ(textAt(columnOf(asText, "code"), 0), "007");
  EXPECT_EQ(textAt(columnOf(asText, "long"), 0), "12345678901234567890");
  EXPECT_EQ(textAt(columnOf(asText, "long"), 1), "2");
  const Dataset asNumber =
      readText(text, {.kinds = {{"long", ColumnKind::number}, {"word", ColumnKind::number}}});
  EXPECT_EQ(columnOf(asNumber, "long").values, (Doubles{12345678901234567890.0, 2}));
  EXPECT_TRUE(hasNote(asNumber, "1 whole number beyond 2^53 was rounded"));
  EXPECT_EQ(columnOf(asNumber, "word").badCells.size(), 1u);
  EXPECT_EQ(columnOf(asNumber, "word").values[1], 5);
  EXPECT_TRUE(hasNote(asNumber, "2 cells with zeros in front"));
}

TEST(Told, QuotesAndComments) {
  EXPECT_EQ(textAt(readText("a,b\n'x, y',1\nz,2\n", {.quote = '\''}).columns[0], 0), "x, y");
  EXPECT_EQ(textAt(readText("a,b\n\"x\",1\nz,2\n", {.quote = '\0'}).columns[0], 0), "\"x\"");
  const Dataset dataset = readText("a,b\n1,bad\n;1,2\n3,4\n;\n5,6\n", {.comment = ';'});
  EXPECT_EQ(columnOf(dataset, "a").values, (Doubles{1, 3, 5}));
  EXPECT_EQ(columnOf(dataset, "b").badCells.at(0).line, 2u);
  EXPECT_TRUE(hasNote(dataset, "2 lines that start with \";\" were skipped as comments."));
  EXPECT_EQ(errorOfText("a,b\n1,2\n# half time\n3,4\n").nextStep(),
            "if lines that start with \"#\" are comments, say so");
  EXPECT_EQ(errorOfText("# c\n#\na,b\n1,2\n3\n").place().line, 5u);
}

TEST(Read, NumbersAsOtherToolsSpellThem) {
  EXPECT_EQ(readText("x\n0,435\n1,5\n").columns[0].values, (Doubles{0.435, 1.5}));
  EXPECT_EQ(columnOf(readText("x;y\n1.234;0.9\n"), "x").values, Doubles{1.234});
  EXPECT_EQ(readText("x\n0,435\n").columns[0].values, Doubles{0.435});
  EXPECT_EQ(columnOf(readText("t\tv\n1\t\xE2\x88\x92"
                              "9999,0\n2\t0,5\n"),
                     "v")
                .values,
            (Doubles{-9999, 0.5}));
  EXPECT_EQ(columnOf(readText("n;v\n1;1 234 567,5\n"), "v").values, Doubles{1234567.5});
  EXPECT_EQ(columnOf(readText("n,v\n1,1'234.50\n"), "v").values, Doubles{1234.5});
}

}  // namespace
}  // namespace epsiscope::reader_findings_test
