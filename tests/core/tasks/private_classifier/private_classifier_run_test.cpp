#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/erm/tuning.h"
#include "core/erm/tuning_on_all_rows.h"
#include "core/privacy/custodian.h"
#include "core/tasks/private_classifier/inputs.h"
#include "core/tasks/private_classifier/cells.h"
#include "core/tasks/prepared_table.h"
#include "core/run/run.h"
#include "core/tasks/problems.h"
#include "core/tasks/streams.h"
#include "tests/core/run/timeless.h"
#include "tests/support/prepared.h"
#include "tests/core/tasks/private_classifier/classifier_study.h"

namespace epsiscope::private_classifier_run_test {
namespace {

Study smallStudy() {
  Study study = test::twoFeatureStudy();
  study.testFraction = 0.8;
  study.privateClassifier.methods = perturbationIds();
  study.privateClassifier.lambda = 0.01;
  study.privateClassifier.lambdaSweep = {0.1, 0.01};
  study.trainSizes = {50, 400};
  return study;
}

Result ran(const Study& study, unsigned threads = 2) {
  return run(study, test::incomeClass(), {.threads = threads}, {}).value();
}

bool sameRow(const ResultRow& one, const ResultRow& other) {
  const bool sameLambda = one.lambda == other.lambda || (std::isnan(one.lambda) && std::isnan(other.lambda));
  return one.method == other.method && one.epsilon == other.epsilon && sameLambda &&
         one.trainRows == other.trainRows && one.metric == other.metric && one.kind == other.kind;
}

const ResultRow& rowOf(const Result& result, const ResultRow& wanted) {
  const auto row = std::find_if(result.series.begin(), result.series.end(),
                                [&](const ResultRow& candidate) { return sameRow(candidate, wanted); });
  if (row == result.series.end()) throw std::out_of_range(wanted.method);
  return *row;
}

TEST(PrivateClassifierRun, BitsDoNotDependOnTheThreads) {
  for (const bool tuned : {false, true}) {
    Study study = smallStudy();
    if (tuned) study.privateClassifier.tune = {0.1, 0.01};
    const std::string one = test::timeless(ran(study, 1));
    EXPECT_EQ(test::timeless(ran(study, 3)), one);
  }
}

TEST(PrivateClassifierRun, LeavingAnythingOutChangesNoOtherCell) {
  Study study = smallStudy();
  const Result all = ran(study);
  study.privateClassifier.methods = {"objective", "output"};
  study.privateClassifier.lambdaSweep = {};
  study.privateClassifier.draws = 1;
  study.epsilon = {2};
  study.trainSizes = {400};
  study.trials = 2;
  for (const ResultRow& row : ran(study).series) {
    const ResultRow& full = rowOf(all, row);
    for (std::size_t t = 0; t < row.values.size(); ++t)
      EXPECT_EQ(row.values[t], full.values[row.kind == "sampled" ? 2 * t : t]) << row.method;
  }
}

TEST(PrivateClassifierRun, HasARowForEverythingThatWasAskedFor) {
  const Study study = smallStudy();
  const Result result = ran(study);
  // Lambda 0.01 and 0.1 of all rows, then two sizes; two epsilons.
  constexpr std::size_t kCells = 4 * 2;
  for (const std::string& method : study.privateClassifier.methods) {
    const auto rows = std::count_if(result.series.begin(), result.series.end(),
                                    [&](const ResultRow& row) { return row.method == method; });
    const std::size_t perCell = method.starts_with("output") ? 3 : 2;
    EXPECT_EQ(static_cast<std::size_t>(rows), perCell * kCells) << method;
  }
  for (const ResultRow& row : result.series) {
    EXPECT_EQ(row.learner, "linear");
    EXPECT_EQ(row.trials, row.kind == "exact" ? 3 : 6);
    EXPECT_TRUE(row.metric == "test_error" || row.metric == "test_loss");
    EXPECT_TRUE(row.method != "none" || row.kind == "exact");
  }
  EXPECT_EQ(result.trainRows, 1000U);
  EXPECT_EQ(result.rows, 5000U);
}

TEST(PrivateClassifierRun, NoneIsTheSameAtEveryEpsilon) {
  const Result result = ran(smallStudy());
  for (const ResultRow& row : result.series) {
    if (row.method != "none") continue;
    ResultRow other = row;
    other.epsilon = 0.5;
    EXPECT_EQ(rowOf(result, other).values, row.values);
  }
}

TEST(PrivateClassifierRun, RandomFeaturesAreNamedAsTheLearner) {
  Study study = smallStudy();
  study.trainSizes = {};
  study.privateClassifier.randomFeatures = 20;
  study.privateClassifier.methods = {"none", "objective"};
  for (const ResultRow& row : ran(study).series) EXPECT_EQ(row.learner, "random-features");
}

/// The exact error is the mean of the sampled ones over the noise: 3 trials of 400 draws, each trial with
/// five standard errors (a true difference of 0 fails with probability below 1e-6). Epsilon is so small that
/// draws differ widely.
TEST(PrivateClassifierRun, OutputIsOnAverageWhatItsExactErrorSays) {
  Study study = smallStudy();
  study.privateClassifier.methods = {"output", "output-gaussian"};
  study.privateClassifier.draws = 400;
  study.privateClassifier.lambda = 0.001;
  study.privateClassifier.lambdaSweep = {0.003};
  study.epsilon = {0.02, 0.1};
  study.trainSizes = {600};
  const Result result = ran(study);
  for (const ResultRow& exact : result.series) {
    if (exact.kind != "exact") continue;
    ResultRow wanted = exact;
    wanted.kind = "sampled";
    const std::vector<double>& sampled = rowOf(result, wanted).values;
    for (std::size_t trial = 0; trial < exact.values.size(); ++trial) {
      double mean = 0, squares = 0;
      for (std::size_t d = 0; d < 400; ++d) mean += sampled[400 * trial + d] / 400;
      for (std::size_t d = 0; d < 400; ++d) squares += std::pow(sampled[400 * trial + d] - mean, 2);
      EXPECT_NEAR(mean, exact.values[trial], 5 * std::sqrt(squares / 399 / 400) + 1e-12);
    }
  }
}

TEST(PrivateClassifierRun, WithMuchEpsilonEveryMethodIsNone) {
  Study study = smallStudy();
  study.epsilon = {1e9};
  const Result result = ran(study);
  for (const ResultRow& row : result.series) {
    ResultRow none = row;
    none.method = "none";
    none.kind = "exact";
    // Normal noise shrinks as the root of epsilon, other noise as epsilon.
    const double near = row.method.ends_with("gaussian") ? 1e-4 : 1e-6;
    EXPECT_NEAR(row.mean, rowOf(result, none).mean, near) << row.method << ' ' << row.metric;
  }
}

TEST(PrivateClassifierRun, ChosenLambdaLeavesItsColumnEmpty) {
  Study study = smallStudy();
  study.privateClassifier.tune = {0.1, 0.01};
  study.privateClassifier.lambdaSweep = {0.1};
  const Result result = ran(study);
  std::size_t chosen = 0, fixed = 0;
  for (const ResultRow& row : result.series) {
    (std::isnan(row.lambda) ? chosen : fixed) += 1;
    EXPECT_TRUE(!std::isnan(row.lambda) || row.kind == "sampled" || row.method == "none");
    EXPECT_TRUE(row.trainRows == 0 || std::isnan(row.lambda));
  }
  // Seven methods, two metrics and two epsilons: whole, two sizes; the sweep has the exact rows of two too.
  EXPECT_EQ(chosen, 7U * 2 * 2 * 3);
  EXPECT_EQ(fixed, 7U * 2 * 2 + 2 * 2);
  EXPECT_TRUE(std::any_of(result.notes.begin(), result.notes.end(), [](const std::string& note) {
    return note.find("3 parts of 333 or 334 rows") != std::string::npos;
  }));
}

TEST(PrivateClassifierRun, ATunedDrawIsThatOfThePrivateChoice) {
  Study study = smallStudy();
  study.privateClassifier.methods = {"objective"};
  study.privateClassifier.tune = {0.1, 0.01};
  study.privateClassifier.lambdaSweep = {};
  study.trainSizes = {};
  study.trials = 1;
  const auto data =
      classifierData(privateClassifierInputs(study), PreparedTable::of(study, test::incomeClass()));
  const auto split = ClassifierSplit::build(privateClassifierInputs(study), data, 1);
  Rng rng = classifierStream(study.seed, 1, "objective", 2, 0, 0, 1);
  const auto parts = tuningParts(split->trainRows(), 3, rng);
  const auto found = tunePrivately({split->train(), rng},
                                   {.loss = {.kind = LossKind::huber},
                                    .lambdas = {0.1, 0.01},
                                    .method = Perturbation::objective,
                                    .budget = 2},
                                   parts);
  const TestErrors expected =
      split->errors(found->candidates[found->picked].fit.weights, {.kind = LossKind::huber});
  study.epsilon = {2};
  for (const ResultRow& row : ran(study).series)
    EXPECT_EQ(row.values.at(1), row.metric == "test_error" ? expected.error : expected.loss);
}

TEST(PrivateClassifierRun, ADrawTunedOnAllRowsIsThatOfTheScores) {
  Study study = smallStudy();
  study.privateClassifier.methods = {"objective"};
  study.privateClassifier.tune = {0.1, 0.01};
  study.privateClassifier.tuning = "all-rows";
  study.privateClassifier.lambdaSweep = {};
  study.trainSizes = {};
  study.trials = 1;
  study.epsilon = {2};
  const auto data =
      classifierData(privateClassifierInputs(study), PreparedTable::of(study, test::incomeClass()));
  const auto split = ClassifierSplit::build(privateClassifierInputs(study), data, 1);
  const Tuning tuning{.loss = {.kind = LossKind::huber},
                      .lambdas = {0.1, 0.01},
                      .method = Perturbation::objective,
                      .budget = 2};
  const auto plans = scoringPlans(tuning, split->train().publicFacts());
  const auto scores = *scoresOn(split->train(), plans);
  Rng rng = classifierStream(study.seed, 1, "objective", 2, 0, 0, 1);
  const Custodian custodian(rng);
  const auto found = tuneOnAllRows({split->train(), custodian}, {scores, custodian}, plans, tuning);
  const TestErrors expected = split->errors(found->fit.weights, {.kind = LossKind::huber});
  const Result result = ran(study);
  for (const ResultRow& row : result.series)
    EXPECT_EQ(row.values.at(1), row.metric == "test_error" ? expected.error : expected.loss);
  EXPECT_TRUE(std::ranges::any_of(result.notes, [](const std::string& note) {
    return note.find("chosen from 2 candidates by scores") != std::string::npos;
  }));
}

TEST(PrivateClassifierRun, RaisedRegularisationIsSaidInWords) {
  Study study = smallStudy();
  study.epsilon = {0.1, 8};
  study.privateClassifier.methods = {"objective", "objective-tight"};
  study.privateClassifier.lambda = 0.001;
  study.privateClassifier.lambdaSweep = {};
  study.trainSizes = {};
  const Result result = ran(study);
  // 2 log(1 + 1/(1000 0.001)) = 1.386 and half of that: above 0.1 and below 8.
  const auto noteOf = [&](const std::string& start) {
    return std::count_if(result.notes.begin(), result.notes.end(), [&](const std::string& note) {
      return note.starts_with(start + " at epsilon 0.1 and Lambda 0.001: the regularisation was raised by");
    });
  };
  EXPECT_EQ(noteOf("Objective perturbation"), 1);
  EXPECT_EQ(noteOf("Objective, tight"), 1);
  const Loss loss = lossOf(study.privateClassifier);
  EXPECT_NE(raisedSentence(Perturbation::objective, loss, {1000, 6}, 0.001, 0.1).find("would cost 1.39 "),
            std::string::npos);
  EXPECT_TRUE(raisedSentence(Perturbation::objective, loss, {1000, 6}, 0.001, 8).empty());
}

/// A learning curve: the noise is for the rows that are learned from, not for all rows.
TEST(PrivateClassifierRun, FewerRowsHaveTheNoiseOfFewerRows) {
  Study study = smallStudy();
  study.privateClassifier.methods = {"output"};
  study.privateClassifier.lambdaSweep = {};
  study.epsilon = {0.5};
  study.trials = 1;
  study.trainSizes = {50};
  const auto data =
      classifierData(privateClassifierInputs(study), PreparedTable::of(study, test::incomeClass()));
  const auto split = ClassifierSplit::build(privateClassifierInputs(study), data, 1);
  const LabelledRows rows = split->firstRows(50);
  const Loss loss = lossOf(study.privateClassifier);
  const Minimum minimum = minimise(*rows.x, rows.y, {.loss = loss, .lambda = 0.01});
  // 2/(n Lambda epsilon), and the solver's remainder: 1e-10 n times as much.
  const double expected = split->expectedError(minimum.weights, 2 / (50 * 0.01 * 0.5));
  const double ofAllRows = split->expectedError(minimum.weights, 2 / (1000 * 0.01 * 0.5));
  ASSERT_GT(std::abs(expected - ofAllRows), 0.01);
  for (const ResultRow& row : ran(study).series)
    if (row.kind == "exact" && row.trainRows == 50) {
      EXPECT_NEAR(row.mean, expected, 1e-7);
    }
}

TEST(PrivateClassifierRun, StopsInTheMiddle) {
  const Study study = smallStudy();
  int asked = 0;
  const auto result = run(study, test::incomeClass(), {.threads = 2, .keepWhenStopped = true},
                          [&](double, const std::string&, const Result*) { return ++asked < 40; });
  ASSERT_TRUE(result);
  EXPECT_FALSE(result->complete);
}

}  // namespace
}  // namespace epsiscope::private_classifier_run_test
