#pragma once

#include "core/base/wide_integer.h"

#include <cstdint>

namespace epsiscope {

/// A fraction that is at most e^epsilon for certain, because whole numbers alone make it, and each step
/// rounds down. It is smaller by less than 2^-44 of it; from epsilon = 1000 on that of 1000 is used, which is
/// more private.
///
/// Proof: with x = epsilon/2^s at most 1/2, the sum of x^i/i! over i <= n is below e^x, and so is a sum of
/// smaller terms; the s-fold square of a number below e^x is below e^epsilon, and so is what is left when
/// squares lose digits.
class RatioBound {
public:
  /// Precondition: epsilon > 0.
  explicit RatioBound(double epsilon);

  /// Whether the fraction allows `larger` beside `smaller`: then larger <= e^epsilon smaller. Preconditions:
  /// both are below 2^63.
  bool allows(WideUnsigned larger, WideUnsigned smaller) const;

  /// Two whole numbers above 0, of which high/low is at most the fraction.
  struct Levels {
    WideUnsigned high = 1;
    WideUnsigned low = 1;
  };
  /// The levels of the largest ratio with both below 2^bits, or nearly so. Precondition: 1 <= bits <= 126.
  Levels levels(int bits) const;

private:
  std::uint64_t m_mantissa;  ///< from 2^62 to 2^63: the fraction is m_mantissa 2^(m_exponent - 62)
  int m_exponent = 0;
};

}  // namespace epsiscope
