#include "core/reading/sheet/sheet_table.h"

#include "core/base/file_error.h"
#include "core/base/sha256.h"
#include "core/reading/sheet/sheet_fault.h"
#include "core/reading/sheet/sheet_text.h"
#include "core/reading/sheet/workbook.h"
#include "core/reading/sheet/zip_archive.h"
#include "core/reading/text/file_bytes.h"
#include "core/reading/text/file_kind.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

namespace epsiscope {

namespace {

constexpr std::string_view kZipMark = "PK\x03\x04";
/// Old spreadsheets, and new ones with a password.
constexpr std::string_view kGzipStart = "\x1F\x8B";
constexpr std::string_view kOleMark = "\xD0\xCF\x11\xE0";
/// The first element of such a file names everything that it may hold.
constexpr std::size_t kHeadOfFlat = 8192;
/// The number of rows that show whether a sheet holds a table.
constexpr std::size_t kProbedRows = 50;
/// The share of the work that is over when the bytes are in memory.
constexpr double kShareOfBytes = 0.05;
/// A file is in memory as a whole.
constexpr std::size_t kLargestWorkbook = std::size_t{1} << 30;

[[noreturn]] void refuseLarge() {
  throw SheetFault{sentence("Core", "the spreadsheet is larger than 1 GB"),
                   sentence("Core", "save the sheet that is needed as CSV, which may be larger")};
}

/// The file's bytes, and their hash in `table`.
std::string bytesOf(const std::filesystem::path& file, SheetTable& table, const GoOn& goOn) {
  Sha256 hash;
  FileBytes source(file,
                   [&](const FilePiece& piece) { hash.update(piece.bytes.data(), piece.bytes.size()); });
  if (source.size() > kLargestWorkbook) refuseLarge();
  std::string bytes;
  while (source.append(bytes)) {
    if (!goOn(source.done())) throw Cancelled{};
    if (bytes.size() > kLargestWorkbook) refuseLarge();
  }
  table.sha256 = hash.hex();
  return bytes;
}

/// Archives that were packed anew have lost the mark of an .ods file.
bool holdsDocument(FileKind kind, std::string_view bytes) {
  if (kind != FileKind::zip) return false;
  try {
    return ZipArchive(bytes).find("content.xml") != nullptr;
  } catch (const SheetFault&) {
    return false;
  }
}

/// An OpenDocument spreadsheet that is one file of XML (.fods), by its first bytes.
bool isFlatDocument(std::string_view bytes) {
  bytes = bytes.substr(0, kHeadOfFlat);
  return bytes.starts_with("<?xml") && bytes.find("<office:document ") != std::string_view::npos &&
         bytes.find("application/vnd.oasis.opendocument.spreadsheet") != std::string_view::npos;
}

std::vector<std::string> sheetNames(const std::vector<SheetName>& sheets) {
  std::vector<std::string> names;
  for (const SheetName& sheet : sheets) names.push_back(sheet.name);
  return names;
}

/// The sheet that was asked for.
std::size_t wantedSheet(const std::vector<std::string>& names, const std::string& wanted) {
  const auto found = std::ranges::find(names, wanted);
  if (found == names.end())
    throw SheetFault{filled(sentence("Core", "there is no sheet %1"), quoted(wanted)),
                     filled(sentence("Core", "choose one of %1"), quotedList(names))};
  return static_cast<std::size_t>(found - names.begin());
}

/// Something in at least two rows and two columns is a table; if no sheet has that, something in two rows, or
/// in one. Sheets that are hidden come last.
std::size_t firstTable(const Workbook& book, const GoOn& goOn) {
  std::optional<std::size_t> table, rows, row;
  const auto look = [&](std::size_t sheet, const SheetText& text) {
    if (text.rows() > 1 && text.width() > 1) table = sheet;
    if (text.rows() > 1 && !rows) rows = sheet;
    if (text.rows() == 1 && !row) row = sheet;
    return !table;
  };
  book.lookThrough(kProbedRows, look, goOn);
  for (const std::optional<std::size_t>& sheet : {table, rows, row})
    if (sheet) return *sheet;
  throw SheetFault{sentence("Core", "no sheet of the spreadsheet holds anything"),
                   sentence("Core", "choose a file that holds a table")};
}

void noteFacts(const SheetFacts& facts, std::vector<std::string>& notes) {
  if (facts.hiddenRows > 0)
    notes.push_back(counted("Core", "%n hidden rows were read like all others.",
                            "%n hidden row was read like all others.", facts.hiddenRows));
  if (facts.hiddenColumns > 0)
    notes.push_back(counted("Core", "%n hidden columns were read like all others.",
                            "%n hidden column was read like all others.", facts.hiddenColumns));
  if (facts.merged > 0)
    notes.push_back(filled(
        counted("Core",
                "%n groups of cells are merged, such as %1: the first cell of each has the value, the "
                "others are empty.",
                "The cells %1 are merged: the first has the value, the others are empty.", facts.merged),
        shortened(facts.firstMerged)));
  if (facts.withoutResult > 0)
    notes.push_back(filled(
        counted(
            "Core",
            "%n formulas, the first in %1, have no stored result and are missing cells; save the file in a "
            "spreadsheet program to have them computed.",
            "The formula in %1 has no stored result and is a missing cell; save the file in a spreadsheet "
            "program to have it computed.",
            facts.withoutResult),
        facts.firstWithoutResult));
  if (facts.numbersAsText > 0)
    notes.push_back(
        filled(counted("Core", "%n numbers, the first in %1, are stored as text and were read as numbers.",
                       "The number in %1 is stored as text and was read as a number.", facts.numbersAsText),
               facts.firstNumberAsText));
}

/// The sheet among the others. `wanted`: it was asked for.
void noteSheets(SheetTable& table, bool wanted) {
  const std::size_t count = table.sheets.size();
  table.reason = count == 1 ? sentence("Core", "the spreadsheet has no other")
                            : filled(sentence("Core", "the first of %1 sheets that holds a table"), count);
  if (count == 1 || wanted) return;
  std::vector<std::string> others;
  for (const std::string& name : table.sheets)
    if (name != table.sheet) others.push_back(name);
  table.notes.push_back(filled(sentence("Core", "1 of %1 sheets was read: %2. The file also has %3."), count,
                               epsiscope::quoted(table.sheet), quotedList(others)));
}

SheetTable readChosen(const std::filesystem::path& file, const SheetWish& wish, const GoOn& goOn) {
  SheetTable table;
  std::string bytes = bytesOf(file, table, goOn.part(0, kShareOfBytes));
  if (isFlatDocument(bytes)) bytes = archiveOf("content.xml", bytes);
  const FileKind kind = fileKind(bytes);
  if (kind != FileKind::xlsx && kind != FileKind::ods && !holdsDocument(kind, bytes))
    refuseUnlessText(kind, shownPath(file));
  const ZipArchive archive(bytes);
  const GoOn before = goOn.at(kShareOfBytes);
  const std::unique_ptr<Workbook> book = openWorkbook(archive, before);
  table.sheets = sheetNames(book->sheets());
  const std::size_t chosen =
      wish.sheet.empty() ? firstTable(*book, before) : wantedSheet(table.sheets, wish.sheet);
  table.sheet = table.sheets[chosen];
  SheetText text(wish.mostRows, bytes.size(), goOn);
  book->read(chosen, text, goOn.part(kShareOfBytes, 1));
  if (text.rows() == 0)
    throw SheetFault{filled(sentence("Core", "the sheet %1 holds nothing"), epsiscope::quoted(table.sheet)),
                     table.sheets.size() > 1 ? sentence("Core", "choose another sheet")
                                             : sentence("Core", "choose a file that holds a table")};
  noteSheets(table, !wish.sheet.empty());
  noteFacts(text.facts, table.notes);
  table.firstColumn = std::min(wish.firstColumn.value_or(text.firstColumn()), text.firstColumn());
  const std::size_t width = text.firstColumn() + text.width() - table.firstColumn;
  table.text = text.take(table.firstColumn, std::max(width, wish.width));
  return table;
}

/// The first bytes, unpacked if they are gzip. Of damaged data there are none: who reads them says so.
std::string unpackedBeginning(const std::filesystem::path& file) {
  std::string bytes = beginningOf(file, kHeadOfFlat);
  if (!bytes.starts_with(kGzipStart)) return bytes;
  bytes.clear();
  try {
    FileBytes source(file);
    while (bytes.size() < kHeadOfFlat && source.append(bytes)) {
    }
  } catch (const FileError&) {
    return {};
  }
  return bytes;
}

}  // namespace

bool isSpreadsheet(const std::filesystem::path& file) {
  const std::string bytes = unpackedBeginning(file);
  return bytes.starts_with(kZipMark) || bytes.starts_with(kOleMark) || isFlatDocument(bytes);
}

std::optional<SheetTable> readSheet(const std::filesystem::path& file, const SheetWish& wish,
                                    const GoOn& goOn) {
  try {
    return readChosen(file, wish, goOn);
  } catch (const Cancelled&) {
    return std::nullopt;
  } catch (const SheetFault& fault) {
    throw FileError({.file = shownPath(file)}, fault.reason, fault.nextStep);
  }
}

}  // namespace epsiscope
