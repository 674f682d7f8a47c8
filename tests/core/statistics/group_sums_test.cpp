#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/random/rng.h"
#include "core/statistics/group_sums.h"
#include "core/statistics/sampling_error.h"
#include "core/statistics/statistic_column.h"

namespace epsiscope::group_sums_test {
namespace {

constexpr std::array kKinds = {StatisticKind::count, StatisticKind::sum, StatisticKind::mean,
                               StatisticKind::histogram};

struct Table {
  std::vector<std::uint32_t> groups;
  std::vector<double> values, weights;
};

std::vector<ReleasePlan> plans() {
  std::vector<ReleasePlan> found;
  for (const StatisticKind kind : kKinds)
    for (const LabelBounds bounds : {LabelBounds{-1, 3}, LabelBounds{2, 5}, LabelBounds{-4, -1}})
      for (const std::size_t groups : {1, 3})
        for (const bool weighted : {false, true}) {
          ReleasePlan plan{.kind = kind, .mechanism = "laplace", .bounds = bounds, .bins = 4};
          plan.groups = groups;
          if (weighted) plan.mostWeight = 2.5;
          found.push_back(plan);
        }
  return found;
}

GroupRows rowsOf(const ReleasePlan& plan, const Table& table) {
  return {plan.groups, table.groups, table.values,
          plan.mostWeight ? std::span<const double>(table.weights) : std::span<const double>()};
}

struct Norms {
  double one = 0, two = 0;
};

template <class Number>
Norms distance(const std::vector<Number>& a, const std::vector<Number>& b) {
  Norms norms;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const auto moved = static_cast<double>(a[i] - b[i]);
    norms.one += std::abs(moved);
    norms.two += moved * moved;
  }
  norms.two = std::sqrt(norms.two);
  return norms;
}

/// Every row that there may be in place of another: in each group or in none, at and beyond the bounds and
/// between, of every weight.
template <class Sums>
Norms mostMoved(const ReleasePlan& plan, const Sums& sums) {
  const double L = plan.bounds.lower, U = plan.bounds.upper;
  Norms most;
  std::vector<Table> tables;
  for (std::uint32_t group = 0; group <= plan.groups; ++group)
    for (const double value : {L - 7, L, L + 0.3 * (U - L), 0.0, U, U + 100})
      for (const double weight : {-1.0, 0.0, 0.7, 2.5, 9.0}) {
        Table table{{0, group, 0}, {L, value, U}, {1, weight, 0.3}};
        tables.push_back(table);
      }
  for (const Table& one : tables)
    for (const Table& other : tables) {
      const Norms moved = distance(sums(plan, rowsOf(plan, one)), sums(plan, rowsOf(plan, other)));
      most = {std::max(most.one, moved.one), std::max(most.two, moved.two)};
    }
  return most;
}

/// Brute force over small tables: no replaced row moves the sums further than the noise is made for, and one
/// moves them as far.
TEST(GroupSums, OfNeighboursAreAsFarApartAsTheySayAndNoFurther) {
  for (const ReleasePlan& plan : plans()) {
    const GroupSums sums = GroupSums::of(plan);
    const Norms moved = mostMoved(plan, groupSums);
    SCOPED_TRACE(testing::Message() << static_cast<int>(plan.kind) << " in " << plan.groups << " groups from "
                                    << plan.bounds.lower << (plan.mostWeight ? ", weighted" : ""));
    EXPECT_NEAR(moved.one, sums.oneNorm, 1e-12 * sums.oneNorm);
    EXPECT_NEAR(moved.two, sums.twoNorm, 1e-12 * sums.twoNorm);
    EXPECT_GE(sums.moved * sums.reach, sums.oneNorm * (1 - 1e-12));
    const Norms whole = mostMoved(plan, wholeGroupSums);
    EXPECT_EQ(whole.one, static_cast<double>(sums.wholeOneNorm));
    EXPECT_NEAR(whole.two, sums.wholeTwoNorm, 1e-12 * sums.wholeTwoNorm);
    EXPECT_EQ(static_cast<double>(sums.wholeOneNorm % sums.moved), 0);
  }
}

Table randomTable(std::size_t rows, std::size_t groups) {
  Rng rng(3);
  Table table;
  for (std::size_t i = 0; i < rows; ++i) {
    table.groups.push_back(static_cast<std::uint32_t>(rng.uniform() * static_cast<double>(groups + 1)));
    table.values.push_back(-6 + 14 * rng.uniform());
    table.weights.push_back(3 * rng.uniform());
  }
  return table;
}

/// The textbook's formulas, row by row.
TEST(GroupSums, MakeTheStatisticOfEachGroup) {
  const Table table = randomTable(500, 3);
  for (const ReleasePlan& plan : plans()) {
    const std::size_t cells = plan.kind == StatisticKind::histogram ? plan.bins : 1;
    std::vector<double> raw(plan.groups * cells), weights(plan.groups), clipped = raw,
                                                                        clippedWeights = weights;
    for (std::size_t i = 0; i < table.groups.size(); ++i) {
      if (table.groups[i] >= plan.groups) continue;
      const double x = table.values[i], w = plan.mostWeight ? table.weights[i] : 1;
      const double cut = plan.bounds.clamp(x), cutWeight = plan.mostWeight ? std::min(w, 2.5) : 1;
      const bool inside = x == cut;
      const auto cellOf = [&](double value) {
        const auto bin = static_cast<std::size_t>((value - plan.bounds.lower) / plan.bounds.width() * 4);
        return table.groups[i] * cells + (cells > 1 ? std::min<std::size_t>(bin, 3) : 0);
      };
      const bool counts = plan.kind == StatisticKind::count || cells > 1;
      if (!counts || inside) raw[cellOf(cut)] += w * (counts ? 1 : x);
      if (!counts || inside || cells > 1) clipped[cellOf(cut)] += cutWeight * (counts ? 1 : cut);
      weights[table.groups[i]] += w;
      clippedWeights[table.groups[i]] += cutWeight;
    }
    if (plan.kind == StatisticKind::mean)
      for (std::size_t i = 0; i < raw.size(); ++i) {
        raw[i] /= weights[i];
        clipped[i] /= clippedWeights[i];
      }
    const GroupRows rows = rowsOf(plan, table);
    const std::vector<double> truth = numbersOfGroups(plan, rows);
    const std::vector<double> exact = numbersOfSums(plan, groupSums(plan, rows));
    std::vector<double> steps;
    for (const WideInteger number : wholeGroupSums(plan, rows))
      steps.push_back(GroupSums::of(plan).unit * static_cast<double>(number));
    const std::vector<double> rounded = numbersOfSums(plan, steps);
    ASSERT_EQ(truth.size(), raw.size());
    for (std::size_t i = 0; i < raw.size(); ++i) {
      EXPECT_NEAR(truth[i], raw[i], 1e-9 * (1 + std::abs(raw[i])));
      EXPECT_NEAR(exact[i], clipped[i], 1e-9 * (1 + std::abs(clipped[i])));
      // Half a step for each weight, of 2^-20.
      EXPECT_NEAR(rounded[i], clipped[i], 1e-6 * (300 + std::abs(clipped[i])));
    }
  }
}

TEST(GroupSums, OfAnEmptyGroupMakeNoMean) {
  ReleasePlan plan{.kind = StatisticKind::mean, .bounds = {0, 10}};
  plan.groups = 2;
  const GroupRows rows(2, std::vector<std::uint32_t>{0}, std::vector{4.0}, {});
  EXPECT_EQ(numbersOfGroups(plan, rows).front(), 4);
  EXPECT_TRUE(std::isnan(numbersOfGroups(plan, rows).back()));
  EXPECT_EQ(numbersOfSums(plan, groupSums(plan, rows)).back(), 5) << "the middle, where nothing is known";
}

/// All sums within the half-width: no ratio is further off than is said. Some are nearly as far.
TEST(GroupSums, AHalfWidthHoldsWhereverTheSumsAre) {
  ReleasePlan plan{.kind = StatisticKind::mean, .bounds = {0, 10}};
  plan.groups = 1;
  Rng rng(8);
  double closest = 0;
  for (int i = 0; i < 20'000; ++i) {
    const double weights = 5 * (1 + 60 * rng.uniform()), sum = weights * (2 * rng.uniform() - 1), w = 40;
    const std::vector drawn = {sum + w * (2 * rng.uniform() - 1), weights + w * (2 * rng.uniform() - 1)};
    const double missed = std::abs(numbersOfSums(plan, drawn).front() - (5 + 5 * sum / weights));
    const double said = halfWidthsOfSums(plan, drawn, w).front();
    ASSERT_LE(missed, said + 1e-9);
    closest = std::max(closest, missed / said);
  }
  EXPECT_GT(closest, 0.9);
}

/// One group of all rows, each counted once, is a table: the formulas of its statistics hold.
TEST(GroupSums, AskingOtherPeopleIsAsForOneTable) {
  const Table table = randomTable(200, 1);
  const std::vector<std::uint32_t> all(200, 0);
  const auto column = StatisticColumn::ofNumbers(table.values);
  const GroupRows rows(1, all, table.values, {});
  ReleasePlan plan{.bounds = {-1, 3}};
  plan.groups = 1;
  const auto errorOf = [&](StatisticKind kind) {
    plan.kind = kind;
    return samplingErrorsOfGroups(plan, rows, 200).front();
  };
  EXPECT_NEAR(errorOf(StatisticKind::mean), samplingErrorOfMean(*column), 1e-12);
  EXPECT_NEAR(errorOf(StatisticKind::sum), samplingErrorOfSum(*column), 1e-9);
  EXPECT_NEAR(errorOf(StatisticKind::quantile), samplingErrorOfQuantile(*column, 0.5), 1e-12);
  const double count =
      numbersOfGroups(ReleasePlan{.kind = StatisticKind::count, .bounds = {-1, 3}, .groups = 1}, rows)
          .front();
  EXPECT_NEAR(errorOf(StatisticKind::count), samplingErrorOfCount(count, 200), 1e-9);
}

}  // namespace
}  // namespace epsiscope::group_sums_test
