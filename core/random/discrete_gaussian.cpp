#include "core/random/discrete_gaussian.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "core/random/exact_coin.h"

namespace epsiscope {

namespace {

constexpr double kSmallest = 0x1p-4, kLargest = 0x1p26;
/// The numerator of the variance has about so many bits.
constexpr int kBits = 44;
/// In scales.
constexpr WideUnsigned kFarthest = 128;

int denominatorBits(double deviation) {
  return std::max(0, kBits - std::ilogb(deviation * deviation));
}

}  // namespace

bool DiscreteGaussianSampler::canDraw(double deviation) {
  return deviation >= kSmallest && deviation <= kLargest;
}

DiscreteGaussianSampler::DiscreteGaussianSampler(double deviation)
    : m_numerator(static_cast<WideUnsigned>(
          std::ceil(std::ldexp(deviation * deviation * (1 + 0x1p-52), denominatorBits(deviation))))),
      m_denominator(WideUnsigned{1} << denominatorBits(deviation)),
      m_scale(static_cast<WideUnsigned>(std::floor(deviation)) + 1),
      m_first(1, static_cast<WideInteger>(m_scale)),
      m_deviation(std::sqrt(static_cast<double>(m_numerator) / static_cast<double>(m_denominator))) {
  assert(canDraw(deviation));
}

/// Algorithm 3. With t the scale, exp(-|y|/t) exp(-(|y| - s^2/t)^2/(2 s^2)) is exp(-y^2/(2 s^2)) times a
/// constant. With s^2 = N/D the second exponent is (|y| t D - N)^2/(2 N D t^2); below 128 t its numerator has
/// at most 2 (7 + 46) bits, as t <= s + 1 and t^2 D < 2^2 N for s >= 1, and for s < 1, where t = 1, D < 2^9
/// N.
WideInteger DiscreteGaussianSampler::operator()(Rng& rng) const {
  for (;;) {
    const WideInteger drawn = m_first(rng);
    const auto size = static_cast<WideUnsigned>(drawn < 0 ? -drawn : drawn);
    if (size > kFarthest * m_scale) continue;
    const WideUnsigned left = size * m_scale * m_denominator;
    const WideUnsigned gap = left > m_numerator ? left - m_numerator : m_numerator - left;
    if (drawExp(gap * gap, 2 * m_numerator * m_denominator * m_scale * m_scale, rng)) return drawn;
  }
}

double DiscreteGaussianSampler::variance() const {
  // The sums are s^2 to sixteen digits from here on (Canonne, Kamath and Steinke 2020, Fact 20).
  constexpr double kSmooth = 3;
  const double square = m_deviation * m_deviation;
  if (m_deviation > kSmooth) return square;
  double mass = 1, second = 0;
  for (double z = 1; z < 14 * kSmooth; ++z) {
    const double weight = 2 * std::exp(-z * z / (2 * square));
    mass += weight;
    second += weight * z * z;
  }
  return second / mass;
}

}  // namespace epsiscope
