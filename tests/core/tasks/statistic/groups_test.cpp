#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "core/base/parallel.h"
#include "core/results/result_file.h"
#include "core/run/run.h"
#include "core/tasks/problems.h"
#include "core/tasks/noise_preview.h"
#include "core/tasks/statistic/bounds_preview.h"
#include "core/tasks/statistic/budget_preview.h"
#include "core/tasks/statistic/cache.h"
#include "core/tasks/statistic/released_statistic.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/statistic/rows_preview.h"
#include "core/tasks/statistic/tables_preview.h"
#include "core/tasks/statistic/wanted_precision.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "tests/core/tasks/statistic/statistic_study.h"
#include "tests/support/prepared.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::groups_test {
namespace {

constexpr std::array kKinds = {StatisticKind::count, StatisticKind::sum, StatisticKind::mean,
                               StatisticKind::quantile, StatisticKind::histogram};

/// A survey: three regions, one of which has few people, two sexes, some of whom did not say, and weights.
std::shared_ptr<const Dataset> survey(std::size_t rows = 400) {
  const test::TemporaryFolder folder;
  std::string csv = "region,sex,income,w\n";
  for (std::size_t i = 0; i < rows; ++i)
    csv += std::string(i % 40 == 0  ? "west"
                       : i % 3 == 0 ? "north"
                                    : "south") +
           ',' +
           (i % 2 == 0   ? "f"
            : i % 7 == 0 ? "x"
                         : "m") +
           ',' + std::to_string(i * i * 31 % 977) + ".5," + std::to_string(0.5 + static_cast<double>(i % 5)) +
           '\n';
  return std::make_shared<const Dataset>(readDataset(folder.write("survey.csv", csv)).value());
}

Study surveyStudy(StatisticKind kind, const std::string& mechanism, bool weighted = false) {
  Study study = test::statisticStudy(kind, mechanism);
  study.statistic.by = {"region", "sex"};
  study.data.columns = {{.column = "region", .kind = {}, .categories = {{"north", "south", "west", "east"}}},
                        {.column = "sex", .kind = {}, .categories = {{"f", "m"}}}};
  if (weighted) {
    study.data.weight = "w";
    study.data.columnBounds = {{"w", 4}};
  }
  return study;
}

std::vector<std::pair<std::string, Study>> everyGrouped() {
  std::vector<std::pair<std::string, Study>> found;
  for (const StatisticKind kind : kKinds)
    for (const std::string& mechanism : mechanismsFor(kind))
      for (const bool weighted : {false, true})
        if (!weighted || kind != StatisticKind::quantile)
          found.emplace_back(
              mechanism + (weighted ? " weighted " : " ") + std::to_string(static_cast<int>(kind)),
              surveyStudy(kind, mechanism, weighted));
  return found;
}

/// Many groups are done by several threads: in a thread that has one for all, each number is the same.
TEST(Groups, HaveTheSameErrorsForAnyNumberOfThreads) {
  constexpr std::size_t kGroups = 1000;
  std::vector<std::uint32_t> groups;
  std::vector<double> values;
  for (std::uint32_t i = 0; i < 3 * kGroups; ++i) {
    groups.push_back(i * i % 999);
    values.push_back(50 + i * 31 % 750);
  }
  for (const auto& [kind, mechanism] :
       {std::pair(StatisticKind::mean, "gaussian"), std::pair(StatisticKind::quantile, "exponential")}) {
    ReleasePlan plan = planOf(surveyStudy(kind, mechanism), 0);
    plan.groups = kGroups;
    const StatisticRelease release(
        plan, StatisticColumn::ofNumbers(values),
        std::make_shared<const GroupRows>(kGroups, groups, values, std::vector<double>()));
    std::vector<double> alone;
    parallelFor(1, 1, [&](std::size_t) {
      alone = release.errors(0.5);
      return true;
    });
    const std::vector<double> together = release.errors(0.5);
    ASSERT_EQ(alone.size(), kGroups);
    for (std::size_t i = 0; i < kGroups; ++i)
      EXPECT_TRUE(together[i] == alone[i] || (std::isnan(together[i]) && std::isnan(alone[i]))) << i;
    EXPECT_GT(std::ranges::count_if(alone, [](double one) { return one > 0; }), 100);
  }
}

/// 20,000 draws: squared errors within five standard errors, shares within five deviations of a share. In
/// one place, a whole step of a count or a bound, there may be more than the level.
TEST(Groups, HaveTheErrorsAndHalfWidthsThatDrawsHave) {
  constexpr int kDraws = 20'000;
  constexpr std::array kLevels = {0.9, 0.95, 0.99};
  const auto table = survey();
  for (const auto& [name, study] : everyGrouped()) {
    SCOPED_TRACE(name);
    const auto cache = buildCache(study, table);
    const SharedRelease first = firstRelease(study, StatisticCache::of(*cache));
    const StatisticRelease& release = *first.release;
    constexpr double kEpsilon = 1;
    const std::vector<double> errors = release.errors(kEpsilon);
    const std::vector<double> from = release.clipped();
    const std::size_t groups = first.groups.size(), each = from.size() / groups;
    ASSERT_EQ(groups, 8U);
    struct Held {
      std::vector<double> widths, within, nearer;
    };
    std::vector<Held> held;
    for (const double level : kLevels) {
      held.push_back({.widths = release.halfWidths(kEpsilon, level),
                      .within = std::vector<double>(from.size()),
                      .nearer = std::vector<double>(from.size())});
      ASSERT_EQ(held.back().widths.size(), groups);
    }
    std::vector<double> sums(groups), squares(groups);
    Rng rng(7);
    for (int i = 0; i < kDraws; ++i) {
      const std::vector<double> released = releasedStatistic({release, rng}, kEpsilon);
      const std::vector<double> missed = release.squaredErrors(released);
      for (std::size_t group = 0; group < groups; ++group) {
        sums[group] += missed[group];
        squares[group] += missed[group] * missed[group];
      }
      for (std::size_t j = 0; j < from.size(); ++j) {
        const double missedBy = std::abs(released[j] - from[j]);
        for (Held& one : held) {
          one.within[j] += missedBy <= one.widths[j / each] * (1 + 1e-9) ? 1 : 0;
          one.nearer[j] += missedBy < one.widths[j / each] * (1 - 1e-9) ? 1 : 0;
        }
      }
    }
    for (std::size_t group = 0; group < groups; ++group) {
      SCOPED_TRACE(first.groups[group]);
      if (std::isnan(from[group * each])) {
        EXPECT_TRUE(std::isnan(errors[group]));  // nobody is there: the statistic does not exist
        continue;
      }
      const double mean = sums[group] / kDraws;
      const double error = std::sqrt((squares[group] / kDraws - mean * mean) / kDraws);
      EXPECT_NEAR(mean, errors[group], 5 * error + 1e-9 * errors[group]);
      for (std::size_t k = 0; k < held.size(); ++k) {
        const double level = kLevels[k], tolerance = 5 * std::sqrt(level * (1 - level) / kDraws);
        for (std::size_t j = group * each; j < (group + 1) * each; ++j) {
          EXPECT_GE(held[k].within[j] / kDraws, level - tolerance) << level;
          EXPECT_LE(held[k].nearer[j] / kDraws, level + tolerance) << level;
        }
      }
    }
  }
}

/// The notes on a table of groups and of a sum with these weights, of a bound of 4.
std::vector<std::string> notesOfWeights(const char* rows, double bound = 4) {
  const test::TemporaryFolder folder;
  const auto table = std::make_shared<const Dataset>(
      readDataset(folder.write("weights.csv", std::string("region,sex,income,w\n") + rows)).value());
  Study study = surveyStudy(StatisticKind::count, "laplace", true);
  study.data.columnBounds = {{"w", bound}};
  study.statistic.others = {{.column = "income", .statistic = StatisticKind::sum, .lower = 0, .upper = 9}};
  return buildCache(study, table)->notes;
}

/// Weights that do not count as they stand are said once however many tables they weigh.
TEST(Groups, SayWhichWeightsDoNotCountAsTheyStand) {
  using Notes = std::vector<std::string>;
  EXPECT_EQ(notesOfWeights("north,f,60,1\nsouth,m,70,0\nwest,f,80,4\n"), Notes());
  EXPECT_EQ(notesOfWeights("north,f,60,-1\nsouth,m,70,-0.5\nwest,f,80,3\n"),
            Notes{"2 weights in column \"w\" are below 0 and count as 0; correct the column."});
  const char* above = "north,f,60,4.5\nsouth,m,70,100\nwest,f,80,3\n";
  EXPECT_EQ(notesOfWeights(above), Notes{"2 weights in column \"w\" are above 4, their declared bound, and "
                                         "count as 4; correct the column, or declare the bound that is "
                                         "publicly known."});
  EXPECT_EQ(notesOfWeights(above, 99).size(), 1U);
  EXPECT_EQ(notesOfWeights(above, 100), Notes());
  const std::string nobody =
      "Every weight in column \"w\" counts as 0, so that no row counts; correct the column, or take the "
      "weights away.";
  EXPECT_EQ(notesOfWeights("north,f,60,0\nsouth,m,70,0\nwest,f,80,0\n"), Notes{nobody});
  const Notes both = notesOfWeights("north,f,60,0\nsouth,m,70,-2\nwest,f,80,0\n");
  ASSERT_EQ(both.size(), 2U);
  EXPECT_EQ(both.back(), nobody);
}

/// A run has a row for each group, with its half-width, and its file keeps both.
TEST(Groups, HaveRowsOfTheirOwnInResults) {
  Study study = surveyStudy(StatisticKind::mean, "laplace");
  study.statistic.others = {{.column = "income",
                             .statistic = StatisticKind::count,
                             .lower = 50,
                             .upper = 800,
                             .share = 0.5,
                             .by = {"sex"}}};
  study.statistic.share = 0.5;
  const auto table = survey();
  const auto result = run(study, table, {.threads = 1}, {});
  ASSERT_TRUE(result);
  std::size_t rows = 0;
  const std::string id = "mean(income) by region, sex";
  for (const ResultRow& row : result->series) {
    if (row.learner == id && row.method == "laplace" && row.epsilon == 1 && row.kind == "exact") {
      ++rows;
      EXPECT_EQ(row.group.empty(), false);
      const bool isEmpty = row.group.starts_with("east") || row.group == "west, m";
      EXPECT_EQ(std::isnan(row.halfWidth), isEmpty) << row.group;
    }
    if (row.learner == "count(income) by sex" && row.method == "laplace" && row.epsilon == 1) {
      EXPECT_NEAR(row.halfWidth, 4 * std::log(20), 1e-9);  // 2/(epsilon/2) ln(1/(1 - level))
    }
  }
  EXPECT_EQ(rows, 8U);
  const Result again = parseResult(toJson(*result), "again");
  ASSERT_EQ(again.series.size(), result->series.size());
  for (std::size_t i = 0; i < again.series.size(); ++i)
    EXPECT_EQ(again.series[i].group, result->series[i].group);
  EXPECT_NE(toCsv(*result).find(",\"north, f\","), std::string::npos);
}

/// Every row that is replaced by one of another group: the sum over all answers that can be given, see
/// ManyLaws. Quantiles alone have a law for each group.
TEST(Groups, OfQuantilesTellNeighboursApartByEpsilonAtMost) {
  for (const double quantile : {0.5, 0.9}) {
    Study study = surveyStudy(StatisticKind::quantile, "exponential");
    study.statistic.quantile = quantile;
    const ReleasePlan plan = planOf(study, 0);
    std::vector<std::uint32_t> groups = {0, 0, 0, 1, 2, 8};
    std::vector<double> values = {60, 200, 790, 300, 300, 100};
    const auto column = StatisticColumn::ofNumbers(values);
    const StatisticRelease release(
        plan, column, std::make_shared<const GroupRows>(8, groups, values, std::vector<double>()));
    double most = 0, mostOnLattice = 0;
    for (std::size_t row = 0; row < values.size(); ++row)
      for (std::uint32_t group = 0; group <= 8; ++group)
        for (const double value : {50.0, 55.0, 250.0, 300.0, 800.0, 5000.0}) {
          auto otherGroups = groups;
          auto otherValues = values;
          otherGroups[row] = group;
          otherValues[row] = value;
          const StatisticRelease other(
              plan, column,
              std::make_shared<const GroupRows>(8, otherGroups, otherValues, std::vector<double>()));
          const auto answers = std::vector<double>(8, 400);
          most = std::max(most, release.rankLaws(1).lossAgainst(other.rankLaws(1), answers).most);
          mostOnLattice = std::max(mostOnLattice,
                                   release.latticeRankLaws(1)
                                       .lossAgainst(other.latticeRankLaws(1), std::vector<std::int64_t>(8, 9))
                                       .most);
        }
    EXPECT_LE(most, 1 + 1e-9);
    EXPECT_LE(mostOnLattice, 1 + 1e-9);
    EXPECT_GT(mostOnLattice, 0.3);
  }
}

TEST(Groups, SayWhatIsMissingInOneSentence) {
  const auto table = survey();
  const auto problemsOf = [&](const Study& study) {
    std::string all;
    for (const Problem& problem : problems(study, *PreparedTable::of(study, table)))
      all += problem.field + ": " + problem.sentence + "\n";
    return all;
  };
  EXPECT_EQ(problemsOf(surveyStudy(StatisticKind::mean, "laplace", true)), "");
  Study study = surveyStudy(StatisticKind::mean, "laplace");
  study.data.columns.pop_back();
  EXPECT_NE(problemsOf(study).find("Rows are divided by column \"sex\", whose categories are not declared"),
            std::string::npos);
  study = surveyStudy(StatisticKind::mean, "laplace", true);
  study.data.columnBounds.clear();
  EXPECT_EQ(problemsOf(study).find("data.column_bounds: The weights are in column \"w\", whose largest"), 0U);
  study.data.columnBounds = {{.column = "w", .bound = 4, .lower = 0}};
  EXPECT_EQ(problemsOf(study), "");
  for (const double lower : {-1.0, 1.0}) {
    study.data.columnBounds = {{.column = "w", .bound = 4, .lower = lower}};
    EXPECT_EQ(problemsOf(study).find("data.column_bounds: The weights in column \"w\" start at 0"), 0U);
  }
  study.data.columnBounds.clear();
  study.data.weight = "sex";
  EXPECT_EQ(problemsOf(study),
            "data.weight: Column \"sex\" is text and cannot weight rows; name a column of numbers, or write "
            "null.\n");
  study.data.weight = "nowhere";
  EXPECT_NE(problemsOf(study).find("nowhere"), std::string::npos);
  EXPECT_EQ(problemsOf(study).find("largest value"), std::string::npos) << problemsOf(study);
  study.data.weight.reset();
  study.statistic.others = {{.column = "income", .statistic = StatisticKind::count, .lower = 0, .upper = 9}};
  study.statistic.others.front().weight = "sex";
  EXPECT_NE(problemsOf(study).find("statistic.releases[0].weight: Column \"sex\" is text"), std::string::npos)
      << problemsOf(study);
  study = surveyStudy(StatisticKind::quantile, "exponential", true);
  EXPECT_NE(problemsOf(study).find("A quantile is drawn by ranks"), std::string::npos);
  study = surveyStudy(StatisticKind::variance, "laplace");
  EXPECT_NE(problemsOf(study).find("A variance is released of all rows alone"), std::string::npos);
  study = surveyStudy(StatisticKind::histogram, "laplace");
  study.statistic.bins = 10'000;
  study.statistic.by = {"region", "sex", "sex"};
  EXPECT_NE(problemsOf(study).find("divides the rows twice"), std::string::npos);
  std::vector<std::string> many;
  for (int i = 0; i < 900; ++i) many.push_back("r" + std::to_string(i));
  study = surveyStudy(StatisticKind::histogram, "laplace");
  study.statistic.bins = 10'000;
  study.data.columns.front().categories = many;
  EXPECT_NE(problemsOf(study).find("would have 18000000 cells"), std::string::npos) << problemsOf(study);
  study = surveyStudy(StatisticKind::mean, "laplace");
  study.statistic.by = {"nowhere"};
  EXPECT_NE(problemsOf(study), "");
}

/// The plan of tables, by hand: a count by sex has noise of scale 2/epsilon on every cell.
TEST(Groups, MakeATableWithErrorsForEachCell) {
  Study study = surveyStudy(StatisticKind::count, "laplace");
  study.statistic.by = {"sex"};
  study.data.positive.reset();
  study.data.lower = 0;
  study.data.upper = 1000;
  study.view.epsilon = 0.5;
  study.statistic.level = 0.9;
  const auto cache = buildCache(study, survey());
  const TablesPreview preview = previewTables(study, *cache);
  ASSERT_EQ(preview.tables.size(), 1U);
  const std::vector<PlannedCell>& cells = preview.tables.front().cells;
  ASSERT_EQ(cells.size(), 2U);
  EXPECT_EQ(cells[0].group, "f");
  EXPECT_EQ(cells[0].truth, 200);
  EXPECT_NEAR(cells[0].error, 2 * 4 * 4, 1e-12);
  EXPECT_NEAR(cells[0].halfWidth, 4 * std::log(10), 1e-12);
  EXPECT_NEAR(cells[0].relative(), 4 * std::log(10) / 200, 1e-12);
  EXPECT_FALSE(cells[0].isSmall());
  const std::string csv = tablesCsv({&preview, 1});
  EXPECT_EQ(std::ranges::count(csv, '\n'), 3);
}

/// By hand: a count by sex has the half-width 2/epsilon ln(20), an ungrouped sum 750/epsilon ln(20).
TEST(WantedPrecision, DividesTheBudgetByWhatEachNeeds) {
  Study study = surveyStudy(StatisticKind::sum, "laplace");
  study.statistic.by.clear();
  study.statistic.share = 0.5;
  study.statistic.halfWidth = 750 * std::log(20) / 0.6;
  study.statistic.others = {
      {.column = "income",
       .statistic = StatisticKind::count,
       .lower = 50,
       .upper = 800,
       .share = 0.25,
       .by = {"sex"},
       .halfWidth = 2 * std::log(20) / 0.2},
      {.column = "income", .statistic = StatisticKind::count, .lower = 0, .upper = 9, .share = 0.25}};
  const auto cache = buildCache(study, survey());
  const WantedPrecision wanted = wantedPrecision(study, *cache);
  ASSERT_EQ(wanted.epsilons.size(), 3U);
  EXPECT_NEAR(wanted.epsilons[0].value(), 0.6, 1e-8);
  EXPECT_NEAR(wanted.epsilons[1].value(), 0.2, 1e-8);
  EXPECT_FALSE(wanted.epsilons[2]);
  EXPECT_NEAR(wanted.together, 0.8, 1e-8);
  EXPECT_NEAR(wanted.ofStudy, 0.8 / 0.75, 1e-8);
  const Study divided = withSharesForPrecision(study, *cache);
  EXPECT_NEAR(divided.statistic.share, 0.5625, 1e-4);
  EXPECT_NEAR(divided.statistic.others[0].share, 0.1875, 1e-4);
  EXPECT_EQ(divided.statistic.others[1].share, 0.25);
  EXPECT_NEAR(divided.statistic.share + divided.statistic.others[0].share, 0.75, 1e-12);
  // Shares have four decimals.
  for (const SharedRelease& one : releasesOf(divided, StatisticCache::of(*cache)))
    if (one.share != 0.25) {
      const double width = one.release->halfWidth(one.share * wanted.ofStudy, 0.95);
      const auto& own =
          one.groups.size() == 1 ? study.statistic.halfWidth : study.statistic.others[0].halfWidth;
      EXPECT_NEAR(width, own.value(), 1e-3 * width);
    }
  study.statistic.halfWidth = 1e-90;
  const auto none = wantedPrecision(study, *cache);
  EXPECT_TRUE(std::isnan(none.epsilons[0].value()));
  EXPECT_EQ(withSharesForPrecision(study, *cache), study);
}

TEST(Groups, AreNamedWhereAPictureShowsOneNumberOfThem) {
  const auto says = [](const std::vector<std::string>& notes, const char* words) {
    return std::ranges::any_of(
        notes, [&](const std::string& note) { return note.find(words) != std::string::npos; });
  };
  Study study = surveyStudy(StatisticKind::mean, "laplace");
  auto cache = buildCache(study, survey());
  EXPECT_TRUE(says(previewBounds(study, *cache).notes, "mean over the 8 groups"));
  EXPECT_TRUE(says(previewRows(study, *cache).notes, "mean over the 8 groups"));
  EXPECT_TRUE(previewBudget(study, *cache).areDivided);
  EXPECT_EQ(previewNoise(study, *cache).number, "sum of a group");
  EXPECT_EQ(groupCount(study), 8);
  study.statistic.by.clear();
  cache = buildCache(study, survey());
  EXPECT_FALSE(says(previewBounds(study, *cache).notes, "groups"));
  EXPECT_FALSE(previewBudget(study, *cache).areDivided);
  EXPECT_TRUE(previewNoise(study, *cache).number.empty());
}

TEST(Groups, AreDrawnOnlyWhileSomebodyWaits) {
  const Study study = surveyStudy(StatisticKind::mean, "laplace");
  const auto cache = buildCache(study, survey());
  int asked = 0;
  const GoOn never([&asked] {
    ++asked;
    return false;
  });
  EXPECT_TRUE(previewBounds(study, *cache, never).upper.clipping.empty());
  EXPECT_EQ(asked, 2) << "once for each bound";
  previewTables(study, *cache, never);
  EXPECT_GT(asked, 2);
}

}  // namespace
}  // namespace epsiscope::groups_test
