#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "tests/support/run_epsiscope.h"
#include "tests/support/study_command.h"

namespace epsiscope::rows_for_command_test {
namespace {

constexpr const char* kStudy = R"({"format": "epsiscope-study", "version": 1,
 "data": {"file": "builtin:plan", "plan": {"rows": 500, "features": 2, "r2": 0.7, "shape": "uniform"}},
 "trials": 2, "epsilon": [1], "label_privacy": {"methods": ["central-ridge", "none", "predict-mean"]}})";

class RowsFor : public test::StudyCommand {
protected:
  std::string textOf(const std::string& file) const {
    std::ifstream in(out() + "/" + file);
    return {std::istreambuf_iterator<char>(in), {}};
  }
};

TEST_F(RowsFor, SaysForEachMethodWhatAScriptNeeds) {
  const auto json = test::jsonOf(test::run({"rows-for", write(kStudy), "--error", "1"}));
  EXPECT_EQ(json.at("error"), 1);
  EXPECT_EQ(json.at("epsilon"), 1);
  EXPECT_EQ(json.at("note"), "planned, not measured");
  ASSERT_EQ(json.at("methods").size(), 1U);
  const auto& method = json.at("methods")[0];
  EXPECT_EQ(method.at("method"), "central-ridge");
  EXPECT_TRUE(method.at("reachable").get<bool>());
  EXPECT_LE(method.at("low"), method.at("rows"));
  EXPECT_GE(method.at("high"), method.at("rows"));
  EXPECT_LE(method.at("expected_error"), 1.0);
}

TEST_F(RowsFor, SaysWhyThereIsNone) {
  const auto json = test::jsonOf(test::run({"rows-for", write(kStudy), "--error", "0.1"}));
  const auto& method = json.at("methods")[0];
  EXPECT_FALSE(method.at("reachable").get<bool>());
  EXPECT_TRUE(method.at("rows").is_null());
  EXPECT_NE(method.at("reason").get<std::string>().find("even without privacy"), std::string::npos);
}

TEST_F(RowsFor, RefusesWhatCannotBePlanned) {
  const std::string study = write(kStudy);
  for (const char* error : {"0", "-1", "inf", "abc"})
    test::expectRefusal({"rows-for", study, "--error", error}, "--error");
  test::expectRefusal({"rows-for", study}, "--error");
  test::expectRefusal({"rows-for", study, "--error", "1", "--set", "data.plan.rows=1"}, "data.plan.rows");
  test::expectRefusal({"rows-for", study, "--error", "1", "--set", "data.plan.r2=1"}, "data.plan.r2");
  test::expectRefusal({"rows-for", study, "--error", "1", "--set", "data.plan.shape=banana"},
                      "data.plan.shape");
  test::expectRefusal({"rows-for", study, "--error", "1", "--set", "data.file=builtin:house-prices"},
                      "planned data alone");
  test::expectRefusal({"rows-for", study, "--error", "1", "--set", "task=kernel-release"},
                      "released predictions");
}

TEST_F(RowsFor, SaysHowManyRowsAreEnoughWhateverTheDataAre) {
  const std::string study = write(
      R"({"format": "epsiscope-study", "version": 1, "data": {"file": "builtin:plan", "prepare": "unit-rows",
       "plan": {"rows": 1000, "features": 2, "r2": 0.6, "shape": "classes"}}, "task": "private-classifier",
       "private_classifier": {"methods": ["none", "output", "objective-gaussian"], "lambda": 0.01}})");
  const auto json = test::jsonOf(test::run({"rows-for", study, "--excess-loss", "0.1"}));
  EXPECT_EQ(json.at("lambda"), 0.01);
  EXPECT_EQ(json.at("probability"), 0.95);
  ASSERT_EQ(json.at("methods").size(), 2U);
  const auto& output = json.at("methods")[0];
  EXPECT_EQ(output.at("method"), "output");
  EXPECT_LT(output.at("rows_on_average"), output.at("rows_likely"));
  EXPECT_LT(output.at("rows_as_printed_in_corollary"), output.at("rows_as_printed"));
  EXPECT_TRUE(json.at("methods")[1].at("rows_as_printed").is_null());
  test::expectRefusal({"rows-for", study, "--excess-loss", "0"}, "--excess-loss");
  test::expectRefusal({"rows-for", study, "--excess-loss", "0.1", "--error", "0.2"}, "not both");
  test::expectRefusal({"rows-for", write(kStudy), "--excess-loss", "0.1"}, "private-classifier");
}

TEST_F(RowsFor, MarksWhatARunOfAPlanWrites) {
  const auto run = test::run({"run", write(kStudy), "--out", out(), "--quiet"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  EXPECT_NE(textOf("results.csv.txt").find("planned, not measured"), std::string::npos);
  EXPECT_NE(textOf("results.json").find("Planned, not measured"), std::string::npos);
  EXPECT_NE(textOf("people.svg").find("planned, not measured"), std::string::npos);
  EXPECT_NE(textOf("trade-off.svg").find("planned, not measured"), std::string::npos);
}

}  // namespace
}  // namespace epsiscope::rows_for_command_test
