#include "core/staged/residual_randomizer.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "core/audit/audit.h"

namespace epsiscope::residual_randomizer_test {
namespace {

constexpr double kEpsilons[] = {1e-3, 0.05, 0.5, 1, 2, 5, 8};

std::vector<ResidualRandomizer> both(double half, double epsilon) {
  std::vector<ResidualRandomizer> made;
  made.push_back(rpOfResiduals(half, epsilon));
  made.push_back(bestOfResiduals(half, epsilon));
  return made;
}

TEST(ResidualRandomizer, PassesTheAudit) {
  for (const double epsilon : kEpsilons)
    for (const double half : {1e-6, 1.0, 5e4})
      for (const ResidualRandomizer& randomizer : both(half, epsilon)) {
        const AuditReport report = audit(*randomizer.mechanism);
        EXPECT_TRUE(report.passed) << epsilon << " half " << half;
        EXPECT_LE(report.measured, epsilon * (1 + 1e-9)) << epsilon << " half " << half;
        EXPECT_GE(report.measured, 0.9 * epsilon) << "no epsilon is left over";
        EXPECT_EQ(randomizer.mechanism->guarantee().epsilon(), epsilon);
      }
}

TEST(ResidualRandomizer, IsUnbiasedUpToTheEnds) {
  for (const double epsilon : kEpsilons)
    for (const double half : {0.2, 30.0})
      for (const ResidualRandomizer& randomizer : both(half, epsilon))
        for (int i = 0; i <= 20; ++i) {
          const double residual = half * (0.1 * i - 1);
          EXPECT_NEAR(randomizer.mechanism->mean(residual), residual, 1e-9 * half * (1 + 1 / epsilon))
              << epsilon << " half " << half;
        }
}

/// Within five standard deviations of the mean of 40000 draws.
TEST(ResidualRandomizer, DrawsHaveTheMeanOfTheResidual) {
  Rng rng(4);
  for (const double epsilon : {0.5, 2.0, 6.0})
    for (const ResidualRandomizer& randomizer : both(2, epsilon))
      for (const double residual : {-2.0, -0.7, 0.0, 1.3, 2.0}) {
        constexpr int kDraws = 40000;
        double sum = 0;
        for (int i = 0; i < kDraws; ++i) sum += randomizer.mechanism->sample(residual, rng);
        const double sd = std::sqrt(randomizer.mechanism->variance(residual) / kDraws);
        EXPECT_NEAR(sum / kDraws, residual, 5 * sd + 1e-12) << epsilon;
      }
}

/// The midpoint rule over residuals; the variance has kinks at the grid's centres, so an error of a few
/// thousandths is left.
TEST(ResidualRandomizer, VarianceIsTheMeanOverUniformResiduals) {
  for (const double epsilon : {0.05, 0.5, 2.0, 8.0})
    for (const double half : {0.2, 30.0})
      for (const ResidualRandomizer& randomizer : both(half, epsilon)) {
        constexpr int kSteps = 20000;
        double sum = 0;
        for (int i = 0; i < kSteps; ++i)
          sum += randomizer.mechanism->variance(half * (2 * (i + 0.5) / kSteps - 1)) / kSteps;
        EXPECT_NEAR(randomizer.variance, sum, 1e-3 * sum) << epsilon;
      }
}

TEST(ResidualRandomizer, TheBestIsNoWorseAndFollowsTheUnit) {
  int better = 0;
  for (const double epsilon : {1e-3, 0.05, 0.5, 1.0, 2.0, 5.0, 8.0, 15.0}) {
    const double rp = rpOfResiduals(1, epsilon).variance, best = bestOfResiduals(1, epsilon).variance;
    EXPECT_GT(best, 0);
    EXPECT_LE(best, rp);
    if (best < 0.99 * rp) ++better;
    EXPECT_NEAR(bestOfResiduals(70, epsilon).variance, 4900 * best, 1e-6 * 4900 * best);
    EXPECT_NEAR(rpOfResiduals(70, epsilon).variance, 4900 * rp, 1e-6 * 4900 * rp);
  }
  EXPECT_GT(better, 0);
}

TEST(ResidualRandomizer, StaysANumberAtAnyEpsilon) {
  Rng rng(6);
  for (const double epsilon : {1e-6, 1e-3, 40.0, 700.0})
    for (const double half : {1e-9, 1.0, 1e9})
      for (const ResidualRandomizer& randomizer : both(half, epsilon)) {
        EXPECT_TRUE(std::isfinite(randomizer.variance)) << epsilon << " " << half;
        EXPECT_GE(randomizer.variance, 0) << epsilon << " " << half;
        for (const double residual : {-half, 0.0, half}) {
          EXPECT_TRUE(std::isfinite(randomizer.mechanism->sample(residual, rng))) << epsilon << " " << half;
        }
      }
}

}  // namespace
}  // namespace epsiscope::residual_randomizer_test
