#include "core/statistics/lattice_quantile_law.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>
#include <vector>

#include "core/statistics/quantile_law.h"

namespace epsiscope::lattice_quantile_law_test {
namespace {

constexpr LabelBounds kBounds{0, 10};

LatticeQuantileLaw lawOf(std::vector<double> values, double quantile, double epsilon,
                         const LabelBounds& bounds = kBounds) {
  std::ranges::sort(values);
  return {values, bounds, quantile, epsilon, {.epsilon = epsilon}};
}

/// All places where any of these values could change the law, and the ends.
std::vector<LatticeQuantileLaw::Answer> placesBeside(const std::vector<double>& values) {
  std::vector<LatticeQuantileLaw::Answer> places = {0, LatticeQuantileLaw::kPlaces};
  for (const double value : values)
    for (int beside = -2; beside <= 2; ++beside) {
      const auto place =
          static_cast<LatticeQuantileLaw::Answer>(value / kBounds.width() * LatticeQuantileLaw::kPlaces) +
          beside;
      if (place >= 0 && place <= LatticeQuantileLaw::kPlaces) places.push_back(place);
    }
  return places;
}

/// a/b <= c/d for positive whole numbers, in long double with room for rounding in the last of 64 bits.
void expectRatioAtMost(const LatticeQuantileLaw& one, const LatticeQuantileLaw& other,
                       LatticeQuantileLaw::Answer place, double epsilon) {
  const long double ratio =
      static_cast<long double>(one.weight(place)) / static_cast<long double>(one.total()) /
      (static_cast<long double>(other.weight(place)) / static_cast<long double>(other.total()));
  EXPECT_LE(ratio, std::exp(static_cast<long double>(epsilon)) * (1 + 1e-17L));
}

TEST(LatticeQuantileLaw, KeepsEpsilonForEveryReplacedRow) {
  std::mt19937_64 random(8);
  for (const double epsilon : {1e-3, 0.1, 1.0, 5.0, 80.0})
    for (const double quantile : {0.01, 0.5, 0.9})
      for (int table = 0; table < 40; ++table) {
        std::vector<double> values(1 + random() % 7);
        // Ties, values on the bounds and outside, and values that share a place.
        for (double& value : values) {
          const double drawn[] = {
              0, 10, -3, 14, 5, 5 + 1e-12, std::uniform_real_distribution<>(0, 10)(random)};
          value = drawn[random() % std::size(drawn)];
        }
        const LatticeQuantileLaw law = lawOf(values, quantile, epsilon);
        for (const double instead : {0.0, 10.0, -1.0, 5.0, 5 + 1e-12, 7.25}) {
          std::vector<double> replaced = values;
          replaced[random() % replaced.size()] = instead;
          const LatticeQuantileLaw other = lawOf(replaced, quantile, epsilon);
          std::vector<double> all = values;
          all.insert(all.end(), replaced.begin(), replaced.end());
          for (const auto place : placesBeside(all)) {
            expectRatioAtMost(law, other, place, epsilon);
            expectRatioAtMost(other, law, place, epsilon);
          }
        }
      }
}

TEST(LatticeQuantileLaw, CanGiveEveryPlaceWhateverTheTable) {
  for (const std::vector<double>& values :
       {std::vector<double>{0}, std::vector<double>(500, 10.0), std::vector<double>{1, 2, 3, 4, 5, 6, 7, 8}})
    for (const double epsilon : {0.01, 1.0, 200.0}) {
      const LatticeQuantileLaw law = lawOf(values, 0.5, epsilon);
      WideUnsigned sum = 0;
      for (LatticeQuantileLaw::Answer place = 0; place <= LatticeQuantileLaw::kPlaces; ++place) {
        EXPECT_GE(law.weight(place), WideUnsigned{1});
        sum += law.weight(place);
      }
      EXPECT_TRUE(sum == law.total());
    }
}

TEST(LatticeQuantileLaw, IsNearlyTheIdealLaw) {
  std::mt19937_64 random(9);
  std::vector<double> values(1000);
  for (double& value : values) value = std::uniform_real_distribution<>(-1, 11)(random);
  std::ranges::sort(values);
  for (const double epsilon : {0.02, 0.3, 2.0})
    for (const double quantile : {0.25, 0.5}) {
      const LatticeQuantileLaw law = lawOf(values, quantile, epsilon);
      const QuantileLaw ideal(values, kBounds, quantile, epsilon);
      double mean = 0;
      for (LatticeQuantileLaw::Answer place = 0; place <= LatticeQuantileLaw::kPlaces; ++place)
        mean += LatticeQuantileLaw::at(place, kBounds) * static_cast<double>(law.weight(place));
      mean /= static_cast<double>(law.total());
      EXPECT_NEAR(mean, ideal.mean(), 1e-4);
    }
}

/// Chi-square over stretches, at 1e-6: 50 cells have their 1 - 1e-6 quantile at 117.
TEST(LatticeQuantileLaw, DrawsWhatItSays) {
  const std::vector<double> values = {1, 2, 2, 4, 7, 9};
  const LatticeQuantileLaw law = lawOf(values, 0.5, 1);
  constexpr int kDraws = 1'000'000, kCells = 50;
  std::vector<double> expected(kCells + 1), counted(kCells + 1);
  constexpr auto kPlaces = LatticeQuantileLaw::kPlaces;
  for (LatticeQuantileLaw::Answer place = 0; place <= kPlaces; ++place)
    expected[static_cast<std::size_t>(place * kCells / kPlaces)] +=
        kDraws * static_cast<double>(law.weight(place)) / static_cast<double>(law.total());
  Rng rng(5);
  for (int i = 0; i < kDraws; ++i) ++counted[static_cast<std::size_t>(law.draw(rng) * kCells / kPlaces)];
  expected[kCells - 1] += expected[kCells];
  counted[kCells - 1] += counted[kCells];
  double statistic = 0;
  for (int i = 0; i < kCells; ++i) {
    const auto cell = static_cast<std::size_t>(i);
    statistic += (counted[cell] - expected[cell]) * (counted[cell] - expected[cell]) / expected[cell];
  }
  EXPECT_LT(statistic, 117);
}

TEST(LatticeQuantileLaw, TellsHowFarTwoTablesAre) {
  const LatticeQuantileLaw law = lawOf({1, 2, 3}, 0.5, 2), other = lawOf({1, 2, 8}, 0.5, 2);
  EXPECT_EQ(law.lossAgainst(law, 5).most, 0);
  const double most = law.lossAgainst(other, 5).most;
  EXPECT_GT(most, 0.5);
  EXPECT_LE(most, 2);
}

}  // namespace
}  // namespace epsiscope::lattice_quantile_law_test
