#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "core/statistics/quantile_law.h"
#include "core/tasks/statistic/released_statistic.h"
#include "core/tasks/statistic/cache.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/core/tasks/statistic/statistic_study.h"
#include "tests/support/prepared.h"

namespace epsiscope::half_width_test {
namespace {

using test::peopleData;
using test::statisticStudy;

constexpr std::array kKinds = {StatisticKind::count,    StatisticKind::sum,      StatisticKind::mean,
                               StatisticKind::variance, StatisticKind::quantile, StatisticKind::histogram};

/// The shares of drawn releases whose number in one cell is at most that far from the clipped statistic.
std::vector<double> sharesWithin(const StatisticRelease& release, double epsilon, double width, int draws) {
  Rng rng(5);
  const std::vector<double> from = release.clipped();
  std::vector<double> shares(from.size(), 0);
  for (int i = 0; i < draws; ++i) {
    const std::vector<double> released = releasedStatistic({release, rng}, epsilon);
    for (std::size_t cell = 0; cell < from.size(); ++cell)
      shares[cell] += std::abs(released[cell] - from[cell]) <= width * (1 + 1e-9);
  }
  for (double& share : shares) share /= draws;
  return shares;
}

/// Five standard deviations of a share of 20,000 draws. Whole steps may hold more than the level.
TEST(HalfWidth, HoldsTheShareOfTheDrawsThatItSays) {
  constexpr int kDraws = 20'000;
  for (const StatisticKind kind : kKinds)
    for (const std::string& mechanism : mechanismsFor(kind))
      for (const double level : {0.5, 0.9, 0.95, 0.99})
        for (const double epsilon : {0.3, 2.0}) {
          const Study study = statisticStudy(kind, mechanism);
          const auto cache = buildCache(study, peopleData());
          const SharedRelease first = firstRelease(study, StatisticCache::of(*cache));
          const double width = first.release->halfWidth(epsilon, level);
          const double tolerance = 5 * std::sqrt(level * (1 - level) / kDraws);
          const bool counts = mechanism == "discrete-laplace" &&
                              (kind == StatisticKind::count || kind == StatisticKind::histogram);
          for (const double share : sharesWithin(*first.release, epsilon, width, kDraws)) {
            EXPECT_GE(share, level - tolerance) << mechanism << " " << static_cast<int>(kind);
            if (!counts) {
              EXPECT_LE(share, level + tolerance) << mechanism << " " << static_cast<int>(kind);
            }
          }
          EXPECT_EQ(taskOf(study).halfWidthAt(study, *cache, mechanism, epsilon, level), width);
        }
}

/// The half-width of counts is the smallest whole number, from the probabilities (1 - q)/(1 + q) q^|z| one by
/// one.
TEST(HalfWidth, OfDiscreteNoiseIsTheFirstWholeNumberThatHoldsTheLevel) {
  for (const double epsilon : {0.1, 0.7, 3.0})
    for (const double level : {0.1, 0.5, 0.9, 0.99, 0.9999}) {
      const Study study = statisticStudy(StatisticKind::count, "discrete-laplace");
      const auto cache = buildCache(study, peopleData());
      const double q = std::exp(-epsilon);
      double held = (1 - q) / (1 + q), whole = 0;
      while (held < level) held += 2 * (1 - q) / (1 + q) * std::pow(q, ++whole);
      EXPECT_EQ(taskOf(study).halfWidthAt(study, *cache, "discrete-laplace", epsilon, level), whole)
          << epsilon << " " << level;
    }
}

/// The law's own pieces, cut into finer ones.
TEST(HalfWidth, OfAQuantileHoldsTheMassAroundTheClippedOne) {
  const std::vector<double> values = {1, 2, 2, 2, 5, 7, 7.5, 9};
  for (const double epsilon : {0.2, 1.0, 6.0})
    for (const double level : {0.3, 0.8, 0.95, 0.999})
      for (const double from : {2.0, 6.1}) {
        const QuantileLaw law(values, {0, 10}, 0.5, epsilon);
        const double width = law.halfWidth(from, level);
        double mass = 0;
        for (const QuantileLaw::Stretch& stretch : law.stretches()) {
          constexpr int kPieces = 20'000;
          const double piece = (stretch.upper - stretch.lower) / kPieces;
          for (int i = 0; i < kPieces; ++i)
            if (std::abs(stretch.lower + (i + 0.5) * piece - from) <= width) mass += stretch.mass / kPieces;
        }
        EXPECT_NEAR(mass, level, 1e-3) << epsilon << " " << level << " " << from;
      }
}

/// A release with a share of the budget is as far off as one with that much alone.
TEST(HalfWidth, PaysForTheOtherReleases) {
  Study study = statisticStudy(StatisticKind::mean);
  const auto alone = taskOf(study).halfWidthAt(study, *buildCache(study, peopleData()), "laplace", 1, 0.95);
  // b ln 20 with b = 750/60.
  EXPECT_NEAR(*alone, 12.5 * std::log(20), 1e-9);
  study.statistic.share = 0.25;
  study.statistic.others = {
      {.column = "age", .statistic = StatisticKind::sum, .lower = 0, .upper = 120, .share = 0.75}};
  const auto shared = taskOf(study).halfWidthAt(study, *buildCache(study, peopleData()), "laplace", 1, 0.95);
  EXPECT_NEAR(*shared, 4 * *alone, 1e-9);
}

/// Trade-off says them at the epsilon in view and the study's level: b ln 100 with b = 750/60 at epsilon 1.
/// Cells of divided releases have half-widths of their own, and none is known before bounds are found.
TEST(HalfWidth, IsPartOfThePictureOfUndividedReleases) {
  Study study = statisticStudy(StatisticKind::mean);
  study.view.epsilon = 1;
  study.statistic.level = 0.99;
  const auto widthsOf = [](const Study& one) {
    const TradeOffPreview preview = previewTradeOff(one, SplitCaches{buildCache(one, peopleData())});
    std::vector<double> widths = preview.halfWidthAtEpsilon;
    EXPECT_TRUE(widths.empty() || widths.size() == preview.curves.size());
    return widths;
  };
  const std::vector<double> widths = widthsOf(study);
  ASSERT_FALSE(widths.empty());
  EXPECT_NEAR(widths.front(), 12.5 * std::log(100), 1e-9);
  EXPECT_TRUE(std::ranges::any_of(widths, [](double width) { return std::isnan(width); })) << "noise alone";
  study.statistic.by = {"town"};
  study.data.columns = {{.column = "town", .kind = {}, .categories = {{"north", "south", "west"}}}};
  EXPECT_TRUE(widthsOf(study).empty());
}

TEST(HalfWidth, IsOfReleasedNumbersAlone) {
  const Study study = statisticStudy(StatisticKind::mean);
  const auto cache = buildCache(study, peopleData());
  EXPECT_FALSE(taskOf(study).halfWidthAt(study, *cache, "noise", 1, 0.95));
  EXPECT_FALSE(taskOf(study).halfWidthAt(study, *cache, "none", 1, 0.95));
}

}  // namespace
}  // namespace epsiscope::half_width_test
