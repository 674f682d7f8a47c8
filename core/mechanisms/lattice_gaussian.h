#pragma once

#include "core/mechanisms/lattice_mechanism.h"
#include "core/random/discrete_gaussian.h"

namespace epsiscope {

/// The twin of Gaussian for a release: the label, rounded to a lattice, plus discrete Gaussian noise. P(k) is
/// proportional to exp(-(k - place)^2/(2 s^2)), in steps. The step is at most 2^-19 of the width and of the
/// noise, but where noise is more than 32 widths 2^-24 of the noise, for the sampler's numbers.
///
/// Proof of (epsilon, delta)-label-DP: s is the sampler's own deviation, and with it the exact delta of two
/// labels as far apart as the rounded bounds is at most delta (see discreteGaussianLogDelta()). Of labels
/// closer to each other it is smaller: likelihood ratios are monotone in the output, so the best test is
/// `output >= c`, and the further the second label is off the more of its outputs pass the same c.
class LatticeGaussian : public LatticeMechanism {
public:
  /// With the deviation sigma of the real noise that the price is for, or the little more that it takes on
  /// the lattice. Precondition: canDraw() of the same.
  LatticeGaussian(LabelBounds bounds, double sigma, const Booking& price);
  static bool canDraw(const LabelBounds& bounds, double sigma, const Booking& price);

  std::vector<double> breakpoints(double) const override { return {}; }

protected:
  WideInteger noise(Rng& rng) const override { return m_noise(rng); }
  double logProbability(double distance) const override;
  double reach(double mass) const override;
  double noiseVariance() const override { return m_noise.variance(); }

private:
  DiscreteGaussianSampler m_noise;
  double m_logMass;  ///< the logarithm of the sum of all exp(-k^2/(2 s^2))
};

}  // namespace epsiscope
