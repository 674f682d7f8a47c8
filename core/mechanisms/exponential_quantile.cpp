#include "core/mechanisms/exponential_quantile.h"

#include <algorithm>
#include <utility>

namespace epsiscope {

namespace {

constexpr std::size_t kMostRemembered = 64;

}  // namespace

ExponentialQuantile::ExponentialQuantile(LabelBounds bounds, std::span<const double> others,
                                         std::shared_ptr<const void> owner, double quantile, double epsilon)
    : Mechanism(bounds),
      m_others(others),
      m_owner(std::move(owner)),
      m_quantile(quantile),
      m_epsilon(epsilon) {}

std::shared_ptr<const QuantileLaw> ExponentialQuantile::lawOf(double label) const {
  const double own = bounds().clamp(label);
  const std::lock_guard lock(m_guard);
  if (m_laws.size() >= kMostRemembered && !m_laws.contains(own)) m_laws.clear();
  std::shared_ptr<const QuantileLaw>& law = m_laws[own];
  if (!law) law = std::make_shared<const QuantileLaw>(m_others, bounds(), m_quantile, m_epsilon, own);
  return law;
}

double ExponentialQuantile::logDensity(double output, double label) const {
  return lawOf(label)->logDensity(output);
}

/// The ends of the stretches that have any mass to speak of.
std::vector<double> ExponentialQuantile::breakpoints(double label) const {
  std::vector<double> places = {bounds().lower, bounds().upper};
  const auto law = lawOf(label);
  for (const QuantileLaw::Stretch& stretch : law->stretches())
    places.insert(places.end(), {stretch.lower, stretch.upper});
  std::ranges::sort(places);
  places.erase(std::unique(places.begin(), places.end()), places.end());
  if (places.size() <= kMostBreakpoints) return places;
  // Those nearest to the label; the bounds stay.
  const auto label0 = std::ranges::lower_bound(places, bounds().clamp(label)) - places.begin();
  const auto most = static_cast<std::ptrdiff_t>(kMostBreakpoints) - 2;
  const auto begin = std::clamp<std::ptrdiff_t>(label0 - most / 2, 1, std::ssize(places) - 1 - most);
  std::vector<double> nearest = {places.front()};
  nearest.insert(nearest.end(), places.begin() + begin, places.begin() + begin + most);
  nearest.push_back(places.back());
  return nearest;
}

OutputRange ExponentialQuantile::outputRange(double, double) const {
  return {bounds().lower, bounds().upper};
}

double ExponentialQuantile::sample(double label, Rng& rng) const {
  return lawOf(label)->sample(rng);
}

double ExponentialQuantile::mean(double label) const {
  return lawOf(label)->mean();
}

double ExponentialQuantile::variance(double label) const {
  const auto law = lawOf(label);
  return law->squaredError(law->mean());
}

}  // namespace epsiscope
