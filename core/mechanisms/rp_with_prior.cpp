#include "core/mechanisms/rp_with_prior.h"

#include "core/base/numbers.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace epsiscope {

RpWithPrior::RpWithPrior(LabelBounds bounds, const Prior& prior, double epsilon, double zeta,
                         OutsideRule rule)
    : RpWithPrior(bounds, optimalInterval(prior, epsilon, zeta), epsilon, zeta, rule, Release::asDrawn) {}

RpWithPrior::RpWithPrior(LabelBounds bounds, const OptimalInterval& interval, double epsilon, double zeta,
                         OutsideRule rule, Release release)
    : Mechanism(bounds), m_interval(interval), m_epsilon(epsilon), m_zeta(zeta), m_rule(rule) {
  assert(bounds.width() > 0);
  const double length = m_interval.upper - m_interval.lower;
  m_interval.gamma = 2 * zeta + std::exp(-epsilon) * length;
  m_low = m_interval.lower - zeta;
  m_high = m_interval.upper + zeta;
  m_middle = m_interval.lower + length / 2;
  m_range = length + 2 * zeta;
  m_slope = -std::expm1(-epsilon) * (2 * zeta / m_interval.gamma);
  m_rest = std::exp(-epsilon) * (m_range / m_interval.gamma);
  const bool debiased = release == Release::debiased;
  m_gain = debiased ? 1 : m_slope;
  m_stretch = debiased ? 1 / m_slope : 1;
}

double RpWithPrior::released(double drawn) const {
  return m_stretch == 1 ? drawn : m_middle + (drawn - m_middle) * m_stretch;
}

double RpWithPrior::project(double label) const {
  return std::clamp(bounds().clamp(label), m_interval.lower, m_interval.upper);
}

bool RpWithPrior::answeredUniformly(double label) const {
  return m_rule == OutsideRule::uniform && project(label) != bounds().clamp(label);
}

double RpWithPrior::logDensity(double output, double label) const {
  if (!(output >= released(m_low) && output < released(m_high))) return -kInfinity;
  if (answeredUniformly(label)) return -std::log(m_range) - std::log(m_stretch);
  const double p = project(label);
  const bool near = output >= released(p - m_zeta) && output < released(p + m_zeta);
  return (near ? 0 : -m_epsilon) - std::log(m_interval.gamma) - std::log(m_stretch);
}

Support RpWithPrior::support() const {
  return {released(m_low), released(m_high), {}};
}

std::vector<double> RpWithPrior::breakpoints(double label) const {
  std::vector<double> found = {released(m_low), released(m_high)};
  if (!answeredUniformly(label)) {
    const double p = project(label);
    found = {found[0], released(p - m_zeta), released(p + m_zeta), found[1]};
  }
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

OutputRange RpWithPrior::outputRange(double, double) const {
  return {released(m_low), released(m_high)};
}

double RpWithPrior::sample(double label, Rng& rng) const {
  const double branch = rng.uniform(), place = rng.uniform();
  if (answeredUniformly(label)) return released(m_low + m_range * place);
  const double p = project(label);
  if (branch < 2 * m_zeta / m_interval.gamma) return released(p - m_zeta + 2 * m_zeta * place);
  const double x = (m_interval.upper - m_interval.lower) * place;  // along the rest, the window cut out
  return released(m_low + x + (x < p - m_interval.lower ? 0 : 2 * m_zeta));
}

MomentPiece RpWithPrior::constantPiece(double place, double end, bool includesEnd) const {
  const double p = place - m_middle;
  const double spread = m_range * m_range / 12;
  double mean = m_middle + m_gain * p;
  double variance = m_rest * spread + m_slope * (m_zeta * m_zeta / 3 + m_rest * p * p);
  if (m_rule == OutsideRule::uniform) {
    mean = m_middle;
    variance = spread;
  }
  return {end, includesEnd, {mean, 0}, {m_stretch * m_stretch * variance, 0, 0}};
}

/// With p = P(y) - middle: E t = middle + s p and Var t = (1-s) W^2/12 + s zeta^2/3 + s (1-s) p^2; inside the
/// interval p is affine in the label.
MomentCurve RpWithPrior::moments() const {
  const double a1 = m_interval.lower, a2 = m_interval.upper;
  const double lower = bounds().lower, upper = bounds().upper;
  MomentCurve curve{bounds(), {}};
  if (lower < a1) curve.pieces.push_back(constantPiece(a1, std::min(a1, upper), upper < a1));
  if (a1 <= upper && lower <= a2) {
    const double half = bounds().width() / 2, offset = bounds().middle() - m_middle;
    const double square = m_stretch * m_stretch, bend = square * m_slope * m_rest;
    const double constant = square * (m_rest * m_range * m_range / 12 + m_slope * m_zeta * m_zeta / 3);
    curve.pieces.push_back(
        {std::min(a2, upper),
         true,
         {m_middle + m_gain * offset, m_gain * half},
         {constant + bend * offset * offset, 2 * bend * offset * half, bend * half * half}});
  }
  if (a2 < upper) curve.pieces.push_back(constantPiece(a2, upper, true));
  return curve;
}

Booking RpWithPrior::booking() const {
  return {.epsilon = m_epsilon, .trust = Booking::Trust::local};
}

}  // namespace epsiscope
