#include "core/random/projected_noise.h"

#include <cassert>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

namespace epsiscope {

namespace {

using Eigen::Index;

constexpr double kPi = std::numbers::pi;
constexpr int kPiecesPerOctave = 4;
/// Up to here the curvature of 1/2 - P(T > t), t in standard deviations, is below 2^-35.
constexpr int kStraightOctaves = 17;

/// e^t times P(T > t), f_d(t) and f_(d + 2)(t).
struct ScaledLaw {
  double tail = 0, density = 0, next = 0;
};

/// d = 1: f_1 = e^-t/2, f_3 = (1 + t) e^-t/4.
ScaledLaw inOneDimension(double t) {
  return {.tail = 0.5, .density = 0.5, .next = (1 + t) / 4};
}

/// d = 0, a law of its own: f_0 = K_0(t)/pi, f_2 = t K_1(t)/pi. K_v(t) is the integral over u > 0 of
/// exp(-t cosh u) cosh(v u) (DLMF 10.32.9), that of K_0 from t on has 1/cosh u in place of cosh(v u). The
/// integrands are analytic within |Im u| < pi/2 and so wide that equal steps are exact to a rounding.
ScaledLaw inNoDimension(double t) {
  if (t == 0) return {.tail = 0.5, .density = 0, .next = 1 / kPi};  // t K_0(t) = 0 is all that is asked for
  const double step = 0.25 / std::sqrt(std::fmax(1, t / 4));
  ScaledLaw law{.tail = 0.5, .density = 0.5, .next = 0.5};
  for (int k = 1;; ++k) {
    const double sinh = std::sinh(k * step / 2), excess = 2 * sinh * sinh;
    if (t * excess > 60) break;
    const double weight = std::exp(-t * excess), cosh = 1 + excess;
    law.tail += weight / cosh;
    law.density += weight;
    law.next += weight * cosh;
  }
  return {
      .tail = law.tail * step / kPi, .density = law.density * step / kPi, .next = law.next * t * step / kPi};
}

/// The law in d dimensions, e^-log times what is said of ScaledLaw.
struct LawInDimensions : ScaledLaw {
  double log = 0;
};

// The characteristic functions give f_d = f_(d+2) - f_(d+2)'', and (t^v K_v)' = -t^v K_(v-1) turns that into
//   P_(d+2)(T > t) = P_d(T > t) + t f_d(t)/(d + 1),
// while K_(v+1) = K_(v-1) + (2 v/t) K_v (DLMF 10.29.1) gives
//   f_(d+4) = ((d + 2) f_(d+2) + t^2 f_d/(d + 1))/(d + 3).
// All terms are positive: d/2 steps up lose d/2 roundings at most.
LawInDimensions inDimensions(Index dimension, double t) {
  constexpr double kLarge = 0x1p600;
  LawInDimensions law{dimension % 2 == 1 ? inOneDimension(t) : inNoDimension(t), -t};
  for (Index k = dimension % 2; k < dimension; k += 2) {
    const auto d = static_cast<double>(k);
    const double share = t * law.density / (d + 1);
    law.tail += share;
    law.density = std::exchange(law.next, ((d + 2) * law.next + t * share) / (d + 3));
    if (law.tail < kLarge) continue;
    for (double* value : {&law.tail, &law.density, &law.next}) *value /= kLarge;
    law.log += std::log(kLarge);
  }
  return law;
}

}  // namespace

double logProjectedTail(Index dimension, double t) {
  assert(dimension >= 1 && t > 0);
  const LawInDimensions law = inDimensions(dimension, t);
  return law.log + std::log(law.tail);
}

// (t^(v+1) K_(v+1))' = -t^(v+1) K_v makes the integral of u f_d(u) from t on (d + 1) f_(d+2)(t), and by parts
// that of u^2 f_d(u) is (d + 1)(t f_(d+2)(t) + P_(d+2)(T > t)).
NoiseBeyond projectedNoiseBeyond(Index dimension, double t) {
  assert(dimension >= 1 && t >= 0);
  const LawInDimensions law = inDimensions(dimension, t);
  const double unit = std::exp(law.log), variance = static_cast<double>(dimension + 1);
  const double tail = unit * law.tail, mean = variance * unit * law.next;
  return {.tail = tail,
          .excess = mean - t * tail,
          .halfSquare = ((variance + t * t) * tail + t * (unit * law.density - mean)) / 2};
}

ProjectedNoise::ProjectedNoise(Index dimension)
    : m_dimension(dimension),
      m_start(std::ldexp(1, std::ilogb(std::sqrt(static_cast<double>(dimension + 1))) - kStraightOctaves)),
      m_end(m_start),
      m_tailAtStart(std::exp(logProjectedTail(dimension, m_start))) {
  const double smallest = std::log(std::numeric_limits<double>::denorm_min());
  for (; logProjectedTail(dimension, m_end) > smallest; m_end *= 2)
    for (int piece = 0; piece < kPiecesPerOctave; ++piece)
      m_pieces.push_back(interpolated(m_end + m_end * piece / kPiecesPerOctave, m_end / kPiecesPerOctave));
}

/// log P(T > t) at Chebyshev's nodes of [begin, begin + width] and the polynomial through them.
ProjectedNoise::Piece ProjectedNoise::interpolated(double begin, double width) const {
  constexpr int kNodes = kDegree + 1;
  Piece coefficients = Piece::Zero();
  for (int i = 0; i < kNodes; ++i) {
    const double angle = kPi * (i + 0.5) / kNodes;
    const double value = logProjectedTail(m_dimension, begin + width * (1 + std::cos(angle)) / 2);
    for (int j = 0; j < kNodes; ++j)
      coefficients[j] += value * std::cos(j * angle) * (j == 0 ? 1 : 2) / kNodes;
  }
  return coefficients;
}

double ProjectedNoise::tail(double t) const {
  assert(t >= 0);
  if (t < m_start) return 0.5 - (0.5 - m_tailAtStart) * (t / m_start);
  if (t >= m_end) return 0;
  int octave = 0;  // counted from 1
  const double along = kPiecesPerOctave * (2 * std::frexp(t / m_start, &octave) - 1);
  const auto piece = static_cast<int>(along);
  const int number = kPiecesPerOctave * (octave - 1) + piece;
  const Piece& coefficients = m_pieces[static_cast<std::size_t>(number)];
  // Clenshaw's recurrence.
  const double x = 2 * (along - piece) - 1;
  double next = 0, afterNext = 0;
  for (int j = kDegree; j >= 1; --j) {
    const double term = coefficients[j] + 2 * x * next - afterNext;
    afterNext = next;
    next = term;
  }
  return std::exp(coefficients[0] + x * next - afterNext);
}

}  // namespace epsiscope
