#include "core/reading/text/census.h"

#include "core/base/file_error.h"
#include "core/base/numbers.h"
#include "core/reading/text/detect.h"
#include "core/reading/text/scanner.h"
#include "core/reading/text/text_progress.h"
#include "core/reading/text/text_window.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <limits>
#include <new>
#include <utility>

#include <unistd.h>

namespace epsiscope {

namespace {

constexpr std::size_t kMostTableRows = std::numeric_limits<std::int32_t>::max();

/// The likely intention where the lines do not fit each other; `comment`: a mark that the first of them
/// starts with.
std::string nextStepForRagged(const TableText& table, char comment) {
  if (const char better = betterSeparator(table.text, table.cut); better != '\0')
    return filled(sentence("Core", "with the separator %1 all lines have equally many fields: choose that"),
                  separatorName(better));
  if (comment != '\0')
    return filled(sentence("Core", "if lines that start with \"%1\" are comments, say so"), comment);
  return sentence("Core", "give every line the same number of fields");
}

/// Names the first line with another number of fields, the next one, and how many there are.
[[noreturn]] void refuseRagged(const TableText& table, const GoOn& goOn) {
  const std::size_t expected = table.names.size();
  Scanner scanner(table.start(), table.cut);
  TextProgress steps(table, scanner, goOn);
  std::size_t count = 0, firstLine = 0, secondLine = 0, found = 0;
  char comment = '\0';
  bool endsEmpty = false;
  while (scanner.nextRecord() && steps.at(scanner)) {
    const char* const start = scanner.at();
    while (scanner.nextField()) {
    }
    const bool fits =
        scanner.fields() == expected ||
        (table.endsWithSeparator && scanner.fields() == expected + 1 && scanner.field().empty());
    if (fits) continue;
    if (++count == 1) {
      comment = commentMarkOf({start, 2});
      firstLine = scanner.line();
      found = scanner.fields();
      endsEmpty = found == expected + 1 && scanner.field().empty();
    } else if (count == 2) {
      secondLine = scanner.line();
    }
  }
  std::string reason =
      filled(counted("Core", "expected %n fields, found %1", "expected %n field, found %1", expected), found);
  if (endsEmpty) reason += sentence("Core", ": the line ends with a separator");
  if (count > 1)
    reason += filled(sentence("Core", " (%1 lines differ, the next is line %2)"), count, secondLine);
  throw FileError({.file = table.shownFile, .line = firstLine}, reason, nextStepForRagged(table, comment));
}

/// The notes below the table, of which the record behind so many rows is the first; none if the records from
/// there on are no notes. Null if cancelled.
std::optional<LinesBelow> linesBelow(const TableText& table, std::size_t rows, const GoOn& goOn) {
  const std::size_t expected = table.names.size();
  Scanner scanner(table.start(), table.cut);
  TextProgress steps(table, scanner, goOn);
  skipHead(table, scanner);
  LinesBelow below;
  std::size_t notes = 0;
  // The blank lines behind a record are counted on the way to the next.
  for (std::size_t row = 0, blankLines = scanner.blankLines(); scanner.nextRecord();
       ++row, blankLines = scanner.blankLines()) {
    if (!steps.at(scanner)) return std::nullopt;
    // Some of the notes may have as many fields as the rows.
    if (row + kMostNotes < rows) continue;
    std::vector<std::string> fields;
    while (fields.size() <= expected + 1 && scanner.nextField()) fields.emplace_back(scanner.field());
    if (notes > 0 && !goesOnWithNotes(fields, expected)) {
      if (row >= rows) return LinesBelow();
      notes = 0;
    }
    if (notes > 0 || opensNotes(fields, expected, scanner.blankLines() > blankLines)) {
      if (notes++ == 0) below = {.first = scanner.line(), .text = fields.front()};
    }
    if (row >= rows && (notes == 0 || notes > kMostNotes)) return LinesBelow();
  }
  below.count = below.first == 0 ? 0 : scanner.line() + 1 - below.first;
  return below;
}

/// The notes among the last of so many rows that are filled up to the width of the table. Null if cancelled.
std::optional<LinesBelow> filledNotes(const TableText& table, std::size_t rows, const GoOn& goOn) {
  Scanner scanner(table.start(), table.cut);
  TextProgress steps(table, scanner, goOn);
  skipHead(table, scanner);
  const std::size_t above = rows - std::min(rows, kMostNotes + 1);
  std::vector<std::vector<std::string>> records;
  std::vector<std::size_t> lines;
  std::vector<bool> belowBlankLine;
  std::size_t blankLines = scanner.blankLines();
  for (std::size_t row = 0; scanner.nextRecord(); ++row, blankLines = scanner.blankLines()) {
    if (!steps.at(scanner)) return std::nullopt;
    if (row < above) continue;
    std::vector<std::string>& record = records.emplace_back();
    lines.push_back(scanner.line());
    belowBlankLine.push_back(scanner.blankLines() > blankLines);
    while (scanner.nextField()) record.emplace_back(scanner.field());
    if (table.endsWithSeparator) record.pop_back();
  }
  const std::size_t first = filledNotesFrom(records, belowBlankLine, 1);
  if (first >= records.size()) return LinesBelow();
  std::size_t words = first;
  while (words + 1 < records.size() && records[words].front().empty()) ++words;
  return LinesBelow{
      .first = lines[first], .count = scanner.line() + 1 - lines[first], .text = records[words].front()};
}

/// After so many records their mean length is known well enough to ask for memory.
constexpr std::size_t kRecordsThatTell = 1000;

/// Room for the numbers of the whole file.
void reserveRows(Census& census, std::size_t rows) {
  for (ColumnCensus& column : census.columns) column.values.reserve(rows);
}

/// A table beyond the machine's memory ends with a sentence, not with the machine.
void refuseBeyondMemory(const Census& census) {
  const double bytes = static_cast<double>(census.rows) * static_cast<double>(census.columns.size()) * 8;
  if (bytes > static_cast<double>(::sysconf(_SC_PHYS_PAGES)) * static_cast<double>(::sysconf(_SC_PAGESIZE)))
    throw std::bad_alloc();
}

std::size_t indexOf(char thousands) {
  return static_cast<std::size_t>(std::find(kThousandsMarks.begin(), kThousandsMarks.end(), thousands) -
                                  kThousandsMarks.begin());
}

/// Fills a census cell by cell.
class Counter {
public:
  Counter(const TableText& table, Census& census) : m_table(table), m_census(census) {
    for (std::size_t i = 0; i < census.columns.size(); ++i) m_canBePlain.push_back(canBePlain(table, i));
  }

  /// Most cells are plain numbers and take the short way. False if there are too few fields or too many.
  bool readRecord(Scanner& scanner) {
    double value = 0;
    NumberForm form;
    std::size_t empty = 0;
    bool isHead = m_table.header;
    for (std::size_t i = 0; i < m_census.columns.size(); ++i) {
      if (!scanner.hasField()) return false;
      const char* at = scanner.at();
      while (*at == ' ') ++at;
      const char* const end = m_canBePlain[i] ? readPlainNumber(at, m_table.decimal, value, form) : nullptr;
      const std::size_t line = scanner.nextFieldLine();
      if (end != nullptr && scanner.takeField(end)) {
        isHead = false;
        m_census.columns[i].values.push_back(value);
        if (form.mark || form.exponent || form.padded)
          countForm(form, {at, static_cast<std::size_t>(end - at)}, i, line);
      } else {
        scanner.nextField();
        addCell(scanner.field(), i, line);
        if (i == 0 && startsNote(scanner.field())) m_lastNote = m_census.rows;
        isHead = isHead && scanner.field() == m_table.names[i];
        empty += scanner.field().empty() ? 1 : 0;
      }
    }
    if (empty == m_census.columns.size()) m_lastNote = m_census.rows;
    if (isHead && m_census.repeatedHeads++ == 0) m_census.firstRepeatedHead = scanner.line();
    if (m_table.endsWithSeparator && scanner.hasField()) {
      scanner.nextField();
      if (!scanner.field().empty()) return false;
    }
    return !scanner.hasField();
  }

  /// Whether one of the last rows starts as notes below a table do, or is an empty one above them.
  bool mayEndWithNotes() const { return m_lastNote > 0 && m_census.rows - m_lastNote < kMostNotes; }

  void addCell(std::string_view text, std::size_t index, std::size_t line) {
    const NumberCell cell = readCell(text, m_table.decimal, m_table.missingIn(index));
    ColumnCensus& column = m_census.columns[index];
    double value = kNaN;
    switch (cell.kind) {
      case CellKind::number:
      case CellKind::underflow:
      case CellKind::grouped:
        value = cell.value;
        countForm(cell.form, text, index, line);
        if (cell.kind == CellKind::underflow && column.underflows++ == 0) column.firstUnderflowLine = line;
        break;
      case CellKind::missing:
        if (column.missing++ == 0) column.firstMissingLine = line;
        if (column.firstSpelling == 0) column.firstSpelling = cell.spelling;
        if (cell.spelling < m_census.missing.size()) ++m_census.missing[cell.spelling];
        break;
      case CellKind::otherMark:
        ++column.bad;
        ++column.marks.forOther;
        break;
      case CellKind::infinite:
      case CellKind::overflow:
        ++column.bad;
        break;
      case CellKind::hexadecimal:
      case CellKind::text:
        ++column.words;
        countOffered(trimmed(text), column);
        break;
    }
    column.values.push_back(value);
  }

private:
  void countOffered(std::string_view text, ColumnCensus& column) {
    const std::size_t spelling = offeredMissing(text);
    if (spelling == MissingTexts::kNone) return;
    ++column.offeredMissing;
    column.offeredSpellings.set(spelling);
    ++m_census.offered[spelling];
  }

  /// Whether the short way applies: the decimal mark does not cut, and no spelling of a missing cell is a
  /// number.
  static bool canBePlain(const TableText& table, std::size_t column) {
    return table.decimal != table.cut.separator && !table.missingIn(column).holdNumbers();
  }

  void remember(Example::What what, std::string_view text, std::size_t index, std::size_t line) {
    constexpr std::size_t most = 1000;
    if (m_census.examples.size() < most)
      m_census.examples.push_back(
          {.what = what, .column = index, .line = line, .text = std::string(text.substr(0, 64))});
  }

  void countForm(const NumberForm& form, std::string_view text, std::size_t index, std::size_t line) {
    ColumnCensus& column = m_census.columns[index];
    column.exponent |= form.exponent;
    column.mark |= form.mark;
    if (form.inexactInteger && column.inexactIntegers++ == 0) column.firstInexactLine = line;
    if (form.exponent && !form.mark && text.find_first_of("+-", 1) == std::string_view::npos &&
        column.bareExponents++ == 0)
      column.firstExponentLine = line;
    if (form.padded && !form.mark && !form.exponent && column.padded++ == 0) column.firstPaddedLine = line;
    if (form.thousands != '\0' && column.grouped[indexOf(form.thousands)]++ == 0)
      remember(Example::What::grouped, text, index, line);
    // A mark that groups nothing, because another one was named, is a decimal mark.
    const bool open = form.ambiguous && !m_table.thousands;
    const bool byOther = form.thousands == ',' || form.thousands == '.';
    if (open) {
      if (column.marks.ambiguous() == 0) remember(Example::What::ambiguous, text, index, line);
      ++(byOther ? column.marks.ambiguousOther : column.marks.ambiguousThis);
    } else if (form.mark || byOther) {
      if (form.ambiguous && byOther && form.thousands != m_table.thousands) {
        ++column.marks.forOther;
      } else if (column.marks.forThis++ == 0) {
        remember(Example::What::settling, text, index, line);
      }
    }
  }

  const TableText& m_table;
  Census& m_census;
  std::vector<char> m_canBePlain;  ///< of each column
  std::size_t m_lastNote = 0;      ///< the row from 1 that last started so
};

Census emptyCensus(const TableText& table) {
  Census census{.columns = std::vector<ColumnCensus>(table.names.size()),
                .missing = std::vector<std::size_t>(table.missing.spellings().size() + 1)};
  for (std::size_t i = 0; i < table.kinds.size(); ++i) census.columns[i].given = table.kinds[i];
  return census;
}

/// Whether the first lines have equally many fields where quotes are text like any other.
bool isRegularWithoutQuotes(const TableText& table) {
  Cut cut = table.cut;
  cut.quote = '\0';
  const Sample sample = takeSample(table.text, cut);
  const std::size_t usual = sample.usualFields();
  return std::ranges::all_of(sample.records, [&](const auto& record) { return record.size() == usual; });
}

}  // namespace

MarkEvidence& MarkEvidence::operator+=(const MarkEvidence& more) {
  forThis += more.forThis;
  forOther += more.forOther;
  ambiguousThis += more.ambiguousThis;
  ambiguousOther += more.ambiguousOther;
  return *this;
}

MarkEvidence Census::marks() const {
  MarkEvidence all;
  for (const ColumnCensus& column : columns)
    if (column.holdsNumbers()) all += column.marks;
  return all;
}

bool Census::settlesDecimal() const {
  return std::any_of(columns.begin(), columns.end(), [](const ColumnCensus& column) {
    return column.holdsNumbers() && (column.marks.forThis > 0 || column.grouped[indexOf(' ')] > 0 ||
                                     column.grouped[indexOf('\'')] > 0);
  });
}

const Example* Census::example(Example::What what) const {
  const auto found = std::find_if(examples.begin(), examples.end(), [&](const Example& example) {
    return example.what == what && columns[example.column].holdsNumbers();
  });
  return found == examples.end() ? nullptr : &*found;
}

Census takeCensus(const TableText& table, const Sample& sample) {
  Census census = emptyCensus(table);
  Counter counter(table, census);
  for (std::size_t i = table.header ? 1 : 0; i < sample.records.size(); ++i)
    for (std::size_t j = 0; j < std::min(sample.records[i].size(), census.columns.size()); ++j)
      counter.addCell(sample.records[i][j], j, sample.lines[i]);
  return census;
}

char guessDecimal(TableText table, const Sample& sample) {
  table.decimal = '.';
  return takeCensus(table, sample).marks().favoursOther(table.cut.separator) ? ',' : '.';
}

void settleThousands(TableText& table, Census& census) {
  if (!table.thousands) {
    std::array<std::size_t, kThousandsMarks.size()> cells{};
    for (const ColumnCensus& column : census.columns)
      for (std::size_t i = 0; column.holdsNumbers() && i < cells.size(); ++i) cells[i] += column.grouped[i];
    const auto most = std::max_element(cells.begin(), cells.end());
    table.thousands = *most == 0 ? '\0' : kThousandsMarks[static_cast<std::size_t>(most - cells.begin())];
  }
  for (ColumnCensus& column : census.columns)
    for (std::size_t i = 0; i < column.grouped.size(); ++i)
      if (kThousandsMarks[i] != table.thousands) column.bad += std::exchange(column.grouped[i], 0);
}

void skipHead(const TableText& table, Scanner& scanner) {
  if (table.header) scanner.nextRecord();
  if (table.unitLine) scanner.nextRecord();
  if (table.questionLines) scanner.nextRecord();
}

std::size_t lastLineOf(const TableText& table, const GoOn& goOn) {
  Scanner scanner(table.start(), table.cut);
  TextProgress steps(table, scanner, goOn);
  try {
    while (scanner.nextRecord() && steps.at(scanner)) {
    }
  } catch (const QuoteError& error) {
    refuseQuote(table, error);
  }
  return scanner.line();
}

const char* TableText::start() const {
  return window != nullptr ? window->restart() : text.data();
}

void refuseQuote(const TableText& table, const QuoteError& error) {
  FileError::Place place{.file = table.shownFile, .line = error.line, .column = error.field + 1};
  if (error.field < table.names.size()) place.columnName = table.names[error.field];
  if (error.what == QuoteError::What::neverClosed)
    throw FileError(place, sentence("Core", "a quote opens here and is never closed"),
                    sentence("Core", "close it, or double it if it belongs to the text"));
  throw FileError(place, sentence("Core", "text follows the closing quote of this field"),
                  isRegularWithoutQuotes(table)
                      ? sentence("Core",
                                 "double quotes that belong to the text, or read the file without quotes: "
                                 "then all lines have equally many fields")
                      : sentence("Core", "double quotes that belong to the text"));
}

std::optional<Census> takeCensus(const TableText& table, const GoOn& goOn) {
  Census census = emptyCensus(table);
  Scanner scanner(table.start(), table.cut);
  TextProgress steps(table, scanner, goOn);
  Counter counter(table, census);
  try {
    if (table.header) {
      scanner.nextRecord();
      while (scanner.nextField()) {
      }
      const bool endsEmpty = scanner.fields() == table.names.size() + 1 && scanner.field().empty();
      if (scanner.fields() != table.names.size() && !endsEmpty) refuseRagged(table, goOn);
    }
    if (table.unitLine) scanner.nextRecord();
    if (table.questionLines) scanner.nextRecord();
    while (scanner.nextRecord()) {
      if (!steps.at(scanner)) return std::nullopt;
      if (scanner.line() > table.lastLine) continue;
      if (++census.rows > kMostTableRows)
        throw FileError({.file = table.shownFile, .line = scanner.line()},
                        sentence("Core", "more than two thousand million rows"),
                        sentence("Core", "take a part of the file"));
      if (!counter.readRecord(scanner)) {
        const std::optional<LinesBelow> below =
            table.findsLinesBelow ? linesBelow(table, census.rows - 1, goOn.at(1)) : LinesBelow();
        if (below && below->count == 0) refuseRagged(table, goOn);
        if (!below) return std::nullopt;
        census.below = *below;
        return census;
      }
      if (census.rows == kRecordsThatTell) reserveRows(census, steps.expected(census.rows, scanner));
      if (census.rows % (1U << 16) == 0) refuseBeyondMemory(census);
    }
  } catch (const QuoteError& error) {
    refuseQuote(table, error);
  }
  if (table.findsLinesBelow && table.linesBelow == 0 && counter.mayEndWithNotes()) {
    const std::optional<LinesBelow> below = filledNotes(table, census.rows, goOn.at(1));
    if (!below) return std::nullopt;
    census.below = *below;
  }
  census.blankLines = scanner.blankLines();
  census.commentLines = scanner.commentLines();
  census.trimmedFields = scanner.trimmedFields();
  return census;
}

}  // namespace epsiscope
