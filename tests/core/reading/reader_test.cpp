#include "core/reading/reader.h"

#include "tests/core/reading/reader_test_support.h"

#include <gtest/gtest.h>

#include <zlib.h>

#include <cmath>
#include <string>

namespace epsiscope::reader_test {
namespace {

using test::columnOf;
using test::errorOf;
using test::errorOfText;
using test::hasNote;
using test::namesOf;
using test::readText;
using test::TemporaryFolder;
using test::textAt;
using Doubles = std::vector<double>;

bool mentions(const FileError& error, const std::string& part) {
  return std::string(error.what()).find(part) != std::string::npos;
}

std::string gzipped(const std::string& text) {
  const TemporaryFolder folder;
  const std::string path = (folder.path() / "a.gz").string();
  gzFile file = gzopen(path.c_str(), "wb");
  gzwrite(file, text.data(), static_cast<unsigned>(text.size()));
  gzclose(file);
  return test::bytesOf(path);
}

std::string utf16(const std::string& ascii, bool bigEndian) {
  std::string bytes = bigEndian ? "\xFE\xFF" : "\xFF\xFE";
  for (const char c : ascii) bytes += bigEndian ? std::string{'\0', c} : std::string{c, '\0'};
  return bytes;
}

TEST(Reader, SaysHowItRead) {
  const Dataset dataset = readText("a;b\n1,5;x\n2,5;\n");
  EXPECT_EQ(dataset.name, "table.csv");
  EXPECT_EQ(dataset.sha256.size(), 64u);
  EXPECT_EQ(dataset.reading.separator, ';');
  EXPECT_EQ(dataset.reading.decimal, ',');
  EXPECT_EQ(dataset.reading.encoding, "UTF-8");
  EXPECT_TRUE(dataset.reading.header);
  EXPECT_EQ(columnOf(dataset, "a").values, (Doubles{1.5, 2.5}));
  EXPECT_EQ(columnOf(dataset, "b").codes, (std::vector<std::int32_t>{0, -1}));
  EXPECT_EQ(columnOf(dataset, "b").firstMissingLine, 3u);
}

TEST(Reader, HashIsOfTheBytesInTheFile) {
  EXPECT_EQ(readText("x\n1\n").sha256, "daff832f802000e645771a60983c76c963f6ee602a6230e45237bd360e91cc1a");
}

TEST(Reader, Encodings) {
  const std::string plain = "name,x\nS\xC3\xA3o,1\n";
  EXPECT_EQ(textAt(columnOf(readText(plain), "name"), 0), "S\xC3\xA3o");
  EXPECT_EQ(namesOf(readText("\xEF\xBB\xBFname,x\na,1\n")).front(), "name");

  const Dataset latin = readText("name,x\nS\xE3o,1\n");
  EXPECT_EQ(latin.reading.encoding, "Latin-1");
  EXPECT_EQ(textAt(columnOf(latin, "name"), 0), "S\xC3\xA3o");
  EXPECT_TRUE(hasNote(latin, "not UTF-8 (first in line 2)"));

  const Dataset windows = readText("name,x\n\x80 5,1\n");
  EXPECT_EQ(windows.reading.encoding, "Windows-1252");
  EXPECT_EQ(textAt(columnOf(windows, "name"), 0), "\xE2\x82\xAC 5");
  EXPECT_TRUE(readText("name,x\nS\xE3o,1\n", {.encoding = "Latin-1"}).notes.empty());

  for (const bool bigEndian : {false, true}) {
    const Dataset wide = readText(utf16("name,x\na,1\nb,2\n", bigEndian));
    EXPECT_EQ(wide.reading.encoding, bigEndian ? "UTF-16BE" : "UTF-16LE");
    EXPECT_EQ(columnOf(wide, "x").values, (Doubles{1, 2}));
    EXPECT_TRUE(wide.reading.byteOrderMark);
    const std::string bare = utf16("name,x\na,1\nb,2\n", bigEndian).substr(2);
    for (const ReadOptions& given : {ReadOptions{}, ReadOptions{.encoding = wide.reading.encoding}}) {
      const Dataset dataset = readText(bare, given);
      EXPECT_EQ(dataset.reading.encoding, wide.reading.encoding);
      EXPECT_FALSE(dataset.reading.byteOrderMark);
      EXPECT_EQ(columnOf(dataset, "x").values, (Doubles{1, 2}));
    }
  }
  // Half of the bytes are NUL here, too, but as UTF-16 they would be no text.
  std::string numbers;
  for (int i = 1; i < 200; ++i) numbers += {static_cast<char>(i % 31 + 1), '\0'};
  EXPECT_TRUE(mentions(errorOfText(numbers), "not a text file"));
}

TEST(Reader, RefusesUndecodableBytes) {
  EXPECT_EQ(errorOfText("name,x\nS\xE3o,1\n", {.encoding = "UTF-8"}).place().line, 2u);
  // Mostly good UTF-8 with one broken byte is damaged, not Latin-1.
  EXPECT_TRUE(mentions(errorOfText("a,b\n\xC3\xA3,\xC3\xA9\n\xC3\xA3,1\n2,\xE3\n"), "line 4: byte 0xE3"));
  EXPECT_TRUE(mentions(errorOfText("a\n\x81\n", {.encoding = "Windows-1252"}), "is not Windows-1252"));
  EXPECT_TRUE(mentions(errorOfText(utf16("a\n1\n", false) + "x"), "ends inside a character"));
  EXPECT_TRUE(mentions(errorOfText("a\n1\n", {.encoding = "EBCDIC"}), "\"EBCDIC\" is not known"));
}

TEST(Reader, UnpacksGzip) {
  const std::string text = "a,b\n1,2\n";
  EXPECT_EQ(columnOf(readText(gzipped(text)), "b").values, Doubles{2});
  EXPECT_EQ(readText(gzipped(text) + gzipped("3,4\n")).rows(), 2u);  // members follow one another
  const std::string packed = gzipped(text);
  EXPECT_TRUE(mentions(errorOfText(packed.substr(0, packed.size() / 2)), "end early"));
  std::string damaged = packed;
  damaged[packed.size() - 6] = static_cast<char>(~damaged[packed.size() - 6]);
  EXPECT_TRUE(mentions(errorOfText(damaged), "damaged"));
  EXPECT_TRUE(mentions(errorOfText(gzipped("")), "the packed file is empty"));
}

TEST(Reader, TellsOtherFormats) {
  EXPECT_TRUE(mentions(errorOfText(std::string("PK\x03\x04", 4) + "rest"), "save it as CSV"));
  EXPECT_TRUE(mentions(errorOfText("$FL2@(#) SPSS DATA FILE"), "copy or download the file again"));
  EXPECT_TRUE(mentions(errorOfText("%PDF-1.4"), "PDF"));
  EXPECT_TRUE(mentions(errorOfText("\x01\x02\x03\x04\x05"), "not a text file"));
}

TEST(Reader, FilesThatAreNone) {
  const TemporaryFolder folder;
  const auto error = [&](const std::filesystem::path& path) { return errorOf([&] { readDataset(path); }); };
  EXPECT_TRUE(mentions(error(folder.path() / "none.csv"), "there is no such file"));
  EXPECT_TRUE(mentions(error(folder.path()), "this is a folder"));
  EXPECT_TRUE(mentions(error("/dev/null"), "device or a pipe"));
  EXPECT_TRUE(mentions(error(folder.write("blank.csv", "\xEF\xBB\xBF \n\r\n\t")), "nothing but blanks"));
  EXPECT_TRUE(mentions(error(folder.write("wide.csv", "\xFF\xFE")), "nothing but blanks"));
  EXPECT_TRUE(mentions(error(folder.write("bom.csv", "\xEF\xBB\xBF")), "nothing but blanks"));
}

TEST(Reader, ReadsPathsThatAreNotAscii) {
  const TemporaryFolder folder;
  EXPECT_EQ(readDataset(folder.write("p\xC3\xA1gina \xE2\x82\xAC.csv", "x\n1\n"))->name,
            "p\xC3\xA1gina \xE2\x82\xAC.csv");
}

TEST(Reader, QuoteErrorsNameTheLineWhereTheQuoteOpened) {
  const FileError open = errorOfText("id,comment\n1,x\n2,\"y\n3,z\n4,w\n");
  EXPECT_EQ(open.place().line, 3u);
  EXPECT_EQ(open.place().column, 2u);
  EXPECT_EQ(open.place().columnName, "comment");
  EXPECT_TRUE(mentions(errorOfText("id,comment\n1,\"x\"y\n"), "line 2, column 2 \"comment\": text follows"));
}

TEST(Reader, RaggedLinesNameFirstNextAndCount) {
  const FileError one = errorOfText("a,b\n1,2\n3\n4,5\n");
  EXPECT_TRUE(mentions(one, "line 3: expected 2 fields, found 1;"));
  EXPECT_TRUE(mentions(errorOfText("a,b,c\n1,2,3\n1\n1,2,3\n1,2\n1,2,3\n1,2,3,4\n"),
                       "(3 lines differ, the next is line 5)"));
  EXPECT_TRUE(mentions(errorOfText("title\na,b\n1,2\n3,4\n", {.skipLines = 0}),
                       "line 1: expected 2 fields, found 1"));
}

TEST(Reader, NamesCanBeTold) {
  const Dataset dataset = readText("1,2\n3,4\n", {.names = {{"x", "y"}}});
  EXPECT_EQ(namesOf(dataset), (std::vector<std::string>{"x", "y"}));
  EXPECT_EQ(dataset.rows(), 2u);
  EXPECT_EQ(readText("a,b\n3,4\n", {.names = {{"x", "y"}}}).rows(), 1u);
  EXPECT_TRUE(mentions(errorOfText("1,2\n", {.names = {{"x"}}}), "1 name was given for 2 columns"));
}

TEST(Reader, GeneratedNamesNeverClash) {
  EXPECT_EQ(namesOf(readText("x,x,x (2),,column4\n1,2,3,4,5\n")),
            (std::vector<std::string>{"x", "x (3)", "x (2)", "column4 (2)", "column4"}));
}

TEST(Reader, DecimalMarkIsSettledPerFile) {
  // The second column settles what the first cannot.
  const Dataset comma = readText("a;b\n1.234;0,5\n5.678;1,5\n");
  EXPECT_EQ(comma.reading.decimal, ',');
  EXPECT_EQ(columnOf(comma, "a").values, (Doubles{1234, 5678}));
  EXPECT_TRUE(hasNote(comma, "was read as a thousands mark in 2 cells"));
  const Dataset point = readText("a;b\n1.234;0.5\n5.678;1.5\n");
  EXPECT_EQ(columnOf(point, "a").values, (Doubles{1.234, 5.678}));
  EXPECT_TRUE(point.notes.empty());
}

TEST(Reader, AmbiguousMarksAreReadAsDecimalWithANote) {
  const Dataset point = readText("a,b\n1.234,x\n5.678,y\n");
  EXPECT_EQ(columnOf(point, "a").values, (Doubles{1.234, 5.678}));
  EXPECT_TRUE(hasNote(point, "(\"a\")"));
  const Dataset comma = readText("a;b\n1,234;x\n5,678;y\n");
  EXPECT_EQ(columnOf(comma, "a").values, (Doubles{1.234, 5.678}));
  EXPECT_TRUE(hasNote(comma, "1,234"));
  EXPECT_TRUE(readText("a,b\n1.234,x\n5.678,y\n", {.decimal = '.'}).notes.empty());
}

TEST(Reader, QuotedCommasInCommaSeparatedFiles) {
  EXPECT_EQ(columnOf(readText("a,b\n\"1,5\",1\n\"0,25\",2\n"), "a").values, (Doubles{1.5, 0.25}));
  EXPECT_EQ(columnOf(readText("a,b\n\"1,234\",0.5\n\"5,678\",1.5\n"), "a").values, (Doubles{1234, 5678}));
  const Dataset open = readText("a,b\n\"1,234\",1\n\"5,678\",2\n");
  EXPECT_EQ(columnOf(open, "a").values, (Doubles{1234, 5678}));
  ASSERT_EQ(open.questions.size(), 1u);
  EXPECT_EQ(open.questions[0].answers, (std::vector<std::string>{".", ","}));
  EXPECT_NE(open.questions[0].sentence.find("it was read as 1234; if it is 1.234"), std::string::npos);
  EXPECT_EQ(columnOf(readText("a,b\n\"1,234\",1\n\"5,678\",2\n", {.decimal = ','}), "a").values,
            (Doubles{1.234, 5.678}));
  EXPECT_EQ(columnOf(readText("a,b\n\"1,234\",1\n\"5,678\",2\n", {.decimal = '.'}), "a").values,
            (Doubles{1234, 5678}));
}

TEST(Reader, LateDecimalCommasAreStillNoticed) {
  std::string text = "id;x\n";
  for (int i = 0; i < 1000; ++i) text += std::to_string(i) + ";7\n";
  text += "1000;2,5\n";
  const Dataset dataset = readText(text);
  EXPECT_EQ(dataset.reading.decimal, ',');
  EXPECT_EQ(columnOf(dataset, "x").values.back(), 2.5);
}

TEST(Reader, LateTextIsStillNoticed) {
  std::string text = "id,x\n";
  for (int i = 0; i < 400; ++i) text += std::to_string(i) + ",7\n";
  for (int i = 0; i < 500; ++i) text += "1,word\n";
  const Dataset dataset = readText(text);
  EXPECT_EQ(columnOf(dataset, "x").kind, ColumnKind::text);
  EXPECT_EQ(textAt(columnOf(dataset, "x"), 0), "7");
  EXPECT_TRUE(hasNote(dataset, "is mixed, 400 numbers and 500 other texts"));
}

TEST(Reader, BadCellsAfterALineBreakHaveTheirOwnLine) {
  const Dataset dataset = readText("c,x\n\"a\nb\",bad\nc,3\nd,4\n");
  EXPECT_EQ(columnOf(dataset, "x").badCells.at(0).line, 3u);
}

TEST(Reader, NamesAHundredBadCellsAndKeepsAll) {
  std::string text = "x,y\n";
  for (int i = 0; i < 300; ++i) text += "1,2\n";
  for (int i = 0; i < 150; ++i) text += "bad,2\n";
  const Dataset dataset = readText(text);
  EXPECT_EQ(columnOf(dataset, "x").badCells.size(), 150u);
  EXPECT_EQ(columnOf(dataset, "x").badTexts, std::vector<std::string>{"bad"});
  EXPECT_TRUE(hasNote(dataset, "And 50 more cells"));
}

TEST(Reader, LongIdentifiersStayTextButMeasurementsDoNot) {
  EXPECT_EQ(columnOf(readText("a,b\n12345678901234567,1\n"), "a").kind, ColumnKind::text);
  EXPECT_EQ(columnOf(readText("a,b\n12345678901234567,1\n0.5,2\n"), "a").kind, ColumnKind::number);
}

TEST(Reader, EmptyColumnIsMissingNumbers) {
  const Dataset dataset = readText("a,b\n1,\n2,\n");
  EXPECT_EQ(columnOf(dataset, "b").kind, ColumnKind::number);
  EXPECT_EQ(columnOf(dataset, "b").missing, 2u);
  EXPECT_TRUE(hasNote(dataset, "has no values"));
}

TEST(Reader, ProgressRisesToOneAndCanStop) {
  std::string text = "x,word\n";
  for (int i = 0; i < 300000; ++i) text += "1.25,abc\n";
  const TemporaryFolder folder;
  const auto file = folder.write("big.csv", text);
  std::vector<double> seen;
  ASSERT_TRUE(readDataset(file, {}, [&](double done) { return seen.push_back(done), true; }));
  EXPECT_GE(seen.size(), 3 * text.size() / (1u << 20));
  EXPECT_TRUE(std::is_sorted(seen.begin(), seen.end()));
  EXPECT_EQ(seen.back(), 1);
  for (std::size_t stopAt = 1; stopAt <= seen.size(); ++stopAt) {
    std::size_t calls = 0;
    EXPECT_FALSE(readDataset(file, {}, [&](double) { return ++calls < stopAt; }));
    EXPECT_EQ(calls, stopAt);
  }
}

TEST(Reader, WideAndLongTables) {
  std::string names = "c0", row = "0";
  for (int i = 1; i < 10000; ++i) {
    names += ",c" + std::to_string(i);
    row += "," + std::to_string(i);
  }
  const Dataset dataset = readText(names + "\n" + row + "\n" + row + "\n");
  EXPECT_EQ(dataset.columns.size(), 10000u);
  EXPECT_EQ(dataset.columns[9999].values, (Doubles{9999, 9999}));
}

TEST(Reader, ErrorsDoNotShowRows) {
  const std::string secret = "4929-1234";
  EXPECT_FALSE(mentions(errorOfText("a,b\n" + secret + ",1\n" + secret + "\n"), secret));
}

}  // namespace
}  // namespace epsiscope::reader_test
