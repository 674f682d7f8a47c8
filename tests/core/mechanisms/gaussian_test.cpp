#include "core/mechanisms/gaussian.h"

#include "core/mechanisms/registry.h"

#include <gtest/gtest.h>

#include <cmath>

namespace epsiscope::gaussian_test {
namespace {

TEST(Gaussian, RangeHoldsExactlyTheMass) {
  const Gaussian mechanism({0, 1}, 2, {});
  for (const double mass : {0.1, 0.6826894921370859, 0.9999, 1 - 1e-12}) {
    const OutputRange range = mechanism.outputRange(0.5, mass);
    EXPECT_NEAR(std::erfc((range.upper - 0.5) / 2 / std::sqrt(2.0)), 1 - mass, 1e-14);
    EXPECT_NEAR(range.upper - 0.5, 0.5 - range.lower, 1e-12);
  }
  EXPECT_NEAR(mechanism.outputRange(0.5, 0.6826894921370859).upper, 2.5, 1e-9);
}

TEST(Gaussian, TheClassicFormulaIsProvedBelowOneOnly) {
  MechanismParameters p;
  p.bounds = {0, 2};
  p.delta = 1e-5;
  p.epsilon = 0.999;
  EXPECT_TRUE(findMechanism("gaussian-classic")->make(p)->guarantee().proved());
  p.epsilon = 1;
  const auto mechanism = findMechanism("gaussian-classic")->make(p);
  EXPECT_FALSE(mechanism->guarantee().proved());
  EXPECT_NE(mechanism->guarantee().note().find("epsilon below 1"), std::string::npos);
  EXPECT_NEAR(mechanism->variance(1), 4 * 2 * std::log(1.25e5), 1e-9);  // still computes
  EXPECT_TRUE(findMechanism("gaussian")->make(p)->guarantee().proved());
}

}  // namespace
}  // namespace epsiscope::gaussian_test
