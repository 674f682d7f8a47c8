#pragma once

#include "core/interval/optimal_interval.h"
#include "core/mechanisms/mechanism.h"

namespace epsiscope {

/// The answer for a label outside the interval: the nearest end, or a uniform draw.
enum class OutsideRule { project, uniform };

/// RPWithPrior (Liu and Huang; spec 1.6): with the optimal interval I = [A1, A2] of the prior, gamma = 2 zeta
/// + e^-epsilon (A2 - A1) and P(y) = y clamped to I, the density is 1/gamma on [P(y) - zeta, P(y) + zeta] and
/// e^-epsilon/gamma on the rest of [A1 - zeta, A2 + zeta]. Rule `uniform`: labels outside I give 1/W on all
/// of it, W = A2 - A1 + 2 zeta.
///
/// Proof of epsilon-label-DP given the prior: whatever the label, the density lies in [e^-epsilon/gamma,
/// 1/gamma] on the same range, 1/W included: gamma <= W, and e^epsilon gamma = 2 zeta e^epsilon + A2 - A1 >=
/// W. So no ratio is above e^epsilon. The interval depends on the prior only, never on the label.
class RpWithPrior : public Mechanism {
public:
  /// Whether outputs leave as drawn or stretched about the interval's middle so that the mean is the label.
  enum class Release { asDrawn, debiased };

  RpWithPrior(LabelBounds bounds, const Prior& prior, double epsilon, double zeta, OutsideRule rule);
  /// With any interval that no label has touched: the proof does not need the optimal one. Only its ends are
  /// read.
  RpWithPrior(LabelBounds bounds, const OptimalInterval& interval, double epsilon, double zeta,
              OutsideRule rule, Release release);

  const OptimalInterval& interval() const { return m_interval; }

  double logDensity(double output, double label) const override;
  Support support() const override;
  std::vector<double> breakpoints(double label) const override;
  OutputRange outputRange(double label, double mass) const override;
  double sample(double label, Rng& rng) const override;
  MomentCurve moments() const override;
  Booking booking() const override;

private:
  double released(double drawn) const;
  double project(double label) const;
  bool answeredUniformly(double label) const;
  MomentPiece constantPiece(double place, double end, bool includesEnd) const;

  OptimalInterval m_interval;
  double m_epsilon;
  double m_zeta;
  OutsideRule m_rule;
  double m_low, m_high;  ///< ends of the range before release
  double m_middle;       ///< of the interval
  double m_range;        ///< W
  double m_slope;        ///< s = 2 zeta (1 - e^-epsilon)/gamma: E t = s P(y) + (1-s) middle
  double m_rest;         ///< 1 - s = e^-epsilon W/gamma, without cancellation
  double m_gain;         ///< of the mean: s as drawn, 1 debiased
  double m_stretch;      ///< of the output: 1 as drawn, 1/s debiased
};

}  // namespace epsiscope
