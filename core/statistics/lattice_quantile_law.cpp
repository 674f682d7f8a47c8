#include "core/statistics/lattice_quantile_law.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "core/privacy/ratio_bound.h"
#include "core/random/exact_coin.h"

namespace epsiscope {

namespace {

constexpr int kWeightBits = 60;

/// The weights of the scores 0, 1, ... up to the first that is 1, which those beyond have as well.
std::vector<WideUnsigned> weightsOfScores(double epsilon, std::size_t most) {
  const auto [high, low] = RatioBound(epsilon / 2).levels(kWeightBits);
  std::vector<WideUnsigned> weights = {WideUnsigned{1} << kWeightBits};
  while (weights.size() <= most && weights.back() > 1)
    weights.push_back((weights.back() * low + high - 1) / high);
  return weights;
}

/// The first place that the value lies before.
LatticeQuantileLaw::Answer placeAfter(double value, const LabelBounds& bounds) {
  const double share = (bounds.clamp(value) - bounds.lower) / bounds.width();
  return static_cast<LatticeQuantileLaw::Answer>(std::floor(share * LatticeQuantileLaw::kPlaces)) + 1;
}

}  // namespace

LatticeQuantileLaw::LatticeQuantileLaw(std::span<const double> sorted, const LabelBounds& bounds,
                                       double quantile, double epsilon, const Booking& cost)
    : m_cost(cost) {
  assert(epsilon > 0 && bounds.width() > 0);
  const std::size_t rank =
      static_cast<std::size_t>(std::nearbyint(quantile * static_cast<double>(sorted.size())));
  const std::vector<WideUnsigned> weights =
      weightsOfScores(epsilon, std::max(rank, sorted.size() - std::min(rank, sorted.size())));
  const auto add = [&](Answer first, Answer end, std::size_t before) {
    if (first == end) return;
    const std::size_t score = before > rank ? before - rank : rank - before;
    const WideUnsigned weight = weights[std::min(score, weights.size() - 1)];
    const WideUnsigned all = m_stretches.empty() ? 0 : m_stretches.back().weightUpTo;
    m_stretches.push_back({first, weight, all + weight * static_cast<WideUnsigned>(end - first)});
  };
  Answer first = 0;
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    const Answer end = std::min(placeAfter(sorted[i], bounds), kPlaces + 1);
    add(first, std::max(first, end), i);
    first = std::max(first, end);
  }
  add(first, kPlaces + 1, sorted.size());
}

const LatticeQuantileLaw::Stretch& LatticeQuantileLaw::stretchOf(Answer place) const {
  return *std::prev(std::ranges::upper_bound(m_stretches, place, {}, &Stretch::first));
}

WideUnsigned LatticeQuantileLaw::weight(Answer place) const {
  return stretchOf(place).weight;
}

LatticeQuantileLaw::Answer LatticeQuantileLaw::draw(Rng& rng) const {
  const WideUnsigned drawn = drawBelow(total(), rng);
  const auto stretch = std::ranges::upper_bound(m_stretches, drawn, {}, &Stretch::weightUpTo);
  const WideUnsigned before = stretch == m_stretches.begin() ? 0 : std::prev(stretch)->weightUpTo;
  return stretch->first + static_cast<Answer>((drawn - before) / stretch->weight);
}

double LatticeQuantileLaw::logProbability(Answer place) const {
  return std::log(static_cast<double>(weight(place))) - std::log(static_cast<double>(total()));
}

AnswerLoss LatticeQuantileLaw::lossAgainst(const LatticeQuantileLaw& other, const Answer& answer) const {
  double most = std::abs(logProbability(answer) - other.logProbability(answer));
  for (const auto* one : {&m_stretches, &other.m_stretches})
    for (const Stretch& stretch : *one)
      most = std::max(most, std::abs(logProbability(stretch.first) - other.logProbability(stretch.first)));
  return {.most = most};
}

}  // namespace epsiscope
