#include "core/data/text/census.h"

#include <unistd.h>

#include <algorithm>
#include <limits>
#include <new>

#include "core/data/file_error.h"
#include "core/data/text/detect.h"
#include "core/data/text/scanner.h"
#include "core/data/text/text_window.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t kMostRows = std::numeric_limits<std::int32_t>::max();

/// Names the first line with another number of fields, the next one, and how many there are.
[[noreturn]] void refuseRagged(const TableText& table, const ReadProgress& progress) {
  const std::size_t expected = table.names.size();
  Scanner scanner(table.start(), table.separator);
  TextProgress steps(table, scanner, progress);
  std::size_t count = 0, firstLine = 0, secondLine = 0, found = 0;
  while (scanner.nextRecord() && steps.at(scanner)) {
    while (scanner.nextField()) {
    }
    if (scanner.fields() == expected) continue;
    if (++count == 1) {
      firstLine = scanner.line();
      found = scanner.fields();
    } else if (count == 2) {
      secondLine = scanner.line();
    }
  }
  std::string reason =
      filled(counted("Core", "expected %n fields, found %1", "expected %n field, found %1", expected), found);
  if (count > 1)
    reason += filled(sentence("Core", " (%1 lines differ, the next is line %2)"), count, secondLine);
  const char better = betterSeparator(table.text, table.separator);
  throw FileError(
      {.file = table.shownFile, .line = firstLine}, reason,
      better == '\0'
          ? sentence("Core", "give every line the same number of fields")
          : filled(sentence("Core", "with the separator %1 all lines have equally many: choose that"),
                   separatorName(better)));
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

void countForm(const NumberForm& form, ColumnCensus& column, MarkEvidence& marks) {
  column.exponent |= form.exponent;
  if (!form.mark) return;
  column.mark = true;
  ++(form.ambiguous ? marks.ambiguousThis : marks.forThis);
}

void countGrouped(const NumberCell& cell, ColumnCensus& column, MarkEvidence& marks) {
  ++column.grouped;
  if (!cell.form.ambiguous) {
    ++marks.forThis;
    return;
  }
  ++column.ambiguousGroups;
  ++marks.ambiguousOther;
}

void addCell(std::string_view text, std::size_t line, char decimal, ColumnCensus& column,
             MarkEvidence& marks) {
  const NumberCell cell = readCell(text, decimal);
  double value = kNone;
  switch (cell.kind) {
    case CellKind::number:
      value = cell.value;
      column.inexactIntegers += cell.form.inexactInteger ? 1 : 0;
      countForm(cell.form, column, marks);
      break;
    case CellKind::grouped:
      value = cell.value;
      countGrouped(cell, column, marks);
      break;
    case CellKind::underflow:
      value = cell.value;
      if (column.underflows++ == 0) column.firstUnderflowLine = line;
      countForm(cell.form, column, marks);
      break;
    case CellKind::missing:
      if (column.missing++ == 0) column.firstMissingLine = line;
      break;
    case CellKind::otherMark:
      ++column.bad;
      ++marks.forOther;
      break;
    case CellKind::infinite:
    case CellKind::overflow:
      ++column.bad;
      break;
    case CellKind::hexadecimal:
    case CellKind::text:
      ++column.words;
      break;
  }
  column.values.push_back(value);
}

/// Most cells are plain numbers and take the short way.
void readRecord(Scanner& scanner, const TableText& table, Census& census, const ReadProgress& progress) {
  const bool canBePlain = table.decimal != table.separator;
  double value = 0;
  NumberForm form;
  for (ColumnCensus& column : census.columns) {
    if (!scanner.hasField()) refuseRagged(table, progress);
    const char* at = scanner.at();
    while (*at == ' ') ++at;
    const char* const end = canBePlain ? readPlainNumber(at, table.decimal, value, form) : nullptr;
    if (end != nullptr && scanner.takeField(end)) {
      column.values.push_back(value);
      if (form.mark || form.exponent) countForm(form, column, census.marks);
    } else {
      scanner.nextField();
      addCell(scanner.field(), scanner.fieldLine(), table.decimal, column, census.marks);
    }
  }
  if (scanner.hasField()) refuseRagged(table, progress);
}

}  // namespace

char guessDecimal(const Sample& sample) {
  ColumnCensus all;
  MarkEvidence marks;
  for (const auto& record : sample.records)
    for (const std::string& cell : record) addCell(cell, 1, '.', all, marks);
  return marks.favoursOther(sample.separator) ? ',' : '.';
}

const char* TableText::start() const {
  return window != nullptr ? window->restart() : text.data();
}

TextProgress::TextProgress(const TableText& table, const Scanner& scanner, const ReadProgress& progress)
    : m_window(table.window),
      m_begin(scanner.at()),
      m_next(m_begin),
      m_size(m_window != nullptr ? m_window->expectedSize() : table.text.size()),
      m_progress(progress) {}

bool TextProgress::at(Scanner& scanner) {
  return scanner.at() < m_next || step(scanner);
}

bool TextProgress::step(Scanner& scanner) {
  const char* due = m_window != nullptr ? m_window->due() : nullptr;
  if (due != nullptr && scanner.at() >= due) {
    m_dropped += static_cast<std::size_t>(scanner.at() - m_begin);
    m_begin = m_window->slide(scanner.at());
    scanner.moveTo(m_begin);
    due = m_window->due();
  }
  m_next = scanner.at() + (std::size_t{1} << 20);
  if (due != nullptr) m_next = std::min(m_next, due);
  if (!m_progress) return true;
  if (m_window != nullptr) return m_progress(m_window->done());
  return m_progress(static_cast<double>(scanner.at() - m_begin) / static_cast<double>(m_size));
}

std::size_t TextProgress::expected(std::size_t records, const Scanner& scanner) const {
  const std::size_t offset = m_dropped + static_cast<std::size_t>(scanner.at() - m_begin);
  if (offset == 0) return 0;
  return static_cast<std::size_t>(1.02 * static_cast<double>(records) * static_cast<double>(m_size) /
                                  static_cast<double>(offset));
}

void refuseQuote(const TableText& table, const QuoteError& error) {
  FileError::Place place{.file = table.shownFile, .line = error.line, .column = error.field + 1};
  if (error.field < table.names.size()) place.columnName = table.names[error.field];
  if (error.what == QuoteError::What::neverClosed)
    throw FileError(place, sentence("Core", "a quote opens here and is never closed"),
                    sentence("Core", "close it, or double it if it belongs to the text"));
  throw FileError(place, sentence("Core", "text follows the closing quote of this field"),
                  sentence("Core", "double quotes that belong to the text"));
}

std::optional<Census> takeCensus(const TableText& table, const ReadProgress& progress) {
  Census census;
  census.columns.resize(table.names.size());
  Scanner scanner(table.start(), table.separator);
  TextProgress steps(table, scanner, progress);
  try {
    if (table.header) {
      scanner.nextRecord();
      while (scanner.nextField()) {
      }
      if (scanner.fields() != table.names.size()) refuseRagged(table, progress);
    }
    while (scanner.nextRecord()) {
      if (!steps.at(scanner)) return std::nullopt;
      if (++census.rows > kMostRows)
        throw FileError({.file = table.shownFile, .line = scanner.line()},
                        sentence("Core", "more than two thousand million rows"),
                        sentence("Core", "take a part of the file"));
      readRecord(scanner, table, census, progress);
      if (census.rows == kRecordsThatTell) reserveRows(census, steps.expected(census.rows, scanner));
      if (census.rows % (1U << 16) == 0) refuseBeyondMemory(census);
    }
  } catch (const QuoteError& error) {
    refuseQuote(table, error);
  }
  census.blankLines = scanner.blankLines();
  return census;
}

}  // namespace epsiscope
