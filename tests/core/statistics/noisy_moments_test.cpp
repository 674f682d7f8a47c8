#include "core/statistics/noisy_moments.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "core/random/rng.h"
#include "tests/support/every_method.h"
#include "tests/support/made_columns.h"

namespace epsiscope::noisy_moments_test {
namespace {

/// In all rows.
std::vector<double> momentsOf(const std::vector<std::span<const double>>& columns,
                              const std::vector<LabelBounds>& bounds, unsigned threads = 1) {
  std::vector<std::uint32_t> rows(columns.front().size());
  std::iota(rows.begin(), rows.end(), 0U);
  return ColumnMoments::of(columns, bounds, rows, {}, threads)->values();
}

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
    const auto one = momentsOf({a.begin(), a.end()}, bounds), other = momentsOf({b.begin(), b.end()}, bounds);
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
  const std::vector<double> moments = momentsOf(columns, {{0, 100}, {-50, 200}});
  const auto found = correlationsFrom(moments, 2, columns.front().size());
  EXPECT_NEAR(found.at(0), test::pearson(*data, 1, 2), 1e-12);
}

/// Hardly ever is a correlation said to be there that is not; a strong one is said to be.
TEST(NoisyMoments, TellFromZeroOnlyWhatIsNotZero) {
  constexpr std::size_t kColumns = 6, kRows = 5000;
  constexpr int kDraws = 2000;
  constexpr double kLevel = 0.95;
  const double deviation = momentDeviation(kColumns, 2, {});
  // Means away from 0, and variances of .1 and .004: of the smaller noise leaves nothing.
  for (const double variance : {0.1, 0.004}) {
    std::vector<double> moments(2 * kColumns + 15, 0.0);
    for (std::size_t i = 0; i < kColumns; ++i) {
      moments[i] = 0.3 * kRows;
      moments[kColumns + i] = (variance + 0.09) * kRows;
    }
    for (std::size_t pair = 0; pair < 15; ++pair) moments[2 * kColumns + pair] = 0.09 * kRows;
    const NoisyNumbersLaw none{.centre = moments, .deviation = deviation};
    moments[2 * kColumns] += 0.095 * kRows;  // of the first two: .95 of the variance .1
    const NoisyNumbersLaw one{.centre = moments, .deviation = deviation};
    Rng rng(9);
    int wrong = 0, right = 0;
    for (int draw = 0; draw < kDraws; ++draw) {
      const auto ofNone = toldFromZero(none.draw(rng), kColumns, kRows, deviation, kLevel);
      wrong += std::ranges::count(ofNone, true) > 0 ? 1 : 0;
      right += toldFromZero(one.draw(rng), kColumns, kRows, deviation, kLevel)[0] ? 1 : 0;
    }
    EXPECT_LE(wrong, (1 - kLevel) * kDraws + 4 * std::sqrt(kDraws * kLevel * (1 - kLevel)));
    if (variance == 0.1) {
      EXPECT_GE(right, 0.9 * kDraws);
    }
  }
  const std::vector<double> exact = {0, 0, 100, 100, 50};
  EXPECT_TRUE(toldFromZero(exact, 2, 1000, 1e-3, kLevel)[0]);
  EXPECT_FALSE(toldFromZero(exact, 2, 1000, 1e3, kLevel)[0]);
}

/// More rows than a block has; and none once cancelled.
TEST(ColumnMoments, AreTheSameForAnyNumberOfThreads) {
  Rng rng(3);
  std::vector<double> a, b;
  std::vector<std::uint32_t> rows;
  double sum = 0, product = 0;
  for (std::uint32_t i = 0; i < 70'001; ++i) {
    a.push_back(2 * rng.uniform() - 1);
    b.push_back(rng.below(7) == 0 ? std::nan("") : 4 * rng.uniform() - 2);
    rows.push_back(i);
    sum += a.back();
    if (!std::isnan(b.back())) product += a.back() * std::clamp(b.back(), -1.0, 1.0);
  }
  const std::vector<LabelBounds> bounds(2, LabelBounds{-1, 1});
  const std::vector<double> one = momentsOf({a, b}, bounds, 1);
  EXPECT_EQ(momentsOf({a, b}, bounds, 4), one);
  EXPECT_NEAR(one[0], sum, 1e-8);
  EXPECT_NEAR(one[4], product, 1e-8);
  EXPECT_EQ(ColumnMoments::of({a, b}, bounds, rows, [] { return false; }), nullptr);
}

TEST(NoisyMoments, WithoutASpreadHaveNoCorrelation) {
  EXPECT_TRUE(std::isnan(correlationsFrom({1, 0, 0.5, 1, 0}, 2, 2).at(0)));
  EXPECT_EQ(correlationsFrom({0, 0, 1, 1, 3}, 2, 2).at(0), 1) << "what noise moved beyond 1 is 1";
}

}  // namespace
}  // namespace epsiscope::noisy_moments_test
