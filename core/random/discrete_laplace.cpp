#include "core/random/discrete_laplace.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "core/random/exact_coin.h"

namespace epsiscope {

namespace {

/// The denominator stays below 2^kDenominatorBits, which leaves room for the small factors of the sampler.
constexpr int kDenominatorBits = 116;
/// A rate's numerator has this many bits at least, so that rounding down costs less than 2^-19 of it.
constexpr int kNumeratorBits = 20;
/// Draws beyond 2^kDrawBits have a probability below exp(-64).
constexpr int kDrawBits = 120;

/// The number of bits behind the point that epsilon is taken with.
int fractionBits(double epsilon, WideInteger sensitivity) {
  constexpr int kWord = 62;
  const int exact = kWord - std::ilogb(epsilon);
  return std::min(exact, kDenominatorBits - bitsOf(static_cast<WideUnsigned>(sensitivity)));
}

}  // namespace

bool DiscreteLaplaceSampler::canDraw(double epsilon, WideInteger sensitivity) {
  if (!(epsilon > 0) || !std::isfinite(epsilon) || sensitivity <= 0) return false;
  const int size = bitsOf(static_cast<WideUnsigned>(sensitivity));
  return size < kDenominatorBits && std::ilogb(epsilon) < 40 &&
         fractionBits(epsilon, sensitivity) + std::ilogb(epsilon) >= kNumeratorBits &&
         size - std::ilogb(epsilon) + 7 <= kDrawBits;
}

DiscreteLaplaceSampler::DiscreteLaplaceSampler(double epsilon, WideInteger sensitivity) {
  assert(canDraw(epsilon, sensitivity));
  const int bits = std::max(0, fractionBits(epsilon, sensitivity));
  m_numerator = static_cast<WideUnsigned>(std::floor(std::ldexp(epsilon, bits)));
  m_denominator = static_cast<WideUnsigned>(sensitivity) << bits;
  m_rate = static_cast<double>(m_numerator) / static_cast<double>(m_denominator);
}

/// Algorithm 2. X = U + denominator V is geometric with ratio exp(-1/denominator), so that X/numerator,
/// rounded down, is geometric with ratio exp(-rate); a sign makes it two-sided, and minus zero is drawn
/// again, or zero would count twice.
WideInteger DiscreteLaplaceSampler::operator()(Rng& rng) const {
  for (;;) {
    const WideUnsigned low = drawBelow(m_denominator, rng);
    if (!drawExp(low, m_denominator, rng)) continue;
    WideUnsigned high = 0;
    while (drawExp(1, 1, rng)) ++high;
    const auto size = static_cast<WideInteger>((low + m_denominator * high) / m_numerator);
    const bool isNegative = (rng.bits() & 1U) != 0;
    if (isNegative && size == 0) continue;
    return isNegative ? -size : size;
  }
}

double DiscreteLaplaceSampler::variance() const {
  const double gap = -std::expm1(-m_rate);
  return 2 * std::exp(-m_rate) / gap / gap;
}

}  // namespace epsiscope
