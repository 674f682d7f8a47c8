#include "core/results/people_sample.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/results/best_method.h"

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

/// (G - 1)/G * 2 = 1 for the errors 1 and 3, and mean d^2/(2 S) = (4 + 16)/2/(2 * 5) = 1.
TEST(PeopleSample, HoldsTheNoiseOfPriorsBesideThePeople) {
  const PeopleSample sample{.ofGroups = {1, 3}, .redrawn = {2, -4}, .splits = 5};
  EXPECT_DOUBLE_EQ(standardErrorOf(sample), std::sqrt(2));
}

TEST(PeopleSample, OfADifferenceIsPairedGroupByGroupAndSplitBySplit) {
  const PeopleSample a{.ofGroups = {5, 7, 6}, .redrawn = {1, 2}, .splits = 4};
  const PeopleSample b{.ofGroups = {4, 6, 5}, .redrawn = {1, 2}, .splits = 4};
  EXPECT_EQ(standardErrorOf(differenceOf(a, b)), 0) << "both change alike";
  EXPECT_GT(standardErrorOf(a), 0);
  EXPECT_FALSE(differenceOf(a, {}).isKnown());
  EXPECT_TRUE(std::isnan(standardErrorOf(PeopleSample())) && std::isnan(halfWidthOf({})));
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
