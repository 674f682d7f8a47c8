#include "core/reading/text/worded_cell.h"

#include "core/reading/text/month_name.h"
#include "core/reading/text/number_cell.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>

namespace epsiscope {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t kLongestCell = 48, kLongestUnit = 12;

struct CurrencyMark {
  std::string_view mark;
  std::string_view currency;
};
/// Longer ones first where one starts with another.
constexpr std::array<CurrencyMark, 41> kCurrencyMarks = {{{"US$", "USD"},
                                                          {"A$", "AUD"},
                                                          {"C$", "CAD"},
                                                          {"R$", "BRL"},
                                                          {"$", "USD"},
                                                          {"\xE2\x82\xAC", "EUR"},
                                                          {"\xC2\xA3", "GBP"},
                                                          {"\xC2\xA5", "JPY"},
                                                          {"\xE2\x82\xB9", "INR"},
                                                          {"\xE2\x82\xBD", "RUB"},
                                                          {"\xE2\x82\xA9", "KRW"},
                                                          {"\xE2\x82\xBA", "TRY"},
                                                          {"z\xC5\x82", "PLN"},
                                                          {"K\xC4\x8D", "CZK"},
                                                          {"euros", "EUR"},
                                                          {"euro", "EUR"},
                                                          {"eur", "EUR"},
                                                          {"usd", "USD"},
                                                          {"gbp", "GBP"},
                                                          {"jpy", "JPY"},
                                                          {"chf", "CHF"},
                                                          {"sfr.", "CHF"},
                                                          {"sfr", "CHF"},
                                                          {"fr.", "CHF"},
                                                          {"sek", "SEK"},
                                                          {"nok", "NOK"},
                                                          {"dkk", "DKK"},
                                                          {"isk", "ISK"},
                                                          {"pln", "PLN"},
                                                          {"czk", "CZK"},
                                                          {"huf", "HUF"},
                                                          {"inr", "INR"},
                                                          {"rub", "RUB"},
                                                          {"cny", "CNY"},
                                                          {"try", "TRY"},
                                                          {"aud", "AUD"},
                                                          {"cad", "CAD"},
                                                          {"brl", "BRL"},
                                                          {"zar", "ZAR"},
                                                          {"kr.", "kr"},
                                                          {"kr", "kr"}}};

/// Blanks of every width that stand in numbers: the usual ones, U+00A0, U+202F and U+2009.
constexpr std::array<std::string_view, 5> kBlanks = {" "sv, "\t"sv, "\xC2\xA0"sv, "\xE2\x80\xAF"sv,
                                                     "\xE2\x80\x89"sv};
/// What is written as a minus sign: beside that of keyboards the one of Unicode, and a dash.
constexpr std::array<std::string_view, 3> kMinusSigns = {"-"sv, "\xE2\x88\x92"sv, "\xE2\x80\x93"sv};

std::string_view minusAt(std::string_view text) {
  const auto* const found =
      std::ranges::find_if(kMinusSigns, [&](std::string_view one) { return text.starts_with(one); });
  return found == kMinusSigns.end() ? std::string_view() : *found;
}

bool isDigitAt(std::string_view text, std::size_t at) {
  return at < text.size() && text[at] >= '0' && text[at] <= '9';
}

/// A letter of ASCII, or a byte of any other character.
bool isLetterByte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

bool isAscii(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

bool isMark(std::string_view text, std::string_view mark) {
  const bool word = isAscii(mark) && mark.find('$') == std::string_view::npos;
  return word ? equalsIgnoringCase(text, mark) : text == mark;
}

/// A number may have marks, blanks and apostrophes, but starts with a digit, a sign or a decimal mark.
bool looksLikeNumber(std::string_view text) {
  text.remove_prefix(text.starts_with('+') ? 1 : minusAt(text).size());
  return isDigitAt(text, 0) || (text.size() > 1 && (text[0] == '.' || text[0] == ',') && isDigitAt(text, 1));
}

bool isNumberText(std::string_view text) {
  static const MissingTexts none{std::vector<std::string>()};
  if (!looksLikeNumber(text)) return false;
  const auto isNumber = [](CellKind kind) {
    return kind == CellKind::number || kind == CellKind::grouped || kind == CellKind::underflow;
  };
  return isNumber(readCell(text, '.', none).kind) || isNumber(readCell(text, ',', none).kind);
}

/// The sign may stand before the currency: -€5.
std::string_view takeMinus(std::string_view& text) {
  const std::string_view minus = minusAt(text);
  text.remove_prefix(minus.size());
  return minus.empty() ? std::string_view() : "-"sv;
}

/// The text in parentheses, without blanks at its ends.
std::optional<std::string_view> inParentheses(std::string_view text) {
  if (!text.starts_with("(") || !text.ends_with(")")) return std::nullopt;
  return trimmed(text.substr(1, text.size() - 2));
}

std::optional<AmountCell> amountOf(CellForm form, std::string_view unit, std::string_view sign,
                                   std::string_view number) {
  number = trimmed(number);
  if (!isNumberText(number) || (!sign.empty() && !isDigitAt(number, 0))) return std::nullopt;
  return AmountCell{
      .form = form, .unit = std::string(unit), .number = std::string(sign) + std::string(number)};
}

std::optional<AmountCell> currencyBefore(std::string_view text) {
  const std::string_view sign = takeMinus(text);
  text = trimmed(text);
  for (const auto& [mark, currency] : kCurrencyMarks) {
    if (!isMark(text.substr(0, mark.size()), mark)) continue;
    const std::string_view number = trimmed(text.substr(mark.size()));
    const auto owed = sign.empty() ? inParentheses(number) : std::nullopt;
    if (auto amount = amountOf(CellForm::currency, currency, owed ? "-"sv : sign, owed.value_or(number)))
      return amount;
  }
  return std::nullopt;
}

/// What an account takes away: "(6,524)", "($5)", "5.44-", "5.44 CR"; without the sign of that.
std::optional<std::string_view> owedAmount(std::string_view text) {
  if (const auto inside = inParentheses(text)) return inside;
  for (const std::string_view behind :
       {kMinusSigns[0], kMinusSigns[1], kMinusSigns[2], "CR"sv, "cr"sv, "Cr"sv})
    if (text.size() > behind.size() && text.ends_with(behind))
      return trimmed(text.substr(0, text.size() - behind.size()));
  return std::nullopt;
}

/// The end of the number at the start: before a letter or a sign that no number has.
std::size_t numberEnd(std::string_view text) {
  std::size_t at = minusAt(text).size();
  while (at < text.size()) {
    if (isDigitAt(text, at) || "+-.,'"sv.find(text[at]) != std::string_view::npos) {
      ++at;
      continue;
    }
    const bool exponent =
        (text[at] == 'e' || text[at] == 'E') &&
        (isDigitAt(text, at + 1) ||
         (at + 2 < text.size() && (text[at + 1] == '-' || text[at + 1] == '+') && isDigitAt(text, at + 2)));
    if (exponent) {
      at += 2;
      continue;
    }
    const auto* const blank =
        std::ranges::find_if(kBlanks, [&](std::string_view one) { return text.substr(at).starts_with(one); });
    if (blank == kBlanks.end()) {
      if (text.substr(at).starts_with("\xE2\x80\x99")) {  // the apostrophe of typography
        at += 3;
        continue;
      }
      break;
    }
    at += blank->size();
  }
  return at;
}

/// "kg", "°C", "km/h", "m2": letters, and signs that units have.
bool isUnit(std::string_view text) {
  if (text.empty() || text.size() > kLongestUnit) return false;
  if (!isLetterByte(text.front())) return false;
  for (std::size_t i = 1; i < text.size(); ++i)
    if (!isLetterByte(text[i]) && "/.^*-23"sv.find(text[i]) == std::string_view::npos) return false;
  return true;
}

std::optional<AmountCell> amountBefore(std::string_view text) {
  std::string_view sign, rest = text;
  if (!takeMinus(rest).empty() && !rest.empty() && trimmed(rest).data() != rest.data()) {  // "- 5 kg"
    sign = "-"sv;
    text = trimmed(rest);
  }
  const std::size_t end = numberEnd(text);
  if (end == 0 || end == text.size()) return std::nullopt;
  const std::string_view unit = text.substr(end), number = text.substr(0, end);
  if (unit == "%") return amountOf(CellForm::percent, "%", sign, number);
  for (const auto& [mark, currency] : kCurrencyMarks)
    if (isMark(unit, mark)) return amountOf(CellForm::currency, currency, sign, number);
  return isUnit(unit) ? amountOf(CellForm::unit, unit, sign, number) : std::nullopt;
}

/// Reads numbers and signs from the start of a text.
class Cursor {
public:
  explicit Cursor(std::string_view text) : m_text(text) {}

  std::optional<int> number(std::size_t least, std::size_t most) {
    std::size_t size = 0;
    while (isDigitAt(m_text, size)) ++size;
    if (size < least || size > most) return std::nullopt;
    int value = 0;
    std::from_chars(m_text.data(), m_text.data() + size, value);
    m_size = size;
    m_text.remove_prefix(size);
    return value;
  }
  bool sign(std::string_view one) {
    if (!m_text.starts_with(one)) return false;
    m_text.remove_prefix(one.size());
    return true;
  }
  void blanks() {
    while (std::ranges::any_of(kBlanks, [&](std::string_view one) { return sign(one); })) {
    }
  }
  /// Letters of any script.
  std::string_view word() {
    std::size_t size = 0;
    while (size < m_text.size() && isLetterByte(m_text[size]) && wideBlankAtStart(m_text.substr(size)) == 0)
      ++size;
    const std::string_view letters = m_text.substr(0, size);
    m_text.remove_prefix(size);
    return letters;
  }
  char next() const { return m_text.empty() ? '\0' : m_text.front(); }
  bool atEnd() const { return m_text.empty(); }
  std::string_view rest() const { return m_text; }
  std::size_t digits() const { return m_size; }  ///< of the number read last

private:
  std::string_view m_text;
  std::size_t m_size = 0;
};

/// Hours of "14:30", "14:30:05.25", "2:30 PM"; a zone is taken off dates only, whose `shift` it is, in hours.
std::optional<double> hoursOf(Cursor& text, double* shift) {
  const auto hour = text.number(1, 2);
  if (!hour || *hour > 23 || !text.sign(":")) return std::nullopt;
  const auto minute = text.number(2, 2);
  if (!minute || *minute > 59) return std::nullopt;
  double hours = *hour + *minute / 60.0;
  if (text.sign(":")) {
    const auto second = text.number(2, 2);
    if (!second || *second > 59) return std::nullopt;
    double seconds = *second;
    if (text.sign(".") || text.sign(",")) {
      const auto fraction = text.number(1, 9);
      if (!fraction) return std::nullopt;
      double scale = 1;
      for (std::size_t i = 0; i < text.digits(); ++i) scale *= 10;
      seconds += *fraction / scale;
    }
    hours += seconds / 3600;
  }
  const std::string_view rest = trimmed(text.rest());
  if (equalsIgnoringCase(rest, "am") || equalsIgnoringCase(rest, "pm")) {
    if (*hour < 1 || *hour > 12) return std::nullopt;
    return hours + (equalsIgnoringCase(rest, "pm") ? 12 : 0) - (*hour == 12 ? 12 : 0);
  }
  if (equalsIgnoringCase(rest, "uhr") || rest.empty()) return hours;
  if (shift == nullptr) return std::nullopt;
  if (rest == "Z" || equalsIgnoringCase(rest, "utc")) return hours;
  Cursor zone(rest);
  const bool west = zone.sign("-");
  if (!west && !zone.sign("+")) return std::nullopt;
  const auto zoneHours = zone.number(2, 4);
  if (!zoneHours) return std::nullopt;
  int whole = *zoneHours, minutes = 0;
  if (zone.digits() == 4) {
    minutes = whole % 100;
    whole /= 100;
  } else if (zone.sign(":")) {
    minutes = zone.number(2, 2).value_or(60);
  }
  if (!zone.atEnd() || whole > 14 || minutes > 59) return std::nullopt;
  *shift = (west ? 1 : -1) * (whole + minutes / 60.0);
  return hours;
}

bool isDate(int year, int month, int day) {
  return std::chrono::year_month_day(std::chrono::year(year),
                                     std::chrono::month(static_cast<unsigned>(month)),
                                     std::chrono::day(static_cast<unsigned>(day)))
      .ok();
}

double daysOf(int year, int month, int day) {
  const std::chrono::sys_days date = std::chrono::year(year) /
                                     std::chrono::month(static_cast<unsigned>(month)) /
                                     std::chrono::day(static_cast<unsigned>(day));
  return static_cast<double>(date.time_since_epoch().count());
}

/// Two digits are of the hundred years from `first` on.
int fullYear(int year, std::size_t digits, int first) {
  if (digits > 2) return year;
  const int since = (year - first % 100 + 100) % 100;
  return first + since;
}

/// What stands behind the year of a quarter or a month, "Q2" or "M04", as the month.
std::optional<int> periodOf(Cursor& text) {
  text.sign("-");
  const bool isQuarter = text.sign("Q") || text.sign("q");
  if (!isQuarter && !text.sign("M")) return std::nullopt;
  const auto period = isQuarter ? text.number(1, 1) : text.number(2, 2);
  if (!period || *period < 1 || *period > (isQuarter ? 4 : 12) || !text.atEnd()) return std::nullopt;
  return isQuarter ? 3 * *period - 2 : *period;
}

/// 2024-03-04, 2024/03/04, 2024-03, 2024-Q1, 2024M03.
std::optional<DateCell> yearFirst(Cursor& text) {
  const auto year = text.number(4, 4);
  if (!year) return std::nullopt;
  const Cursor behind = text;
  if (const auto month = periodOf(text)) return DateCell{.year = *year, .first = *month, .second = 1};
  text = behind;
  const char between = text.next();
  if ((between != '-' && between != '/' && between != '.') || !text.sign(std::string_view(&between, 1)))
    return std::nullopt;
  const auto month = text.number(1, 2);
  if (!month) return std::nullopt;
  if (text.atEnd() && between == '-' && text.digits() == 2 && isDate(*year, *month, 1))
    return DateCell{.year = *year, .first = *month, .second = 1};
  if (!text.sign(std::string_view(&between, 1))) return std::nullopt;
  const auto day = text.number(1, 2);
  if (!day || !isDate(*year, *month, *day)) return std::nullopt;
  return DateCell{.year = *year, .first = *month, .second = *day};
}

/// 4.3.2024 is always the fourth of March; 03/04/2024 and 03-04-2024 are ambiguous, and 03-04-24 may begin
/// with its year.
std::optional<DateCell> yearLast(Cursor& text, int firstShortYear) {
  const auto first = text.number(1, 2);
  const std::size_t digits = text.digits();
  const char between = text.next();
  if (!first || (between != '-' && between != '/' && between != '.')) return std::nullopt;
  text.sign(std::string_view(&between, 1));
  const auto second = text.number(1, 2);
  const bool twoDigits = digits == 2 && text.digits() == 2;
  if (!second || !text.sign(std::string_view(&between, 1))) return std::nullopt;
  const auto written = text.number(2, 4);
  if (!written || text.digits() == 3 || (text.digits() == 2 && !twoDigits)) return std::nullopt;
  const int year = fullYear(*written, text.digits(), firstShortYear);
  DateCell date{.year = year,
                .first = *first,
                .second = *second,
                .isShort = text.digits() == 2,
                .slashed = between != '.'};
  if (!date.slashed) std::swap(date.first, date.second);
  if (between == '-' && date.isShort)
    if (const int leading = fullYear(*first, 2, firstShortYear); isDate(leading, *second, *written)) {
      date.leadingYear = leading;
      date.lastDay = *written;
    }
  const bool isOne =
      date.canBeMonthFirst() || (date.slashed && date.canBeDayFirst()) || date.canBeYearFirst();
  return isOne ? std::optional(date) : std::nullopt;
}

/// Past what stands between the parts of a date with the name of a month: ". ", ", ", "-", " de ", nothing.
void skipBetween(Cursor& text) {
  if (!text.sign(".")) text.sign(",");
  text.blanks();
  for (const std::string_view one : {"-"sv, "/"sv, "de "sv, "DE "sv, "del "sv, "of "sv})
    if (text.sign(one)) break;
  text.blanks();
}

/// "3", "3rd", "1er", and what stands behind.
std::optional<int> dayThenBetween(Cursor& text) {
  const auto day = text.number(1, 2);
  for (const std::string_view ordinal : {"st"sv, "nd"sv, "rd"sv, "th"sv, "er"sv, "\xC2\xBA"sv})
    if (text.sign(ordinal)) break;
  skipBetween(text);
  return day;
}

/// "2021", "21", "'21" at the end of a date.
std::optional<DateCell> withYear(Cursor& text, int month, int day, int firstShortYear) {
  if (!text.sign("'")) text.sign("\xE2\x80\x99");
  const auto written = text.number(2, 4);
  if (!written || text.digits() == 3) return std::nullopt;
  const int year = fullYear(*written, text.digits(), firstShortYear);
  if (!isDate(year, month, day)) return std::nullopt;
  return DateCell{.year = year, .first = month, .second = day, .isShort = text.digits() == 2};
}

/// "3 Jan 2021", "03-Jan-21", "03JAN2021", "3. Januar 2021", "3 de enero de 2021".
std::optional<DateCell> dayMonthYear(Cursor& text, int firstShortYear) {
  const auto day = dayThenBetween(text);
  const int month = day ? monthNamed(text.word()) : 0;
  if (month == 0) return std::nullopt;
  skipBetween(text);
  return withYear(text, month, *day, firstShortYear);
}

/// "January 3, 2021", "Jan 3rd 21"; without a day "Jan 2021", "Jan-21".
std::optional<DateCell> monthFirstNamed(Cursor& text, int firstShortYear) {
  const int month = monthNamed(text.word());
  if (month == 0) return std::nullopt;
  const bool isJoined = text.next() == '-';
  skipBetween(text);
  const Cursor behind = text;
  const auto year = withYear(text, month, 1, firstShortYear);
  if (year && (!year->isShort || (text.atEnd() && (isJoined || !isDigitAt(behind.rest(), 0))))) return year;
  text = behind;
  const auto day = dayThenBetween(text);
  return day ? withYear(text, month, *day, firstShortYear) : std::nullopt;
}

/// "2021-Jan-03".
std::optional<DateCell> yearMonthDay(Cursor& text) {
  const auto year = text.number(4, 4);
  if (!year) return std::nullopt;
  skipBetween(text);
  const int month = monthNamed(text.word());
  if (month == 0) return std::nullopt;
  skipBetween(text);
  const auto day = text.number(1, 2);
  if (!day || !isDate(*year, month, *day)) return std::nullopt;
  return DateCell{.year = *year, .first = month, .second = *day};
}

std::optional<DateCell> dateOf(std::string_view text, int firstShortYear) {
  Cursor cursor(text);
  std::optional<DateCell> date;
  const auto attempt = [&](const auto& read) {
    if (date) return;
    cursor = Cursor(text);
    date = read();
  };
  if (isDigitAt(text, 0)) {
    attempt([&] { return yearFirst(cursor); });
    attempt([&] { return yearLast(cursor, firstShortYear); });
    attempt([&] { return yearMonthDay(cursor); });
    attempt([&] { return dayMonthYear(cursor, firstShortYear); });
  } else {
    attempt([&] { return monthFirstNamed(cursor, firstShortYear); });
  }
  if (!date || cursor.atEnd()) return date;
  // SAS writes 03JAN2021:14:30:00.
  const bool isOfSas = isDigitAt(text, 0) && cursor.sign(":");
  if (!isOfSas && !cursor.sign("T") && !cursor.sign(", ") && !cursor.sign(" ")) return std::nullopt;
  double shift = 0;
  const std::optional<double> hours = hoursOf(cursor, &shift);
  if (!hours) return std::nullopt;
  date->dayShare = (*hours + shift) / 24;
  return date;
}

bool isDateForm(CellForm form) {
  return form == CellForm::date || form == CellForm::dayFirst || form == CellForm::monthFirst;
}

std::variant<double, CellFault> readDate(const DateCell& date, CellForm form) {
  if (!isDateForm(form)) return CellFault::otherForm;
  if (!date.slashed) return date.days(false);
  if (form == CellForm::date && date.canBeYearFirst()) return date.daysYearFirst();
  if (form == CellForm::dayFirst && date.canBeDayFirst()) return date.days(true);
  if (form == CellForm::monthFirst && date.canBeMonthFirst()) return date.days(false);
  return CellFault::dateOrder;
}

std::variant<double, CellFault> readAmount(const AmountCell& amount, const ColumnReading& reading) {
  static const MissingTexts none{std::vector<std::string>()};
  if (const AccountSide side = sideOf(amount);
      reading.form == CellForm::accounting && side != AccountSide::none) {
    auto value = readAmount({.form = CellForm::accounting, .number = amount.number}, reading);
    if (auto* number = std::get_if<double>(&value); number != nullptr && side == AccountSide::credit)
      *number = -*number;
    return value;
  }
  if (amount.form != reading.form) return CellFault::otherForm;
  if (hasUnit(reading.form) && amount.unit != reading.unit) return CellFault::otherUnit;
  const NumberCell cell = readCell(amount.number, reading.decimal, none);
  switch (cell.kind) {
    case CellKind::number:
    case CellKind::grouped:
    case CellKind::underflow:
      return cell.value;
    case CellKind::overflow:
      return CellFault::tooLarge;
    default:
      return CellFault::otherMark;
  }
}

}  // namespace

bool DateCell::canBeMonthFirst() const {
  return first <= 12 && isDate(year, first, second);
}

bool DateCell::canBeDayFirst() const {
  return second <= 12 && isDate(year, second, first);
}

double DateCell::days(bool dayFirst) const {
  return daysOf(year, dayFirst ? second : first, dayFirst ? first : second) + dayShare;
}

double DateCell::daysYearFirst() const {
  return daysOf(leadingYear, second, lastDay) + dayShare;
}

AccountSide sideOf(const AmountCell& amount) {
  if (amount.form != CellForm::unit) return AccountSide::none;
  if (amount.unit == "H") return AccountSide::credit;
  const bool isDebit = amount.unit == "S" || equalsIgnoringCase(amount.unit, "dr");
  return isDebit ? AccountSide::debit : AccountSide::none;
}

int shortYearsUntilNow() {
  const auto today = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
  return static_cast<int>(std::chrono::year_month_day(today).year()) - 99;
}

WordedCell wordedCell(std::string_view text, int firstShortYear) {
  if (text.empty() || text.size() > kLongestCell) return {};
  text = trimmed(text);
  if (text.find_first_of("0123456789") == std::string_view::npos) return {};
  for (const std::string_view mark : {"'"sv, "\xE2\x80\x99"sv, "\xE2\x80\x98"sv})  // '68
    if (text.size() == mark.size() + 2 && text.starts_with(mark) && isDigitAt(text, mark.size()) &&
        isDigitAt(text, mark.size() + 1)) {
      const int year = 10 * (text[mark.size()] - '0') + (text[mark.size() + 1] - '0');
      return DateCell{.year = fullYear(year, 2, firstShortYear), .first = 1, .second = 1, .isShort = true};
    }
  if (const auto date = dateOf(text, firstShortYear)) return *date;
  if (isDigitAt(text, 0)) {
    Cursor cursor(text);
    if (const auto hours = hoursOf(cursor, nullptr)) return TimeCell{.hours = *hours};
  }
  const std::optional<std::string_view> owed = owedAmount(text);
  if (owed) text = *owed;
  std::optional<AmountCell> amount = amountBefore(text);
  if (!amount) amount = currencyBefore(text);
  if (!amount && owed) amount = amountOf(CellForm::accounting, {}, {}, text);
  if (!amount) return {};
  if (owed && !isDigitAt(amount->number, 0)) return {};
  if (owed) amount->number.insert(0, "-");
  return *amount;
}

std::variant<double, CellFault> readAs(std::string_view text, const ColumnReading& reading) {
  const WordedCell cell =
      wordedCell(text, reading.firstShortYear == 0 ? kUsualShortYears : reading.firstShortYear);
  if (std::holds_alternative<std::monostate>(cell) && reading.form == CellForm::accounting &&
      isNumberText(trimmed(text)))
    return readAmount({.form = CellForm::accounting, .number = std::string(trimmed(text))}, reading);
  if (const auto* amount = std::get_if<AmountCell>(&cell)) return readAmount(*amount, reading);
  if (const auto* date = std::get_if<DateCell>(&cell)) return readDate(*date, reading.form);
  const auto* time = std::get_if<TimeCell>(&cell);
  if (time != nullptr && reading.form == CellForm::time) return time->hours;
  return CellFault::otherForm;
}

}  // namespace epsiscope
