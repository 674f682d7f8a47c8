#include "core/mechanisms/lattice_gaussian.h"

#include "core/base/numbers.h"
#include "core/privacy/discrete_gaussian_calibration.h"
#include "core/privacy/normal_tail.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace epsiscope {

namespace {

Lattice latticeOfGaussian(const LabelBounds& bounds, double sigma) {
  return labelLattice(bounds, std::max(0x1p-20 * std::min(bounds.width(), sigma), 0x1p-25 * sigma));
}

/// A deviation in steps, at least sigma, for which the sampler's own is private; infinite or too large for
/// the sampler where there is none.
double privateDeviation(const Lattice& lattice, double sigma, const Booking& price) {
  constexpr double kLargestEpsilon = 700;
  const double epsilon = std::min(price.epsilon, kLargestEpsilon);
  const auto steps = static_cast<std::int64_t>(lattice.sensitivity);
  double deviation = std::max(sigma / lattice.step, discreteGaussianDeviation(epsilon, price.delta, steps));
  while (DiscreteGaussianSampler::canDraw(deviation) &&
         discreteGaussianLogDelta(epsilon, steps, DiscreteGaussianSampler(deviation).deviation()) >
             std::log(price.delta))
    deviation *= 1 + 1e-9;
  return deviation;
}

double logGaussianMass(double deviation) {
  constexpr double kSmooth = 3;  // the sum is the integral to sixteen digits from here on
  if (deviation > kSmooth) return std::log(deviation) + std::log(2 * std::numbers::pi) / 2;
  double mass = 1;
  for (double k = 1; k < 14 * kSmooth; ++k) mass += 2 * std::exp(-k * k / (2 * deviation * deviation));
  return std::log(mass);
}

}  // namespace

LatticeGaussian::LatticeGaussian(LabelBounds bounds, double sigma, const Booking& price)
    : LatticeMechanism(bounds, latticeOfGaussian(bounds, sigma), price),
      m_noise(privateDeviation(lattice(), sigma, price)),
      m_logMass(logGaussianMass(m_noise.deviation())) {
  assert(price.unproved.empty());
}

bool LatticeGaussian::canDraw(const LabelBounds& bounds, double sigma, const Booking& price) {
  constexpr WideInteger kMostSteps = WideInteger{1} << 40;
  const Lattice lattice = latticeOfGaussian(bounds, sigma);
  return std::isfinite(sigma) && lattice.sensitivity <= kMostSteps &&
         DiscreteGaussianSampler::canDraw(privateDeviation(lattice, sigma, price));
}

double LatticeGaussian::logProbability(double distance) const {
  const double z = distance / m_noise.deviation();
  return -z * z / 2 - m_logMass;
}

/// P(Z >= m) is at most that of a normal variable from m - 1 on (Canonne, Kamath and Steinke 2020,
/// Proposition 25).
double LatticeGaussian::reach(double mass) const {
  if (!(mass < 1)) return kInfinity;
  return std::ceil(m_noise.deviation() * normalTailQuantile(std::log1p(-mass) - std::numbers::ln2)) + 1;
}

}  // namespace epsiscope
