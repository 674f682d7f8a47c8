#include "core/statistics/bound_choice_law.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <utility>

#include "core/privacy/choice_law.h"
#include "core/random/exact_coin.h"

namespace epsiscope {

namespace {

constexpr int kEpsilonBits = 40;

}  // namespace

double BoundChoiceLaw::candidate(Answer place) {
  if (place == kPowers) return 0;
  const bool isNegative = place < kPowers;
  const std::size_t steps = isNegative ? kPowers - place : place - kPowers;
  const double size = std::ldexp(1.0, kLeastPower + static_cast<int>(steps) - 1);
  return isNegative ? -size : size;
}

std::pair<BoundChoiceLaw::Answer, BoundChoiceLaw::Answer> BoundChoiceLaw::inOrder(Answer one, Answer other) {
  auto [low, high] = std::minmax({one, other});
  if (low == high) {
    low -= low > 0 ? 1 : 0;
    high += high + 1 < kCandidates ? 1 : 0;
  }
  return {low, high};
}

LabelBounds BoundChoiceLaw::between(Answer one, Answer other) {
  const auto [low, high] = inOrder(one, other);
  return {candidate(low), candidate(high)};
}

BoundChoiceLaw::BoundChoiceLaw(std::span<const double> sorted, End end, int bits, double epsilon,
                               const Booking& cost)
    : m_levels(static_cast<std::uint64_t>(std::ldexp(std::min(epsilon, 0x1p20), kEpsilonBits))),
      m_cost(cost) {
  const double used = std::ldexp(static_cast<double>(m_levels), -kEpsilonBits);
  const auto rowsPerStep =
      m_levels == 0 ? 0 : static_cast<std::uint64_t>(std::ceil(bits * std::numbers::ln2 / used));
  for (Answer place = 0; place < kCandidates; ++place) {
    const bool isUpper = end == End::upper;
    const auto beyond = isUpper ? sorted.end() - std::ranges::upper_bound(sorted, candidate(place))
                                : std::ranges::lower_bound(sorted, candidate(place)) - sorted.begin();
    m_beyond[place] = static_cast<std::uint64_t>(beyond);
    m_steps[place] = rowsPerStep * (place > kPowers ? place - kPowers : kPowers - place);
  }
}

std::vector<double> BoundChoiceLaw::logProbabilities(double times) const {
  const double used = std::ldexp(static_cast<double>(m_levels), -kEpsilonBits);
  std::vector<double> exponents;
  for (Answer place = 0; place < kCandidates; ++place)
    exponents.push_back(-used *
                        (times * static_cast<double>(m_beyond[place]) + static_cast<double>(m_steps[place])));
  return logProbabilitiesOf(std::move(exponents));
}

BoundChoiceLaw::Answer BoundChoiceLaw::draw(Rng& rng) const {
  std::array<std::uint64_t, kCandidates> costs{};
  std::ranges::transform(m_beyond, m_steps, costs.begin(), std::plus{});
  const std::uint64_t least = *std::ranges::min_element(costs);
  for (;;) {
    const auto place = static_cast<Answer>(drawBelow(kCandidates, rng));
    const WideUnsigned part = static_cast<WideUnsigned>(m_levels) * (costs[place] - least);
    if (drawExp(part, WideUnsigned{1} << kEpsilonBits, rng)) return place;
  }
}

AnswerLoss BoundChoiceLaw::lossAgainst(const BoundChoiceLaw& other, const Answer& answer) const {
  if (other.m_levels != m_levels || other.m_steps != m_steps) return AnswerLoss::endless();
  return ChoiceLaw{.logProbabilities = logProbabilities()}.lossAgainst(
      {.logProbabilities = other.logProbabilities()}, answer);
}

}  // namespace epsiscope
