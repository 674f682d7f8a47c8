#include "core/base/sha256.h"
#include "core/reading/reader.h"
#include "core/reading/sheet/cell_format.h"
#include "core/reading/table_head.h"
#include "core/table/cell_report.h"
#include "tests/core/reading/reader_test_support.h"
#include "tests/support/sheet_files.h"

#include <zlib.h>

#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <random>

namespace epsiscope::sheet_test {
namespace {

using test::blank;
using test::columnOf;
using test::errorOf;
using test::hasNote;
using test::namesOf;
using test::number;
using test::SheetRow;
using test::TemporaryFolder;
using test::text;
using test::textAt;
using test::XlsxSheet;

Dataset readBytes(const std::string& bytes, const ReadOptions& options = {}) {
  const TemporaryFolder folder;
  return readDataset(folder.write("table.bin", bytes), options).value();
}
FileError refusal(const std::string& bytes, const ReadOptions& options = {}) {
  const TemporaryFolder folder;
  const auto file = folder.write("table.xlsx", bytes);
  return errorOf([&] { readDataset(file, options); });
}
/// The table of a workbook whose only sheet has these elements.
Dataset readXlsx(const std::string& data, const test::XlsxParts& more = {}, const ReadOptions& options = {}) {
  return readBytes(test::zipOf(test::xlsxParts({{.name = "Data", .data = data}}, more)), options);
}
Dataset readOds(const std::string& rows) {
  return readBytes(test::zipOf(test::odsParts({{"Data", rows}})));
}

std::string digitsOf(double value, bool shortest) {
  std::array<char, 64> digits;
  const auto end = shortest ? std::to_chars(digits.data(), digits.data() + digits.size(), value)
                            : std::to_chars(digits.data(), digits.data() + digits.size(), value,
                                            std::chars_format::scientific, 16);
  return {digits.data(), end.ptr};
}

/// Doubles of every size, as bits and as people write them.
std::vector<double> hardNumbers() {
  std::mt19937_64 bits(7);
  std::vector<double> values = {
      0,   -0.0, 0.1,  1.0 / 3, 1e15,      123456789012345678.0, 9007199254740993.0, 1e22, 1.5e300, 5e-324,
      -42, 2.50, 1e-7, 65536.0, 0.1 + 0.2, 100000000000000.1};
  while (values.size() < 400) {
    const double value = std::bit_cast<double>(bits());
    if (std::isfinite(value)) values.push_back(value);
    values.push_back(static_cast<double>(static_cast<std::int64_t>(bits() % 2000000) - 1000000) / 100);
  }
  return values;
}

void expectSameBits(const Column& column, const std::vector<double>& wanted, const char* what) {
  ASSERT_EQ(column.kind, ColumnKind::number) << what;
  ASSERT_EQ(column.values.size(), wanted.size()) << what;
  for (std::size_t i = 0; i < wanted.size(); ++i)
    EXPECT_EQ(std::bit_cast<std::uint64_t>(column.values[i]), std::bit_cast<std::uint64_t>(wanted[i]))
        << what << " row " << i << " " << wanted[i];
}

TEST(Sheet, GivesTheSameDoublesAsTextFromBothFormatsAndEveryWayToWriteThem) {
  const std::vector<double> values = hardNumbers();
  for (const bool shortest : {true, false}) {
    std::vector<SheetRow> rows = {{text("x"), text("name")}};
    std::string csv = "x,name\n";
    for (std::size_t i = 0; i < values.size(); ++i) {
      rows.push_back({number(digitsOf(values[i], shortest)), text("n" + std::to_string(i % 5))});
      csv += digitsOf(values[i], shortest) + ",n" + std::to_string(i % 5) + "\n";
    }
    const Dataset plain = readBytes(csv), xlsx = readBytes(test::xlsxOf(rows)),
                  ods = readBytes(test::odsOf(rows));
    for (const auto& [table, what] : {std::pair{&plain, "CSV"}, {&xlsx, "xlsx"}, {&ods, "ODS"}}) {
      expectSameBits(columnOf(*table, "x"), values, what);
      EXPECT_EQ(columnOf(*table, "name").categories, columnOf(plain, "name").categories) << what;
      EXPECT_EQ(columnOf(*table, "name").codes, columnOf(plain, "name").codes) << what;
    }
  }
}

/// One row of every type, below a header and a row of words that keeps the columns texts.
std::vector<SheetRow> everyType() {
  return {{text("text"), text("yes"), text("day"), text("moment"), text("clock"), text("share"), text("sum")},
          {text("a \"b\", <c> & d"), test::boolean(true), test::date("45382", "2024-03-31"),
           test::dateTime("45382.604166666664", "2024-03-31T14:30:00"),
           test::timeOfDay("0.604166666666667", "PT14H30M00S"), test::percent("0.125"), test::formula("2.5")},
          {text("two\nlines"), test::boolean(false), test::date("45383", "2024-04-01"),
           test::dateTime("45383", "2024-04-01T00:00:00"), test::timeOfDay("0", "PT00H00M00S"),
           test::percent("1"), test::formula("3")}};
}

TEST(Sheet, GivesEveryTypeOfCellAsTheSameTextFromBothFormats) {
  ReadOptions texts;
  for (const char* name : {"day", "moment", "clock"}) texts.kinds[name] = ColumnKind::text;
  for (const std::string& bytes : {test::xlsxOf(everyType()), test::odsOf(everyType())}) {
    const Dataset table = readBytes(bytes, texts);
    EXPECT_EQ(textAt(columnOf(table, "text"), 0), "a \"b\", <c> & d");
    EXPECT_EQ(textAt(columnOf(table, "text"), 1), "two\nlines");
    EXPECT_EQ(columnOf(table, "yes").categories, (std::vector<std::string>{"TRUE", "FALSE"}));
    EXPECT_EQ(columnOf(table, "day").categories, (std::vector<std::string>{"2024-03-31", "2024-04-01"}));
    EXPECT_EQ(columnOf(table, "moment").categories,
              (std::vector<std::string>{"2024-03-31 14:30:00", "2024-04-01 00:00:00"}));
    EXPECT_EQ(columnOf(table, "clock").categories, (std::vector<std::string>{"14:30:00", "00:00:00"}));
    EXPECT_EQ(columnOf(table, "share").values, (std::vector<double>{0.125, 1}));
    EXPECT_EQ(columnOf(table, "sum").values, (std::vector<double>{2.5, 3}));
  }
}

TEST(Sheet, KnowsDatesByTheirFormats) {
  const std::vector<std::pair<const char*, CellFormat>> codes = {{"General", CellFormat::number},
                                                                 {"0.00E+00", CellFormat::number},
                                                                 {"#,##0 \"days\"", CellFormat::number},
                                                                 {"[Red]0.0;[Black]-0.0", CellFormat::number},
                                                                 {"0\\d", CellFormat::number},
                                                                 {"yyyy\\-mm\\-dd", CellFormat::date},
                                                                 {"[$-409]d. mmm yy;@", CellFormat::date},
                                                                 {"mmm", CellFormat::date},
                                                                 {"h:mm AM/PM", CellFormat::time},
                                                                 {"mm:ss.0", CellFormat::time},
                                                                 {"[hh]:mm", CellFormat::elapsed},
                                                                 {"dd/mm/yyyy hh:mm", CellFormat::dateTime}};
  for (const auto& [code, format] : codes) EXPECT_EQ(formatOfCode(code), format) << code;
}

TEST(Sheet, CountsDaysAsSpreadsheetsDo) {
  // Excel's own answers: day 1, the day that never was, and the day after it; 39,448 is the first of January
  // 2008, which the other system calls 37,986.
  EXPECT_EQ(dateText(1, CellFormat::date, false), "1900-01-01");
  EXPECT_EQ(dateText(59, CellFormat::date, false), "1900-02-28");
  EXPECT_EQ(dateText(60, CellFormat::date, false), "1900-02-29");
  EXPECT_EQ(dateText(61, CellFormat::date, false), "1900-03-01");
  EXPECT_EQ(dateText(39448, CellFormat::date, false), "2008-01-01");
  EXPECT_EQ(dateText(37986, CellFormat::date, true), "2008-01-01");
  EXPECT_EQ(dateText(0, CellFormat::date, true), "1904-01-01");
  EXPECT_EQ(dateText(2958465, CellFormat::date, false), "9999-12-31");
  EXPECT_EQ(dateText(45382.5, CellFormat::date, false), "2024-03-31 12:00:00");
  EXPECT_EQ(dateText(1.5, CellFormat::elapsed, false), "36:00:00");
  EXPECT_EQ(dateText(0.5 + 0.25 / 86400, CellFormat::time, false), "12:00:00.250");
  EXPECT_EQ(dateText(45382.9999999999, CellFormat::dateTime, false), "2024-04-01 00:00:00");
  EXPECT_FALSE(dateText(-1, CellFormat::date, false));
  EXPECT_FALSE(dateText(3e6, CellFormat::date, false));
  EXPECT_FALSE(dateText(1, CellFormat::number, false));
}

TEST(Sheet, HearsThatDaysAreCountedFrom1904) {
  const std::string data = test::xlsxData({{text("day"), text("x")}, {test::date("0", ""), number("1")}});
  const ReadOptions texts = {.kinds = {{"day", ColumnKind::text}}};
  EXPECT_EQ(textAt(columnOf(readXlsx(data, {.properties = "<workbookPr date1904=\"1\"/>"}, texts), "day"), 0),
            "1904-01-01");
}

TEST(Sheet, ReadsSharedAndRichTextsWithoutTheirPronunciation) {
  const std::string shared =
      "<si><t>na</t></si><si><r><t>in</t></r><r><rPr><b/></rPr><t xml:space=\"preserve\">come</t></r></si>"
      "<si><t>東</t><rPh sb=\"0\" eb=\"1\"><t>ひがし</t></rPh></si><si><t>a_x000D__x000A_b_x0_</t></si>";
  const Dataset table = readXlsx(
      "<sheetData><row><c t=\"s\"><v>2</v></c><c t=\"s\"><v>1</v></c></row>"
      "<row><c t=\"s\"><v>3</v></c><c><v>1.5</v></c></row></sheetData>",
      {.shared = shared});
  EXPECT_EQ(namesOf(table), (std::vector<std::string>{"東", "income"}));
  EXPECT_EQ(textAt(table.columns[0], 0), "a\r\nb_x0_");
}

TEST(Sheet, NamesTheCellThatHoldsAnError) {
  const std::vector<SheetRow> rows = {{text("two\nlines"), text("x")},
                                      {text("a"), number("1")},
                                      {text("b"), test::error("#DIV/0!")},
                                      {text("c"), number("2")}};
  for (const std::string& bytes : {test::xlsxOf(rows), test::odsOf(rows)}) {
    const Dataset table = readBytes(bytes);
    const Column& x = columnOf(table, "x");
    ASSERT_EQ(x.badCells.size(), 1U);
    EXPECT_EQ(describe(table, 1, x.badCells[0]),
              "Cell B3, column \"x\" (row 2): \"#DIV/0!\" is not a number.");
  }
}

TEST(Sheet, LeavesOutEmptyMarginsAndKeepsPlaces) {
  std::vector<SheetRow> rows = {{}, {}, {blank(), blank(), text("x"), text("y")}};
  for (int i = 0; i < 3; ++i)
    rows.push_back({blank(), blank(), number(std::to_string(i)), i == 1 ? blank() : number("7")});
  rows.push_back({blank(), blank(), text("#N/A!"), number("1")});
  for (const std::string& bytes : {test::xlsxOf(rows), test::odsOf(rows)}) {
    const Dataset table = readBytes(bytes);
    EXPECT_EQ(namesOf(table), (std::vector<std::string>{"x", "y"}));
    EXPECT_EQ(columnOf(table, "y").missing, 1U);
    EXPECT_EQ(columnOf(table, "y").firstMissingLine, 5U);
    EXPECT_TRUE(describe(table, 0, columnOf(table, "x").badCells.at(0)).starts_with("Cell C7,"));
  }
}

TEST(Sheet, TakesTheFirstSheetWithATableAndSaysSo) {
  const auto rows = [](const char* name) {
    return std::vector<SheetRow>{{text(name), text("y")}, {number("1"), number("2")}};
  };
  const std::vector<SheetRow> words = {{text("About this file")}, {text("It has two tables.")}};
  const std::string xlsx = test::zipOf(test::xlsxParts({{"Old", test::xlsxData(rows("old")), true},
                                                        {"About", test::xlsxData(words)},
                                                        {"Empty", "<sheetData/>"},
                                                        {"Second & last", test::xlsxData(rows("a"))},
                                                        {"More", test::xlsxData(rows("b"))}}));
  const std::string ods = test::zipOf(test::odsParts({{"About", test::odsRows(words)},
                                                      {"Empty", ""},
                                                      {"Second & last", test::odsRows(rows("a"))},
                                                      {"More", test::odsRows(rows("b"))}}));
  for (const std::string& bytes : {xlsx, ods}) {
    const Dataset table = readBytes(bytes);
    EXPECT_EQ(namesOf(table)[0], "a");
    EXPECT_EQ(table.reading.sheet, "Second & last");
    EXPECT_EQ(table.findings.at(0).key, "sheet");
    EXPECT_FALSE(table.findings.at(0).given);
    EXPECT_TRUE(hasNote(table, "sheets was read: \"Second & last\""));
    EXPECT_TRUE(hasNote(table, "\"More\""));

    const Dataset other = readBytes(bytes, {.sheet = "More"});
    EXPECT_EQ(namesOf(other)[0], "b");
    EXPECT_TRUE(other.findings.at(0).given);
    const FileError error = refusal(bytes, {.sheet = "more"});
    EXPECT_EQ(error.reason(), "there is no sheet \"more\"");
    EXPECT_NE(error.nextStep().find("\"About\", \"Empty\""), std::string::npos) << error.nextStep();
    EXPECT_EQ(refusal(bytes, {.sheet = "Empty"}).reason(), "the sheet \"Empty\" holds nothing");
  }
  EXPECT_EQ(namesOf(readBytes(xlsx, {.sheet = "Old"}))[0], "old");
}

TEST(Sheet, SaysWhatATableOfCellsDoesNotShow) {
  const Dataset table = readXlsx(
      "<cols><col min=\"2\" max=\"2\" hidden=\"1\"/><col min=\"9\" max=\"16384\" "
      "hidden=\"1\"/></cols><sheetData>"
      "<row r=\"1\"><c r=\"A1\" t=\"str\"><v>x</v></c><c r=\"B1\" t=\"str\"><v>y</v></c></row>"
      "<row r=\"2\" hidden=\"1\"><c r=\"A2\"><v>1</v></c><c r=\"B2\" t=\"str\"><v>12</v></c></row>"
      "<row r=\"3\"><c r=\"A3\"><f>A2+1</f></c><c r=\"B3\"><v>3</v></c></row>"
      "<row r=\"4\" hidden=\"1\"/></sheetData><mergeCells><mergeCell ref=\"B1:C1\"/></mergeCells>");
  EXPECT_EQ(columnOf(table, "y").values, (std::vector<double>{12, 3}));
  EXPECT_TRUE(hasNote(table, "1 hidden row was read"));
  EXPECT_TRUE(hasNote(table, "1 hidden column was read"));
  EXPECT_TRUE(hasNote(table, "The cells B1:C1 are merged"));
  EXPECT_TRUE(hasNote(table, "The formula in A3 has no stored result"));
  EXPECT_TRUE(hasNote(table, "The number in B2 is stored as text"));
}

TEST(Sheet, GivesMergedNamesToTheirFirstColumnAlone) {
  const std::string cell = "<table:table-cell office:value-type=\"string\"";
  const Dataset table =
      readOds("<table:table-header-rows><table:table-row>" + cell +
              " table:number-columns-spanned=\"2\" "
              "table:number-rows-spanned=\"1\"><text:p>where</text:p></table:table-cell>"
              "<table:covered-table-cell/>" +
              cell +
              "><text:p>x</text:p></table:table-cell></table:table-row>"
              "</table:table-header-rows><table:table-row table:visibility=\"collapse\">" +
              cell + "><text:p>a</text:p></table:table-cell>" + cell +
              "><text:p>b</text:p></table:table-cell>"
              "<table:table-cell office:value-type=\"float\" office:value=\"1\"/></table:table-row>");
  EXPECT_EQ(namesOf(table), (std::vector<std::string>{"where", "column2", "x"}));
  EXPECT_TRUE(hasNote(table, "The cells A1:B1 are merged"));
  EXPECT_TRUE(hasNote(table, "1 hidden row was read"));
}

TEST(Sheet, RepeatsCellsAndRowsOfOdsAndSkipsCommentsAndPictures) {
  const std::string number = "<table:table-cell office:value-type=\"float\" office:value=\"7\"";
  const Dataset table = readOds(
      "<table:shapes><draw:frame><table:table><table:table-row><table:table-cell><text:p>not here</text:p>"
      "</table:table-cell></table:table-row></table:table></draw:frame></table:shapes><table:table-row>" +
      number +
      " table:number-columns-repeated=\"3\"/></table:table-row><table:table-row "
      "table:number-rows-repeated=\"4\">" +
      number +
      " table:number-columns-repeated=\"2\">"
      "<office:annotation><text:p>a comment</text:p></office:annotation><text:p>7</text:p></table:table-cell>"
      "<table:table-cell office:value-type=\"string\"><text:p>a<text:s "
      "text:c=\"2\"/>b<text:span>c</text:span></text:p>"
      "<text:p>d</text:p></table:table-cell></table:table-row>");
  ASSERT_EQ(table.columns.size(), 3U);
  ASSERT_EQ(table.rows(), 5U);
  EXPECT_EQ(textAt(table.columns[2], 4), "a  bc\nd");
}

TEST(Sheet, HasNoNeedOfWhatIsSaidOfText) {
  const std::vector<SheetRow> rows = {{text("x"), text("y")}, {number("1.5"), text("ü;v")}};
  const Dataset table =
      readBytes(test::xlsxOf(rows), {.separator = ';', .decimal = ',', .encoding = "Latin-1"});
  EXPECT_EQ(columnOf(table, "x").values, (std::vector<double>{1.5}));
  EXPECT_EQ(textAt(columnOf(table, "y"), 0), "ü;v");
  EXPECT_TRUE(hasNote(table, "A sheet has no \"separator\""));
  EXPECT_TRUE(hasNote(readBytes("x,y\n1,2\n", {.sheet = "Data"}), "the sheet \"Data\" was not looked for"));
  // A settled choice that is made again is no news.
  const Dataset again = readBytes(test::xlsxOf(rows), asRead(table.reading));
  EXPECT_FALSE(hasNote(again, "A sheet has no"));
  EXPECT_EQ(again.reading.sheet, "Data");
}

TEST(Sheet, ReadsArchivesThatWerePackedAnewOrNotAtAll) {
  const std::vector<SheetRow> rows = {{text("x"), text("y")}, {number("1"), number("2")}};
  std::vector<test::ZipPart> parts = test::odsParts({{"Data", test::odsRows(rows)}});
  parts.erase(parts.begin());
  for (const bool packed : {true, false}) {
    EXPECT_EQ(readBytes(test::zipOf(parts, packed)).rows(), 1U);
    EXPECT_EQ(readBytes(test::zipOf(test::xlsxParts({{"Data", test::xlsxData(rows)}}), packed)).rows(), 1U);
  }
}

TEST(Sheet, MayBePackedWithGzip) {
  const std::vector<SheetRow> rows = {{text("x"), text("y")}, {number("1"), number("2")}};
  const TemporaryFolder folder;
  for (const std::string& bytes : {test::xlsxOf(rows), test::odsOf(rows)}) {
    const std::string packed = (folder.path() / "table.gz").string();
    gzFile out = gzopen(packed.c_str(), "wb");
    gzwrite(out, bytes.data(), static_cast<unsigned>(bytes.size()));
    gzclose(out);
    EXPECT_EQ(namesOf(readDataset(packed).value()), (std::vector<std::string>{"x", "y"}));
    EXPECT_EQ(tableHead(packed).names, (std::vector<std::string>{"x", "y"}));
  }
}

TEST(Sheet, HashesTheFile) {
  const std::string bytes = test::xlsxOf({{text("x"), text("y")}, {number("1"), number("2")}});
  const TemporaryFolder folder;
  const auto file = folder.write("table.xlsx", bytes);
  Sha256 hash;
  hash.update(bytes.data(), bytes.size());
  EXPECT_EQ(readDataset(file)->sha256, hash.hex());
  EXPECT_EQ(readDataset(file)->name, "table.xlsx");
}

TEST(Sheet, ShowsItsFirstRowsAsTheWholeSheetIsRead) {
  std::vector<SheetRow> rows = {{blank(), text("x"), text("y")}};
  for (int i = 0; i < 900; ++i) rows.push_back({blank(), number(std::to_string(i)), test::error("#REF!")});
  // Far below there is more on both sides.
  rows.push_back({text("left"), number("1"), number("2"), text("right")});
  const TemporaryFolder folder;
  for (const std::string& bytes : {test::xlsxOf(rows), test::odsOf(rows)}) {
    const auto file = folder.write("table", bytes);
    const TableHead first = tableHead(file);
    EXPECT_EQ(first.names, (std::vector<std::string>{"x", "y"}));
    ASSERT_EQ(first.rows.size(), 50U);
    EXPECT_EQ(first.rows[3][0].value, 3);
    EXPECT_EQ(first.lines[3], 5U);
    EXPECT_EQ(first.reading.sheet, "Data");
    const Dataset whole = readDataset(file).value();
    ASSERT_EQ(whole.columns.size(), 4U);
    const TableHead settled = tableHead(file, {}, &whole);
    EXPECT_EQ(settled.names, namesOf(whole));
    EXPECT_EQ(settled.rows[3].size(), 4U);
    EXPECT_EQ(settled.rows[3][1].value, 3);
  }
}

TEST(Sheet, RefusesWhatIsLocked) {
  // The directory of an old container names the part that a password locks, in UTF-16.
  std::string locked = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1" + std::string(3000, '\0');
  for (const char c : std::string("EncryptedPackage")) locked += std::string(1, c) + '\0';
  EXPECT_NE(refusal(locked).reason().find("protected by a password"), std::string::npos);
  EXPECT_NE(refusal("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1" + std::string(3000, '\0')).reason().find(".xls"),
            std::string::npos);
  std::vector<test::ZipPart> parts = test::odsParts({{"Data", ""}});
  parts[2].bytes =
      "<m:manifest xmlns:m=\"m\"><m:file-entry m:full-path=\"content.xml\"><m:encryption-data/>"
      "</m:file-entry></m:manifest>";
  parts[1].bytes = "\x01\x02 no XML";
  EXPECT_EQ(refusal(test::zipOf(parts)).reason(), "the spreadsheet is locked with a password");
  EXPECT_EQ(refusal(test::zipOf(test::xlsxParts({{"Data", "<sheetData/>"}}), true, 1)).reason(),
            "the spreadsheet is locked with a password");
}

TEST(Sheet, RefusesWhatIsNoSheet) {
  EXPECT_NE(refusal(test::zipOf({{"pictures/one", "<w/>"}})).reason().find("zip archive"), std::string::npos);
  EXPECT_NE(refusal(test::zipOf({{"xl/workbook.bin", ""}})).reason().find(".xlsb"), std::string::npos);
  EXPECT_NE(
      refusal(test::zipOf({{"content.xml", "<office:document-content/>"}})).reason().find("without sheets"),
      std::string::npos);
  EXPECT_EQ(refusal(test::zipOf(test::xlsxParts({{"Data", "<sheetData/>"}}))).reason(),
            "no sheet of the spreadsheet holds anything");
}

/// A file that is cut anywhere or has any byte changed is refused as damaged, or read as it was: checksums
/// are compared.
TEST(Sheet, RefusesWhatIsDamaged) {
  const std::vector<SheetRow> rows = {
      {text("x"), text("y")}, {number("1.25"), number("2")}, {number("3"), number("4")}};
  const std::string damagedText = "the spreadsheet is damaged or cut short";
  const TemporaryFolder folder;
  for (const std::string& whole : {test::xlsxOf(rows), test::odsOf(rows)}) {
    for (std::size_t size = 120; size < whole.size(); size += 31)
      EXPECT_EQ(refusal(whole.substr(0, size)).reason(), damagedText) << size;
    std::size_t refused = 0;
    for (std::size_t at = 4; at < whole.size(); at += 5) {
      std::string bytes = whole;
      bytes[at] = static_cast<char>(bytes[at] ^ 0x11);
      const auto file = folder.write("table.xlsx", bytes);
      try {
        const Dataset table = readDataset(file).value();
        EXPECT_EQ(columnOf(table, "x").values, (std::vector<double>{1.25, 3})) << at;
      } catch (const FileError& error) {
        ++refused;
        EXPECT_FALSE(error.nextStep().empty()) << at;
      }
    }
    EXPECT_GT(refused, whole.size() / 10);
  }
}

TEST(Sheet, RefusesXmlThatIsMeantToHurt) {
  const auto reason = [](const std::string& data) {
    return refusal(test::zipOf(test::xlsxParts({{"Data", data}}))).reason();
  };
  const std::string damaged = "the spreadsheet is damaged or cut short";
  std::vector<test::ZipPart> parts = test::xlsxParts({{"Data", "<sheetData/>"}});
  parts[0].bytes = "<!DOCTYPE a [<!ENTITY b \"bbbb\">]><worksheet>&b;</worksheet>";
  EXPECT_EQ(refusal(test::zipOf(parts)).reason(), damaged);
  EXPECT_EQ(reason("<sheetData><row><c t=\"s\"><v>5</v></c></row></sheetData>"), damaged);
  EXPECT_EQ(reason("<sheetData><row r=\"0\"><c><v>5</v></c></row></sheetData>"), damaged);
  EXPECT_EQ(
      reason("<sheetData><row r=\"2\"><c><v>5</v></c></row><row r=\"1\"><c><v>5</v></c></row></sheetData>"),
      damaged);
  EXPECT_EQ(reason("<sheetData><row><c r=\"B1\"><v>5</v></c><c r=\"A1\"><v>5</v></c></row></sheetData>"),
            damaged);
  EXPECT_EQ(reason("<sheetData><row r=\"1\"><c><v>5</v></c></row><row "
                   "r=\"4000000000\"><c><v>5</v></c></row></sheetData>"),
            "a cell stands in row 4000000000, and a sheet has at most 16777216");
  EXPECT_EQ(reason("<sheetData><row><c r=\"BZZZZ1\"><v>5</v></c></row></sheetData>"),
            "a cell stands in column 1389206, and a sheet has at most 16384");
}

/// A few hundred bytes that stand for more than any memory are refused at a limit, and soon.
TEST(Sheet, DoesNotBlowUpByRepetition) {
  const auto reason = [](const std::string& rows) {
    return refusal(test::zipOf(test::odsParts({{"Data", rows}}))).reason();
  };
  const std::string cell = "<table:table-cell office:value-type=\"float\" office:value=\"1\"";
  EXPECT_EQ(
      reason("<table:table-row>" + cell + " table:number-columns-repeated=\"1000000\"/></table:table-row>"),
      "a cell stands in column 16385, and a sheet has at most 16384");
  EXPECT_EQ(reason("<table:table-row table:number-rows-repeated=\"1048576\">" + cell +
                   " table:number-columns-repeated=\"16384\"/></table:table-row>"),
            "the sheet holds more than 64 MB of text");
  EXPECT_NE(reason("<table:table-row table:number-rows-repeated=\"1000000\">" + cell +
                   "/></table:table-row>"
                   "<table:table-row><table:table-cell table:number-columns-repeated=\"16383\"/>" +
                   cell + "/></table:table-row>")
                .find("most of them empty"),
            std::string::npos);
}

TEST(Sheet, TellsHowFarItIsAndStopsWhenToldTo) {
  std::vector<SheetRow> rows = {{text("x"), text("y")}};
  for (int i = 0; i < 40000; ++i) rows.push_back({number(std::to_string(i * 0.37)), number("2")});
  const TemporaryFolder folder;
  for (const std::string& bytes : {test::xlsxOf(rows), test::odsOf(rows)}) {
    const auto file = folder.write("table", bytes);
    std::vector<double> seen;
    ASSERT_TRUE(readDataset(file, {}, [&](double done) { return seen.push_back(done), true; }));
    EXPECT_TRUE(std::is_sorted(seen.begin(), seen.end()));
    EXPECT_EQ(seen.back(), 1);
    for (std::size_t stop = 1; stop <= seen.size(); stop += 13) {
      std::size_t calls = 0;
      EXPECT_FALSE(readDataset(file, {}, [&](double) { return ++calls < stop; })) << stop;
      EXPECT_EQ(calls, stop);
    }
  }
}

}  // namespace
}  // namespace epsiscope::sheet_test
