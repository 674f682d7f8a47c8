#include "core/mechanisms/lattice_mechanism.h"

#include "core/base/numbers.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <utility>

namespace epsiscope {

namespace {

/// The first power of two at or above a number >= 0; of 0 the smallest.
double powerAtOrAbove(double number) {
  if (!(number > 0)) return std::numeric_limits<double>::denorm_min();
  int exponent = 0;
  const double mantissa = std::frexp(number, &exponent);
  return std::ldexp(1.0, mantissa == 0.5 ? exponent - 1 : exponent);
}

}  // namespace

double spacingAt(const LabelBounds& bounds) {
  const double largest = std::max(std::abs(bounds.lower), std::abs(bounds.upper));
  return largest - std::nextafter(largest, 0.0);
}

double nearestWhole(double number) {
  const double below = std::floor(number);
  return number - below >= 0.5 ? below + 1 : below;
}

Lattice labelLattice(const LabelBounds& bounds, double finest) {
  const double step = powerAtOrAbove(std::max(finest, spacingAt(bounds)));
  const auto place = [&](double label) { return static_cast<WideInteger>(nearestWhole(label / step)); };
  return {step, std::max<WideInteger>(1, place(bounds.upper) - place(bounds.lower))};
}

LatticeMechanism::LatticeMechanism(LabelBounds bounds, Lattice lattice, Booking price)
    : Mechanism(bounds), m_lattice(lattice), m_price(std::move(price)) {
  assert(bounds.width() > 0);
}

double LatticeMechanism::place(double label) const {
  return nearestWhole(bounds().clamp(label) / m_lattice.step);
}

double LatticeMechanism::logDensity(double output, double label) const {
  const double distance = std::abs(nearestWhole(output / m_lattice.step) - place(label));
  return std::isfinite(distance) ? logProbability(distance) - std::log(m_lattice.step) : -kInfinity;
}

Support LatticeMechanism::support() const {
  return {-kInfinity, kInfinity, {}, m_lattice.step};
}

/// A little more than the multiple itself, so that rounding leaves none out.
OutputRange LatticeMechanism::outputRange(double label, double mass) const {
  const double half = (reach(mass) + 0.25) * m_lattice.step;
  return {mean(label) - half, mean(label) + half};
}

double LatticeMechanism::sample(double label, Rng& rng) const {
  return static_cast<double>(static_cast<WideInteger>(place(label)) + noise(rng)) * m_lattice.step;
}

double LatticeMechanism::variance(double) const {
  return noiseVariance() * m_lattice.step * m_lattice.step;
}

}  // namespace epsiscope
