#include "core/statistics/noisy_moments.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/random/rng.h"
#include "tests/support/every_method.h"
#include "tests/support/made_columns.h"

namespace epsiscope::noisy_moments_test {
namespace {

/// One row replaced by any other, with values at and beyond the bounds.
TEST(NoisyMoments, NoRowMovesThemFurtherThanTheNoiseIsFor) {
  Rng rng(2);
  double most = 0;
  for (int round = 0; round < 2000; ++round) {
    const std::size_t d = 1 + rng.below(5);
    std::vector<std::vector<double>> a(d), b(d);
    const auto any = [&] {
      return rng.below(3) == 0 ? (rng.below(2) == 0 ? -9.0 : 9.0) : 4 * rng.uniform() - 2;
    };
    for (std::size_t i = 0; i < d; ++i) {
      a[i] = {any(), any()};
      b[i] = {a[i][0], any()};
    }
    const std::vector<LabelBounds> bounds(d, LabelBounds{-2, 2});
    const auto one = BoundedColumns({a.begin(), a.end()}, bounds).moments(),
               other = BoundedColumns({b.begin(), b.end()}, bounds).moments();
    double moved = 0;
    for (std::size_t i = 0; i < one.size(); ++i) moved += std::abs(one[i] - other[i]);
    // A Laplace law of this deviation has the scale deviation/sqrt 2.
    const double loss = moved * std::sqrt(2.0) / momentDeviation(d, 0.7, {});
    most = std::max(most, loss);
    EXPECT_LE(loss, 0.7 * (1 + 1e-12)) << d;
  }
  EXPECT_GT(most, 0.7 * 0.8) << "the noise is not for much more than a row can do";
}

TEST(NoisyMoments, WithoutNoiseGiveTheCorrelationsInsideTheBounds) {
  const auto data = test::visits(7, 30);
  const std::vector<std::span<const double>> columns = {data->columns[1].values, data->columns[2].values};
  const BoundedColumns held(columns, {{0, 100}, {-50, 200}});
  const auto found = correlationsFrom(held.moments(), 2, held.size());
  EXPECT_NEAR(found.at(0), test::pearson(*data, 1, 2), 1e-12);
}

TEST(NoisyMoments, WithoutASpreadHaveNoCorrelation) {
  EXPECT_TRUE(std::isnan(correlationsFrom({1, 0, 0.5, 1, 0}, 2, 2).at(0)));
  EXPECT_EQ(correlationsFrom({0, 0, 1, 1, 3}, 2, 2).at(0), 1) << "what noise moved beyond 1 is 1";
}

}  // namespace
}  // namespace epsiscope::noisy_moments_test
