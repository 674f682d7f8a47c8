#include "core/erm/loss.h"

#include <gtest/gtest.h>

#include <cmath>

namespace epsiscope::loss_test {
namespace {

const Loss kLosses[] = {{LossKind::logistic, 0.5},      {LossKind::huber, 0.5},
                        {LossKind::huber, 0.1},         {LossKind::huber, 2},
                        {LossKind::smoothedHinge, 0.5}, {LossKind::smoothedHinge, 0.01},
                        {LossKind::smoothedHinge, 1.5}};

/// The losses as the paper prints them, equations (23) and (35).
double printed(const Loss& loss, double z) {
  const double h = loss.h, r = 1 - z;
  if (loss.kind == LossKind::logistic) return std::log(1 + std::exp(-z));
  if (z > 1 + h) return 0;
  if (z < 1 - h) return r;
  if (loss.kind == LossKind::huber) return (1 + h - z) * (1 + h - z) / (4 * h);
  return -std::pow(r, 4) / (16 * h * h * h) + 3 * r * r / (8 * h) + r / 2 + 3 * h / 16;
}

TEST(Loss, IsWhatThePaperPrints) {
  for (const Loss& loss : kLosses)
    for (double z = -8; z < 8; z += 0.0137)
      EXPECT_NEAR(value(loss, z), printed(loss, z), 1e-14 * (1 + std::abs(z))) << nameOf(loss.kind) << z;
}

TEST(Loss, DerivativesAreThoseOfTheValue) {
  const double step = 1e-6;
  for (const Loss& loss : kLosses)
    for (double z = -8; z < 8; z += 0.0137) {
      // Central differences: second order, and rounding of 1e-16/step.
      const double slope = (value(loss, z + step) - value(loss, z - step)) / (2 * step);
      EXPECT_NEAR(derivative(loss, z), slope, 1e-6 / loss.h) << nameOf(loss.kind) << z;
      if (loss.kind == LossKind::huber && std::abs(std::abs(1 - z) - loss.h) < 2 * step) continue;
      const double change = (derivative(loss, z + step) - derivative(loss, z - step)) / (2 * step);
      EXPECT_NEAR(secondDerivative(loss, z), change, 1e-5 / (loss.h * loss.h)) << nameOf(loss.kind) << z;
    }
}

TEST(Loss, DerivativesKeepTheBoundsOfTheProofs) {
  for (const Loss& loss : kLosses) {
    double steepest = 0, sharpest = 0;
    for (double z = -40; z <= 40; z += 1.0 / 512) {
      const LossPoint at = lossAt(loss, z);
      EXPECT_LE(at.derivative, 0);
      EXPECT_GE(at.derivative, -1);
      EXPECT_GE(at.secondDerivative, 0);
      EXPECT_LE(at.secondDerivative, curvature(loss) * (1 + 1e-15));
      steepest = std::max(steepest, -at.derivative);
      sharpest = std::max(sharpest, at.secondDerivative);
    }
    EXPECT_NEAR(steepest, 1, 1e-15);
    EXPECT_NEAR(sharpest, curvature(loss), 1e-12 / loss.h);
  }
}

TEST(Loss, SumsAreThoseOfTheirParts) {
  const Eigen::VectorXd margins = Eigen::VectorXd::LinSpaced(77, -60, 60);
  for (const Loss& loss : kLosses) {
    Eigen::VectorXd derivatives, secondDerivatives;
    double sum = 0;
    EXPECT_EQ(sumOfLosses(loss, margins.tail(1), derivatives, secondDerivatives), value(loss, 60));
    const double found = sumOfLosses(loss, margins, derivatives, secondDerivatives);
    for (Eigen::Index i = 0; i < margins.size(); ++i) {
      sum += value(loss, margins[i]);
      EXPECT_EQ(derivatives[i], derivative(loss, margins[i]));
      EXPECT_EQ(secondDerivatives[i], secondDerivative(loss, margins[i]));
    }
    EXPECT_NEAR(found, sum, 1e-14 * sum);
  }
}

TEST(Loss, NoMarginOverflows) {
  for (const Loss& loss : kLosses)
    for (const double z : {1e300, 1e18, 800.0}) {
      EXPECT_EQ(lossAt(loss, z).value, 0);
      EXPECT_EQ(lossAt(loss, z).derivative, 0);
      EXPECT_EQ(lossAt(loss, z).secondDerivative, 0);
      EXPECT_DOUBLE_EQ(lossAt(loss, -z).value, loss.kind == LossKind::logistic ? z : 1 + z);
      EXPECT_EQ(lossAt(loss, -z).derivative, -1);
      EXPECT_EQ(lossAt(loss, -z).secondDerivative, 0);
    }
}

TEST(Loss, NamesLeadBack) {
  EXPECT_EQ(lossNames(), (std::vector<std::string>{"logistic", "huber", "smoothed-hinge"}));
  for (const std::string& name : lossNames()) EXPECT_EQ(nameOf(lossKindNamed(name).value()), name);
  EXPECT_FALSE(lossKindNamed("hinge"));
}

}  // namespace
}  // namespace epsiscope::loss_test
