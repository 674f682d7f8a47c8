#include "core/mechanisms/gaussian.h"

#include "core/base/numbers.h"
#include "core/privacy/gaussian_calibration.h"
#include "core/privacy/normal_tail.h"
#include "core/text/sentence.h"

#include <cassert>
#include <cmath>
#include <numbers>

namespace epsiscope {

Gaussian::Gaussian(LabelBounds bounds, double sigma, Booking price)
    : Mechanism(bounds),
      m_sigma(sigma),
      m_logPeak(-std::log(sigma) - std::log(2 * std::numbers::pi) / 2),
      m_price(std::move(price)) {
  assert(sigma > 0 && bounds.width() > 0);
}

double Gaussian::logDensity(double output, double label) const {
  const double z = (output - bounds().clamp(label)) / m_sigma;
  return m_logPeak - z * z / 2;
}

double Gaussian::logDensityBeside(double place, double offset, double label) const {
  const double z = ((place - bounds().clamp(label)) + offset) / m_sigma;
  return m_logPeak - z * z / 2;
}

Support Gaussian::support() const {
  return {-kInfinity, kInfinity, {}};
}

std::vector<double> Gaussian::breakpoints(double) const {
  return {};
}

OutputRange Gaussian::outputRange(double label, double mass) const {
  const double middle = bounds().clamp(label);
  if (!(mass < 1)) return {-kInfinity, kInfinity};
  const double half = m_sigma * normalTailQuantile(std::log1p(-mass) - std::numbers::ln2);
  return {middle - half, middle + half};
}

double Gaussian::sample(double label, Rng& rng) const {
  return bounds().clamp(label) + m_sigma * rng.normal();
}

MomentCurve Gaussian::moments() const {
  return unbiasedMoments(bounds(), m_sigma * m_sigma);
}

std::unique_ptr<Mechanism> makeGaussian(LabelBounds bounds, double epsilon, double delta) {
  return std::make_unique<Gaussian>(
      bounds, analyticGaussianSigma(epsilon, delta, bounds.width()),
      Booking{.epsilon = epsilon, .delta = delta, .trust = Booking::Trust::local});
}

Booking priceOfClassicGaussian(double epsilon, double delta) {
  Booking price{.epsilon = epsilon, .delta = delta, .trust = Booking::Trust::local};
  if (epsilon >= 1)
    price.unproved = sentence("Core",
                              "The classic calibration is proved only for epsilon below 1; use gaussian, "
                              "which is proved for every epsilon.");
  return price;
}

std::unique_ptr<Mechanism> makeClassicGaussian(LabelBounds bounds, double epsilon, double delta) {
  return std::make_unique<Gaussian>(bounds, classicGaussianSigma(epsilon, delta, bounds.width()),
                                    priceOfClassicGaussian(epsilon, delta));
}

}  // namespace epsiscope
