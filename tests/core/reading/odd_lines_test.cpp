#include "core/reading/reader.h"

#include "core/base/file_error.h"
#include "core/reading/table_head.h"
#include "tests/core/reading/reader_test_support.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace epsiscope::odd_lines_test {
namespace {

using test::columnOf;
using test::errorOfText;
using test::hasNote;
using test::namesOf;
using test::readText;
using test::TemporaryFolder;

using Names = std::vector<std::string>;
using Numbers = std::vector<double>;

std::string reasonOf(const FileError& error) {
  return error.what();
}

TEST(LinesBelow, NotesBelowABlankLineAreSkippedAndSaid) {
  const Dataset dataset = readText(
      "department,year,cost\nA,2015,758\nB,2016,206\n\nSource: office of statistics\n* estimated, revised\n");
  EXPECT_EQ(dataset.rows(), 2U);
  EXPECT_EQ(columnOf(dataset, "cost").values, (Numbers{758, 206}));
  EXPECT_EQ(dataset.reading.skipBelow, 2);
  EXPECT_TRUE(
      hasNote(dataset, "2 lines below the table were skipped; they start with \"Source: office of st"));
}

TEST(LinesBelow, ASentenceNeedsNoBlankLine) {
  const Dataset dataset = readText("a;b\n1;2\n3;4\nSource: somebody\n");
  EXPECT_EQ(dataset.rows(), 2U);
  EXPECT_EQ(dataset.reading.skipBelow, 1);
}

/// As a spreadsheet writes them, with as many separators as the table has.
TEST(LinesBelow, MayBeFilledUpWithSeparators) {
  const std::string rows = "region;year;cost\nA;2015;758\nB;2016;206\n";
  for (const auto& [below, lines] :
       std::vector<std::pair<std::string, int>>{{";;\nQuelle: Statistisches Bundesamt;;\nStand: 2024;;\n", 3},
                                                {"Fonte: INE, 2021;;\n", 1},
                                                {";;\n* estimated;;\nSource: x;;\n", 3},
                                                {"\nSource: Office; 2020; own calculation\n", 1},
                                                {"\nSource: Office; 2020; own work\nNote: x\n", 2},
                                                {"\nNote: x\nSource: Office; own; work\n", 2},
                                                {"\nSource: a; b; c\nNote: d; e; f\n", 2},
                                                {"© Office 2024;;\n", 1}}) {
    const Dataset dataset = readText(rows + below);
    EXPECT_EQ(dataset.rows(), 2U) << below;
    EXPECT_EQ(columnOf(dataset, "cost").values, (Numbers{758, 206})) << below;
    EXPECT_EQ(dataset.reading.skipBelow, lines) << below;
  }
  // More rows than are looked at first.
  std::string many = "region;cost\n";
  for (int i = 0; i < 400; ++i) many += "R" + std::to_string(i) + ";" + std::to_string(i) + "\n";
  EXPECT_EQ(readText(many + ";\nQuelle: Amt;\n").rows(), 400U);
  for (const char* below : {"\nQuelle: Amt; 2023\nb is estimated\n", "\nSource: a; b\nNote: c; d\n",
                            "\nSource: a; b\n* estimated\n* revised\n"}) {
    EXPECT_EQ(readText(many + below).rows(), 400U) << below;
  }
  // Rows of somebody.
  for (const std::string row : {"C;;", "Note: late;2017;5", "Remarkable;;", ";;"})
    EXPECT_EQ(readText(rows + row + "\n").rows(), 3U) << row;
  EXPECT_EQ(readText("region;cost\nSource: a;\nB;2\nC;3\n").rows(), 3U) << "rows below";
}

TEST(LinesBelow, BeginWithALineOfDashes) {
  for (const char* below : {"----------\nStand: 2024\n", "__________\n\"x = not known\"\n"})
    EXPECT_EQ(readText("a;b\n1;2\n3;4\n" + std::string(below)).rows(), 2U) << below;
}

TEST(LinesOfNames, ThatComeAgainAreRowsAndSaid) {
  const Dataset dataset = readText("city,cost\nA,1\nB,2\nC,3\ncity,cost\nD,4\nE,5\ncity,cost\n");
  EXPECT_EQ(dataset.rows(), 7U);
  EXPECT_TRUE(
      hasNote(dataset, "2 lines say the names of the columns again, the first of them line 5; they were"));
  EXPECT_TRUE(hasNote(readText("city,shop\nA,x\ncity,shop\n", {.header = true}),
                      "1 line says the names of the columns again"));
  for (const char* text : {"city,cost\ncity,1\nB,2\n", "x,y\n1,x\n2,y\n"})
    EXPECT_FALSE(hasNote(readText(text, {.header = true}), "again")) << text;
}

TEST(Separators, AtTheEndsOfAllLinesAreNoColumn) {
  for (const char* text : {"age|years|income|\n1|2|3|\n4|5|6|\n", "age,years,income,\n1,2,3,\n4,5,6,\n"}) {
    const Dataset dataset = readText(text);
    EXPECT_EQ(namesOf(dataset), (Names{"age", "years", "income"}));
    EXPECT_EQ(columnOf(dataset, "income").values, (Numbers{3, 6}));
    EXPECT_TRUE(hasNote(dataset, "Every line ends with a separator, behind which no column begins."));
  }
  EXPECT_EQ(readText("a,b,\n1,2,3\n4,5,\n").columns.size(), 3U) << "a value stands in it";
}

TEST(Separators, OfSeveralSignsAreRefusedInOneSentence) {
  for (const auto& [text, sign] :
       std::vector<std::pair<std::string, std::string>>{{"a||b||c\n1||2||3\n4||5||6\n", "||"},
                                                        {"a|~|b|~|c\n1|~|2|~|3\n", "|~|"},
                                                        {"a::b::c\n1::2::3\n4::5::6\n", "::"},
                                                        {"a~~b\n1~~2\n4~~5\n", "~~"}})
    EXPECT_NE(reasonOf(errorOfText(text))
                  .find("\"" + sign + "\" stands between the cells, and a separator is one sign"),
              std::string::npos)
        << text;
  EXPECT_EQ(readText("a,,b\n1,,2\n3,,4\n").columns.size(), 3U) << "an empty column";
}

TEST(Separators, CanBeSignsOfLatin1) {
  for (const char* sign : {"\u00a7", "\u00a6", "\u00b7", "\u00ac", "\u00b6"}) {
    std::string text = std::string("age") + sign + "place" + sign + "income\n";
    for (const char* row : {"38", "39", "40"})
      text += row + std::string(sign) + "\"K\u00f6ln " + sign + " S\u00fcd\"" + sign + "21.5\n";
    const Dataset offered = readText(text);
    ASSERT_EQ(offered.questions.size(), 1U) << sign;
    EXPECT_EQ(offered.questions[0].answers[1], sign);
    const char mark = markFrom(std::get<MarkKey>(readingKey("separator").value), sign).value();
    const Dataset dataset = readText(text, {.separator = mark});
    EXPECT_EQ(namesOf(dataset), (Names{"age", "place", "income"})) << sign;
    EXPECT_EQ(columnOf(dataset, "age").values, (Numbers{38, 39, 40}));
    EXPECT_EQ(columnOf(dataset, "place").categories, (Names{std::string("K\u00f6ln ") + sign + " S\u00fcd"}));
    EXPECT_EQ(columnOf(dataset, "income").values, (Numbers{21.5, 21.5, 21.5}));
    EXPECT_EQ(usedText(dataset.reading, readingKey("separator")), sign);
  }
  // Another sign that begins with the same byte is text.
  EXPECT_EQ(columnOf(readText("a\u00a7b\n\u00b0x\u00a7"
                              "1\ny\u00a7"
                              "2\n",
                              {.separator = '\xA7'}),
                     "a")
                .categories,
            (Names{"\u00b0x", "y"}));
  EXPECT_TRUE(readText("law\n\u00a75\n\u00a76\n\u00a77\n").questions.empty()) << "the name has none";
}

TEST(Separators, ThatCannotBeOneAreRefusedInOneSentence) {
  for (const char* sign : {"\u2502", "\u2022", "\u2192"}) {
    const std::string line = std::string("1") + sign + "2\n";
    EXPECT_NE(
        reasonOf(errorOfText(std::string("a") + sign + "b\n" + line + line))
            .find(std::string("\"") + sign + "\" stands between the cells and cannot be a separator here"),
        std::string::npos)
        << sign;
  }
  EXPECT_EQ(readText("what\n\u2022 one\n\u2022 two\n\u2022 three\n").rows(), 3U);
  EXPECT_EQ(readText("a\u2022b,c\nx\u2022y,1\nz\u2022u,2\n").columns.size(), 2U);
}

TEST(YearsAsNames, AreAHeaderOverOtherNumbers) {
  const Dataset dataset = readText("country,2018,2019 \nA,1.5,2\nB,3,4.5\nC,5,6\n");
  EXPECT_EQ(namesOf(dataset), (Names{"country", "2018", "2019"}));
  EXPECT_EQ(dataset.rows(), 3U);
  for (const char* text :
       {"Goethe,1749,1832\nSchiller,1759,1805\nHeine,1797,1856\n", "a,2018,7\nb,2019,8\nc,3,9\n",
        "a,1900,2019\nb,3,4\nc,5,6\n", "a,2018,2019\nb,3,4\na,5,6\n"})
    EXPECT_FALSE(readText(text).reading.header) << text;
}

TEST(Qualtrics, HasThreeLinesOfNames) {
  const std::string text =
      "Q1,Q2\n\"How old\nare "
      "you?\",Car\n\"{\"\"ImportId\"\":\"\"QID1\"\"}\",\"{\"\"ImportId\"\":\"\"QID2\"\"}\"\n"
      "20,yes\n30,no\n40,yes\n";
  const Dataset dataset = readText(text);
  EXPECT_EQ(namesOf(dataset), (Names{"Q1", "Q2"}));
  EXPECT_EQ(columnOf(dataset, "Q1").values, (Numbers{20, 30, 40}));
  EXPECT_EQ(columnOf(dataset, "Q1").label, "How old\nare you?");
  EXPECT_EQ(columnOf(dataset, "Q2").categories, (Names{"yes", "no"}));
  EXPECT_TRUE(dataset.reading.unitLine);
  EXPECT_TRUE(hasNote(dataset, "The two lines below the names hold questions and names of Qualtrics"));
  EXPECT_EQ(readText(text, asRead(dataset.reading)).rows(), 3U);
  EXPECT_EQ(readText(text, {.unitLine = false}).rows(), 5U);
  EXPECT_EQ(readText("a,b\n1,{x}\n2,{y}\n").rows(), 2U);
}

TEST(SecondLinesOfNames, AreAskedAbout) {
  const std::string names = "id,age,own\n", rows = "1,20,Car\n2,30,Car\n3,40,\n4,50,Car\n";
  const Dataset dataset = readText(names + ",Open-Ended Response,Bike\n" + rows);
  EXPECT_TRUE(hasNote(dataset, "Line 2 has words over columns of numbers"));
  ASSERT_EQ(dataset.questions.size(), 1U);
  EXPECT_EQ(dataset.questions[0].key, "unit_line");
  EXPECT_EQ(readText(names + ",Open-Ended Response,Bike\n" + rows, {.unitLine = true}).rows(), 4U);
  for (const char* row : {"5,unknown,Bike\n", "5,20,Bike\n", ",-,Bike\n", ",,Bike\n"})
    EXPECT_FALSE(hasNote(readText(names + row + rows), "has words over columns")) << row;
}

TEST(LinesBelow, OfOneTextBelowAnEmptyLineAreNotes) {
  const std::string rows = "region,year,cost\nA,2015,758\nB,2016,206\n";
  const Dataset dataset =
      readText(rows + ",,\n,,\nData from database: World Development,,\nLast Updated,,\n");
  EXPECT_EQ(dataset.rows(), 2U);
  EXPECT_EQ(dataset.reading.skipBelow, 4);
  EXPECT_EQ(readText(rows + ",,\nC,,\nD,2017,3\n").rows(), 5U) << "a row below";
  EXPECT_EQ(readText(rows + "C,,\nD,,\n").rows(), 4U) << "no empty line";
}

TEST(Blanks, OfEveryKindAreTakenAwayAndCounted) {
  for (const char* blank :
       {"\u00a0", "\u00ad", "\u2009", "\u200b", "\u200e", "\u202f", "\u2060", "\u3000", "\ufeff", "\t"}) {
    const Dataset dataset =
        readText("x" + std::string(blank) + ",y\n70.5" + blank + "," + blank + "m\n71,f\n");
    EXPECT_EQ(namesOf(dataset), (Names{"x", "y"})) << blank;
    EXPECT_EQ(columnOf(dataset, "x").values, (Numbers{70.5, 71})) << blank;
    EXPECT_EQ(columnOf(dataset, "y").categories, (Names{"m", "f"})) << blank;
    EXPECT_TRUE(hasNote(dataset, "3 cells had blanks at their ends that are not seen")) << blank;
  }
  for (const auto& [inside, name] : std::vector<std::pair<std::string, std::string>>{
           {"\u200e", "U+200E"}, {"\ufeff", "U+FEFF"}, {"\u00ad", "U+00AD"}, {"\u202a", "U+202A"}})
    EXPECT_TRUE(hasNote(readText("x,y\n7" + inside + "1,1\n72,2\n73,3\n"),
                        "it holds the invisible character " + name))
        << name;
}

TEST(LinesBelow, StandBelowATableWithTitles) {
  const Dataset dataset = readText("Costs of 2023\n\nname;year;cost\na;2020;1\nb;2021;2\n\nSource: x\n");
  EXPECT_EQ(namesOf(dataset), (Names{"name", "year", "cost"}));
  EXPECT_EQ(dataset.rows(), 2U);
}

TEST(LinesBelow, ARowThatIsCutShortIsNoNote) {
  for (const char* text : {"a,b,c\n1,2,3\n4,5\n", "a,b,c\nx,2,3\nyet\n", "a,b,c\n1,2,3\n\n4,5\n",
                           "a,b,c\n1,2,3\nSource: x\n4,5,6\n"})
    EXPECT_NE(reasonOf(errorOfText(text)).find("expected 3 fields"), std::string::npos) << text;
}

/// A line of a total is like the rows: only somebody can say that it is none.
TEST(LinesBelow, CanBeGiven) {
  const std::string text = "region,people\nnorth,3\nsouth,4\ntotal,7\n\n";
  EXPECT_EQ(readText(text).rows(), 3U);
  const Dataset dataset = readText(text, {.skipBelow = 1});
  EXPECT_EQ(columnOf(dataset, "people").values, (Numbers{3, 4}));
  EXPECT_EQ(columnOf(dataset, "region").codes.size(), 2U);
  EXPECT_EQ(readText("a,b\n1,2\nSource: x\n", {.skipBelow = 1}).rows(), 1U);
  EXPECT_NE(reasonOf(errorOfText("a,b\n1,2\nSource: x\n", {.skipBelow = 0})).find("expected 2 fields"),
            std::string::npos);
  EXPECT_NE(reasonOf(errorOfText("a,b\n1,2\n", {.skipBelow = 9})).find("no data rows"), std::string::npos);
}

TEST(LinesBelow, WithAQuoteThatIsNotClosedAreRefused) {
  for (const ReadOptions& options : {ReadOptions{}, ReadOptions{.skipBelow = 1}})
    EXPECT_NE(reasonOf(errorOfText("a,b\n1,2\n3,4\n\n\"Source\n", options)).find("never closed"),
              std::string::npos);
}

TEST(LinesBelow, OfADeclaredReadingAreNotLookedFor) {
  ReadingChoice choice;
  choice.origin = ReadingOrigin::declared;
  EXPECT_EQ(parsed(choice).skipBelow, 0);
  EXPECT_EQ(parsed(choice).unitLine, false);
}

TEST(EndingSeparators, OfTheNamesOrOfTheRowsAloneAreDropped) {
  const Dataset names = readText("age,years,income,\n20,12,1150\n21,14,4873\n");
  EXPECT_EQ(namesOf(names), (Names{"age", "years", "income"}));
  EXPECT_TRUE(hasNote(names, "The line of names ends with a separator"));
  const Dataset rows = readText("age,years,income\n20,12,1150,\n21,14,4873,\n22,9,1853,\n");
  EXPECT_EQ(namesOf(rows), (Names{"age", "years", "income"}));
  EXPECT_EQ(columnOf(rows, "income").values, (Numbers{1150, 4873, 1853}));
  EXPECT_TRUE(hasNote(rows, "The rows end with a separator"));
}

TEST(EndingSeparators, AreNoCellsOfTheHeadEither) {
  const TemporaryFolder folder;
  const TableHead head = tableHead(folder.write("t.csv", "a,b\n1,2,\n3,4,\n"));
  ASSERT_EQ(head.rows.size(), 2U);
  for (const auto& row : head.rows) EXPECT_EQ(row.size(), 2U);
}

TEST(LinesBelow, AndUnitsAreNoRowsOfTheHeadEither) {
  const TemporaryFolder folder;
  const auto file = folder.write("t.csv", "a,b\nkg,m\n1,2\n3,4\n\nSource: x\n");
  const Dataset dataset = readDataset(file).value();
  for (const Dataset* settled : {static_cast<const Dataset*>(nullptr), &dataset})
    EXPECT_EQ(tableHead(file, {}, settled).rows.size(), dataset.rows());
}

TEST(EndingSeparators, OfSomeRowsAreNamed) {
  for (const char* text : {"a,b\n1,2\n3,4,\n5,6\n", "a,b\n1,2\n3,4\n5,6,\n"})
    EXPECT_NE(reasonOf(errorOfText(text)).find("the line ends with a separator"), std::string::npos) << text;
  EXPECT_NE(reasonOf(errorOfText("a,b\n1,2,\n3,4,\n5,6,7\n")).find("expected 3 fields, found 2"),
            std::string::npos);
}

TEST(LineOfUnits, IsNoRowAndItsUnitsAreKept) {
  const Dataset dataset = readText("time,speed,torque\ns,[m/s],Nm\n0.0,1.80,40.2\n0.1,3.83,13.4\n0.2,4,1\n");
  EXPECT_EQ(dataset.rows(), 3U);
  EXPECT_TRUE(columnOf(dataset, "time").badCells.empty());
  EXPECT_EQ(columnOf(dataset, "speed").unit, "m/s");
  EXPECT_EQ(columnOf(dataset, "torque").unit, "Nm");
  EXPECT_TRUE(dataset.reading.unitLine);
  EXPECT_TRUE(
      hasNote(dataset, "The line below the names holds units and is no row: \"s\", \"m/s\" and \"Nm\"."));
  EXPECT_EQ(readText("a,b\nkg,m\n1,2\n3,4\n", {.unitLine = false}).rows(), 3U);
}

TEST(LineOfUnits, IsNoRowOfValues) {
  for (const char* text : {"a,b\nunknown,1\n2,3\n4,5\n", "x\nunknown\n1\n2\n3\n", "a,b\n-,NA\n1,2\n3,4\n",
                           "name,town\nkg,m\nann,bonn\nbob,kiel\n", "a,b,c\nx,y,1\n1,2,3\n4,5,6\n"})
    EXPECT_FALSE(readText(text).reading.unitLine) << text;
}

TEST(Blanks, OfEveryKindAreTakenFromTheEndsOfCellsAndNames) {
  for (const char* blank :
       {"\xC2\xA0", "\xE2\x80\x87", "\xE2\x80\xAF", "\xE2\x80\x8B", "\xEF\xBB\xBF", " \xC2\xA0 "}) {
    const std::string b = blank;
    const Dataset dataset = readText("id,weight" + b + ",sex\n1,74.4" + b + ",m\n2," + b + "54.1,m" + b +
                                     "\n3,\"65.4" + b + "\",f\n4," + b + ",f\n");
    EXPECT_EQ(namesOf(dataset), (Names{"id", "weight", "sex"}));
    const Column& weight = columnOf(dataset, "weight");
    EXPECT_TRUE(weight.badCells.empty()) << b;
    EXPECT_EQ(weight.missing, 1U);
    EXPECT_EQ(columnOf(dataset, "sex").categories, (Names{"m", "f"}));
    EXPECT_TRUE(hasNote(dataset, "5 cells had blanks at their ends that are not seen"));
  }
}

TEST(Blanks, InsideANumberAreNamed) {
  const Dataset dataset = readText(
      "x,y\n1,1\n2\xE2\x80\x8B"
      "5,2\n3,3\n4,4\n");
  ASSERT_EQ(columnOf(dataset, "x").badCells.size(), 1U);
  EXPECT_TRUE(hasNote(dataset, "it holds the invisible character U+200B"));
}

TEST(RareSeparators, TheBarIsFoundAndAnyOtherSignCanBeGiven) {
  const Dataset dataset = readText("age|years|income\n20|13|1829\n21|9|4585\n");
  EXPECT_EQ(dataset.reading.separator, '|');
  EXPECT_EQ(namesOf(dataset), (Names{"age", "years", "income"}));
  const MarkKey& key = std::get<MarkKey>(readingKey("separator").value);
  for (const char sign : std::string(":^~#/\\&=*!@$%_+.-")) {
    EXPECT_EQ(markFrom(key, std::string(1, sign)), sign);
    const std::string s(1, sign);
    EXPECT_EQ(readText("a" + s + "b\n1" + s + "2\n", {.separator = sign}).columns.size(), 2U) << sign;
  }
  for (const char* word : {"a", "7", "\"", "'", "::", "", "\x01"})
    EXPECT_EQ(markFrom(key, word), std::nullopt) << word;
}

TEST(RareSeparators, OfALineThatNoUsualOneCutsAreOffered) {
  const Dataset dataset = readText("age^years\n20^13\n21^9\n22^7\n");
  EXPECT_EQ(dataset.columns.size(), 1U);
  ASSERT_EQ(dataset.questions.size(), 1U);
  EXPECT_EQ(dataset.questions[0].answers.back(), "^");
  // Times, dates and addresses are cells as they are.
  for (const char* text :
       {"t\n12:30\n13:45\n14:00\n", "d\n1/2/2024\n3/4/2024\n5/6/2024\n", "m\na@b.c\nd@e.f\ng@h.i\n"})
    EXPECT_TRUE(readText(text).questions.empty()) << text;
}

TEST(Quotes, ThatAreTextAreReadWithoutQuotesWhereThatWorks) {
  EXPECT_NE(reasonOf(errorOfText("a,b\n1,x\n2,\"\"A\"\" ST\n3,y\n")).find("or read the file without quotes"),
            std::string::npos);
  EXPECT_EQ(reasonOf(errorOfText("a,b\n1,x\n2,\"\"A\"\", ST\n3,y\n")).find("without quotes"),
            std::string::npos);
}

TEST(OddLines, ARuleBelowTheNamesIsNoRow) {
  const std::string rows = "20 | 3\n30 | 4\n40 | 5\n";
  for (const char* rule : {"---|---", "-----+-----", ":--|--:", "=== | ==="}) {
    const Dataset dataset = readText(std::string("age | cost\n") + rule + "\n" + rows + "(3 rows)\n");
    EXPECT_EQ(dataset.rows(), 3U) << rule;
    EXPECT_EQ(columnOf(dataset, "cost").kind, ColumnKind::number) << rule;
    EXPECT_TRUE(hasNote(dataset, "The line below the names is a rule and no row.")) << rule;
  }
  const Dataset missing = readText("age,cost\n-,-\n20,3\n30,4\n");
  EXPECT_EQ(missing.rows(), 3U) << "one sign may stand for a missing number";
}

}  // namespace
}  // namespace epsiscope::odd_lines_test
