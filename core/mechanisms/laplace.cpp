#include "core/mechanisms/laplace.h"

#include "core/base/numbers.h"

#include <cassert>
#include <cmath>

namespace epsiscope {

Laplace::Laplace(LabelBounds bounds, double epsilon)
    : Mechanism(bounds),
      m_epsilon(epsilon),
      m_scale(bounds.width() / epsilon),
      m_logPeak(-std::log(2 * m_scale)) {
  assert(epsilon > 0 && bounds.width() > 0);
}

double Laplace::logDensity(double output, double label) const {
  return m_logPeak - std::abs(output - bounds().clamp(label)) / m_scale;
}

Support Laplace::support() const {
  return {-kInfinity, kInfinity, {}};
}

std::vector<double> Laplace::breakpoints(double label) const {
  return {bounds().clamp(label)};
}

OutputRange Laplace::outputRange(double label, double mass) const {
  const double middle = bounds().clamp(label);
  const double half = -m_scale * std::log1p(-mass);
  return {middle - half, middle + half};
}

double Laplace::sample(double label, Rng& rng) const {
  return bounds().clamp(label) + m_scale * rng.laplace();
}

MomentCurve Laplace::moments() const {
  return unbiasedMoments(bounds(), 2 * m_scale * m_scale);
}

Booking Laplace::booking() const {
  return {.epsilon = m_epsilon, .trust = Booking::Trust::local};
}

}  // namespace epsiscope
