#include "core/interval/optimal_interval.h"

#include "core/base/numbers.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace epsiscope {

namespace {

/// A node of the prior as the search sees it.
struct Node {
  double place = 0;    ///< n_i - n_0, so that large labels lose no digits
  double below = 0;    ///< C_i: the mass below the node
  std::size_t at = 0;  ///< i
};

/// F = mass/(1 + rate (A2 - A1)), the objective without its constant factor; rate = e^-epsilon/(2 zeta).
struct Best {
  double value = 0;
  Node lower, upper;
  int rounds = 0;
};

double value(const Node& lower, const Node& upper, double rate) {
  return (upper.below - lower.below) / (1 + rate * (upper.place - lower.place));
}

constexpr std::size_t kStride = 32;

/// Every kStride-th node and the last one.
std::vector<Node> coarseNodes(const Prior& prior) {
  const std::size_t bins = prior.mass.size();
  std::vector<Node> nodes;
  nodes.reserve(bins / kStride + 2);
  double below = 0;
  for (std::size_t start = 0; start < bins; start += kStride) {
    nodes.push_back({prior.nodes[start] - prior.nodes[0], below, start});
    double block = 0;
    for (std::size_t i = start; i < std::min(bins, start + kStride); ++i) block += prior.mass[i];
    below += block;
  }
  nodes.push_back({prior.nodes[bins] - prior.nodes[0], below, bins});
  return nodes;
}

/// Bounds of g = C - slope n between two neighbouring coarse nodes: masses and widths are >= 0, so from
/// either end g rises by at most the mass and falls by at most slope times the width.
struct Bounds {
  double lowest = 0, highest = 0;
};

Bounds boundsOf(const Node& left, const Node& right, double slope, double rounding) {
  const double mass = right.below - left.below, drop = slope * (right.place - left.place);
  const double gLeft = left.below - slope * left.place, gRight = right.below - slope * right.place;
  return {std::max(gLeft - drop, gRight - mass) - rounding, std::min(gLeft + mass, gRight + drop) + rounding};
}

/// One pass of Dinkelbach's iteration. With theta the best value so far and g = C - theta rate n, a pair is
/// better than the best one if and only if g_j - g_i > theta; the pass keeps the lowest g so far and looks
/// for such a j. A better pair raises theta at once. Raising it lowers every g_j - g_i, so the bounds taken
/// with the first theta stay bounds.
class PassOverPairs {
public:
  PassOverPairs(double rate, Best& best) : m_rate(rate), m_slope(best.value * rate), m_best(best) {}

  double lowest() const { return m_lowest; }
  double slope() const { return m_slope; }

  void visit(const Node& node) {
    const double g = node.below - m_slope * node.place;
    if (g <= m_lowest) {  // of equally good left ends the last: the narrower interval
      m_lowest = g;
      m_left = node;
    } else if (g - m_lowest > m_best.value) {
      raise(node);
    }
  }

private:
  void raise(const Node& right) {
    const double found = value(m_left, right, m_rate);
    if (!(found > m_best.value)) return;  // it was rounding
    m_best.value = found;
    m_best.lower = m_left;
    m_best.upper = right;
    m_slope = found * m_rate;
    m_lowest = m_left.below - m_slope * m_left.place;
  }

  double m_rate, m_slope;
  double m_lowest = kInfinity;
  Node m_left;
  Best& m_best;
};

/// Passes over the coarse nodes alone until none finds a better pair.
void improveCoarsely(const std::vector<Node>& coarse, double rate, Best& best) {
  for (double before = -1; best.value > before;) {
    before = best.value;
    ++best.rounds;
    PassOverPairs pass(rate, best);
    for (const Node& node : coarse) pass.visit(node);
  }
}

/// Passes over all nodes until none finds a better pair, which proves the best one. The inside of a block is
/// looked at only if its bounds leave room for an end of a better interval, together with the best bound on
/// the other side.
void improve(const Prior& prior, const std::vector<Node>& coarse, double rate, Best& best) {
  const std::size_t blocks = coarse.size() - 1;
  std::vector<double> highestFrom(coarse.size());
  for (double before = -1; best.value > before;) {
    before = best.value;
    ++best.rounds;
    const double slope = best.value * rate, rounding = 1e-13 * (1 + slope * coarse.back().place);
    highestFrom[blocks] = -kInfinity;
    for (std::size_t b = blocks; b-- > 0;)
      highestFrom[b] =
          std::max(highestFrom[b + 1], boundsOf(coarse[b], coarse[b + 1], slope, rounding).highest);
    PassOverPairs pass(rate, best);
    for (std::size_t b = 0; b < blocks; ++b) {
      pass.visit(coarse[b]);
      const Bounds first = boundsOf(coarse[b], coarse[b + 1], slope, rounding);
      const Bounds now = boundsOf(coarse[b], coarse[b + 1], pass.slope(), rounding);
      const bool holdsRightEnd = now.highest - std::min(pass.lowest(), now.lowest) > best.value;
      if (!holdsRightEnd && highestFrom[b] - first.lowest <= best.value) continue;
      double below = coarse[b].below;
      for (std::size_t i = coarse[b].at + 1; i < coarse[b + 1].at; ++i) {
        below += prior.mass[i - 1];
        pass.visit({prior.nodes[i] - prior.nodes[0], below, i});
      }
    }
    pass.visit(coarse.back());
  }
}

}  // namespace

OptimalInterval optimalInterval(const Prior& prior, double epsilon, double zeta) {
  assert(prior.kind == Prior::Kind::bins && !prior.mass.empty() &&
         prior.nodes.size() == prior.mass.size() + 1);
  assert(epsilon > 0 && zeta > 0);
  const double rate = std::exp(-epsilon) / zeta / 2;
  const std::vector<Node> coarse = coarseNodes(prior);
  Best best;
  best.lower = coarse.front();
  best.upper = coarse.back();
  best.value = value(best.lower, best.upper, rate);
  improveCoarsely(coarse, rate, best);
  improve(prior, coarse, rate, best);

  // Where e^-epsilon is lost in rounding, empty bins cost nothing and the search does not mind them.
  std::size_t first = best.lower.at, last = best.upper.at;
  while (first + 1 < last && prior.mass[first] == 0) ++first;
  while (first + 1 < last && prior.mass[last - 1] == 0) --last;
  const double lower = prior.nodes[first], upper = prior.nodes[last];
  // Summed anew: as a difference of cumulative masses a small mass would have lost digits.
  const auto bin = [&](std::size_t i) { return prior.mass.begin() + static_cast<std::ptrdiff_t>(i); };
  const double mass = std::reduce(bin(first), bin(last), 0.0);
  return {lower, upper, mass / (1 + rate * (upper - lower)), 2 * zeta + std::exp(-epsilon) * (upper - lower),
          best.rounds};
}

double intervalObjective(const Prior& prior, double epsilon, double zeta, double lower, double upper) {
  assert(prior.kind == Prior::Kind::bins && lower <= upper);
  double mass = 0;
  for (std::size_t i = 0; i < prior.mass.size(); ++i) {
    const double left = std::max(lower, prior.nodes[i]), right = std::min(upper, prior.nodes[i + 1]);
    if (left >= right) continue;
    const bool whole = left == prior.nodes[i] && right == prior.nodes[i + 1];
    mass += whole ? prior.mass[i] : prior.mass[i] * ((right - left) / (prior.nodes[i + 1] - prior.nodes[i]));
  }
  return mass / (1 + std::exp(-epsilon) / zeta / 2 * (upper - lower));
}

}  // namespace epsiscope
