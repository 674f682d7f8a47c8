#include "core/reading/text/number_cell.h"

#include "core/base/numbers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <system_error>

namespace epsiscope {

namespace {

bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

/// The parts of [digits][mark digits][e[+-]digits], or `valid` false.
struct Spelling {
  std::string_view whole, fraction, power;
  bool mark = false, exponent = false, valid = false;
};

Spelling spellingOf(std::string_view text, char decimal) {
  Spelling spelling;
  std::size_t at = 0;
  const auto digits = [&] {
    const std::size_t start = at;
    while (at < text.size() && isDigit(text[at])) ++at;
    return text.substr(start, at - start);
  };
  spelling.whole = digits();
  if (at < text.size() && text[at] == decimal) {
    ++at;
    spelling.mark = true;
    spelling.fraction = digits();
  }
  if (spelling.whole.empty() && spelling.fraction.empty()) return spelling;
  if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
    ++at;
    spelling.exponent = true;
    const std::size_t sign = at;
    if (at < text.size() && (text[at] == '+' || text[at] == '-')) ++at;
    if (digits().empty()) return spelling;
    spelling.power = text.substr(sign, at - sign);
  }
  spelling.valid = at == text.size() && (decimal == '.' || !spelling.mark || !spelling.fraction.empty());
  return spelling;
}

struct GroupMark {
  std::string_view spelling;
  char mark;  ///< as in Reading
};
/// Blanks: the usual one, and those that do not break lines (U+00A0, U+202F) or are thin (U+2009). The second
/// apostrophe is that of typography.
constexpr std::array<GroupMark, 6> kGroupMarks = {{{" ", ' '},
                                                   {"\xC2\xA0", ' '},
                                                   {"\xE2\x80\xAF", ' '},
                                                   {"\xE2\x80\x89", ' '},
                                                   {"'", '\''},
                                                   {"\xE2\x80\x99", '\''}}};

/// The thousands mark that `text` starts with; an empty spelling if there is none.
GroupMark groupMarkAt(std::string_view text, char decimal) {
  if (text.front() == (decimal == '.' ? ',' : '.')) return {text.substr(0, 1), text.front()};
  for (const GroupMark& known : kGroupMarks)
    if (text.starts_with(known.spelling)) return known;
  return {};
}

/// A number without its thousands marks.
struct Ungrouped {
  std::string plain;  ///< empty if it was no such number
  char mark = '\0';
  std::size_t marks = 0;
};

/// "1,234,567.8", "1 234 567,8", "1'234": one mark throughout, one to three digits before the first and three
/// after each; or "12,34,567", as in India, with two after each but the last.
Ungrouped withoutThousands(std::string_view text, char decimal) {
  if (text.empty() || !isDigit(text.front()) || text.front() == '0') return {};
  Ungrouped number;
  std::size_t group = 0, at = 0, longest = 0;
  bool areOfTwo = false;
  while (at < text.size() && text[at] != decimal) {
    if (isDigit(text[at])) {
      number.plain += text[at++];
      ++group;
      continue;
    }
    const GroupMark mark = groupMarkAt(text.substr(at), decimal);
    const bool isFirst = number.marks == 0;
    if (mark.spelling.empty() || group > 3 || (!isFirst && (group < 2 || mark.mark != number.mark)))
      return {};
    areOfTwo |= group == 2 && !isFirst;
    longest = std::max(longest, group);
    number.mark = mark.mark;
    ++number.marks;
    group = 0;
    at += mark.spelling.size();
  }
  if (number.marks == 0 || group != 3) return {};
  if (areOfTwo && (number.mark != ',' || longest > 2)) return {};
  if (at == text.size()) return number;
  const std::string_view fraction = text.substr(at + 1);
  if (fraction.empty() || !std::all_of(fraction.begin(), fraction.end(), isDigit)) return {};
  number.plain += decimal;
  number.plain += fraction;
  return number;
}

/// Whether the double nearest to these digits prints as the same digits.
bool survivesAsDouble(std::string_view digits, double value) {
  if (digits.size() <= 15) return true;
  while (digits.size() > 1 && digits.front() == '0') digits.remove_prefix(1);
  std::array<char, 400> buffer;
  const auto end =
      std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, 0);
  return end.ec == std::errc() &&
         std::string_view(buffer.data(), static_cast<std::size_t>(end.ptr - buffer.data())) == digits;
}

NumberForm formOf(const Spelling& spelling) {
  NumberForm form{.mark = spelling.mark, .exponent = spelling.exponent};
  form.padded = spelling.whole.size() > 1 && spelling.whole.front() == '0';
  form.ambiguous = spelling.mark && !spelling.exponent && spelling.fraction.size() == 3 &&
                   !spelling.whole.empty() && spelling.whole.size() <= 3 && spelling.whole.front() != '0';
  return form;
}

/// Whether a number is below 1, which for one out of range says at which end.
bool isBelowOne(const Spelling& spelling) {
  if (spelling.exponent) {
    long long power = 0;
    const std::string_view digits = spelling.power.front() == '+' ? spelling.power.substr(1) : spelling.power;
    if (std::from_chars(digits.data(), digits.data() + digits.size(), power).ec != std::errc())
      return spelling.power.front() == '-';
    if (std::llabs(power) > 1'000'000) return power < 0;
    const std::size_t first = spelling.whole.find_first_not_of('0');
    if (first != std::string_view::npos)
      return static_cast<long long>(spelling.whole.size() - first) + power <= 0;
    return power - static_cast<long long>(spelling.fraction.find_first_not_of('0')) <= 0;
  }
  return spelling.whole.find_first_not_of('0') == std::string_view::npos;
}

/// The nearest double; some libraries say that a number is out of range, others that it is 0 or infinite.
/// from_chars wants a point; `digits` holds no sign.
std::optional<double> nearestDouble(std::string_view digits, char decimal) {
  std::string copy;
  if (decimal != '.') {
    copy = digits;
    std::replace(copy.begin(), copy.end(), decimal, '.');
    digits = copy;
  }
  double value = 0;
  if (std::from_chars(digits.data(), digits.data() + digits.size(), value).ec ==
      std::errc::result_out_of_range)
    return std::nullopt;
  return value;
}

/// The nearest double, 0 or infinity if out of range.
double valueOf(std::string_view digits, char decimal, const Spelling& spelling) {
  if (const std::optional<double> value = nearestDouble(digits, decimal)) return *value;
  return isBelowOne(spelling) ? 0 : kInfinity;
}

bool isZero(const Spelling& spelling) {
  return spelling.whole.find_first_not_of('0') == std::string_view::npos &&
         spelling.fraction.find_first_not_of('0') == std::string_view::npos;
}

/// The minus sign of Unicode and the dash, as word processors write it.
constexpr std::array<std::string_view, 2> kLongMinus = {"\xE2\x88\x92", "\xE2\x80\x93"};

bool takeSign(std::string_view& text) {
  for (const std::string_view minus : kLongMinus)
    if (text.starts_with(minus)) {
      text.remove_prefix(minus.size());
      return true;
    }
  if (text.empty() || (text.front() != '+' && text.front() != '-')) return false;
  const bool negative = text.front() == '-';
  text.remove_prefix(1);
  return negative;
}

/// Most texts are distinguished from numbers by their first character: a digit, a decimal mark, or the i of
/// infinity.
bool canStartNumber(std::string_view text) {
  return !text.empty() &&
         (isDigit(text.front()) || std::string_view(".,iI").find(text.front()) != std::string_view::npos);
}

bool isHexadecimal(std::string_view text) {
  return text.size() > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X') &&
         text.find_first_not_of("0123456789abcdefABCDEF.pP+-", 2) == std::string_view::npos;
}

/// `text` has no sign and is a valid spelling.
NumberCell plainNumber(std::string_view text, char decimal, const Spelling& spelling) {
  NumberCell cell{
      .kind = CellKind::number, .value = valueOf(text, decimal, spelling), .form = formOf(spelling)};
  if (std::isinf(cell.value))
    cell = {.kind = CellKind::overflow};
  else if (cell.value == 0 && !isZero(spelling))
    cell.kind = CellKind::underflow;
  cell.form.inexactInteger = cell.kind == CellKind::number && !spelling.mark && !spelling.exponent &&
                             !survivesAsDouble(spelling.whole, cell.value);
  return cell;
}

/// A cell without sign that is a number in this way of writing, or text.
NumberCell numberCell(std::string_view text, char decimal) {
  if (const Spelling spelling = spellingOf(text, decimal); spelling.valid)
    return plainNumber(text, decimal, spelling);
  const Ungrouped number = withoutThousands(text, decimal);
  if (number.plain.empty()) return {};
  NumberCell cell = plainNumber(number.plain, decimal, spellingOf(number.plain, decimal));
  if (cell.kind == CellKind::number) cell.kind = CellKind::grouped;
  cell.form.thousands = number.mark;
  cell.form.ambiguous = number.marks == 1 && !cell.form.mark && (number.mark == ',' || number.mark == '.');
  return cell;
}

/// A cell without sign that is no number with this mark.
NumberCell otherCell(std::string_view text, char decimal) {
  if (equalsIgnoringCase(text, "inf") || equalsIgnoringCase(text, "infinity"))
    return {.kind = CellKind::infinite};
  if (isHexadecimal(text)) return {.kind = CellKind::hexadecimal};
  NumberCell cell = numberCell(text, decimal == '.' ? ',' : '.');
  if (cell.kind == CellKind::text) return cell;
  return {.kind = CellKind::otherMark, .form = cell.form};
}

/// Appends the digits that start here to a number, which may wrap around, and returns their end.
const char* takeDigits(const char* at, std::uint64_t& number) {
  for (;; ++at) {
    const unsigned digit = static_cast<unsigned char>(*at) - unsigned{'0'};
    if (digit > 9) return at;
    number = number * 10 + digit;
  }
}

}  // namespace

NumberCell readCell(std::string_view text, char decimal, const MissingTexts& missing) {
  text = trimmed(text);
  if (const std::size_t spelling = missing.find(text); spelling != MissingTexts::kNone)
    return {.kind = CellKind::missing, .spelling = spelling};
  const bool negative = takeSign(text);
  if (!canStartNumber(text)) return {};
  NumberCell cell = numberCell(text, decimal);
  if (cell.kind == CellKind::text) cell = otherCell(text, decimal);
  if (negative) cell.value = -cell.value;
  return cell;
}

NumberCell readCell(std::string_view text, char decimal) {
  static const MissingTexts usual;
  return readCell(text, decimal, usual);
}

const char* readPlainNumber(const char* at, char decimal, double& value, NumberForm& form) {
  static constexpr std::array<double, 23> kPowers = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                                     1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                                     1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  const bool negative = *at == '-';
  if (negative || *at == '+') ++at;
  const char* const start = at;
  std::uint64_t digits = 0;
  at = takeDigits(at, digits);
  const auto whole = at - start;
  std::ptrdiff_t fraction = 0;
  form.mark = *at == decimal;
  if (form.mark) {
    const char* const first = ++at;
    at = takeDigits(at, digits);
    fraction = at - first;
  }
  if (whole + fraction == 0) return nullptr;
  std::ptrdiff_t exponent = -fraction;
  form.exponent = *at == 'e' || *at == 'E';
  if (form.exponent) {
    const bool down = *++at == '-';
    if (down || *at == '+') ++at;
    const char* const first = at;
    std::uint64_t written = 0;
    at = takeDigits(at, written);
    if (at == first || at - first > 4) return nullptr;
    exponent += static_cast<std::ptrdiff_t>(down ? -written : written);
  }
  form.ambiguous = form.mark && !form.exponent && fraction == 3 && whole >= 1 && whole <= 3 && *start != '0';
  form.inexactInteger = false;
  form.padded = whole > 1 && *start == '0';
  // Up to 19 digits cannot wrap around 2^64.
  double size = 0;
  if (whole + fraction <= 19 && digits <= (std::uint64_t{1} << 53) && exponent >= -22 && exponent <= 22) {
    const auto mantissa = static_cast<double>(digits);
    size = exponent < 0 ? mantissa / kPowers[static_cast<std::size_t>(-exponent)]
                        : mantissa * kPowers[static_cast<std::size_t>(exponent)];
  } else if (form.mark || form.exponent) {
    size = nearestDouble({start, static_cast<std::size_t>(at - start)}, decimal).value_or(0);
    if (size == 0 || std::isinf(size)) return nullptr;
  } else {
    return nullptr;  // may be an inexact integer
  }
  value = negative ? -size : size;
  return at;
}

}  // namespace epsiscope
