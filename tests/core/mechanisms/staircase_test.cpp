#include "core/mechanisms/staircase.h"

#include "tests/core/mechanisms/quadrature.h"
#include "tests/support/shared_files.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace epsiscope::staircase_test {
namespace {

TEST(Staircase, ReachesTheOracle) {
  NEEDS_FILE(test::oracleFile("staircase"));
  const auto oracle = test::oracle("staircase");
  ASSERT_FALSE(oracle["cases"].empty());
  for (const auto& c : oracle["cases"]) {
    const double epsilon = c["epsilon"], width = c["sensitivity"];
    const LabelBounds bounds{0, width};
    const auto near = [&](double found, const char* key) {
      const double expected = c[key];
      EXPECT_NEAR(found, expected, 1e-9 * expected) << key << " at epsilon " << epsilon;
    };
    near(staircaseGamma(StaircaseGoal::absoluteError, epsilon), "gamma_abs");
    near(staircaseGamma(StaircaseGoal::variance, epsilon), "gamma_var");
    const Staircase absolute(bounds, epsilon, StaircaseGoal::absoluteError);
    near(absolute.variance(0), "variance_at_gamma_abs");
    near(std::exp(absolute.logDensity(0, 0)), "peak_density_at_gamma_abs");
    near(Staircase(bounds, epsilon, StaircaseGoal::variance).variance(0), "variance_at_gamma_var");
  }
}

TEST(Staircase, TheAbsoluteVariantHasTheSmallestMeanAbsoluteError) {
  for (const double epsilon : {0.5, 2.0, 5.0}) {
    const auto error = [&](StaircaseGoal goal) {
      const Staircase mechanism({0, 2}, epsilon, goal);
      const OutputRange range = test::nearlyAll(mechanism, 1);
      return test::integrate(
          mechanism, 1, [](double t) { return std::abs(t - 1); }, range.lower, range.upper, 1e-13);
    };
    const double expected = 2 * std::exp(epsilon / 2) / std::expm1(epsilon);
    EXPECT_NEAR(error(StaircaseGoal::absoluteError), expected, 1e-9 * expected);
    EXPECT_GT(error(StaircaseGoal::variance), expected);
  }
}

TEST(Staircase, EveryBreakpointIsOneJumpByEpsilonBetweenNeighbouringDoubles) {
  for (const LabelBounds bounds : {LabelBounds{0, 5}, LabelBounds{-3.7, -1.2}, LabelBounds{1e6, 1e6 + 300}})
    for (const double epsilon : {0.01, 1.0, 6.0}) {
      const Staircase mechanism(bounds, epsilon, StaircaseGoal::variance);
      const double y = bounds.lower + 0.77 * bounds.width();
      for (const double b : mechanism.breakpoints(y)) {
        const double before =
            mechanism.logDensity(std::nextafter(b, -std::numeric_limits<double>::infinity()), y);
        const double after = mechanism.logDensity(b, y);
        ASSERT_NEAR(std::abs(after - before), epsilon, 1e-9) << "at " << b;
        ASSERT_EQ(after<before, b> y);
      }
    }
}

TEST(Staircase, NamesTheJumpsOfTheShownRangeAndNeverMoreThanMemoryHolds) {
  const Staircase coarse({0, 1}, 1, StaircaseGoal::variance);
  const OutputRange shown = coarse.outputRange(0.5, Mechanism::kBreakpointMass);
  const auto jumps = coarse.breakpoints(0.5);
  EXPECT_GE(jumps.front(), shown.lower);
  EXPECT_LT(jumps.front() - 1, shown.lower);
  EXPECT_LE(jumps.back(), shown.upper);
  EXPECT_GT(jumps.back() + 1, shown.upper);
  EXPECT_LE(Staircase({0, 1}, 1e-6, StaircaseGoal::variance).breakpoints(0).size(),
            Mechanism::kMostBreakpoints);
}

TEST(Staircase, HasItsPeakAtTheLabelEvenWhereTheInnermostStepIsNarrowerThanADouble) {
  const Staircase mechanism({0, 5}, 700, StaircaseGoal::variance);
  EXPECT_EQ(mechanism.logDensity(2, 2), mechanism.logDensity(0, 0));
  EXPECT_NEAR(mechanism.logDensity(2, 2) - mechanism.logDensity(2.5, 2), 700, 1e-9);
}

TEST(Staircase, IsNearlyLaplaceForTinyEpsilon) {
  const Staircase mechanism({0, 1}, 1e-6, StaircaseGoal::variance);
  EXPECT_NEAR(mechanism.variance(0) / 2e12, 1, 1e-9);
}

}  // namespace
}  // namespace epsiscope::staircase_test
