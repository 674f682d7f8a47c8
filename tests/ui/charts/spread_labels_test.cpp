#include "ui/charts/spread_labels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

namespace epsiscope::spread_labels_test {
namespace {

constexpr double kRounding = 1e-9;

double movesOf(const std::vector<double>& wanted, const std::vector<double>& tops) {
  double sum = 0;
  for (std::size_t i = 0; i < wanted.size(); ++i) sum += std::pow(tops[i] - wanted[i], 2);
  return sum;
}

/// Wanted places of up to seven labels, many of them the same or outside.
std::vector<double> anyPlaces(std::mt19937& random) {
  std::vector<double> wanted(std::uniform_int_distribution<std::size_t>(1, 7)(random));
  for (double& place : wanted) place = std::uniform_int_distribution<int>(-20, 220)(random);
  return wanted;
}

TEST(SpreadLabels, NoneLiesOnAnotherAndTheOrderStays) {
  std::mt19937 random(1);
  for (int round = 0; round < 2000; ++round) {
    const std::vector<double> wanted = anyPlaces(random);
    const auto tops = spreadLabels(wanted, 20, 0, 200);
    ASSERT_TRUE(tops) << wanted.size();
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      EXPECT_GE((*tops)[i], -kRounding);
      EXPECT_LE((*tops)[i] + 20, 200 + kRounding);
      for (std::size_t k = 0; k < wanted.size(); ++k) {
        if (i == k) continue;
        EXPECT_GE(std::abs((*tops)[i] - (*tops)[k]), 20 - kRounding);
        if (wanted[i] < wanted[k]) {
          EXPECT_LT((*tops)[i], (*tops)[k]);
        }
      }
    }
  }
}

/// Compared with all places on a grid of whole pixels: none that are allowed have smaller moves.
TEST(SpreadLabels, NoOtherPlacesAreNearer) {
  std::mt19937 random(2);
  for (int round = 0; round < 200; ++round) {
    std::vector<double> wanted(3);
    for (double& place : wanted) place = std::uniform_int_distribution<int>(-10, 70)(random);
    std::ranges::sort(wanted);
    const auto tops = spreadLabels(wanted, 20, 0, 70);
    ASSERT_TRUE(tops);
    const double least = movesOf(wanted, *tops);
    for (int a = 0; a <= 10; ++a)
      for (int b = a + 20; b <= 30; ++b)
        for (int c = b + 20; c <= 50; ++c)
          EXPECT_GE(movesOf(wanted, {double(a), double(b), double(c)}), least - kRounding);
  }
}

TEST(SpreadLabels, ThoseThatAreApartStayWhereTheyAre) {
  const std::vector<double> wanted{150, 10, 60};
  EXPECT_EQ(spreadLabels(wanted, 20, 0, 200), wanted);
}

TEST(SpreadLabels, WithoutRoomThereAreNone) {
  EXPECT_FALSE(spreadLabels({1, 2, 3}, 20, 0, 59));
  EXPECT_TRUE(spreadLabels({1, 2, 3}, 20, 0, 60));
  EXPECT_TRUE(spreadLabels({}, 20, 0, 0)->empty());
}

}  // namespace
}  // namespace epsiscope::spread_labels_test
