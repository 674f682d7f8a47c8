#include "core/random/exact_coin.h"

#include <algorithm>
#include <cstdint>

namespace epsiscope {

namespace {

/// For part <= whole: the number of successes of ever rarer events is even exactly so often.
bool withProbabilityExp(WideUnsigned part, WideUnsigned whole, Rng& rng) {
  std::uint64_t k = 1;
  while (drawBelow(whole * k, rng) < part) ++k;
  return k % 2 == 1;
}

}  // namespace

int bitsOf(WideUnsigned number) {
  int bits = 0;
  for (; number > 0; number >>= 1) ++bits;
  return bits;
}

WideUnsigned drawBelow(WideUnsigned count, Rng& rng) {
  const int bits = bitsOf(count - 1);
  for (;;) {
    WideUnsigned drawn = rng.bits();
    if (bits > 64) drawn = drawn << 64 | rng.bits();
    drawn >>= (bits > 64 ? 128 : 64) - std::max(bits, 1);
    if (drawn < count) return drawn;
  }
}

/// exp(-part/whole) is exp(-1) so often as whole fits into part, times exp of the rest.
bool drawExp(WideUnsigned part, WideUnsigned whole, Rng& rng) {
  for (; part > whole; part -= whole)
    if (!withProbabilityExp(1, 1, rng)) return false;
  return withProbabilityExp(part, whole, rng);
}

}  // namespace epsiscope
