#include "core/reading/sheet/sheet_text.h"

#include "core/reading/sheet/sheet_fault.h"
#include "core/reading/text/cell_text.h"
#include "core/reading/text/number_cell.h"
#include "core/table/cell_name.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace epsiscope {

namespace {

/// The limits of a table in memory: larger ones are for CSV files, which are read in pieces. A few bytes can
/// say that a cell is repeated a billion times, as no table does; tables of a few values are packed to a
/// hundredth.
constexpr std::size_t kMostText = std::size_t{1} << 30, kAlwaysFineText = std::size_t{64} << 20;
constexpr std::size_t kMostTextOfByte = 500;
/// No spreadsheet program has more.
constexpr std::size_t kMostSheetColumns = 16'384, kMostSheetRows = std::size_t{1} << 24;
/// The number of digits with which each double reads back as the same digits.
constexpr std::size_t kSafeDigits = 15;
/// The number from which on not every whole number is a double.
constexpr double kFirstInexact = 9007199254740992;

/// Digits as a person would write them, not 0.10000000000000001 or 1.0.
bool isShort(std::string_view digits) {
  if (digits.empty() || digits.size() > kSafeDigits) return false;
  const bool mark = digits.find('.') != std::string_view::npos;
  const auto isPlain = [](char c) { return (c >= '0' && c <= '9') || c == '.' || c == '-'; };
  if (!std::all_of(digits.begin(), digits.end(), isPlain)) return false;
  if (digits.front() == '-') digits.remove_prefix(1);
  const bool padded = digits.size() > 1 && digits[0] == '0' && digits[1] != '.';
  return !padded && !digits.empty() && digits.front() != '.' && digits.back() != '.' &&
         !(mark && digits.back() == '0');
}

}  // namespace

std::string_view withoutBlankEnds(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) + 1 - first);
}

SheetText::SheetText(std::size_t mostRows, std::size_t fileBytes, GoOn goOn)
    : m_mostRows(mostRows),
      m_mostText(std::clamp(std::min(fileBytes, kMostText) * kMostTextOfByte, kAlwaysFineText, kMostText)),
      m_pace(std::move(goOn)) {}

void SheetText::beginRow(std::size_t row) {
  if (m_inRow || row < m_lines) refuseDamagedWorkbook();
  m_inRow = true;
  m_row = row;
  m_next = 0;
  m_begun = false;
}

/// The rows that are kept take memory too.
void SheetText::refuseBeyond(std::size_t size) const {
  if (size + m_rows.size() * sizeof(Row) > m_mostText)
    throw SheetFault{filled(sentence("Core", "the sheet holds more than %1 MB of text"), m_mostText >> 20),
                     sentence("Core", "save it as CSV, which may be larger, or delete what is not needed")};
}

void SheetText::refuseRow(std::size_t row) const {
  if (row >= kMostSheetRows)
    throw SheetFault{filled(sentence("Core", "a cell stands in row %1, and a sheet has at most %2"), row + 1,
                            kMostSheetRows),
                     sentence("Core", "take a part of the rows")};
}

void SheetText::refuseCellBeyond(std::size_t bytes) {
  if (bytes > kMostOfCell)
    throw SheetFault{
        filled(sentence("Core", "a cell holds more than %1 MB of text, which no cell of a table does"),
               kMostOfCell >> 20),
        sentence("Core", "delete it in a spreadsheet program, or save the sheet as CSV")};
}

void SheetText::charge(std::size_t bytes) {
  m_charged += std::min(bytes, kMostText);
  refuseBeyond(m_charged);
  m_pace.count(bytes);
}

/// The separators before the field, and lines before the row's first.
void SheetText::beginField(std::size_t column, std::size_t times) {
  if (!m_inRow || column < m_next) refuseDamagedWorkbook();
  if (column >= kMostSheetColumns || times > kMostSheetColumns - column)
    throw SheetFault{filled(sentence("Core", "a cell stands in column %1, and a sheet has at most %2"),
                            std::max(column, kMostSheetColumns) + 1, kMostSheetColumns),
                     sentence("Core", "take a part of the columns")};
  if (!m_begun) {
    refuseRow(m_row);
    m_text.append(m_row - m_lines, '\n');
    m_lines = m_row;
    m_begin = m_text.size();
    m_begun = true;
    m_firstColumn = std::min(m_firstColumn, column);
    m_text.append(column, ',');
  } else {
    m_text.append(column + 1 - m_next, ',');
  }
  m_next = column + times;
}

/// The text from `begin` on is the field's first; the others follow.
void SheetText::repeatField(std::size_t begin, std::size_t times) {
  const std::size_t size = m_text.size() - begin;
  m_pace.count(size);
  for (std::size_t i = 1; i < times; ++i) {
    refuseBeyond(m_text.size() + size);
    m_text += ',';
    m_text.append(m_text, begin, size);
    m_pace.count(size + 1);
  }
}

void SheetText::addField(std::size_t column, std::string_view field, std::size_t times) {
  beginField(column, times);
  const std::size_t begin = m_text.size();
  m_text += field;
  repeatField(begin, times);
}

void SheetText::addText(std::size_t column, std::string_view text, std::size_t times) {
  text = withoutBlankEnds(text);
  if (text.empty()) return;
  refuseBeyond(m_text.size() + text.size());
  countNumberAsText(column, text, times);
  beginField(column, times);
  const std::size_t begin = m_text.size();
  if (text.find_first_of("\",\r\n") == std::string_view::npos)
    m_text += text;
  else
    addQuoted(text);
  repeatField(begin, times);
}

void SheetText::addQuoted(std::string_view text) {
  m_text += '"';
  for (const char c : text) {
    if (c == '"') m_text += '"';
    m_text += c;
  }
  m_text += '"';
}

void SheetText::countNumberAsText(std::size_t column, std::string_view text, std::size_t times) {
  constexpr std::string_view kStarts = "0123456789+-.";
  if (m_rows.empty() || kStarts.find(text.front()) == std::string_view::npos) return;
  const CellKind kind = readCell(text, '.').kind;
  if (kind != CellKind::number && kind != CellKind::grouped) return;
  if (facts.numbersAsText == 0) facts.firstNumberAsText = cellName(column, m_row);
  facts.numbersAsText += times;
}

void SheetText::addNumber(std::size_t column, std::string_view digits, std::size_t times) {
  if (isShort(digits)) return addField(column, digits, times);
  digits = trimmed(digits);
  double value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error != std::errc() || end != digits.data() + digits.size() || !std::isfinite(value))
    return addText(column, digits, times);
  addNumber(column, value, times);
}

void SheetText::addNumber(std::size_t column, double value, std::size_t times) {
  std::array<char, 32> digits;
  char* const begin = digits.data();
  // Digits of a large number that its double does not have would make an identifier of it.
  const auto end = std::abs(value) >= kFirstInexact
                       ? std::to_chars(begin, begin + digits.size(), value, std::chars_format::scientific)
                       : std::to_chars(begin, begin + digits.size(), value);
  addField(column, {begin, static_cast<std::size_t>(end.ptr - begin)}, times);
}

void SheetText::endRow(bool hidden, std::size_t times) {
  if (!m_inRow) refuseDamagedWorkbook();
  m_inRow = false;
  if (!m_begun) return;
  m_begun = false;
  m_width = std::max(m_width, m_next);
  const std::size_t begin = m_begin, size = m_text.size() - begin;
  refuseBeyond(m_text.size());
  for (std::size_t i = 0; i < times && !isFull(); ++i) {
    if (i > 0) {
      refuseRow(m_lines);
      refuseBeyond(m_text.size() + size);
      m_begin = m_text.size();
      m_text.append(m_text, begin, size);
    }
    m_rows.push_back({.begin = static_cast<std::uint32_t>(m_begin),
                      .end = static_cast<std::uint32_t>(m_text.size()),
                      .fields = static_cast<std::uint32_t>(m_next)});
    m_text += '\n';
    ++m_lines;
    facts.hiddenRows += hidden ? 1 : 0;
    m_pace.count(size + sizeof(Row));
  }
}

std::string SheetText::take(std::size_t first, std::size_t width) {
  const auto fits = [&](const Row& row) { return row.fields == width; };
  if (first == 0 && std::all_of(m_rows.begin(), m_rows.end(), fits)) return std::move(m_text);
  if (m_rows.size() > m_mostText / std::max<std::size_t>(width, 1))
    throw SheetFault{filled(sentence("Core", "the sheet has %1 rows and %2 columns, most of them empty"),
                            m_rows.size(), width),
                     sentence("Core", "delete the cells that do not belong to the table")};
  std::string text;
  std::size_t missing = 0;
  for (const Row& row : m_rows)
    missing += width - std::min<std::size_t>(width, row.fields - std::min<std::size_t>(first, row.fields));
  refuseBeyond(m_text.size() + missing);
  text.reserve(m_text.size() + missing);
  std::size_t at = 0;
  for (const Row& row : m_rows) {
    const std::size_t before = text.size();
    text.append(m_text, at, row.begin - at);
    // The first fields are empty in every row.
    text.append(m_text, row.begin + first, row.end - row.begin - first);
    text.append(width - std::min<std::size_t>(width, row.fields - first), ',');
    at = row.end;
    m_pace.count(text.size() - before);
  }
  text.append(m_text, at);
  return text;
}

}  // namespace epsiscope
