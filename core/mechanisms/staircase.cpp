#include "core/mechanisms/staircase.h"

#include "core/base/numbers.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace epsiscope {

namespace {

/// Beyond this e^-epsilon leaves the doubles. More noise than asked for is still private, and 1e-101 of the
/// width wide.
constexpr double kLargestStaircaseEpsilon = 700;
constexpr double kMostJumps = Mechanism::kMostBreakpoints / 2.0;  // on each side

/// The sensitivity that covers the rounding of places up to 100,000 widths away, too.
double paddedWidth(const LabelBounds& bounds) {
  const double largest = std::max(std::abs(bounds.lower), std::abs(bounds.upper));
  return bounds.width() * (1 + 1e-10) + 8 * std::numeric_limits<double>::epsilon() * largest;
}

}  // namespace

double staircaseGamma(StaircaseGoal goal, double epsilon) {
  if (goal == StaircaseGoal::absoluteError) return 1 / (1 + std::exp(epsilon / 2));
  // Numerator and denominator of b (1+2b)/(2 (u^2 + u b + b^2)), u = (b (1+b)/2)^(1/3), divided by b, so that
  // the small b of a large epsilon is not squared.
  const double b = std::exp(-epsilon);
  const double v = std::cbrt((1 + b) / 2);
  return (1 + 2 * b) / (2 * (v * v * std::exp(epsilon / 3) + v * std::exp(-epsilon / 3) + b));
}

Staircase::Staircase(LabelBounds bounds, double epsilon, StaircaseGoal goal)
    : Mechanism(bounds),
      m_sensitivity(paddedWidth(bounds)),
      m_claimed(epsilon),
      m_epsilon(std::min(epsilon, kLargestStaircaseEpsilon)),
      m_decay(std::exp(-m_epsilon)),
      m_gamma(staircaseGamma(goal, m_epsilon)) {
  assert(epsilon > 0 && bounds.width() > 0);
  const double step = m_gamma + m_decay * (1 - m_gamma);
  m_innerShare = m_gamma / step;
  m_logPeak = std::log(-std::expm1(-m_epsilon) / (2 * step)) - std::log(m_sensitivity);
}

double Staircase::rightJump(double label, double m) const {
  return label + (m + m_gamma) * m_sensitivity;
}

double Staircase::leftJump(double label, double m) const {
  return label - (m + m_gamma) * m_sensitivity;
}

double Staircase::logDensity(double output, double label) const {
  const double y = bounds().clamp(label);
  const double distance = std::abs(output - y);
  if (!std::isfinite(distance)) return -kInfinity;
  if (distance == 0) return m_logPeak;  // also where the innermost step is narrower than a double
  // The number of jumps between label and output; put right by comparing with the jumps themselves, so that
  // the density changes at exactly the doubles that breakpoints() returns.
  double m = std::max(0.0, std::ceil(distance / m_sensitivity - m_gamma));
  if (output >= y) {
    if (output >= rightJump(y, m))
      ++m;
    else if (m > 0 && output < rightJump(y, m - 1))
      --m;
  } else {
    if (output < leftJump(y, m))
      ++m;
    else if (m > 0 && output >= leftJump(y, m - 1))
      --m;
  }
  return m_logPeak - m_epsilon * m;
}

Support Staircase::support() const {
  return {-kInfinity, kInfinity, {}};
}

std::vector<double> Staircase::breakpoints(double label) const {
  const double y = bounds().clamp(label);
  const double reach = (outputRange(y, Mechanism::kBreakpointMass).upper - y) / m_sensitivity - m_gamma;
  const double jumps = std::clamp(std::floor(reach) + 1, 1.0, kMostJumps);
  std::vector<double> found;
  found.reserve(2 * static_cast<std::size_t>(jumps));
  for (double m = jumps - 1; m >= 0; --m) found.push_back(leftJump(y, m));
  for (double m = 0; m < jumps; ++m) found.push_back(rightJump(y, m));
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

OutputRange Staircase::outputRange(double label, double mass) const {
  const double y = bounds().clamp(label);
  // P(|x| > m Delta) = b^m: find the whole steps, then the part of the last one. A step holds 1-b of the
  // rest, an innerShare of it within g.
  const double wholeSteps = std::floor(-std::log1p(-mass) / m_epsilon);
  if (!std::isfinite(wholeSteps)) return {-kInfinity, kInfinity};
  const double left = (1 - mass) * std::exp(m_epsilon * wholeSteps);  // in (b, 1]
  const double part = std::clamp((1 - left) / -std::expm1(-m_epsilon), 0.0, 1.0);
  const double within = part <= m_innerShare
                            ? m_gamma * (part / m_innerShare)
                            : m_gamma + (1 - m_gamma) * ((part - m_innerShare) / (1 - m_innerShare));
  const double half = m_sensitivity * (wholeSteps + within) * (1 + 1e-12);
  return {y - half, y + half};
}

double Staircase::sample(double label, Rng& rng) const {
  const double step = std::floor(-std::log(rng.uniform()) / m_epsilon);  // P(step = i) = (1-b) b^i
  const double branch = 2 * rng.uniform() - 1;                           // its sign is the noise's
  const double place = rng.uniform();
  const double within = std::abs(branch) < m_innerShare ? m_gamma * place : m_gamma + (1 - m_gamma) * place;
  return bounds().clamp(label) + std::copysign(m_sensitivity * (step + within), branch);
}

/// E x^2 from the sums of b^k, k b^k and k^2 b^k; every term is positive, so nothing cancels.
double Staircase::noiseVariance() const {
  const double b = m_decay, g = m_gamma, q = g + b * (1 - g);
  const double r = -std::expm1(-m_epsilon);  // 1 - b
  const double squares = g * g + b * (1 - g * g), cubes = g * g * g + b * (1 - g * g * g);
  return m_sensitivity * m_sensitivity * (b * (1 + b) / (r * r) + b / r * squares / q + cubes / (3 * q));
}

MomentCurve Staircase::moments() const {
  return unbiasedMoments(bounds(), noiseVariance());
}

Booking Staircase::booking() const {
  return {.epsilon = m_claimed, .trust = Booking::Trust::local};
}

}  // namespace epsiscope
