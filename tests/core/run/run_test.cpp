#include "core/run/run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "core/study/study_names.h"
#include "core/tasks/label_privacy/split.h"
#include "core/tasks/label_privacy/inputs.h"
#include "core/mechanisms/registry.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "core/tasks/label_privacy/task.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/methods.h"
#include "core/tasks/streams.h"
#include "core/tasks/task.h"
#include "tests/core/run/timeless.h"
#include "tests/support/prepared.h"
#include "tests/core/tasks/small_study.h"
#include "tests/support/test_name.h"

namespace epsiscope::run_test {
namespace {

Study smallStudy() {
  Study study = test::builtInStudy("advertising-sales");
  study.epsilon = {0.5, 2};
  study.trials = 3;
  study.labelPrivacy.methods = labelPrivacyMethods();
  study.labelPrivacy.rrValues = 24;
  study.labelPrivacy.unbiasedValues = 6;
  study.labelPrivacy.randomFeatures = 20;
  return study;
}

struct Prepared {
  std::unique_ptr<const SplitLearners> learners;

  Pipeline pipeline(const Study& study, const std::string& method, double epsilon) const {
    return makePipeline(study, *learners, {method, kLearnerRidge}, epsilon,
                        priorsOf(study, {method}, learners->ridge(), epsilon, 1, std::nullopt));
  }
};

Prepared prepared(const Study& study) {
  return {SplitLearners::build(labelPrivacyInputs(study, learnerUse(study), {}),
                               PreparedTable::of(study, test::builtInData("advertising-sales"))->data(), 1)};
}

Result ran(const Study& study, unsigned threads = 2) {
  return run(study, test::builtInData("advertising-sales"), {.threads = threads}, {}).value();
}

const ResultRow& rowOf(const Result& result, const std::string& method, double epsilon,
                       const std::string& metric, const std::string& kind) {
  const auto row = std::find_if(result.series.begin(), result.series.end(), [&](const ResultRow& candidate) {
    return candidate.method == method && candidate.epsilon == epsilon && candidate.metric == metric &&
           candidate.kind == kind;
  });
  if (row == result.series.end()) throw std::out_of_range(method + " " + metric + " " + kind);
  return *row;
}

TEST(Run, BitsDoNotDependOnTheThreads) {
  const Study study = smallStudy();
  const std::string one = test::timeless(ran(study, 1));
  EXPECT_EQ(test::timeless(ran(study, 2)), one);
  EXPECT_EQ(test::timeless(ran(study, 5)), one);
}

TEST(Run, AnotherSeedGivesOtherResults) {
  Study study = smallStudy();
  const Result first = ran(study);
  study.seed = 2;
  const Result second = ran(study);
  for (std::size_t i = 0; i < first.series.size(); ++i)
    EXPECT_NE(first.series[i].values, second.series[i].values);
}

TEST(Run, LeavingOutAMethodOrAnEpsilonChangesNoOtherCell) {
  Study study = smallStudy();
  const Result all = ran(study);
  study.labelPrivacy.methods = {"rp-with-prior-debiased", "staircase"};
  study.epsilon = {2};
  for (const ResultRow& row : ran(study).series)
    EXPECT_EQ(row.values, rowOf(all, row.method, row.epsilon, row.metric, row.kind).values) << row.method;
}

TEST(Run, MoreTrialsKeepTheFirstOnes) {
  Study study = smallStudy();
  const Result three = ran(study);
  study.trials = 5;
  const Result five = ran(study);
  for (std::size_t i = 0; i < three.series.size(); ++i)
    EXPECT_TRUE(std::equal(three.series[i].values.begin(), three.series[i].values.end(),
                           five.series[i].values.begin()));
}

TEST(Run, BaselinesHaveOneRowPerEpsilonAndMethodsFourOrFive) {
  for (const bool clip : {false, true}) {
    Study study = smallStudy();
    study.labelPrivacy.clipPredictions = clip;
    const Result result = ran(study);
    EXPECT_TRUE(result.complete);
    for (const std::string& method : study.labelPrivacy.methods)
      for (const double epsilon : study.epsilon) {
        const auto rowsWhere = [&](const auto& also) {
          return std::ranges::count_if(result.series, [&](const ResultRow& row) {
            return row.method == method && row.epsilon == epsilon && also(row);
          });
        };
        const auto all = rowsWhere([](const ResultRow&) { return true; });
        const auto normal = rowsWhere([](const ResultRow& row) { return row.kind == "normal"; });
        const auto noted = rowsWhere([](const ResultRow& row) { return !row.note.empty(); });
        const bool byStages = stagedMethod(method).has_value(), noLabels = isCentralRidge(method);
        EXPECT_EQ(all - normal, !taskOf(study).isMethod(method) || byStages ? 1 : noLabels ? 2 : 4) << method;
        EXPECT_EQ(noted, normal) << method;
        EXPECT_EQ(normal, clip && taskOf(study).isMethod(method) && !noLabels && !byStages ? 1 : 0) << method;
      }
  }
}

/// The error without noise in a row of a pipeline is that of the row without privacy: at the suggested lambda
/// and at a chosen one.
TEST(Run, ALinearRowIsComparedWithTheErrorWithoutPrivacyAtTheSameLambda) {
  for (const std::optional<double> lambda : {std::optional<double>(), std::optional(0.5)}) {
    Study study = smallStudy();
    study.trials = 2;
    study.labelPrivacy.lambda = lambda;
    study.labelPrivacy.methods = {"laplace", "staircase", kMethodNone};
    const Result result = ran(study);
    for (const double epsilon : study.epsilon) {
      const double none = rowOf(result, kMethodNone, epsilon, "test_mse", "exact").mean;
      for (const char* method : {"laplace", "staircase"})
        for (const char* kind : {"normal", "sampled"})
          EXPECT_NEAR(rowOf(result, method, epsilon, "test_mse", kind).withoutPrivacy, none, 1e-12 * none)
              << method << ' ' << kind << ' ' << lambda.value_or(0);
    }
  }
}

/// The normal law is right within a hundredth, while the exact error of unclipped predictions differs by
/// more.
TEST(Run, TheMeanOfClippedDrawsIsTheRowOfKindNormal) {
  Study study = smallStudy();
  study.trials = 300;
  study.epsilon = {0.3};
  study.labelPrivacy.methods = {"laplace", "rr-on-bins", "rp-with-prior", "rp-with-prior-debiased"};
  study.labelPrivacy.lambda = 0.01;
  const Result result = ran(study);
  for (const std::string& method : study.labelPrivacy.methods) {
    const ResultRow& normal = rowOf(result, method, 0.3, "test_mse", "normal");
    const ResultRow& sampled = rowOf(result, method, 0.3, "test_mse", "sampled");
    const ResultRow& exact = rowOf(result, method, 0.3, "test_mse", "exact");
    EXPECT_NEAR(normal.mean, sampled.mean, 3 * sampled.sd / std::sqrt(300) + 0.01 * sampled.mean) << method;
    EXPECT_LE(normal.mean, exact.mean * (1 + 1e-6)) << method;
    EXPECT_TRUE(normal.note.empty());
    EXPECT_FALSE(exact.note.empty());
  }
  EXPECT_LT(rowOf(result, "laplace", 0.3, "test_mse", "normal").mean,
            0.9 * rowOf(result, "laplace", 0.3, "test_mse", "exact").mean);
}

/// Expects |mean of the differences| <= five standard errors; a true zero fails with probability below 1e-6.
void expectMeanIsZero(const std::vector<double>& differences) {
  const auto n = static_cast<double>(differences.size());
  double mean = 0, squares = 0;
  for (const double d : differences) mean += d / n;
  for (const double d : differences) squares += (d - mean) * (d - mean);
  EXPECT_LE(std::abs(mean), 5 * std::sqrt(squares / (n - 1) / n));
}

class ExactAndSampled : public testing::TestWithParam<PriorKind> {};

TEST_P(ExactAndSampled, AgreeOverTrialsForEveryMethod) {
  Study study = smallStudy();
  study.labelPrivacy.prior = GetParam();
  study.labelPrivacy.clipPredictions = false;
  study.trials = 300;
  study.epsilon = {0.3, 3};
  const Result result = ran(study);
  for (const RegistryRow& row : mechanismRegistry())
    for (const double epsilon : study.epsilon)
      for (const char* metric : {"test_mse", "label_mse"}) {
        SCOPED_TRACE(row.id + std::string(" ") + metric + " at epsilon " + std::to_string(epsilon));
        const auto& exact = rowOf(result, row.id, epsilon, metric, "exact").values;
        const auto& sampled = rowOf(result, row.id, epsilon, metric, "sampled").values;
        std::vector<double> differences;
        for (std::size_t t = 0; t < exact.size(); ++t) differences.push_back(sampled[t] - exact[t]);
        expectMeanIsZero(differences);
      }
}

INSTANTIATE_TEST_SUITE_P(Priors, ExactAndSampled,
                         testing::Values(PriorKind::noisyCounts, PriorKind::noisyLabels, PriorKind::uniform,
                                         PriorKind::exact),
                         [](const auto& one) { return test::testName(nameOf(one.param)); });

TEST(Run, ExactAndSampledAgreeOnOneSplitForEveryMethod) {
  const Study study = smallStudy();
  const Prepared made = prepared(study);
  const RidgeCache& ridge = made.learners->ridge();
  for (const RegistryRow& row : mechanismRegistry()) {
    SCOPED_TRACE(row.id);
    const Pipeline pipeline = made.pipeline(study, row.id, 1);
    const double exact = ridge.expectedError(pipeline.mechanism->moments(), pipeline.lambda);
    std::vector<double> released(ridge.trainRows()), differences;
    Rng rng(77);
    for (int draw = 0; draw < 500; ++draw) {
      pipeline.mechanism->sampleAll(ridge.trainLabels(), released, rng);
      differences.push_back(ridge.sampledError(released, pipeline.lambda, false) - exact);
    }
    expectMeanIsZero(differences);
  }
}

TEST(Run, EpsilonIsSpentOnPriorAndLabelsTogether) {
  Study study = smallStudy();
  const Prepared made = prepared(study);
  for (const PriorKind prior :
       {PriorKind::noisyCounts, PriorKind::noisyLabels, PriorKind::uniform, PriorKind::exact})
    for (const RegistryRow& row : mechanismRegistry()) {
      study.labelPrivacy.prior = prior;
      const Pipeline pipeline = made.pipeline(study, row.id, 0.8);
      EXPECT_DOUBLE_EQ(pipeline.epsilonPrior + pipeline.epsilonLabels, 0.8);
      EXPECT_EQ(pipeline.epsilonPrior > 0, priorCosts(prior) && needsPrior(row.id));
      EXPECT_DOUBLE_EQ(pipeline.mechanism->guarantee().epsilon(), pipeline.epsilonLabels) << row.id;
      if (needsPrior(row.id)) {
        EXPECT_EQ(pipeline.guarantee.isPrivate(), prior != PriorKind::exact);
      }
    }
}

TEST(Run, AnErrorThatOverflowsIsAGapWithANote) {
  Study study = smallStudy();
  study.labelPrivacy.methods = {"laplace"};
  study.epsilon = {1e-300, 1};
  const Result result = ran(study);
  EXPECT_TRUE(std::isnan(rowOf(result, "laplace", 1e-300, "test_mse", "exact").mean));
  EXPECT_TRUE(std::isfinite(rowOf(result, "laplace", 1, "test_mse", "exact").mean));
  EXPECT_EQ(
      std::count_if(result.notes.begin(), result.notes.end(),
                    [](const std::string& note) { return note.find("too large") != std::string::npos; }),
      1);
}

TEST(Run, TellsWhatIsFinishedAfterEachTrial) {
  const Study study = smallStudy();
  std::set<int> trials;
  double last = 0;
  run(study, test::builtInData("advertising-sales"), {.threads = 2},
      [&](double fraction, const std::string& phase, const Result* partial) {
        EXPECT_GE(fraction, 0);
        EXPECT_LE(fraction, 1);
        EXPECT_FALSE(phase.empty());
        last = fraction;
        if (partial != nullptr) trials.insert(partial->series.back().trials);
        return true;
      });
  trials.erase(0);  // shown in the middle of the first trial, if that took long
  EXPECT_EQ(trials, (std::set{1, 2, 3}));
  EXPECT_EQ(last, 1);
}

TEST(Run, StoppedGivesNothingOrTheFinishedCells) {
  const Study study = smallStudy();
  const auto stopAfterTwo = [](double, const std::string&, const Result* partial) {
    return partial == nullptr || partial->series.back().trials < 2;
  };
  const auto data = test::builtInData("advertising-sales");
  EXPECT_FALSE(run(study, data, {.threads = 2}, stopAfterTwo).has_value());
  const auto kept = run(study, data, {.threads = 2, .keepWhenStopped = true, .folder = {}}, stopAfterTwo);
  ASSERT_TRUE(kept.has_value());
  EXPECT_FALSE(kept->complete);
  const Result all = ran(study);
  ASSERT_EQ(kept->series.size(), all.series.size());
  for (std::size_t i = 0; i < all.series.size(); ++i) {
    ASSERT_EQ(kept->series[i].trials, 2);
    EXPECT_TRUE(std::equal(kept->series[i].values.begin(), kept->series[i].values.end(),
                           all.series[i].values.begin()));
  }
  const auto nothing = run(study, data, {.threads = 1, .keepWhenStopped = true, .folder = {}},
                           [](double, const std::string&, const Result*) { return false; });
  ASSERT_TRUE(nothing.has_value());
  EXPECT_TRUE(nothing->series.empty());
}

TEST(Run, EveryLearnerHasItsRows) {
  Study study = smallStudy();
  study.trials = 2;
  study.epsilon = {2, 8};
  study.labelPrivacy.learners = {kLearnerRidge, kLearnerRandomFeatures, kLearnerPerceptron};
  study.labelPrivacy.methods = {"laplace", kMethodCentralRidge, kMethodPredictMean, kMethodNone};
  const Result result = ran(study);
  std::set<std::string> rows;
  for (const ResultRow& row : result.series) {
    EXPECT_EQ(row.trials, 2);
    EXPECT_TRUE(std::isfinite(row.mean)) << row.method << row.learner;
    if (row.epsilon == 2) rows.insert(row.method + '/' + row.learner + '/' + row.metric + '/' + row.kind);
  }
  std::set<std::string> expected = {"predict-mean//test_mse/exact", "none/perceptron/test_mse/sampled",
                                    "laplace/perceptron/test_mse/sampled"};
  for (const std::string learner : {"ridge", "random-features"}) {
    expected.insert("none/" + learner + "/test_mse/exact");
    expected.insert("laplace/" + learner + "/test_mse/normal");
    for (const std::string kind : {"exact", "sampled"}) {
      expected.insert("laplace/" + learner + "/test_mse/" + kind);
      expected.insert("central-ridge/" + learner + "/test_mse/" + kind);
    }
  }
  for (const std::string learner : {"ridge", "random-features", "perceptron"})
    for (const std::string kind : {"exact", "sampled"})
      expected.insert("laplace/" + learner + "/label_mse/" + kind);
  EXPECT_EQ(rows, expected);
}

TEST(Run, ThePerceptronsBitsDoNotDependOnTheThreads) {
  Study study = smallStudy();
  study.trials = 2;
  study.labelPrivacy.learners = {kLearnerPerceptron};
  study.labelPrivacy.methods = {"laplace", kMethodNone};
  const Result result = ran(study, 1);
  EXPECT_EQ(test::timeless(ran(study, 2)), test::timeless(result));
  const auto& none = rowOf(result, kMethodNone, 0.5, "test_mse", "sampled").values;
  EXPECT_EQ(none, rowOf(result, kMethodNone, 2, "test_mse", "sampled").values) << "it has no epsilon";
  EXPECT_NE(none[0], none[1]) << "each trial has its own weights";
}

/// The perceptron takes long: a run that is stopped inside a fit keeps the cells that were finished before.
TEST(Run, StoppingInsideAPerceptronKeepsTheLinearCells) {
  Study study = smallStudy();
  study.trials = 1;
  study.labelPrivacy.learners = {kLearnerPerceptron, kLearnerRidge};
  study.labelPrivacy.methods = {"laplace"};
  int calls = 0;
  double atStop = 0;
  const auto stopInside = [&](double fraction, const std::string&, const Result*) {
    if (fraction > 0.3) ++calls;
    atStop = fraction;
    return calls < 5;
  };
  const auto kept = run(study, test::builtInData("advertising-sales"),
                        {.threads = 1, .keepWhenStopped = true, .folder = {}}, stopInside);
  ASSERT_TRUE(kept);
  EXPECT_FALSE(kept->complete);
  EXPECT_LT(atStop, 0.5) << "a stop is obeyed between batches, not between fits";
  ASSERT_FALSE(kept->series.empty());
  for (const ResultRow& row : kept->series) EXPECT_EQ(row.learner, kLearnerRidge);
}

/// The errors of a run are those of the very same fits, drawn from the cells' streams.
TEST(Run, AFitByStagesIsTestedAsItIsDrawn) {
  Study study = smallStudy();
  study.epsilon = {0.01, 0.5, 8};
  study.trials = 1;
  study.labelPrivacy.methods = {kMethodRpWithPriorTwoStage, kMethodBest, kMethodBestLocal};
  const Result result = ran(study);
  const Prepared side = prepared(study);
  const StagedLearner& learner = side.learners->staged();
  for (const std::string& method : study.labelPrivacy.methods)
    for (const double epsilon : study.epsilon) {
      const StagedMethod stages = *stagedMethod(method);
      Rng rng = labelStream(study.seed, 1, method, epsilon);
      const StagedFit fit = learner.fit(stages, epsilon, rng);
      const ResultRow& row = rowOf(result, method, epsilon, "test_mse", "sampled");
      EXPECT_EQ(
          row.values,
          (std::vector<double>{learner.testError(fit, stages, epsilon, study.labelPrivacy.clipPredictions)}))
          << method << " at " << epsilon;
      EXPECT_EQ(row.learner, kLearnerRandomFeatures);
    }
  const auto notes = std::count_if(result.notes.begin(), result.notes.end(), [](const std::string& note) {
    return note.find(" at epsilon ") != std::string::npos;
  });
  EXPECT_EQ(notes, 9) << "what was done, once for each method and epsilon";
}

TEST(Streams, DifferentCellsHaveDifferentStreams) {
  std::set<std::uint64_t> first;
  for (int trial = 1; trial <= 3; ++trial) {
    first.insert(splitStream(1, trial).bits());
    first.insert(priorStream(1, trial).bits());
    for (const char* method : {"laplace", "staircase"})
      for (const double epsilon : {0.5, 1.0}) first.insert(labelStream(1, trial, method, epsilon).bits());
  }
  EXPECT_EQ(first.size(), 3U * 6);
}

TEST(Run, MoreTrialsGoOnFromThoseThatAreThereAndFindTheSame) {
  Study study = smallStudy();
  study.trials = 2;
  const auto earlier = std::make_shared<const Result>(ran(study));
  study.trials = 5;
  const Result whole = ran(study);
  double first = -1;
  const auto progress = [&](double fraction, const std::string&, const Result* partial) {
    if (partial != nullptr && first < 0) first = static_cast<double>(partial->series.front().values.size());
    EXPECT_LE(fraction, 1);
    return true;
  };
  const Result added =
      run(study, test::builtInData("advertising-sales"), {.threads = 2, .earlier = earlier}, progress)
          .value();
  EXPECT_EQ(test::timeless(added), test::timeless(whole));
  EXPECT_GE(first, 2) << "the trials that are there are not computed again";
}

TEST(Run, TrialsOfAnotherStudyAreNotTakenOver) {
  Study study = smallStudy();
  study.trials = 1;
  Result other = ran(study);
  study.trials = 2;
  const Result whole = ran(study);
  const auto from = [&](const Result& earlier) {
    return test::timeless(run(study, test::builtInData("advertising-sales"),
                              {.threads = 2, .earlier = std::make_shared<const Result>(earlier)}, {})
                              .value());
  };
  for (double& value : other.series.front().values) value = 1e6;
  EXPECT_NE(from(other), test::timeless(whole)) << "the same study: its values are taken as they are";
  Result stopped = other, seed = other, data = other;
  stopped.complete = false;
  seed.study.seed += 1;
  data.dataSha256 = "another";
  for (const Result& earlier : {stopped, seed, data}) EXPECT_EQ(from(earlier), test::timeless(whole));
}

}  // namespace
}  // namespace epsiscope::run_test
