#include "core/run/comparison.h"

#include <gtest/gtest.h>

#include <cmath>
#include <sstream>

#include <nlohmann/json.hpp>

#include "core/base/file_error.h"
#include "core/results/paired_difference.h"
#include "core/run/run.h"
#include "core/study/load.h"

namespace epsiscope::comparison_test {
namespace {

ResultRow row(const std::string& method, double epsilon, std::vector<double> values) {
  ResultRow made;
  made.task = "label-privacy";
  made.method = method;
  made.learner = "ridge";
  made.metric = "test_mse";
  made.kind = "sampled";
  made.epsilon = epsilon;
  made.guarantee = Guarantee::of({.epsilon = epsilon, .trust = Booking::Trust::none});
  made.values = std::move(values);
  summariseTrials(made);
  return made;
}

Result resultWith(std::vector<ResultRow> rows) {
  Result result;
  result.dataSha256 = "abc";
  result.rows = 100;
  result.trainRows = 80;
  result.study.trials = rows.front().trials;
  result.series = std::move(rows);
  return result;
}

NamedResult named(const std::string& name, Result result) {
  return {name, std::make_shared<const Result>(std::move(result))};
}

const RunDifference& differenceOf(const Comparison& comparison, std::size_t cell, std::size_t result = 1) {
  return comparison.cells.at(cell).differences.at(result).value();
}

TEST(Comparison, PairsTheTrialsOfTheSameSplits) {
  const std::vector<double> a = {1, 2, 3, 5}, b = {1.5, 2.25, 3.5, 5.75};
  const Comparison compared = compareRuns(std::vector{named("a", resultWith({row("laplace", 1, a)})),
                                                      named("b", resultWith({row("laplace", 1, b)}))});
  EXPECT_TRUE(compared.notes.empty());
  ASSERT_EQ(compared.cells.size(), 1U);
  EXPECT_EQ(compared.cells[0].errors[0]->mean, 2.75);
  EXPECT_EQ(compared.cells[0].errors[1]->mean, 3.25);
  EXPECT_FALSE(compared.cells[0].differences[0]);
  const RunDifference& found = differenceOf(compared, 0);
  EXPECT_TRUE(found.paired);
  // Differences 0.5, 0.25, 0.5, 0.75: mean 0.5, sd 0.2041; t of 3 degrees 3.182446; 80 rows train, 20 test.
  EXPECT_NEAR(found.mean, 0.5, 1e-12);
  const double half = 3.1824463052842629 * std::sqrt(0.125 / 3 * (1.0 / 4 + 20.0 / 80));
  EXPECT_NEAR(found.low, 0.5 - half, 1e-9);
  EXPECT_NEAR(found.high, 0.5 + half, 1e-9);
}

TEST(Comparison, OtherSplitsAreNotPairedAndSaidSo) {
  const std::vector<double> a = {1, 2, 3, 5}, b = {1.5, 2.25, 3.5, 5.75};
  Result other = resultWith({row("laplace", 1, b)});
  other.study.splitSeed = 7;
  const Comparison compared =
      compareRuns(std::vector{named("a", resultWith({row("laplace", 1, a)})), named("b", other)});
  ASSERT_EQ(compared.notes.size(), 1U);
  EXPECT_NE(compared.notes[0].find("not paired"), std::string::npos) << compared.notes[0];
  EXPECT_NE(compared.notes[0].find("seeds 1 and 7"), std::string::npos) << compared.notes[0];
  const RunDifference& found = differenceOf(compared, 0);
  EXPECT_FALSE(found.paired);
  EXPECT_NEAR(found.mean, 0.5, 1e-12);
  // Variances 35/12 and 83/24 of the trials, by hand.
  const double variance = (35.0 / 12 + 83.0 / 24) * (1.0 / 4 + 20.0 / 80);
  EXPECT_NEAR(found.high - found.mean, 3.1824463052842629 * std::sqrt(variance), 1e-9);
}

TEST(Comparison, OfAnotherTableOrTargetThereIsNoDifference) {
  for (const bool otherTable : {true, false}) {
    Result other = resultWith({row("laplace", 1, {1, 2})});
    if (otherTable)
      other.dataSha256 = "def";
    else
      other.study.data.target = "age";
    const Comparison compared =
        compareRuns(std::vector{named("a", resultWith({row("laplace", 1, {1, 2})})), named("b", other)});
    ASSERT_EQ(compared.notes.size(), 1U);
    EXPECT_NE(compared.notes[0].find("without differences"), std::string::npos) << compared.notes[0];
    EXPECT_FALSE(compared.cells[0].differences[1]);
    EXPECT_TRUE(compared.cells[0].errors[1]);
  }
}

TEST(Comparison, RowsThatAreLeftOutByOtherColumnsAreNoPairs) {
  Result a = resultWith({row("laplace", 1, {1, 2, 4})});
  a.counts = {110, 100, 10, 0, 0, 0};
  Result b = a;
  b.study.data.features = std::vector<std::string>{"one"};
  EXPECT_FALSE(differenceOf(compareRuns(std::vector{named("a", a), named("b", b)}), 0).paired);
  a.counts = b.counts = {100, 100, 0, 0, 0, 0};
  EXPECT_TRUE(differenceOf(compareRuns(std::vector{named("a", a), named("b", b)}), 0).paired);
}

TEST(Comparison, MoreTrialsArePairedAsFarAsBothGo) {
  const Comparison compared =
      compareRuns(std::vector{named("a", resultWith({row("laplace", 1, {1, 2, 3})})),
                              named("b", resultWith({row("laplace", 1, {2, 4, 3.5, 100, 100})}))});
  const auto expected =
      pairedDifference(std::vector<double>{2, 4, 3.5}, std::vector<double>{1, 2, 3}, 80, 20).value();
  EXPECT_EQ(differenceOf(compared, 0).mean, expected.mean);
  EXPECT_EQ(differenceOf(compared, 0).low, expected.low);
  EXPECT_NE(compared.notes.at(0).find("first 3 splits"), std::string::npos) << compared.notes[0];
}

TEST(Comparison, SeveralDrawsOfATrialAreOneNumber) {
  const auto classifier = [](std::vector<double> values) {
    Result result = resultWith({row("objective", 1, std::move(values))});
    result.study.task = TaskId::privateClassifier;
    result.study.privateClassifier.draws = 2;
    result.study.trials = 2;
    return result;
  };
  const Comparison compared =
      compareRuns(std::vector{named("a", classifier({1, 3, 2, 2})), named("b", classifier({4, 4, 3, 4}))});
  const auto expected =
      pairedDifference(std::vector<double>{4, 3.5}, std::vector<double>{2, 2}, 80, 20).value();
  EXPECT_EQ(differenceOf(compared, 0).mean, expected.mean);
  EXPECT_EQ(differenceOf(compared, 0).high, expected.high);
}

TEST(Comparison, WhatOneResultLacksIsEmpty) {
  const Comparison compared = compareRuns(
      std::vector{named("a", resultWith({row("laplace", 1, {1, 2}), row("laplace", 2, {1, 2})})),
                  named("b", resultWith({row("staircase", 1, {1, 2}), row("laplace", 2, {1, 2})})),
                  named("c", resultWith({row("laplace", 0.5, {1, 2})}))});
  std::vector<std::string> places;
  for (const ComparedCell& cell : compared.cells) {
    std::string has;
    for (const auto& error : cell.errors) has += error ? 'x' : '-';
    places.push_back(cell.method + " " + std::to_string(cell.epsilon).substr(0, 3) + " " + has);
  }
  EXPECT_EQ(places, (std::vector<std::string>{"laplace 0.5 --x", "laplace 1.0 x--", "laplace 2.0 xx-",
                                              "staircase 1.0 -x-"}));
  EXPECT_EQ(differenceOf(compared, 2).mean, 0);
}

TEST(Comparison, RunsThatDifferInLearnerOrLambdaAreCompared) {
  Result a = resultWith({row("laplace", 1, {1, 2})}), b = a;
  b.series[0].learner = "perceptron";
  b.series[0].lambda = 7;
  EXPECT_EQ(compareRuns(std::vector{named("a", a), named("b", b)}).cells.size(), 1U);
  // A sweep has several cells at one place.
  for (const bool learners : {true, false}) {
    Result swept = a;
    swept.series.push_back(a.series[0]);
    if (learners)
      swept.series[1].learner = "perceptron";
    else
      swept.series[1].lambda = 7;
    const Comparison compared = compareRuns(std::vector{named("a", swept), named("b", a)});
    ASSERT_EQ(compared.cells.size(), 2U);
    EXPECT_EQ(compared.cells[0].learner.has_value(), learners);
    EXPECT_EQ(compared.cells[0].lambda.has_value(), !learners);
  }
}

TEST(Comparison, OfAnotherTaskOrOfOneResultIsRefused) {
  Result other = resultWith({row("laplace", 1, {1, 2})});
  other.study.task = TaskId::statistic;
  const NamedResult first = named("a.json", resultWith({row("laplace", 1, {1, 2})}));
  try {
    compareRuns(std::vector{first, named("b.json", other)});
    FAIL();
  } catch (const FileError& error) {
    EXPECT_STREQ(error.what(),
                 "b.json: it is of the task statistic, and a.json is of label-privacy; "
                 "compare results of one task.");
  }
  EXPECT_THROW(compareRuns(std::vector{first}), FileError);
  EXPECT_THROW(compareRuns({}), FileError);
}

TEST(Comparison, CanBeStoppedAtEveryStep) {
  const std::vector both = {named("a", resultWith({row("laplace", 1, {1, 2})})),
                            named("b", resultWith({row("laplace", 1, {1, 2})}))};
  int steps = 0;
  compareRuns(both, [&] { return ++steps > 0; });
  EXPECT_EQ(steps, 5) << "two rows are looked at twice, and make one cell";
  for (int last = 0; last < steps; ++last) {
    int left = last;
    EXPECT_THROW(compareRuns(both, [&] { return left-- > 0; }), Cancelled) << last;
  }
}

TEST(Comparison, IsWrittenWithAllDigitsAndNothingForWhatIsNot) {
  const Comparison compared = compareRuns(
      std::vector{named("a, first", resultWith({row("laplace", 0.1, {1.0 / 3, 1}), row("none", 1, {1, 2})})),
                  named("b", resultWith({row("laplace", 0.1, {1.0 / 3, 1})}))});
  std::istringstream lines(comparisonCsv(compared));
  std::string heading, first, second, third;
  std::getline(lines, heading);
  std::getline(lines, first);
  std::getline(lines, second);
  std::getline(lines, third);
  EXPECT_EQ(first,
            "\"a, first\",1,1,label-privacy,laplace,ridge,0.10000000000000001,0,,test_mse,sampled,"
            "0.66666666666666663,0.47140452079103168,2,,,,,no,method,");
  EXPECT_EQ(second,
            "b,1,1,label-privacy,laplace,ridge,0.10000000000000001,0,,test_mse,sampled,"
            "0.66666666666666663,0.47140452079103168,2,0,0,0,yes,no,method,");
  EXPECT_TRUE(third.starts_with("\"a, first\",1,1,label-privacy,none,")) << third;
  const auto json = nlohmann::json::parse(comparisonJson(compared));
  EXPECT_EQ(json["results"][0]["name"], "a, first");
  EXPECT_EQ(json["cells"][0]["errors"][1]["mean"], compared.cells[0].errors[1]->mean);
  EXPECT_EQ(json["cells"][0]["differences"][0], nullptr);
  EXPECT_EQ(json["cells"][0]["differences"][1]["paired"], true);
  EXPECT_EQ(json["cells"][0]["differences"][1]["interval_of"], "splits");
  EXPECT_EQ(json["cells"][1]["errors"][1], nullptr);
}

/// Two runs of one study that differ in one parameter: the difference is that of the trials.
TEST(Comparison, OfTwoRunsIsThatOfTheirTrials) {
  Study study;
  study.data.file = "builtin:advertising-sales";
  study.data.target = "sales";
  study.data.lower = 0;
  study.data.upper = 60;
  study.epsilon = {1};
  study.trials = 4;
  study.labelPrivacy.methods = {"laplace"};
  study.labelPrivacy.zeta = 12;
  study.labelPrivacy.binWidth = 3;
  const std::shared_ptr<const Dataset> data = loadData(study.data, {});
  const auto resultOf = [&](const Study& one) {
    return std::make_shared<const Result>(*run(one, PreparedTable::of(one, data), {.threads = 1}, {}));
  };
  Study stiff = study;
  stiff.labelPrivacy.lambda = 50;
  const NamedResult a{"a", resultOf(study)}, b{"b", resultOf(stiff)};
  const Comparison compared = compareRuns(std::vector{a, b});
  EXPECT_TRUE(compared.notes.empty()) << compared.notes.front();
  bool found = false;
  for (const ComparedCell& cell : compared.cells) {
    if (cell.metric != "test_mse" || cell.kind != "sampled") continue;
    found = true;
    const auto rowOf = [&](const NamedResult& one) {
      return *std::find_if(one.result->series.begin(), one.result->series.end(), [&](const ResultRow& r) {
        return r.metric == cell.metric && r.kind == cell.kind && r.method == cell.method;
      });
    };
    double mean = 0;
    for (std::size_t i = 0; i < 4; ++i) mean += (rowOf(b).values[i] - rowOf(a).values[i]) / 4;
    EXPECT_NEAR(cell.differences[1]->mean, mean, 1e-12 * std::abs(mean));
    EXPECT_TRUE(cell.differences[1]->paired);
  }
  EXPECT_TRUE(found);
}

}  // namespace
}  // namespace epsiscope::comparison_test
