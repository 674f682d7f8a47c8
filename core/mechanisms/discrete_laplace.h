#pragma once

#include "core/mechanisms/mechanism.h"
#include "core/random/discrete_laplace.h"

namespace epsiscope {

/// The lattice of a discrete mechanism's labels and outputs, and the largest distance of two labels.
struct Lattice {
  double step = 1;
  WideInteger sensitivity = 1;  ///< in steps
};
/// Returns the whole numbers where both bounds are whole; else multiples of the next power of two at or above
/// (width/epsilon)/2^40, with one step more than the width for the rounding of labels (spec 10).
Lattice latticeOf(const LabelBounds& bounds, double epsilon);

/// The label, rounded to a lattice, plus discrete Laplace noise: of a count the exact noise of whole numbers.
/// P(t) = (1 - q)/(1 + q) q^|t - y|/step with q = exp(-epsilon/sensitivity).
///
/// Proof of epsilon-label-DP: rounded labels are at most `sensitivity` steps apart, so by the triangle
/// inequality the log-ratio of two outputs' probabilities is at most sensitivity epsilon/sensitivity. The
/// draws have exactly these probabilities: see DiscreteLaplaceSampler.
class DiscreteLaplace : public Mechanism {
public:
  /// Precondition: DiscreteLaplaceSampler::canDraw(epsilon, lattice.sensitivity), and no two labels are
  /// further apart than that.
  DiscreteLaplace(LabelBounds bounds, Lattice lattice, double epsilon);

  const Lattice& lattice() const { return m_lattice; }

  double logDensity(double output, double label) const override;
  Support support() const override;
  std::vector<double> breakpoints(double label) const override;
  OutputRange outputRange(double label, double mass) const override;
  double sample(double label, Rng& rng) const override;
  /// Rounding is a step function of the label, not a polynomial.
  MomentCurve moments() const override { return {bounds(), {}}; }
  double mean(double label) const override { return rounded(label) * m_lattice.step; }
  double variance(double) const override;
  Booking booking() const override { return {.epsilon = m_epsilon, .neighbours = Booking::Neighbours::row}; }

private:
  /// Returns the label in steps.
  double rounded(double label) const;

  Lattice m_lattice;
  double m_epsilon;
  DiscreteLaplaceSampler m_noise;
  double m_logPeak;
};

}  // namespace epsiscope
