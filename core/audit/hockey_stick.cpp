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

/// Ends of the stretches that hold the outputs of `label` but for about 1e-24 of them.
std::vector<double> stretches(const Mechanism& mechanism, double label, double otherLabel) {
  const Support support = mechanism.support();
  const OutputRange range = mechanism.outputRange(label, 1 - 1e-12);
  const double middle = range.lower + (range.upper - range.lower) / 2, reach = range.upper - range.lower;
  const double from = std::max(support.lower, middle - reach), to = std::min(support.upper, middle + reach);
  std::vector<double> ends = {from, to};
  constexpr int kEven = 400;
  for (int i = 1; i < kEven; ++i) ends.push_back(from + (to - from) * (static_cast<double>(i) / kEven));
  for (const double y : {label, otherLabel})
    for (const double b : mechanism.breakpoints(y))
      if (b > from && b < to) ends.push_back(b);
  std::sort(ends.begin(), ends.end());
  ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
  return ends;
}

}  // namespace

HockeyStick::HockeyStick(const Mechanism& mechanism, double label, double otherLabel)
    : m_mechanism(mechanism), m_label(label), m_otherLabel(otherLabel) {
  const std::vector<double> points = mechanism.support().points;
  m_listed = !points.empty();
  if (m_listed) {
    for (const double t : points) m_places.push_back(placeAt(t, 1));
    return;
  }
  m_ends = stretches(mechanism, label, otherLabel);
  for (std::size_t i = 0; i + 1 < m_ends.size(); ++i) addStretch(m_ends[i], m_ends[i + 1], m_places);
}

HockeyStick::Place HockeyStick::placeAt(double output, double weight) const {
  const double log = m_mechanism.logDensity(output, m_label);
  const double other = m_mechanism.logDensity(output, m_otherLabel);
  return {output, weight, log, log == -kInfinity ? -kInfinity : log - other};
}

void HockeyStick::addStretch(double from, double to, std::vector<Place>& places) const {
  for (std::size_t i = 0; i < kPlaces; ++i)
    places.push_back(placeAt(from + (to - from) * kRule.at[i], (to - from) * kRule.weight[i]));
}

double HockeyStick::gain(const Place& place, double epsilon) {
  if (!(place.loss > epsilon)) return 0;
  return place.weight * std::exp(place.log) * -std::expm1(epsilon - place.loss);
}

/// One stretch, cut between two places where the loss crosses epsilon: on each side the integrand is smooth.
double HockeyStick::stretch(std::size_t first, double epsilon) const {
  double sum = 0;
  std::size_t above = 0;
  for (std::size_t i = first; i < first + kPlaces; ++i) {
    sum += gain(m_places[i], epsilon);
    above += m_places[i].loss > epsilon;
  }
  const double from = m_ends[first / kPlaces], to = m_ends[first / kPlaces + 1];
  const bool startsAbove = placeAt(from, 0).loss > epsilon;
  const bool endsAbove = placeAt(std::nextafter(to, from), 0).loss > epsilon;
  if ((above == 0 && !startsAbove && !endsAbove) || (above == kPlaces && startsAbove && endsAbove))
    return sum;
  if (startsAbove == endsAbove) return sum;  // no crossing, or two within one stretch: too short to matter
  double left = from, right = to;
  for (int i = 0; i < 60; ++i) {
    const double middle = left + (right - left) / 2;
    const bool isAbove = placeAt(middle, 0).loss > epsilon;
    (isAbove == startsAbove ? left : right) = middle;
  }
  std::vector<Place> part;
  startsAbove ? addStretch(from, left, part) : addStretch(right, to, part);
  sum = 0;
  for (const Place& place : part) sum += gain(place, epsilon);
  return sum;
}

double HockeyStick::at(double epsilon) const {
  double sum = 0;
  if (m_listed) {
    for (const Place& place : m_places) sum += gain(place, epsilon);
    return sum;
  }
  for (std::size_t i = 0; i < m_places.size(); i += kPlaces) sum += stretch(i, epsilon);
  return sum;
}

double HockeyStick::smallestEpsilon(double delta) const {
  if (at(0) <= delta) return 0;
  double high = 1;
  while (at(high) > delta) {
    if (high > 1e9) return kInfinity;  // y has outputs that y' does not have
    high *= 2;
  }
  // In log delta(epsilon), which is nearly straight.
  const auto excess = [&](double epsilon) { return std::log(at(epsilon) / delta); };
  return fallingRoot({.low = 0, .high = high, .atLow = excess(0), .atHigh = excess(high)}, 0, 1e-14, excess);
}

double HockeyStick::worstOutput(double epsilon) const {
  const auto excess = [epsilon](const Place& p) {
    return p.loss > epsilon ? std::exp(p.log) * -std::expm1(epsilon - p.loss) : 0;
  };
  return std::max_element(m_places.begin(), m_places.end(),
                          [&](const Place& a, const Place& b) { return excess(a) < excess(b); })
      ->output;
}

}  // namespace epsiscope
