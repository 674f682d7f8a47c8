#include "core/base/file_error.h"
#include "core/reading/reader.h"
#include "core/reading/table_head.h"
#include "tests/core/reading/reader_test_support.h"
#include "tests/support/shared_files.h"
#include "tests/support/sheet_files.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace epsiscope::sheet_limits_test {
namespace {

using test::blank;
using test::errorOf;
using test::number;
using test::TemporaryFolder;
using test::text;

const std::string kDamaged = "the spreadsheet is damaged or cut short";
const std::string kCell = "<table:table-cell office:value-type=\"float\" office:value=\"1\"";
const std::string kWords = "<table:table-cell office:value-type=\"string\"";
const std::string kTable = "<table:table-row>" + kWords + "><text:p>x</text:p></table:table-cell>" + kWords +
                           "><text:p>y</text:p></table:table-cell></table:table-row><table:table-row>" +
                           kCell + "/>" + kCell + "/></table:table-row>";

std::string repeated(const std::string& piece, std::size_t times) {
  std::string all;
  all.reserve(piece.size() * times);
  for (std::size_t i = 0; i < times; ++i) all += piece;
  return all;
}

std::string odsBytes(const std::string& rows) {
  return test::zipOf(test::odsParts({{"Data", rows}}));
}
std::string xlsxBytes(const std::string& data, const test::XlsxParts& more = {}) {
  return test::zipOf(test::xlsxParts({{"Data", data}}, more));
}
Dataset readBytes(const std::string& bytes) {
  const TemporaryFolder folder;
  return readDataset(folder.write("table.bin", bytes)).value();
}
std::string reasonOf(const std::string& bytes) {
  const TemporaryFolder folder;
  const auto file = folder.write("table.bin", bytes);
  const FileError error = errorOf([&] { readDataset(file); });
  EXPECT_FALSE(error.nextStep().empty()) << error.reason();
  return error.reason();
}
/// The number of calls of goOn, whether or not the file is a table.
std::size_t questionsOf(const std::string& bytes) {
  const TemporaryFolder folder;
  std::size_t questions = 0;
  try {
    readDataset(folder.write("table.bin", bytes), {}, [&](double) { return ++questions > 0; });
  } catch (const FileError&) {
    // The file holds no table.
  }
  return questions;
}

TEST(SheetLimits, HostileWorkbooksEndInATableOrASentence) {
  const std::filesystem::path folder = test::sharedDir() / "cases" / "attacks";
  NEEDS_FILE(folder);
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    try {
      EXPECT_GT(readDataset(entry.path()).value().rows(), 0U) << entry.path();
    } catch (const FileError& error) {
      EXPECT_FALSE(error.nextStep().empty()) << entry.path();
    }
  }
}

TEST(SheetLimits, EmptyCellsAndRowsMayGoOnAsFarAsTheyLike) {
  const std::string far = "9007199254740992";
  const std::string blanks = kWords + " table:number-columns-repeated=\"" + far +
                             "\"><text:p> <text:s/></text:p></table:table-cell>";
  EXPECT_EQ(
      readBytes(odsBytes("<table:table-row table:number-rows-repeated=\"3\">" + blanks +
                         "</table:table-row>" + kTable + "<table:table-row table:number-rows-repeated=\"" +
                         far + "\">" + blanks + "</table:table-row>"))
          .rows(),
      1U);
  // So often that a sum of columns would overflow to zero.
  EXPECT_EQ(reasonOf(odsBytes(kTable + "<table:table-row>" + repeated(blanks, 2048) + kCell +
                              "/></table:table-row>")),
            "a cell stands in column 9007199254740993, and a sheet has at most 16384");
  EXPECT_EQ(readBytes(odsBytes(kTable + "<table:table-row table:number-rows-repeated=\"0\">" + kCell +
                               " table:number-columns-repeated=\"0\"/>" + kCell + "/></table:table-row>" +
                               "<table:table-row>" + kCell + "/>" + kCell + "/></table:table-row>"))
                .rows(),
            3U);
}

TEST(SheetLimits, WhatIsNotInTheFileButAskedForIsBounded) {
  const std::string many = kWords + "><text:p><text:s text:c=\"1000000\"/></text:p></table:table-cell>";
  EXPECT_EQ(reasonOf(odsBytes(kTable + "<table:table-row>" + repeated(many, 100) + "</table:table-row>")),
            "the sheet holds more than 64 MB of text");
  EXPECT_EQ(reasonOf(odsBytes(
                kTable + "<table:table-row>" + kWords +
                "><text:p><text:s text:c=\"17000000\"/>a</text:p></table:table-cell></table:table-row>")),
            "a cell holds more than 16 MB of text, which no cell of a table does");
  // Rows of a byte each take more memory than their text.
  EXPECT_EQ(reasonOf(odsBytes("<table:table-row table:number-rows-repeated=\"16777216\">" + kCell +
                              "/></table:table-row>")),
            "the sheet holds more than 64 MB of text");
}

TEST(SheetLimits, EscapedCharactersAreReadOnce) {
  constexpr std::size_t kMany = 2'000'000;
  const Dataset table = readBytes(
      xlsxBytes("<sheetData><row><c t=\"inlineStr\"><is><t>x</t></is></c><c t=\"str\"><v>y</v></c></row>"
                "<row><c t=\"inlineStr\"><is><t>" +
                repeated("_x0041_", kMany) +
                "</t></is></c><c t=\"str\"><v>_x005F_x0041__x41_</v></c></row></sheetData>"));
  EXPECT_EQ(test::textAt(table.columns.at(0), 0), std::string(kMany, 'A'));
  EXPECT_EQ(test::textAt(table.columns.at(1), 0), "_x0041__x41_");
}

TEST(SheetLimits, BlanksThatManyCellsShareAreLookedAtOnce) {
  const std::string shared =
      "<si><t>x</t></si><si><t>" + std::string(std::size_t{8} << 20, ' ') + "</t></si>";
  const Dataset table =
      readBytes(xlsxBytes("<sheetData><row><c t=\"s\"><v>0</v></c><c t=\"str\"><v>y</v></c></row><row>" +
                              std::string("<c><v>1</v></c><c><v>2</v></c>") +
                              repeated("<c t=\"s\"><v>1</v></c>", 16'000) + "</row></sheetData>",
                          {.shared = shared}));
  EXPECT_EQ(table.columns.size(), 2U);
}

TEST(SheetLimits, ElementsAndNamesTakeNoMoreMemoryThanATableHas) {
  const std::string row = "<row><c><v>1</v></c></row>";
  EXPECT_EQ(reasonOf(xlsxBytes("<sheetData>" + row + repeated("<a>", 1'000'000) +
                               repeated("</a>", 1'000'000) + "</sheetData>")),
            "the elements of xl/worksheets/sheet1.xml are nested more than 1000 deep, deeper than those of "
            "any table");
  EXPECT_EQ(readBytes(xlsxBytes("<sheetData>" + row + row + "</sheetData>" + repeated("<a>", 900) +
                                repeated("</a>", 900)))
                .rows(),
            2U);
  std::string names;
  for (int i = 0; i < 1'000'000; ++i) names += "<a" + std::to_string(i) + "/>";
  const std::string tooLong =
      "the tags or names of xl/worksheets/sheet1.xml are longer than those of any table";
  EXPECT_EQ(reasonOf(xlsxBytes("<sheetData>" + row + "</sheetData>" + names)), tooLong);
  EXPECT_EQ(reasonOf(xlsxBytes("<sheetData>" + row + "</sheetData><a b=\"" +
                               std::string(std::size_t{3} << 20, 'b') + "\"/>")),
            tooLong);
  EXPECT_EQ(reasonOf(xlsxBytes("<sheetData>" + row + "</sheetData><!--" +
                               std::string(std::size_t{3} << 20, 'b') + "-->")),
            tooLong);
}

/// The sheets of a document are looked at together: four times as many take four times as long, not sixteen.
TEST(SheetLimits, ManySheetsAreLookedAtInOnePass) {
  const auto questions = [](std::size_t sheets) {
    const std::string rows = repeated("<table:table-row><table:table-cell table:style-name=\"" +
                                          std::string(200, 's') + "\"/></table:table-row>",
                                      100);
    std::vector<test::OdsTable> tables;
    for (std::size_t i = 0; i < sheets; ++i) tables.push_back({"Sheet" + std::to_string(i), rows});
    return questionsOf(test::zipOf(test::odsParts(tables)));
  };
  const std::size_t few = questions(100), many = questions(400);
  EXPECT_GT(few, 20U);
  EXPECT_LE(many, 4 * few + 10);
}

TEST(SheetLimits, SheetsThatShareAPartAreLookedAtOnce) {
  const auto questions = [](std::size_t sheets) {
    std::vector<test::XlsxSheet> all(sheets);
    for (std::size_t i = 0; i < sheets; ++i) all[i].name = "Sheet" + std::to_string(i);
    std::vector<test::ZipPart> parts = test::xlsxParts(all);
    parts.front().bytes = "<worksheet><sheetData>" + repeated("<row><c s=\"0000000000\"/></row>", 30'000) +
                          "</sheetData></worksheet>";
    for (test::ZipPart& part : parts) {
      if (part.name != "xl/_rels/workbook.xml.rels") continue;
      for (std::size_t i = sheets; i > 1; --i) {
        const std::string own = "worksheets/sheet" + std::to_string(i) + ".xml";
        part.bytes.replace(part.bytes.find(own), own.size(), "worksheets/sheet1.xml");
      }
    }
    std::erase_if(parts, [](const test::ZipPart& part) {
      return part.name.starts_with("xl/worksheets/") && part.name != "xl/worksheets/sheet1.xml";
    });
    return questionsOf(test::zipOf(parts));
  };
  EXPECT_EQ(questions(40), questions(10));
}

TEST(SheetLimits, MoreSheetsThanAnyProgramHasAreRefused) {
  const std::string reason = "it has more than 10000 sheets, or names of sheets that fill 4 MB";
  EXPECT_EQ(reasonOf(test::zipOf(test::odsParts(std::vector<test::OdsTable>(10'001, {"Sheet", ""})))),
            reason);
  EXPECT_EQ(
      reasonOf(test::zipOf(test::odsParts(std::vector<test::OdsTable>(10, {std::string(500'000, 'n'), ""})))),
      reason);
  EXPECT_EQ(
      reasonOf(test::zipOf(test::xlsxParts(std::vector<test::XlsxSheet>(10'003, {"Sheet", "<sheetData/>"})))),
      reason);
}

TEST(SheetLimits, RowsWithinRowsAndCellsOutsideThemAreDamage) {
  const std::string cell = "<c><v>1</v></c>";
  for (const std::string& data :
       {"<row>" + cell + "</row>" + cell, "<row>" + cell + "<row>" + cell + "</row></row>",
        "<row><row>" + cell + "</row>" + cell + "</row>", std::string("<row><c><c><v>1</v></c></c></row>"),
        cell + "<row>" + cell + "</row>"})
    EXPECT_EQ(reasonOf(xlsxBytes("<sheetData>" + data + "</sheetData>")), kDamaged) << data;
  const auto row = [](const std::string& inside) {
    return "<table:table-row>" + inside + "</table:table-row>";
  };
  const std::string one = kCell + "/>";
  for (const std::string& rows : {row(one) + one, row(one + row(one)), row(row(one) + one),
                                  row(kCell + ">" + one + "</table:table-cell>"), one + row(one)})
    EXPECT_EQ(reasonOf(odsBytes(rows)), kDamaged) << rows;
}

TEST(SheetLimits, FilesThatShareBytesAreDamage) {
  std::string bytes = test::zipOf({{"xl/workbook.xml", "<workbook/>"}, {"xl/sheet1.xml", "<w/>"}});
  const std::size_t directory = bytes.find("PK\x01\x02"), second = bytes.find("PK\x01\x02", directory + 4);
  bytes.replace(second + 42, 4, std::string(4, '\0'));
  EXPECT_EQ(reasonOf(bytes), kDamaged);
}

TEST(SheetLimits, MuchThatIsMadeOfLittleAsksWhetherToGoOn) {
  const auto bytesOf = [](std::size_t rows) {
    return odsBytes("<table:table-row table:number-rows-repeated=\"" + std::to_string(rows) + "\">" + kCell +
                    " table:number-columns-repeated=\"1000\"/></table:table-row>");
  };
  const TemporaryFolder folder;
  const auto file = folder.write("table.ods", bytesOf(8000));
  std::size_t last = 0;
  for (const std::size_t rows : {2000U, 8000U}) {
    const std::size_t questions = questionsOf(bytesOf(rows));
    EXPECT_GT(questions, rows / 1000);
    EXPECT_GT(questions, last + (last == 0 ? 0 : 10));
    last = questions;
  }
  for (std::size_t stop = 1; stop < 12; ++stop) {
    std::size_t questions = 0;
    EXPECT_FALSE(readDataset(file, {}, [&](double) { return ++questions < stop; })) << stop;
    EXPECT_EQ(questions, stop);
  }
  EXPECT_THROW(tableHead(file, {}, nullptr, 50, [] { return false; }), Cancelled);
}

}  // namespace
}  // namespace epsiscope::sheet_limits_test
