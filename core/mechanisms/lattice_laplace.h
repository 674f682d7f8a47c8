#pragma once

#include "core/mechanisms/lattice_mechanism.h"
#include "core/random/discrete_laplace.h"

namespace epsiscope {

/// The twin of Laplace for a release: the label, rounded to a lattice whose step is at most 2^-19 of the
/// width and of the noise's scale, plus discrete Laplace noise. P(k) = (1 - q)/(1 + q) q^|k - place|, q =
/// exp(-epsilon/sensitivity), in steps.
///
/// Proof of epsilon-label-DP: places are at most `sensitivity` steps apart, so by the triangle inequality the
/// log-ratio of two outputs' probabilities is at most sensitivity epsilon/sensitivity. The draws have exactly
/// these probabilities, or those of a smaller epsilon: see DiscreteLaplaceSampler.
class LatticeLaplace : public LatticeMechanism {
public:
  /// Precondition: canDraw(bounds, epsilon).
  LatticeLaplace(LabelBounds bounds, double epsilon);
  static bool canDraw(const LabelBounds& bounds, double epsilon);

  std::vector<double> breakpoints(double label) const override { return {mean(label)}; }

protected:
  WideInteger noise(Rng& rng) const override { return m_noise(rng); }
  double logProbability(double distance) const override;
  double reach(double mass) const override;
  double noiseVariance() const override { return m_noise.variance(); }

private:
  DiscreteLaplaceSampler m_noise;
};

}  // namespace epsiscope
