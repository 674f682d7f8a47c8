#pragma once

#include "core/mechanisms/mechanism.h"

namespace epsiscope {

/// The noise that a published program draws in the place of staircase noise: the two parts of a step, G + g U
/// and G + g + (1 - g) U, taken with the weights 2 and -1 in the place of (0 or 1) and its complement. With a
/// sign S, P(G = i) = (1-b) b^i, b = e^-epsilon, and g that of the absolute error, in units of the width the
/// noise is
///   S (G - g + (3 g - 1) U).
/// It has gaps, in which another label has outputs, so that it is not private for any epsilon.
class StaircaseAsPrinted : public Mechanism {
public:
  StaircaseAsPrinted(LabelBounds bounds, double epsilon);

  double logDensity(double output, double label) const override;
  Support support() const override;
  std::vector<double> breakpoints(double label) const override;
  OutputRange outputRange(double label, double mass) const override;
  double sample(double label, Rng& rng) const override;
  MomentCurve moments() const override;
  Booking booking() const override;

private:
  /// The number of steps that hold all but this share of the outputs.
  double stepsFor(double left) const;

  double m_epsilon;
  double m_decay;         ///< b
  double m_low, m_width;  ///< of the stretch for G = 0 and S = 1, in units of the bounds' width
};

}  // namespace epsiscope
