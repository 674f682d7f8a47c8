#include "core/erm/sine_cosine.h"

#include "core/random/rng.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace epsiscope::sine_cosine_test {
namespace {

constexpr double kTolerance = 2e-16;

void expectRight(double x) {
  const SineCosine found = sineCosine(x);
  // Reference values with eleven more bits.
  EXPECT_LE(std::abs(static_cast<double>(found.sine - std::sin(static_cast<long double>(x)))), kTolerance)
      << x;
  EXPECT_LE(std::abs(static_cast<double>(found.cosine - std::cos(static_cast<long double>(x)))), kTolerance)
      << x;
}

TEST(SineCosine, IsRightOverItsRange) {
  Rng rng(1);
  for (const double size : {1e-9, 1.0, 4.0, 100.0, 1e4, kLargestAngle})
    for (int k = 0; k < 50'000; ++k) expectRight(size * (2 * rng.uniform() - 1));
}

TEST(SineCosine, IsRightAroundQuarterTurns) {
  for (int n = -3000; n <= 3000; ++n)
    for (const double off : {0.0, 1e-16, 1e-12, 1e-6, std::numbers::pi / 4}) {
      expectRight(n * std::numbers::pi / 2 + off);
      expectRight(n * std::numbers::pi / 2 - off);
    }
}

TEST(SineCosine, IsExactAtZero) {
  EXPECT_EQ(sineCosine(0).sine, 0);
  EXPECT_EQ(sineCosine(0).cosine, 1);
  EXPECT_EQ(sineCosine(1e-200).sine, 1e-200);
}

}  // namespace
}  // namespace epsiscope::sine_cosine_test
