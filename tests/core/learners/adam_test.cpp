#include "core/learners/adam.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace epsiscope::adam_test {
namespace {

using Eigen::VectorXf;

VectorXf one(float value) {
  return VectorXf::Constant(1, value);
}

/// Two steps by hand, w = 1, penalty 0.1, gradients 0.5 and -0.25.
/// First: g = 0.6, m = 0.06, v = 0.00036; both corrected g and g^2: the step is the rate.
/// Second: g = -0.25 + 0.0999 = -0.1501, m = 0.054 - 0.01501 = 0.03899, v = 0.00035964 + 0.00002253001;
/// corrected 0.03899/0.19 = 0.2052105 and 0.00038217001/0.001999 = 0.1911806, root 0.4372420.
TEST(Adam, StepsAsByHand) {
  Adam adam(1);
  VectorXf w = one(1);
  adam.step(w, one(0.5f), 1e-3, 0.1);
  EXPECT_NEAR(w[0], 0.999, 1e-7);
  adam.step(w, one(-0.25f), 1e-3, 0.1);
  EXPECT_NEAR(w[0], 0.999 - 1e-3 * 0.2052105 / 0.4372420, 1e-7);  // the spacing of floats is 6e-8
}

TEST(Adam, OnlyThePenaltyMovesWeightsWithoutGradient) {
  VectorXf free = one(0.5f), pulled = one(0.5f);
  Adam first(1), second(1);
  for (int t = 0; t < 100; ++t) {
    first.step(free, one(0), 1e-3, 0);
    second.step(pulled, one(0), 1e-3, 1e-4);
  }
  EXPECT_EQ(free[0], 0.5f);
  EXPECT_NEAR(pulled[0], 0.4, 0.01);  // however weak the pull, Adam makes it nearly a rate in every step
}

/// Gradients that grow by 0.999/0.9 make the bound of 7.3 rates tight.
TEST(Adam, MovesNoWeightByMoreThanItsBound) {
  Adam adam(1);
  double gradient = 1e-6, largest = 0;
  for (int t = 0; t < 300; ++t, gradient *= 0.999 / 0.9) {
    VectorXf w = one(0);
    adam.step(w, one(static_cast<float>(gradient)), 1, 0);
    largest = std::max(largest, std::abs(static_cast<double>(w[0])));
  }
  EXPECT_LE(largest, 7.3);
  EXPECT_GE(largest, 3.5);
}

TEST(Adam, SaysWhenNumbersAreNoLongerFinite) {
  for (const float gradient :
       {1e21f, std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN()}) {
    Adam adam(2);
    VectorXf w = VectorXf::Zero(2);
    adam.step(w, VectorXf::Constant(2, 1e15f), 1e-3, 0);
    EXPECT_TRUE(adam.finite());
    EXPECT_TRUE(w.allFinite());
    adam.step(w, VectorXf{{0.0f, gradient}}, 1e-3, 0);
    EXPECT_FALSE(adam.finite());
  }
}

}  // namespace
}  // namespace epsiscope::adam_test
