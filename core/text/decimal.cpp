#include "core/text/decimal.h"

#include <algorithm>
#include <charconv>

namespace epsiscope {

namespace {

using Digits = std::vector<int>;

/// Digits of both from the last on, no digit left over.
void padded(Digits& a, Digits& b) {
  a.resize(std::max(a.size(), b.size()));
  b.resize(a.size());
}

bool isLess(const Digits& a, const Digits& b) {
  return std::lexicographical_compare(a.rbegin(), a.rend(), b.rbegin(), b.rend());
}

Digits sum(const Digits& a, const Digits& b) {
  Digits total;
  int carry = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    carry += a[i] + b[i];
    total.push_back(carry % 10);
    carry /= 10;
  }
  total.push_back(carry);
  return total;
}

/// Precondition: a is not less than b.
Digits difference(const Digits& a, const Digits& b) {
  Digits rest;
  int borrow = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const int digit = a[i] - b[i] - borrow;
    borrow = digit < 0 ? 1 : 0;
    rest.push_back(digit + 10 * borrow);
  }
  return rest;
}

}  // namespace

std::string shortestDigits(double value) {
  char buffer[40];
  return {buffer, std::to_chars(buffer, buffer + sizeof buffer, value).ptr};
}

std::optional<Decimal> Decimal::fromText(std::string_view text) {
  Decimal number;
  if (text.starts_with('-')) {
    number.m_negative = true;
    text.remove_prefix(1);
  }
  const std::size_t e = text.find_first_of("eE");
  if (e != std::string_view::npos) {
    std::string_view power = text.substr(e + 1);
    if (power.starts_with('+')) power.remove_prefix(1);
    const auto [end, error] = std::from_chars(power.data(), power.data() + power.size(), number.m_exponent);
    constexpr int kLargestPower = 1000;
    if (error != std::errc() || end != power.data() + power.size() ||
        std::abs(number.m_exponent) > kLargestPower)
      return std::nullopt;
  }
  std::string digits(text.substr(0, e));
  if (const std::size_t point = digits.find('.'); point != std::string::npos) {
    number.m_exponent -= static_cast<int>(digits.size() - point - 1);
    digits.erase(point, 1);
  }
  const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  if (digits.empty() || !std::all_of(digits.begin(), digits.end(), isDigit)) return std::nullopt;
  std::transform(digits.rbegin(), digits.rend(), std::back_inserter(number.m_digits),
                 [](char c) { return c - '0'; });
  return number.normalise();
}

Decimal Decimal::of(double value) {
  return fromText(shortestDigits(value)).value();
}

Decimal Decimal::negated() const {
  Decimal number = *this;
  number.m_negative = !m_negative && !m_digits.empty();
  return number;
}

Decimal& Decimal::normalise() {
  while (!m_digits.empty() && m_digits.back() == 0) m_digits.pop_back();
  const auto first = std::find_if(m_digits.begin(), m_digits.end(), [](int digit) { return digit != 0; });
  m_exponent += static_cast<int>(first - m_digits.begin());
  m_digits.erase(m_digits.begin(), first);
  if (!m_digits.empty()) return *this;
  m_exponent = 0;
  m_negative = false;
  return *this;
}

std::vector<int> Decimal::digitsFrom(int exponent) const {
  Digits digits(static_cast<std::size_t>(m_digits.empty() ? 0 : m_exponent - exponent), 0);
  digits.insert(digits.end(), m_digits.begin(), m_digits.end());
  return digits;
}

Decimal operator+(const Decimal& a, const Decimal& b) {
  if (a.m_digits.empty()) return b;
  if (b.m_digits.empty()) return a;
  Decimal total;
  total.m_exponent = std::min(a.m_exponent, b.m_exponent);
  Digits left = a.digitsFrom(total.m_exponent), right = b.digitsFrom(total.m_exponent);
  padded(left, right);
  const bool swapped = isLess(left, right);
  total.m_negative = swapped ? b.m_negative : a.m_negative;
  if (a.m_negative == b.m_negative)
    total.m_digits = sum(left, right);
  else
    total.m_digits = swapped ? difference(right, left) : difference(left, right);
  return total.normalise();
}

Decimal operator*(const Decimal& a, const Decimal& b) {
  Decimal product;
  product.m_exponent = a.m_exponent + b.m_exponent;
  product.m_negative = a.m_negative != b.m_negative;
  product.m_digits.assign(a.m_digits.size() + b.m_digits.size(), 0);
  for (std::size_t i = 0; i < a.m_digits.size(); ++i) {
    int carry = 0;
    for (std::size_t j = 0; j < b.m_digits.size() || carry > 0; ++j) {
      int& digit = product.m_digits[i + j];
      carry += digit + (j < b.m_digits.size() ? a.m_digits[i] * b.m_digits[j] : 0);
      digit = carry % 10;
      carry /= 10;
    }
  }
  return product.normalise();
}

std::strong_ordering operator<=>(const Decimal& a, const Decimal& b) {
  const Decimal rest = a - b;
  if (rest.m_digits.empty()) return std::strong_ordering::equal;
  return rest.m_negative ? std::strong_ordering::less : std::strong_ordering::greater;
}

double Decimal::value() const {
  const std::string digits = text();
  double value = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return value;
}

std::string Decimal::text() const {
  if (m_digits.empty()) return "0";
  std::string text(static_cast<std::size_t>(std::max(0, m_exponent)), '0');
  std::transform(m_digits.begin(), m_digits.end(), std::back_inserter(text),
                 [](int digit) { return static_cast<char>('0' + digit); });
  // From the last digit to the first, so far.
  const auto decimals = static_cast<std::size_t>(std::max(0, -m_exponent));
  if (text.size() <= decimals) text.resize(decimals + 1, '0');
  if (decimals > 0) text.insert(decimals, ".");
  if (m_negative) text += '-';
  std::reverse(text.begin(), text.end());
  return text;
}

}  // namespace epsiscope
