#pragma once

#include "core/privacy/bounds.h"
#include "core/random/projected_noise.h"

#include <Eigen/Core>

#include <array>
#include <optional>
#include <vector>

namespace epsiscope {

/// A symmetric law Z of variance 1 with the exact mean squared error of a prediction that is made noisy by it
/// and then clamped to bounds.
///
/// With C = clamp(mean + sd Z), e(t) = E max(Z - t, 0) and q(t) = E max(Z - t, 0)^2 / 2, values beyond a
/// bound are pushed back to it: a distance x beyond the upper one takes 2 (upper - label) x + x^2 off the
/// squared error. For a mean within the bounds, with t = (upper - mean)/sd and s = (mean - lower)/sd,
///   E (C - label)^2 = (mean - label)^2 + sd^2 - 2 (upper - label) sd e(t) - 2 sd^2 q(t)
///                                             - 2 (label - lower) sd e(s) - 2 sd^2 q(s),
/// and a mean beyond a bound begins from that bound in the same way. q is kept as polynomials of degree 5
/// with the values and the first two derivatives of q at steps of 1/32 and finer ones near 0, e is minus
/// their derivative: a few nanoseconds, right to 1e-9 of the squared width for labels near the bounds. Noise
/// much wider than the bounds, where the terms would cancel, is integrated (see the source).
class ClampedNoise {
public:
  /// One coordinate of noise in `dimension` dimensions with density proportional to exp(-|b|/scale), see
  /// ProjectedNoise: any projection of it onto a unit vector.
  static ClampedNoise ofNorm(Eigen::Index dimension);
  static ClampedNoise normal();

  double tail(double t) const;  ///< P(Z > t)
  /// E (clamp(mean + sd Z) - label)^2; the label may lie outside. sd = 0: without noise.
  double expectedSquaredError(double mean, double sd, const LabelBounds& bounds, double label) const;

private:
  struct Cell {
    double width = 0;
    std::array<double, 6> powers{};  ///< of the place within the cell, from 0 to 1
  };

  explicit ClampedNoise(std::optional<ProjectedNoise> projected);
  NoiseBeyond exactly(double t) const;
  Cell cell(double begin, double width) const;
  double takenBack(double distance, double lever, double sd) const;
  double ofWideNoise(double mean, double sd, const LabelBounds& bounds, double label) const;

  std::optional<ProjectedNoise> m_projected;  ///< absent: normal
  double m_unit = 1;                          ///< the standard deviation of m_projected
  std::vector<Cell> m_cells;
};

}  // namespace epsiscope
