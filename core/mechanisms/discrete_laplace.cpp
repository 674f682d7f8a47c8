#include "core/mechanisms/discrete_laplace.h"

#include "core/base/numbers.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace epsiscope {

namespace {

constexpr double kWholeNumbers = 0x1p53;

bool isWhole(double number) {
  return number == std::floor(number) && std::abs(number) <= kWholeNumbers;
}

}  // namespace

Lattice latticeOf(const LabelBounds& bounds, double epsilon) {
  if (isWhole(bounds.lower) && isWhole(bounds.upper))
    return {1, static_cast<WideInteger>(bounds.upper) - static_cast<WideInteger>(bounds.lower)};
  const double step = std::exp2(std::ceil(std::log2(bounds.width() / epsilon / 0x1p40)));
  return {step, std::max<WideInteger>(1, static_cast<WideInteger>(std::ceil(bounds.width() / step)) + 1)};
}

DiscreteLaplace::DiscreteLaplace(LabelBounds bounds, Lattice lattice, double epsilon)
    : Mechanism(bounds),
      m_lattice(lattice),
      m_epsilon(epsilon),
      m_noise(epsilon, lattice.sensitivity),
      m_logPeak(std::log(std::tanh(m_noise.rate() / 2)) - std::log(lattice.step)) {}

double DiscreteLaplace::rounded(double label) const {
  return std::nearbyint(bounds().clamp(label) / m_lattice.step);
}

double DiscreteLaplace::logDensity(double output, double label) const {
  return m_logPeak - m_noise.rate() * std::abs(std::nearbyint(output / m_lattice.step) - rounded(label));
}

Support DiscreteLaplace::support() const {
  return {-kInfinity, kInfinity, {}, m_lattice.step};
}

std::vector<double> DiscreteLaplace::breakpoints(double label) const {
  return {rounded(label) * m_lattice.step};
}

/// P(|Z| > z) = 2 q^(z + 1)/(1 + q).
OutputRange DiscreteLaplace::outputRange(double label, double mass) const {
  const double q = std::exp(-m_noise.rate());
  const double beyond = std::log((1 - mass) * (1 + q) / 2) / -m_noise.rate() - 1;
  const double steps = std::max(0.0, std::ceil(beyond));
  // A little more than the multiple itself, so that rounding leaves none out.
  const double half = (steps + 0.25) * m_lattice.step;
  const double middle = rounded(label) * m_lattice.step;
  return {middle - half, middle + half};
}

double DiscreteLaplace::sample(double label, Rng& rng) const {
  return static_cast<double>(static_cast<WideInteger>(rounded(label)) + m_noise(rng)) * m_lattice.step;
}

double DiscreteLaplace::variance(double) const {
  return m_noise.variance() * m_lattice.step * m_lattice.step;
}

}  // namespace epsiscope
