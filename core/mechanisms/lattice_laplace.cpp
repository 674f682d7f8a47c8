#include "core/mechanisms/lattice_laplace.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

namespace {

Lattice latticeOfLaplace(const LabelBounds& bounds, double epsilon) {
  return labelLattice(bounds, 0x1p-20 * (bounds.width() / std::max(1.0, epsilon)));
}

}  // namespace

LatticeLaplace::LatticeLaplace(LabelBounds bounds, double epsilon)
    : LatticeMechanism(bounds, latticeOfLaplace(bounds, epsilon),
                       {.epsilon = epsilon, .trust = Booking::Trust::local}),
      m_noise(epsilon, lattice().sensitivity) {}

bool LatticeLaplace::canDraw(const LabelBounds& bounds, double epsilon) {
  return DiscreteLaplaceSampler::canDraw(epsilon, latticeOfLaplace(bounds, epsilon).sensitivity);
}

double LatticeLaplace::logProbability(double distance) const {
  return std::log(std::tanh(m_noise.rate() / 2)) - m_noise.rate() * distance;
}

/// P(|Z| > z) = 2 q^(z + 1)/(1 + q).
double LatticeLaplace::reach(double mass) const {
  const double q = std::exp(-m_noise.rate());
  return std::max(0.0, std::ceil(std::log((1 - mass) * (1 + q) / 2) / -m_noise.rate() - 1));
}

}  // namespace epsiscope
