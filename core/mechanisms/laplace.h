#pragma once

#include "core/mechanisms/mechanism.h"

namespace epsiscope {

/// The label plus Laplace noise of scale b = width/epsilon: density exp(-|t - y|/b)/(2b) (spec 1.1).
///
/// Proof of epsilon-label-DP: |t - y'| - |t - y| <= |y - y'| <= width, so the log-ratio is at most width/b =
/// epsilon.
class Laplace : public Mechanism {
public:
  Laplace(LabelBounds bounds, double epsilon);

  double logDensity(double output, double label) const override;
  Support support() const override;
  std::vector<double> breakpoints(double label) const override;
  OutputRange outputRange(double label, double mass) const override;
  double sample(double label, Rng& rng) const override;
  MomentCurve moments() const override;
  Booking booking() const override;

private:
  double m_epsilon;
  double m_scale;
  double m_logPeak;
};

}  // namespace epsiscope
