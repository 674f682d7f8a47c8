#include "core/learners/clipped_normal.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace epsiscope {

namespace {

double normalDensity(double h) {
  return std::exp(-h * h / 2) / std::sqrt(2 * std::numbers::pi);
}

double normalBelow(double h) {
  return std::erfc(-h / std::numbers::sqrt2) / 2;
}

/// E[t] and E[t^2] of the excess t of a standard normal number, moved by h, over 0.
struct Excess {
  double mean = 0, square = 0;
};

/// Beyond this many standard deviations the normal law has less than 1e-15 left.
constexpr double kFar = 8;

class ExcessTable {
public:
  ExcessTable() {
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
      const double h = -kFar + static_cast<double>(i) * kStep;
      const double below = normalBelow(h), density = normalDensity(h);
      m_nodes[i] = {below, density + h * below, (h * h + 1) * below + h * density};
    }
    m_nodes.front() = {};
  }

  /// Precondition: h < kFar.
  Excess at(double h) const {
    if (h <= -kFar) return {};
    const double place = (h + kFar) / kStep;
    const auto i = static_cast<std::size_t>(place);
    const double t = place - static_cast<double>(i);
    const Node &low = m_nodes[i], &high = m_nodes[i + 1];
    const double rest = 1 - t;
    // Hermite's cubics.
    const double ofLow = (1 + 2 * t) * rest * rest, ofHigh = t * t * (3 - 2 * t);
    const double slopeOfLow = kStep * t * rest * rest, slopeOfHigh = -kStep * t * t * rest;
    return {
        ofLow * low.mean + ofHigh * high.mean + slopeOfLow * low.below + slopeOfHigh * high.below,
        ofLow * low.square + ofHigh * high.square + 2 * (slopeOfLow * low.mean + slopeOfHigh * high.mean)};
  }

private:
  static constexpr double kStep = 1.0 / 64;
  struct Node {
    double below = 0, mean = 0, square = 0;
  };
  std::array<Node, static_cast<std::size_t>(2 * kFar / kStep) + 2> m_nodes;
};

/// By parts, with P(p > s) as Taylor's series around s = 0 up to the fifth power of 1/sd: E c is the integral
/// over [-1, 1] of P(p > s), less 1, and E c^2 is 1 plus twice that of s P(p > s), for both of which only the
/// even or the odd terms of the series count.
ClippedMoments wideNormalMoments(double mean, double sd) {
  const double a = mean / sd, k = 1 / sd;
  const double density = normalDensity(a);
  if (density == 0) return {mean > 0 ? 1.0 : -1.0, 1};
  const double even =
      normalBelow(a) + k * k / 6 * -a * density + k * k * k * k / 120 * a * (3 - a * a) * density;
  const double odd =
      k * density *
      (1.0 / 3 + k * k / 30 * (a * a - 1) + k * k * k * k / 840 * (a * a * a * a - 6 * a * a + 3));
  return {2 * even - 1, 1 - 4 * odd};
}

}  // namespace

ClippedMoments clippedNormal(double mean, double sd) {
  constexpr double kWide = 8;
  if (mean >= 1 + kFar * sd) return {1, 1};
  if (mean <= -1 - kFar * sd) return {-1, 1};
  if (sd > kWide) return wideNormalMoments(mean, sd);
  const double square = mean * mean + sd * sd;
  if (std::abs(mean) + kFar * sd <= 1) return {mean, square};
  static const ExcessTable table;
  const Excess above = table.at((mean - 1) / sd), below = table.at((-1 - mean) / sd);
  return {mean - sd * (above.mean - below.mean),
          square - sd * sd * (above.square + below.square) - 2 * sd * (above.mean + below.mean)};
}

}  // namespace epsiscope
