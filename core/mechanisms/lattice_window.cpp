#include "core/mechanisms/lattice_window.h"

#include "core/base/numbers.h"
#include "core/random/exact_coin.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace epsiscope {

namespace {

/// T is below 2^kTotalBits.
constexpr int kTotalBits = 120;

LabelBounds outputsOf(const LabelBounds& bounds, const OptimalInterval& interval, double zeta) {
  return {std::min(bounds.lower, interval.lower - zeta), std::max(bounds.upper, interval.upper + zeta)};
}

/// At most 2^-19 of the half-width and of the labels' width, but not so fine that places are no doubles.
double windowStep(const LabelBounds& bounds, const OptimalInterval& interval, double zeta) {
  const LabelBounds outputs = outputsOf(bounds, interval, zeta);
  const double finest = std::max(0x1p-20 * std::min(zeta, bounds.width()), 0x1p-50 * outputs.width());
  return labelLattice(outputs, finest).step;
}

WideInteger wholeSteps(double number, double step) {
  return static_cast<WideInteger>(nearestWhole(number / step));
}

}  // namespace

LatticeWindow::LatticeWindow(LabelBounds bounds, const OptimalInterval& interval, double epsilon, double zeta,
                             OutsideRule rule, RpWithPrior::Release release)
    : Mechanism(bounds),
      m_epsilon(epsilon),
      m_rule(rule),
      m_step(windowStep(bounds, interval, zeta)),
      m_half(std::max<WideInteger>(0, wholeSteps(zeta - m_step / 2, m_step))),
      m_lower(wholeSteps(interval.lower, m_step)),
      m_upper(wholeSteps(interval.upper, m_step)),
      m_first(m_lower - m_half),
      m_last(m_upper + m_half),
      m_window(static_cast<WideUnsigned>(2 * m_half + 1)),
      m_places(static_cast<WideUnsigned>(m_last - m_first + 1)),
      m_levels(RatioBound(epsilon).levels(kTotalBits - bitsOf(m_places))),
      m_total(m_levels.high * m_window + m_levels.low * (m_places - m_window)),
      m_middle(static_cast<double>(m_lower + m_upper) / 2) {
  assert(bounds.width() > 0 && zeta > 0 && interval.lower <= interval.upper);
  const auto total = static_cast<double>(m_total);
  m_slope = static_cast<double>((m_levels.high - m_levels.low) * m_window) / total;
  m_rest = static_cast<double>(m_levels.low * m_places) / total;
  const bool debiased = release == RpWithPrior::Release::debiased;
  m_gain = debiased ? 1 : m_slope;
  m_stretch = debiased ? 1 / m_slope : 1;
}

WideInteger LatticeWindow::placeOf(double label) const {
  return wholeSteps(bounds().clamp(label), m_step);
}

WideInteger LatticeWindow::projected(double label) const {
  return std::clamp(placeOf(label), m_lower, m_upper);
}

bool LatticeWindow::answeredUniformly(double label) const {
  return m_rule == OutsideRule::uniform && projected(label) != placeOf(label);
}

WideUnsigned LatticeWindow::weight(WideInteger place, double label) const {
  if (place < m_first || place > m_last) return 0;
  if (answeredUniformly(label)) return 1;
  const WideInteger off = place - projected(label);
  return off >= -m_half && off <= m_half ? m_levels.high : m_levels.low;
}

WideUnsigned LatticeWindow::total(double label) const {
  return answeredUniformly(label) ? m_places : m_total;
}

double LatticeWindow::releasedAt(double place) const {
  return m_stretch == 1 ? place * m_step : (m_middle + (place - m_middle) * m_stretch) * m_step;
}

/// Halfway to the place below; where no double is there, the place's own output.
double LatticeWindow::lowerEdge(WideInteger place) const {
  const double own = releasedAt(static_cast<double>(place));
  const double edge = releasedAt(static_cast<double>(place) - 0.5);
  return edge > releasedAt(static_cast<double>(place - 1)) ? edge : own;
}

/// Guessed from the stretch and put right, so that the density changes at the doubles that lowerEdge() gives.
WideInteger LatticeWindow::placeOfOutput(double output) const {
  auto place = static_cast<WideInteger>(nearestWhole(m_middle + (output / m_step - m_middle) / m_stretch));
  place = std::clamp(place, m_first, m_last);
  while (place < m_last && output >= lowerEdge(place + 1)) ++place;
  while (place > m_first && output < lowerEdge(place)) --place;
  return place;
}

double LatticeWindow::logDensity(double output, double label) const {
  const Support range = support();
  if (!(output >= range.lower && output < range.upper)) return -kInfinity;
  return std::log(static_cast<double>(weight(placeOfOutput(output), label))) -
         std::log(static_cast<double>(total(label))) - std::log(m_stretch) - std::log(m_step);
}

Support LatticeWindow::support() const {
  return {lowerEdge(m_first), lowerEdge(m_last + 1), {}};
}

std::vector<double> LatticeWindow::breakpoints(double label) const {
  std::vector<double> found = {lowerEdge(m_first), lowerEdge(m_last + 1)};
  if (!answeredUniformly(label)) {
    const WideInteger middle = projected(label);
    found = {found[0], lowerEdge(middle - m_half), lowerEdge(middle + m_half + 1), found[1]};
  }
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

OutputRange LatticeWindow::outputRange(double, double) const {
  return {lowerEdge(m_first), lowerEdge(m_last + 1)};
}

double LatticeWindow::sample(double label, Rng& rng) const {
  if (answeredUniformly(label)) return released(m_first + static_cast<WideInteger>(drawBelow(m_places, rng)));
  const WideInteger start = projected(label) - m_half;
  const WideUnsigned inside = m_levels.high * m_window, drawn = drawBelow(m_total, rng);
  if (drawn < inside) return released(start + static_cast<WideInteger>(drawn / m_levels.high));
  const WideInteger place = m_first + static_cast<WideInteger>((drawn - inside) / m_levels.low);
  return released(place < start ? place : place + static_cast<WideInteger>(m_window));
}

double LatticeWindow::mean(double label) const {
  const double off = answeredUniformly(label) ? 0 : static_cast<double>(projected(label)) - m_middle;
  return (m_middle + m_gain * off) * m_step;
}

double LatticeWindow::variance(double label) const {
  const bool isUniform = answeredUniformly(label);
  return varianceAt(isUniform, isUniform ? 0 : (static_cast<double>(projected(label)) - m_middle) * m_step);
}

/// All places have the weight low and those of the window high - low more: a mixture of two uniform laws with
/// the shares 1 - s and s, of variances (N^2 - 1)/12 and (W^2 - 1)/12 in steps, whose means are p apart.
double LatticeWindow::varianceAt(bool isUniform, double p) const {
  const auto window = static_cast<double>(m_window), places = static_cast<double>(m_places);
  const double square = m_step * m_step;
  const double all = square * (places - 1) * (places + 1) / 12;
  const double inside = square * (window - 1) * (window + 1) / 12;
  return m_stretch * m_stretch * (isUniform ? all : m_rest * all + m_slope * (inside + m_rest * p * p));
}

/// Outside of the interval, whose end p away from the middle is the nearer one.
MomentPiece LatticeWindow::outerPiece(double p, double end, bool includesEnd) const {
  const bool isUniform = m_rule == OutsideRule::uniform;
  const double mean = m_middle * m_step + (isUniform ? 0 : m_gain * p);
  return {end, includesEnd, {mean, 0}, {varianceAt(isUniform, p), 0, 0}};
}

/// Inside the interval p is affine in the label. Labels up to half a step outside of it are rounded to its
/// end.
MomentCurve LatticeWindow::moments() const {
  const double middle = m_middle * m_step, reach = static_cast<double>(m_upper - m_lower) / 2 * m_step;
  const double from = middle - reach - m_step / 2, to = middle + reach + m_step / 2;
  const double lower = bounds().lower, upper = bounds().upper;
  MomentCurve curve{bounds(), {}};
  if (lower < from) curve.pieces.push_back(outerPiece(-reach, std::min(from, upper), upper < from));
  if (from <= upper && lower <= to) {
    const double half = bounds().width() / 2, offset = bounds().middle() - middle;
    const double bend = m_slope * m_rest * m_stretch * m_stretch;
    curve.pieces.push_back({std::min(to, upper),
                            true,
                            {middle + m_gain * offset, m_gain * half},
                            {varianceAt(false, offset), 2 * bend * offset * half, bend * half * half}});
  }
  if (to < upper) curve.pieces.push_back(outerPiece(reach, upper, true));
  return curve;
}

}  // namespace epsiscope
