// No sentence for people shows the rounding of doubles.

#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "core/random/rng.h"
#include "core/study/number_keys.h"
#include "core/study/study_file.h"
#include "core/tasks/problems.h"
#include "core/tasks/statistic/budget_preview.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/task.h"
#include "core/tasks/trade_off_preview.h"
#include "core/tasks/warnings.h"
#include "core/text/sentence.h"
#include "tests/core/tasks/small_study.h"
#include "tests/core/tasks/statistic/statistic_study.h"
#include "tests/support/prepared.h"

namespace epsiscope::spoken_numbers_test {
namespace {

/// The numbers of a text that have more than six significant digits.
std::set<std::string> longNumbers(const std::string& text) {
  constexpr std::ptrdiff_t kMost = 6;
  static const std::regex number("[0-9]+([.][0-9]+)?");
  std::set<std::string> found;
  for (std::sregex_iterator at(text.begin(), text.end(), number), end; at != end; ++at) {
    std::string digits = std::regex_replace(at->str(), std::regex("[.]"), "");
    digits.erase(0, digits.find_first_not_of('0'));
    if (at->str().find('.') == std::string::npos) digits.erase(digits.find_last_not_of('0') + 1);
    if (std::ssize(digits) > kMost) found.insert(at->str());
  }
  return found;
}

/// A number of three digits within the range of a key, or a little outside.
double threeDigits(Rng& rng, const NumberRange& range) {
  const double digits = 1 + static_cast<double>(rng.below(999));
  const double value = digits * std::pow(10.0, static_cast<double>(rng.below(7)) - 5);
  const double shortest = std::stod(roundedText(value, 3));
  return range.whole ? std::ceil(shortest) : shortest;
}

void expectNoDust(const std::vector<std::string>& sentences, const Study& study) {
  const std::string written = toJson(study);
  for (const std::string& sentence : sentences)
    for (const std::string& number : longNumbers(sentence))
      EXPECT_NE(written.find(number), std::string::npos) << number << " in: " << sentence;
}

std::vector<std::string> sentencesOf(const std::vector<Problem>& problems) {
  std::vector<std::string> all;
  for (const Problem& one : problems) all.push_back(one.sentence);
  return all;
}

TEST(SpokenNumbers, AreAsTypedOrHaveSixDigits) {
  EXPECT_EQ(spokenText(0.1 + 0.2), "0.3");
  EXPECT_EQ(spokenText(0.333 + 0.333 + 0.333), "0.999");
  EXPECT_EQ(spokenText(1.0 / 3), "0.333333");
  EXPECT_EQ(spokenText(0.137), "0.137");
  EXPECT_EQ(spokenText(12345.67), "12345.67");
  EXPECT_EQ(spokenText(123456789012.0), "123456789012");
  EXPECT_EQ(spokenText(-2e-7 / 3), shortestText(-6.66667e-08));
  EXPECT_EQ(filled("%1", 0.1 * 3), "0.3");
}

TEST(SpokenNumbers, NoProblemOrWarningOfAnyTaskHasOthers) {
  Rng rng(34);
  const auto houses = test::builtInData("house-prices");
  for (const Task* task : allTasks())
    for (int round = 0; round < 60; ++round) {
      Study study = test::builtInStudy("house-prices");
      study.task = task->facts().task;
      study.data.prepare = task->facts().preparations.front();
      study.labelPrivacy.methods = {"laplace", "gaussian", "rr-on-bins", "unbiased"};
      study.labelPrivacy.zeta.reset();
      study.labelPrivacy.binWidth.reset();
      for (const NumberKey& key : numberKeys())
        if (rng.below(3) == 0 && !std::string_view(key.key).starts_with("data.plan"))
          key.set(study, threeDigits(rng, key.range));
      // Their sum on paper has no more digits than they have.
      const auto share = [&] { return static_cast<double>(1 + rng.below(999)) / 1000; };
      study.statistic.share = share();
      study.statistic.others = {{.column = "rooms", .lower = 0.0, .upper = 9.0, .share = share()},
                                {.column = "rooms", .lower = 0.0, .upper = 9.0, .share = share()}};
      std::vector<std::string> said = sentencesOf(problems(study));
      const std::vector<Problem> ofData = problems(study, houses.get());
      for (const std::string& one : sentencesOf(ofData)) said.push_back(one);
      expectNoDust(said, study);
    }
}

TEST(SharesOfABudget, AddUpOnPaperAndLeaveARestThatIsSaid) {
  Rng rng(17);
  const auto people = test::peopleData();
  for (int round = 0; round < 200; ++round) {
    Study study = test::statisticStudy(StatisticKind::mean);
    const auto part = [&] { return static_cast<double>(1 + rng.below(420)) / 1000; };
    study.statistic.share = part();
    for (int i = 0; i < 2; ++i)
      study.statistic.others.push_back({.column = "age", .lower = 0.0, .upper = 99.0, .share = part()});
    const long thousandths = std::lround(
        1000 * (study.statistic.share + study.statistic.others[0].share + study.statistic.others[1].share));
    EXPECT_EQ(sumOfShares(study), Decimal::of(static_cast<double>(thousandths) / 1000));
    const auto found = problems(study, people.get());
    EXPECT_EQ(found.empty(), thousandths <= 1000);
    expectNoDust(sentencesOf(found), study);
    if (thousandths > 1000) continue;
    const auto cache = buildCache(study, people);
    const auto said = warnings(study, *cache);
    expectNoDust(said, study);
    const bool isSaid = std::ranges::any_of(
        said, [](const std::string& one) { return one.find("stays unspent") != std::string::npos; });
    EXPECT_EQ(isSaid, thousandths < 1000);
    EXPECT_NEAR(previewBudget(study, *cache).unspent, 1 - static_cast<double>(thousandths) / 1000, 1e-15);
  }
}

TEST(SharesOfABudget, OfAThirdEachRunAndSayWhatIsLeft) {
  Study study = test::statisticStudy(StatisticKind::mean);
  study.statistic.share = 0.333;
  study.statistic.others = {{.column = "age", .lower = 0.0, .upper = 99.0, .share = 0.333},
                            {.column = "age", .lower = 0.0, .upper = 99.0, .share = 0.333}};
  const auto people = test::peopleData(200);
  EXPECT_TRUE(problems(study, people.get()).empty());
  EXPECT_EQ(
      warnings(study, *buildCache(study, people)),
      std::vector<std::string>{"The shares of the budget add up to 0.999: 0.001 of epsilon and delta stays "
                               "unspent."});
  const Study equal = withEqualShares(study);
  EXPECT_EQ(sumOfShares(equal), Decimal::of(1));
  EXPECT_EQ(equal.statistic.share, 0.3334);
  EXPECT_EQ(equal.statistic.others[0].share, 0.3333);
  EXPECT_EQ(withEqualShares(equal), equal);
}

TEST(SharesOfABudget, StayExactWhateverIsAddedMovedOrRemoved) {
  Rng rng(5);
  Study study = test::statisticStudy(StatisticKind::mean);
  for (int round = 0; round < 300; ++round) {
    switch (rng.below(4)) {
      case 0:
        if (study.statistic.others.size() < 8)
          study = withFurtherStatistic(study, {.column = "age", .lower = 0.0, .upper = 99.0});
        break;
      case 1:
        if (!study.statistic.others.empty())
          study = withoutStatistic(study, rng.below(study.statistic.others.size()));
        break;
      case 2:
        study = withEqualShares(study);
        break;
      default:
        study = withBorder(study, rng.below(8), static_cast<double>(rng.below(1000)) / 1000);
    }
    EXPECT_EQ(sumOfShares(study), Decimal::of(1));
    for (const FurtherStatistic& other : study.statistic.others) {
      EXPECT_GT(other.share, 0);
      EXPECT_TRUE(longNumbers(shortestText(other.share)).empty()) << other.share;
    }
  }
}

}  // namespace
}  // namespace epsiscope::spoken_numbers_test
