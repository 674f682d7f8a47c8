#include "core/mechanisms/staircase_as_printed.h"

#include <algorithm>
#include <cmath>

#include "core/base/numbers.h"
#include "core/mechanisms/staircase.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// At g = 1/3 all of a step falls on one place: a stretch that narrow stands for it.
constexpr double kNarrowestStretch = 1e-6;

}  // namespace

StaircaseAsPrinted::StaircaseAsPrinted(LabelBounds bounds, double epsilon)
    : Mechanism(bounds), m_epsilon(epsilon), m_decay(std::exp(-epsilon)) {
  const double gamma = staircaseGamma(StaircaseGoal::absoluteError, epsilon);
  m_low = std::min(-gamma, 2 * gamma - 1);
  m_width = std::max(std::abs(3 * gamma - 1), kNarrowestStretch);
}

double StaircaseAsPrinted::logDensity(double output, double label) const {
  const double width = bounds().width();
  const double x = (output - bounds().clamp(label)) / width;
  double density = 0;
  for (const double side : {x, -x}) {
    const double step = std::floor(side - m_low);
    if (step >= 0 && side - m_low - step < m_width)
      density += std::exp(-m_epsilon * step) * -std::expm1(-m_epsilon) / (2 * m_width * width);
  }
  return std::log(density);
}

Support StaircaseAsPrinted::support() const {
  return {-kInfinity, kInfinity, {}};
}

double StaircaseAsPrinted::stepsFor(double left) const {
  return std::ceil(-std::log(left) / m_epsilon);
}

std::vector<double> StaircaseAsPrinted::breakpoints(double label) const {
  const double y = bounds().clamp(label);
  const double steps = std::min(stepsFor(1 - kBreakpointMass), kMostBreakpoints / 4.0 - 1);
  std::vector<double> found;
  for (double step = 0; step <= steps; ++step)
    for (const double end : {m_low + step, m_low + step + m_width})
      for (const double sign : {-1.0, 1.0}) found.push_back(y + sign * end * bounds().width());
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

OutputRange StaircaseAsPrinted::outputRange(double label, double mass) const {
  const double y = bounds().clamp(label), reach = (stepsFor(1 - mass) + 1) * bounds().width();
  return {y - reach, y + reach};
}

double StaircaseAsPrinted::sample(double label, Rng& rng) const {
  const double sign = rng.uniform() < 0.5 ? -1 : 1;
  const double step = std::floor(std::log(rng.uniform()) / -m_epsilon);
  return bounds().clamp(label) + sign * (step + m_low + m_width * rng.uniform()) * bounds().width();
}

/// E G = b/(1-b), E G^2 = b (1+b)/(1-b)^2.
MomentCurve StaircaseAsPrinted::moments() const {
  const double left = -std::expm1(-m_epsilon), middle = m_low + m_width / 2;
  const double mean = m_decay / left, square = m_decay * (1 + m_decay) / (left * left);
  const double inWidths = square + 2 * middle * mean + middle * middle + m_width * m_width / 12;
  return unbiasedMoments(bounds(), inWidths * bounds().width() * bounds().width());
}

Booking StaircaseAsPrinted::booking() const {
  return {
      .epsilon = m_epsilon,
      .trust = Booking::Trust::local,
      .unproved = sentence("Core",
                           "The staircase sampler takes its two parts with the weights 2 and -1, so that its "
                           "draws have gaps where another label never answers.")};
}

}  // namespace epsiscope
