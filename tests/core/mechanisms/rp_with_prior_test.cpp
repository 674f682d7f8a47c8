#include "core/mechanisms/rp_with_prior.h"

#include "core/mechanisms/rp_with_prior_debiased.h"
#include "tests/support/shared_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace epsiscope::rp_with_prior_test {
namespace {

/// A prior whose optimal interval is [lower, upper] for every epsilon and zeta: one bin.
Prior oneBin(double lower, double upper) {
  return uniformPrior({lower, upper}, 1);
}

TEST(RpWithPrior, ReachesTheOracle) {
  NEEDS_FILE(test::oracleFile("rp_with_prior"));
  const auto oracle = test::oracle("rp_with_prior");
  ASSERT_FALSE(oracle["cases"].empty());
  for (const auto& c : oracle["cases"]) {
    const double a1 = c["A1"], a2 = c["A2"], zeta = c["zeta"], epsilon = c["epsilon"], y = c["y"];
    const LabelBounds bounds{std::min(a1, y) - 1, std::max(a2, y) + 1};
    const RpWithPrior mechanism(bounds, oneBin(a1, a2), epsilon, zeta, OutsideRule::project);
    const RpWithPriorDebiased debiased(bounds, oneBin(a1, a2), epsilon, zeta, OutsideRule::project);
    const double mean = mechanism.mean(y), variance = mechanism.variance(y), slope = c["slope"];
    const double size = std::abs(a1) + std::abs(a2) + zeta + std::abs(y);
    EXPECT_NEAR(mechanism.interval().gamma, c["gamma"], 1e-9 * mechanism.interval().gamma);
    EXPECT_NEAR(mean, c["mean"], 1e-9 * size);
    EXPECT_NEAR(variance, c["variance"], 1e-9 * variance);
    EXPECT_NEAR((mean - y) * (mean - y) + variance, c["squared_error"], 1e-9 * (size * size));
    EXPECT_NEAR(debiased.mean(y), std::clamp(y, a1, a2), 1e-9 * size);
    EXPECT_NEAR(debiased.variance(y), variance / (slope * slope), 1e-9 * debiased.variance(y));
    EXPECT_NEAR(std::exp(mechanism.logDensity(std::clamp(y, a1, a2), y)) * 2 * zeta, c["stay_probability"],
                1e-9);
  }
}

TEST(RpWithPrior, HasPiecesForTheLabelsBelowInsideAndAboveItsInterval) {
  const auto ends = [](LabelBounds bounds, OutsideRule rule) {
    std::vector<double> found;
    for (const MomentPiece& piece : RpWithPrior(bounds, oneBin(2, 4), 1, 0.5, rule).moments().pieces)
      found.push_back(piece.end);
    return found;
  };
  for (const OutsideRule rule : {OutsideRule::project, OutsideRule::uniform}) {
    EXPECT_EQ(ends({0, 5}, rule), (std::vector<double>{2, 4, 5}));
    EXPECT_EQ(ends({2, 4}, rule), (std::vector<double>{4}));
    EXPECT_EQ(ends({2.5, 3}, rule),
              (std::vector<double>{3}));                      // the interval leaves the bounds on both sides
    EXPECT_EQ(ends({0, 1}, rule), (std::vector<double>{1}));  // all labels below it
    EXPECT_EQ(ends({7, 9}, rule), (std::vector<double>{9}));  // all labels above it
    EXPECT_EQ(ends({3, 9}, rule), (std::vector<double>{4, 9}));
  }
}

TEST(RpWithPrior, MovesLabelsOutsideToTheNearestEnd) {
  const RpWithPrior mechanism({0, 10}, oneBin(2, 4), 1, 0.5, OutsideRule::project);
  EXPECT_DOUBLE_EQ(mechanism.mean(0), mechanism.mean(2));
  EXPECT_EQ(mechanism.mean(9), mechanism.mean(10));
  EXPECT_LT(mechanism.mean(2), mechanism.mean(3));
  EXPECT_NEAR(mechanism.mean(3.999999), mechanism.mean(4.000001), 1e-5);
  EXPECT_EQ(mechanism.breakpoints(0), mechanism.breakpoints(2));
}

TEST(RpWithPrior, UniformRuleAnswersLabelsOutsideEvenly) {
  const RpWithPrior mechanism({0, 10}, oneBin(2, 4), 1, 0.5, OutsideRule::uniform);
  EXPECT_EQ(mechanism.mean(1), 3);
  EXPECT_DOUBLE_EQ(mechanism.variance(1), 9.0 / 12);
  EXPECT_DOUBLE_EQ(std::exp(mechanism.logDensity(1.7, 1)), 1.0 / 3);
  EXPECT_EQ(mechanism.breakpoints(1), (std::vector<double>{1.5, 4.5}));
  EXPECT_LT(mechanism.mean(2), 3);  // the end itself belongs to the interval
  EXPECT_GT(mechanism.mean(4), 3);
}

TEST(RpWithPrior, DensityChangesAtExactlyItsBreakpoints) {
  for (const double epsilon : {0.3, 5.0}) {
    const RpWithPriorDebiased mechanism({0, 5}, oneBin(0.7, 3.1), epsilon, 0.2, OutsideRule::project);
    const auto jumps = mechanism.breakpoints(1.9);
    ASSERT_EQ(jumps.size(), 4U);
    const auto before = [&](double t) {
      return mechanism.logDensity(std::nextafter(t, -std::numeric_limits<double>::infinity()), 1.9);
    };
    EXPECT_EQ(before(jumps[0]), -std::numeric_limits<double>::infinity());
    EXPECT_NEAR(mechanism.logDensity(jumps[1], 1.9) - before(jumps[1]), epsilon, 1e-12);
    EXPECT_NEAR(before(jumps[2]) - mechanism.logDensity(jumps[2], 1.9), epsilon, 1e-12);
    EXPECT_EQ(mechanism.logDensity(jumps[3], 1.9), -std::numeric_limits<double>::infinity());
  }
}

TEST(RpWithPriorDebiased, TellsTheLabelOnAverageEvenForTinyEpsilon) {
  for (const double epsilon : {1e-6, 0.1, 700.0}) {
    const RpWithPriorDebiased mechanism({0, 5}, uniformPrior({0, 5}, 10), epsilon, 0.3, OutsideRule::project);
    EXPECT_NEAR(mechanism.mean(1.25), 1.25, 1e-12);
    EXPECT_TRUE(std::isfinite(mechanism.variance(1.25)));
  }
}

}  // namespace
}  // namespace epsiscope::rp_with_prior_test
