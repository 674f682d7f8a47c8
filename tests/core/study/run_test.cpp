#include "core/study/run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "core/data/split.h"
#include "core/mechanisms/registry.h"
#include "core/study/methods.h"
#include "core/study/pipeline.h"
#include "core/study/prepare_study.h"
#include "core/study/result_file.h"
#include "core/study/streams.h"
#include "tests/core/study/small_study.h"

namespace epsiscope {
namespace {

Study smallStudy() {
  Study study = test::builtInStudy("advertising-sales");
  study.epsilon = {0.5, 2};
  study.trials = 3;
  study.labelPrivacy.methods = labelPrivacyMethods();
  return study;
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

/// Without what may differ from run to run.
std::string timeless(Result result) {
  result.phases.clear();
  result.threads = 1;
  result.date.clear();
  return toJson(result);
}

TEST(Run, BitsDoNotDependOnTheThreads) {
  const Study study = smallStudy();
  const std::string one = timeless(ran(study, 1));
  EXPECT_EQ(timeless(ran(study, 2)), one);
  EXPECT_EQ(timeless(ran(study, 5)), one);
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

TEST(Run, YardsticksHaveOneRowPerEpsilonAndMethodsFour) {
  const Study study = smallStudy();
  const Result result = ran(study);
  for (const std::string& method : study.labelPrivacy.methods)
    for (const double epsilon : study.epsilon) {
      const auto rows = std::count_if(result.series.begin(), result.series.end(), [&](const ResultRow& row) {
        return row.method == method && row.epsilon == epsilon;
      });
      EXPECT_EQ(rows, isYardstick(method) ? 1 : 4) << method;
    }
}

/// |mean of the differences| <= five standard errors; a true zero fails with probability below 1e-6.
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
                                         PriorKind::exact));

TEST(Run, ExactAndSampledAgreeOnOneSplitForEveryMethod) {
  const Study study = smallStudy();
  const PreparedData data = prepareStudy(study, test::builtInData("advertising-sales"));
  Rng splitting = splitStream(study.seed, 1);
  const RidgeCache ridge =
      RidgeCache::build(data, randomSplit(data.rows, 0.2, splitting), bounds(study.data), 1).value();
  for (const RegistryRow& row : mechanismRegistry()) {
    SCOPED_TRACE(row.id);
    const Pipeline pipeline = makePipeline(study, ridge, row.id, 1, 1);
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
  const PreparedData data = prepareStudy(study, test::builtInData("advertising-sales"));
  Rng splitting = splitStream(study.seed, 1);
  const RidgeCache ridge =
      RidgeCache::build(data, randomSplit(data.rows, 0.2, splitting), bounds(study.data), 1).value();
  for (const PriorKind prior :
       {PriorKind::noisyCounts, PriorKind::noisyLabels, PriorKind::uniform, PriorKind::exact})
    for (const RegistryRow& row : mechanismRegistry()) {
      study.labelPrivacy.prior = prior;
      const Pipeline pipeline = makePipeline(study, ridge, row.id, 0.8, 1);
      EXPECT_DOUBLE_EQ(pipeline.epsilonPrior + pipeline.epsilonLabels, 0.8);
      EXPECT_EQ(pipeline.epsilonPrior > 0, priorCosts(prior) && needsPrior(row.id));
      EXPECT_DOUBLE_EQ(pipeline.mechanism->guarantee().epsilon, pipeline.epsilonLabels) << row.id;
      if (needsPrior(row.id)) {
        EXPECT_EQ(pipeline.isPrivate, prior != PriorKind::exact);
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
  std::vector<int> trials;
  double last = 0;
  run(study, test::builtInData("advertising-sales"), {.threads = 2},
      [&](double fraction, const std::string& phase, const Result* partial) {
        EXPECT_GE(fraction, 0);
        EXPECT_LE(fraction, 1);
        EXPECT_FALSE(phase.empty());
        last = fraction;
        if (partial != nullptr) trials.push_back(partial->series.front().trials);
        return true;
      });
  EXPECT_EQ(trials, (std::vector{1, 2, 3}));
  EXPECT_EQ(last, 1);
}

TEST(Run, StoppedGivesNothingOrTheFinishedCells) {
  const Study study = smallStudy();
  const auto stopAfterTwo = [](double, const std::string&, const Result* partial) {
    return partial == nullptr || partial->series.front().trials < 2;
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

}  // namespace
}  // namespace epsiscope
