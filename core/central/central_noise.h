#pragma once

#include "core/privacy/clamped_noise.h"
#include "core/privacy/guarantee.h"
#include "core/random/rng.h"

#include <Eigen/Core>

namespace epsiscope {

/// The noise that a curator adds to a vector which moves by at most `sensitivity` in the 2-norm when one
/// label is replaced.
///
/// delta = 0: density proportional to exp(-|b|/scale), scale = sensitivity/epsilon. Proof of epsilon: the
/// density of the sum at any point r changes by the factor exp((|r - s| - |r - s'|)/scale) <= exp(|s -
/// s'|/scale) <= exp(epsilon) (triangle inequality).
///
/// delta > 0: normal noise of standard deviation `scale` in every coordinate. Proof of (epsilon, delta): it
/// is the same in all directions, so the pair of outputs for s and s' is that of one normal number whose mean
/// moves by |s - s'| <= sensitivity, with the same independent noise beside it; for that the calibration
/// solves the exact condition of Balle and Wang (2018, Theorem 8), and a smaller move is distinguished less
/// well.
class CentralNoise {
public:
  /// An epsilon alone means noise with delta = 0. `rows`: the number of labels that are replaced together, by
  /// which the sum moves that many times as far.
  CentralNoise(double epsilon, double delta = 0, double rows = 1);

  double epsilon() const { return m_epsilon; }
  double delta() const { return m_delta; }
  bool isNormal() const { return m_delta > 0; }

  double rows() const { return m_rows; }
  /// `sensitivity`: that of one label.
  double scale(double sensitivity) const;
  /// The variance of each of the `dimension` coordinates of noise with this scale.
  double variance(double scale, Eigen::Index dimension) const;
  Eigen::VectorXd draw(double scale, Eigen::Index dimension, Rng& rng) const;
  /// The law of any projection of the noise, scaled to variance 1.
  ClampedNoise projected(Eigen::Index dimension) const;
  /// The price of one vector with this noise.
  Booking booking() const;

private:
  double m_epsilon, m_delta, m_rows;
  double m_normalUnit = 0;  ///< the scale of normal noise for sensitivity 1
};

}  // namespace epsiscope
