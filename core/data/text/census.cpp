#include "core/data/text/census.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/data/file_error.h"
#include "core/data/text/detect.h"
#include "core/data/text/scanner.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t kMostRows = std::numeric_limits<std::int32_t>::max();

/// Names the first line with another number of fields, the next one, and how many there are.
[[noreturn]] void refuseRagged(const TableText& table) {
  const std::size_t expected = table.names.size();
  Scanner scanner(table.text.data(), table.cut);
  std::size_t count = 0, firstLine = 0, secondLine = 0, found = 0;
  while (scanner.nextRecord()) {
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
  const char better = betterSeparator(table.text, table.cut);
  throw FileError(
      {.file = table.shownFile, .line = firstLine}, reason,
      better == '\0'
          ? sentence("Core", "give every line the same number of fields")
          : filled(sentence("Core", "with the separator %1 all lines have equally many: choose that"),
                   separatorName(better)));
}

/// Every line costs at least its separators and its end, which bounds what empty cells can make us reserve.
std::size_t mostRows(const TableText& table) {
  const auto lines = static_cast<std::size_t>(
      std::count_if(table.text.begin(), table.text.end(), [](char c) { return c == '\n' || c == '\r'; }));
  return std::min(lines + 1, table.text.size() / std::max<std::size_t>(1, table.names.size()) + 1);
}

std::size_t indexOf(char thousands) {
  return static_cast<std::size_t>(std::find(kThousandsMarks.begin(), kThousandsMarks.end(), thousands) -
                                  kThousandsMarks.begin());
}

/// Fills a census cell by cell.
class Counter {
public:
  Counter(const TableText& table, Census& census)
      : m_table(table), m_census(census), m_canBePlain(canBePlain(table)) {}

  /// Most cells are plain numbers and take the short way.
  void readRecord(Scanner& scanner) {
    double value = 0;
    NumberForm form;
    for (std::size_t i = 0; i < m_census.columns.size(); ++i) {
      if (!scanner.hasField()) refuseRagged(m_table);
      const char* at = scanner.at();
      while (*at == ' ') ++at;
      const char* const end = m_canBePlain ? readPlainNumber(at, m_table.decimal, value, form) : nullptr;
      const std::size_t line = scanner.nextFieldLine();
      if (end != nullptr && scanner.takeField(end)) {
        m_census.columns[i].values.push_back(value);
        if (form.mark || form.exponent || form.padded)
          countForm(form, {at, static_cast<std::size_t>(end - at)}, i, line);
      } else {
        scanner.nextField();
        addCell(scanner.field(), i, line);
      }
    }
    if (scanner.hasField()) refuseRagged(m_table);
  }

  void addCell(std::string_view text, std::size_t index, std::size_t line) {
    const NumberCell cell = readCell(text, m_table.decimal, m_table.missing);
    ColumnCensus& column = m_census.columns[index];
    double value = kNone;
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
        ++m_census.missing[cell.spelling];
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
        break;
    }
    column.values.push_back(value);
  }

private:
  /// What the short way reads must not be cut by the decimal mark, nor be a spelling of a missing cell.
  static bool canBePlain(const TableText& table) {
    return table.decimal != table.cut.separator && !table.missing.holdNumbers();
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
    if (form.padded && !form.mark && !form.exponent && column.padded++ == 0) column.firstPaddedLine = line;
    if (form.thousands != '\0' && column.grouped[indexOf(form.thousands)]++ == 0)
      remember(Example::What::grouped, text, index, line);
    // A mark that groups nothing, because another one was told to, is a decimal mark.
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
  bool m_canBePlain;
};

Census emptyCensus(const TableText& table) {
  Census census{.columns = std::vector<ColumnCensus>(table.names.size()),
                .missing = std::vector<std::size_t>(table.missing.spellings().size() + 1)};
  for (std::size_t i = 0; i < table.kinds.size(); ++i) census.columns[i].told = table.kinds[i];
  return census;
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

TextProgress::TextProgress(const TableText& table, const ReadProgress& progress)
    : m_begin(table.text.data()),
      m_next(m_begin),
      m_size(static_cast<double>(table.text.size())),
      m_progress(progress) {}

bool TextProgress::at(const Scanner& scanner) {
  if (scanner.at() < m_next || !m_progress) return true;
  m_next = scanner.at() + (std::size_t{1} << 20);
  return m_progress(static_cast<double>(scanner.at() - m_begin) / m_size);
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
  Census census = emptyCensus(table);
  const std::size_t rows = mostRows(table);
  for (ColumnCensus& column : census.columns) column.values.reserve(rows);
  Scanner scanner(table.text.data(), table.cut);
  TextProgress steps(table, progress);
  Counter counter(table, census);
  try {
    if (table.header) {
      scanner.nextRecord();
      while (scanner.nextField()) {
      }
      if (scanner.fields() != table.names.size()) refuseRagged(table);
    }
    while (scanner.nextRecord()) {
      if (!steps.at(scanner)) return std::nullopt;
      if (++census.rows > kMostRows)
        throw FileError({.file = table.shownFile, .line = scanner.line()},
                        sentence("Core", "more than two thousand million rows"),
                        sentence("Core", "take a part of the file"));
      counter.readRecord(scanner);
    }
  } catch (const QuoteError& error) {
    refuseQuote(table, error);
  }
  census.blankLines = scanner.blankLines();
  census.commentLines = scanner.commentLines();
  return census;
}

}  // namespace epsiscope
