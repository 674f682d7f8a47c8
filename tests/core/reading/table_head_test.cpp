#include "core/reading/table_head.h"

#include "core/random/rng.h"
#include "core/text/wording.h"
#include "tests/core/reading/reader_test_support.h"

#include <gtest/gtest.h>

#include <zlib.h>

#include <cmath>
#include <cstring>
#include <filesystem>
#include <limits>
#include <string>

namespace epsiscope::table_head_test {
namespace {

using test::TemporaryFolder;

TableHead headOfText(const std::string& bytes, const ReadOptions& given = {}, std::size_t rows = 50) {
  const TemporaryFolder folder;
  return tableHead(folder.write("table.csv", bytes), given, nullptr, rows);
}

TEST(HeadRows, ShowATableThatComesFromNoText) {
  Dataset dataset;
  dataset.columns.push_back({.name = "x", .values = {0.5, std::numeric_limits<double>::quiet_NaN()}});
  dataset.columns.push_back(
      {.name = "class", .kind = ColumnKind::text, .codes = {0, -1}, .categories = {"normal"}});
  const auto rows = headRows(dataset, 50);
  ASSERT_EQ(rows.size(), 2u);
  EXPECT_EQ(rows[0][0].text, "0.5");
  EXPECT_EQ(rows[0][1].text, "normal");
  EXPECT_EQ(rows[1][0].kind, HeadCellKind::missing);
  EXPECT_EQ(rows[1][1].kind, HeadCellKind::missing);
}

TEST(TableHead, ShowsCellsAsTheFileHasThem) {
  const TableHead head = headOfText("a;b;c\n1.234,5; word ;\n\n\"0,5\";\"x;y\";n/a?\nbad;;3\n7;z;4\n");
  EXPECT_EQ(head.names, (std::vector<std::string>{"a", "b", "c"}));
  EXPECT_EQ(head.reading.separator, ';');
  EXPECT_EQ(head.reading.decimal, ',');
  EXPECT_EQ(head.lines, (std::vector<std::size_t>{2, 4, 5, 6}));
  EXPECT_EQ(head.rows[0][0], (HeadCell{.text = "1.234,5", .kind = HeadCellKind::number, .value = 1234.5}));
  EXPECT_EQ(head.rows[0][1], (HeadCell{.text = "word"}));
  EXPECT_EQ(head.rows[0][2], (HeadCell{.kind = HeadCellKind::missing}));
  EXPECT_EQ(head.rows[1][0], (HeadCell{.text = "0,5", .kind = HeadCellKind::number, .value = 0.5}));
  EXPECT_EQ(head.rows[1][1].text, "x;y");
  EXPECT_EQ(head.rows[1][2].fault, CellFault::notANumber);
  EXPECT_EQ(head.rows[2][0].kind, HeadCellKind::bad);
  EXPECT_EQ(head.findings.size(), 8u);
  EXPECT_TRUE(head.trouble.empty());
}

/// Rows of ten lines around line 500 or, near the beginning, the first ones; of a line beyond the end those
/// before it, as far as they are near.
TEST(TableHead, ShowsTheRowsAroundALine) {
  const TemporaryFolder folder;
  std::string text = "x,y\n";
  for (int line = 2; line <= 1000; ++line) text += std::to_string(line) + (line == 500 ? ",1,2\n" : ",1\n");
  const auto file = folder.write("table.csv", text);
  const auto around = [&](std::size_t line) { return tableHead(file, {}, nullptr, 10, {}, line); };
  const TableHead head = around(500);
  ASSERT_EQ(head.lines.size(), 10U);
  EXPECT_EQ(head.lines.front(), 495U);
  EXPECT_EQ(head.rows[0][0].value, 495);
  EXPECT_EQ(head.rows[5].size(), 3U) << "the line itself";
  EXPECT_EQ(around(3).lines.front(), 2U);
  EXPECT_EQ(around(1002).lines, (std::vector<std::size_t>{997, 998, 999, 1000}));
  EXPECT_TRUE(around(5000).rows.empty());
  EXPECT_EQ(around(0).lines, tableHead(file, {}, nullptr, 10).lines);
  const auto open = folder.write("open.csv", "x,y\n1,2\n3,\"4\n" + text);
  const TableHead cut = tableHead(open, {}, nullptr, 10, {}, 500);
  EXPECT_TRUE(cut.rows.empty());
  EXPECT_NE(cut.trouble.find("never closed"), std::string::npos) << cut.trouble;
  EXPECT_EQ(tableHead(open, {}, nullptr, 10, {}, 3).lines, (std::vector<std::size_t>{2}));
}

/// Rows of a file of more bytes than the head has, and of a packed one; a record of two lines stands in
/// between.
TEST(TableHead, ShowsTheRowsAroundALineFarBelow) {
  const TemporaryFolder folder;
  const std::string blanks(100, 'z');
  std::string text = "x,y\n";
  const std::size_t failing = 150'000;
  for (std::size_t line = 2; line <= 200'000; ++line) {
    text += std::to_string(line) + (line == 1000 ? ",\"two\n" : ",") + blanks;
    text += line == 1000 ? "\"\n" : line == failing ? ",2\n" : "\n";
    line += line == 1000 ? 1 : 0;
  }
  ASSERT_GT(text.size(), std::size_t{16} << 20);
  const auto packed = (folder.path() / "table.csv.gz").string();
  gzFile to = gzopen(packed.c_str(), "wb1");
  ASSERT_EQ(gzwrite(to, text.data(), static_cast<unsigned>(text.size())), static_cast<int>(text.size()));
  gzclose(to);
  for (const std::filesystem::path& file : {folder.write("table.csv", text), std::filesystem::path(packed)}) {
    const std::size_t refused = test::errorOf([&] { readDataset(file, {}); }).place().line;
    ASSERT_EQ(refused, failing);
    const TableHead head = tableHead(file, {}, nullptr, 10, {}, refused);
    ASSERT_EQ(head.lines.size(), 10U);
    EXPECT_EQ(head.lines.front(), failing - 5);
    EXPECT_EQ(head.rows[0][0].value, static_cast<double>(failing - 5));
    EXPECT_EQ(head.rows[5].size(), 3U) << "the line itself";
    EXPECT_EQ(tableHead(file, {}, nullptr, 10, {}, 199'999).rows.back()[0].text, "200000");
  }
  const GoOn never = [](double) { return false; };
  EXPECT_THROW(tableHead(packed, {}, nullptr, 10, never, failing), Cancelled);
}

/// Bytes that do not fit the encoding are characters of their own in the rows around them.
TEST(TableHead, ShowsTheRowsAroundALineThatDoesNotFitTheEncoding) {
  const TemporaryFolder folder;
  for (const std::size_t lines : {std::size_t{1000}, std::size_t{200'000}}) {
    const std::size_t failing = lines - 100;
    std::string text = "x,town\n";
    for (std::size_t line = 2; line <= lines; ++line)
      text += std::to_string(line) + (line == failing ? ",K\xF6ln" : ",Köln") + std::string(100, 'z') + '\n';
    const auto file = folder.write("table.csv", text);
    ASSERT_EQ(test::errorOf([&] { readDataset(file, {}); }).place().line, failing);
    const TableHead head = tableHead(file, {}, nullptr, 10, {}, failing);
    ASSERT_EQ(head.lines.size(), 10U);
    EXPECT_EQ(head.lines[5], failing);
    EXPECT_EQ(head.rows[5][1].text.substr(0, 5), "Köln");
    EXPECT_EQ(head.reading.encoding, "UTF-8");
  }
}

TEST(TableHead, StopsAtTheRowsThatWereAskedFor) {
  std::string text = "x\n";
  for (int i = 0; i < 1000; ++i) text += std::to_string(i) + "\n";
  EXPECT_EQ(headOfText(text).rows.size(), 50u);
  EXPECT_EQ(headOfText(text, {}, 7).rows.back()[0].value, 6);
  EXPECT_EQ(headOfText("x\n1\n", {}, 0).rows.size(), 0u);
}

TEST(TableHead, DoesWhatItIsTold) {
  const TableHead head = headOfText(
      "007,-9\n1,2\n", {.header = false, .missing = {{"-9"}}, .kinds = {{"column1", ColumnKind::text}}});
  EXPECT_EQ(head.rows[0][0].kind, HeadCellKind::text);
  EXPECT_EQ(head.rows[0][1].kind, HeadCellKind::missing);
}

TEST(TableHead, GuessesTheDecimalMarkWhenOnlyThousandsAreTold) {
  const TableHead head = headOfText("a;b\n1 234,5;1\n", {.thousands = ' '});
  EXPECT_EQ(head.rows[0][0].value, 1234.5);
}

TEST(TableHead, GoesAsFarAsItCan) {
  const TableHead ragged = headOfText("a,b\n1,2\n3\n4,5,6\n7,8\n");
  ASSERT_EQ(ragged.rows.size(), 4u);
  EXPECT_EQ(ragged.rows[1].size(), 1u);
  EXPECT_EQ(ragged.rows[2].size(), 3u);
  const TableHead open = headOfText("a,b\n1,2\n3,\"x\n");
  EXPECT_EQ(open.rows.size(), 1u);
  EXPECT_NE(open.trouble.find("never closed"), std::string::npos);
  EXPECT_EQ(headOfText("a,b\n").rows.size(), 0u);
}

TEST(TableHead, RefusesWhatIsNoText) {
  const TemporaryFolder folder;
  const auto error = [&](const std::filesystem::path& file) {
    return test::errorOf([&] { tableHead(file); }).reason();
  };
  EXPECT_EQ(error(folder.path() / "none.csv"), "there is no such file");
  EXPECT_EQ(error(folder.path()), "this is a folder, not a file");
  EXPECT_EQ(error("/dev/null"), "this is a device or a pipe, not a plain file");
  EXPECT_EQ(error(folder.write("a.csv", "")), "the file is empty");
  EXPECT_EQ(error(folder.write("b.csv", std::string("a\0b", 3))),
            "this is not a text file (NUL at byte offset 1)");
  EXPECT_EQ(error(folder.write("c.csv", "\x1F\x8Bnonsense")), "the gzip data are damaged");
}

/// Files of twice the size of the part that is read first, in each form.
TEST(TableHead, ReadsOnlyTheHeadOfLargeFiles) {
  std::string text = "name,x\n";
  while (text.size() < (std::size_t{2} << 20)) text += "S\xC3\xA3o,1.5\n";
  std::string wide = "\xFE\xFF";
  for (const char c : std::string("x;y\n")) wide += {'\0', c};
  while (wide.size() < (std::size_t{2} << 20))
    for (const char c : std::string("12;0,5\n")) wide += {'\0', c};
  const TemporaryFolder folder;
  const std::string packed = (folder.path() / "t.csv.gz").string();
  gzFile out = gzopen(packed.c_str(), "wb");
  gzwrite(out, text.data(), static_cast<unsigned>(text.size()));
  gzclose(out);
  for (const auto& file : {folder.write("t.csv", text), std::filesystem::path(packed)}) {
    const TableHead head = tableHead(file);
    ASSERT_EQ(head.rows.size(), 50u);
    EXPECT_EQ(head.rows[49][0].text, "S\xC3\xA3o");
    EXPECT_EQ(head.rows[49][1].value, 1.5);
  }
  EXPECT_EQ(tableHead(folder.write("wide.csv", wide)).rows.at(49).at(1).value, 0.5);
}

/// Any table of the fuzzers' kind: the head shows the values that the reader reads.
std::string randomText(Rng& rng) {
  static const std::vector<std::string> cells = {
      "1",       "2.5",    "0,5",  "1.234", "1,234",     "1 234", "1'234",    "x",          "\"a;b,c\"",
      "'q'",     "",       "NA",   "-",     "inf",       "1e400", "0x1F",     "007",        "NaN",
      "\" b \"", "1e-400", "-9,0", "3,5e2", "1 234 567", "#5",    "\"1\n2\"", "S\xC3\xA3o", "null"};
  const char separator = ";,\t"[rng.below(3)];
  const std::size_t columns = 1 + rng.below(4);
  std::string text = rng.below(3) == 0 ? "# note\n" : "";
  for (std::uint64_t row = 0; row < 1 + rng.below(12); ++row) {
    for (std::size_t j = 0; j < columns; ++j) {
      std::string cell = cells[rng.below(cells.size())];
      if (cell.find(separator) != std::string::npos && cell.front() != '"') cell = "7";
      text += (j > 0 ? std::string(1, separator) : "") + cell;
    }
    text += '\n';
  }
  return text;
}

void expectSame(const HeadCell& head, const Column& column, std::size_t row) {
  if (column.kind == ColumnKind::text) {
    if (column.codes[row] < 0)
      EXPECT_EQ(head.kind, HeadCellKind::missing);
    else
      EXPECT_EQ(head.text, shortened(test::textAt(column, row), 200));
    return;
  }
  for (const BadCell& cell : column.badCells)
    if (cell.row == row) {
      EXPECT_EQ(head.kind, HeadCellKind::bad);
      EXPECT_EQ(head.fault, cell.fault);
      return;
    }
  if (std::isnan(column.values[row])) {
    EXPECT_EQ(head.kind, HeadCellKind::missing);
  } else {
    EXPECT_EQ(head.kind, HeadCellKind::number);
    EXPECT_EQ(head.value, column.values[row]);
  }
}

TEST(TableHead, AgreesWithTheReaderCellByCell) {
  Rng rng(53);
  const TemporaryFolder folder;
  int tables = 0;
  for (int round = 0; round < 3000; ++round) {
    const std::string text = randomText(rng);
    SCOPED_TRACE(text);
    const auto file = folder.write("t.csv", text);
    Dataset dataset;
    try {
      dataset = readDataset(file).value();
    } catch (const FileError&) {
      continue;
    }
    ++tables;
    for (const bool settled : {true, false}) {
      const TableHead head = tableHead(file, {}, settled ? &dataset : nullptr);
      ASSERT_EQ(head.rows.size(), dataset.rows());
      for (std::size_t i = 0; i < head.findings.size(); ++i)
        EXPECT_EQ(head.findings[i].value, dataset.findings.at(i).value);
      for (std::size_t row = 0; row < head.rows.size(); ++row) {
        ASSERT_EQ(head.rows[row].size(), dataset.columns.size());
        for (std::size_t j = 0; j < dataset.columns.size(); ++j)
          expectSame(head.rows[row][j], dataset.columns[j], row);
      }
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(tables, 1000);
}

}  // namespace
}  // namespace epsiscope::table_head_test
