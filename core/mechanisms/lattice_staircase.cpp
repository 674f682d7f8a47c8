#include "core/mechanisms/lattice_staircase.h"

#include "core/base/numbers.h"
#include "core/random/exact_coin.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace epsiscope {

namespace {

/// The equally likely places of the inner part are fewer than 2^kInnerBits; those of the outer part are fewer
/// than 2^(54 + 62).
constexpr int kInnerBits = 120;

Lattice latticeOfStaircase(const LabelBounds& bounds, double gamma) {
  return labelLattice(bounds, 0x1p-20 * (bounds.width() * gamma));
}

WideUnsigned innerPart(const Lattice& lattice, double gamma) {
  const auto stair = static_cast<double>(lattice.sensitivity);
  return static_cast<WideUnsigned>(std::clamp(std::round(gamma * stair), 1.0, stair));
}

/// log(high/low), or epsilon where that is as good.
double dropOf(const RatioBound::Levels& levels, double epsilon) {
  const double drop = std::log(static_cast<double>(levels.high)) - std::log(static_cast<double>(levels.low));
  return epsilon - drop < 1e-10 * std::max(1.0, epsilon) ? epsilon : drop;
}

/// The sums of i^0, i^1 and i^2 over 0 <= i < count.
struct PowerSums {
  double zeroth, first, second;
  explicit PowerSums(double count)
      : zeroth(count), first(count * (count - 1) / 2), second(count * (count - 1) * (2 * count - 1) / 6) {}
};

}  // namespace

bool LatticeStaircase::canDraw(double epsilon) {
  // From here on the rate of the steps is epsilon itself.
  constexpr double kSmallest = 0x1p-50;
  return epsilon >= kSmallest && DiscreteLaplaceSampler::canDraw(epsilon, 1);
}

LatticeStaircase::LatticeStaircase(LabelBounds bounds, double epsilon, StaircaseGoal goal)
    : LatticeMechanism(bounds, latticeOfStaircase(bounds, staircaseGamma(goal, epsilon)),
                       {.epsilon = epsilon, .trust = Booking::Trust::local}),
      m_epsilon(epsilon),
      m_stair(static_cast<WideUnsigned>(lattice().sensitivity)),
      m_inner(innerPart(lattice(), staircaseGamma(goal, epsilon))),
      m_levels(RatioBound(epsilon).levels(kInnerBits - bitsOf(m_inner))),
      m_steps(epsilon, 1),
      m_drop(dropOf(m_levels, epsilon)),
      m_oneStair(static_cast<double>(m_inner) + static_cast<double>(m_stair - m_inner) * std::exp(-m_drop)),
      m_oneSide(m_oneStair / -std::expm1(-epsilon)) {
  assert(canDraw(epsilon));
}

WideInteger LatticeStaircase::noise(Rng& rng) const {
  const WideUnsigned inside = m_inner * m_levels.high;
  const WideUnsigned all = inside + (m_stair - m_inner) * m_levels.low;
  for (;;) {
    const WideInteger step = m_steps(rng);
    const WideInteger stairs = step >= 0 ? step : -step - 1;
    const WideUnsigned drawn = drawBelow(all, rng);
    const WideUnsigned place =
        drawn < inside ? drawn / m_levels.high : m_inner + (drawn - inside) / m_levels.low;
    const WideInteger size = stairs * static_cast<WideInteger>(m_stair) + static_cast<WideInteger>(place);
    const bool isNegative = (rng.bits() & 1U) != 0;
    if (isNegative && size == 0) continue;
    return isNegative ? -size : size;
  }
}

double LatticeStaircase::logProbability(double distance) const {
  const auto stair = static_cast<double>(m_stair);
  const double stairs = std::floor(distance / stair);
  const bool isInner = distance - stairs * stair < static_cast<double>(m_inner);
  return -m_epsilon * stairs - (isInner ? 0 : m_drop) - std::log(2 * m_oneSide - 1);
}

/// The first distances of each new level, at most so many.
std::vector<double> LatticeStaircase::jumps(double most) const {
  const auto stair = static_cast<double>(m_stair), inner = static_cast<double>(m_inner);
  const double reached = reach(Mechanism::kBreakpointMass);
  std::vector<double> found;
  for (double start = 0; start <= reached && static_cast<double>(found.size()) < most; start += stair) {
    if (start > 0 && (m_drop != m_epsilon || m_inner == m_stair)) found.push_back(start);
    if (m_inner < m_stair) found.push_back(start + inner);
  }
  return found;
}

/// The density changes halfway between two places, or where no double is there at the upper one.
std::vector<double> LatticeStaircase::breakpoints(double label) const {
  const double middle = place(label);
  const auto jumpTo = [&](double to) {
    const double half = to - 0.5;
    return (to - half == 0.5 ? half : to) * lattice().step;
  };
  std::vector<double> found;
  for (const double distance : jumps(Mechanism::kMostBreakpoints / 2.0)) {
    found.push_back(jumpTo(middle + distance));
    found.push_back(jumpTo(middle - distance + 1));
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

/// The probability of distances from G N + i on is 2 e^(-epsilon G) (oneSide - c)/(2 oneSide - 1), c the
/// weight of the first i places of a stair.
double LatticeStaircase::reach(double mass) const {
  const auto stair = static_cast<double>(m_stair), inner = static_cast<double>(m_inner);
  const double left = (1 - mass) * (1 - 0.5 / m_oneSide);
  const double stairs = std::max(0.0, std::floor(std::log(left) / -m_epsilon));
  if (!std::isfinite(stairs)) return kInfinity;
  const double weight = m_oneSide * (1 - left * std::exp(m_epsilon * stairs));
  const double places = weight <= inner ? weight : inner + (weight - inner) * std::exp(m_drop);
  return stairs * stair + std::clamp(std::ceil(places), 0.0, stair);
}

double LatticeStaircase::noiseVariance() const {
  const auto stair = static_cast<double>(m_stair);
  const PowerSums inner(static_cast<double>(m_inner)), whole(stair);
  const double low = std::exp(-m_drop), q = std::exp(-m_epsilon), gap = -std::expm1(-m_epsilon);
  const double first = inner.first + low * (whole.first - inner.first);
  const double second = inner.second + low * (whole.second - inner.second);
  const double squares =
      stair * stair * m_oneStair * q * (1 + q) / gap / gap + 2 * stair * first * q / gap + second;
  return 2 * squares / gap / (2 * m_oneSide - 1);
}

}  // namespace epsiscope
