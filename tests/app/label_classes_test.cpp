#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <string>

#include "tests/support/study_command.h"

namespace epsiscope::label_classes_test {
namespace {

using test::operator+;

/// A small study of built-in data.
class LabelClassesCommand : public test::StudyCommand {
protected:
  std::string study() {
    return write(
        R"({"data": {"file": "builtin:health-survey", "target": "condition", "lower": null, "upper": null,
                     "features": ["age", "sleep"]},
            "task": "label-classes", "trials": 2, "epsilon": [1, 4], "test_fraction": 0.8,
            "label_classes": {"methods": ["randomized-response", "rr-with-prior", "predict-majority", "none"],
                              "classes": ["none", "allergy", "asthma", "diabetes", "migraine"]}})");
  }
};

TEST_F(LabelClassesCommand, WritesResultsThatCheckFindsTheSame) {
  const std::string file = study();
  const test::Finished ran = test::run({"run", file, "--out", out(), "--quiet"});
  ASSERT_EQ(ran.exitCode, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  // For each epsilon a test error, and for all methods but none the exact error of the release.
  EXPECT_EQ(countOf("label-classes", "results.csv"), 2U * (2 + 2 + 2 + 1));
  EXPECT_EQ(test::run({"check", file, results(), "--threads", "1"}).exitCode, 0);
  for (const char* setting :
       {"label_classes.lambda=0.5", "label_classes.prior_share=0.5", "label_classes.prior=uniform", "seed=2",
        "label_classes.random_features=20", "label_classes.classes=[\"none\",\"allergy\"]"})
    EXPECT_EQ(test::run({"check", file, results(), "--set", setting}).exitCode, 1) << setting;
  EXPECT_EQ(test::run({"check", file, results(), "--set", "view.metric=label"}).exitCode, 0);
}

TEST_F(LabelClassesCommand, FindsTheSmallestEpsilonOfWrongAnswers) {
  const test::Finished found =
      test::run({"epsilon-for", study(), "--error", "0.2", "--set", "view.metric=label"});
  ASSERT_EQ(found.exitCode, 0) << found.err;
  const auto json = nlohmann::json::parse(found.out);
  const auto& method = json.at("methods").at(0);
  EXPECT_EQ(method.at("method"), "randomized-response");
  // 4/(e^epsilon + 4) = 0.2 at epsilon = ln 16, rounded up to three digits.
  EXPECT_NEAR(method.at("epsilon").get<double>(), std::log(16.0), 0.01);
  EXPECT_GE(method.at("epsilon").get<double>(), std::log(16.0));
}

TEST_F(LabelClassesCommand, MistakesAreNamedAndExitTwo) {
  for (const char* setting :
       {"label_classes.methods=[\"laplace\"]", "label_classes.methods=[]", "label_classes.classes=[]",
        "label_classes.classes=[\"rich\"]", "label_classes.prior=file", "label_classes.prior_share=0",
        "label_classes.lambda=-1", "label_classes.random_features=1", "label_classes.gamma=0",
        "data.prepare=unit-rows"}) {
    const test::Finished refused = test::run({"run", study(), "--out", out(), "--set", setting});
    EXPECT_EQ(refused.exitCode, 2) << setting;
    EXPECT_FALSE(refused.err.empty());
  }
}

const test::Words kYesNo = {"--epsilon", "1", "--categories", "yes, no,\"maybe\""};

TEST(ClassCommands, PrintCategoriesByTheirNames) {
  const test::Finished density =
      test::run(test::Words{"density", "randomized-response"} + kYesNo + test::Words{"--at", "no"});
  ASSERT_EQ(density.exitCode, 0) << density.err;
  EXPECT_TRUE(density.out.starts_with("output,probability\nyes,0.2119415576170854")) << density.out;
  EXPECT_NE(density.out.find("\n\"\"\"maybe\"\"\",0.21194"), std::string::npos) << density.out;
  const test::Finished sample = test::run(test::Words{"sample", "randomized-response"} + kYesNo +
                                          test::Words{"--at", "no", "--count", "3", "--seed", "1"});
  EXPECT_EQ(sample.exitCode, 0);
  EXPECT_EQ(std::ranges::count(sample.out, '\n'), 3);
}

TEST(ClassCommands, AuditsTheMatrix) {
  for (const test::Words& mechanism :
       {test::Words{"randomized-response"}, test::Words{"rr-with-prior", "--masses", "6,3,1"}}) {
    const test::Finished ran = test::run(test::Words{"audit"} + mechanism + kYesNo);
    ASSERT_EQ(ran.exitCode, 0) << ran.err;
    const auto json = nlohmann::json::parse(ran.out);
    EXPECT_EQ(json.at("passed"), true);
    EXPECT_NEAR(json.at("measured").get<double>(), 1, 1e-12);
    EXPECT_TRUE(json.at("worst").at("y").is_string());
  }
}

TEST(ClassCommands, MistakesAreNamedAndExitTwo) {
  const test::Words audit = {"audit", "randomized-response", "--epsilon", "1"};
  for (const test::Words& words :
       {audit, audit + test::Words{"--categories", "a"}, audit + test::Words{"--categories", "a,,b"},
        audit + test::Words{"--categories", "a,a"},
        test::Words{"density", "randomized-response", "--epsilon", "1", "--categories", "a,b", "--at", "c"},
        test::Words{"audit", "rr-with-prior", "--epsilon", "1", "--categories", "a,b"},
        test::Words{"audit", "rr-with-prior", "--epsilon", "1", "--categories", "a,b", "--masses", "1"},
        test::Words{"audit", "rr-with-prior", "--epsilon", "1", "--categories", "a,b", "--masses", "0,0"},
        test::Words{"audit", "rr-with-prior", "--epsilon", "1", "--categories", "a,b", "--masses", "1,-1"},
        test::Words{"moments", "randomized-response", "--epsilon", "1", "--categories", "a,b", "--at",
                    "a"}}) {
    const test::Finished refused = test::run(words);
    EXPECT_EQ(refused.exitCode, 2) << words.back();
    EXPECT_FALSE(refused.err.empty());
  }
}

}  // namespace
}  // namespace epsiscope::label_classes_test
