#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <vector>

#include "tests/support/run_epsiscope.h"
#include "tests/support/run_program.h"
#include "tests/support/shared_files.h"
#include "tests/support/study_command.h"

namespace epsiscope::describe_test {
namespace {

using nlohmann::ordered_json;

class Describe : public test::StudyCommand {};

/// A survey of people in Canada, with numbers that a script of the textbook definitions found (Python 3.11,
/// statistics.correlation and sums by hand).
TEST_F(Describe, TellsOfATableWhatAScriptFinds) {
  const auto file = test::dataFile("tables/SLID.csv");
  if (!std::filesystem::exists(file)) GTEST_SKIP() << file << " is not there";
  const ordered_json json = test::jsonOf(test::run({"describe", file.string()}));
  EXPECT_EQ(json["private"], false);
  EXPECT_EQ(json["rows"], 7425);
  EXPECT_EQ(json["duplicate_rows"], 1148);
  ASSERT_EQ(json["columns"].size(), 5u);
  EXPECT_EQ(json["columns"][3]["kind"], "text");
  EXPECT_EQ(json["missing"][0], (ordered_json{{"columns", {"wages"}}, {"rows", 3138}}));
  EXPECT_EQ(json["missing"].size(), 7u);
  std::map<std::string, ordered_json> pairs;
  for (const ordered_json& pair : json["pairs"])
    pairs[pair["a"].get<std::string>() + ' ' + pair["b"].get<std::string>() + ' ' +
          pair["measure"].get<std::string>()] = pair;
  const auto expect = [&](const char* name, double value, int rows) {
    ASSERT_TRUE(pairs.contains(name)) << name;
    EXPECT_NEAR(pairs[name]["value"].get<double>(), value, 1e-12) << name;
    EXPECT_EQ(pairs[name]["rows"], rows) << name;
  };
  expect("wages education pearson", 0.306636134309427, 4014);
  expect("wages education spearman", 0.2850268887423703, 4014);
  expect("sex language cramers-v", 0.005782383003422618, 7304);
  expect("wages language correlation-ratio", 0.013645852080327935, 4091);
}

TEST_F(Describe, OfAStudySaysWhatItsDeclarationsMean) {
  const std::string study = write(R"({"format": "epsiscope-study", "version": 1,
    "data": {"file": "builtin:house-prices", "target": "price", "lower": 0, "upper": 50}})");
  const ordered_json json = test::jsonOf(test::run({"describe", study}));
  const ordered_json& price = json["columns"].back();
  EXPECT_EQ(price["name"], "price");
  ASSERT_EQ(price["oddities"].size(), 1u) << price["oddities"];
  EXPECT_EQ(price["oddities"][0]["kind"], "wide-bounds");
}

TEST_F(Describe, ForABudgetShowsOnePossibleResultWithItsErrors) {
  const std::string study = write(R"({"format": "epsiscope-study", "version": 1,
    "data": {"file": "builtin:house-prices", "target": "price", "features": ["income", "rooms"],
             "column_bounds": [{"column": "income", "bound": 15, "lower": 0}, {"column": "rooms", "bound": 12, "lower": 0}]}})");
  const std::vector<std::string> command = {"describe", study, "--epsilon", "10"};
  const test::Finished finished = test::run(command);
  const ordered_json json = test::jsonOf(finished);
  EXPECT_EQ(json["private"], true);
  EXPECT_NEAR(json["guarantee"]["epsilon_total"].get<double>(), 10, 1e-5);
  EXPECT_EQ(json["rows"], 4000);
  ASSERT_EQ(json["columns"].size(), 3u);
  for (const ordered_json& column : json["columns"]) {
    EXPECT_EQ(column["histogram"]["edges"].size(), column["histogram"]["counts"].size() + 1);
    EXPECT_GT(column["histogram"]["half_width"], 0);
    EXPECT_EQ(column["quartiles"].size(), 3u);
    EXPECT_FALSE(column.contains("mean")) << "nothing true stands beside it";
  }
  ASSERT_EQ(json["pairs"].size(), 3u);
  for (const ordered_json& pair : json["pairs"]) EXPECT_GT(pair["expected_error"], 0);
  EXPECT_EQ(test::run(command).out, finished.out) << "the study's seed draws it";
  EXPECT_NE(test::run({"describe", study, "--epsilon", "10", "--set", "seed=2"}).out, finished.out);
  const ordered_json drowned = test::jsonOf(test::run({"describe", study, "--epsilon", "0.5"}));
  for (const ordered_json& pair : drowned["pairs"])
    EXPECT_EQ(pair["value"].is_null(), pair["expected_error"].is_null()) << "nothing is known of either";
}

TEST_F(Describe, RefusesABudgetWithoutDeclarations) {
  test::expectRefusal({"describe", "builtin:house-prices", "--epsilon", "1"}, "data.column_bounds");
  const std::string study = write(R"({"format": "epsiscope-study", "version": 1,
    "data": {"file": "builtin:house-prices", "target": "price", "features": []}})");
  for (const char* epsilon : {"0", "-1", "inf", "one"})
    test::expectRefusal({"describe", study, "--epsilon", epsilon}, "--epsilon");
  const std::string table = m_folder.write("t.csv", "x,y\n1,2\n3,4\n5,7\n").string();
  const std::string detected = write(R"({"format": "epsiscope-study", "version": 1,
    "data": {"file": "t.csv", "target": "y", "lower": 0, "upper": 9, "column_bounds": [{"column": "x", "bound": 9}]}})");
  test::expectRefusal({"describe", detected, "--epsilon", "1"}, "data.reading");
  test::expectRefusal({"describe", m_folder.path() / "none.csv"}, "no such file");
}

TEST_F(Describe, ShowsNothingOfAStudyInRelease) {
  const std::string study = write(R"({"format": "epsiscope-study", "version": 1, "mode": "release",
    "data": {"file": "builtin:house-prices", "target": "price", "features": []}})");
  test::expectRefusal({"describe", study}, "mode: In Release");
  test::expectRefusal({"describe", study, "--epsilon", "1"}, "mode: In Release");
}

/// What is odd about a table is no error.
TEST_F(Describe, TakesTablesWithNearlyNothingInThem) {
  for (const char* text :
       {"x\n1\n", "x,y\n1,1\n", "x,y\n,\n,\n", "d\n0001-01-01\n0001-01-02\n", "x,x2\n1,1\n2,2\n"}) {
    const std::string table = m_folder.write("t.csv", text).string();
    const test::Finished finished = test::run({"describe", table});
    EXPECT_EQ(finished.exitCode, 0) << text << finished.err;
    EXPECT_TRUE(ordered_json::parse(finished.out).contains("pairs")) << text;
  }
}

}  // namespace
}  // namespace epsiscope::describe_test
