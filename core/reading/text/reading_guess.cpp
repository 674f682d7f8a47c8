#include "core/reading/text/reading_guess.h"

#include "core/reading/text/number_cell.h"
#include "core/text/folded_text.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <cmath>
#include <cstdio>

namespace epsiscope {

namespace {

/// The number of different words, with no more numbers than words, from which on the column holds words.
constexpr std::size_t kWordsThatTell = 20;
/// More different units are none.
constexpr std::size_t kMostUnits = 20;

bool isNumberKind(CellKind kind) {
  return kind == CellKind::number || kind == CellKind::grouped || kind == CellKind::underflow;
}

/// `"12 %" in line 3`, or the text alone.
std::string placed(const std::string& text, std::size_t line) {
  return line == 0 ? quoted(text) : filled(sentence("Core", "%1 in line %2"), quoted(text), line);
}

/// "1945-07-02" for days since 1970-01-01.
std::string dateText(double days) {
  const std::chrono::year_month_day date{
      std::chrono::sys_days(std::chrono::days(std::lround(std::floor(days))))};
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(date.year()),
                static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
  return text.data();
}

}  // namespace

void ReadingGuess::Seen::see(std::string_view cell, std::size_t at) {
  if (count++ > 0) return;
  text = cell;
  line = at;
}

void ReadingGuess::look(std::string_view text, std::size_t line) {
  if (offeredMissing(trimmed(text)) != MissingTexts::kNone) return;
  const WordedCell cell = wordedCell(text, m_firstShortYear);
  if (const auto* amount = std::get_if<AmountCell>(&cell)) return lookAt(*amount, text, line);
  if (std::holds_alternative<TimeCell>(cell)) return m_times.see(text, line);
  if (const auto* date = std::get_if<DateCell>(&cell)) {
    m_dates.see(text, line);
    m_hasShortYears |= date->isShort;
    if (!date->slashed) return;
    m_slashed.see(text, line);
    if (!date->canBeMonthFirst()) m_notMonthFirst.see(text, line);
    if (!date->canBeDayFirst()) m_notDayFirst.see(text, line);
    if (!date->canBeYearFirst()) return m_notYearFirst.see(text, line);
    if (!date->canBeDayFirst() && !date->canBeMonthFirst()) m_onlyYearFirst.see(text, line);
    m_leadingYears.set(static_cast<std::size_t>(date->leadingYear % 100));
    m_lastDays.set(static_cast<std::size_t>(date->lastDay));
    return;
  }
  if (isNumberKind(readCell(text, '.').kind) || isNumberKind(readCell(text, ',').kind))
    return m_plain.see(text, line);
  m_words.see(text, line);
  m_gaveUp = !m_patient && m_words.count > kWordsThatTell && m_words.count > recognised();
}

void ReadingGuess::lookAt(const AmountCell& amount, std::string_view text, std::size_t line) {
  auto unit = std::ranges::find_if(
      m_units, [&](const SeenUnit& one) { return one.form == amount.form && one.unit == amount.unit; });
  if (unit == m_units.end()) {
    if (m_units.size() == kMostUnits) return m_words.see(text, line);
    unit = m_units.insert(m_units.end(), {amount.form, amount.unit, {}});
  }
  unit->seen.see(text, line);
  const NumberCell point = readCell(amount.number, '.'), comma = readCell(amount.number, ',');
  if (!isNumberKind(point.kind)) return m_onlyComma.see(text, line);
  if (!isNumberKind(comma.kind)) return m_onlyPoint.see(text, line);
  if (point.value != comma.value)
    (amount.number.find('.') != std::string::npos ? m_openPoint : m_openComma).see(text, line);
}

std::size_t ReadingGuess::recognised() const {
  std::size_t count = m_dates.count + m_times.count;
  for (const SeenUnit& unit : m_units) count += unit.seen.count;
  return count;
}

/// Null where cells contradict each other. With one open mark before three digits amounts are taken to be
/// grouped by it where they are money, unless the file settles the mark.
std::optional<char> ReadingGuess::decimalOf(char decimal, bool settled) const {
  if (m_onlyPoint.count > 0 && m_onlyComma.count > 0) return std::nullopt;
  if (m_onlyPoint.count > 0) return '.';
  if (m_onlyComma.count > 0) return ',';
  const bool money = !m_units.empty() && m_units.front().form == CellForm::currency;
  if (settled || !money) return decimal;
  if (m_openPoint.count > 0 && m_openComma.count > 0) return std::nullopt;
  if (m_openPoint.count > 0) return ',';
  return m_openComma.count > 0 ? '.' : decimal;
}

/// Whether these are codes such as 13T and 21R, not amounts: in several units, or in one that there is not.
bool ReadingGuess::areCodes() const {
  constexpr std::string_view kUnits = "mgshlLtdVWAKNJCFBkM";
  const bool isKnown = m_units.size() == 1 && kUnits.find(m_units.front().unit) != std::string_view::npos;
  return !isKnown && std::ranges::all_of(m_units, [](const SeenUnit& one) {
    const std::string& text = one.seen.text;
    return one.form == CellForm::unit && one.unit.size() == 1 && text.size() > 1 &&
           std::isdigit(static_cast<unsigned char>(text[text.size() - 2])) != 0;
  });
}

/// Whether letters that offices of statistics write behind some numbers, for an estimate or a break, are
/// behind these, and others have another or none.
bool ReadingGuess::areFlags() const {
  constexpr std::string_view kFlags = "bcdefinpruz";
  return (m_units.size() > 1 || m_plain.count > 0) && std::ranges::all_of(m_units, [&](const SeenUnit& one) {
           return one.form == CellForm::unit && one.unit.size() == 1 &&
                  kFlags.find(one.unit) != std::string_view::npos;
         });
}

/// Null unless all amounts are on the two sides of an account, in words of one language: those on the other
/// side than the first. Seconds and hours have small letters.
const ReadingGuess::SeenUnit* ReadingGuess::otherSide() const {
  if (m_units.size() != 2 || areCodes()) return nullptr;
  const auto wordBehind = [](const SeenUnit& one) {
    const std::string_view text = trimmed(one.seen.text);
    std::size_t at = text.size();
    while (at > 0 && std::isalpha(static_cast<unsigned char>(text[at - 1])) != 0) --at;
    return std::string(text.substr(at));
  };
  const std::string one = wordBehind(m_units.front()), other = wordBehind(m_units.back());
  const auto are = [](const std::string& left, const std::string& right, std::string_view debit,
                      std::string_view credit) {
    return (left == debit && right == credit) || (left == credit && right == debit);
  };
  return are(one, other, "S", "H") || are(lowered(one), lowered(other), "dr", "cr") ? &m_units.back()
                                                                                    : nullptr;
}

GuessedReading ReadingGuess::guessAmounts(char decimal, bool settled) const {
  if (areCodes()) return {};
  const SeenUnit& first = m_units.front();
  if (areFlags())
    return {.words =
                filled(sentence("Core",
                                "%1 looks like a number with a flag behind it, so it stays text; move the "
                                "flags to a column of their own, or take them away, where the table "
                                "comes from"),
                       placed(first.seen.text, first.seen.line))};
  const bool hasSides = otherSide() != nullptr;
  if (m_units.size() > 1 && !hasSides) {
    const SeenUnit& other = m_units[1];
    return {.words =
                filled(sentence("Core",
                                "it changes between %1 and %2, so it stays text; bring the column to one "
                                "unit or currency"),
                       placed(first.seen.text, first.seen.line), placed(other.seen.text, other.seen.line))};
  }
  if (m_plain.count > 0 && (hasSides || first.form != CellForm::accounting))
    return {.words =
                filled(sentence("Core",
                                "%1 has a unit and %2 has none, so it stays text; write the unit in every "
                                "row or in none"),
                       placed(first.seen.text, first.seen.line), placed(m_plain.text, m_plain.line))};
  const std::optional<char> mark = decimalOf(decimal, settled);
  if (!mark) {
    const Seen& point = m_onlyPoint.count > 0 ? m_onlyPoint : m_openPoint;
    const Seen& comma = m_onlyComma.count > 0 ? m_onlyComma : m_openComma;
    return {.words = filled(sentence("Core",
                                     "%1 and %2 have different decimal marks, so it stays text; write all "
                                     "amounts in one way"),
                            placed(point.text, point.line), placed(comma.text, comma.line))};
  }
  if (hasSides) return {.reading = ColumnReading{.form = CellForm::accounting, .decimal = *mark}};
  return {.reading = ColumnReading{.form = first.form, .unit = first.unit, .decimal = *mark}};
}

GuessedReading ReadingGuess::guessDates() const {
  const int firstShortYear = m_hasShortYears ? m_firstShortYear : 0;
  const auto readAsDates = [&](CellForm form) {
    return GuessedReading{.reading = ColumnReading{.form = form, .firstShortYear = firstShortYear}};
  };
  if (m_slashed.count == 0) return readAsDates(CellForm::date);
  const bool mayBeDayFirst = m_notDayFirst.count == 0, mayBeMonthFirst = m_notMonthFirst.count == 0;
  if (m_notYearFirst.count == 0) {
    if (!mayBeDayFirst && !mayBeMonthFirst) return readAsDates(CellForm::date);
    // Days take more values than the years of most tables do.
    if (m_leadingYears.count() < m_lastDays.count())
      return {.words = filled(sentence("Core",
                                       "nothing shows whether %1 has the year or the day first, so it stays "
                                       "text; say which it is: \"date\" for the year, \"day-first\" or "
                                       "\"month-first\""),
                              placed(m_slashed.text, m_slashed.line))};
  }
  if (m_onlyYearFirst.count > 0)
    return {.words = filled(sentence("Core",
                                     "dates stand in two orders, the year first as %1 and otherwise as %2, "
                                     "so it stays text; write all dates in one order"),
                            placed(m_onlyYearFirst.text, m_onlyYearFirst.line),
                            placed(m_notYearFirst.text, m_notYearFirst.line))};
  if (!mayBeDayFirst && !mayBeMonthFirst)
    return {.words = filled(sentence("Core",
                                     "dates stand in two orders, the day first as %1 and the month first as "
                                     "%2, so it stays text; write all dates in one order"),
                            placed(m_notMonthFirst.text, m_notMonthFirst.line),
                            placed(m_notDayFirst.text, m_notDayFirst.line))};
  if (!mayBeMonthFirst) return readAsDates(CellForm::dayFirst);
  if (!mayBeDayFirst) return readAsDates(CellForm::monthFirst);
  return {.words = filled(sentence("Core",
                                   "nothing shows whether %1 has the day or the month first, so it stays "
                                   "text; say which it is: \"day-first\" or \"month-first\""),
                          placed(m_slashed.text, m_slashed.line))};
}

GuessedReading ReadingGuess::guess(char decimal, bool settled) const {
  const std::size_t known = recognised();
  if (m_gaveUp || known == 0 || known < 4 * m_words.count) return {};
  const int sorts = (m_units.empty() ? 0 : 1) + (m_dates.count > 0 ? 1 : 0) + (m_times.count > 0 ? 1 : 0);
  if (sorts > 1) return {};
  GuessedReading found = !m_units.empty() ? guessAmounts(decimal, settled)
                         : m_dates.count > 0
                             ? guessDates()
                             : GuessedReading{.reading = ColumnReading{.form = CellForm::time}};
  if (!found.reading) return found;
  const Seen& first = !m_units.empty() ? m_units.front().seen : m_dates.count > 0 ? m_dates : m_times;
  const bool isAccount = found.reading->form == CellForm::accounting;
  const Seen& other = m_words.count > 0 || isAccount ? m_words : m_plain;
  if (other.count > 0)
    return {.words =
                filled(sentence("Core",
                                "most texts are like %1, but not %2, so it stays text; correct these cells, "
                                "say that they are missing, or say how the column is read"),
                       placed(first.text, first.line), placed(other.text, other.line))};
  const auto value = readAs(first.text, *found.reading);
  if (!std::holds_alternative<double>(value)) return {};
  const double number = std::get<double>(value);
  const std::string reading = readingText(*found.reading);
  if (m_dates.count > 0)
    found.words = filled(sentence("Core", "%1, %2 as %3, which is %4"), reading, quoted(first.text), number,
                         dateText(number));
  else if (const SeenUnit* opposite = otherSide())
    found.words =
        filled(sentence("Core", "%1, %2 as %3 and %4 as %5"), reading, quoted(first.text), number,
               quoted(opposite->seen.text), std::get<double>(readAs(opposite->seen.text, *found.reading)));
  else
    found.words = filled(sentence("Core", "%1, %2 as %3"), reading, quoted(first.text), number);
  return found;
}

ColumnReading ReadingGuess::given(CellForm form, char decimal, bool settled) const {
  ColumnReading reading{.form = form,
                        .decimal = form == CellForm::accounting ? decimal : '.',
                        .firstShortYear = m_hasShortYears ? m_firstShortYear : 0};
  if (form == CellForm::accounting && otherSide() != nullptr)
    reading.decimal = decimalOf(decimal, settled).value_or(decimal);
  const SeenUnit* most = nullptr;
  for (const SeenUnit& unit : m_units)
    if (unit.form == form && (most == nullptr || unit.seen.count > most->seen.count)) most = &unit;
  if (most == nullptr) return reading;
  reading.unit = most->unit;
  reading.decimal = decimalOf(decimal, settled).value_or(m_onlyComma.count > m_onlyPoint.count ? ',' : '.');
  return reading;
}

}  // namespace epsiscope
