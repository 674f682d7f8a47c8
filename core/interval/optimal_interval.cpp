#include "core/interval/optimal_interval.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

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

/// Dinkelbach's iteration: with theta the best value so far, the pair that maximises g_j - g_i - theta,
/// g = C - theta rate n, is found in one pass and becomes the best pair, until no pair comes out above theta.
void improve(const std::vector<Node>& nodes, double rate, Best& best) {
  for (bool better = true; better;) {
    better = false;
    ++best.rounds;
    const double slope = best.value * rate;
    double lowest = std::numeric_limits<double>::infinity();
    double most = best.value;
    std::size_t lowestAt = 0, lower = 0, upper = 0;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      const double g = nodes[i].below - slope * nodes[i].place;
      if (g <= lowest) {  // of equally good left ends the last: the narrower interval
        lowest = g;
        lowestAt = i;
      }
      if (g - lowest > most) {
        most = g - lowest;
        lower = lowestAt;
        upper = i;
      }
    }
    if (lower == upper) return;
    const double found = value(nodes[lower], nodes[upper], rate);
    if (found > best.value) {
      best.value = found;
      best.lower = nodes[lower];
      best.upper = nodes[upper];
      better = true;
    }
  }
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

/// The coarse nodes and the nodes inside those blocks where an end of a better interval can lie. Inside a
/// block masses and widths are >= 0, so between its ends g is at most min(g_left + mass, g_right + slope
/// width) and at least max(g_left - slope width, g_right - mass): a block matters if its bound, together with
/// the best bound on the other side, beats theta.
std::vector<Node> refinedNodes(const Prior& prior, const std::vector<Node>& coarse, double rate,
                               double theta) {
  const std::size_t blocks = coarse.size() - 1;
  const double slope = theta * rate;
  const double rounding = 1e-13 * (1 + slope * coarse.back().place);
  std::vector<double> lowest(blocks), highest(blocks);
  for (std::size_t b = 0; b < blocks; ++b) {
    const Node &left = coarse[b], &right = coarse[b + 1];
    const double mass = right.below - left.below, drop = slope * (right.place - left.place);
    const double gLeft = left.below - slope * left.place, gRight = right.below - slope * right.place;
    highest[b] = std::min(gLeft + mass, gRight + drop) + rounding;
    lowest[b] = std::max(gLeft - drop, gRight - mass) - rounding;
  }
  std::vector<double> highestAfter = highest;
  for (std::size_t b = blocks - 1; b-- > 0;) highestAfter[b] = std::max(highestAfter[b], highestAfter[b + 1]);

  std::vector<Node> nodes;
  double lowestBefore = std::numeric_limits<double>::infinity();
  for (std::size_t b = 0; b < blocks; ++b) {
    nodes.push_back(coarse[b]);
    lowestBefore = std::min(lowestBefore, lowest[b]);
    if (highest[b] - lowestBefore <= theta && highestAfter[b] - lowest[b] <= theta) continue;
    double below = coarse[b].below;
    for (std::size_t i = coarse[b].at + 1; i < coarse[b + 1].at; ++i) {
      below += prior.mass[i - 1];
      nodes.push_back({prior.nodes[i] - prior.nodes[0], below, i});
    }
  }
  nodes.push_back(coarse.back());
  return nodes;
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
  improve(coarse, rate, best);
  improve(refinedNodes(prior, coarse, rate, best.value), rate, best);

  // Where e^-epsilon is lost in rounding, empty bins cost nothing and the search does not mind them.
  std::size_t first = best.lower.at, last = best.upper.at;
  while (first + 1 < last && prior.mass[first] == 0) ++first;
  while (first + 1 < last && prior.mass[last - 1] == 0) --last;
  const double lower = prior.nodes[first], upper = prior.nodes[last];
  return {lower, upper, best.value, 2 * zeta + std::exp(-epsilon) * (upper - lower), best.rounds};
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
