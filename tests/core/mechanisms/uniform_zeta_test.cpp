#include "core/mechanisms/prior_averages.h"
#include "core/mechanisms/rp_with_prior_debiased.h"
#include "core/mechanisms/suggested_zeta.h"

#include <gtest/gtest.h>

#include <cmath>

namespace epsiscope::uniform_zeta_test {
namespace {

const LabelBounds kBounds{-1, 3};

double meanVarianceAt(double epsilon, double zeta) {
  const RpWithPriorDebiased mechanism(kBounds, uniformPrior(kBounds, 1), epsilon, zeta, OutsideRule::project);
  return meanVariance(mechanism.moments(), nullptr);
}

TEST(UniformZeta, NoOtherZetaIsBetter) {
  for (const double epsilon : {1e-3, 0.05, 0.5, 1.0, 2.0, 4.0, 8.0, 20.0}) {
    const double zeta = zetaForUniformLabels(epsilon, kBounds);
    const double best = meanVarianceAt(epsilon, zeta);
    for (double factor = 1e-3; factor < 1e3; factor *= 1.02)
      ASSERT_GE(meanVarianceAt(epsilon, zeta * factor), best * (1 - 1e-12)) << epsilon << " " << factor;
  }
}

TEST(UniformZeta, FollowsItsLimits) {
  EXPECT_NEAR(zetaForUniformLabels(60, kBounds) / (4 * std::exp(-20.0) / 2), 1, 1e-6);
  EXPECT_NEAR(zetaForUniformLabels(1e-6, kBounds) / 4, 0.5, 1e-5);
  EXPECT_GT(zetaForUniformLabels(700, kBounds), 0);
  EXPECT_EQ(zetaForUniformLabels(1e5, kBounds), zetaForUniformLabels(1500, kBounds)) << "above 0";
}

}  // namespace
}  // namespace epsiscope::uniform_zeta_test
