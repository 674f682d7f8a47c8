#include "core/results/people_sample.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "core/random/rng.h"
#include "core/results/best_method.h"
#include "core/results/result.h"

namespace epsiscope::people_sample_test {
namespace {

/// The mean of a column without one value after the other: the jackknife of a mean is its standard error,
/// sd/sqrt(n), exactly.
TEST(PeopleSample, OfAMeanIsItsStandardError) {
  const std::vector<double> values = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3};
  double sum = 0, squares = 0;
  for (const double value : values) sum += value;
  PeopleSample sample;
  for (const double value : values) {
    sample.ofGroups.push_back((sum - value) / 9);
    squares += std::pow(value - sum / 10, 2);
  }
  const double expected = std::sqrt(squares / 9 / 10);
  EXPECT_NEAR(standardErrorOf(sample), expected, 1e-14);
  EXPECT_NEAR(halfWidthOf(sample), 2.2621571628 * expected, 1e-10) << "t with nine degrees";
}

/// P = 1/2 (1 * 1/2 + 1 * 1/2) = 1/2 for the errors 1, 3 and 2, 3, and N = (2 + 8)/2/5 = 1 for the variances
/// 2 of 0, 2 and 8 of 0, -4.
TEST(PeopleSample, HoldsTheNoiseOfPriorsBesideThePeople) {
  PeopleSample sample{.ofGroups = {1, 3}, .ofGroupsAnew = {2, 3}, .redrawn = {{2}, {-4}}, .splits = 5};
  EXPECT_DOUBLE_EQ(standardErrorOf(sample), std::sqrt(1.5));
  sample.ofGroupsAnew = {3, 2};
  EXPECT_DOUBLE_EQ(standardErrorOf(sample), 1) << "people who change nothing in common";
  sample.redrawn.emplace_back();
  EXPECT_DOUBLE_EQ(standardErrorOf(sample), std::sqrt(2.0 / 3)) << "a split that noise leaves alone";
}

/// Ten splits with nine other draws each, and people who change nothing.
TEST(PeopleSample, IsWideWhereOneDrawDecidesTheNoise) {
  PeopleSample sample{.ofGroups = std::vector<double>(20, 1.0), .splits = 10};
  for (int split = 0; split < 10; ++split) sample.redrawn.push_back({5, 5, 5, 5, 5, 0, 0, 0, 0});
  EXPECT_NEAR(halfWidthOf(sample), 2.0930240544 * std::sqrt(62.5 / 9 / 10), 1e-9)
      << "alike in all of them: as many degrees as groups allow";
  for (std::vector<double>& changes : sample.redrawn) changes.assign(9, 0.0);
  sample.redrawn[4][7] = 5;
  // The squared deviations are d^2/90 times 0.81 once, 0.01 nine times and 0 else, 0.9 in all of a hundred;
  // their mean over its standard error, squared and doubled, is 2 (0.9/100)^2 / (0.657/100 - 0.009^2) * 99.
  const double degrees = 2 * 0.009 * 0.009 / (0.00657 - 0.009 * 0.009) * 99;
  EXPECT_NEAR(degrees, 2.47, 0.01);
  EXPECT_NEAR(halfWidthOf(sample), 4.3026527297 * std::sqrt(2.5 / 10 / 10), 1e-9) << "two degrees";
}

TEST(PeopleSample, OfADifferenceIsPairedGroupByGroupAndDrawByDraw) {
  const PeopleSample a{
      .ofGroups = {5, 7, 6}, .ofGroupsAnew = {6, 6, 7}, .redrawn = {{1, 3}, {2, 2}}, .splits = 4};
  const PeopleSample b{
      .ofGroups = {4, 6, 5}, .ofGroupsAnew = {5, 5, 6}, .redrawn = {{1, 3}, {2, 2}}, .splits = 4};
  EXPECT_EQ(standardErrorOf(differenceOf(a, b)), 0) << "both change alike";
  EXPECT_GT(standardErrorOf(a), 0);
  const PeopleSample without{.ofGroups = {4, 6, 5}, .splits = 4},
      constant{.ofGroups = {2, 2, 2}, .splits = 4};
  EXPECT_EQ(standardErrorOf(differenceOf(a, constant)), standardErrorOf(a));
  EXPECT_EQ(standardErrorOf(differenceOf(constant, a)), standardErrorOf(a));
  EXPECT_EQ(standardErrorOf(differenceOf(without, constant)), standardErrorOf(without));
  // Without the groups, a differs by 1, 1, 1 and 2, 0, 2, which have no covariance, and the draws
  // of the splits have the variances 7/3 and 4/3.
  EXPECT_DOUBLE_EQ(standardErrorOf(differenceOf(a, without)), std::sqrt(11.0 / 6 / 4));
  EXPECT_FALSE(differenceOf(a, {}).isKnown());
  EXPECT_TRUE(std::isnan(standardErrorOf(PeopleSample())) && std::isnan(halfWidthOf({})));
}

/// An error that is the mean of people in twenty groups, and over ten splits of a noise with tails heavier
/// than those of a debiased prior, e^(1.5 z). In one of ten groups that are left out the advice of a split's
/// prior jumps: its noise is another.
TEST(PeopleSample, HoldsTheTruthUnderNoiseOfHeavyTailsAndJumps) {
  constexpr std::size_t kTables = 1000, kGroups = 20, kSplits = 10, kDraws = 10;
  constexpr double kSigma = 1.5, kJumps = 0.1;
  const double truth = std::exp(kSigma * kSigma / 2);
  Rng rng(5);
  const auto noise = [&] { return std::exp(kSigma * rng.normal()); };
  std::size_t held = 0;
  double squares = 0, estimated = 0;
  for (std::size_t table = 0; table < kTables; ++table) {
    std::vector<double> people(kGroups);
    for (double& mean : people) mean = 0.3 * std::sqrt(static_cast<double>(kGroups)) * rng.normal();
    const double ofPeople = meanOf(people);
    PeopleSample sample{.splits = kSplits};
    std::vector<std::vector<double>> draws(kSplits, std::vector<double>(kDraws));
    double mean = ofPeople;
    for (std::vector<double>& ofSplit : draws) {
      std::ranges::generate(ofSplit, noise);
      mean += ofSplit.front() / kSplits;
      sample.redrawn.emplace_back();
      for (std::size_t draw = 1; draw < kDraws; ++draw)
        sample.redrawn.back().push_back(ofSplit[draw] - ofSplit.front());
    }
    for (const double ofGroup : people)
      for (const std::size_t draw : {std::size_t{0}, std::size_t{1}}) {
        double error = (ofPeople * kGroups - ofGroup) / (kGroups - 1);
        for (const std::vector<double>& ofSplit : draws)
          error += (rng.uniform() < kJumps ? noise() : ofSplit[draw]) / kSplits;
        (draw == 0 ? sample.ofGroups : sample.ofGroupsAnew).push_back(error);
      }
    held += std::abs(mean - truth) <= halfWidthOf(sample) ? 1 : 0;
    squares += std::pow(mean - truth, 2) / kTables;
    estimated += std::pow(standardErrorOf(sample), 2) / kTables;
  }
  // A thousand tables know 95 % to 0.7 %.
  EXPECT_GE(held, 0.92 * kTables);
  EXPECT_LE(held, 0.98 * kTables);
  // They know little of a variance under such tails; one that counts jumps as people would be five times it.
  EXPECT_NEAR(estimated / squares, 1, 0.5);
}

TEST(BestMethod, IsClearForOtherPeopleWhereTheyAreKnownForAllMethods) {
  // The splits differ by the same each time, the groups do not.
  const std::vector<MethodErrors> known = {
      {.mean = 1, .ofSplits = {1, 1.1, 0.9}, .ofPeople = {.ofGroups = {1, 1.4, 0.6}}},
      {.mean = 1.5, .ofSplits = {1.5, 1.6, 1.4}, .ofPeople = {.ofGroups = {1.9, 1.1, 1.5}}}};
  const auto ofPeople = bestMethod(known, ErrorKind::onSplits, {80, 20});
  EXPECT_EQ(ofPeople->intervalOf, IntervalOf::people);
  EXPECT_FALSE(ofPeople->isClear());
  const auto difference = errorDifference(known[1], known[0], ErrorKind::onSplits, {80, 20});
  EXPECT_EQ(difference->intervalOf, IntervalOf::people);
  EXPECT_DOUBLE_EQ(difference->mean, 0.5);
  EXPECT_NEAR(difference->high - 0.5, halfWidthOf(differenceOf(known[1].ofPeople, known[0].ofPeople)), 1e-12);

  std::vector<MethodErrors> partly = known;
  partly[0].ofPeople = {};
  const auto ofSplits = bestMethod(partly, ErrorKind::onSplits, {80, 20});
  EXPECT_EQ(ofSplits->intervalOf, IntervalOf::splits) << "one question for all methods";
  EXPECT_TRUE(ofSplits->isClear());
}

}  // namespace
}  // namespace epsiscope::people_sample_test
