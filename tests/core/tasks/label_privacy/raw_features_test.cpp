// With "prepare": "none" the perceptron learns from features as they are in the file; ridge does not change.

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "core/run/run.h"
#include "core/study/preparations.h"
#include "core/tasks/methods.h"
#include "core/tasks/problems.h"
#include "tests/core/tasks/small_study.h"
#include "tests/support/prepared.h"

namespace epsiscope::raw_features_test {
namespace {

/// A table whose first feature is in units that are so many times smaller.
std::shared_ptr<const Dataset> pricesInUnits(double factor) {
  Dataset data = findBuiltIn("house-prices")->make();
  for (Column& column : data.columns) {
    if (column.kind != ColumnKind::number || column.name == "price") continue;
    for (double& value : column.values) value *= factor;
    break;
  }
  return std::make_shared<const Dataset>(std::move(data));
}

std::map<std::string, double> errorsOf(const char* prepare, double factor) {
  Study study = test::builtInStudy("house-prices");
  study.data.prepare = prepare;
  study.labelPrivacy.methods = {kMethodNone};
  study.labelPrivacy.learners = {kLearnerRidge, kLearnerPerceptron};
  study.epsilon = {1};
  study.trials = 1;
  const auto data = pricesInUnits(factor);
  EXPECT_TRUE(problems(study, data.get()).empty());
  std::map<std::string, double> errors;
  const Result result = run(study, data, {}, {}).value();
  for (const ResultRow& row : result.series)
    if (row.metric == "test_mse") errors[row.learner] = row.mean;
  return errors;
}

/// Powers of two change no digit of standardised rows.
TEST(RawFeatures, AreThePerceptronsAlone) {
  const auto standard = errorsOf(kPrepareStandardise, 1), scaled = errorsOf(kPrepareStandardise, 64);
  EXPECT_EQ(standard, scaled);
  const auto raw = errorsOf(kPrepareNone, 1), rawScaled = errorsOf(kPrepareNone, 64);
  ASSERT_EQ(raw.size(), 2u);
  EXPECT_EQ(raw.at(kLearnerRidge), standard.at(kLearnerRidge));
  EXPECT_EQ(rawScaled.at(kLearnerRidge), standard.at(kLearnerRidge));
  EXPECT_NE(raw.at(kLearnerPerceptron), standard.at(kLearnerPerceptron));
  EXPECT_NE(raw.at(kLearnerPerceptron), rawScaled.at(kLearnerPerceptron));
}

TEST(RawFeatures, NoOtherPreparationIsTaken) {
  Study study = test::builtInStudy("house-prices");
  for (const char* prepare : {kPrepareUnitRows, kPrepareUnitRowsPlain}) {
    study.data.prepare = prepare;
    EXPECT_FALSE(problems(study).empty()) << prepare;
  }
}

}  // namespace
}  // namespace epsiscope::raw_features_test
