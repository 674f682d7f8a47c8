#include "core/kernels/kernel_loss.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "tests/core/kernels/kernel_losses.h"

namespace epsiscope::kernel_loss_test {
namespace {

std::vector<double> labelsFor(const KernelLoss& loss) {
  return isOfClasses(loss.kind) ? std::vector{-1.0, 1.0} : std::vector{-1.0, -0.3, 0.0, 0.7, 1.0};
}

/// The least of L(u) + b u over a fine grid of u: -L*(-b), but for the grid's step times the slope.
double conjugate(const KernelLoss& loss, double label, double dual) {
  double least = std::numeric_limits<double>::infinity();
  for (double u = -40; u <= 40; u += 1e-3) least = std::min(least, valueOf(loss, u, label) + dual * u);
  return least;
}

TEST(KernelLoss, HasNamesThatComeBack) {
  EXPECT_EQ(kernelLossNames().size(), 7U);
  for (const std::string& name : kernelLossNames()) EXPECT_EQ(nameOf(*kernelLossNamed(name)), name);
  EXPECT_FALSE(kernelLossNamed("hubert").has_value());
  EXPECT_EQ(kernelLossNames(true), (std::vector<std::string>{"hinge", "logistic"}));
  EXPECT_EQ(kernelLossNames(false).size(), 5U);
}

/// By hand.
TEST(KernelLoss, HasItsValues) {
  const double t = 0.15, q = 0.8;
  const auto at = [&](KernelLossKind kind, double u, double y) {
    return valueOf({.kind = kind, .threshold = t, .quantile = q}, u, y);
  };
  EXPECT_DOUBLE_EQ(at(KernelLossKind::square, 0.2, 0.7), 0.25);
  EXPECT_DOUBLE_EQ(at(KernelLossKind::huber, 0.6, 0.7), 0.01);
  EXPECT_DOUBLE_EQ(at(KernelLossKind::huber, 0.2, 0.7), 2 * t * 0.5 - t * t);
  EXPECT_DOUBLE_EQ(at(KernelLossKind::absolute, 0.9, 0.7), 0.2);
  EXPECT_DOUBLE_EQ(at(KernelLossKind::insensitive, 0.6, 0.7), 0);
  EXPECT_DOUBLE_EQ(at(KernelLossKind::insensitive, 0.2, 0.7), 0.35);
  EXPECT_DOUBLE_EQ(at(KernelLossKind::pinball, 0.2, 0.7), 0.4);
  EXPECT_DOUBLE_EQ(at(KernelLossKind::pinball, 0.7, 0.2), 0.1);
  EXPECT_DOUBLE_EQ(at(KernelLossKind::hinge, 0.4, -1), 1.4);
  EXPECT_DOUBLE_EQ(at(KernelLossKind::logistic, 0, -1), std::log(2));
  EXPECT_NEAR(at(KernelLossKind::logistic, 800, -1), 800, 1e-12);
}

/// Convex, at most 1 at the prediction 0, and no steeper than its slopes.
TEST(KernelLoss, IsConvexWithItsSlopes) {
  for (const KernelLoss& loss : test::everyKernelLoss()) {
    const LossSlopes slopes = slopesOf(loss);
    double steepest = 0, lowest = 0, atZero = 0;
    for (const double label : labelsFor(loss)) {
      atZero = std::max(atZero, valueOf(loss, 0, label));
      double before = -std::numeric_limits<double>::infinity();
      for (double u = -30; u < 30; u += 0.01) {
        const double slope = (valueOf(loss, u + 0.01, label) - valueOf(loss, u, label)) / 0.01;
        EXPECT_GE(slope, before - 1e-9) << nameOf(loss.kind);
        before = slope;
        steepest = std::max(steepest, slope);
        lowest = std::min(lowest, slope);
      }
    }
    EXPECT_DOUBLE_EQ(valueAtZero(loss), atZero);
    EXPECT_LE(atZero, 1);
    if (loss.kind == KernelLossKind::square) continue;
    EXPECT_NEAR(slopes.rising, steepest, 1e-9) << nameOf(loss.kind);
    EXPECT_NEAR(slopes.falling, -lowest, 1e-9) << nameOf(loss.kind);
  }
}

/// 1, the threshold's 2 t, and the larger of q and 1 - q.
TEST(KernelLoss, HasItsLipschitzConstants) {
  for (const KernelLoss& loss : test::everyKernelLoss()) {
    const LossSlopes slopes = slopesOf(loss);
    const double lipschitz = std::max(slopes.falling, slopes.rising);
    const bool isSquare = loss.kind == KernelLossKind::square;
    EXPECT_EQ(std::isinf(lipschitz), isSquare);
    if (isSquare) continue;
    EXPECT_DOUBLE_EQ(lipschitz, loss.kind == KernelLossKind::huber     ? 0.3
                                : loss.kind == KernelLossKind::pinball ? 0.8
                                                                       : 1);
  }
}

/// L(u) + L*(-b) + b u, with L* by brute force.
TEST(KernelLoss, HasTheConjugateOfItsValues) {
  for (const KernelLoss& loss : test::everyKernelLoss())
    for (const double label : labelsFor(loss)) {
      const LossDual sides = dualOf(loss, label);
      for (const double share : {0.02, 0.3, 0.5, 0.77, 0.98}) {
        const double low = std::max(sides.low, -2.0), high = std::min(sides.high, 2.0);
        const double dual = low + share * (high - low), least = conjugate(loss, label, dual);
        for (const double u : {-3.0, -0.31, 0.0, 0.6, 0.72, 2.0}) {
          const double term = dualityTerm(loss, label, dual, u);
          EXPECT_GE(term, -1e-15);
          EXPECT_NEAR(term, valueOf(loss, u, label) + dual * u - least, 3e-3) << nameOf(loss.kind) << label;
        }
      }
    }
}

/// Against the best of many b.
TEST(KernelLoss, MaximisesTheDualInOneUnknown) {
  for (const KernelLoss& loss : test::everyKernelLoss())
    for (const double label : labelsFor(loss))
      for (const double curvature : {0.0, 0.01, 0.8, 30.0, 1e6})
        for (const double u : {-2.0, -0.3, 0.0, 0.55, 0.85, 1.2}) {
          const LossDual sides = dualOf(loss, label);
          const double low = std::max(sides.low, -9.0), high = std::min(sides.high, 9.0);
          for (const double share : {0.0, 0.25, 0.5, 1.0}) {
            const double before = low + share * (high - low);
            const auto gain = [&](double b) {
              return -dualityTerm(loss, label, b, 0) - u * (b - before) -
                     curvature * (b - before) * (b - before) / 2;
            };
            const double best = bestDual(loss, label, before, u, curvature);
            EXPECT_GE(best, sides.low);
            EXPECT_LE(best, sides.high);
            for (int i = 0; i <= 1000; ++i) {
              const double b = low + (high - low) * i / 1000;
              EXPECT_GE(gain(best), gain(b) - 1e-9 * (1 + curvature))
                  << nameOf(loss.kind) << b << ' ' << best;
            }
          }
        }
}

TEST(KernelLoss, OfMarginsFarAwayStaysFinite) {
  const KernelLoss logistic{.kind = KernelLossKind::logistic};
  for (const double u : {-1e4, -40.0, 40.0, 1e4})
    for (const double curvature : {0.0, 1.0, 1e8}) {
      const double b = bestDual(logistic, 1, 0.5, u, curvature);
      EXPECT_GE(b, 0);
      EXPECT_LE(b, 1);
    }
  EXPECT_EQ(fallingLogistic(1e4), 0);
  EXPECT_EQ(fallingLogistic(-1e4), 1);
  EXPECT_NEAR(fallingLogit(fallingLogistic(3)), 3, 1e-13);
}

}  // namespace
}  // namespace epsiscope::kernel_loss_test
