#include "core/statistics/ratio_law.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

namespace epsiscope {

namespace {

// The nodes above 0 of Gauss and Legendre's formula with ten of them, and their weights.
constexpr std::array kTenNodes = {0.14887433898163122, 0.43339539412924719, 0.67940956829902441,
                                  0.86506336668898451, 0.97390652851717172};
constexpr std::array kTenWeights = {0.29552422471475287, 0.26926671930999636, 0.21908636251598204,
                                    0.14945134915058059, 0.06667134430868814};

/// The integral between two ends, in panels no longer than `panel` at the first end, which grow from there.
template <class Function>
double integral(double from, double to, double panel, const Function& function) {
  double sum = 0;
  const double sign = to < from ? -1 : 1;
  double left = from;
  while (sign * (to - left) > 0) {
    const double right = sign * (to - left) <= panel ? to : left + sign * panel;
    const double middle = (left + right) / 2, half = std::abs(right - left) / 2;
    for (std::size_t i = 0; i < kTenNodes.size(); ++i)
      sum += half * kTenWeights[i] *
             (function(middle - half * kTenNodes[i]) + function(middle + half * kTenNodes[i]));
    left = right;
    panel *= 1.5;
  }
  return sum;
}

/// The integral of e^(start + rate y) between two ends, of which the right one may be infinite where the rate
/// is negative.
double exponentials(double start, double rate, double from, double to) {
  if (rate == 0) return std::exp(start) * (to - from);
  if (rate < 0) return std::exp(start + rate * from) * std::expm1(rate * (to - from)) / rate;
  return std::exp(start + rate * to) * -std::expm1(rate * (from - to)) / rate;
}

double normalTail(double z) {
  return std::erfc(z / std::numbers::sqrt2) / 2;
}

double normalDensity(double z) {
  return std::exp(-z * z / 2) * std::numbers::inv_sqrtpi / std::numbers::sqrt2;
}

}  // namespace

RatioLaw::RatioLaw(const ReleasePlan& plan, double sum, double weights, double deviation)
    : m_bounds(plan.bounds),
      m_isNormal(plan.mechanism == "gaussian"),
      m_sum(sum),
      m_weights(weights),
      m_least(plan.mostWeight.value_or(1) * plan.bounds.width() / 2),
      m_scale(m_isNormal ? deviation : deviation / std::numbers::sqrt2) {}

/// P(noise <= x).
double RatioLaw::below(double noise) const {
  const double z = noise / m_scale;
  if (m_isNormal) return normalTail(-z);
  return z < 0 ? std::exp(z) / 2 : 1 - std::exp(-z) / 2;
}

/// The integral of P(noise > x) from there on, and that of this integral.
RatioLaw::Tail RatioLaw::tailFrom(double noise) const {
  const double z = noise / m_scale;
  if (m_isNormal) {
    const double density = normalDensity(z), tail = normalTail(z);
    return {m_scale * (density - z * tail), m_scale * m_scale * ((z * z + 1) * tail - z * density) / 2};
  }
  const double half = std::exp(-std::abs(z)) / 2;
  if (z >= 0) return {m_scale * half, m_scale * m_scale * half};
  return {m_scale * (half - z), m_scale * m_scale * (z * z / 2 + 1 - half)};
}

/// E given(B) over the divisor B, which is at least `m_least`.
template <class Given>
double RatioLaw::overDivisors(const Given& given) const {
  const double reach = (m_isNormal ? 9 : 40) * m_scale;
  const double least = std::max(m_least - m_weights, -reach);
  const auto weighted = [&](double noise) {
    const double z = noise / m_scale;
    const double density = m_isNormal ? normalDensity(z) : std::exp(-std::abs(z)) / 2;
    return density / m_scale * given(m_weights + noise);
  };
  const double atLeast = below(m_least - m_weights) * given(m_least);
  if (least >= reach) return given(m_least);
  const double start = std::clamp(0.0, least, reach);
  return atLeast + integral(start, least, m_scale / 2, weighted) +
         integral(start, reach, m_scale / 2, weighted);
}

/// In units of half the width from the middle of the bounds, t = clip(T) with T = (s + X)/B: E (t - m)^2 is
/// that of T without what it has beyond 1, the integral from 1 on of 2 (t - m) P(T > t), and likewise below
/// -1. With u = t B - s the first is 2/B^2 times that of (u + s - m B) P(X > u) from a = B - s on.
double RatioLaw::squaredError(double from) const {
  const double half = m_bounds.width() / 2, m = (from - m_bounds.middle()) / half;
  const double variance = m_scale * m_scale * (m_isNormal ? 1 : 2);
  return half * half * overDivisors([&](double divisor) {
           const double missed = m_sum / divisor - m;
           const Tail above = tailFrom(divisor - m_sum), beneath = tailFrom(divisor + m_sum);
           const double beyond = divisor * (1 - m) * above.once + above.twice +
                                 divisor * (1 + m) * beneath.once + beneath.twice;
           return missed * missed + (variance - 2 * beyond) / (divisor * divisor);
         });
}

/// In units of the scale the divisor is w + y and the ratio at most t where the noise of the sum is at most
/// u = t (w + y) - s. Between the places where y or u change their sign, e^-|y|/2 P(X <= u) is a sum of
/// exponentials of y.
double RatioLaw::laplaceAtMost(double ratio) const {
  const double weights = m_weights / m_scale, sum = m_sum / m_scale, first = m_least / m_scale - weights;
  const double start = ratio * weights - sum, change = -start / ratio;
  std::array<double, 4> ends = {first, std::max(first, 0.0),
                                std::isfinite(change) ? std::max(first, change) : first,
                                std::numeric_limits<double>::infinity()};
  if (ends[2] < ends[1]) std::swap(ends[1], ends[2]);
  double share = below(m_least - m_weights) * below(ratio * m_least - m_sum);
  for (std::size_t i = 0; i + 1 < ends.size(); ++i) {
    const double from = ends[i], to = ends[i + 1];
    if (!(from < to)) continue;
    const double inside = std::isfinite(to) ? (from + to) / 2 : from + 1;
    const double slope = inside < 0 ? 1 : -1;
    if (ratio * inside + start < 0)
      share += exponentials(start, slope + ratio, from, to) / 4;
    else
      share += exponentials(0, slope, from, to) / 2 - exponentials(-start, slope - ratio, from, to) / 4;
  }
  return share;
}

/// In units of half the width, P(X <= t (w + Y) - s) is that of one normal number, X - t Y; where the divisor
/// w + Y is below the least one that counts in its place.
double RatioLaw::normalAtMost(double ratio) const {
  constexpr double kReach = 9;
  const double first = m_least - m_weights, lowest = -kReach * m_scale;
  if (first > 0) return overDivisors([&](double divisor) { return below(ratio * divisor - m_sum); });
  const double share = below((ratio * m_weights - m_sum) / std::hypot(1, ratio));
  if (first <= lowest) return share;
  const double held = below(ratio * m_least - m_sum);
  return share + integral(first, lowest, m_scale / 2, [&](double noise) {
           return normalDensity(noise / m_scale) / m_scale *
                  (held - below(ratio * (m_weights + noise) - m_sum));
         });
}

/// P(t <= ratio) before the ratio is clipped, in units of half the width from the middle of the bounds.
double RatioLaw::atMost(double ratio) const {
  return m_isNormal ? normalAtMost(ratio) : laplaceAtMost(ratio);
}

double RatioLaw::shareWithin(double from, double halfWidth) const {
  const double half = m_bounds.width() / 2;
  const double low = (from - halfWidth - m_bounds.middle()) / half;
  const double high = (from + halfWidth - m_bounds.middle()) / half;
  if (high < -1 || low > 1) return 0;
  return (high >= 1 ? 1 : atMost(high)) - (low <= -1 ? 0 : atMost(low));
}

/// The share grows with the width, and jumps where a bound comes in: either it passes the level there, or
/// between two such places, where the width is found by secants whose older end loses half of its weight
/// (Illinois), from the width of normal noise on.
double RatioLaw::halfWidth(double from, double level) const {
  constexpr int kMostSteps = 100;
  constexpr double kEnough = 1e-10, kJustBelow = 1 - 1e-13;
  const double half = m_bounds.width() / 2, ratio = m_sum / std::max(m_weights, m_least);
  double low = 0, high = 0, missedLow = -level, missedHigh = 0;
  const auto [nearer, farther] =
      std::minmax({std::abs(m_bounds.lower - from), std::abs(m_bounds.upper - from)});
  for (const double bound : {nearer, farther}) {
    if (const double missed = shareWithin(from, bound) - level; missed < 0 && bound < farther) {
      low = bound;
      missedLow = missed;
      continue;
    }
    missedHigh = shareWithin(from, bound * kJustBelow) - level;
    if (missedHigh < 0) return bound;
    high = bound;
    break;
  }
  double next = 2 * half * m_scale * std::hypot(1, ratio) / std::max(m_weights, m_least);
  int side = 0;
  for (int i = 0; i < kMostSteps && high - low > kEnough * high; ++i) {
    if (!(next > low && next < high) || i % 8 == 7) next = (low + high) / 2;
    const double missed = shareWithin(from, next) - level;
    if (std::abs(missed) < kEnough) return next;
    if (missed < 0) {
      low = next;
      missedLow = missed;
      if (side < 0) missedHigh /= 2;
      side = -1;
    } else {
      high = next;
      missedHigh = missed;
      if (side > 0) missedLow /= 2;
      side = 1;
    }
    next = low + (high - low) * (missedLow / (missedLow - missedHigh));
  }
  return high;
}

}  // namespace epsiscope
