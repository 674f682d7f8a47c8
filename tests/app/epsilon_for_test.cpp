#include <gtest/gtest.h>

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
    EXPECT_EQ(method.at("reason"), "not reachable even without privacy");
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
