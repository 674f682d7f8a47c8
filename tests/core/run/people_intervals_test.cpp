// Whether intervals for other people hold the truth of other people: of many tables that one plan could meet.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include "core/builtin/planned_data.h"
#include "core/run/epsilon_for.h"
#include "core/run/wanted_accuracy.h"
#include "core/study/study.h"
#include "core/tasks/people_errors.h"
#include "core/tasks/split_rows.h"
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

std::shared_ptr<const Dataset> plannedTable(std::uint64_t table, int rows, double r2 = 0.5) {
  return std::make_shared<const Dataset>(
      makePlannedData({.rows = rows, .features = 4, .r2 = r2, .shape = LabelShape::bell}, {0, 5}, table)
          .value());
}

/// Every table's curves, over all its splits, and the same without one group after the other.
struct PlannedCurves {
  TradeOffPreview whole;
  PeopleErrors people;
};

PlannedCurves curvesOf(const Study& study, const std::shared_ptr<const Dataset>& table) {
  SplitCaches splits{buildCache(study, table)};
  for (int trial = 1; trial < study.trials; ++trial) EXPECT_TRUE(addSplit(taskOf(study), splits));
  return {previewTradeOff(study, splits), PeopleErrors::compute(study, splits, {"ridge"}, {}).value()};
}

/// The mean error over all tables stands for that of other people; where the interval of a table's error
/// holds it, the interval of the smallest epsilon for that error holds its epsilon, for it is where the ends
/// of the former meet the wanted error.
TEST(PeopleIntervals, HoldTheErrorOfOtherPeopleInAboutNineteenTablesOfTwenty) {
  constexpr std::uint64_t kTables = 30;
  constexpr std::size_t kPlaces[] = {16, 30, 44, 48};  // of 60 on a curve from 0.05 to 8: from 0.2 to 3
  std::vector<PlannedCurves> tables;
  for (std::uint64_t table = 0; table < kTables; ++table)
    tables.push_back(curvesOf(plannedStudy(table + 1), plannedTable(table, 600)));
  for (std::size_t method = 0; method < 2; ++method)
    for (const std::size_t place : kPlaces) {
      double truth = 0;
      for (const PlannedCurves& one : tables) truth += one.whole.curves[method].y[place] / kTables;
      std::size_t held = 0;
      double squares = 0, estimated = 0;
      for (const PlannedCurves& one : tables) {
        const double away = std::abs(one.whole.curves[method].y[place] - truth);
        squares += away * away / (kTables - 1);
        estimated += one.people.standardError(0, method, place) / kTables;
        held += away <= PeopleErrors::width() * one.people.standardError(0, method, place) ? 1 : 0;
      }
      const MethodCurve& curve = tables.front().whole.curves[method];
      EXPECT_GE(held, 0.95 * kTables - 4) << curve.method << " at epsilon " << curve.x[place];
      // Thirty tables know their own spread to an eighth: no interval holds the truth by being wide.
      EXPECT_NEAR(estimated / std::sqrt(squares), 1, 0.4) << curve.method << " at epsilon " << curve.x[place];
    }
}

TEST(PeopleIntervals, OfTheSmallestEpsilonAreThoseOfPeopleWhereThereAreEnough) {
  constexpr std::size_t kPlace = 40;
  const auto table = plannedTable(0, 400);
  const MethodCurve laplace = curvesOf(plannedStudy(1), table).whole.curves.front();
  Study study = plannedStudy(1);
  study.labelPrivacy.methods = {"laplace"};
  const auto answerOf = [&](const std::shared_ptr<const Dataset>& of) {
    return epsilonFor(study, PreparedTable::of(study, of), {}, {.value = laplace.y[kPlace]})->front();
  };
  const EpsilonAnswer answer = answerOf(table);
  EXPECT_TRUE(answer.isOfPeople);
  ASSERT_TRUE(answer.smallest.epsilon && answer.smallest.low && answer.smallest.high);
  EXPECT_NEAR(*answer.smallest.epsilon, laplace.x[kPlace], 0.02 * laplace.x[kPlace]);
  EXPECT_LT(*answer.smallest.low, *answer.smallest.epsilon);
  EXPECT_GT(*answer.smallest.high, *answer.smallest.epsilon);
  EXPECT_FALSE(answerOf(plannedTable(0, 60)).isOfPeople) << "three in a group";
  study.labelPrivacy.methods = {"best-local"};
  study.trials = 2;
  EXPECT_FALSE(answerOf(table).isOfPeople) << "the noise of sampled fits would count as that of people";
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
