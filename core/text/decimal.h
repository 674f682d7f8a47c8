#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace epsiscope {

/// The shortest text that reads back as this double, with a point and perhaps a power of ten whatever the
/// language: as files have it.
std::string shortestDigits(double value);

/// A decimal number, exact however long: budgets that are added and split must add up on paper, which
/// doubles do not (ten times 0.1 is not 1).
class Decimal {
public:
  Decimal() = default;
  /// "0.1", "-3", "1e-5": the whole of the text, or nothing.
  static std::optional<Decimal> fromText(std::string_view text);
  /// The shortest decimal text that reads back as this double, taken at its word. Precondition: finite.
  static Decimal of(double value);

  /// Without a power of ten and without zeros that say nothing.
  std::string text() const;
  /// The double nearest to it.
  double value() const;

  friend Decimal operator+(const Decimal& a, const Decimal& b);
  friend Decimal operator-(const Decimal& a, const Decimal& b) { return a + b.negated(); }
  friend Decimal operator*(const Decimal& a, const Decimal& b);
  friend bool operator==(const Decimal& a, const Decimal& b) = default;
  friend std::strong_ordering operator<=>(const Decimal& a, const Decimal& b);

private:
  Decimal negated() const;
  /// Takes away zeros at both ends, so that equal numbers are equal values.
  Decimal& normalise();
  /// The same number with this smaller or equal exponent.
  std::vector<int> digitsFrom(int exponent) const;

  std::vector<int> m_digits;  ///< from the last to the first; empty: zero
  int m_exponent = 0;         ///< of the last digit
  bool m_negative = false;
};

}  // namespace epsiscope
