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

namespace epsiscope {

namespace {

/// What a table in memory may be: more is for CSV files, which are read in pieces. A few bytes can say that a
/// cell is repeated a billion times, as no table does; tables of a few values are packed to a hundredth.
constexpr std::size_t kMostText = std::size_t{1} << 30, kAlwaysFineText = std::size_t{64} << 20;
constexpr std::size_t kMostTextOfByte = 500;
/// No spreadsheet program has more.
constexpr std::size_t kMostSheetColumns = 16'384, kMostSheetRows = std::size_t{1} << 24;
/// So many digits that each double with them reads back as those digits.
constexpr std::size_t kSafeDigits = 15;
/// From here on not every whole number is a double.
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

SheetText::SheetText(std::size_t mostRows, std::size_t fileBytes)
    : m_mostRows(mostRows),
      m_mostText(std::clamp(std::min(fileBytes, kMostText) * kMostTextOfByte, kAlwaysFineText, kMostText)) {}

void SheetText::beginRow(std::size_t row) {
  if (row < m_lines) refuseDamagedWorkbook();
  m_row = row;
  m_next = 0;
  m_begun = false;
}

void SheetText::refuseBeyond(std::size_t size) const {
  if (size > m_mostText)
    throw SheetFault{filled(sentence("Core", "the sheet holds more than %1 MB of text"), m_mostText >> 20),
                     sentence("Core", "save it as CSV, which may be larger, or delete what is not needed")};
}

void SheetText::refuseRow(std::size_t row) const {
  if (row >= kMostSheetRows)
    throw SheetFault{filled(sentence("Core", "a cell stands in row %1, and a sheet has at most %2"), row + 1,
                            kMostSheetRows),
                     sentence("Core", "take a part of the rows")};
}

/// The separators before the field, and lines before the row's first.
void SheetText::addField(std::size_t column, std::string_view field) {
  if (column < m_next) refuseDamagedWorkbook();
  if (column >= kMostSheetColumns)
    throw SheetFault{filled(sentence("Core", "a cell stands in column %1, and a sheet has at most %2"),
                            column + 1, kMostSheetColumns),
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
  m_text += field;
  m_next = column + 1;
}

void SheetText::addText(std::size_t column, std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return;
  text = text.substr(first, text.find_last_not_of(kBlanks) + 1 - first);
  refuseBeyond(m_text.size() + text.size());
  countNumberAsText(column, text);
  addField(column, {});
  if (text.find_first_of("\",\r\n") == std::string_view::npos)
    m_text += text;
  else
    addQuoted(text);
}

void SheetText::addQuoted(std::string_view text) {
  m_text += '"';
  for (const char c : text) {
    if (c == '"') m_text += '"';
    m_text += c;
  }
  m_text += '"';
}

void SheetText::countNumberAsText(std::size_t column, std::string_view text) {
  constexpr std::string_view kStarts = "0123456789+-.";
  if (m_rows.empty() || kStarts.find(text.front()) == std::string_view::npos) return;
  const CellKind kind = readCell(text, '.').kind;
  if (kind != CellKind::number && kind != CellKind::grouped) return;
  if (facts.numbersAsText++ == 0) facts.firstNumberAsText = cellName(column, m_row);
}

void SheetText::addNumber(std::size_t column, std::string_view digits) {
  if (isShort(digits)) return addField(column, digits);
  digits = trimmed(digits);
  double value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error != std::errc() || end != digits.data() + digits.size() || !std::isfinite(value))
    return addText(column, digits);
  addNumber(column, value);
}

void SheetText::addNumber(std::size_t column, double value) {
  std::array<char, 32> digits;
  char* const begin = digits.data();
  // Digits of a large number that its double does not have would make an identifier of it.
  const auto end = std::abs(value) >= kFirstInexact
                       ? std::to_chars(begin, begin + digits.size(), value, std::chars_format::scientific)
                       : std::to_chars(begin, begin + digits.size(), value);
  addField(column, {begin, static_cast<std::size_t>(end.ptr - begin)});
}

void SheetText::endRow(bool hidden, std::size_t times) {
  if (!m_begun) return;
  m_begun = false;
  m_width = std::max(m_width, m_next);
  const std::size_t size = m_text.size() - m_begin;
  refuseBeyond(m_text.size());
  for (std::size_t i = 0; i < times && !isFull(); ++i) {
    if (i > 0) {
      refuseRow(m_lines);
      refuseBeyond(m_text.size() + size);
      m_begin = m_text.size();
      m_text.append(m_text, m_rows.back().begin, size);
    }
    m_rows.push_back({.begin = m_begin, .end = m_text.size(), .fields = m_next});
    m_text += '\n';
    ++m_lines;
    facts.hiddenRows += hidden ? 1 : 0;
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
  for (const Row& row : m_rows) missing += width - std::min(width, row.fields - std::min(first, row.fields));
  refuseBeyond(m_text.size() + missing);
  text.reserve(m_text.size() + missing);
  std::size_t at = 0;
  for (const Row& row : m_rows) {
    text.append(m_text, at, row.begin - at);
    // The first fields are empty in every row.
    text.append(m_text, row.begin + first, row.end - row.begin - first);
    text.append(width - std::min(width, row.fields - first), ',');
    at = row.end;
  }
  text.append(m_text, at);
  return text;
}

}  // namespace epsiscope
