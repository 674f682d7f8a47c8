#include "core/statistics/ratio_law.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace epsiscope {

namespace {

// The nodes above 0 of Gauss and Legendre's formula with ten of them, and their weights.
constexpr std::array kNodes = {0.14887433898163122, 0.43339539412924719, 0.67940956829902441,
                               0.86506336668898451, 0.97390652851717172};
constexpr std::array kWeights = {0.29552422471475287, 0.26926671930999636, 0.21908636251598204,
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
    for (std::size_t i = 0; i < kNodes.size(); ++i)
      sum += half * kWeights[i] * (function(middle - half * kNodes[i]) + function(middle + half * kNodes[i]));
    left = right;
    panel *= 1.5;
  }
  return sum;
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

double RatioLaw::shareWithin(double from, double halfWidth) const {
  const double half = m_bounds.width() / 2;
  const double low = (from - halfWidth - m_bounds.middle()) / half;
  const double high = (from + halfWidth - m_bounds.middle()) / half;
  if (high < -1 || low > 1) return 0;
  return overDivisors([&](double divisor) {
    return (high >= 1 ? 1 : below(high * divisor - m_sum)) - (low <= -1 ? 0 : below(low * divisor - m_sum));
  });
}

/// The share grows with the width, up to where all between the bounds is within; there may be a jump at a
/// bound.
double RatioLaw::halfWidth(double from, double level) const {
  double low = 0, high = std::max(std::abs(m_bounds.lower - from), std::abs(m_bounds.upper - from));
  for (double middle = high / 2; high - low > 1e-9 * high && middle > low && middle < high;
       middle = (low + high) / 2)
    (shareWithin(from, middle) < level ? low : high) = middle;
  return high;
}

}  // namespace epsiscope
