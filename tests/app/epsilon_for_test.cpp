#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <string>

#include "tests/support/run_epsiscope.h"
#include "tests/support/study_command.h"

namespace epsiscope::epsilon_for_command_test {
namespace {

constexpr const char* kStudy = R"({"format": "epsiscope-study", "version": 1,
 "data": {"file": "builtin:house-prices", "target": "price", "lower": 0, "upper": 5}, "trials": 3,
 "label_privacy": {"methods": ["laplace", "central-ridge", "none", "predict-mean"]}})";

class EpsilonFor : public test::StudyCommand {};

TEST_F(EpsilonFor, SaysForEachMethodWhatAScriptNeeds) {
  const auto json = test::jsonOf(test::run({"epsilon-for", write(kStudy), "--error", "0.1"}));
  EXPECT_EQ(json.at("error"), 0.1);
  ASSERT_EQ(json.at("methods").size(), 2U);
  for (const auto& method : json.at("methods")) {
    EXPECT_EQ(method.at("learner"), "ridge");
    EXPECT_TRUE(method.at("reachable").get<bool>());
    EXPECT_TRUE(method.at("reason").is_null());
    EXPECT_LE(method.at("low"), method.at("epsilon"));
    EXPECT_GE(method.at("high"), method.at("epsilon"));
  }
  const double epsilon = json.at("methods")[0].at("epsilon");
  const auto run = test::run({"run", write(kStudy), "--out", out(), "--quiet", "--set",
                              "epsilon=[" + std::to_string(epsilon) + "]"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  for (const test::Row& row : rowsOf("results.csv"))
    if (row.at("method") == "laplace" && row.at("metric") == "test_mse" && row.at("kind") == "normal") {
      EXPECT_LE(std::stod(row.at("mean")), 0.1);
    }
}

TEST_F(EpsilonFor, SaysWhyThereIsNone) {
  const auto json = test::jsonOf(test::run({"epsilon-for", write(kStudy), "--error", "1e-6"}));
  for (const auto& method : json.at("methods")) {
    EXPECT_FALSE(method.at("reachable").get<bool>());
    EXPECT_TRUE(method.at("epsilon").is_null());
    const std::string reason = method.at("reason");
    EXPECT_TRUE(
        reason.starts_with("not reachable even without privacy: there the mean squared test error is "))
        << reason;
    EXPECT_NE(reason.find("(units of price) squared"), std::string::npos) << reason;
  }
}

/// The same question in two units.
TEST_F(EpsilonFor, TakesTheRootInTheLabelsUnitAndSaysBoth) {
  const std::string study = write(kStudy);
  const auto squared = test::jsonOf(
      test::run({"epsilon-for", study, "--error", "0.1024", "--set", "data.unit=100,000 dollars"}));
  const auto root =
      test::jsonOf(test::run({"epsilon-for", study, "--rmse", "0.32", "--set", "data.unit=100,000 dollars"}));
  EXPECT_EQ(root, squared);
  EXPECT_EQ(root.at("error"), 0.1024);
  EXPECT_EQ(root.at("metric"), "test_mse");
  EXPECT_EQ(root.at("unit"), "(100,000 dollars) squared");
  EXPECT_EQ(root.at("rmse"), 0.32);
  EXPECT_EQ(root.at("rmse_unit"), "100,000 dollars");
}

constexpr const char* kStatistic = R"({"format": "epsiscope-study", "version": 1,
 "data": {"file": "builtin:house-prices", "target": "price", "lower": 0, "upper": 5, "unit": "euros"},
 "task": "statistic", "trials": 3, "statistic": {"statistic": "mean", "mechanism": "laplace"}})";

constexpr double kRows = 4000;  // the number of house prices

/// Laplace noise of scale 5/(n epsilon) is within W with probability 1 - exp(-W n epsilon/5).
TEST_F(EpsilonFor, TakesTheHalfWidthOfAStatistic) {
  const std::string study = write(kStatistic);
  const auto info = test::jsonOf(test::run({"epsilon-for", study, "--half-width", "0.01", "--level", "0.9"}));
  EXPECT_EQ(info.at("metric"), "half_width");
  EXPECT_EQ(info.at("unit"), "euros");
  EXPECT_EQ(info.at("half_width"), 0.01);
  EXPECT_EQ(info.at("level"), 0.9);
  std::set<std::string> methods;
  for (const auto& method : info.at("methods")) methods.insert(method.at("method").get<std::string>());
  EXPECT_EQ(methods, (std::set<std::string>{"laplace", "discrete-laplace", "gaussian"}));
  const auto& laplace = info.at("methods")[0];
  ASSERT_EQ(laplace.at("method"), "laplace");
  const double epsilon = laplace.at("epsilon"), rows = kRows;
  EXPECT_LE(5 / (rows * epsilon) * std::log(10), 0.01);
  EXPECT_GT(5 / (rows * epsilon * 0.99) * std::log(10), 0.01) << "no smaller one of three digits";
}

TEST_F(EpsilonFor, RefusesWhatTheStudyHasNoUnitFor) {
  const std::string labels = write(kStudy);
  test::expectRefusal({"epsilon-for", labels, "--half-width", "1"}, "--half-width");
  test::expectRefusal({"epsilon-for", labels, "--error", "1", "--rmse", "1"}, "--error and --rmse");
  test::expectRefusal({"epsilon-for", labels, "--error", "1", "--level", "0.9"}, "--level");
  const std::string statistic = write(kStatistic);
  for (const char* level : {"0", "1", "-1", "2", "nan"})
    test::expectRefusal({"epsilon-for", statistic, "--half-width", "1", "--level", level}, "--level");
  for (const char* width : {"0", "-1", "nan"})
    test::expectRefusal({"epsilon-for", statistic, "--half-width", width}, "--half-width");
  const std::string classes = write(R"({"data": {"file": "builtin:income-class", "target": "income",
      "positive": ">50K", "prepare": "unit-rows"}, "task": "private-classifier"})");
  test::expectRefusal({"epsilon-for", classes, "--rmse", "0.2"}, "test_error (share of wrong classes)");
}

TEST_F(EpsilonFor, SaysTheUnitsInTheFirstLinesOfItsHelp) {
  for (const char* command : {"epsilon-for", "rows-for"}) {
    const auto help = test::run({command, "--help"});
    const std::string first = help.out.substr(0, help.out.find("Options"));
    for (const char* option : {"--error", "--rmse", "--half-width"})
      EXPECT_NE(first.find(option), std::string::npos) << command << " " << option;
  }
}

TEST_F(EpsilonFor, RefusesErrorsThatNobodyCanWant) {
  const std::string study = write(kStudy);
  for (const char* error : {"0", "-1", "inf", "nan", "abc", "0,5", ""})
    test::expectRefusal({"epsilon-for", study, "--error", error}, "--error");
  test::expectRefusal({"epsilon-for", study}, "--error");
}

}  // namespace
}  // namespace epsiscope::epsilon_for_command_test
