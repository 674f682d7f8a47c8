// Whether intervals for other people hold the truth of other people: of many tables that one plan could meet.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/builtin/planned_data.h"
#include "core/results/best_method.h"
#include "core/run/epsilon_for.h"
#include "core/run/wanted_accuracy.h"
#include "core/study/classroom.h"
#include "core/study/study.h"
#include "core/tasks/people_errors.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/split_rows.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/support/prepared.h"

namespace epsiscope::people_intervals_test {
namespace {

Study plannedStudy(std::uint64_t seed) {
  Study study;
  study.data.file = "table";
  study.data.target = kPlannedTarget;
  study.data.features.reset();
  study.data.lower = 0;
  study.data.upper = 5;
  study.labelPrivacy.methods = {"laplace", "central-ridge"};
  study.labelPrivacy.learners = {"ridge"};
  study.epsilon = {1};
  study.trials = 10;
  study.seed = seed;
  return study;
}

std::shared_ptr<const Dataset> plannedTable(std::uint64_t table, int rows, double r2 = 0.5,
                                            LabelShape shape = LabelShape::bell) {
  return std::make_shared<const Dataset>(
      makePlannedData({.rows = rows, .features = 4, .r2 = r2, .shape = shape}, {0, 5}, table).value());
}

/// The methods' errors at some epsilons with what PeopleErrors finds there, without the rest of the curves:
/// [epsilon][method].
std::vector<std::vector<MethodErrors>> errorsAt(const Study& study,
                                                const std::shared_ptr<const Dataset>& table,
                                                std::span<const double> epsilons) {
  SplitCaches splits{buildCache(study, table)};
  for (int trial = 1; trial < study.trials; ++trial) EXPECT_TRUE(addSplit(taskOf(study), splits));
  const Study other = PeopleErrors::withOtherNoise(study, 0);
  std::vector<std::vector<MethodErrors>> errors(epsilons.size());
  const auto fill = [&](const auto& fillOne) {
    for (std::size_t e = 0; e < epsilons.size(); ++e)
      for (std::size_t m = 0; m < study.labelPrivacy.methods.size(); ++m) {
        errors[e].resize(study.labelPrivacy.methods.size());
        fillOne(errors[e][m], study.labelPrivacy.methods[m], epsilons[e]);
      }
  };
  fill([&](MethodErrors& one, const std::string& method, double epsilon) {
    one.mean = meanErrorAt(study, splits, method, epsilon).value().mean;
    one.ofPeople.splits = splits.size();
    if (!method.starts_with("rp-")) return;  // the others ask for no prior
    for (const auto& split : splits) {
      const double first = meanErrorAt(study, {split}, method, epsilon).value().mean;
      std::vector<double>& changes = one.ofPeople.redrawn.emplace_back();
      for (std::uint64_t draw = 0; draw < PeopleErrors::kRedraws; ++draw)
        changes.push_back(
            meanErrorAt(PeopleErrors::withOtherNoise(study, draw), {split}, method, epsilon).value().mean -
            first);
    }
  });
  for (std::size_t group = 0; group < kPeopleGroups; ++group) {
    SplitCaches without;
    for (int trial = 1; trial <= study.trials; ++trial)
      without.push_back(taskOf(study).build(*splits.front()->inputs().ofTrial(trial, group),
                                            splits.front()->table(), Classroom::of(study), {}));
    fill([&](MethodErrors& one, const std::string& method, double epsilon) {
      one.ofPeople.ofGroups.push_back(meanErrorAt(study, without, method, epsilon).value().mean);
      if (!one.ofPeople.redrawn.empty())
        one.ofPeople.ofGroupsAnew.push_back(meanErrorAt(other, without, method, epsilon).value().mean);
    });
  }
  return errors;
}

/// The mean error over all tables stands for that of other people; where the interval of a table's error
/// holds it, the interval of the smallest epsilon for that error holds its epsilon, for it is where the ends
/// of the former meet the wanted error.
TEST(PeopleIntervals, HoldTheErrorOfOtherPeopleInAboutNineteenTablesOfTwenty) {
  constexpr std::uint64_t kTables = 30;
  constexpr double kEpsilons[] = {0.2, 0.66, 2.2, 3.1};
  std::vector<std::vector<std::vector<MethodErrors>>> tables;
  for (std::uint64_t table = 0; table < kTables; ++table)
    tables.push_back(errorsAt(plannedStudy(table + 1), plannedTable(table, 600), kEpsilons));
  for (std::size_t method = 0; method < 2; ++method)
    for (std::size_t e = 0; e < std::size(kEpsilons); ++e) {
      double truth = 0;
      for (const auto& one : tables) truth += one[e][method].mean / kTables;
      std::size_t held = 0;
      double squares = 0, estimated = 0;
      for (const auto& one : tables) {
        const MethodErrors& found = one[e][method];
        const double away = std::abs(found.mean - truth);
        squares += away * away / (kTables - 1);
        estimated += standardErrorOf(found.ofPeople) / kTables;
        held += away <= halfWidthOf(found.ofPeople) ? 1 : 0;
      }
      EXPECT_GE(held, 0.95 * kTables - 4) << method << " at epsilon " << kEpsilons[e];
      // Thirty tables know their own spread to an eighth: no interval holds the truth by being wide.
      EXPECT_NEAR(estimated / std::sqrt(squares), 1, 0.4) << method << " at epsilon " << kEpsilons[e];
    }
}

/// Planned tables of another shape, two methods without a prior and two whose private prior decides much of
/// their error, in one of them by a few draws: the noise of priors is drawn anew for every table, as for
/// other people it would be.
TEST(PeopleIntervals, OfDifferencesHoldThoseOfOtherPeople) {
  constexpr std::uint64_t kTables = 40;
  constexpr double kEpsilons[] = {0.2, 2.2};
  const std::vector<std::string> methods = {"laplace", "central-ridge", "rp-with-prior",
                                            "rp-with-prior-debiased"};
  const std::pair<std::size_t, std::size_t> pairs[] = {{1, 0}, {2, 0}, {2, 1}, {3, 0}, {3, 2}};
  std::vector<std::vector<std::vector<MethodErrors>>> tables;
  for (std::uint64_t table = 0; table < kTables; ++table) {
    Study study = plannedStudy(table + 1);
    study.labelPrivacy.methods = methods;
    tables.push_back(errorsAt(study, plannedTable(table, 600, 0.2, LabelShape::skewed), kEpsilons));
  }
  for (std::size_t e = 0; e < std::size(kEpsilons); ++e)
    for (const auto& [a, b] : pairs) {
      double truth = 0;
      for (const auto& one : tables) truth += (one[e][a].mean - one[e][b].mean) / kTables;
      std::size_t held = 0;
      double squares = 0, estimated = 0;
      for (const auto& one : tables) {
        const PairedDifference found = errorDifference(one[e][a], one[e][b], ErrorKind::onSplits, {}).value();
        EXPECT_EQ(found.intervalOf, IntervalOf::people);
        squares += std::pow(found.mean - truth, 2) / (kTables - 1);
        estimated += standardErrorOf(differenceOf(one[e][a].ofPeople, one[e][b].ofPeople)) / kTables;
        held += found.low <= truth && truth <= found.high ? 1 : 0;
      }
      const std::string which = methods[a] + " - " + methods[b] + " at " + std::to_string(kEpsilons[e]);
      // Fewer than 32 of forty intervals that hold with 95 % do so in one of seven thousand samples.
      EXPECT_GE(held, 32U) << which;
      // Forty tables know their own spread to a ninth: no interval holds the truth by being wide.
      EXPECT_NEAR(estimated / std::sqrt(squares), 1.1, 0.4) << which;
    }
}

/// Step by step: the splits without the rows of a group, built and asked one after the other, and the same
/// splits with priors of another seed.
TEST(PeopleIntervals, AreThoseOfTablesWithoutAGroupAndOfOtherPriors) {
  Study study = plannedStudy(3);
  study.labelPrivacy.methods = {"laplace", "rp-with-prior"};
  study.trials = 3;
  SplitCaches splits{buildCache(study, plannedTable(3, 300))};
  for (int trial = 1; trial < study.trials; ++trial) ASSERT_TRUE(addSplit(taskOf(study), splits));
  const PeopleErrors people = PeopleErrors::compute(study, splits, {"ridge"}, {}).value();
  const std::vector<double> x = previewTradeOff(study, splits).curves.front().x;
  const Study other = PeopleErrors::withOtherNoise(study, 0);
  const auto errorOf = [](const Study& of, const SplitCaches& on, const std::string& method, double epsilon) {
    return meanErrorAt(of, on, method, epsilon).value().mean;
  };
  for (const double epsilon : {x[21], 1.0}) {
    // Between some points of the curve it is straight, over jumps of what a prior advises too.
    const double ofError = epsilon == x[21] ? 1e-9 : 0.03, ofSpread = epsilon == x[21] ? 1e-6 : 0.25;
    for (std::size_t m = 0; m < 2; ++m) {
      const std::string& method = study.labelPrivacy.methods[m];
      const PeopleSample found = people.at(0, m, epsilon);
      ASSERT_EQ(found.ofGroups.size(), kPeopleGroups);
      double sum = 0, sumAnew = 0, products = 0;
      for (std::size_t group = 0; group < kPeopleGroups; ++group) {
        SplitCaches without;
        for (int trial = 1; trial <= study.trials; ++trial)
          without.push_back(taskOf(study).build(*splits.front()->inputs().ofTrial(trial, group),
                                                splits.front()->table(), Classroom::of(study), {}));
        const double error = errorOf(study, without, method, epsilon);
        EXPECT_NEAR(found.ofGroups[group], error, ofError * error) << method;
        const double anew = errorOf(other, without, method, epsilon);
        EXPECT_NEAR(found.ofGroupsAnew[group], anew, ofError * anew) << method;
        sum += error;
        sumAnew += anew;
        products += error * anew;
      }
      double noise = 0;
      for (const auto& split : splits) {
        double ofSplit = errorOf(study, {split}, method, epsilon), squaresOfSplit = ofSplit * ofSplit;
        for (std::uint64_t draw = 0; draw < 9; ++draw) {
          const double anew = errorOf(PeopleErrors::withOtherNoise(study, draw), {split}, method, epsilon);
          ofSplit += anew;
          squaresOfSplit += anew * anew;
        }
        noise += (squaresOfSplit - ofSplit * ofSplit / 10) / 9 / 3 / 3;
      }
      EXPECT_EQ(noise > 1e-12, m == 1) << "laplace asks for no prior";
      const double expected = std::sqrt(std::max(0.0, 0.95 * (products - sum * sumAnew / 20)) + noise);
      EXPECT_NEAR(standardErrorOf(found), expected, ofSpread * expected) << method << " at " << epsilon;
    }
  }
  EXPECT_FALSE(people.at(0, 0, 1.01 * x.back()).isKnown()) << "beyond the curve";
  EXPECT_TRUE(people.at(0, 2, 1).isKnown()) << "predict the mean";
  EXPECT_FALSE(people.at(1, 0, 1).isKnown()) << "of no other learner";
}

TEST(PeopleIntervals, OfPicturesAreWhereTheSplitsKnowThem) {
  Study study = plannedStudy(1);
  study.trials = 4;
  study.view.epsilon = 0.7;
  SplitCaches splits{buildCache(study, plannedTable(1, 400))};
  for (int trial = 1; trial < study.trials; ++trial) ASSERT_TRUE(addSplit(taskOf(study), splits));
  ASSERT_TRUE(PeopleErrors::isWanted(study, splits));
  const TradeOffPreview before = previewTradeOff(study, splits);
  EXPECT_FALSE(before.atEpsilonOfPeople.front().isKnown());
  const auto people =
      std::make_shared<const PeopleErrors>(PeopleErrors::ofPictures(study, splits, {}).value());
  splits.setPeople(people);
  study.view.errorTarget = before.atEpsilon.front();
  const TradeOffPreview after = previewTradeOff(study, splits, &before);
  EXPECT_EQ(after.atEpsilon, before.atEpsilon) << "only the intervals are others";
  EXPECT_EQ(halfWidthOf(after.atEpsilonOfPeople[1]), halfWidthOf(people->at(0, 1, 0.7)));
  EXPECT_TRUE(after.predictMeanAtEpsilonOfPeople.isKnown());
  ASSERT_TRUE(after.smallestEpsilon.front());
  EXPECT_TRUE(after.smallestEpsilon.front()->isOfPeople);
  const EpsilonAnswer answer = epsilonFor(study, PreparedTable::of(study, plannedTable(1, 400)), {},
                                          {.value = *study.view.errorTarget})
                                   ->front();
  EXPECT_EQ(answer.smallest, *after.smallestEpsilon.front()) << "as epsilon-for says";

  Study moved = study;
  moved.view.epsilon = 2;
  EXPECT_TRUE(people->isFor(moved)) << "a slider computes nothing anew";
  EXPECT_EQ(previewTradeOff(moved, splits, &after).atEpsilonOfPeople[0].ofGroups,
            people->at(0, 0, 2).ofGroups);
  moved.labelPrivacy.methods = {"laplace"};
  EXPECT_FALSE(people->isFor(moved));
  EXPECT_FALSE(PeopleErrors::isWanted(study, {buildCache(study, plannedTable(0, 60))})) << "too few";
  EXPECT_FALSE(PeopleErrors::ofPictures(study, splits, [] { return false; })) << "cancelled";
  Study slow = study;
  slow.labelPrivacy.methods = {"unbiased"};
  EXPECT_FALSE(PeopleErrors::ofPictures(slow, splits, {}).value().at(0, 0, 1).isKnown())
      << "linear programmes for every group take too long for a picture";
}

TEST(PeopleIntervals, OfTheSmallestEpsilonAreThoseOfPeopleWhereThereAreEnough) {
  constexpr std::size_t kPlace = 40;
  const auto table = plannedTable(0, 400);
  SplitCaches splits{buildCache(plannedStudy(1), table)};
  while (splits.size() < 10) ASSERT_TRUE(addSplit(taskOf(plannedStudy(1)), splits));
  const MethodCurve laplace = previewTradeOff(plannedStudy(1), splits).curves.front();
  Study study = plannedStudy(1);
  study.labelPrivacy.methods = {"laplace"};
  const auto answerOf = [&](const std::shared_ptr<const Dataset>& of) {
    return epsilonFor(study, PreparedTable::of(study, of), {}, {.value = laplace.y[kPlace]})->front();
  };
  const EpsilonAnswer answer = answerOf(table);
  EXPECT_TRUE(answer.smallest.isOfPeople);
  ASSERT_TRUE(answer.smallest.epsilon && answer.smallest.low && answer.smallest.high);
  EXPECT_NEAR(*answer.smallest.epsilon, laplace.x[kPlace], 0.02 * laplace.x[kPlace]);
  EXPECT_LT(*answer.smallest.low, *answer.smallest.epsilon);
  EXPECT_GT(*answer.smallest.high, *answer.smallest.epsilon);
  EXPECT_FALSE(answerOf(plannedTable(0, 60)).smallest.isOfPeople) << "three in a group";
  study.labelPrivacy.methods = {"best-local"};
  study.trials = 2;
  EXPECT_FALSE(answerOf(table).smallest.isOfPeople)
      << "the noise of sampled fits would count as that of people";
}

TEST(SplitRows, OfAGroupLeftOutAreThoseOfTheWholeSplitWithoutIt) {
  std::vector<std::uint32_t> rows(203), persons(203);
  for (std::uint32_t i = 0; i < rows.size(); ++i) {
    rows[i] = 3 * i;
    persons[i] = i % 50;
  }
  for (const auto& owners : {std::vector<std::uint32_t>(), persons}) {
    SplitInputs inputs{.seed = 7, .testFraction = 0.3, .trial = 2};
    const Split whole = splitRows(rows, owners, inputs);
    std::vector<std::size_t> absent(rows.size());
    for (std::size_t group = 0; group < kPeopleGroups; ++group) {
      inputs.leftOut = group;
      const Split some = splitRows(rows, owners, inputs);
      EXPECT_TRUE(std::ranges::includes(whole.train, some.train));
      EXPECT_TRUE(std::ranges::includes(whole.test, some.test));
      std::vector<std::uint32_t> there = some.train;
      there.insert(there.end(), some.test.begin(), some.test.end());
      std::ranges::sort(there);
      for (std::size_t i = 0; i < rows.size(); ++i)
        if (!std::ranges::binary_search(there, rows[i])) ++absent[i];
      for (std::size_t i = 0; i < rows.size() && !owners.empty(); ++i)
        EXPECT_EQ(std::ranges::binary_search(there, rows[i]),
                  std::ranges::binary_search(there, rows[owners[i]]))
            << "a person's rows go together";
    }
    for (const std::size_t times : absent) EXPECT_EQ(times, 1u);
  }
}

}  // namespace
}  // namespace epsiscope::people_intervals_test
