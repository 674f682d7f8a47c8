#include "core/tasks/statistic/found_bounds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "core/base/numbers.h"
#include "core/privacy/gaussian_calibration.h"
#include "core/results/result_file.h"
#include "core/run/run.h"
#include "core/tasks/noise_preview.h"
#include "core/tasks/statistic/bounds_preview.h"
#include "core/tasks/statistic/budget_preview.h"
#include "core/tasks/statistic/cache.h"
#include "core/tasks/statistic/claims.h"
#include "core/tasks/statistic/released_statistic.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/statistic/tables_preview.h"
#include "core/tasks/statistic/within_bounds.h"
#include "core/tasks/warnings.h"
#include "tests/core/tasks/statistic/statistic_study.h"
#include "tests/support/prepared.h"

namespace epsiscope::found_bounds_test {
namespace {

using test::peopleData;
using test::statisticStudy;
using End = BoundChoiceLaw::End;
constexpr std::size_t kAll = BoundChoiceLaw::kCandidates;

constexpr std::array kKinds = {StatisticKind::sum, StatisticKind::mean, StatisticKind::variance,
                               StatisticKind::quantile, StatisticKind::histogram};

ReleasePlan planFor(StatisticKind kind, const std::string& mechanism) {
  return {.kind = kind, .mechanism = mechanism, .bounds = {0, 1}, .bins = 4, .boundsShare = 0.4};
}

std::vector<double> someValues(std::size_t rows) {
  std::vector<double> values;
  for (std::size_t i = 0; i < rows; ++i)
    values.push_back(static_cast<double>(i * i * 31 % 97) * (i % 7 == 0 ? -0.3 : 1));
  return values;
}

std::shared_ptr<const StatisticRelease> releaseOf(StatisticKind kind, const std::string& mechanism,
                                                  std::vector<double> values) {
  return std::make_shared<const StatisticRelease>(planFor(kind, mechanism),
                                                  StatisticColumn::ofNumbers(std::move(values)));
}

/// The probability of each pair of ends that may be chosen.
std::vector<double> chancesOf(const std::vector<double>& values, End end, double epsilon, int bits) {
  std::vector<double> sorted = values;
  std::ranges::sort(sorted);
  std::vector<double> found = BoundChoiceLaw(sorted, end, bits, epsilon, {}).logProbabilities();
  for (double& one : found) one = std::exp(one);
  return found;
}

/// Calls `add` with the probability of each pair of ends that has at least that one, and the bounds between.
template <class Add>
void overPairs(const std::vector<double>& lower, const std::vector<double>& upper, double least,
               const Add& add) {
  for (std::size_t i = 0; i < kAll; ++i)
    for (std::size_t j = 0; j < kAll; ++j)
      if (const double p = lower[i] * upper[j]; p >= least) add(p, BoundChoiceLaw::between(i, j));
}

/// The mean's error from its parts, over all 143^2 pairs of ends: values are clipped one by one.
TEST(FoundBounds, ExpectTheErrorOfAMeanOverAllPairs) {
  const std::vector<double> values = someValues(400);
  const auto rows = static_cast<double>(values.size());
  double truth = 0;
  for (const double value : values) truth += value / rows;
  for (const double epsilon : {0.5, 3.0})
    for (const std::string mechanism : {"laplace", "gaussian"}) {
      const double own = 0.6 * epsilon, ofEnd = 0.2 * epsilon;
      const double sigma = analyticGaussianSigma(own, 1e-5, 1);
      const auto lower = chancesOf(values, End::lower, ofEnd, 3);
      const auto upper = chancesOf(values, End::upper, ofEnd, 3);
      double expected = 0;
      overPairs(lower, upper, 1e-40, [&](double p, const LabelBounds& bounds) {
        double clipped = 0;
        for (const double value : values) clipped += std::clamp(value, bounds.lower, bounds.upper) / rows;
        const double scale = bounds.width() / rows;
        const double noise =
            mechanism == "laplace" ? 2 * scale * scale / (own * own) : scale * scale * sigma * sigma;
        expected += p * ((clipped - truth) * (clipped - truth) + noise);
      });
      const auto release = releaseOf(StatisticKind::mean, mechanism, values);
      EXPECT_NEAR(release->error(epsilon), expected, 1e-7 * expected) << mechanism << " " << epsilon;
      EXPECT_EQ(release->errors(epsilon), std::vector{release->error(epsilon)});
    }
}

/// All kinds and mechanisms, over all pairs of ends, each a release of its own.
TEST(FoundBounds, ExpectTheErrorsOfAllPairs) {
  const std::vector<double> values = someValues(80);
  const double epsilon = 4;
  for (const StatisticKind kind : kKinds)
    for (const std::string& mechanism : mechanismsFor(kind)) {
      const int bits = kind == StatisticKind::variance ? 5 : 3;
      const auto lower = chancesOf(values, End::lower, 0.2 * epsilon, bits);
      const auto upper = chancesOf(values, End::upper, 0.2 * epsilon, bits);
      const auto release = releaseOf(kind, mechanism, values);
      const auto column = StatisticColumn::ofNumbers(values);
      double expected = 0;
      overPairs(lower, upper, 1e-40, [&](double p, const LabelBounds& bounds) {
        ReleasePlan plan = planFor(kind, mechanism);
        plan.boundsShare = 0;
        plan.bounds = bounds;
        expected += p * StatisticRelease(plan, column).error(0.6 * epsilon);
      });
      EXPECT_NEAR(release->error(epsilon), expected, 1e-6 * expected)
          << mechanism << " " << static_cast<int>(kind);
    }
}

/// At this epsilon a bound twice as far is e^-4 times as likely, so that the squares of errors have a mean
/// and five standard errors of 20,000 draws are a tolerance.
TEST(FoundBounds, ExpectTheErrorOfDraws) {
  constexpr int kDraws = 20'000;
  const double epsilon = 10;
  for (const StatisticKind kind : {StatisticKind::mean, StatisticKind::histogram}) {
    const auto release = releaseOf(kind, "laplace", someValues(300));
    Rng rng(11);
    const Custodian custodian(rng);
    double sum = 0, squares = 0;
    for (int i = 0; i < kDraws; ++i) {
      const auto [within, left] = withFoundBounds(release, epsilon, Custodian(rng));
      const double error = within->squaredError(releasedStatistic({*within, custodian}, left));
      sum += error / kDraws;
      squares += error * error / kDraws;
    }
    const double deviation = std::sqrt((squares - sum * sum) / kDraws);
    EXPECT_NEAR(release->error(epsilon), sum, 5 * deviation) << static_cast<int>(kind);
    EXPECT_LT(deviation, 0.04 * sum) << "or the test could not fail";
  }
}

/// Four groups: most rows, few, one and none. Some rows are in no group.
constexpr std::size_t kGroups = 4;
constexpr std::array kGroupKinds = {StatisticKind::sum, StatisticKind::mean, StatisticKind::quantile,
                                    StatisticKind::histogram};

std::vector<std::uint32_t> groupsOf(std::size_t rows) {
  std::vector<std::uint32_t> groups;
  for (std::size_t i = 0; i < rows; ++i) groups.push_back(i % 16 == 0 ? 4 : i == 3 ? 2 : i % 5 == 0 ? 1 : 0);
  return groups;
}

ReleasePlan groupedPlan(StatisticKind kind, const std::string& mechanism) {
  ReleasePlan plan = planFor(kind, mechanism);
  plan.groups = kGroups;
  return plan;
}

std::shared_ptr<const GroupRows> groupRowsOf(const std::vector<double>& values,
                                             const std::vector<std::uint32_t>& groups) {
  return std::make_shared<const GroupRows>(kGroups, groups, values, std::vector<double>());
}

std::shared_ptr<const StatisticRelease> groupedRelease(StatisticKind kind, const std::string& mechanism,
                                                       const std::vector<double>& values) {
  return std::make_shared<const StatisticRelease>(groupedPlan(kind, mechanism),
                                                  StatisticColumn::ofNumbers(values),
                                                  groupRowsOf(values, groupsOf(values.size())));
}

/// All kinds and mechanisms by groups, over all pairs of ends, each a release of its own. What is left out
/// may be a thousandth of the error of means and a millionth of that of quantiles.
TEST(FoundBounds, ExpectTheErrorsOfGroupsOverAllPairs) {
  const std::vector<double> values = someValues(160);
  const double epsilon = 4;
  for (const StatisticKind kind : kGroupKinds)
    for (const std::string& mechanism : mechanismsFor(kind)) {
      SCOPED_TRACE(mechanism + " " + std::to_string(static_cast<int>(kind)));
      const double tolerance = kind == StatisticKind::mean       ? 1e-3
                               : kind == StatisticKind::quantile ? 1e-5
                                                                 : 1e-7;
      const auto lower = chancesOf(values, End::lower, 0.2 * epsilon, 3);
      const auto upper = chancesOf(values, End::upper, 0.2 * epsilon, 3);
      const auto release = groupedRelease(kind, mechanism, values);
      const auto column = StatisticColumn::ofNumbers(values);
      std::vector<double> expected(kGroups);
      overPairs(lower, upper, 1e-25, [&](double p, const LabelBounds& bounds) {
        ReleasePlan plan = groupedPlan(kind, mechanism);
        plan.boundsShare = 0;
        plan.bounds = bounds;
        const std::vector<double> errors =
            StatisticRelease(plan, column, release->groups()).errors(0.6 * epsilon);
        for (std::size_t group = 0; group < kGroups; ++group) expected[group] += p * errors[group];
      });
      const std::vector<double> errors = release->errors(epsilon);
      ASSERT_EQ(errors.size(), kGroups);
      double sum = 0, groups = 0;
      for (std::size_t group = 0; group < kGroups; ++group) {
        if (std::isnan(expected[group])) {
          EXPECT_TRUE(std::isnan(errors[group])) << "nobody is in it";
          continue;
        }
        EXPECT_NEAR(errors[group], expected[group], tolerance * expected[group]) << group;
        sum += errors[group];
        ++groups;
      }
      EXPECT_EQ(groups, kind == StatisticKind::sum || kind == StatisticKind::histogram ? 4 : 3);
      EXPECT_NEAR(release->error(epsilon), sum / groups, 1e-12 * sum);
      for (const double width : release->halfWidths(epsilon, 0.95)) EXPECT_TRUE(std::isnan(width));
    }
}

/// As for all rows together: five standard errors of 20,000 draws.
TEST(FoundBounds, ExpectTheErrorsOfGroupsOfDraws) {
  constexpr int kDraws = 20'000;
  const double epsilon = 20;
  for (const auto& [mechanism, kind] :
       {std::pair("laplace", StatisticKind::sum), std::pair("laplace", StatisticKind::mean),
        std::pair("gaussian", StatisticKind::mean), std::pair("discrete-laplace", StatisticKind::histogram),
        std::pair("exponential", StatisticKind::quantile)}) {
    SCOPED_TRACE(std::string(mechanism) + " " + std::to_string(static_cast<int>(kind)));
    const auto release = groupedRelease(kind, mechanism, someValues(300));
    Rng rng(12);
    std::vector<double> sums(kGroups), squares(kGroups);
    for (int i = 0; i < kDraws; ++i) {
      const auto [within, left] = withFoundBounds(release, epsilon, rng);
      const std::vector<double> missed = within->squaredErrors(releasedStatistic({*within, rng}, left));
      for (std::size_t group = 0; group < kGroups; ++group) {
        sums[group] += missed[group] / kDraws;
        squares[group] += missed[group] * missed[group] / kDraws;
      }
    }
    const std::vector<double> errors = release->errors(epsilon);
    for (std::size_t group = 0; group < kGroups; ++group) {
      EXPECT_EQ(std::isnan(errors[group]), std::isnan(sums[group])) << group;
      if (std::isnan(sums[group])) continue;
      const double deviation = std::sqrt((squares[group] - sums[group] * sums[group]) / kDraws);
      EXPECT_NEAR(errors[group], sums[group], 5 * deviation + 1e-3 * sums[group]) << group;
      EXPECT_LT(deviation, 0.06 * sums[group]) << "or the test could not fail";
    }
  }
}

/// Every row that is replaced by any other one: of another value, in another group or in none. The ends are
/// drawn independently, so that what they tell adds up, and a change of the group alone they do not tell.
TEST(FoundBounds, OfGroupsTellNeighboursApartByTheirShareAtMost) {
  const std::vector<double> values = {-3, 0.5, 1, 7, 40, 700};
  const std::vector<std::uint32_t> groups = {0, 0, 1, 2, 4, 4};
  const ReleasePlan plan = groupedPlan(StatisticKind::mean, "laplace");
  for (const double epsilon : {0.5, 5.0}) {
    const auto lawsOf = [&](const std::vector<double>& of, const std::vector<std::uint32_t>& in) {
      const FoundBounds found(plan, StatisticColumn::ofNumbers(of), groupRowsOf(of, in));
      return std::pair(found.law(End::lower, epsilon), found.law(End::upper, epsilon));
    };
    const auto laws = lawsOf(values, groups);
    double most = 0;
    for (std::size_t row = 0; row < values.size(); ++row)
      for (std::uint32_t group = 0; group <= kGroups; ++group)
        for (const double value : {values[row], -1e9, -2.0, 0.0, 3.0, 1e9}) {
          auto otherValues = values;
          auto otherGroups = groups;
          otherValues[row] = value;
          otherGroups[row] = group;
          const auto others = lawsOf(otherValues, otherGroups);
          const double lost =
              laws.first.lossAgainst(others.first, 0).most + laws.second.lossAgainst(others.second, 0).most;
          if (value == values[row]) {
            EXPECT_EQ(lost, 0);
          }
          most = std::max(most, lost);
        }
    EXPECT_LE(most, 0.4 * epsilon * (1 + 1e-9));
    EXPECT_GT(most, 0.1 * epsilon);
  }
}

/// The steps by which a row moves sums of groups, over all pairs of ends: what can be drawn for the two plans
/// around them can be drawn for all.
TEST(FoundBounds, OfGroupsLieBetweenThePlansAroundThem) {
  for (const StatisticKind kind : {StatisticKind::sum, StatisticKind::mean, StatisticKind::histogram})
    for (const std::size_t groups : {std::size_t{1}, kGroups})
      for (const int bits : {12, 40}) {
        ReleasePlan plan = groupedPlan(kind, "laplace");
        plan.groups = groups;
        plan.latticeBits = bits;
        const std::vector<ReleasePlan> around = FoundBounds::plansAround(plan);
        ASSERT_EQ(around.size(), 2U);
        const GroupSums least = GroupSums::of(around[0]), most = GroupSums::of(around[1]);
        plan.boundsShare = 0;
        for (std::size_t i = 0; i < kAll; ++i)
          for (std::size_t j = i; j < kAll; ++j) {
            plan.bounds = BoundChoiceLaw::between(i, j);
            const GroupSums sums = GroupSums::of(plan);
            ASSERT_GE(sums.wholeOneNorm, least.wholeOneNorm);
            ASSERT_LE(sums.wholeOneNorm, most.wholeOneNorm);
            ASSERT_GE(sums.wholeTwoNorm, least.wholeTwoNorm);
            ASSERT_LE(sums.wholeTwoNorm, most.wholeTwoNorm);
          }
      }
}

TEST(FoundBounds, PayForBothEndsAndTheStatistic) {
  for (const std::size_t most : {std::size_t{0}, std::size_t{3}}) {
    ReleasePlan plan = planFor(StatisticKind::mean, "laplace");
    plan.unit = {most};
    const auto release =
        std::make_shared<const StatisticRelease>(plan, StatisticColumn::ofNumbers(someValues(60)));
    Rng rng(1);
    const Custodian custodian(rng);
    const auto [within, left] = withFoundBounds(release, 2, custodian);
    EXPECT_NEAR(custodian.price().epsilon * plan.unit.rows(), 0.8, 1e-12);
    EXPECT_NEAR(left, 1.2, 1e-12);
    releasedStatistic({*within, custodian}, left);
    EXPECT_NEAR(custodian.price().epsilon * plan.unit.rows(), 2, 1e-12);
  }
}

/// Tables at the ends of what there is: nothing is endless, and draws are numbers.
TEST(FoundBounds, AreFoundInAnyTable) {
  const std::vector<std::vector<double>> tables = {{3},
                                                   std::vector(200, 0.0),
                                                   std::vector(200, 5.5),
                                                   std::vector(200, -1e5),
                                                   {-1e300, 1e300, 1, 2},
                                                   {1e-300, -1e-300}};
  for (const std::vector<double>& values : tables)
    for (const StatisticKind kind : kKinds)
      for (const std::string& mechanism : mechanismsFor(kind))
        for (const double epsilon : {1e-3, 1.0, 50.0}) {
          if (kind == StatisticKind::variance && values.size() == 1) continue;
          const auto release = releaseOf(kind, mechanism, values);
          Rng rng(2);
          const auto [within, left] = withFoundBounds(release, epsilon, rng);
          EXPECT_LT(within->plan().bounds.lower, within->plan().bounds.upper);
          if (reasonAgainst(release->plan(), values.size(), {epsilon})) continue;
          for (const double number : releasedStatistic({*within, rng}, left))
            EXPECT_TRUE(std::isfinite(number)) << mechanism;
          const double error = release->error(epsilon);
          EXPECT_TRUE(std::isfinite(error) || std::abs(values.front()) >= 1e300)
              << mechanism << " " << epsilon;
          EXPECT_TRUE(std::isnan(release->halfWidth(epsilon, 0.95)));
          if (kind == StatisticKind::variance) continue;
          const auto divided = groupedRelease(kind, mechanism, values);
          if (reasonAgainst(divided->plan(), values.size(), {epsilon})) continue;
          const auto [inGroups, rest] = withFoundBounds(divided, epsilon, rng);
          for (const double number : releasedStatistic({*inGroups, rng}, rest))
            EXPECT_TRUE(std::isfinite(number)) << mechanism;
          // The one row of the first table is in no group.
          const bool isKnown = values.size() > 1 && std::abs(values.front()) < 1e300;
          EXPECT_TRUE(std::isfinite(divided->error(epsilon)) || !isKnown) << mechanism << " " << epsilon;
        }
  const auto found = releaseOf(StatisticKind::mean, "laplace", std::vector(2000, 0.0));
  EXPECT_EQ(found->found()->usual(2), (LabelBounds{-0x1p-10, 0x1p-10}));
  const auto negative = releaseOf(StatisticKind::mean, "laplace", std::vector(2000, -100.0));
  EXPECT_EQ(negative->found()->usual(2), (LabelBounds{-128, 0}));
}

/// A bound is found where more rows lie beyond 0 than its steps cost, each 3 ln 2/0.2 rows.
TEST(FoundBounds, LeadAsFarAsTheRowsDo) {
  const ReleasePlan plan = planFor(StatisticKind::mean, "laplace");
  const auto upperOf = [&](std::size_t rows) {
    return releaseOf(StatisticKind::mean, "laplace", std::vector(rows, 4.0))->found()->usual(1).upper;
  };
  const double perStep = std::ceil(3 * std::log(2.0) / 0.2);  // 13 steps lead to 4
  EXPECT_EQ(upperOf(static_cast<std::size_t>(13 * perStep) + 1), 4);
  EXPECT_LT(upperOf(static_cast<std::size_t>(13 * perStep) - 1), 4);
  EXPECT_EQ(FoundBounds::farthest(plan, 13 * perStep + 1, 1), 4);
  EXPECT_EQ(FoundBounds::farthest(plan, 1, 1), 0);
  EXPECT_EQ(FoundBounds::farthest(plan, 1e9, 1), 0x1p60);
  Study study = statisticStudy(StatisticKind::mean);
  study.statistic.boundsShare = 0.4;
  const auto said = [&](std::size_t rows) {
    const auto all = warnings(study, *buildCache(study, peopleData(rows)));
    return std::ranges::any_of(all, [](const auto& one) { return one.find("hardly a bound") < one.size(); });
  };
  EXPECT_TRUE(said(60));
  EXPECT_FALSE(said(2000));
}

/// Twice the rows are the rows of a repeated table.
TEST(FoundBounds, OfMoreRowsOfTheSameKindAreThoseOfARepeatedTable) {
  const std::vector<double> values = someValues(200);
  std::vector<double> repeated = values;
  repeated.insert(repeated.end(), values.begin(), values.end());
  for (const StatisticKind kind : {StatisticKind::mean, StatisticKind::sum}) {
    const double of = releaseOf(kind, "laplace", values)->noiseErrorOfRows(2, 400);
    EXPECT_NEAR(of, releaseOf(kind, "laplace", repeated)->error(2), 1e-7 * of);
  }
  std::vector<std::uint32_t> groups = groupsOf(200);
  groups.insert(groups.end(), groups.begin(), groups.begin() + 200);
  for (const StatisticKind kind : kGroupKinds) {
    if (kind == StatisticKind::quantile) continue;  // of a repeated value another one
    const StatisticRelease twice(groupedPlan(kind, "laplace"), StatisticColumn::ofNumbers(repeated),
                                 groupRowsOf(repeated, groups));
    const double of = groupedRelease(kind, "laplace", values)->noiseErrorOfRows(2, 400);
    EXPECT_NEAR(of, twice.error(2), 2e-3 * of);
  }
}

/// With a share the plan's bounds are not looked at, and before others are found nobody knows a half-width.
TEST(FoundBounds, AreNotTheDeclaredOnes) {
  Study study = statisticStudy(StatisticKind::mean);
  study.statistic.boundsShare = 0.5;
  study.epsilon = {8};
  study.view.epsilon = 8;
  const auto of = [](const Study& one) {
    const auto cache = buildCache(one, peopleData(600));
    return firstRelease(one, StatisticCache::of(*cache)).release->error(8);
  };
  Study other = study;
  other.data.lower = other.data.upper = std::nullopt;
  EXPECT_TRUE(problems(other, peopleData(600).get()).empty());
  EXPECT_EQ(of(study), of(other));
  const auto cache = buildCache(study, peopleData(600));
  const SharedRelease first = firstRelease(study, StatisticCache::of(*cache));
  // The incomes are from 0.5 to 976.5.
  const LabelBounds usual = first.release->found()->usual(8);
  EXPECT_EQ(usual.upper, 1024);
  EXPECT_TRUE(std::isnan(first.halfWidth(8, 0.95)));
  const BudgetPart part = previewBudget(study, *cache).parts.front();
  EXPECT_NEAR(part.together, first.release->error(8), 1e-12 * part.together);
  const PlannedCell cell = previewTables(study, *cache).tables.front().cells.front();
  EXPECT_NEAR(cell.relativeReach(), 2 * std::sqrt(first.release->error(8)) / cell.truth, 1e-12);
  EXPECT_FALSE(cell.isSmall());
}

/// By groups: a row of results and of the tables for each, the same ones each time, and pictures that do not
/// fail.
TEST(FoundBounds, OfGroupsAreInResultsTablesAndPictures) {
  for (const StatisticKind kind : kGroupKinds) {
    Study study = statisticStudy(kind);
    study.data.lower = study.data.upper = std::nullopt;
    study.statistic.boundsShare = 0.3;
    study.statistic.by = {"town"};
    study.data.columns = {{.column = "town", .kind = {}, .categories = {{"north", "south", "east"}}}};
    study.epsilon = {8};
    study.view.epsilon = 8;
    const auto table = peopleData(600);
    ASSERT_TRUE(problems(study, table.get()).empty());
    const auto cache = buildCache(study, table);
    const SharedRelease first = firstRelease(study, StatisticCache::of(*cache));
    EXPECT_EQ(first.release->found()->usual(8).upper, 1024) << "of all rows, a third in no group";
    const std::vector<double> errors = first.errors(8);
    const auto result = run(study, table, {.threads = 1}, {});
    ASSERT_TRUE(result);
    std::size_t rows = 0;
    for (const ResultRow& row : result->series) {
      if (row.method != first.release->plan().mechanism || row.kind != "exact") continue;
      EXPECT_EQ(row.group, first.groups[rows]);
      EXPECT_TRUE(std::isnan(row.halfWidth));
      EXPECT_EQ(std::isnan(row.mean), std::isnan(errors[rows]));
      if (!std::isnan(row.mean)) {
        EXPECT_NEAR(row.mean, errors[rows], 1e-12 * row.mean) << row.group;
      }
      ++rows;
    }
    EXPECT_EQ(rows, 3U);
    EXPECT_EQ(std::ranges::count_if(
                  result->notes,
                  [](const std::string& note) { return note.find("all groups") != std::string::npos; }),
              1);
    EXPECT_EQ(toCsv(*run(study, table, {.threads = 2}, {})), toCsv(*result));
    const PlannedTable tables = previewTables(study, *cache).tables.front();
    EXPECT_EQ(tables.cells.size(), kind == StatisticKind::histogram ? 3U * 20 : 3U);
    for (const PlannedCell& cell : tables.cells) EXPECT_TRUE(std::isnan(cell.halfWidth));
    const BudgetPart part = previewBudget(study, *cache).parts.front();
    EXPECT_NEAR(part.together, first.error(8), 1e-12 * part.together);
    EXPECT_FALSE(previewBounds(study, *cache, {}).upper.together.empty());
    EXPECT_FALSE(noiseOn(study, StatisticCache::of(*cache)).curves.empty());
  }
}

/// The problem that names this field, or nothing.
std::string saidOf(const Study& study, const std::string& field) {
  for (const Problem& problem : problems(study, peopleData().get()))
    if (problem.field == field) return problem.sentence;
  return {};
}

TEST(FoundBounds, AreRefusedWhereThereAreNoneToFind) {
  Study study = statisticStudy(StatisticKind::mean);
  study.statistic.boundsShare = 0.2;
  EXPECT_TRUE(problems(study, peopleData().get()).empty());
  const std::string field = "statistic.bounds_share";
  Study other = study;
  other.statistic.statistic = StatisticKind::count;
  EXPECT_NE(saidOf(other, field), "");
  other = study;
  other.statistic.by = {"town"};
  other.data.columns = {{.column = "town", .kind = {}, .categories = {{"north", "south", "west"}}}};
  EXPECT_TRUE(problems(other, peopleData().get()).empty());
  other.statistic.statistic = StatisticKind::variance;
  EXPECT_NE(saidOf(other, "statistic.statistic"), "");
  other.statistic.statistic = StatisticKind::histogram;
  EXPECT_EQ(saidOf(other, field), "");
  other.data.columns.push_back({.column = "income", .kind = {}, .categories = {{"0.5", "31.5"}}});
  EXPECT_NE(saidOf(other, field).find("categories of column"), std::string::npos);
  other = study;
  other.data.weight = "age";
  other.data.columnBounds = {{"age", 100}};
  EXPECT_NE(saidOf(other, field).find("weights"), std::string::npos);
  other = study;
  other.statistic.halfWidth = 3;
  EXPECT_NE(saidOf(other, field), "");
  other = study;
  other.statistic.boundsShare = 0.95;
  EXPECT_NE(saidOf(other, field), "");
  other = study;
  other.data.target = "town";
  other.statistic.statistic = StatisticKind::histogram;
  EXPECT_NE(saidOf(other, field), "");
  other = study;
  other.statistic.others = {{.column = "age", .share = 0.5, .boundsShare = -1}};
  EXPECT_NE(saidOf(other, "statistic.releases[0].bounds_share"), "");
}

TEST(FoundBounds, AreAWayOutWhereBoundsAreMissing) {
  Study study = statisticStudy(StatisticKind::mean);
  study.data.lower = study.data.upper = std::nullopt;
  study.statistic.share = 0.5;
  study.statistic.others = {{.column = "age", .share = 0.5}};
  for (const char* field : {"data.lower", "data.upper", "statistic.releases[0].lower"})
    EXPECT_NE(saidOf(study, field).find("bounds_share"), std::string::npos) << field;
  study.statistic.boundsShare = study.statistic.others.front().boundsShare = 0.3;
  EXPECT_TRUE(problems(study, peopleData().get()).empty());
}

}  // namespace
}  // namespace epsiscope::found_bounds_test
