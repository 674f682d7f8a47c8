#include "core/privacy/normal_loss.h"

#include "core/base/numbers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace epsiscope::normal_loss_test {
namespace {

/// E max(0, 1 - e^(epsilon - N)) with N normal of mean moved^2/2 and deviation moved, by Simpson's rule from
/// where the integrand begins.
double deltaByQuadrature(double epsilon, double moved) {
  const double from = std::max(-12.0, epsilon / moved - moved / 2), to = std::max(12.0, from + 12);
  constexpr int kCells = 20'000;
  const double step = (to - from) / kCells;
  double sum = 0;
  for (int i = 0; i <= kCells; ++i) {
    const double z = from + i * step, weight = i == 0 || i == kCells ? 1 : i % 2 == 1 ? 4 : 2;
    sum -= weight * std::exp(-z * z / 2) * std::expm1(epsilon - moved * (z + moved / 2));
  }
  return sum * step / 3 / std::sqrt(2 * std::acos(-1.0));
}

TEST(NormalLoss, IsTheExpectationAtEveryEpsilonFromAbove) {
  for (const double moved : {1e-8, 1e-6, 1e-3, 0.1, 1.0, 4.0})
    for (const double deviations : {-30.0, -9.5, -8.5, -3.0, -0.5, 0.0, 0.5, 3.0, 10.0}) {
      const double epsilon = deviations * moved, expected = std::log(deltaByQuadrature(epsilon, moved));
      const double found = logDeltaOfNormal(epsilon, moved);
      // The quadrature itself is good to 1e-10.
      EXPECT_GE(found, expected - 1e-10) << moved << " " << deviations;
      EXPECT_LE(found, expected + 1e-10 + 2.1e-13 / moved) << moved << " " << deviations;
    }
}

TEST(NormalLoss, StaysAboveWhereNothingIsLeftOfTheDifference) {
  // delta(0) is 2 Phi(moved/2) - 1, about moved/sqrt(2 pi).
  for (const double moved : {1e-300, 1e-20, 1e-12, 1e-9, 1e-4})
    EXPECT_GE(logDeltaOfNormal(0, moved), std::log(std::erf(moved / 2 / std::sqrt(2.0)))) << moved;
  EXPECT_EQ(epsilonOfNormal(1e-300, 1e-5), 0);
}

TEST(NormalLoss, EpsilonHasItsDelta) {
  for (const double moved : {1e-6, 0.01, 1.0, 50.0})
    for (const double delta : {1e-300, 1e-10, 1e-7}) {
      const double epsilon = epsilonOfNormal(moved, delta);
      ASSERT_GT(epsilon, 0);
      EXPECT_LE(logDeltaOfNormal(epsilon, moved), std::log(delta));
      EXPECT_GT(logDeltaOfNormal(epsilon * (1 - 1e-6), moved), std::log(delta));
    }
  EXPECT_EQ(epsilonOfNormal(0, 0), 0);
  EXPECT_EQ(epsilonOfNormal(1, 0), kInfinity);
  EXPECT_EQ(epsilonOfNormal(0.1, 0.5), 0);
}

}  // namespace
}  // namespace epsiscope::normal_loss_test
