#include "core/privacy/ratio_bound.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace epsiscope {

namespace {

/// The binary digits behind the point of a mantissa.
constexpr int kMantissaBits = 62;
constexpr std::uint64_t kMantissaOne = std::uint64_t{1} << kMantissaBits;

/// The product of two mantissas, rounded down.
std::uint64_t productDown(std::uint64_t a, std::uint64_t b) {
  return static_cast<std::uint64_t>((WideUnsigned{a} * b) >> kMantissaBits);
}

}  // namespace

RatioBound::RatioBound(double epsilon) {
  assert(epsilon > 0);
  constexpr double kLargest = 1000;
  const double used = std::min(epsilon, kLargest);
  int squares = 0;
  while (std::ldexp(used, -squares) > 0.5) ++squares;
  const auto x = static_cast<std::uint64_t>(std::floor(std::ldexp(used, kMantissaBits - squares)));
  std::uint64_t sum = 0, term = kMantissaOne;
  for (std::uint64_t i = 1; term > 0; ++i) {
    sum += term;
    term = productDown(term, x) / i;
  }
  m_mantissa = sum;
  for (; squares > 0; --squares) {
    m_mantissa = productDown(m_mantissa, m_mantissa);
    m_exponent *= 2;
    if (m_mantissa < 2 * kMantissaOne) continue;
    m_mantissa /= 2;
    ++m_exponent;
  }
}

/// larger 2^62 <= mantissa smaller 2^exponent, the power taken to the left and rounded up there.
bool RatioBound::allows(WideUnsigned larger, WideUnsigned smaller) const {
  assert(larger >> (kMantissaBits + 1) == 0 && smaller >> (kMantissaBits + 1) == 0);
  const WideUnsigned left = larger << kMantissaBits;
  const int shift = std::min(m_exponent, 126);
  const WideUnsigned whole = left >> shift;
  const bool isRounded = whole << shift != left;
  return whole + (isRounded ? 1 : 0) <= m_mantissa * smaller;
}

RatioBound::Levels RatioBound::levels(int bits) const {
  assert(bits >= 1 && bits <= 126);
  if (m_exponent >= bits) return {(WideUnsigned{1} << bits) - 1, 1};
  const int below = std::max(0, std::min(kMantissaBits, bits - 1) - m_exponent);
  const int shift = m_exponent + below - kMantissaBits;
  const WideUnsigned high = shift >= 0 ? WideUnsigned{m_mantissa} << shift : m_mantissa >> -shift;
  return {high, WideUnsigned{1} << below};
}

}  // namespace epsiscope
