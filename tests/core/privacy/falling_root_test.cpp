#include "core/privacy/falling_root.h"

#include <gtest/gtest.h>

#include <cmath>

namespace epsiscope::falling_root_test {
namespace {

TEST(FallingRoot, IsFoundFromBelowWhateverItsSize) {
  for (const double root : {1e-9, 0.3, 1.0, 7.0, 1e9}) {
    const auto falling = [root](double x) { return std::log(root / x); };
    EXPECT_NEAR(fallingRootFrom(1e-300, falling), root, 1e-13 * root);
  }
}

TEST(FallingRoot, IsNothingWhereTheFunctionBeginsBelowAndInfiniteWhereItStaysAbove) {
  EXPECT_EQ(fallingRootFrom(0, [](double x) { return -x; }), 0);
  EXPECT_EQ(fallingRootFrom(1e-300, [](double x) { return -1 - x; }), 0);
  EXPECT_EQ(fallingRootFrom(0, [](double x) { return 1 / (1 + x); }), kInfinity);
}

}  // namespace
}  // namespace epsiscope::falling_root_test
