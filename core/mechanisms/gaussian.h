#pragma once

#include "core/mechanisms/mechanism.h"

#include <memory>

namespace epsiscope {

/// The label plus normal noise of standard deviation sigma (spec 1.2).
class Gaussian : public Mechanism {
public:
  Gaussian(LabelBounds bounds, double sigma, Booking price);

  double sigma() const { return m_sigma; }

  double logDensity(double output, double label) const override;
  double logDensityBeside(double place, double offset, double label) const override;
  Support support() const override;
  std::vector<double> breakpoints(double label) const override;
  OutputRange outputRange(double label, double mass) const override;
  double sample(double label, Rng& rng) const override;
  MomentCurve moments() const override;
  Booking booking() const override { return m_price; }

private:
  double m_sigma;
  double m_logPeak;
  Booking m_price;
};

/// With the smallest sigma that keeps (epsilon, delta) for labels up to one width apart: proved by the
/// calibration, which solves the exact condition of Balle and Wang.
std::unique_ptr<Mechanism> makeGaussian(LabelBounds bounds, double epsilon, double delta);
/// The price of the textbook's sigma, whose proof holds for epsilon < 1 only.
Booking priceOfClassicGaussian(double epsilon, double delta);
/// With the textbook's sigma, whose proof holds for epsilon < 1 only: from 1 on the guarantee says that it is
/// not proved.
std::unique_ptr<Mechanism> makeClassicGaussian(LabelBounds bounds, double epsilon, double delta);

}  // namespace epsiscope
