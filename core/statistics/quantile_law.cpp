#include "core/statistics/quantile_law.h"

#include "core/base/numbers.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace epsiscope {

namespace {

constexpr double kLogNothing = -39.2;  ///< log(1e-17)

/// log(e^a + e^b).
double logSum(double a, double b) {
  const double high = std::max(a, b);
  return high == -kInfinity ? high : high + std::log1p(std::exp(std::min(a, b) - high));
}

}  // namespace

/// The i-th of n + 2 ends of stretches: the lower bound, the values, the upper bound.
double QuantileLaw::valueAt(std::size_t i) const {
  if (i == 0) return m_bounds.lower;
  if (i > m_rows) return m_bounds.upper;
  if (!m_own || i - 1 < m_ownPlace) return m_bounds.clamp(m_sorted[i - 1]);
  return m_bounds.clamp(i - 1 == m_ownPlace ? *m_own : m_sorted[i - 2]);
}

/// The first end from `begin` on that fails the test, which holds for all ends before it.
template <class Test>
std::size_t QuantileLaw::firstAfter(std::size_t begin, const Test& test) const {
  std::size_t end = m_rows + 2;
  while (begin < end) {
    const std::size_t middle = begin + (end - begin) / 2;
    if (test(valueAt(middle)))
      begin = middle + 1;
    else
      end = middle;
  }
  return begin;
}

/// The logarithm of the weight of a t with that many values below it, without the length of its stretch.
double QuantileLaw::logWeight(std::size_t below) const {
  return -m_epsilon * std::abs(static_cast<double>(below) - m_rank) / 2;
}

QuantileLaw::QuantileLaw(std::span<const double> sorted, const LabelBounds& bounds, double quantile,
                         double epsilon, std::optional<double> own)
    : m_sorted(sorted),
      m_own(own),
      m_rows(sorted.size() + (own ? 1 : 0)),
      m_bounds(bounds),
      m_rank(quantile * static_cast<double>(m_rows)),
      m_epsilon(epsilon) {
  assert(quantile > 0 && quantile < 1 && epsilon > 0 && bounds.width() > 0);
  if (own) m_ownPlace = static_cast<std::size_t>(std::ranges::lower_bound(sorted, *own) - sorted.begin());
  const auto middle = static_cast<std::size_t>(m_rank);
  double total = -kInfinity;
  // Masses are logarithms until their total is known.
  const auto add = [&](std::size_t below) {
    const double lower = valueAt(below), upper = valueAt(below + 1);
    const double mass = logWeight(below) + std::log(upper - lower);
    m_stretches.push_back({lower, upper, mass});
    total = logSum(total, mass);
  };
  for (std::size_t i = middle; i <= m_rows;) {
    const double here = valueAt(i);
    if (logWeight(i) + std::log(bounds.upper - here) < total + kLogNothing) break;
    if (valueAt(i + 1) > here) {
      add(i++);
      continue;
    }
    if (here >= bounds.upper) break;
    // The last of the values that are the same.
    i = firstAfter(i, [&](double value) { return value <= here; }) - 1;
  }
  for (std::size_t i = middle; i-- > 0;) {
    const double above = valueAt(i + 1);
    if (logWeight(i) + std::log(above - bounds.lower) < total + kLogNothing) break;
    if (valueAt(i) < above) {
      add(i);
      continue;
    }
    if (above <= bounds.lower) break;
    i = firstAfter(0, [&](double value) { return value < above; });
  }
  m_logTotal = total;
  for (Stretch& stretch : m_stretches) stretch.mass = std::exp(stretch.mass - total);
  std::ranges::sort(m_stretches, {}, &Stretch::lower);
}

double QuantileLaw::mean() const {
  double sum = 0;
  for (const Stretch& s : m_stretches) sum += s.mass * (s.lower + (s.upper - s.lower) / 2);
  return sum;
}

/// The mean of a square over a stretch [a, b] is (a^2 + a b + b^2)/3.
double QuantileLaw::squaredError(double from) const {
  double sum = 0;
  for (const Stretch& s : m_stretches) {
    const double a = s.lower - from, b = s.upper - from;
    sum += s.mass * (a * a + a * b + b * b) / 3;
  }
  return sum;
}

/// P(|t - from| <= w) is linear in w between the distances of the stretches' ends.
double QuantileLaw::halfWidth(double from, double level) const {
  std::vector<double> distances = {0};
  for (const Stretch& s : m_stretches)
    for (const double end : {s.lower, s.upper}) distances.push_back(std::abs(end - from));
  std::ranges::sort(distances);
  const auto mass = [&](double width) {
    double sum = 0;
    for (const Stretch& s : m_stretches) {
      const double inside = std::min(s.upper, from + width) - std::max(s.lower, from - width);
      if (inside > 0) sum += s.mass * std::min(1.0, inside / (s.upper - s.lower));
    }
    return sum;
  };
  const auto above =
      std::ranges::partition_point(distances, [&](double distance) { return mass(distance) < level; });
  if (above == distances.end()) return distances.back();
  if (above == distances.begin()) return *above;
  const double low = *std::prev(above), before = mass(low), after = mass(*above);
  return low + (*above - low) * (level - before) / (after - before);
}

double QuantileLaw::logDensity(double output) const {
  if (!(output >= m_bounds.lower && output <= m_bounds.upper)) return -kInfinity;
  const std::size_t end = output < m_bounds.upper
                              ? firstAfter(0, [&](double value) { return value <= output; })
                              : firstAfter(0, [&](double value) { return value < output; });
  return logWeight(end - 1) - m_logTotal;
}

double QuantileLaw::sample(Rng& rng) const {
  double left = rng.uniform();
  const Stretch* found = &m_stretches.back();
  for (const Stretch& stretch : m_stretches) {
    left -= stretch.mass;
    if (left > 0) continue;
    found = &stretch;
    break;
  }
  return found->lower + (found->upper - found->lower) * rng.uniform();
}

}  // namespace epsiscope
