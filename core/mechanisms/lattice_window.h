#pragma once

#include "core/mechanisms/lattice_mechanism.h"
#include "core/mechanisms/rp_with_prior.h"
#include "core/privacy/ratio_bound.h"

namespace epsiscope {

/// The twin of RpWithPrior and RpWithPriorDebiased for a release: the ends of the interval, the label and
/// zeta are whole numbers of steps a1, a2, y and z. There are P(y) = y clamped to [a1, a2], W = 2z + 1,
/// N = a2 - a1 + W, and two whole numbers high >= low, high/low at most e^epsilon and nearly as large. Each
/// of the N places a1 - z, ..., a2 + z has the probability
///   high/T from P(y) - z to P(y) + z, low/T elsewhere, T = high W + low (N - W),
/// under rule `uniform` and for y outside [a1, a2] 1/N. A draw is one whole number below T, or below N.
///
/// Proof of epsilon-label-DP given the interval: whatever the label, the probabilities of all N places lie in
/// [low/T, high/T], 1/N included, as low N <= T <= high N. What is released is a function of the place and
/// public numbers; debiased it is stretched with the s of these probabilities: place k has the mean s P(y) +
/// (1 - s) (a1 + a2)/2, s = (high - low) W/T.
///
/// As a density each place is a cell of one step, so fine that it stands for the real numbers.
class LatticeWindow : public Mechanism {
public:
  /// With any interval that no label has touched; only its ends are read. Precondition: zeta > 0.
  LatticeWindow(LabelBounds bounds, const OptimalInterval& interval, double epsilon, double zeta,
                OutsideRule rule, RpWithPrior::Release release);

  /// The places from first to last, the numerator of a place's probability given the label and its
  /// denominator.
  WideInteger first() const { return m_first; }
  WideInteger last() const { return m_last; }
  WideUnsigned weight(WideInteger place, double label) const;
  WideUnsigned total(double label) const;
  double step() const { return m_step; }
  /// The output of a place.
  double released(WideInteger place) const { return releasedAt(static_cast<double>(place)); }

  double logDensity(double output, double label) const override;
  Support support() const override;
  std::vector<double> breakpoints(double label) const override;
  OutputRange outputRange(double label, double mass) const override;
  double sample(double label, Rng& rng) const override;
  /// The curve without the rounding of labels, which moves a mean by at most half a step.
  MomentCurve moments() const override;
  double mean(double label) const override;
  double variance(double label) const override;
  Booking booking() const override { return {.epsilon = m_epsilon, .trust = Booking::Trust::local}; }

private:
  WideInteger placeOf(double label) const;
  WideInteger projected(double label) const;
  bool answeredUniformly(double label) const;
  double releasedAt(double place) const;
  double lowerEdge(WideInteger place) const;
  WideInteger placeOfOutput(double output) const;
  double varianceAt(bool isUniform, double p) const;
  MomentPiece outerPiece(double p, double end, bool includesEnd) const;

  double m_epsilon;
  OutsideRule m_rule;
  double m_step;
  WideInteger m_half;               ///< z
  WideInteger m_lower, m_upper;     ///< a1, a2
  WideInteger m_first, m_last;      ///< a1 - z, a2 + z
  WideUnsigned m_window, m_places;  ///< W, N
  RatioBound::Levels m_levels;
  WideUnsigned m_total;    ///< T
  double m_middle;         ///< (a1 + a2)/2
  double m_slope, m_rest;  ///< s, 1 - s
  double m_gain;           ///< of the mean: s as drawn, 1 debiased
  double m_stretch;        ///< of the output: 1 as drawn, 1/s debiased
};

}  // namespace epsiscope
