#include "core/results/best_method.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/random/rng.h"
#include "core/results/result.h"

namespace epsiscope::best_method_test {
namespace {

constexpr SplitSizes kSizes{.train = 800, .test = 200};
constexpr std::size_t kSplits = 10;

MethodErrors errorsWith(std::vector<double> ofSplits) {
  const double mean = meanOf(ofSplits);
  return {.mean = mean, .ofSplits = std::move(ofSplits)};
}

/// Methods with these true errors on the same random splits: hard splits are hard for all of them.
std::vector<MethodErrors> drawn(const std::vector<double>& truth, Rng& rng) {
  std::vector<std::vector<double>> ofSplits(truth.size());
  for (std::size_t split = 0; split < kSplits; ++split) {
    const double ofSplit = 0.2 * rng.normal();
    for (std::size_t i = 0; i < truth.size(); ++i)
      ofSplits[i].push_back(truth[i] + ofSplit + 0.05 * rng.normal());
  }
  std::vector<MethodErrors> errors;
  for (std::vector<double>& values : ofSplits) errors.push_back(errorsWith(std::move(values)));
  return errors;
}

/// Between two methods that differ only by noise the one with the luckier splits is named in at most one case
/// in twenty: 400 tables, and five standard deviations of their count, 4.4, above 20.
TEST(BestMethod, NamesNoWinnerBetweenMethodsThatAreTheSame) {
  Rng rng(11);
  int named = 0;
  for (int table = 0; table < 400; ++table)
    named += bestMethod(drawn({1, 1}, rng), ErrorKind::onSplits, kSizes)->isClear();
  EXPECT_LE(named, 42);
}

TEST(BestMethod, NamesTheOneThatIsFarBetterWhateverTheSplitsDo) {
  Rng rng(12);
  for (int table = 0; table < 100; ++table) {
    const auto best = bestMethod(drawn({1.5, 1, 1.4}, rng), ErrorKind::onSplits, kSizes);
    EXPECT_EQ(best->place, 1U);
    EXPECT_TRUE(best->isClear());
  }
}

TEST(BestMethod, ListsThoseThatItCannotBeToldFromByTheirMeans) {
  const std::vector<MethodErrors> errors = {errorsWith({1.03, 0.99, 1.04}), errorsWith({5, 5.1, 5.2}),
                                            errorsWith({1.01, 1, 1.02}), errorsWith({1.02, 1.05, 0.97})};
  const auto best = bestMethod(errors, ErrorKind::onSplits, kSizes);
  EXPECT_EQ(best->place, 2U);
  EXPECT_EQ(best->notClearlyWorse, (std::vector<std::size_t>{3, 0}));
}

TEST(BestMethod, OneSplitTellsNothing) {
  const std::vector<MethodErrors> errors = {errorsWith({1}), errorsWith({2})};
  const auto best = bestMethod(errors, ErrorKind::onSplits, kSizes);
  EXPECT_EQ(best->place, 0U);
  EXPECT_FALSE(best->isClear());
}

TEST(BestMethod, ExactErrorsDifferByMoreThanRounding) {
  const auto isClear = [](double a, double b) {
    return bestMethod(std::vector<MethodErrors>{{.mean = a}, {.mean = b}}, ErrorKind::exact, {})->isClear();
  };
  EXPECT_TRUE(isClear(1, 1.001));
  EXPECT_FALSE(isClear(1, 1));
  EXPECT_FALSE(isClear(1, 1 + 1e-12));
}

/// Two names of one method have the same bits on every split.
TEST(BestMethod, TheSameNumbersAreNoDifference) {
  const MethodErrors one = errorsWith({1, 2, 3});
  EXPECT_FALSE(bestMethod(std::vector{one, one}, ErrorKind::onSplits, kSizes)->isClear());
  MethodErrors rounded = one;
  for (double& value : rounded.ofSplits) value += 1e-13;
  rounded.mean += 1e-13;
  EXPECT_FALSE(bestMethod(std::vector{one, rounded}, ErrorKind::onSplits, kSizes)->isClear());
}

TEST(BestMethod, LeavesOutWhatHasNoError) {
  const double none = std::numeric_limits<double>::quiet_NaN();
  EXPECT_FALSE(bestMethod(std::vector<MethodErrors>{{.mean = none}}, ErrorKind::exact, {}));
  EXPECT_FALSE(bestMethod({}, ErrorKind::exact, {}));
  const auto best = bestMethod(std::vector<MethodErrors>{{.mean = none}, {.mean = 3}}, ErrorKind::exact, {});
  EXPECT_EQ(best->place, 1U);
  EXPECT_TRUE(best->isClear());
}

/// A result of forty trials and a picture of ten splits have the first ten in common.
TEST(ErrorDifference, IsOverTheSplitsThatBothHave) {
  const MethodErrors few = errorsWith({1, 2, 4}), many = errorsWith({0, 1, 2, 100, 200});
  const auto difference = errorDifference(few, many, ErrorKind::onSplits, kSizes);
  ASSERT_TRUE(difference);
  EXPECT_EQ(difference->splits, 3U);
  EXPECT_DOUBLE_EQ(difference->mean, 4.0 / 3);
}

}  // namespace
}  // namespace epsiscope::best_method_test
