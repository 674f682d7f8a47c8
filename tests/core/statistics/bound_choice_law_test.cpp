#include "core/statistics/bound_choice_law.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace epsiscope::bound_choice_law_test {
namespace {

using End = BoundChoiceLaw::End;
constexpr std::size_t kAll = BoundChoiceLaw::kCandidates;

BoundChoiceLaw lawOf(std::vector<double> values, End end, double epsilon, int bits = 3) {
  std::ranges::sort(values);
  return {values, end, bits, epsilon, {.epsilon = epsilon}};
}

/// All bounds there are, from the sentence that says which.
std::vector<double> everyCandidate() {
  std::vector<double> found = {0};
  for (int power = -10; power <= 60; ++power)
    for (const double sign : {-1.0, 1.0}) found.push_back(sign * std::pow(2.0, power));
  std::ranges::sort(found);
  return found;
}

/// The probabilities of the upper end of some values, row by row and step by step.
std::vector<long double> byHand(const std::vector<double>& values, double epsilon, int bits) {
  const double rowsPerDoubling = std::ceil(bits * std::log(2.0) / epsilon);
  std::vector<long double> weights;
  for (const double candidate : everyCandidate()) {
    double cost = 0;
    for (const double value : values) cost += value > candidate ? 1 : 0;
    for (double power = std::pow(2.0, -10); power <= std::abs(candidate); power *= 2) cost += rowsPerDoubling;
    weights.push_back(std::exp(static_cast<long double>(-epsilon * cost)));
  }
  const long double sum = std::accumulate(weights.begin(), weights.end(), 0.0L);
  for (long double& weight : weights) weight /= sum;
  return weights;
}

const std::vector<std::vector<double>> kTables = {
    {0},
    {5},
    std::vector(50, 0.0),
    std::vector(50, 7.0),
    {-3, -2, -1e5, -0.001},
    {1e300},
    {-1e300, 1e300},
    {0.25, 3, 3, 900, 1e12, -4},
};

TEST(BoundChoiceLaw, HasTheCandidatesThatItSays) {
  const std::vector<double> all = everyCandidate();
  ASSERT_EQ(all.size(), kAll);
  for (std::size_t i = 0; i < kAll; ++i) EXPECT_EQ(BoundChoiceLaw::candidate(i), all[i]);
}

/// Within 1e-12 of the sum in long double; epsilons are multiples of 2^-40.
TEST(BoundChoiceLaw, HasTheProbabilitiesOfCostsCountedRowByRow) {
  for (const std::vector<double>& values : kTables)
    for (const double epsilon : {0.0625, 0.5, 4.0})
      for (const int bits : {3, 5}) {
        std::vector<double> negative = values;
        for (double& value : negative) value = -value;
        const auto upper = byHand(values, epsilon, bits), lower = byHand(negative, epsilon, bits);
        const auto logs = lawOf(values, End::upper, epsilon, bits).logProbabilities();
        const auto lowerLogs = lawOf(values, End::lower, epsilon, bits).logProbabilities();
        for (std::size_t i = 0; i < kAll; ++i) {
          EXPECT_NEAR(std::exp(logs[i]), static_cast<double>(upper[i]), 1e-12);
          EXPECT_NEAR(std::exp(lowerLogs[i]), static_cast<double>(lower[kAll - 1 - i]), 1e-12);
        }
      }
}

/// The joint law of both ends, over all tables of three such values and all of their neighbours. Rounding of
/// logarithms is below 1e-10. Some pair comes near the price, so that nothing is paid for nothing.
TEST(BoundChoiceLaw, KeepsEpsilonForEveryReplacedRow) {
  const std::vector<double> values = {-1e300, -5, 0, 0.3, 4, 1e19};
  for (const double epsilon : {0.01, 0.5, 5.0}) {
    double most = 0;
    const auto bothOf = [&](const std::vector<double>& table) {
      return std::pair(lawOf(table, End::lower, epsilon).logProbabilities(),
                       lawOf(table, End::upper, epsilon).logProbabilities());
    };
    for (const double a : values)
      for (const double b : values)
        for (const double own : values)
          for (const double instead : values) {
            const auto [lower, upper] = bothOf({a, b, own});
            const auto [otherLower, otherUpper] = bothOf({a, b, instead});
            double ofLower = 0, ofUpper = 0;  // the ends are independent: their ratios multiply
            for (std::size_t i = 0; i < kAll; ++i) {
              ofLower = std::max(ofLower, std::abs(lower[i] - otherLower[i]));
              ofUpper = std::max(ofUpper, std::abs(upper[i] - otherUpper[i]));
            }
            most = std::max(most, ofLower + ofUpper);
          }
    EXPECT_LE(most, 2 * epsilon + 1e-10);
    if (epsilon == 5) {
      EXPECT_GT(most, 1.9 * epsilon);
    }
  }
}

/// Each candidate's share of the draws, within six standard deviations and three draws.
TEST(BoundChoiceLaw, IsDrawnWithItsProbabilities) {
  constexpr int kDraws = 20'000;
  Rng rng(3);
  for (const std::vector<double>& values : kTables)
    for (const double epsilon : {0.03, 1.0}) {
      const BoundChoiceLaw law = lawOf(values, End::upper, epsilon);
      std::vector<double> counts(kAll, 0);
      for (int i = 0; i < kDraws; ++i) ++counts[law.draw(rng)];
      const auto logs = law.logProbabilities();
      for (std::size_t i = 0; i < kAll; ++i) {
        const double p = std::exp(logs[i]);
        EXPECT_NEAR(counts[i], kDraws * p, 6 * std::sqrt(kDraws * p) + 3) << i;
      }
    }
}

TEST(BoundChoiceLaw, TellsWhatItsProbabilitiesTell) {
  const auto one = lawOf({1, 2, 900}, End::upper, 0.5), other = lawOf({1, 2, 3}, End::upper, 0.5);
  double most = 0;
  for (std::size_t i = 0; i < kAll; ++i)
    most = std::max(most, std::abs(one.logProbabilities()[i] - other.logProbabilities()[i]));
  EXPECT_EQ(one.lossAgainst(other, 0).most, most);
  EXPECT_GT(most, 0);
  EXPECT_EQ(one.lossAgainst(lawOf({1, 2, 900}, End::upper, 0.25), 0).most, kInfinity);
  EXPECT_EQ(one.lossAgainst(lawOf({1, 2, 900}, End::upper, 0.5, 5), 0).most, kInfinity);
}

TEST(BoundChoiceLaw, HasBoundsForAnyTwoEnds) {
  for (std::size_t i = 0; i < kAll; ++i)
    for (std::size_t j = 0; j < kAll; ++j) {
      const LabelBounds bounds = BoundChoiceLaw::between(i, j);
      EXPECT_LT(bounds.lower, bounds.upper);
      EXPECT_EQ(bounds, BoundChoiceLaw::between(j, i));
      if (i < j) {
        EXPECT_EQ(bounds, (LabelBounds{BoundChoiceLaw::candidate(i), BoundChoiceLaw::candidate(j)}));
      }
    }
  const std::size_t zero = (kAll - 1) / 2;
  EXPECT_EQ(BoundChoiceLaw::between(zero, zero), (LabelBounds{-0x1p-10, 0x1p-10}));
}

/// With 3,000 rows at epsilon 0.1 the upper end of values up to 1000 is 1024, or the next, nearly always.
TEST(BoundChoiceLaw, FindsTheBoundsOfManyRows) {
  std::vector<double> values;
  for (int i = 1; i <= 3000; ++i) values.push_back(i / 3.0);
  const auto upper = lawOf(values, End::upper, 0.1).logProbabilities();
  const std::vector<double> all = everyCandidate();
  const auto of1024 = static_cast<std::size_t>(std::ranges::find(all, 1024) - all.begin());
  EXPECT_GT(std::exp(upper[of1024]), 0.85);
  EXPECT_GT(std::exp(upper[of1024]) + std::exp(upper[of1024 + 1]), 0.98);
  const auto lower = lawOf(values, End::lower, 0.1).logProbabilities();
  double below = 0;  // all powers up to 1/4 clip hardly a row
  for (std::size_t i = 0; i < kAll; ++i)
    if (all[i] >= -0x1p-10 && all[i] <= 8) below += std::exp(lower[i]);
  EXPECT_GT(below, 0.9);
}

}  // namespace
}  // namespace epsiscope::bound_choice_law_test
