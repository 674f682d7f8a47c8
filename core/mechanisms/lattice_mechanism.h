#pragma once

#include "core/mechanisms/discrete_laplace.h"
#include "core/mechanisms/mechanism.h"

namespace epsiscope {

/// The lattice of labels and outputs for a release: multiples of the first power of two at or above `finest`,
/// but not finer than the doubles at the bound that is farther from 0, so that the place of a label is a
/// whole number of at most 2^53 and computed without rounding. The sensitivity is the distance of the rounded
/// bounds: rounding keeps the order of labels, so no two rounded labels are further apart.
Lattice labelLattice(const LabelBounds& bounds, double finest);
/// The spacing of the doubles below the larger one of the bounds' sizes.
double spacingAt(const LabelBounds& bounds);
/// The nearest whole number, the upper one halfway: exact for every double.
double nearestWhole(double number);

/// The label, rounded to a lattice, plus noise in whole steps: what is drawn is a whole number, and the
/// double that is released is a function of it. Beyond 2^53 steps from 0 that double is rounded, which tells
/// no more.
class LatticeMechanism : public Mechanism {
public:
  LatticeMechanism(LabelBounds bounds, Lattice lattice, Booking price);

  const Lattice& lattice() const { return m_lattice; }
  /// The label in steps.
  double place(double label) const;

  double logDensity(double output, double label) const override;
  Support support() const override;
  OutputRange outputRange(double label, double mass) const override;
  double sample(double label, Rng& rng) const override;
  /// The curve without the rounding of labels, which moves a mean by at most half a step.
  MomentCurve moments() const override { return unbiasedMoments(bounds(), variance(0)); }
  double mean(double label) const override { return place(label) * m_lattice.step; }
  double variance(double label) const override;
  Booking booking() const override { return m_price; }

protected:
  /// All about the noise in steps: a draw, the logarithm of the probability of a distance, a distance beyond
  /// which there is at most 1 - mass, and the variance.
  virtual WideInteger noise(Rng& rng) const = 0;
  virtual double logProbability(double distance) const = 0;
  virtual double reach(double mass) const = 0;
  virtual double noiseVariance() const = 0;

private:
  Lattice m_lattice;
  Booking m_price;
};

}  // namespace epsiscope
