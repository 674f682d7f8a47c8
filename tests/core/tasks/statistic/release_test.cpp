#include "core/tasks/statistic/released_statistic.h"
#include "core/tasks/statistic/release.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/audit/audit.h"
#include "core/statistics/statistic_row.h"

namespace epsiscope::release_test {
namespace {

const std::vector<StatisticKind> kKinds = {StatisticKind::count,    StatisticKind::sum,
                                           StatisticKind::mean,     StatisticKind::variance,
                                           StatisticKind::quantile, StatisticKind::histogram};
const std::vector<double> kValues = {-2, 0.25, 0.5, 1, 1, 2.75, 3, 4.5, 5, 7, 8, 30};

StatisticRelease releaseOf(StatisticKind kind, const std::string& mechanism,
                           const std::vector<double>& values = kValues) {
  return StatisticRelease(
      {.kind = kind, .mechanism = mechanism, .bounds = {0, 6}, .quantile = 0.3, .bins = 4, .delta = 1e-4},
      StatisticColumn::ofNumbers(values));
}

/// Every statistic with every mechanism that suits it.
template <class Check>
void forAll(const Check& check) {
  for (const StatisticKind kind : kKinds)
    for (const std::string& mechanism : mechanismsFor(kind)) {
      SCOPED_TRACE(mechanism + " kind " + std::to_string(static_cast<int>(kind)));
      check(releaseOf(kind, mechanism));
    }
}

TEST(StatisticRelease, TellsTheStatisticsOfTheTextbook) {
  const double n = 12, sum = std::accumulate(kValues.begin(), kValues.end(), 0.0);
  EXPECT_EQ(releaseOf(StatisticKind::count, "laplace").truth(), std::vector<double>{8});
  EXPECT_NEAR(releaseOf(StatisticKind::sum, "laplace").truth()[0], sum, 1e-12);
  EXPECT_NEAR(releaseOf(StatisticKind::mean, "laplace").truth()[0], sum / n, 1e-12);
  EXPECT_EQ(releaseOf(StatisticKind::histogram, "laplace").truth(), (std::vector<double>{4, 1, 1, 2}));
  EXPECT_EQ(releaseOf(StatisticKind::histogram, "laplace").clipped(), (std::vector<double>{5, 1, 1, 5}));
}

/// (clipped - true)^2 by hand: -2 becomes 0, 7, 8 and 30 become 6.
TEST(StatisticRelease, ClippingCostsTheSquaredBias) {
  EXPECT_NEAR(releaseOf(StatisticKind::sum, "laplace").clippingError(), std::pow(2 - 1 - 2 - 24, 2), 1e-9);
  EXPECT_NEAR(releaseOf(StatisticKind::mean, "laplace").clippingError(), std::pow(25 / 12.0, 2), 1e-12);
  EXPECT_EQ(releaseOf(StatisticKind::count, "laplace").clippingError(), 0);
}

/// The mean squared error over many releases, within six standard errors.
TEST(StatisticRelease, HasTheErrorThatDrawsHaveOnAverage) {
  forAll([](const StatisticRelease& release) {
    for (const double epsilon : {0.3, 2.0}) {
      Rng rng(77);
      constexpr int kDraws = 20'000;
      double sum = 0, squares = 0;
      for (int i = 0; i < kDraws; ++i) {
        const double error = release.squaredError(releasedStatistic({release, rng}, epsilon));
        sum += error;
        squares += error * error;
      }
      const double mean = sum / kDraws;
      const double se = std::sqrt((squares / kDraws - mean * mean) / kDraws);
      EXPECT_NEAR(release.error(epsilon), mean, 6 * se) << epsilon;
    }
  });
}

TEST(StatisticRelease, AddsNoiseOfTheScaleThatTheSensitivityDemands) {
  for (const StatisticKind kind : {StatisticKind::count, StatisticKind::sum, StatisticKind::mean,
                                   StatisticKind::variance, StatisticKind::histogram}) {
    const double scale = statisticRow(kind).sensitivity(static_cast<double>(kValues.size()), {0, 6}) / 0.7;
    EXPECT_NEAR(releaseOf(kind, "laplace").noiseError(0.7), 2 * scale * scale, 1e-12 * scale * scale);
    // Fine steps are nearly continuous; for counts the discrete law is known.
    const double discrete = releaseOf(kind, "discrete-laplace").noiseError(0.7);
    const bool counts = kind == StatisticKind::count || kind == StatisticKind::histogram;
    const double rate = counts ? 1 / scale : 0, q = std::exp(-rate);
    EXPECT_NEAR(discrete, counts ? 2 * q / (1 - q) / (1 - q) : 2 * scale * scale, 1e-8 * discrete);
  }
}

/// The guarantee of every release as a mechanism, over all effects that one row can have on its number.
TEST(StatisticRelease, PassesTheAuditOfItsMechanism) {
  forAll([](const StatisticRelease& release) {
    for (const double epsilon : {0.1, 1.0, 5.0}) {
      const AuditReport report = audit(*release.mechanism(epsilon));
      EXPECT_TRUE(report.passed) << "epsilon " << epsilon << " measured " << report.measured;
      EXPECT_LE(report.claimedEpsilon, epsilon);
    }
  });
}

/// A released whole number replayed on the neighbour: for every replaced row the count of steps moves by at
/// most the sensitivity for which the noise is made, so the noise never distinguishes the tables by more than
/// epsilon.
TEST(StatisticRelease, DiscreteNumbersOfNeighboursAreNoFurtherApartThanTheirNoiseCovers) {
  for (const StatisticKind kind : {StatisticKind::sum, StatisticKind::mean, StatisticKind::variance}) {
    const std::vector<double> extreme = {0, 0, 0, 0, 0, 6, 6, 6, 6.0 / 7, 0.1};
    double most = 0;
    for (const std::vector<double>& table : {kValues, extreme, std::vector<double>(8, 0.0)})
      for (std::size_t row = 0; row < table.size(); ++row)
        for (const double other : {-100.0, 0.0, 1.0 / 3, 2.9, 6.0, 1e9}) {
          std::vector<double> neighbour = table;
          neighbour[row] = other;
          // At an epsilon where the noise is zero the clipped and rounded statistic itself is released.
          Rng one(1), two(1);
          const double here = releasedStatistic({releaseOf(kind, "discrete-laplace", table), one}, 1e9)[0];
          const double there =
              releasedStatistic({releaseOf(kind, "discrete-laplace", neighbour), two}, 1e9)[0];
          const double reach = statisticRow(kind).sensitivity(static_cast<double>(table.size()), {0, 6});
          EXPECT_LE(std::abs(here - there), reach * (1 + 1e-12));
          most = std::max(most, std::abs(here - there) / reach);
        }
    EXPECT_GT(most, 0.8);  // the worst case is nearly met
  }
}

TEST(StatisticRelease, OfCountsIsWholeWhateverTheNoise) {
  for (const StatisticKind kind : {StatisticKind::count, StatisticKind::histogram}) {
    Rng rng(6);
    for (int i = 0; i < 200; ++i)
      for (const double number : releasedStatistic({releaseOf(kind, "discrete-laplace"), rng}, 0.05))
        ASSERT_EQ(number, std::floor(number));
  }
}

TEST(StatisticRelease, OfMoreRowsOfTheSameKindIsThatOfARepeatedTable) {
  std::vector<double> tenfold;
  for (int i = 0; i < 10; ++i) tenfold.insert(tenfold.end(), kValues.begin(), kValues.end());
  for (const StatisticKind kind : kKinds)
    for (const std::string& mechanism : mechanismsFor(kind)) {
      const StatisticRelease small = releaseOf(kind, mechanism), large = releaseOf(kind, mechanism, tenfold);
      EXPECT_NEAR(small.noiseErrorOfRows(0.5, 12), small.noiseError(0.5), 1e-12);
      const double expected = large.noiseError(0.5);
      // The quantile of few rows lies between order statistics; many rows leave no gaps there.
      const double tolerance = kind == StatisticKind::quantile ? 0.1 : 1e-9;
      EXPECT_NEAR(small.noiseErrorOfRows(0.5, 120), expected, tolerance * std::max(expected, 0.1));
      EXPECT_NEAR(small.clippingErrorOfRows(120), large.clippingError(),
                  (kind == StatisticKind::quantile ? 1 : 1e-9) * std::max(1.0, large.clippingError()));
    }
}

TEST(StatisticRelease, SaysWhatCannotBeReleased) {
  const ReleasePlan variance{.kind = StatisticKind::variance, .mechanism = "laplace", .bounds = {0, 1}};
  EXPECT_TRUE(reasonAgainst(variance, 1, {1}).has_value());
  EXPECT_FALSE(reasonAgainst(variance, 2, {1}).has_value());
  const ReleasePlan count{.kind = StatisticKind::count, .mechanism = "discrete-laplace", .bounds = {0, 1}};
  EXPECT_FALSE(reasonAgainst(count, 5, {1e-6, 700}).has_value());
  EXPECT_TRUE(reasonAgainst(count, 5, {1e-60}).has_value());
}

TEST(StatisticRelease, OfCategoriesCountsEachOfThem) {
  const StatisticRelease release({.kind = StatisticKind::histogram, .mechanism = "discrete-laplace"},
                                 StatisticColumn::ofCategories({5, 0, 9}, 20));
  EXPECT_EQ(release.truth(), (std::vector<double>{5, 0, 9}));
  EXPECT_EQ(release.clippingError(), 0);
  Rng rng(2);
  EXPECT_EQ(releasedStatistic({release, rng}, 1).size(), 3U);
}

}  // namespace
}  // namespace epsiscope::release_test
