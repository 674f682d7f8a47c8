#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <sstream>
#include <string>
#include <vector>

#include "core/study/study.h"
#include "tests/support/run_epsiscope.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::statistic_command_test {
namespace {

using nlohmann::json;
using test::Finished;
using test::jsonOf;
using test::run;
using test::Words;
using test::operator+;

std::string people() {
  std::string csv = "age,income\n";
  for (int i = 0; i < 200; ++i)
    csv += std::to_string(18 + i % 60) + "," + std::to_string(100 * (i % 37)) + "\n";
  return csv;
}

constexpr const char* kStudy = R"({"format": "epsiscope-study", "version": 1,
  "data": {"file": "people.csv", "target": "income", "lower": 0, "upper": 3000},
  "task": "statistic", "epsilon": [0.5], "trials": 2,
  "statistic": {"statistic": "mean", "mechanism": "laplace", "share": 0.75,
    "releases": [{"column": "age", "statistic": "count", "mechanism": "discrete-laplace",
                  "lower": 18, "upper": 29, "share": 0.25}]}})";

TEST(StatisticCommand, RunsAStudyAndChecksItsResults) {
  const test::TemporaryFolder folder;
  folder.write("people.csv", people());
  const std::string study = folder.write("study.json", kStudy).string(),
                    out = (folder.path() / "out").string();
  ASSERT_EQ(run({"run", study, "--out", out, "--quiet"}).exitCode, 0);
  const std::string csv = test::bytesOf(folder.path() / "out" / "results.csv");
  double mean = 0, clipped = 0;
  for (int i = 0; i < 200; ++i) {
    mean += 100.0 * (i % 37) / 200;
    clipped += std::min(100.0 * (i % 37), 3000.0) / 200;
  }
  const double scale = 3000.0 / 200 / (0.75 * 0.5), error = std::pow(mean - clipped, 2) + 2 * scale * scale;
  const std::size_t at = csv.find("statistic,laplace,mean(income),0.5,,,mse,exact,");
  ASSERT_NE(at, std::string::npos) << csv;
  EXPECT_NEAR(std::stod(csv.substr(csv.find("exact,", at) + 6)), error, 1e-9 * error);
  EXPECT_NE(csv.find("statistic,discrete-laplace,count(age),0.5,,,mse,sampled,"), std::string::npos);
  EXPECT_NE(csv.find("statistic,sampling-error,"), std::string::npos);
  EXPECT_EQ(run({"check", study, out + "/results.json"}).exitCode, 0);
  const Finished other = run({"check", study, out + "/results.json", "--set", "statistic.quantile=1"});
  EXPECT_EQ(other.exitCode, 2);
}

/// What a run says of a study, its plan of tables says, too.
TEST(StatisticCommand, SaysOfTablesWhatItSaysOfARun) {
  const test::TemporaryFolder folder;
  folder.write("people.csv", "income,w\n100,1\n200,100\n300,2\n");
  const std::string study = folder
                                .write("study.json", R"({"format": "epsiscope-study", "version": 1,
  "data": {"file": "people.csv", "target": "income", "lower": 0, "upper": 1000, "weight": "w",
           "column_bounds": [{"column": "w", "bound": 3}]},
  "task": "statistic", "epsilon": [1], "trials": 1, "statistic": {"statistic": "count"}})")
                                .string(),
                    out = (folder.path() / "plan").string();
  for (const char* command : {"tables", "run"}) {
    const Finished made = run({command, study, "--out", out});
    ASSERT_EQ(made.exitCode, 0) << made.err;
    EXPECT_NE(made.err.find("Note: 1 weight in column \"w\" is above 3"), std::string::npos) << made.err;
  }
  EXPECT_EQ(run({"tables", study, "--out", out + "2", "--quiet"}).err, "");
}

/// By hand: a count by age class has half-widths 2/(share epsilon) ln(1/(1 - level)), a sum 3000 of these.
TEST(StatisticCommand, PlansTablesAndSaysWhatIsWanted) {
  const test::TemporaryFolder folder;
  std::string csv = "age,income\n";
  for (int i = 0; i < 200; ++i)
    csv += std::string(i % 4 == 0 ? "young," : "old,") + std::to_string(100 * (i % 37)) + "\n";
  folder.write("people.csv", csv);
  const std::string study = folder
                                .write("study.json", R"({"format": "epsiscope-study", "version": 1,
  "data": {"file": "people.csv", "target": "age", "positive": "young",
           "columns": [{"column": "age", "categories": ["young", "old", "unborn"]}]},
  "task": "statistic", "epsilon": [0.5],
  "statistic": {"statistic": "histogram", "share": 0.75, "half_width": 20,
    "releases": [{"column": "income", "statistic": "sum", "lower": 0, "upper": 3000, "by": "age",
                  "share": 0.25}]}})")
                                .string(),
                    out = (folder.path() / "plan").string();
  const Finished made = run({"tables", study, "--out", out, "--level", "0.9"});
  ASSERT_EQ(made.exitCode, 0) << made.err;
  EXPECT_EQ(made.out, "");
  const std::string table = test::bytesOf(folder.path() / "plan" / "tables.csv");
  std::istringstream lines(table);
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(lines, line);) {
    std::istringstream cells(line);
    rows.emplace_back();
    for (std::string cell; std::getline(cells, cell, ',');) rows.back().push_back(cell);
  }
  ASSERT_EQ(rows.size(), 1U + 3 + 3) << table;
  const auto at = [&](std::size_t row, const char* name) {
    const auto column = std::ranges::find(rows[0], name) - rows[0].begin();
    return rows[row].at(static_cast<std::size_t>(column));
  };
  EXPECT_EQ(at(1, "category"), "young");
  EXPECT_NEAR(std::stod(at(1, "half_width")), 2 / (0.75 * 0.5) * std::log(10), 1e-9);
  // 10 % of the 50 of 200 rows are 5.
  EXPECT_NEAR(std::stod(at(1, "rows_needed")), 200 * 2 / (0.75 * 0.5) * std::log(10) / 5, 1);
  EXPECT_EQ(at(3, "small"), "yes") << "nobody is in it";
  EXPECT_EQ(at(3, "rows_needed"), "");
  EXPECT_EQ(at(4, "group"), "young");
  EXPECT_NEAR(std::stod(at(4, "half_width")), 2 * 3000 / (0.25 * 0.5) * std::log(10), 1e-6);
  EXPECT_EQ(at(4, "private"), "no");
  // 2/epsilon ln(10) is 20 at .2303, which is .75 of .307.
  EXPECT_NE(made.err.find("All wanted half-widths are reached at epsilon 0.307"), std::string::npos)
      << made.err;
  test::expectRefusal({"tables", study, "--out", out}, "tables.csv exists; choose another folder");
  test::expectRefusal({"tables", study, "--out", out + "2", "--set", "task=label-privacy", "--level", "0.9"},
                      "--level is for released statistics");
  ASSERT_EQ(run({"tables", study, "--out", out + "2", "--set", "epsilon=[0.5,1]"}).exitCode, 0);
  const std::string both = test::bytesOf(folder.path() / "plan2" / "tables.csv");
  EXPECT_EQ(std::ranges::count(both, '\n'), 1 + 2 * (3 + 3));
  ASSERT_EQ(run({"run", study, "--out", out, "--level", "0.9", "--set", "trials=1", "--quiet"}).exitCode, 0);
  const std::string results = test::bytesOf(folder.path() / "plan" / "results.csv");
  EXPECT_NE(results.find(",young," + at(4, "half_width") + "\n"), std::string::npos) << results;
}

/// Groups within bounds that are found, beside a statistic with declared ones: run again the same, planned
/// and released.
TEST(StatisticCommand, FindsTheBoundsOfGroups) {
  const test::TemporaryFolder folder;
  std::string rows = "age,income\n";
  for (int i = 0; i < 2000; ++i)
    rows += std::string(i % 4 == 0   ? "young,"
                        : i % 5 == 0 ? "unknown,"
                                     : "old,") +
            std::to_string(100 + i % 37) + "\n";
  folder.write("people.csv", rows);
  const std::string study = folder
                                .write("study.json", R"({"format": "epsiscope-study", "version": 1,
  "data": {"file": "people.csv", "target": "income", "reading": "declared", "separator": ",", "decimal": ".",
           "thousands": "none", "quote": "\"", "comment": "none", "encoding": "UTF-8", "skip_lines": 0,
           "skip_below": 0, "header": true, "unit_line": false, "missing_values": ["NA"],
           "columns": [{"column": "age", "kind": "text", "categories": ["young", "old", "unborn"]},
                       {"column": "income", "kind": "number"}]},
  "task": "statistic", "epsilon": [8], "trials": 2,
  "statistic": {"statistic": "mean", "by": "age", "bounds_share": 0.5, "share": 0.5,
    "releases": [{"column": "income", "statistic": "quantile", "by": "age", "bounds_share": 0.5,
                  "mechanism": "exponential", "share": 0.25},
                 {"column": "income", "statistic": "count", "lower": 0, "upper": 120, "by": "age",
                  "share": 0.25}]}})")
                                .string();
  const auto at = [&](const char* name) { return (folder.path() / name).string(); };
  ASSERT_EQ(run({"run", study, "--out", at("out"), "--quiet"}).exitCode, 0);
  EXPECT_EQ(run({"check", study, at("out/results.json")}).exitCode, 0);
  ASSERT_EQ(run({"run", study, "--out", at("again"), "--quiet", "--threads", "1"}).exitCode, 0);
  const std::string results = test::bytesOf(at("out/results.csv"));
  EXPECT_EQ(results, test::bytesOf(at("again/results.csv")));
  EXPECT_NE(results.find("mean(income) by age"), std::string::npos);
  const Finished planned = run({"tables", study, "--out", at("plan")});
  ASSERT_EQ(planned.exitCode, 0) << planned.err;
  const std::string tables = test::bytesOf(at("plan/tables.csv"));
  EXPECT_EQ(std::ranges::count(tables, '\n'), 1 + 3 * 3) << tables;
  const Words home = {"--ledger", at("l")};
  const auto atHome = [&](const Words& words) {
    return test::runProgram(EPSISCOPE_PROGRAM, words, {.environment = {"XDG_DATA_HOME=" + at("home")}});
  };
  ASSERT_EQ(atHome({"ledger", "create", at("l"), "--data", at("people.csv"), "--epsilon", "8"}).exitCode, 0);
  const Finished released = atHome(Words{"release", study, "--out", at("released")} + home);
  ASSERT_EQ(released.exitCode, 0) << released.err;
  EXPECT_EQ(jsonOf(released)["promise"]["epsilon_total"], 8);
  const json table = json::parse(test::bytesOf(at("released/statistics.json")));
  ASSERT_EQ(table["value"].size(), 9U);
  const json noise = json::parse(test::bytesOf(at("released/statement.json")))["noise"];
  for (std::size_t i = 0; i < 6; ++i) {
    const json& said = noise[i / 3]["parameters"];
    EXPECT_EQ(said["bounds_share"], 0.5);
    EXPECT_GE(table["value"][i].get<double>(), said["lower"].get<double>());
    EXPECT_LE(table["value"][i].get<double>(), said["upper"].get<double>());
  }
  EXPECT_FALSE(noise[2]["parameters"].contains("bounds_share"));
  EXPECT_EQ(atHome(Words{"verify", at("released")} + home).exitCode, 0);
  test::expectRefusal(
      {"run", study, "--out", at("no"), "--set", "statistic.releases=[]", "--set", "data.weight=income",
       "--set", R"(data.column_bounds=[{"column": "income", "bound": 200}])"},
      "take the weights away");
}

TEST(StatisticCommand, KnowsTheMechanismsOfStatistics) {
  const Words count = {"discrete-laplace", "--epsilon", "1", "--lower", "0", "--upper", "1"};
  const double q = std::exp(-1.0);
  EXPECT_NEAR(jsonOf(run(Words{"moments"} + count + Words{"--at", "0"}))["variance"].get<double>(),
              2 * q / (1 - q) / (1 - q), 1e-12);
  EXPECT_TRUE(jsonOf(run(Words{"audit"} + count))["passed"].get<bool>());
  std::istringstream draws(
      run(Words{"sample"} + count + Words{"--at", "1", "--count", "50", "--seed", "3"}).out);
  int lines = 0;
  for (double draw = 0; draws >> draw; ++lines) EXPECT_EQ(draw, std::floor(draw));
  EXPECT_EQ(lines, 50);
  // Every line of the density is a whole number with its probability.
  std::istringstream density(run(Words{"density"} + count + Words{"--at", "0"}).out);
  std::string line;
  std::getline(density, line);
  EXPECT_EQ(line, "output,probability");
  double sum = 0;
  while (std::getline(density, line)) sum += std::stod(line.substr(line.find(',') + 1));
  EXPECT_GE(sum, 0.9999);
  EXPECT_LE(sum, 1);
}

TEST(StatisticCommand, AsksForTheRowsOfAQuantile) {
  const test::TemporaryFolder folder;
  const std::string values = folder.write("values.csv", "value\n1\n2\n4\n").string();
  const Words median = {"exponential", "--epsilon", "2", "--lower", "0", "--upper", "5", "--values", values};
  const json moments = jsonOf(run(Words{"moments"} + median + Words{"--quantile", "0.5", "--at", "3"}));
  // For 1, 2, 3, 4 the rank is 2: weights 1, 1, 1, 1, 1 times exp(-|i - 2|).
  double total = 0, mean = 0;
  for (int i = 0; i < 5; ++i) {
    const double weight = std::exp(-std::abs(i - 2.0));
    total += weight;
    mean += weight * (i + 0.5);
  }
  EXPECT_NEAR(moments["mean"].get<double>(), mean / total, 1e-12);
  EXPECT_TRUE(jsonOf(run(Words{"audit"} + median + Words{"--quantile", "0.25"}))["passed"].get<bool>());
  test::expectRefusal(Words{"moments"} + median + Words{"--at", "3"}, "--quantile");
  test::expectRefusal(Words{"moments"} + median + Words{"--quantile", "1", "--at", "3"}, "--quantile");
  const std::string text = folder.write("text.csv", "value\nx\ny\n").string();
  test::expectRefusal({"audit", "exponential", "--epsilon", "2", "--lower", "0", "--upper", "5", "--quantile",
                       "0.5", "--values", text},
                      "--values");
}

}  // namespace
}  // namespace epsiscope::statistic_command_test
