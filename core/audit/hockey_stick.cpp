#include "core/audit/hockey_stick.h"

#include "core/base/numbers.h"
#include "core/privacy/falling_root.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace epsiscope {

namespace {

constexpr std::size_t kPlaces = 8;

struct Rule {
  std::array<double, kPlaces> at, weight;  // on [0, 1]
};

/// Gauss-Legendre with 8 points.
constexpr Rule kRule = [] {
  constexpr std::array<double, 4> x = {0.1834346424956498, 0.5255324099163290, 0.7966664774136267,
                                       0.9602898564975363};
  constexpr std::array<double, 4> w = {0.3626837833783620, 0.3137066458778873, 0.2223810344533745,
                                       0.1012285362903763};
  Rule rule{};
  for (std::size_t i = 0; i < 4; ++i) {
    rule.at[4 + i] = (1 + x[i]) / 2;
    rule.at[3 - i] = (1 - x[i]) / 2;
    rule.weight[4 + i] = rule.weight[3 - i] = w[i] / 2;
  }
  return rule;
}();

/// The distance from `label` within which its outputs lie but for a share that is nothing beside `delta`.
/// Without one: 1e-24.
double reachOf(const Mechanism& mechanism, double label, double delta) {
  constexpr double kNothing = 40;  // e^-40 of delta is less than rounding
  const OutputRange range = mechanism.outputRange(label, 1 - 1e-12);
  double reach = range.upper - range.lower;
  if (!(delta > 0)) return reach;
  const auto isLeft = [&](double offset) {
    return mechanism.logDensityBeside(label, offset, label) + std::log(reach) > std::log(delta) - kNothing;
  };
  while (std::isfinite(reach) && (isLeft(reach) || isLeft(-reach))) reach *= 1.25;
  return reach;
}

/// Ends of the stretches that hold the outputs of `label`, as offsets from `base`.
std::vector<double> stretches(const Mechanism& mechanism, double label, const std::vector<double>& breaks,
                              double base) {
  const Support support = mechanism.support();
  const OutputRange range = mechanism.outputRange(label, 1 - 1e-12);
  const double width = range.upper - range.lower, middle = (range.lower - base) + width / 2;
  const double reach = reachOf(mechanism, label, mechanism.guarantee().delta());
  const double from = std::max(support.lower - base, middle - reach),
               to = std::min(support.upper - base, middle + reach);
  std::vector<double> ends = {from, to};
  const int even = static_cast<int>(400 * std::ceil(reach / width));
  for (int i = 1; i < even; ++i) ends.push_back(from + (to - from) * (static_cast<double>(i) / even));
  for (const double b : breaks)
    if (b - base > from && b - base < to) ends.push_back(b - base);
  std::sort(ends.begin(), ends.end());
  ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
  return ends;
}

/// Every output of the label where outputs are multiples of a step, but for a share that is nothing. None
/// where they are so many that they stand for the real numbers.
std::vector<double> multiples(const Mechanism& mechanism, double label) {
  constexpr double kMost = 1 << 16;
  const double step = mechanism.support().step;
  const OutputRange range = mechanism.outputRange(label, 1 - 1e-12);
  const double first = std::ceil(range.lower / step), last = std::floor(range.upper / step);
  std::vector<double> all;
  if (!(last - first < kMost)) return all;
  for (double place = first; place <= last; ++place) all.push_back(place * step);
  return all;
}

}  // namespace

class HockeyStick::LogSum {
public:
  void add(double log) {
    if (log == -kInfinity) return;
    if (log > m_largest) {
      m_sum = m_sum * std::exp(m_largest - log) + 1;
      m_largest = log;
    } else {
      m_sum += std::exp(log - m_largest);
    }
  }
  double log() const { return m_largest + std::log(m_sum); }

private:
  double m_largest = -kInfinity, m_sum = 0;
};

HockeyStick::HockeyStick(const Mechanism& mechanism, double label, double otherLabel)
    : m_mechanism(mechanism),
      m_label(mechanism.bounds().clamp(label)),
      m_otherLabel(mechanism.bounds().clamp(otherLabel)) {
  const Support support = mechanism.support();
  const std::vector<double> points = support.step > 0 ? multiples(mechanism, m_label) : support.points;
  m_listed = !points.empty();
  if (m_listed) {
    for (const double t : points) m_places.push_back(placeAt(t, support.step > 0 ? support.step : 1));
    return;
  }
  std::vector<double> breaks;
  for (const double y : {m_label, m_otherLabel})
    for (const double b : mechanism.breakpoints(y)) breaks.push_back(b);
  if (breaks.empty()) m_base = m_label;
  m_ends = stretches(mechanism, m_label, breaks, m_base);
  for (std::size_t i = 0; i + 1 < m_ends.size(); ++i) addStretch(m_ends[i], m_ends[i + 1], m_places);
}

HockeyStick::Place HockeyStick::placeAt(double offset, double weight) const {
  const double log = m_mechanism.logDensityBeside(m_base, offset, m_label);
  const double other = m_mechanism.logDensityBeside(m_base, offset, m_otherLabel);
  return {offset, std::log(weight), log, log == -kInfinity ? -kInfinity : log - other};
}

void HockeyStick::addStretch(double from, double to, std::vector<Place>& places) const {
  for (std::size_t i = 0; i < kPlaces; ++i)
    places.push_back(placeAt(from + (to - from) * kRule.at[i], (to - from) * kRule.weight[i]));
}

/// The logarithm of weight (f(t|y) - e^epsilon f(t|y')) where that is above 0.
double HockeyStick::logGain(const Place& place, double epsilon) {
  if (!(place.loss > epsilon)) return -kInfinity;
  return place.logWeight + place.log + std::log(-std::expm1(epsilon - place.loss));
}

/// One stretch, cut between two places where the loss crosses epsilon: on each side the integrand is smooth.
void HockeyStick::addGains(std::size_t first, double epsilon, LogSum& sum) const {
  std::size_t above = 0;
  for (std::size_t i = first; i < first + kPlaces; ++i) above += m_places[i].loss > epsilon;
  const double from = m_ends[first / kPlaces], to = m_ends[first / kPlaces + 1];
  const bool startsAbove = placeAt(from, 0).loss > epsilon;
  const bool endsAbove = placeAt(std::nextafter(to, from), 0).loss > epsilon;
  if (startsAbove == endsAbove) {  // no crossing, or two within one stretch: too short to matter
    for (std::size_t i = first; above > 0 && i < first + kPlaces; ++i) sum.add(logGain(m_places[i], epsilon));
    return;
  }
  double left = from, right = to;
  for (int i = 0; i < 60; ++i) {
    const double middle = left + (right - left) / 2;
    const bool isAbove = placeAt(middle, 0).loss > epsilon;
    (isAbove == startsAbove ? left : right) = middle;
  }
  std::vector<Place> part;
  startsAbove ? addStretch(from, left, part) : addStretch(right, to, part);
  for (const Place& place : part) sum.add(logGain(place, epsilon));
}

double HockeyStick::logAt(double epsilon) const {
  LogSum sum;
  if (m_listed)
    for (const Place& place : m_places) sum.add(logGain(place, epsilon));
  else
    for (std::size_t i = 0; i < m_places.size(); i += kPlaces) addGains(i, epsilon, sum);
  return sum.log();
}

double HockeyStick::smallestEpsilon(double delta) const {
  // In log delta(epsilon), which is nearly straight.
  const double target = std::log(delta);
  // Infinite where y has outputs that y' does not have.
  return fallingRootFrom(0, [&](double epsilon) { return logAt(epsilon) - target; });
}

RocCurve HockeyStick::roc() const {
  std::vector<Place> places = m_places;
  std::ranges::sort(places, std::ranges::greater(), &Place::loss);
  RocCurve curve{{0}, {0}};
  double alarms = 0, found = 0;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Place& place = places[i];
    found += std::exp(place.logWeight + place.log);
    if (place.loss < kInfinity && place.log > -kInfinity)
      alarms += std::exp(place.logWeight + place.log - place.loss);
    // Outputs of the same loss are one step of the test.
    if (i + 1 < places.size() && places[i + 1].loss == place.loss) continue;
    curve.falseAlarms.push_back(std::min(alarms, 1.0));
    curve.detections.push_back(std::min(found, 1.0));
  }
  curve.falseAlarms.push_back(1);
  curve.detections.push_back(1);
  return curve;
}

double HockeyStick::worstOutput(double epsilon) const {
  const auto excess = [epsilon](const Place& p) {
    return p.loss > epsilon ? p.log + std::log(-std::expm1(epsilon - p.loss)) : -kInfinity;
  };
  return m_base + std::max_element(m_places.begin(), m_places.end(), [&](const Place& a, const Place& b) {
                    return excess(a) < excess(b);
                  })->offset;
}

}  // namespace epsiscope
