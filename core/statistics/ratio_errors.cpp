#include "core/statistics/ratio_errors.h"

#include <cmath>
#include <cstddef>
#include <numbers>
#include <utility>

#include "core/statistics/ratio_law.h"

namespace epsiscope {

namespace {

/// An odd number of places, for a divisor that is so many deviations.
double placesFor(double deviations) {
  constexpr double kFewest = 33, kHalfOfMore = 4;
  return kFewest + 2 * std::ceil(kHalfOfMore * deviations);
}

}  // namespace

RatioErrors::RatioErrors(ReleasePlan plan, double weights, double deviation)
    : m_plan(std::move(plan)), m_weights(weights), m_deviation(deviation) {
  constexpr double kMostPlaces = 150;
  m_plan.bounds = {-1, 1};
  const double places = placesFor(weights / deviation);
  if (!(places <= kMostPlaces)) return;
  const auto last = static_cast<std::size_t>(places) - 1;
  for (std::size_t i = 0; i <= last / 2; ++i) {
    const double x = std::cos(std::numbers::pi * static_cast<double>(i) / static_cast<double>(last));
    m_places.push_back(x);
    m_means.push_back((ofLaw(x, x - 1) - ofLaw(x, x + 1)) / 4);
    m_squares.push_back(ofLaw(x, x));
  }
  // Noise has no sign.
  for (std::size_t i = last / 2; i-- > 0;) {
    m_places.push_back(-m_places[i]);
    m_means.push_back(-m_means[i]);
    m_squares.push_back(m_squares[i]);
  }
}

double RatioErrors::ofLaw(double ratio, double from) const {
  return RatioLaw(m_plan, ratio * m_weights, m_weights, m_deviation).squaredError(from);
}

/// By the barycentric formula, whose weights are 1 and -1 in turn, and half of that at the ends.
double RatioErrors::squaredError(double ratio, double from) const {
  if (m_places.empty()) return ofLaw(ratio, from);
  const double missed = from - ratio;
  double all = 0, mean = 0, square = 0, sign = 1;
  for (std::size_t i = 0; i < m_places.size(); ++i, sign = -sign) {
    const double away = ratio - m_places[i];
    if (away == 0) return m_squares[i] - 2 * missed * m_means[i] + missed * missed;
    const bool isEnd = i == 0 || i + 1 == m_places.size();
    const double weight = sign / away * (isEnd ? 0.5 : 1);
    all += weight;
    mean += weight * m_means[i];
    square += weight * m_squares[i];
  }
  return (square - 2 * missed * mean) / all + missed * missed;
}

}  // namespace epsiscope
