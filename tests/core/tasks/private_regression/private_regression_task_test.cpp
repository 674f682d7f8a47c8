#include "core/tasks/private_regression/task.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/reading/reader.h"
#include "core/run/epsilon_for.h"
#include "core/run/run.h"
#include "core/start/data_start.h"
#include "core/study/load.h"
#include "core/tasks/attack_preview.h"
#include "core/tasks/methods.h"
#include "core/tasks/private_regression/cache.h"
#include "core/tasks/private_regression/cells.h"
#include "core/tasks/private_regression/release.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/core/tasks/private_regression/regression_study.h"
#include "tests/support/prepared.h"
#include "tests/support/shared_files.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_name.h"

namespace epsiscope::private_regression_task_test {
namespace {

using test::housePrices;
using test::regressionStudy;

constexpr const char* kLearned[] = {"noisy-sums", "noisy-sums-gaussian", "objective-gaussian"};

const ResultRow& rowOf(const Result& result, const std::string& method, double epsilon,
                       std::size_t rows = 0) {
  const auto found = std::ranges::find_if(result.series, [&](const ResultRow& row) {
    return row.method == method && row.epsilon == epsilon && row.trainRows == rows;
  });
  EXPECT_NE(found, result.series.end()) << method;
  return *found;
}

Result runOf(const Study& study, unsigned threads = 2) {
  return run(study, housePrices(), {.threads = threads}, {}).value();
}

std::shared_ptr<const TaskCache> cacheOf(const Study& study) {
  return buildCache(study, PreparedTable::of(study, housePrices()));
}

/// The noise of the prices has the variance 1/36, and no prediction is better; the variance of the prices is
/// 0.49.
TEST(PrivateRegression, LearnsFromNoisySumsWhatTheTrueOnesTell) {
  Study study = regressionStudy();
  study.epsilon = {0.05, 1, 8};
  ASSERT_EQ(problems(study, housePrices().get()), std::vector<Problem>{});
  const Result result = runOf(study);
  for (const char* method : kLearned) {
    EXPECT_EQ(rowOf(result, method, 1).kind, "sampled");
    EXPECT_LT(rowOf(result, method, 1).mean, rowOf(result, method, 0.05).mean);
    EXPECT_LT(rowOf(result, method, 1).mean, 0.3 * rowOf(result, "predict-mean", 1).mean);
    EXPECT_NEAR(rowOf(result, method, 8).mean, rowOf(result, "none", 8).mean, 0.01);
    EXPECT_EQ(rowOf(result, method, 8).withoutPrivacy, rowOf(result, "none", 8).mean);
  }
  EXPECT_LT(rowOf(result, "none", 1).mean, 0.05);
  EXPECT_GT(rowOf(result, "none", 1).mean, 1.0 / 36);
}

TEST(PrivateRegression, PromisesWhatEachMethodKeeps) {
  const Result result = runOf(regressionStudy());
  const Guarantee pure = *rowOf(result, "noisy-sums", 0.1).guarantee;
  EXPECT_TRUE(pure.isPrivate());
  EXPECT_EQ(pure.epsilon(), 0.1);
  EXPECT_EQ(pure.delta(), 0);
  EXPECT_EQ(pure.neighbours(), Guarantee::Neighbours::row);
  EXPECT_EQ(pure.trust(), Guarantee::Trust::central);
  for (const char* method : {"noisy-sums-gaussian", "objective-gaussian"}) {
    EXPECT_TRUE(rowOf(result, method, 0.1).guarantee->isPrivate());
    EXPECT_EQ(rowOf(result, method, 0.1).guarantee->delta(), 1e-5);
  }
  EXPECT_TRUE(rowOf(result, "predict-mean", 0.1).guarantee->isPrivate());
  EXPECT_FALSE(rowOf(result, "none", 0.1).guarantee->isPrivate());
  EXPECT_EQ(rowOf(result, "noisy-sums", 0.1).role, MethodRole::method);
  EXPECT_EQ(rowOf(result, "predict-mean", 0.1).role, MethodRole::yardstick);
}

TEST(PrivateRegression, WhatIsTakenFromTheRowsIsNotPrivate) {
  const auto promised = [](const Study& study, const char* method) {
    return taskOf(study).promise(study, PreparedTable::of(study, housePrices())->data(), method);
  };
  Study study = regressionStudy();
  study.data.columnBounds.pop_back();
  EXPECT_FALSE(promised(study, "noisy-sums").isPrivate());
  EXPECT_FALSE(runOf(study).series.front().guarantee->isPrivate());
  EXPECT_TRUE(promised(study, "predict-mean").isPrivate()) << "the labels' bounds are declared";
  EXPECT_EQ(taskOf(study).undeclared(study, PreparedTable::of(study, housePrices())->data()).size(), 1U);
  study = regressionStudy();
  study.data.boundsFromData = true;
  for (const char* method : {"noisy-sums", "noisy-sums-gaussian", "predict-mean"})
    EXPECT_FALSE(promised(study, method).isPrivate());
  study = regressionStudy();
  study.privateRegression.delta = 0.001;  // more than one in 4,000
  EXPECT_FALSE(promised(study, "noisy-sums-gaussian").isPrivate());
  EXPECT_TRUE(promised(study, "noisy-sums").isPrivate());
}

TEST(PrivateRegression, GivesTheSameBitsForAnyNumberOfThreads) {
  Study study = regressionStudy();
  study.trainSizes = {300};
  const Result one = runOf(study, 1), four = runOf(study, 4);
  ASSERT_EQ(one.series.size(), four.series.size());
  for (std::size_t i = 0; i < one.series.size(); ++i) {
    EXPECT_EQ(one.series[i].values, four.series[i].values);
    EXPECT_TRUE(one.series[i].lambda == four.series[i].lambda || std::isnan(one.series[i].lambda));
  }
  const auto cache = cacheOf(study);
  const TradeOffPreview preview = previewTradeOff(study, {cache}), again = previewTradeOff(study, {cache});
  EXPECT_EQ(preview.curves.front().draws, again.curves.front().draws);
}

TEST(PrivateRegression, OtherMethodsAndEpsilonsChangeNoCell) {
  Study study = regressionStudy();
  const Result both = runOf(study);
  study.epsilon = {1};
  study.privateRegression.methods = {"noisy-sums-gaussian"};
  EXPECT_EQ(rowOf(both, "noisy-sums-gaussian", 1).values,
            rowOf(runOf(study), "noisy-sums-gaussian", 1).values);
}

TEST(PrivateRegression, ErrorAtAnEpsilonIsTheRuns) {
  Study study = regressionStudy();
  study.trials = 1;
  const Result result = runOf(study);
  const auto cache = cacheOf(study);
  for (const char* method : {"noisy-sums", "noisy-sums-gaussian", "objective-gaussian", "predict-mean"})
    EXPECT_EQ(taskOf(study).errorAt(study, *cache, method, 0.1, {}), rowOf(result, method, 0.1).mean);
  EXPECT_EQ(taskOf(study).errorAt(study, *cache, "none", 0.1, {}), std::nullopt);
}

/// The expected error by brute force, over draws from other streams: the preview's mean of few draws lies
/// within five of its standard errors.
TEST(PrivateRegression, CurvesAreMeansOfDrawsAboutTheExpectedError) {
  Study study = regressionStudy();
  study.trials = 1;
  study.view.epsilon = 0.3;
  const auto cache = cacheOf(study);
  const RegressionSplit& split = PrivateRegressionCache::of(*cache).split();
  const RegressionPart part = regressionPart(study, split, 0);
  const TradeOffPreview preview = previewTradeOff(study, {cache});
  ASSERT_EQ(preview.curves.size(), 3U);
  for (std::size_t c = 0; c < 3; ++c) {
    const MethodCurve& curve = preview.curves[c];
    EXPECT_GT(curve.y.front(), curve.y.back());
    EXPECT_NEAR(curve.y.back(), preview.none, 0.02);
    Rng rng(99);
    std::vector<double> errors;
    for (int i = 0; i < 400; ++i)
      errors.push_back(drawnError(study, split, part, {.method = curve.method, .epsilon = 0.3}, rng).error);
    const double deviation = standardErrorOf(errors) * std::sqrt(400.0);
    const double draws = static_cast<double>(curve.draws.front().size());
    EXPECT_NEAR(preview.atEpsilon[c], meanOf(errors), 5 * deviation / std::sqrt(draws)) << curve.method;
  }
  const Result result = runOf(study);
  EXPECT_EQ(preview.none, rowOf(result, "none", 1).mean);
  EXPECT_EQ(split.errorOfMean(1), rowOf(result, "predict-mean", 1).mean);
}

/// Laplace noise on the mean of the clipped labels, clamped to the bounds, from which every row gets the same
/// prediction: drawn and counted, within five standard errors.
TEST(PrivateRegression, ErrorOfTheMeanIsExact) {
  const Study study = regressionStudy();
  const auto cache = cacheOf(study);
  const RegressionSplit& split = PrivateRegressionCache::of(*cache).split();
  const RegressionSums& sums = split.sums();
  const Eigen::Index last = sums.coefficients();
  const double mean = sums.matrix(last, 0) / (sums.weights.constant * sums.weights.label * sums.rows);
  const auto errorOf = [&](double label) {
    Eigen::VectorXd weights = Eigen::VectorXd::Zero(last);
    weights[0] = label / sums.weights.constant;
    return split.error(weights);
  };
  EXPECT_NEAR(split.errorOfMean(1e9), errorOf(mean), 1e-12);
  for (const double epsilon : {0.0002, 0.001, 0.02}) {
    Rng rng(8);
    std::vector<double> errors;
    for (int i = 0; i < 2000; ++i)
      errors.push_back(errorOf(mean + 2 / (sums.rows * epsilon) * rng.laplace()));
    EXPECT_NEAR(split.errorOfMean(epsilon), meanOf(errors), 5 * standardErrorOf(errors)) << epsilon;
  }
}

TEST(PrivateRegression, LearnsFromFewerRowsForTheLearningCurve) {
  Study study = regressionStudy();
  study.epsilon = {1};
  study.trials = 5;
  study.trainSizes = {100, 1000};
  const Result result = runOf(study);
  for (const char* method : kLearned) {
    EXPECT_GT(rowOf(result, method, 1, 100).mean, rowOf(result, method, 1, 1000).mean);
    EXPECT_GT(rowOf(result, method, 1, 1000).mean, rowOf(result, method, 1).mean);
  }
}

TEST(PrivateRegression, LambdaHoldsWeightsSmallAndIsSuggestedElse) {
  Study study = regressionStudy();
  study.privateRegression.methods = {"noisy-sums", "none"};
  const Result suggested = runOf(study);
  EXPECT_GT(rowOf(suggested, "noisy-sums", 1).lambda, 0);
  const auto cache = cacheOf(study);
  EXPECT_GT(taskOf(study).suggestions(study, *cache).at("private_regression.lambda"), 0);
  study.privateRegression.lambda = 1e4;
  const Result flat = runOf(study);
  EXPECT_EQ(rowOf(flat, "noisy-sums", 1).lambda, 1e4);
  EXPECT_GT(rowOf(flat, "none", 1).mean, 3 * rowOf(suggested, "none", 1).mean);
}

TEST(PrivateRegression, RandomFeaturesLearnWhatIsNotLinear) {
  std::string csv = "y,a,b\n";
  Rng rng(4);
  for (int i = 0; i < 4000; ++i) {
    const double a = 2 * rng.uniform() - 1, b = 2 * rng.uniform() - 1;
    csv += std::to_string(a * b) + ',' + std::to_string(a) + ',' + std::to_string(b) + '\n';
  }
  const test::TemporaryFolder folder;
  const auto data = std::make_shared<const Dataset>(readDataset(folder.write("table.csv", csv)).value());
  Study study = regressionStudy();
  study.data.file = "table.csv";
  study.data.target = "y";
  study.data.lower = -1;
  study.data.upper = 1;
  study.data.columnBounds = {{"a", 1}, {"b", 1}};
  study.epsilon = {4};
  const auto error = [&](const char* method) {
    return rowOf(run(study, data, {.threads = 2}, {}).value(), method, 4).mean;
  };
  EXPECT_GT(error("noisy-sums"), 0.1) << "the variance of a product is 1/9";
  study.privateRegression.randomFeatures = 40;
  for (const char* method : kLearned) EXPECT_LT(error(method), 0.04);
}

TEST(PrivateRegression, TakesRowsWithoutConstantAndAsTheyAre) {
  for (const char* prepare : {kPrepareUnitRowsPlain, kPrepareNone}) {
    Study study = regressionStudy();
    study.data.prepare = prepare;
    const auto found = problems(study, housePrices().get());
    if (prepare == std::string(kPrepareNone)) {
      ASSERT_EQ(found.size(), 1U);
      EXPECT_EQ(found.front().field, "data.prepare");
      continue;
    }
    EXPECT_EQ(found, std::vector<Problem>{});
    EXPECT_EQ(PrivateRegressionCache::of(*cacheOf(study)).split().weights().constant, 0);
    EXPECT_LT(rowOf(runOf(study), "none", 1).mean, 0.2);
  }
}

TEST(PrivateRegression, ClaimsHoldAndHalfTheNoiseWouldNot) {
  const Study study = regressionStudy();
  const auto cache = cacheOf(study);
  for (const double epsilon : {0.1, 2.0}) {
    const auto claims = taskOf(study).claims(study, *cache, epsilon, {.draws = 2000}, {});
    ASSERT_EQ(claims.size(), 5U);
    for (const AuditedClaim& claim : claims) {
      EXPECT_EQ(claim.verdict(),
                claim.method == "none" ? AuditedClaim::Verdict::nothing : AuditedClaim::Verdict::holds)
          << claim.method;
      if (claim.method == "none") continue;
      EXPECT_LE(claim.measured(), epsilon * (1 + 1e-9)) << claim.method;
      EXPECT_GT(claim.measured(), 0.99 * epsilon) << claim.method;
      if (claim.method == "objective-gaussian") continue;
      EXPECT_TRUE(claim.isExact()) << claim.method;
      EXPECT_LE(claim.parts.front().sampled->atLeast, epsilon) << claim.method;
    }
  }
}

TEST(PrivateRegression, AttacksGuessNoBetterThanEpsilonAllows) {
  Study study = regressionStudy();
  study.view.epsilon = 2;
  const auto cache = cacheOf(study);
  const AttackPreview preview = previewAttack(study, *cache, {});
  EXPECT_EQ(preview.rows, cache->trainRows());
  ASSERT_EQ(preview.methods.size(), 3U);
  for (const AttackedMethod& method : preview.methods) {
    EXPECT_TRUE(method.isPrivate);
    // Estimates of few draws.
    EXPECT_GT(method.found.success, 0.5 - 2 / std::sqrt(method.found.draws()));
    EXPECT_LE(method.found.success, mostSuccess(2, method.delta) + 1e-9);
    EXPECT_GE(method.neighbours.size(), 2U);
  }
  study.view.row = 17;
  EXPECT_NE(previewAttack(study, *cache, {}).methods.front().neighbours.front().what.find("17"),
            std::string::npos);
}

TEST(PrivateRegression, OneSmallestEpsilonIsFoundForEachMethod) {
  Study study = regressionStudy();
  study.view.errorTarget = 0.2;
  const TradeOffPreview preview = previewTradeOff(study, {cacheOf(study)});
  ASSERT_EQ(preview.smallestEpsilon.size(), 3U);
  for (const auto& found : preview.smallestEpsilon) {
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->epsilon);
  }
}

struct BadStudy {
  const char* field;
  void (*spoil)(Study&);
};

class PrivateRegressionProblems : public testing::TestWithParam<BadStudy> {};

TEST_P(PrivateRegressionProblems, AreNamedByTheirKey) {
  Study study = regressionStudy();
  GetParam().spoil(study);
  const auto found = problems(study, housePrices().get());
  EXPECT_TRUE(std::ranges::any_of(found, [](const Problem& problem) {
    return problem.field == GetParam().field && !problem.sentence.empty();
  })) << GetParam().field;
}

constexpr double kNot = std::numeric_limits<double>::quiet_NaN();
INSTANTIATE_TEST_SUITE_P(
    Keys, PrivateRegressionProblems,
    testing::Values(
        BadStudy{"private_regression.methods", [](Study& s) { s.privateRegression.methods = {}; }},
        BadStudy{"private_regression.methods", [](Study& s) { s.privateRegression.methods = {"output"}; }},
        BadStudy{"private_regression.methods",
                 [](Study& s) {
                   s.privateRegression.methods = {"noisy-sums", "noisy-sums"};
                 }},
        BadStudy{"private_regression.lambda", [](Study& s) { s.privateRegression.lambda = -1; }},
        BadStudy{"private_regression.lambda", [](Study& s) { s.privateRegression.lambda = kNot; }},
        BadStudy{"private_regression.delta", [](Study& s) { s.privateRegression.delta = 0; }},
        BadStudy{"private_regression.delta", [](Study& s) { s.privateRegression.delta = 1; }},
        BadStudy{"private_regression.random_features",
                 [](Study& s) { s.privateRegression.randomFeatures = 1; }},
        BadStudy{"private_regression.random_features",
                 [](Study& s) { s.privateRegression.randomFeatures = 1001; }},
        BadStudy{"private_regression.random_features",
                 [](Study& s) { s.privateRegression.randomFeatures = -3; }},
        BadStudy{"private_regression.gamma", [](Study& s) { s.privateRegression.gamma = 0; }},
        BadStudy{"data.lower", [](Study& s) { s.data.lower.reset(); }},
        BadStudy{"data.target", [](Study& s) { s.data.target = "no such column"; }},
        BadStudy{"data.column_bounds",
                 [](Study& s) {
                   s.data.columnBounds = {{"rooms", 2, 8}};
                 }},
        BadStudy{"train_sizes", [](Study& s) { s.trainSizes = {100'000}; }}));

/// All numbers are functions of the release and of public numbers; their constants were chosen on diamonds,
/// HousePrices and DoctorVisits, while errors on this table were seen as well. Bounds of columns: the census
/// codes incomes up to 15 and ages up to 52; the state lies between 32 and 42 degrees north, 114 and 125
/// west; the others are round numbers.
TEST(PrivateRegression, HasTheErrorsOnCaliforniaHousingThatThePageOfStudiesSays) {
  const auto path = test::dataFile("california_housing/california_housing.csv");
  NEEDS_FILE(path);
  Study study = regressionStudy();
  study.data.file = path.string();
  study.data.target = "MedHouseVal";
  study.data.columnBounds = {{"MedInc", 15, 0},    {"HouseAge", 52, 0},      {"AveRooms", 10, 0},
                             {"AveBedrms", 2, 0},  {"Population", 5000, 0},  {"AveOccup", 6, 0},
                             {"Latitude", 42, 32}, {"Longitude", -114, -125}};
  study.privateRegression.methods = {"noisy-sums", "noisy-sums-gaussian"};
  study.epsilon = {0.1, 0.3, 0.5, 1, 2, 4};
  study.trials = 10;
  study.data = withReadingDeclared(study.data, *loadData(study.data, {}));
  const Result result = run(study, loadData(study.data, {}), {.threads = 2}, {}).value();
  // The errors of a sketch in another language, with a delta.
  const double reached[] = {0.780, 0.570, 0.534, 0.493, 0.478, 0.440};
  const double measured[] = {0.551, 0.454, 0.446, 0.439, 0.436, 0.435};
  for (std::size_t i = 0; i < study.epsilon.size(); ++i)
    for (const char* method : {"noisy-sums", "noisy-sums-gaussian"}) {
      const ResultRow& row = rowOf(result, method, study.epsilon[i]);
      EXPECT_LT(row.mean, reached[i]) << method << ' ' << row.epsilon;
      EXPECT_TRUE(row.guarantee->isPrivate());
      // Twice the standard error of a mean of ten.
      if (row.guarantee->delta() > 0) {
        EXPECT_NEAR(row.mean, measured[i], 2 * row.sd / std::sqrt(10.0)) << row.epsilon;
      }
    }
}

}  // namespace
}  // namespace epsiscope::private_regression_task_test
