#include "core/tasks/task.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/privacy/accountant.h"
#include "core/results/audited_claim_json.h"
#include "core/run/run.h"
#include "core/study/study_file.h"
#include "core/tasks/audit_preview.h"
#include "core/tasks/noise_preview.h"
#include "core/tasks/statistic/bounds_preview.h"
#include "core/tasks/statistic/budget_preview.h"
#include "core/tasks/statistic/cache.h"
#include "core/tasks/statistic/histogram_preview.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/statistic/rows_preview.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/core/tasks/statistic/statistic_study.h"
#include "tests/support/prepared.h"

namespace epsiscope::statistic_task_test {
namespace {

using test::peopleData;
using test::statisticStudy;

Study sharedStudy() {
  Study study = statisticStudy(StatisticKind::mean);
  study.statistic.share = 0.6;
  study.statistic.others = {
      {.column = "age", .statistic = StatisticKind::quantile, .lower = 0, .upper = 120, .share = 0.3},
      {.column = "town",
       .statistic = StatisticKind::count,
       .mechanism = "discrete-laplace",
       .lower = {},
       .upper = {},
       .positive = "north",
       .share = 0.1}};
  return study;
}

const ResultRow* rowOf(const Result& result, const std::string& method, const std::string& kind,
                       double epsilon, const std::string& learner = {}) {
  for (const ResultRow& row : result.series)
    if (row.method == method && row.kind == kind && row.epsilon == epsilon && row.learner == learner)
      return &row;
  return nullptr;
}

Result runOf(const Study& study, unsigned threads = 1) {
  return run(study, peopleData(), {.threads = threads}, {}).value();
}

TEST(StatisticTask, RunsEveryStatisticWithTheExactErrorOfItsPreview) {
  for (const StatisticKind kind :
       {StatisticKind::count, StatisticKind::sum, StatisticKind::mean, StatisticKind::variance,
        StatisticKind::quantile, StatisticKind::histogram}) {
    const Study study = statisticStudy(kind);
    ASSERT_EQ(problems(study, peopleData().get()), std::vector<Problem>{});
    const Result result = runOf(study);
    const auto cache = buildCache(study, peopleData());
    const TradeOffPreview preview = previewTradeOff(study, {cache});
    const std::string method = preview.curves.front().method;
    const ResultRow* exact = rowOf(result, method, "exact", 1);
    ASSERT_NE(exact, nullptr) << method;
    EXPECT_EQ(exact->metric, "mse");
    EXPECT_NEAR(exact->mean, preview.atEpsilon.front(), 1e-12 * exact->mean);
    EXPECT_EQ(exact->sd, 0);
    EXPECT_NEAR(rowOf(result, "none", "exact", 1)->mean, preview.none, 1e-12);
    EXPECT_NEAR(rowOf(result, "sampling-error", "exact", 0.2)->mean, preview.predictMeanAtEpsilon,
                1e-12 * preview.predictMeanAtEpsilon);
    EXPECT_EQ(rowOf(result, method, "sampled", 0.2)->trials, 3);
    EXPECT_EQ(result.rows, 60U);
  }
}

/// The error of the mean of income by Laplace noise, from the table alone.
TEST(StatisticTask, HasTheErrorOfTheFormula) {
  const auto data = peopleData();
  double sum = 0, clipped = 0;
  for (const double value : data->columns[1].values) {
    sum += value;
    clipped += std::clamp(value, 50.0, 800.0);
  }
  const double bias = (clipped - sum) / 60, scale = 750.0 / 60 / 0.2;
  EXPECT_NEAR(rowOf(runOf(statisticStudy(StatisticKind::mean)), "laplace", "exact", 0.2)->mean,
              bias * bias + 2 * scale * scale, 1e-9 * scale * scale);
}

TEST(StatisticTask, GivesTheSameBitsForAnyNumberOfThreads) {
  for (const std::string mechanism : {"laplace", "discrete-laplace", "gaussian"}) {
    Study study = sharedStudy();
    study.statistic.mechanism = mechanism;
    const Result one = runOf(study, 1), four = runOf(study, 4);
    ASSERT_EQ(one.series.size(), four.series.size());
    for (std::size_t i = 0; i < one.series.size(); ++i)
      EXPECT_EQ(one.series[i].values, four.series[i].values);
  }
}

TEST(StatisticTask, SharesTheBudgetByBasicComposition) {
  const Study study = sharedStudy();
  ASSERT_EQ(problems(study, peopleData().get()), std::vector<Problem>{});
  const Result result = runOf(study);
  const double scale = 750.0 / 60 / 0.6;
  const double clipping = rowOf(result, "none", "exact", 1, "mean(income)")->mean;
  EXPECT_NEAR(rowOf(result, "laplace", "exact", 1, "mean(income)")->mean, clipping + 2 * scale * scale, 1e-9);
  const double q = std::exp(-0.1);
  EXPECT_NEAR(rowOf(result, "discrete-laplace", "exact", 1, "count(town=north)")->mean,
              2 * q / (1 - q) / (1 - q), 1e-9);
  ASSERT_NE(rowOf(result, "exponential", "sampled", 1, "quantile(age,0.5)"), nullptr);

  const auto cache = buildCache(study, peopleData());
  const BudgetPreview budget = previewBudget(study, *cache);
  ASSERT_EQ(budget.parts.size(), 3U);
  EXPECT_EQ(budget.parts[0].name, "Mean of income");
  EXPECT_EQ(budget.parts[1].name, "Quantile 0.5 of age");
  EXPECT_EQ(budget.parts[2].name, "Count of town = north");
  double epsilons = 0;
  for (const BudgetPart& part : budget.parts) epsilons += part.epsilon;
  EXPECT_NEAR(epsilons, viewEpsilon(study), 1e-12);
  EXPECT_EQ(budget.accounts.delta, 0);
}

TEST(StatisticTask, TheSameStatisticTwiceHasRowsOfItsOwn) {
  Study study = sharedStudy();
  study.statistic.others[1] = study.statistic.others[0];
  study.statistic.others[1].share = 0.1;
  const Result result = runOf(study);
  EXPECT_NE(rowOf(result, "exponential", "exact", 1, "quantile(age,0.5)"), nullptr);
  EXPECT_NE(rowOf(result, "exponential", "exact", 1, "quantile(age,0.5) 2"), nullptr);
}

TEST(StatisticTask, GaussianReleasesShareDeltaToo) {
  Study study = sharedStudy();
  study.statistic.mechanism = "gaussian";
  const BudgetPreview budget = previewBudget(study, *buildCache(study, peopleData()));
  EXPECT_DOUBLE_EQ(budget.parts[0].delta, 0.6 * study.statistic.delta);
  EXPECT_LE(budget.accounts.delta, study.statistic.delta);
}

/// Ten means that share epsilon 1 and delta 1e-5: each has noise of variance 1318 in units of its squared
/// sensitivity, 139 would do for all of them together.
TEST(StatisticTask, SeveralGaussianReleasesCostLessTogetherThanTheirSum) {
  Study study = statisticStudy(StatisticKind::mean, "gaussian");
  study.statistic.delta = 1e-5;
  study.statistic.share = 0.1;
  study.view.epsilon = 1;
  study.statistic.others.assign(9, {.column = "age",
                                    .statistic = StatisticKind::mean,
                                    .mechanism = "gaussian",
                                    .lower = 0,
                                    .upper = 120,
                                    .share = 0.1});
  const BudgetPreview budget = previewBudget(study, *buildCache(study, peopleData()));
  EXPECT_NEAR(budget.accounts.spent, 1, 1e-12);
  EXPECT_NEAR(budget.accounts.delta, 1e-5, 1e-17);
  const double variance = budget.parts[1].noise / (2.0 * 2.0);  // sensitivity 120 of 60 rows
  EXPECT_NEAR(variance, 1318, 0.5);
  // delta = Phi(m/2 - e/m) - e^epsilon Phi(-m/2 - e/m) of normal noise that all of them move by m.
  const auto deltaAt = [](double moved, double epsilon) {
    const auto cdf = [](double z) { return std::erfc(-z / std::sqrt(2.0)) / 2; };
    return cdf(moved / 2 - epsilon / moved) - std::exp(epsilon) * cdf(-moved / 2 - epsilon / moved);
  };
  EXPECT_NEAR(deltaAt(std::sqrt(10 / 139.0), 1), 1e-5, 2e-7);
  const double moved = std::sqrt(10 / variance);
  EXPECT_NEAR(deltaAt(moved, budget.accounts.exact), 1e-5, 1e-12);
  EXPECT_EQ(std::ceil(1000 * budget.accounts.exact), 294) << "rounded up, as the page about Budget says";
  // The smallest over orders of (rho a (a + 1) + log(1/delta) - log(1 + a))/a - log(1 + 1/a).
  double zcdp = 100;
  for (double a = 1; a < 1000; a *= 1.0001)
    zcdp = std::min(
        zcdp, (moved * moved / 2 * a * (a + 1) - std::log(1e-5) - std::log1p(a)) / a - std::log1p(1 / a));
  EXPECT_NEAR(budget.accounts.zcdp, zcdp, 1e-5);
  EXPECT_GT(budget.accounts.zcdp, budget.accounts.exact);

  const auto cache = buildCache(study, peopleData());
  const AuditPreview audit = previewAudit(study, *cache, nullptr, {});
  ASSERT_NE(audit.accounts(), nullptr);
  EXPECT_EQ(audit.accounts()->exact, budget.accounts.exact);
  EXPECT_EQ(toJson(audit.claims.back())["together"]["exact"], budget.accounts.exact);
  study.statistic.others.clear();
  study.statistic.share = 1;
  EXPECT_EQ(previewAudit(study, *buildCache(study, peopleData()), nullptr, {}).accounts(), nullptr);
}

/// The accounts are of what is drawn: each count of a histogram has noise for two counts that move.
TEST(StatisticTask, AHistogramIsCountedAsTheTwoCountsThatARowMoves) {
  Study study = statisticStudy(StatisticKind::histogram, "gaussian");
  study.statistic.delta = 1e-5;
  study.view.epsilon = 1;
  const auto budgetOfIt = [&] { return previewBudget(study, *buildCache(study, peopleData())); };
  const BudgetPreview alone = budgetOfIt();
  EXPECT_NEAR(alone.accounts.exact, 1, 1e-9) << "one release costs what it is made for";
  EXPECT_GE(alone.accounts.exact, 1 - 1e-9);

  study.statistic.share = 0.5;
  study.statistic.others = {{.column = "age",
                             .statistic = StatisticKind::histogram,
                             .mechanism = "laplace",
                             .lower = 0,
                             .upper = 120,
                             .share = 0.5}};
  const BudgetPreview two = budgetOfIt();
  const double sigma = std::sqrt(two.parts[0].noise);
  // Two counts with Laplace noise of scale 2/0.5, each of which loses 1/4, and two with normal noise.
  ReleaseLoss counts = ReleaseLoss::laplace(1, 4), normal = ReleaseLoss::normal(std::sqrt(2.0), sigma);
  counts.times = 2;
  const std::vector<ReleaseLoss> both = {counts, normal};
  EXPECT_NEAR(two.accounts.exact, exactEpsilon(both, 5e-6), 1e-9);
  EXPECT_LT(two.accounts.exact, 0.96);

  // The rows of a person may be in more cells than two: no more than the promise is known.
  study.data.person = "town";
  study.data.rowsPerPerson = 3;
  const BudgetPreview people = budgetOfIt();
  const std::vector<ReleaseLoss> known = {
      ReleaseLoss::normal(3 * std::sqrt(2.0), std::sqrt(people.parts[0].noise)), ReleaseLoss::unknown(0.5)};
  EXPECT_NEAR(people.accounts.exact, exactEpsilon(known, 5e-6), 1e-9);
}

TEST(StatisticTask, WithoutADeltaTheAccountsSayTheSum) {
  const Study study = sharedStudy();
  const BudgetPreview budget = previewBudget(study, *buildCache(study, peopleData()));
  EXPECT_NEAR(budget.accounts.exact, viewEpsilon(study), 1e-12);
  EXPECT_TRUE(std::isinf(budget.accounts.zcdp));
}

TEST(StatisticTask, MovingABorderKeepsTheWholeBudget) {
  const Study study = sharedStudy();
  const Study moved = withBorder(study, 0, 0.2);
  EXPECT_DOUBLE_EQ(moved.statistic.share, 0.2);
  EXPECT_NEAR(moved.statistic.others[0].share, 0.7, 1e-12);
  EXPECT_DOUBLE_EQ(moved.statistic.others[1].share, 0.1);
  EXPECT_DOUBLE_EQ(withBorder(study, 0, -5).statistic.share, kLeastShare);
  EXPECT_NEAR(withBorder(study, 1, 5).statistic.others[1].share, kLeastShare, 1e-12);
  for (const Study& changed : {moved, withBorder(study, 1, 0.95),
                               withFurtherStatistic(study, {.column = "age"}), withoutStatistic(study, 0)}) {
    const Statistic& task = changed.statistic;
    const double sum =
        std::accumulate(task.others.begin(), task.others.end(), task.share,
                        [](double all, const FurtherStatistic& one) { return all + one.share; });
    EXPECT_NEAR(sum, 1, 1e-12);
  }
  EXPECT_EQ(withoutStatistic(withoutStatistic(study, 0), 0).statistic.share, 1);
}

TEST(StatisticTask, AStudyComesBackFromItsFile) {
  const Study study = sharedStudy();
  EXPECT_EQ(parseStudy(toJson(study), "a study"), study);
}

TEST(StatisticTask, BoundsHaveAValleyAndTheBestIsItsFloor) {
  for (const StatisticKind kind :
       {StatisticKind::mean, StatisticKind::sum, StatisticKind::variance, StatisticKind::quantile}) {
    Study study = statisticStudy(kind);
    const auto cache = buildCache(study, peopleData());
    const BoundsPreview preview = previewBounds(study, *cache);
    for (const BoundCurves* curves : {&preview.upper, &preview.lower}) {
      EXPECT_TRUE(std::is_sorted(curves->bound.begin(), curves->bound.end()));
      const auto least =
          std::min_element(curves->together.begin(), curves->together.end()) - curves->together.begin();
      EXPECT_EQ(curves->best, curves->bound[static_cast<std::size_t>(least)]);
      for (std::size_t i = 0; i < curves->bound.size(); i += 17) {
        Study there = study;
        (curves == &preview.upper ? there.data.upper : there.data.lower) = curves->bound[i];
        EXPECT_NEAR(previewTradeOff(there, {cache}).atEpsilon.front(), curves->together[i],
                    1e-9 * curves->together[i]);
      }
      EXPECT_EQ(std::ranges::count(curves->bound, curves->declared), 1);
    }
  }
}

TEST(StatisticTask, TheRowsOfThePictureAreTheFewestThatAreEnough) {
  for (const StatisticKind kind : {StatisticKind::mean, StatisticKind::count, StatisticKind::variance}) {
    Study study = statisticStudy(kind);
    study.view.epsilon = 0.3;
    study.view.errorTarget = 30'000;
    const auto cache = buildCache(study, peopleData());
    const RowsPreview preview = previewRows(study, *cache);
    const SharedRelease first = firstRelease(study, StatisticCache::of(*cache));
    const StatisticRelease& release = *first.release;
    const double rows = preview.asSamplingAtEpsilon;
    ASSERT_TRUE(rows > 2) << rows;
    EXPECT_LE(release.noiseErrorOfRows(0.3, rows * 1.00001 + 1),
              release.samplingErrorOfRows(rows * 1.00001 + 1));
    EXPECT_GT(release.noiseErrorOfRows(0.3, rows * 0.99999 - 1),
              release.samplingErrorOfRows(rows * 0.99999 - 1));
    EXPECT_EQ(preview.rows, 60);
    EXPECT_TRUE(std::is_sorted(preview.asSampling.rbegin(), preview.asSampling.rend()));
    EXPECT_EQ(preview.forWanted.empty(), kind == StatisticKind::count);
  }
  // 2 (D/(n e))^2 = s^2/n.
  const auto cache = buildCache(statisticStudy(StatisticKind::mean), peopleData());
  const RowsPreview preview = previewRows(statisticStudy(StatisticKind::mean), *cache);
  const double s2 = StatisticCache::of(*cache).column(0)->variance() * 60 / 59;
  EXPECT_NEAR(preview.asSamplingAtEpsilon, std::ceil(2 * 750.0 * 750 / s2), 1);
}

TEST(StatisticTask, TheShownHistogramIsTheFirstTrialsRelease) {
  Study study = statisticStudy(StatisticKind::histogram, "discrete-laplace");
  study.statistic.bins = 5;
  const HistogramPreview preview = previewHistogram(study, *buildCache(study, peopleData()));
  ASSERT_EQ(preview.edges.size(), 6U);
  EXPECT_EQ(preview.edges.front(), 50);
  EXPECT_EQ(preview.edges.back(), 800);
  const double counted = std::accumulate(preview.counts.begin(), preview.counts.end(), 0.0);
  EXPECT_EQ(counted + static_cast<double>(preview.clipped), 60);
  double error = 0;
  for (std::size_t i = 0; i < 5; ++i) error += std::pow(preview.released[i] - preview.counts[i], 2) / 5;
  EXPECT_NEAR(rowOf(runOf(study), "discrete-laplace", "sampled", 1)->values.front(), error, 1e-9);
}

TEST(StatisticTask, NoiseIsThatOfTwoNeighbouringTables) {
  for (const StatisticKind kind :
       {StatisticKind::count, StatisticKind::mean, StatisticKind::quantile, StatisticKind::histogram}) {
    const Study study = statisticStudy(kind);
    const auto cache = buildCache(study, peopleData());
    const NoisePreview preview = previewNoise(study, *cache);
    ASSERT_FALSE(preview.curves.empty());
    EXPECT_LT(preview.label, preview.otherLabel);
    for (const NoiseCurve& curve : preview.curves) {
      EXPECT_LE(curve.epsilonLabels, viewEpsilon(study));
      if (curve.delta == 0) {
        EXPECT_LE(curve.maxLogRatio, curve.epsilonLabels * (1 + 1e-9)) << curve.method;
      }
      ASSERT_EQ(curve.outputs.size(), curve.density.size());
      if (curve.discrete) {
        EXPECT_NEAR(std::accumulate(curve.density.begin(), curve.density.end(), 0.0), 1, 2e-3)
            << curve.method;
      }
    }
  }
}

TEST(StatisticTask, ATextHasCountsAndHistogramsOfDeclaredCategories) {
  Study study = statisticStudy(StatisticKind::histogram, "discrete-laplace");
  study.data.target = "town";
  study.data.lower = study.data.upper = {};
  study.data.columns = {
      {.column = "town", .kind = {}, .categories = std::vector<std::string>{"south", "east", "north"}}};
  ASSERT_EQ(problems(study, peopleData().get()), std::vector<Problem>{});
  const HistogramPreview preview = previewHistogram(study, *buildCache(study, peopleData()));
  EXPECT_EQ(preview.categories, (std::vector<std::string>{"south", "east", "north"}));
  EXPECT_EQ(preview.counts, (std::vector<double>{20, 0, 20}));
  EXPECT_EQ(preview.uncounted, 20U);
  study.statistic.statistic = StatisticKind::count;
  study.data.columns.clear();
  study.data.positive = "west";
  ASSERT_EQ(problems(study, peopleData().get()), std::vector<Problem>{});
  EXPECT_NE(rowOf(runOf(study), "discrete-laplace", "exact", 1), nullptr);
}

struct BadStatistic {
  const char* name;
  const char* field;
  void (*change)(Study&);
};
void PrintTo(const BadStatistic& bad, std::ostream* out) {
  *out << bad.name;
}

class StatisticProblem : public testing::TestWithParam<BadStatistic> {};

TEST_P(StatisticProblem, IsOneSentenceAtItsPlace) {
  Study study = statisticStudy(StatisticKind::mean);
  GetParam().change(study);
  std::vector<std::string> found;
  for (const Problem& problem : problems(study, peopleData().get()))
    if (problem.field == GetParam().field) found.push_back(problem.sentence);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_TRUE(std::isupper(static_cast<unsigned char>(found[0].front()))) << found[0];
  EXPECT_EQ(found[0].back(), '.') << found[0];
}

INSTANTIATE_TEST_SUITE_P(
    Every, StatisticProblem,
    testing::Values(
        BadStatistic{"QuantileZero", "statistic.quantile", [](Study& s) { s.statistic.quantile = 0; }},
        BadStatistic{"QuantileOne", "statistic.quantile", [](Study& s) { s.statistic.quantile = 1; }},
        BadStatistic{"TooManyBins", "statistic.bins", [](Study& s) { s.statistic.bins = 10'001; }},
        BadStatistic{"NoBins", "statistic.bins", [](Study& s) { s.statistic.bins = 0; }},
        BadStatistic{"DeltaOne", "statistic.delta", [](Study& s) { s.statistic.delta = 1; }},
        BadStatistic{"UnknownMechanism", "statistic.mechanism",
                     [](Study& s) { s.statistic.mechanism = "x"; }},
        BadStatistic{"ExponentialMean", "statistic.mechanism",
                     [](Study& s) { s.statistic.mechanism = "exponential"; }},
        BadStatistic{
            "SharesBeyondOne", "statistic.share",
            [](Study& s) { s.statistic.others = {{.column = "age", .lower = 0, .upper = 1, .share = 0.5}}; }},
        BadStatistic{"NoBounds", "data.lower", [](Study& s) { s.data.lower = {}; }},
        BadStatistic{"MeanOfText", "data.target", [](Study& s) { s.data.target = "town"; }},
        BadStatistic{"TextWithoutCategories", "data.columns",
                     [](Study& s) {
                       s.data.target = "town";
                       s.statistic.statistic = StatisticKind::histogram;
                     }},
        BadStatistic{"CountOfTextWithoutValue", "data.positive",
                     [](Study& s) {
                       s.data.target = "town";
                       s.statistic.statistic = StatisticKind::count;
                     }},
        BadStatistic{"OtherWithoutBounds", "statistic.releases[0].lower",
                     [](Study& s) {
                       s.statistic.share = 0.5;
                       s.statistic.others = {{.column = "age", .lower = {}, .upper = 1}};
                     }},
        BadStatistic{"OtherWithSwappedBounds", "statistic.releases[0].lower",
                     [](Study& s) {
                       s.statistic.share = 0.5;
                       s.statistic.others = {{.column = "age", .lower = 9, .upper = 1}};
                     }},
        BadStatistic{"OtherIsText", "statistic.releases[0].column",
                     [](Study& s) {
                       s.statistic.share = 0.5;
                       s.statistic.others = {{.column = "town", .lower = 0, .upper = 1}};
                     }},
        BadStatistic{"TooSmallForExactDraws", "statistic.statistic",
                     [](Study& s) {
                       s.statistic.mechanism = "discrete-laplace";
                       s.epsilon = {1e-70};
                     }}),
    [](const auto& bad) { return bad.param.name; });

TEST(StatisticTask, ExtremeDataAndBudgetsGiveNumbersOrOneSentence) {
  const test::TemporaryFolder folder;
  const auto table = [&](const std::string& text) {
    return std::make_shared<const Dataset>(readDataset(folder.write("t.csv", text)).value());
  };
  for (const std::string text :
       {"income\n5\n", "income\n7\n7\n7\n", "income\n1000\n2000\n", "income\n50\n50\n", "income\n1\n,\n"}) {
    std::shared_ptr<const Dataset> data;
    try {
      data = table(text);
    } catch (const std::exception&) {
      continue;
    }
    for (const StatisticKind kind :
         {StatisticKind::count, StatisticKind::sum, StatisticKind::mean, StatisticKind::variance,
          StatisticKind::quantile, StatisticKind::histogram})
      for (const std::string& mechanism : mechanismsFor(kind)) {
        Study study = statisticStudy(kind, mechanism);
        study.epsilon = {1e-6, 700};
        study.statistic.bins = kind == StatisticKind::histogram ? 10'000 : 20;
        const auto found = problems(study, data.get());
        if (!found.empty()) {
          EXPECT_EQ(found.size(), 1U) << found.back().sentence;
          continue;
        }
        const Result result = run(study, data, {.threads = 2}, {}).value();
        for (const ResultRow& row : result.series)
          if (row.method != "sampling-error") {
            EXPECT_TRUE(std::isfinite(row.mean)) << text << ' ' << row.method << ' ' << row.kind;
          }
        const auto cache = buildCache(study, data);
        previewTradeOff(study, {cache});
        previewNoise(study, *cache);
        previewRows(study, *cache);
        previewBudget(study, *cache);
        if (kind == StatisticKind::histogram) previewHistogram(study, *cache);
        if (kind != StatisticKind::histogram && kind != StatisticKind::count) previewBounds(study, *cache);
      }
  }
}

TEST(StatisticTask, ATableWithoutAFilledCellIsRefusedWithOneSentence) {
  const test::TemporaryFolder folder;
  const auto data =
      std::make_shared<const Dataset>(readDataset(folder.write("t.csv", "age,income\n1,NA\n2,NA\n")).value());
  for (const MissingRule rule : {MissingRule::stop, MissingRule::dropRows, MissingRule::mean}) {
    Study study = statisticStudy(StatisticKind::mean);
    study.data.missing = rule;
    EXPECT_EQ(problems(study, data.get()).size(), 1U) << static_cast<int>(rule);
  }
}

}  // namespace
}  // namespace epsiscope::statistic_task_test
