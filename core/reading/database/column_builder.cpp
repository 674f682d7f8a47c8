#include "core/reading/database/column_builder.h"

#include "core/base/numbers.h"
#include "core/reading/text/columns.h"
#include "core/reading/text/number_cell.h"
#include "core/reading/text/reading_guess.h"
#include "core/reading/text/worded_cell.h"
#include "core/table/reading_choice.h"
#include "core/text/decimal.h"
#include "core/text/printable.h"
#include "core/text/sentence.h"
#include "core/text/utf8.h"
#include "core/text/wording.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace epsiscope {

namespace {

template <class Value>
std::optional<Value> givenOf(const std::map<std::string, Value>& all, const std::string& name) {
  const auto found = all.find(name);
  return found == all.end() ? std::nullopt : std::optional(found->second);
}

bool fitsDouble(std::int64_t value) {
  constexpr double kBeyond = 9223372036854775808.0;
  const auto number = static_cast<double>(value);
  return number < kBeyond && static_cast<std::int64_t>(number) == value;
}

/// Whether every byte belongs to a letter, a sign, a blank or the end of a line.
bool isText(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = characterLength(text, at);
    const auto byte = static_cast<unsigned char>(text[at]);
    if (length == 0 || (byte < ' ' && text[at] != '\t' && text[at] != '\n' && text[at] != '\r')) return false;
    at += length;
  }
  return true;
}

}  // namespace

std::string legibleText(std::string_view bytes) {
  return isText(bytes) ? std::string(bytes) : printable(bytes);
}

ColumnBuilder::ColumnBuilder(SourceColumn source, const ReadOptions& options, std::size_t& bytes)
    : m_type(source.type),
      m_declaredKind(source.declared),
      m_isDeclared(options.declared),
      m_firstShortYear(firstShortYearOf(options)),
      m_form(givenOf(options.forms, source.name)),
      m_unit(givenOf(options.units, source.name)),
      m_missing(givenMissing(options, source.name)),
      m_codes(m_column.categories),
      m_bytes(bytes) {
  const std::optional<ColumnKind> kind = givenOf(options.kinds, source.name);
  m_column.name = std::move(source.name);
  m_column.kindGiven = kind.has_value();
  if (kind) m_declaredKind = *kind;
}

void ColumnBuilder::addMissing() {
  ++m_rows;
  ++m_column.missing;
  m_bytes += sizeof(std::int32_t);
}

void ColumnBuilder::addBinary() {
  ++m_binary;
  addMissing();
}

void ColumnBuilder::addInteger(std::int64_t value) {
  if (m_missing.holdNumbers() && m_missing.contains(std::to_string(value))) return addMissing();
  if (keepsTexts()) return pushText(std::to_string(value));
  if (fitsDouble(value)) return pushNumber(static_cast<double>(value));
  ++m_longIntegers;
  pushText(std::to_string(value));
}

void ColumnBuilder::addReal(double value) {
  if (m_missing.holdNumbers() && m_missing.contains(shortestDigits(value))) return addMissing();
  if (keepsTexts() || !std::isfinite(value)) return pushText(shortestDigits(value));
  m_hasFraction |= value != std::trunc(value);
  pushNumber(value);
}

void ColumnBuilder::addText(std::string_view text) {
  const std::string_view plain = trimmed(text);
  if (const std::size_t spelling = m_missing.find(plain); spelling != MissingTexts::kNone) {
    if (spelling > 0 && m_column.missingSpelling.empty())
      m_column.missingSpelling = m_missing.spellings()[spelling - 1];
    return addMissing();
  }
  if (m_type == CellType::boolean && (plain == "t" || plain == "f")) {
    if (keepsTexts()) return pushText(plain == "t" ? "true" : "false");
    return pushNumber(plain == "t" ? 1 : 0);
  }
  if (m_type == CellType::number && !keepsTexts()) return pushWritten(plain);
  ++m_words;
  pushText(isText(plain) ? plain : std::string_view(printable(plain)));
}

/// A number in digits of which none is lost.
void ColumnBuilder::pushWritten(std::string_view text) {
  const NumberCell cell = readCell(text, '.', m_missing);
  if (cell.kind == CellKind::underflow) ++m_underflows;
  if (cell.kind != CellKind::number && cell.kind != CellKind::underflow) {
    ++m_words;
    return pushText(text);
  }
  m_hasFraction |= cell.form.mark || cell.form.exponent;
  if (!cell.form.inexactInteger) return pushNumber(cell.value);
  ++m_longIntegers;
  pushText(text);
}

void ColumnBuilder::pushNumber(double value) {
  m_column.values.resize(m_rows, kNaN);
  m_column.values.push_back(value);
  ++m_rows;
  ++m_numbers;
  m_bytes += sizeof(double);
}

void ColumnBuilder::pushText(std::string_view text) {
  const std::size_t known = m_column.categories.size();
  m_column.codes.resize(m_rows, -1);
  m_column.codes.push_back(m_codes.of(text));
  ++m_rows;
  m_bytes += sizeof(std::int32_t);
  if (m_column.categories.size() > known) m_bytes += sizeof(std::string) + text.size();
}

/// Whether numbers are taken as they are written: they are texts to be, or parts of amounts, dates and times.
bool ColumnBuilder::keepsTexts() const {
  return m_form || (m_column.kindGiven && m_declaredKind == ColumnKind::text);
}

/// Long integers that a double would change, as in identifiers.
bool ColumnBuilder::holdsLongIntegers() const {
  return m_longIntegers > 0 && !m_hasFraction && !m_column.kindGiven && !m_isDeclared;
}

/// As the reader of text decides it, where the schema does not: a column of SQLite may hold whatever it
/// likes.
bool ColumnBuilder::holdsNumbers() const {
  if (m_form) return true;
  if (m_column.kindGiven || m_isDeclared) return m_declaredKind == ColumnKind::number;
  if (holdsLongIntegers()) return false;
  const std::size_t numbers = m_numbers + m_longIntegers;
  if (m_type != CellType::any || numbers + m_words == 0) return m_declaredKind == ColumnKind::number;
  return numbers > m_words;
}

Column ColumnBuilder::take(std::size_t index, std::vector<std::string>& notes) {
  m_column.kind = holdsNumbers() ? ColumnKind::number : ColumnKind::text;
  if (m_form ||
      ((m_type == CellType::date || m_type == CellType::time) && m_column.kind == ColumnKind::number))
    m_column.reading =
        ColumnReading{.form = m_form.value_or(m_type == CellType::time ? CellForm::time : CellForm::date)};
  if (!m_column.codes.empty()) m_column.codes.resize(m_rows, -1);
  if (!m_column.values.empty()) m_column.values.resize(m_rows, kNaN);
  m_column.kind == ColumnKind::number ? makeNumbers() : makeTexts();
  noteCells(index, notes);
  return std::move(m_column);
}

void ColumnBuilder::makeNumbers() {
  if (m_form) {
    ReadingGuess guess(m_firstShortYear, true);
    for (const std::string& text : m_column.categories) guess.add(text, 0);
    m_column.reading = m_isDeclared ? ColumnReading{.form = *m_form, .firstShortYear = m_firstShortYear}
                                    : guess.given(*m_form, '.', true);
    if (m_unit) m_column.reading->unit = *m_unit;
  }
  const MissingTexts none{std::vector<std::string>()};
  std::vector<std::variant<double, CellFault>> read;
  std::vector<std::uint32_t> badText(m_column.categories.size());
  for (const std::string& text : m_column.categories) {
    if (m_column.reading) {
      read.push_back(readAs(text, *m_column.reading));
      continue;
    }
    const NumberCell cell = readCell(text, '.', none);
    const std::optional<CellFault> fault = faultOf(cell, '\0');
    read.push_back(fault ? std::variant<double, CellFault>(*fault) : cell.value);
  }
  for (std::size_t i = 0; i < read.size(); ++i)
    if (std::holds_alternative<CellFault>(read[i])) {
      badText[i] = static_cast<std::uint32_t>(m_column.badTexts.size());
      m_column.badTexts.push_back(shortened(m_column.categories[i]));
    }
  m_column.values.resize(m_rows, kNaN);
  for (std::size_t row = 0; row < m_column.codes.size(); ++row) {
    if (m_column.codes[row] < 0) continue;
    const auto code = static_cast<std::size_t>(m_column.codes[row]);
    if (const auto* value = std::get_if<double>(&read[code]))
      m_column.values[row] = *value;
    else
      m_column.badCells.push_back({.row = static_cast<std::uint32_t>(row),
                                   .text = badText[code],
                                   .fault = std::get<CellFault>(read[code])});
  }
  m_column.codes = {};
  m_column.categories = {};
}

void ColumnBuilder::makeTexts() {
  m_column.codes.resize(m_rows, -1);
  if (m_numbers > 0) {
    const std::vector<std::string> texts = std::exchange(m_column.categories, {});
    CategoryCodes codes(m_column.categories);
    for (std::size_t row = 0; row < m_rows; ++row) {
      std::int32_t& code = m_column.codes[row];
      if (code >= 0)
        code = codes.of(texts[static_cast<std::size_t>(code)]);
      else if (!std::isnan(m_column.values[row]))
        code = codes.of(shortestDigits(m_column.values[row]));
    }
  }
  m_column.values = {};
  if (!m_column.kindGiven && !m_isDeclared) offerReading();
}

/// Numbers, dates and amounts that a column of texts holds.
void ColumnBuilder::offerReading() {
  ReadingGuess guess(m_firstShortYear);
  for (const std::string& text : m_column.categories) guess.add(text, 0);
  GuessedReading found = guess.guess('.', true);
  m_column.offered = found.reading;
  m_column.offer = std::move(found.words);
  if (holdsLongIntegers() || m_column.categories.empty()) return;
  const MissingTexts none{std::vector<std::string>()};
  const bool areNumbers = std::ranges::all_of(m_column.categories, [&](const std::string& text) {
    return readCell(text, '.', none).kind == CellKind::number;
  });
  m_numberTexts = areNumbers ? m_rows - m_column.missing : 0;
}

void ColumnBuilder::noteCells(std::size_t index, std::vector<std::string>& notes) const {
  const std::string name = columnTitle(index, m_column.name);
  const bool isNumber = m_column.kind == ColumnKind::number;
  if (m_binary > 0)
    notes.push_back(
        filled(counted("Core", "%1: %n cells hold bytes that are no text (BLOB) and count as missing.",
                       "%1: %n cell holds bytes that are no text (BLOB) and counts as missing.", m_binary),
               name));
  if (m_type == CellType::boolean && isNumber)
    notes.push_back(filled(sentence("Core", "%1 is true or false: it was read as 1 and 0."), name));
  if (holdsLongIntegers())
    notes.push_back(filled(sentence("Core",
                                    "%1 holds whole numbers beyond 2^53, which a number here would change: "
                                    "it was kept as text, digit for digit."),
                           name));
  else if (isNumber && m_longIntegers > 0)
    notes.push_back(filled(
        counted("Core",
                "%1: %n whole numbers beyond 2^53 were rounded to the nearest number here; to keep their "
                "digits, say that the column holds text.",
                "%1: %n whole number beyond 2^53 was rounded to the nearest number here; to keep its "
                "digits, say that the column holds text.",
                m_longIntegers),
        name));
  else if (!isNumber && m_numbers > 0 && !m_column.kindGiven && !m_isDeclared)
    notes.push_back(filled(sentence("Core", "%1 is mixed, %2 and %3: it was read as text."), name,
                           counted("Core", "%n numbers", "%n number", m_numbers),
                           counted("Core", "%n other texts", "%n other text", m_words)));
  if (m_underflows > 0 && isNumber)
    notes.push_back(
        filled(counted("Core", "%1: %n numbers too close to 0 for a number here were read as 0.",
                       "%1: %n number too close to 0 for a number here was read as 0.", m_underflows),
               name));
  if (m_numberTexts > 0)
    notes.push_back(
        filled(counted("Core",
                       "%1: all %n texts are numbers; say that its kind is \"number\" to compute with "
                       "them.",
                       "%1: its %n text is a number; say that its kind is \"number\" to compute with it.",
                       m_numberTexts),
               name));
  if (isNumber && m_column.missing == m_rows && m_rows > 0)
    notes.push_back(filled(sentence("Core", "%1 has no values."), name));
}

}  // namespace epsiscope
