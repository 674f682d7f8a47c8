#include "core/reading/table_head.h"

#include "core/base/file_error.h"
#include "core/reading/database/database_table.h"
#include "core/reading/database/sqlite_file.h"
#include "core/reading/sheet/sheet_reading.h"
#include "core/reading/survey/survey_reading.h"
#include "core/reading/text/columns.h"
#include "core/reading/text/file_bytes.h"
#include "core/reading/text/file_kind.h"
#include "core/reading/text/findings.h"
#include "core/reading/text/text_decoder.h"
#include "core/reading/text/text_progress.h"
#include "core/reading/text/text_window.h"
#include "core/reading/text/worded_cell.h"
#include "core/table/database_address.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <optional>
#include <string_view>
#include <utility>

namespace epsiscope {

namespace {

/// The encoding in which every byte is a character.
constexpr const char* kEveryByte = "Latin-1";
constexpr std::size_t kFirstBytes = std::size_t{1} << 20, kMostBytes = std::size_t{8} << 20;

/// The rows that are wanted.
struct WantedRows {
  std::size_t count = 0;
  std::size_t around = 0;  ///< a line in their middle; 0: the first ones

  bool isAbove(std::size_t line) const { return line + count / 2 < around; }
};

struct Head {
  std::string bytes{};
  bool complete = false;  ///< this is the whole file
};

/// The first bytes, unpacked where they are packed.
Head readHead(const std::filesystem::path& file, std::size_t most, const GoOn& goOn) {
  Head head;
  FileBytes source(file);
  while (!head.complete && head.bytes.size() < most) {
    if (!goOn()) throw Cancelled{};
    head.complete = !source.append(head.bytes);
  }
  return head;
}

/// A line that has no end loses what may be half a character.
void cutToCharacters(std::string& bytes) {
  if (cutToLines(bytes)) return;
  while (!bytes.empty() && (bytes.back() & 0x80) != 0) bytes.pop_back();
}

/// Everything that was settled, as if it had been given.
ReadOptions optionsOf(const Dataset& dataset) {
  ReadOptions options = asRead(dataset.reading);
  options.names.emplace();
  for (const Column& column : dataset.columns) {
    options.names->push_back(column.name);
    options.kinds[column.name] = column.kind;
  }
  return options;
}

/// `reading`: how its column's texts became numbers; null if they did not.
HeadCell headCell(std::string_view field, std::size_t column, bool holdsNumbers, const ColumnReading* reading,
                  const TableText& table) {
  HeadCell head{.text = shortened(std::string(field), 200)};
  const NumberCell cell = readCell(field, table.decimal, table.missingIn(column));
  if (cell.kind == CellKind::missing) {
    head.kind = HeadCellKind::missing;
  } else if (reading != nullptr) {
    const auto value = readAs(field, *reading);
    const auto* fault = std::get_if<CellFault>(&value);
    head.kind = fault != nullptr ? HeadCellKind::bad : HeadCellKind::number;
    if (fault != nullptr) head.fault = *fault;
    head.value = fault != nullptr ? 0 : std::get<double>(value);
  } else if (holdsNumbers) {
    const std::optional<CellFault> fault = faultOf(cell, *table.thousands);
    head.kind = fault ? HeadCellKind::bad : HeadCellKind::number;
    head.fault = fault.value_or(head.fault);
    head.value = fault ? 0 : cell.value;
  }
  if (table.declared && head.kind == HeadCellKind::bad) head.kind = HeadCellKind::missing;
  return head;
}

void readRows(const TableText& table, const Census& census, const Dataset* settled, bool complete,
              const WantedRows& wanted, const GoOn& goOn, TableHead& head) {
  const auto readingOf = [settled](std::size_t column) -> const ColumnReading* {
    if (settled == nullptr || column >= settled->columns.size()) return nullptr;
    const auto& reading = settled->columns[column].reading;
    return reading ? &*reading : nullptr;
  };
  Scanner scanner(table.start(), table.cut);
  TextProgress steps(table, scanner, goOn);
  try {
    skipHead(table, scanner);
    while (head.rows.size() < wanted.count && scanner.nextRecord() && scanner.line() <= table.lastLine) {
      if (!steps.at(scanner)) throw Cancelled{};
      if (wanted.isAbove(scanner.line())) continue;
      head.lines.push_back(scanner.line());
      std::vector<HeadCell>& cells = head.rows.emplace_back();
      while (scanner.nextField()) {
        const std::size_t column = cells.size();
        if (table.endsWithSeparator && column == table.names.size()) break;
        const bool numbers = column < census.columns.size() && census.columns[column].holdsNumbers();
        cells.push_back(headCell(scanner.field(), column, numbers, readingOf(column), table));
      }
    }
  } catch (const QuoteError& error) {
    if (!head.lines.empty() && head.lines.back() == scanner.line()) {  // else it is above the wanted ones
      head.rows.pop_back();
      head.lines.pop_back();
    }
    if (!complete && error.what == QuoteError::What::neverClosed) return;
    try {
      refuseQuote(table, error);
    } catch (const FileError& refusal) {
      head.trouble = refusal.what();
    }
  }
}

/// The physical line below which no rows stand in a text that is known to its end.
std::size_t lastRowLine(const TableText& table, const Sample& sample, const std::optional<int>& skipBelow) {
  if (skipBelow.value_or(0) > 0) {
    const std::size_t last = lastLineOf(table, {});
    return last - std::min(last, static_cast<std::size_t>(*skipBelow));
  }
  return table.findsLinesBelow && sample.firstNote > 0 ? sample.firstNote - 1 : TableText::kNoLastLine;
}

/// The text of the first bytes, which need not fit the encoding where a line is looked for that cannot be
/// read: every byte is a character of its own then.
struct HeadText {
  Decoded decoded{};
  bool fits = true;
};

HeadText headText(const Head& bytes, const ReadOptions& options, const std::string& shownFile,
                  const WantedRows& wanted) {
  try {
    return {.decoded = decode(bytes.bytes, options.encoding, shownFile)};
  } catch (const FileError&) {
    if (wanted.around == 0) throw;
    return {.decoded = decode(bytes.bytes, kEveryByte, shownFile), .fits = false};
  }
}

/// The same rows of a file whose first bytes they are not among.
void readRowsBeyond(const std::filesystem::path& file, const std::string& encoding, TableText table,
                    const Census& census, const Dataset* settled, const WantedRows& wanted, const GoOn& goOn,
                    TableHead& head) {
  FileBytes source(file);
  TextWindow window(source, encoding, kMostBytes, [&goOn] { return goOn(); });
  table.window = &window;
  readRows(table, census, settled, false, wanted, goOn, head);
  if (!goOn()) throw Cancelled{};
}

TableHead headOf(const Head& bytes, const std::filesystem::path& file, const ReadOptions& options,
                 const Dataset* settled, const WantedRows& wanted, const GoOn& goOn) {
  const std::string shownFile = shownPath(file);
  refuseKnownFormats(bytes.bytes, shownFile);
  const HeadText text = headText(bytes, options, shownFile, wanted);
  const Decoded& decoded = text.decoded;
  TableText table = undecided(decoded, bytes.bytes, shownFile);
  std::vector<std::string> unused;
  const Layout layout = settleLayout(table, options, unused);
  if (bytes.complete) table.lastLine = lastRowLine(table, layout.sample, options.skipBelow);
  Census census = takeCensus(table, layout.sample);
  settleThousands(table, census);
  TableHead head{.names = table.names,
                 .reading = readingOf(table, decoded),
                 .findings = findings(table, layout, decoded, census, options)};
  if (!text.fits) {
    head.reading.encoding = options.encoding.value_or("UTF-8");
    std::erase_if(head.findings, [](const Finding& finding) { return finding.key == "encoding"; });
  }
  if (bytes.complete || wanted.around == 0) {
    readRows(table, census, settled, bytes.complete, wanted, goOn, head);
    return head;
  }
  try {
    readRowsBeyond(file, decoded.encoding, table, census, settled, wanted, goOn, head);
  } catch (const DecodeFault& fault) {
    head.rows.clear();
    head.lines.clear();
    if (!fault.hasLine) return head;
    readRowsBeyond(file, kEveryByte, table, census, settled, wanted, goOn, head);
  }
  return head;
}

/// `options`: everything that was settled, or the given ones.
TableHead headOfSheet(const std::filesystem::path& file, const ReadOptions& options, bool given,
                      const Dataset* settled, const WantedRows& wanted, const GoOn& goOn) {
  // Lines above the header and the header itself come on top.
  constexpr std::size_t kMore = kSampledRecords;
  SheetWish wish{.sheet = options.sheet.value_or(""), .mostRows = wanted.count + wanted.around + kMore};
  if (settled != nullptr) {
    wish.firstColumn = settled->reading.firstColumn;
    wish.width = settled->columns.size();
  }
  std::optional<SheetTable> read = readSheet(file, wish, goOn);
  if (!read) throw Cancelled{};
  SheetTable& sheet = *read;
  TableHead head = headOf({.bytes = std::move(sheet.text), .complete = true}, file,
                          sheetOptions(options, sheet), settled, wanted, goOn);
  describeSheet(sheet, given, head.reading, head.findings);
  return head;
}

/// A database shows its rows once all are read: the server would sort them twice.
TableHead headOfDatabase(const std::filesystem::path& file, const ReadOptions& options,
                         const Dataset* settled, const GoOn& goOn) {
  TableHead head;
  head.reading =
      settled == nullptr ? readingOfDatabase(file, options, head.findings, goOn) : settled->reading;
  if (settled == nullptr) return head;
  for (const Column& column : settled->columns) head.names.push_back(column.name);
  return head;
}

TableHead headOfSurvey(const Dataset& dataset) {
  TableHead head{
      .reading = dataset.reading, .findings = dataset.findings, .rows = headRows(dataset, dataset.rows())};
  for (const Column& column : dataset.columns) head.names.push_back(column.name);
  for (std::size_t row = 0; row < head.rows.size(); ++row) head.lines.push_back(row + 1);
  return head;
}

TableHead headOfFile(const std::filesystem::path& file, const ReadOptions& given, const Dataset* settled,
                     const WantedRows& wanted, const GoOn& goOn) {
  ReadOptions options = settled != nullptr ? optionsOf(*settled) : given;
  options.declared = given.declared;
  options.missingOf = given.missingOf;
  if (isDatabase(file.string()) || isSqliteFile(file)) return headOfDatabase(file, options, settled, goOn);
  if (const std::optional<FileKind> survey = surveyKind(file)) {
    ReadOptions asSettled = given;
    asSettled.names = options.names;
    asSettled.kinds = options.kinds;
    return headOfSurvey(surveyHead(file, *survey, asSettled, wanted.count, goOn));
  }
  if (isSpreadsheet(file)) return headOfSheet(file, options, isSheet(given), settled, wanted, goOn);
  for (std::size_t most = wanted.around > 0 ? kMostBytes : kFirstBytes;; most = kMostBytes) {
    Head bytes = readHead(file, most, goOn);
    if (!bytes.complete) cutToCharacters(bytes.bytes);
    TableHead head = headOf(bytes, file, options, settled, wanted, goOn);
    if (bytes.complete || most == kMostBytes || head.rows.size() >= wanted.count) return head;
  }
}

}  // namespace

std::vector<std::vector<HeadCell>> headRows(const Dataset& dataset, std::size_t rows) {
  std::vector<std::vector<HeadCell>> head(std::min(rows, dataset.rows()));
  for (const Column& column : dataset.columns)
    for (std::size_t row = 0; row < head.size(); ++row) {
      HeadCell& cell = head[row].emplace_back();
      if (column.kind == ColumnKind::number) {
        cell.value = column.values[row];
        cell.kind = std::isnan(cell.value) ? HeadCellKind::missing : HeadCellKind::number;
        if (cell.kind == HeadCellKind::number) cell.text = shortestText(cell.value);
      } else if (column.codes[row] < 0) {
        cell.kind = HeadCellKind::missing;
      } else {
        cell.text = column.categories[static_cast<std::size_t>(column.codes[row])];
      }
    }
  return head;
}

TableHead tableHead(const std::filesystem::path& file, const ReadOptions& given, const Dataset* settled,
                    std::size_t rows, const GoOn& goOn, std::size_t around) {
  try {
    TableHead head = headOfFile(file, given, settled, {.count = rows, .around = around}, goOn);
    if (settled != nullptr) head.findings = settled->findings;
    return head;
  } catch (const std::exception&) {
    throwAsFileError(shownPath(file));
  }
}

}  // namespace epsiscope
