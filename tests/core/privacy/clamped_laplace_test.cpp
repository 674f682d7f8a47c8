#include "core/privacy/clamped_laplace.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace epsiscope::clamped_laplace_test {
namespace {

/// The move and its square by Simpson's rule over each side up to the bound, plus the mass beyond it.
ClampedMove byQuadrature(double value, const LabelBounds& bounds, double scale) {
  ClampedMove move;
  for (const double side : {-1.0, 1.0}) {
    const double length = side < 0 ? value - bounds.lower : bounds.upper - value;
    const double reach = std::min(length, 60 * scale);
    constexpr int kSteps = 20000;
    const double step = reach / kSteps;
    double first = 0, second = 0;
    for (int i = 0; i <= kSteps; ++i) {
      const double z = i * step;
      const double weight = (i == 0 || i == kSteps ? 1
                             : i % 2 == 1          ? 4
                                                   : 2) *
                            std::exp(-z / scale) / (2 * scale);
      first += weight * z;
      second += weight * z * z;
    }
    const double beyond = reach < length ? 0 : std::exp(-length / scale) / 2;
    move.mean += side * (first * step / 3 + length * beyond);
    move.meanSquare += second * step / 3 + length * length * beyond;
  }
  return move;
}

TEST(ClampedLaplace, IsItsQuadrature) {
  const LabelBounds bounds{-1, 4};
  for (const double value : {-1.0, -0.2, 1.5, 3.9, 4.0})
    for (const double scale : {1e-3, 0.1, 1.0, 30.0, 1e4}) {
      const ClampedMove found = clampedLaplace(value, bounds, scale),
                        expected = byQuadrature(value, bounds, scale);
      EXPECT_NEAR(found.mean, expected.mean, 1e-9 * 5) << value << " " << scale;
      EXPECT_NEAR(found.meanSquare, expected.meanSquare, 1e-9 * std::max(expected.meanSquare, 1e-6));
    }
}

TEST(ClampedLaplace, IsContinuousWhereTheSeriesTakesOver) {
  const LabelBounds bounds{0, 1};
  const double below = clampedLaplace(0, bounds, 1 / 0.9999999e-3).meanSquare;
  const double above = clampedLaplace(0, bounds, 1 / 1.0000001e-3).meanSquare;
  EXPECT_NEAR(below, above, 1e-9 * below);
}

TEST(ClampedLaplace, GoesFromNothingToACoinBetweenTheBounds) {
  const LabelBounds bounds{2, 5};
  EXPECT_EQ(clampedLaplace(3, bounds, 0).meanSquare, 0);
  for (const double scale : {1e12, 1e300, std::numeric_limits<double>::infinity()}) {
    EXPECT_NEAR(clampedLaplace(3, bounds, scale).mean, 0.5, 1e-9) << scale;
    EXPECT_NEAR(clampedLaplace(3, bounds, scale).meanSquare, (1.0 + 4.0) / 2, 1e-9) << scale;
  }
  // Tiny noise far from the bounds: Laplace's own moments.
  EXPECT_NEAR(clampedLaplace(3, bounds, 1e-3).meanSquare, 2e-6, 1e-15);
}

}  // namespace
}  // namespace epsiscope::clamped_laplace_test
