// Tables of a study that are made to agree after their noise, and the rows that a cell would need.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "core/privacy/custodian.h"
#include "core/run/run.h"
#include "core/tasks/audited_claims.h"
#include "core/tasks/problems.h"
#include "core/tasks/replay_audit.h"
#include "core/tasks/statistic/cache.h"
#include "core/tasks/statistic/released_statistic.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/statistic/rows_needed.h"
#include "core/tasks/statistic/table_families.h"
#include "core/tasks/statistic/tables_preview.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "tests/core/tasks/statistic/statistic_study.h"
#include "tests/support/prepared.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::consistent_test {
namespace {

/// A survey in which some regions, sexes and answers are not declared. `times`: how often each row stands in
/// it.
std::shared_ptr<const Dataset> survey(unsigned seed = 1, std::size_t rows = 300, std::size_t times = 1) {
  const test::TemporaryFolder folder;
  Rng rng(seed);
  std::string csv = "region,sex,answer,income,w\n";
  const auto one = [&rng](const std::vector<std::string>& of) { return of[rng.below(of.size())]; };
  for (std::size_t i = 0; i < rows; ++i) {
    const std::string line = one({"north", "south", "west", "abroad"}) + ',' + one({"f", "m", "x"}) + ',' +
                             one({"yes", "no", "none"}) + ',' + std::to_string(rng.below(977)) + ".5," +
                             std::to_string(rng.below(5)) + ".5\n";
    for (std::size_t j = 0; j < times; ++j) csv += line;
  }
  return std::make_shared<const Dataset>(readDataset(folder.write("survey.csv", csv)).value());
}

/// Region by sex, region, sex, and all of it together.
Study tablesStudy(StatisticKind kind, const std::string& mechanism = "laplace", bool weighted = false) {
  Study study = test::statisticStudy(kind, mechanism);
  study.data.columns = {{.column = "region", .kind = {}, .categories = {{"north", "south", "west"}}},
                        {.column = "sex", .kind = {}, .categories = {{"f", "m"}}},
                        {.column = "answer", .kind = {}, .categories = {{"yes", "no"}}}};
  Statistic& task = study.statistic;
  task.bins = 3;
  task.by = {"region", "sex"};
  task.share = 0.4;
  for (const auto& [by, share] :
       std::vector<std::pair<std::vector<std::string>, double>>{{{"sex"}, 0.3}, {{"region"}, 0.2}, {{}, 0.1}})
    task.others.push_back({.column = study.data.target,
                           .statistic = kind,
                           .mechanism = mechanism,
                           .lower = study.data.lower,
                           .upper = study.data.upper,
                           .bins = task.bins,
                           .share = share,
                           .by = by});
  task.isConsistent = true;
  if (weighted) {
    study.data.weight = "w";
    study.data.columnBounds = {{"w", 4}};
  }
  return study;
}

std::vector<Study> everyStudy() {
  std::vector<Study> found;
  for (const StatisticKind kind : {StatisticKind::count, StatisticKind::sum, StatisticKind::histogram})
    for (const char* mechanism : {"laplace", "discrete-laplace", "gaussian"})
      for (const bool weighted : {false, true}) found.push_back(tablesStudy(kind, mechanism, weighted));
  // Answers are counted, which are text.
  for (const StatisticKind kind : {StatisticKind::count, StatisticKind::histogram}) {
    Study study = tablesStudy(kind);
    study.data.target = "answer";
    study.data.positive = "yes";
    study.data.lower.reset();
    study.data.upper.reset();
    for (FurtherStatistic& other : study.statistic.others) {
      other.column = "answer";
      other.positive = "yes";
      other.lower.reset();
      other.upper.reset();
    }
    found.push_back(study);
  }
  return found;
}

std::vector<SharedRelease> releasesOn(const Study& study, const std::shared_ptr<const Dataset>& table) {
  const auto cache = buildCache(study, table);
  EXPECT_NE(cache, nullptr);
  return releasesOf(study, StatisticCache::of(*cache));
}

/// The largest distance of the tables of everyStudy() from the margins of the first one.
double farthestFromMargins(const std::vector<std::vector<double>>& tables) {
  const std::size_t each = tables[3].size();
  double most = 0;
  for (std::size_t j = 0; j < each; ++j) {
    double all = 0;
    for (std::size_t region = 0; region < 3; ++region) {
      double ofRegion = 0;
      for (std::size_t sex = 0; sex < 2; ++sex) ofRegion += tables[0][(2 * region + sex) * each + j];
      most = std::max(most, std::abs(ofRegion - tables[2][region * each + j]));
      all += ofRegion;
    }
    for (std::size_t sex = 0; sex < 2; ++sex) {
      double ofSex = 0;
      for (std::size_t region = 0; region < 3; ++region) ofSex += tables[0][(2 * region + sex) * each + j];
      most = std::max(most, std::abs(ofSex - tables[1][sex * each + j]));
    }
    most = std::max(most, std::abs(all - tables[3][j]));
  }
  return most;
}

TEST(Consistent, TablesAgreeBeforeTheirNoise) {
  for (unsigned seed = 1; seed <= 5; ++seed) {
    const auto table = survey(seed);
    for (Study study : everyStudy()) {
      std::vector<std::vector<double>> truth, clipped;
      for (const SharedRelease& one : releasesOn(study, table)) {
        truth.push_back(one.release->truth());
        clipped.push_back(one.release->clipped());
      }
      EXPECT_LT(farthestFromMargins(truth), 1e-9);
      EXPECT_LT(farthestFromMargins(clipped), 1e-9);
      study.statistic.isConsistent = false;
      truth.clear();
      for (const SharedRelease& one : releasesOn(study, table)) truth.push_back(one.release->truth());
      EXPECT_GT(farthestFromMargins(truth), 1) << "rows of other categories are in some of them";
    }
  }
}

TEST(Consistent, TablesAddUpAfterTheirNoise) {
  const auto table = survey();
  for (const Study& study : everyStudy()) {
    const std::vector<SharedRelease> releases = releasesOn(study, table);
    std::vector<std::vector<double>> left, drawn;
    for (const SharedRelease& one : releases) {
      Rng rng = streamOf(study, one.release->plan().mechanism, one.id, one.share, 1, 7);
      drawn.push_back(releasedStatistic({*one.release, rng}, one.share));
      left.push_back(agreedNumbers(study, one, drawn.back(), 1, 7));
    }
    EXPECT_GT(farthestFromMargins(drawn), 1e-3);
    EXPECT_LT(farthestFromMargins(left), 1e-6 * 300 * 800 * 1e-3) << "1e-9 of the largest sum";
    // The same noise of each member, whichever of them asks.
    const auto all = releases[0].tables(1).adjusted(drawn);
    for (std::size_t i = 0; i < all.size(); ++i) EXPECT_EQ(all[i], left[i]);
  }
}

/// Brute force over replaced rows: no member's numbers move farther than its noise is made for.
TEST(Consistent, RowsMoveEachTableNoFartherThanItsNoiseIsMadeFor) {
  const auto table = survey(3, 40);
  for (const Study& study : everyStudy()) {
    const std::vector<SharedRelease> releases = releasesOn(study, table);
    for (std::size_t row = 0; row < 40; row += 13)
      for (std::size_t other = 0; other < 40; other += 3) {
        Dataset changed = *table;
        for (Column& column : changed.columns) {
          if (!column.values.empty()) column.values[row] = column.values[other];
          if (!column.codes.empty()) column.codes[row] = column.codes[other];
        }
        const auto there = releasesOn(study, std::make_shared<const Dataset>(changed));
        for (std::size_t i = 0; i < releases.size(); ++i) {
          const ReleasePlan& plan = releases[i].release->plan();
          const std::vector<double> a = releases[i].release->withoutNoise(),
                                    b = there[i].release->withoutNoise();
          double sum = 0;
          for (std::size_t j = 0; j < a.size(); ++j) sum += std::abs(a[j] - b[j]);
          EXPECT_LE(sum, GroupSums::of(plan).oneNorm * (1 + 1e-9) + 1e-9);
        }
      }
  }
}

/// 20,000 draws: squared errors within five standard errors, shares within five deviations of a share.
TEST(Consistent, TablesHaveTheErrorsAndHalfWidthsThatDrawsHave) {
  constexpr int kDraws = 20'000;
  constexpr double kEpsilon = 2, kLevel = 0.95;
  const auto table = survey();
  for (const char* mechanism : {"laplace", "discrete-laplace", "gaussian"}) {
    SCOPED_TRACE(mechanism);
    const Study study = tablesStudy(StatisticKind::count, mechanism);
    const std::vector<SharedRelease> releases = releasesOn(study, table);
    const ConsistentTables tables = releases[0].tables(kEpsilon);
    std::vector<std::vector<double>> missed(4);
    Rng rng(11);
    for (int i = 0; i < kDraws; ++i) {
      std::vector<std::vector<double>> drawn;
      for (const SharedRelease& one : releases)
        drawn.push_back(releasedStatistic({*one.release, rng}, one.share * kEpsilon));
      const auto left = tables.adjusted(drawn);
      for (std::size_t j = 0; j < 4; ++j)
        missed[j].push_back(std::abs(left[j].back() - releases[j].release->clipped().back()));
    }
    for (std::size_t j = 0; j < 4; ++j) {
      const double noise = releases[j].noiseError(kEpsilon);
      EXPECT_LT(noise, releases[j].release->noiseError(kEpsilon * releases[j].share));
      const double width = releases[j].halfWidths(kEpsilon, kLevel).back();
      double squares = 0, fourths = 0, within = 0, nearer = 0;
      for (const double one : missed[j]) {
        squares += one * one / kDraws;
        fourths += one * one * one * one / kDraws;
        within += one <= width ? 1.0 / kDraws : 0;
        nearer += one < width - 1e-9 - std::max(1.0, std::sqrt(noise)) / 16 ? 1.0 / kDraws : 0;
      }
      EXPECT_NEAR(squares, noise, 5 * std::sqrt((fourths - squares * squares) / kDraws));
      const double tolerance = 5 * std::sqrt(kLevel * (1 - kLevel) / kDraws);
      EXPECT_GE(within, kLevel - tolerance);
      EXPECT_LE(nearer, kLevel + tolerance);
    }
  }
}

/// What is booked, promised and audited is what was drawn.
TEST(Consistent, PromisesStayWhatTheyWere) {
  Study agreeing = tablesStudy(StatisticKind::sum);
  Study apart = agreeing;
  apart.statistic.isConsistent = false;
  const auto table = survey();
  const auto one = run(agreeing, table, {.threads = 1}, {}), other = run(apart, table, {.threads = 1}, {});
  ASSERT_TRUE(one && other);
  ASSERT_EQ(one->series.size(), other->series.size());
  for (std::size_t i = 0; i < one->series.size(); ++i) {
    EXPECT_EQ(one->series[i].guarantee, other->series[i].guarantee);
    if (one->series[i].method != "laplace" || one->series[i].kind != "exact") continue;
    EXPECT_LT(one->series[i].mean, other->series[i].mean) << one->series[i].learner;
    EXPECT_LT(one->series[i].halfWidth, other->series[i].halfWidth);
  }
  EXPECT_TRUE(std::ranges::any_of(one->notes, [](const std::string& note) {
    return note.find("made to agree after their noise") != std::string::npos;
  }));
  const auto prepared = PreparedTable::of(agreeing, table);
  for (const SharedRelease& release : releasesOn(agreeing, table))
    for (const double epsilon : {0.5, 8.0}) {
      const auto finding = replayAudit(agreeing, *prepared, release.id, epsilon, 1e-9, {.replays = 2});
      ASSERT_TRUE(finding) << release.id;
      EXPECT_TRUE(finding->isSame);
      EXPECT_TRUE(finding->isWithin(epsilon)) << release.id;
    }
}

TEST(Consistent, ReleasesHaveBothNumbers) {
  for (Study study : everyStudy()) {
    const auto prepared = PreparedTable::of(study, survey());
    const Task& task = taskOf(study);
    ASSERT_EQ(task.whyItStays(study, {}, 300, 1), "");
    Rng rng(4);
    const Released released = task.release(study, prepared->data(), {}, 1, {}, Custodian(rng));
    const std::vector<ReleasedColumn>& columns = released.tables.front().columns;
    const auto named = [&](const std::string& name) {
      return std::ranges::find(columns, name, &ReleasedColumn::name);
    };
    ASSERT_NE(named("adjusted"), columns.end());
    const std::vector<double>&drawn = named("value")->numbers, &left = named("adjusted")->numbers;
    const std::vector<double>& widths = named("adjusted_half_width_95")->numbers;
    std::vector<std::vector<double>> before(4), after(4);
    std::size_t at = 0;
    const std::size_t each = drawn.size() / 12;
    for (const auto& [place, cells] : {std::pair{0, 6}, std::pair{1, 2}, std::pair{2, 3}, std::pair{3, 1}})
      for (std::size_t i = 0; i < each * static_cast<std::size_t>(cells); ++i, ++at) {
        before[static_cast<std::size_t>(place)].push_back(drawn[at]);
        after[static_cast<std::size_t>(place)].push_back(left[at]);
        EXPECT_GT(widths[at], 0);
      }
    EXPECT_GT(farthestFromMargins(before), 1e-6);
    EXPECT_LT(farthestFromMargins(after), 1e-6);
    study.statistic.isConsistent = false;
    Rng again(4);
    const Released plain = task.release(study, prepared->data(), {}, 1, {}, Custodian(again));
    EXPECT_TRUE(std::ranges::none_of(plain.tables.front().columns, [](const ReleasedColumn& column) {
      return column.name.starts_with("adjusted");
    }));
  }
}

TEST(Consistent, ChangesNothingWhereItIsNotAsked) {
  Study study = tablesStudy(StatisticKind::sum);
  study.statistic.isConsistent = false;
  EXPECT_TRUE(tableFamilies(study).empty());
  EXPECT_FALSE(planOf(study, 3).isGrouped());
  for (const ColumnInputs& inputs : statisticInputs(study).columns) EXPECT_TRUE(inputs.together.empty());
  for (const SharedRelease& one : releasesOn(study, survey())) {
    EXPECT_FALSE(one.isAdjusted());
    EXPECT_EQ(one.errors(2), one.release->errors(2 * one.share));
    EXPECT_EQ(one.halfWidths(2, 0.9), one.release->halfWidths(2 * one.share, 0.9));
    const std::vector<double> drawn(one.groups.size(), 5);
    EXPECT_EQ(agreedNumbers(study, one, drawn, 2, 1), drawn);
  }
}

/// Members have the same sums: other bounds, weights, values and kinds are apart.
TEST(Consistent, FamiliesAreOfTheSameSums) {
  Study study = tablesStudy(StatisticKind::sum);
  ASSERT_EQ(tableFamilies(study),
            (std::vector<TableFamily>{{.releases = {0, 1, 2, 3}, .columns = {"region", "sex"}}}));
  study.statistic.others[1].upper = 801;
  study.statistic.others[2].weight = "w";
  study.statistic.others[0].quantile = 0.1;  // which a sum does not have
  EXPECT_EQ(tableFamilies(study),
            (std::vector<TableFamily>{{.releases = {0, 1}, .columns = {"region", "sex"}}}));
  study = tablesStudy(StatisticKind::mean);
  EXPECT_TRUE(tableFamilies(study).empty());
  study = tablesStudy(StatisticKind::count);
  study.data.positive = "7";
  study.statistic.others[0].positive = study.statistic.others[1].positive = "7";
  study.statistic.others[0].lower = 1;  // no bound decides what is counted
  study.statistic.others[2].by = {"sex"};
  EXPECT_EQ(tableFamilies(study).front().releases, (std::vector<std::size_t>{0, 1, 2}));
}

TEST(Consistent, ProblemsSayWhatDoesNotAgree) {
  const auto problemsOf = [&](const Study& study) {
    std::string all;
    for (const Problem& problem : problems(study, *PreparedTable::of(study, survey())))
      all += problem.field + ": " + problem.sentence + "\n";
    return all;
  };
  Study study = tablesStudy(StatisticKind::count);
  EXPECT_EQ(problemsOf(study), "");
  study.statistic.others.clear();
  EXPECT_NE(problemsOf(study).find("statistic.consistent: There is nothing to make agree"),
            std::string::npos);
  study = tablesStudy(StatisticKind::count);
  study.statistic.by.clear();
  for (FurtherStatistic& other : study.statistic.others) other.by.clear();
  EXPECT_NE(problemsOf(study).find("nothing to make agree"), std::string::npos) << "nothing is divided";
  study = tablesStudy(StatisticKind::count);
  study.statistic.others[0].boundsShare = 0.1;
  EXPECT_NE(problemsOf(study).find("finds bounds of its own"), std::string::npos);
  study = tablesStudy(StatisticKind::count);
  for (int i = 0; i < 10; ++i) study.statistic.others[2].by.push_back("c" + std::to_string(i));
  EXPECT_NE(problemsOf(study).find("divided by 12 columns in all"), std::string::npos);
}

/// The table with each row so many times has the same shares: there the half-width is what was sought.
TEST(RowsNeeded, AreThoseOfATableThatGrew) {
  for (const StatisticKind kind : {StatisticKind::count, StatisticKind::sum, StatisticKind::mean})
    for (const bool isConsistent : {false, true})
      for (const std::optional<double> wanted : {std::optional<double>(), std::optional(20.0)}) {
        if (isConsistent && kind == StatisticKind::mean) continue;
        Study study = tablesStudy(kind);
        study.statistic.isConsistent = isConsistent;
        study.statistic.halfWidth = wanted;
        study.view.epsilon = 1;
        const auto cellsOf = [&](std::size_t times) {
          const auto cache = buildCache(study, survey(1, 300, times));
          return previewTables(study, *cache).tables.front().cells;
        };
        const std::vector<PlannedCell> now = cellsOf(1);
        for (std::size_t i = 0; i < now.size(); ++i) {
          const bool isOfMean = kind == StatisticKind::mean;
          const double times = now[i].rowsNeeded() / 300;
          const auto above = static_cast<std::size_t>(std::ceil(times)), below = above - 1;
          ASSERT_GE(below, 1U) << "the table is small";
          const auto isEnough = [&](std::size_t more) {
            const PlannedCell cell = cellsOf(more)[i];
            return isOfMean && wanted ? cell.halfWidth <= *wanted : cell.relative() <= 0.1;
          };
          EXPECT_TRUE(isEnough(above)) << i;
          EXPECT_FALSE(isEnough(below)) << i;
          if (!isOfMean) {
            EXPECT_NEAR(now[i].rowsNeeded(), 3000 * now[i].relative(), 1);
          }
          i += 2;  // some of them
        }
      }
}

/// A mean of all rows has noise that falls as 1/n; of a quantile nothing is said, nor of what is 0.
TEST(RowsNeeded, AreSaidWhereTheyAreKnown) {
  Study study = test::statisticStudy(StatisticKind::mean);
  study.statistic.halfWidth = 5;
  study.view.epsilon = 1;
  const auto needed = [&] {
    const auto cache = buildCache(study, test::peopleData());
    return previewTables(study, *cache).tables.front().cells.front();
  };
  // 750/(n epsilon) ln 20 = 5.
  EXPECT_NEAR(needed().rowsNeeded(), 150 * std::log(20), 1);
  study.statistic.statistic = StatisticKind::quantile;
  EXPECT_TRUE(std::isnan(needed().rowsNeeded()));
  study.statistic.statistic = StatisticKind::count;
  study.data.lower = 5000;
  study.data.upper = 6000;
  EXPECT_EQ(needed().truth, 0);
  EXPECT_TRUE(std::isnan(needed().rowsNeeded()));
}

}  // namespace
}  // namespace epsiscope::consistent_test
