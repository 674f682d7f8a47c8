// Workbooks made to take long, in whatever a workbook has many of: four times as much takes four times the
// work.

#include "core/reading/reader.h"

#include <gtest/gtest.h>

#include <ostream>
#include <string>

#include "tests/core/counted_heap.h"
#include "tests/support/sheet_files.h"
#include "tests/support/temporary_folder.h"

#ifdef EPSISCOPE_COUNTS_HEAP

namespace epsiscope::sheet_work_test {
namespace {

struct Shape {
  const char* name;
  std::string (*make)(std::size_t count);
};

void PrintTo(const Shape& shape, std::ostream* out) {
  *out << shape.name;
}

template <class Piece>
std::string pieces(std::size_t count, Piece&& piece) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += piece(std::to_string(i));
  return all;
}

constexpr const char* kTwoRows =
    "<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c><c><v>4</v></c></row>";

std::string xlsx(const std::string& data, const test::XlsxParts& more = {}) {
  return test::zipOf(test::xlsxParts({{"Data", data}}, more), false);
}

/// A workbook with so much in its styles.
std::string styled(const std::string& styles) {
  auto parts = test::xlsxParts({{"Data", "<sheetData>" + std::string(kTwoRows) + "</sheetData>"}});
  for (test::ZipPart& part : parts)
    if (part.name == "xl/styles.xml")
      part.bytes = R"(<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">)" +
                   styles + "</styleSheet>";
  return test::zipOf(parts, false);
}

std::string ods(const std::string& rows) {
  return test::zipOf(test::odsParts({{"Data", rows}}), false);
}

constexpr const char* kOdsCell =
    R"(<table:table-cell office:value-type="float" office:value="1"><text:p>1</text:p></table:table-cell>)";

const std::vector<Shape>& shapes() {
  static const std::vector<Shape> all = {
      {"Rows",
       [](std::size_t n) {
         return xlsx("<sheetData>" +
                     pieces(n,
                            [](const std::string& i) {
                              return "<row><c><v>" + i + "</v></c><c t=\"str\"><v>x" + i + "</v></c></row>";
                            }) +
                     "</sheetData>");
       }},
      {"Columns",
       [](std::size_t n) {
         const auto cells = pieces(n / 4, [](const std::string& i) { return "<c><v>" + i + "</v></c>"; });
         return xlsx("<sheetData><row>" + cells + "</row><row>" + cells + "</row></sheetData>");
       }},
      {"PlacesFarApart",
       [](std::size_t n) {
         return xlsx("<sheetData>" +
                     pieces(n,
                            [](const std::string& i) {
                              const std::string row = std::to_string(7 * std::stoul(i) + 1);
                              return "<row r=\"" + row + "\"><c r=\"Z" + row + "\"><v>1</v></c></row>";
                            }) +
                     "</sheetData>");
       }},
      {"SharedTexts",
       [](std::size_t n) {
         const auto cells =
             pieces(n, [](const std::string& i) { return "<row><c t=\"s\"><v>" + i + "</v></c></row>"; });
         return xlsx(
             "<sheetData>" + cells + "</sheetData>",
             {.shared = pieces(n, [](const std::string& i) { return "<si><t>text" + i + "</t></si>"; })});
       }},
      {"RunsOfOneText",
       [](std::size_t n) {
         return xlsx(
             "<sheetData>" + std::string(kTwoRows) + "<row><c t=\"s\"><v>0</v></c></row></sheetData>",
             {.shared = "<si>" + pieces(n, [](const std::string& i) { return "<r><t>" + i + "</t></r>"; }) +
                        "</si>"});
       }},
      {"MergedCells",
       [](std::size_t n) {
         return xlsx("<sheetData>" + std::string(kTwoRows) + "</sheetData><mergeCells>" +
                     pieces(n,
                            [](const std::string& i) {
                              return "<mergeCell ref=\"C" + std::to_string(std::stoul(i) + 5) + ":D" +
                                     std::to_string(std::stoul(i) + 5) + "\"/>";
                            }) +
                     "</mergeCells>");
       }},
      {"Formats",
       [](std::size_t n) {
         return styled("<numFmts>" +
                       pieces(n,
                              [](const std::string& i) {
                                return "<numFmt numFmtId=\"" + i + "\" formatCode=\"yyyy\"/>";
                              }) +
                       "</numFmts><cellXfs>" +
                       pieces(n, [](const std::string& i) { return "<xf numFmtId=\"" + i + "\"/>"; }) +
                       "</cellXfs>");
       }},
      {"LongFormat",
       [](std::size_t n) {
         return styled("<numFmts><numFmt numFmtId=\"200\" formatCode=\"" + std::string(20 * n, '[') +
                       "\"/></numFmts>");
       }},
      {"Sheets",
       [](std::size_t n) {
         std::vector<test::XlsxSheet> sheets(n / 20);
         for (std::size_t i = 0; i < sheets.size(); ++i)
           sheets[i] = {"Sheet" + std::to_string(i), "<sheetData>" + std::string(kTwoRows) + "</sheetData>"};
         return test::zipOf(test::xlsxParts(sheets), false);
       }},
      {"FilesOfTheArchive",
       [](std::size_t n) {
         auto parts = test::xlsxParts({{"Data", "<sheetData>" + std::string(kTwoRows) + "</sheetData>"}});
         for (std::size_t i = 0; i < n / 4; ++i) parts.push_back({"xl/media/" + std::to_string(i), "x"});
         return test::zipOf(parts, false);
       }},
      {"OdsRows",
       [](std::size_t n) {
         return ods(pieces(n / 4, [](const std::string&) {
           return "<table:table-row>" + std::string(kOdsCell) + kOdsCell + "</table:table-row>";
         }));
       }},
      {"OdsColumns",
       [](std::size_t n) {
         const auto cells = pieces(n / 10, [](const std::string&) { return std::string(kOdsCell); });
         return ods("<table:table-row>" + cells + "</table:table-row><table:table-row>" + cells +
                    "</table:table-row>");
       }},
      {"OdsRepeatedRows",
       [](std::size_t n) {
         return ods("<table:table-row table:number-rows-repeated=\"" + std::to_string(n) + "\">" + kOdsCell +
                    kOdsCell + "</table:table-row>");
       }},
      {"OdsParagraphs",
       [](std::size_t n) {
         return ods("<table:table-row>" + std::string(kOdsCell) + "</table:table-row><table:table-row>" +
                    "<table:table-cell office:value-type=\"string\">" +
                    pieces(n, [](const std::string& i) { return "<text:p>" + i + "</text:p>"; }) +
                    "</table:table-cell></table:table-row>");
       }},
      {"OdsTables",
       [](std::size_t n) {
         std::vector<test::OdsTable> tables(n / 20);
         for (std::size_t i = 0; i < tables.size(); ++i)
           tables[i] = {"Table" + std::to_string(i),
                        "<table:table-row>" + std::string(kOdsCell) + "</table:table-row>"};
         return test::zipOf(test::odsParts(tables), false);
       }},
  };
  return all;
}

test::Work workOf(const std::string& bytes) {
  const test::TemporaryFolder folder;
  const auto file = folder.write("table.xlsx", bytes);
  return test::workOf([&](const GoOn& goOn) { readDataset(file, {}, goOn); });
}

class SheetWork : public testing::TestWithParam<Shape> {};

TEST_P(SheetWork, GrowsWithTheBytesAndNotFaster) {
  constexpr std::size_t kCount = 4000;
  const test::Work one = workOf(GetParam().make(kCount)), four = workOf(GetParam().make(4 * kCount));
  test::expectInProportion(one, four);
  EXPECT_GT(four.asked, 100'000U) << "there was something to read";
}

INSTANTIATE_TEST_SUITE_P(Shapes, SheetWork, testing::ValuesIn(shapes()),
                         [](const auto& tested) { return std::string(tested.param.name); });

}  // namespace
}  // namespace epsiscope::sheet_work_test

#endif
