#include "core/run/epsilon_for.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "core/results/paired_difference.h"
#include "core/results/result_file.h"
#include "core/run/run.h"
#include "core/tasks/methods.h"
#include "core/tasks/metric_words.h"
#include "core/tasks/split_caches.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/core/tasks/private_classifier/classifier_study.h"
#include "tests/core/tasks/small_study.h"
#include "tests/support/prepared.h"

namespace epsiscope::epsilon_for_test {
namespace {

Study labelStudy() {
  Study study = test::builtInStudy("advertising-sales");
  study.trials = 3;
  study.labelPrivacy.methods = {"laplace", kMethodCentralRidge, kMethodBest, kMethodPredictMean, kMethodNone};
  study.labelPrivacy.learners = {kLearnerRidge, kLearnerRandomFeatures};
  study.labelPrivacy.randomFeatures = 20;
  return study;
}

std::shared_ptr<const PreparedTable> tableOf(const Study& study, const std::shared_ptr<const Dataset>& data) {
  return PreparedTable::of(study, data);
}

/// The value that results.json of a run at this epsilon has for the method, without any of our code but the
/// run: the expected error of the predictions that the study makes.
std::vector<double> valuesInJson(Study study, const std::shared_ptr<const PreparedTable>& table,
                                 const std::string& method, const std::string& learner, double epsilon) {
  study.epsilon = {epsilon};
  const auto json = nlohmann::json::parse(toJson(*run(study, table, {}, {})));
  for (const auto& row : json.at("series"))
    if (row.at("method") == method && row.at("metric") == taskOf(study).metricOf(study) &&
        (learner.empty() || row.at("learner") == learner) &&
        ((row.at("kind") != "sampled" && !row.contains("note")) || method.starts_with("objective") ||
         method == kMethodBest || learner == kLearnerPerceptron))
      return row.at("values").get<std::vector<double>>();
  ADD_FAILURE() << method << " " << learner;
  return {};
}

double plainMean(const std::vector<double>& values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return sum / static_cast<double>(values.size());
}

TEST(EpsilonFor, IsReachedByARunOfTheStudyAtTheNumberThatItSays) {
  const Study labels = labelStudy();
  Study classes = test::classifierStudy();
  classes.testFraction = 0.7;
  classes.privateClassifier.methods = {"none", "output", "objective"};
  const auto labelTable = tableOf(labels, test::builtInData("advertising-sales"));
  const auto classTable = tableOf(classes, test::incomeClass());
  struct Asked {
    Study study;
    std::shared_ptr<const PreparedTable> table;
    double error;
    std::size_t answers;  ///< laplace and central ridge with two learners, `best` once
  };
  const double spread = plainMean(valuesInJson(labels, labelTable, kMethodPredictMean, "", 100));
  for (const Asked& asked :
       {Asked{labels, labelTable, 0.8 * spread, 5}, Asked{classes, classTable, 0.4, 2}}) {
    const auto answers = epsilonFor(asked.study, asked.table, {}, {asked.error});
    ASSERT_TRUE(answers);
    EXPECT_EQ(answers->size(), asked.answers);
    int reached = 0;
    for (const EpsilonAnswer& answer : *answers) {
      if (!answer.smallest.epsilon) {
        EXPECT_FALSE(answer.reason.empty()) << answer.method;
        continue;
      }
      ++reached;
      if (asked.study.task == TaskId::labelPrivacy) {
        EXPECT_EQ(answer.reason.empty(), answer.method != kMethodBest) << answer.reason;
      }
      if (answer.method == kMethodBest) continue;  // a run draws other fits
      const auto meanAt = [&](double epsilon) {
        return plainMean(valuesInJson(asked.study, asked.table, answer.method, answer.learner, epsilon));
      };
      EXPECT_LE(meanAt(*answer.smallest.epsilon), asked.error * (1 + 1e-12)) << answer.method;
      if (!answer.smallest.atLowEnd && answer.method != "objective") {
        EXPECT_GT(meanAt(roundedDown(*answer.smallest.epsilon * (1 - 1e-9))), asked.error) << answer.method;
      }
    }
    EXPECT_GE(reached, 2);
  }
}

TEST(EpsilonFor, TellsWhatIsNotReachableFromWhatIsBeyond) {
  Study study = labelStudy();
  study.labelPrivacy.methods = {"laplace"};
  study.labelPrivacy.learners = {kLearnerRidge};
  const auto table = tableOf(study, test::builtInData("advertising-sales"));
  study.labelPrivacy.methods.emplace_back(kMethodNone);
  const double none = plainMean(valuesInJson(study, table, kMethodNone, kLearnerRidge, 1));
  study.labelPrivacy.methods.pop_back();
  const auto never = epsilonFor(study, table, {}, {0.9 * none});
  EXPECT_EQ(never->front().reason,
            "not reachable even without privacy: there the mean squared test error is " +
                errorWithUnit(study, "test_mse", none));
  const auto beyond = epsilonFor(study, table, {}, {1.001 * none});
  EXPECT_EQ(beyond->front().reason, "not reached up to epsilon 8");
  EXPECT_FALSE(epsilonFor(study, table, {}, {1}, [] { return false; })) << "stopped";
}

TEST(EpsilonFor, TriesTheStudysEpsilonsWhereAnErrorIsKnownFromRunsAlone) {
  Study study = labelStudy();
  study.trials = 2;
  study.epsilon = {100, 0.01};
  study.labelPrivacy.methods = {"laplace"};
  study.labelPrivacy.learners = {kLearnerPerceptron};
  const auto table = tableOf(study, test::builtInData("advertising-sales"));
  const double there = plainMean(valuesInJson(study, table, "laplace", kLearnerPerceptron, 100));
  const auto answers = epsilonFor(study, table, {}, {1.01 * there});
  ASSERT_EQ(answers->size(), 1U);
  EXPECT_EQ(answers->front().smallest.epsilon, 100);
  EXPECT_FALSE(answers->front().reason.empty());
  EXPECT_FALSE(epsilonFor(study, table, {}, {1e-9})->front().smallest.epsilon);
}

/// The window shows what anybody can compute from results.json: means over splits and paired intervals.
TEST(ResultsJson, HoldsTheMeansAndThePairedDifferencesOfTheWindow) {
  Study study = labelStudy();
  study.trials = 5;
  study.labelPrivacy.methods = {"laplace", kMethodCentralRidge};
  study.labelPrivacy.learners = {kLearnerRidge};
  study.view.epsilon = 0.8;
  const auto table = tableOf(study, test::builtInData("advertising-sales"));
  SplitCaches splits = {buildCache(study, table)};
  while (splits.size() < 5) ASSERT_TRUE(addSplit(taskOf(study), splits));
  const TradeOffPreview shown = previewTradeOff(study, splits);
  const auto difference = pairedDifference(shown.atEpsilonOfSplits[1], shown.atEpsilonOfSplits[0],
                                           shown.trainRows, shown.testRows);
  ASSERT_TRUE(difference);

  const auto a = valuesInJson(study, table, kMethodCentralRidge, kLearnerRidge, 0.8);
  const auto b = valuesInJson(study, table, "laplace", kLearnerRidge, 0.8);
  EXPECT_NEAR(shown.atEpsilon[0], plainMean(b), 1e-14 * plainMean(b));
  double mean = 0, squares = 0;
  for (std::size_t i = 0; i < 5; ++i) mean += (a[i] - b[i]) / 5;
  for (std::size_t i = 0; i < 5; ++i) squares += std::pow(a[i] - b[i] - mean, 2);
  const double rows = static_cast<double>(table->data().rows.size());
  const double test = std::round(0.2 * rows), train = rows - test;
  const double half = 2.7764451052 * std::sqrt(squares / 4 * (1.0 / 5 + test / train));
  EXPECT_NEAR(difference->mean, mean, 1e-12 * std::abs(mean));
  EXPECT_NEAR(difference->low, mean - half, 1e-8 * std::abs(mean));
  EXPECT_NEAR(difference->high, mean + half, 1e-8 * std::abs(mean));
}

/// Each pipeline's own line without privacy is that of the window, and the ridge's line is the row `none`.
TEST(ResultsJson, HoldsTheErrorOfEachPipelineWithoutPrivacy) {
  Study study = labelStudy();
  study.epsilon = {0.5, 2};
  study.labelPrivacy.methods = {"laplace", kMethodCentralRidge, kMethodNone};
  study.labelPrivacy.learners = {kLearnerRidge};
  const auto table = tableOf(study, test::builtInData("advertising-sales"));
  SplitCaches splits = {buildCache(study, table)};
  while (splits.size() < 3) ASSERT_TRUE(addSplit(taskOf(study), splits));
  const TradeOffPreview shown = previewTradeOff(study, splits);
  const std::string text = toJson(*run(study, table, {}, {}));
  const auto json = nlohmann::json::parse(text);
  int seen = 0;
  for (const auto& row : json.at("series")) {
    if (row.at("metric") != "test_mse" || row.at("method") == kMethodNone) {
      EXPECT_FALSE(row.contains("without_privacy"));
      continue;
    }
    if (row.contains("note")) {
      EXPECT_FALSE(row.contains("without_privacy")) << "that one is of clipped predictions";
      EXPECT_EQ(row.at("kind"), "exact");
      EXPECT_EQ(row.at("method"), "laplace");
      continue;
    }
    ++seen;
    for (const MethodCurve& curve : shown.curves)
      if (row.at("method") == curve.method) {
        EXPECT_NEAR(row.at("without_privacy").get<double>(), curve.withoutPrivacy,
                    1e-13 * curve.withoutPrivacy);
      }
  }
  EXPECT_EQ(seen, 8);
  EXPECT_EQ(toJson(parseResult(text, "written")), text) << "what is read is what was written";
}

}  // namespace
}  // namespace epsiscope::epsilon_for_test
