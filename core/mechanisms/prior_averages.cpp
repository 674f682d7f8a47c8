#include "core/mechanisms/prior_averages.h"

#include <algorithm>

namespace epsiscope {

PriorAverages::PriorAverages(const Prior* prior, const LabelBounds& bounds) : m_bounds(bounds) {
  if (prior == nullptr) {
    add(bounds.lower, bounds.upper, 1);
    return;
  }
  m_cells.reserve(prior->mass.size() + 2);
  for (std::size_t i = 0; i < prior->mass.size(); ++i) {
    const double from = prior->nodes[i];
    if (prior->kind == Prior::Kind::points) {
      add(bounds.clamp(from), bounds.clamp(from), prior->mass[i]);
      continue;
    }
    // A bin of the noisy-labels prior may lie beyond the bounds: labels there are clamped to the end.
    const double to = prior->nodes[i + 1], density = prior->mass[i] / (to - from);
    const double left = bounds.clamp(from), right = bounds.clamp(to);
    add(bounds.lower, bounds.lower, density * std::max(0.0, std::min(to, bounds.lower) - from));
    add(left, right, left == from && right == to ? prior->mass[i] : density * (right - left));
    add(bounds.upper, bounds.upper, density * std::max(0.0, to - std::max(from, bounds.upper)));
  }
}

void PriorAverages::add(double from, double to, double mass) {
  if (!(mass > 0)) return;
  m_cells.push_back({from, to, mass, m_all});
  const Sums sums = sumsOf(m_cells.back(), to);
  for (std::size_t q = 0; q < sums.size(); ++q) m_all[q] += sums[q];
}

/// The sums of the cell's labels up to `to`. The means of 1, u and u^2 over [a, b] are 1, (a + b)/2 and (a^2
/// + a b + b^2)/3.
PriorAverages::Sums PriorAverages::sumsOf(const Cell& cell, double to) const {
  const double half = m_bounds.width() / 2, middle = m_bounds.middle();
  const double a = (cell.from - middle) / half, b = (to - middle) / half;
  const double mass = to < cell.to ? cell.mass * ((to - cell.from) / (cell.to - cell.from)) : cell.mass;
  return {mass, mass * ((a + b) / 2), mass * ((a * a + a * b + b * b) / 3)};
}

PriorAverages::Sums PriorAverages::sumsUpTo(double label, bool included) const {
  const auto cell = std::partition_point(m_cells.begin(), m_cells.end(), [&](const Cell& c) {
    return c.to < label || (c.to == label && (included || c.from < label));
  });
  if (cell == m_cells.end()) return m_all;
  Sums sums = cell->before;
  if (cell->from >= label) return sums;
  const Sums part = sumsOf(*cell, label);
  for (std::size_t q = 0; q < sums.size(); ++q) sums[q] += part[q];
  return sums;
}

template <class Polynomial>
double PriorAverages::average(const MomentCurve& moments, const Polynomial& of) const {
  double mean = 0;
  Sums below{};
  for (const MomentPiece& piece : moments.pieces) {
    const bool last = &piece == &moments.pieces.back();
    const Sums upTo = last ? m_all : sumsUpTo(piece.end, piece.includesEnd);
    const std::array<double, 3> polynomial = of(piece);
    if (upTo[0] > below[0])
      for (std::size_t q = 0; q < upTo.size(); ++q) mean += polynomial[q] * (upTo[q] - below[q]);
    below = upTo;
  }
  return mean;
}

double PriorAverages::variance(const MomentCurve& moments) const {
  return average(moments, [](const MomentPiece& piece) { return piece.variance; });
}

double PriorAverages::squaredError(const MomentCurve& moments, double varianceWeight) const {
  return average(moments,
                 [&](const MomentPiece& piece) { return squaredErrorOf(piece, m_bounds, varianceWeight); });
}

double meanVariance(const MomentCurve& moments, const Prior* prior) {
  return PriorAverages(prior, moments.bounds).variance(moments);
}

double expectedSquaredError(const MomentCurve& moments, const Prior* prior) {
  return PriorAverages(prior, moments.bounds).squaredError(moments);
}

}  // namespace epsiscope
