#pragma once

#include "core/mechanisms/mechanism.h"

namespace epsiscope {

/// The error that the step length of the staircase minimises.
enum class StaircaseGoal { variance, absoluteError };

/// The step length in units of the sensitivity, in (0, 1/2) (spec 1.3).
double staircaseGamma(StaircaseGoal goal, double epsilon);

/// The label plus staircase noise (Geng and Viswanath). With b = e^-epsilon and step length g, in units of
/// the width Delta: density a on (-g, g), and b times less after each further Delta: a b^m for |x| in
/// [(m-1+g) Delta, (m+g) Delta), a = (1-b)/(2 Delta (g + b (1-g))).
///
/// Proof of epsilon-label-DP: moving the label by at most Delta moves |t - y| by at most Delta, which crosses
/// at most one jump, and every jump is a factor of e^epsilon.
class Staircase : public Mechanism {
public:
  Staircase(LabelBounds bounds, double epsilon, StaircaseGoal goal);

  /// Step length in units of the sensitivity.
  double gamma() const { return m_gamma; }

  double logDensity(double output, double label) const override;
  Support support() const override;
  std::vector<double> breakpoints(double label) const override;
  OutputRange outputRange(double label, double mass) const override;
  double sample(double label, Rng& rng) const override;
  MomentCurve moments() const override;
  Booking booking() const override;

private:
  /// Place of jump m >= 0 on the right of the label; on the left the mirror image.
  double rightJump(double label, double m) const;
  double leftJump(double label, double m) const;
  double noiseVariance() const;

  double m_sensitivity;  ///< Delta
  double m_claimed;      ///< the epsilon asked for
  double m_epsilon;      ///< the epsilon computed with, at most kLargest
  double m_decay;        ///< b
  double m_gamma;        ///< g
  double m_innerShare;   ///< g/(g + b (1-g)): probability of the inner part of a step
  double m_logPeak;      ///< log a
};

}  // namespace epsiscope
