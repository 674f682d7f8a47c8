#include <gtest/gtest.h>

#include <string>

#include "tests/support/study_command.h"

namespace epsiscope::private_classifier_test {
namespace {

using test::operator+;

/// A small study of built-in data.
class PrivateClassifierCommand : public test::StudyCommand {
protected:
  std::string study() {
    return write(
        R"({"data": {"file": "builtin:income-class", "target": "income", "lower": null, "upper": null,
                            "positive": ">50K", "prepare": "unit-rows", "features": ["age", "hours"],
                            "column_bounds": [{"column": "age", "bound": 100}, {"column": "hours", "bound": 100}]},
                   "task": "private-classifier", "trials": 2, "epsilon": [0.5, 2], "test_fraction": 0.8,
                   "private_classifier": {"lambda": 0.001, "draws": 3}})");
  }
};

TEST_F(PrivateClassifierCommand, WritesResultsThatCheckFindsTheSame) {
  const std::string file = study();
  const test::Finished ran = test::run({"run", file, "--out", out(), "--quiet"});
  ASSERT_EQ(ran.exitCode, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  // Error and loss; for none exact, for output the error exact too.
  EXPECT_EQ(countOf("private-classifier", "results.csv"), 2U * (2 + 3 + 2));
  EXPECT_EQ(test::run({"check", file, results(), "--threads", "1"}).exitCode, 0);
  EXPECT_EQ(test::run({"check", file, results(), "--set", "private_classifier.lambda=0.002"}).exitCode, 1);
  EXPECT_EQ(test::run({"check", file, results(), "--set", "private_classifier.draws=2"}).exitCode, 1);
  EXPECT_EQ(test::run({"check", file, results(), "--set", "seed=2"}).exitCode, 1);
  EXPECT_EQ(test::run({"check", file, results(), "--set", "view.metric=loss"}).exitCode, 0);
}

TEST_F(PrivateClassifierCommand, SettingsReachSweepsLearningCurvesFeaturesAndTuning) {
  const test::Words words = {"run", study(), "--out", out(), "--quiet", "--set"};
  const test::Finished swept = test::run(words + test::Words{"private_classifier.lambda_sweep=[0.01,0.1]",
                                                             "--set", "train_sizes=[50,200]", "--set",
                                                             "private_classifier.random_features=20"});
  ASSERT_EQ(swept.exitCode, 0) << swept.err;
  EXPECT_EQ(countOf("private-classifier", "results.csv"), 2U * 3 * (2 + 3 + 2));
  EXPECT_EQ(countOf("private-classifier", "learning_curve.csv"), 2U * 2 * (2 + 3 + 2));
  const test::Finished tuned = test::run(words + test::Words{"private_classifier.tune=[0.001,0.1]"});
  ASSERT_EQ(tuned.exitCode, 0) << tuned.err;
  EXPECT_EQ(countOf("private-classifier", "results.csv"), 2U * (2 + 2 + 2));
}

TEST_F(PrivateClassifierCommand, MistakesAreNamedAndExitTwo) {
  for (const char* setting :
       {"private_classifier.lambda=0", "private_classifier.draws=0", "private_classifier.loss=hinge",
        "private_classifier.methods=[\"laplace\"]", "private_classifier.tune=[]", "data.positive=null",
        "data.positive=rich", "data.prepare=none", "train_sizes=[1001]",
        "data.column_bounds=[{\"column\": \"weight\", \"bound\": 1}]"}) {
    const test::Finished refused = test::run({"run", study(), "--out", out(), "--set", setting});
    EXPECT_EQ(refused.exitCode, 2) << setting;
    EXPECT_FALSE(refused.err.empty());
  }
}

}  // namespace
}  // namespace epsiscope::private_classifier_test
