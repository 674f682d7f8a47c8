// The commands for RR-on-Bins and the grid response, whose outputs are a finite list.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <sstream>

#include "tests/support/run_epsiscope.h"

namespace epsiscope::finite_mechanisms_test {
namespace {

using nlohmann::json;
using test::expectRefusal;
using test::Finished;
using test::jsonOf;
using test::run;
using test::Words;
using test::operator+;

/// A file with a prior that is removed with this object.
class PriorFile {
public:
  explicit PriorFile(const std::string& text = "value,mass\n0,1\n1,1\n9,1\n10,1\n")
      : m_path(m_folder.write("prior.csv", text)) {}
  std::string path() const { return m_path.string(); }
  Words options(const std::string& epsilon = "2") const {
    return {"rr-on-bins", "--epsilon", epsilon, "--prior", path(), "--lower", "0", "--upper", "12"};
  }

private:
  test::TemporaryFolder m_folder;
  std::filesystem::path m_path;
};

Words gridOptions(const std::string& epsilon) {
  return {"grid-response", "--epsilon", epsilon, "--lower", "0", "--upper", "12"};
}

struct Outputs {
  std::vector<double> outputs, probabilities;
  double mean() const {
    double sum = 0;
    for (std::size_t i = 0; i < outputs.size(); ++i) sum += outputs[i] * probabilities[i];
    return sum;
  }
};

Outputs outputsOf(const Finished& finished) {
  EXPECT_EQ(finished.exitCode, 0) << finished.err;
  std::istringstream lines(finished.out);
  std::string line;
  std::getline(lines, line);
  EXPECT_EQ(line, "output,probability");
  Outputs found;
  double total = 0;
  while (std::getline(lines, line)) {
    const auto comma = line.find(',');
    found.outputs.push_back(std::stod(line.substr(0, comma)));
    found.probabilities.push_back(std::stod(line.substr(comma + 1)));
    total += found.probabilities.back();
  }
  EXPECT_TRUE(std::is_sorted(found.outputs.begin(), found.outputs.end()));
  EXPECT_NEAR(total, 1, 1e-12);
  return found;
}

/// Two clear bins about 5: S_1/S_0 from the middle is (1-a)(-2.25)/(a + (1-a)/2), a = e^-epsilon.
TEST(BinsCommand, FindsTheOptimum) {
  const PriorFile prior;
  const json found = jsonOf(run({"bins", "--prior", prior.path(), "--epsilon", "2"}));
  const double a = std::exp(-2), shift = 2.25 * (1 - a) / (a + (1 - a) / 2);
  ASSERT_EQ(found["bins"].size(), 2U);
  EXPECT_EQ(found["bins"][0]["first"], 0);
  EXPECT_EQ(found["bins"][0]["last"], 1);
  EXPECT_NEAR(found["bins"][0]["output"], 5 - shift, 1e-12);
  EXPECT_EQ(found["bins"][1]["first"], 9);
  EXPECT_EQ(found["bins"][1]["last"], 10);
  EXPECT_NEAR(found["bins"][1]["output"], 5 + shift, 1e-12);
  const double own = (std::pow(5 - shift, 2) + std::pow(4 - shift, 2)) / 2;
  const double other = (std::pow(5 + shift, 2) + std::pow(4 + shift, 2)) / 2;
  EXPECT_NEAR(found["loss"], (own + a * other) / (1 + a), 1e-12);
  EXPECT_GE(found["rounds"], 1);
}

TEST(BinsCommand, TakesBinsAsTheirCentresAndValuesWithoutMass) {
  const PriorFile bins("lower,upper,mass\n-1,1,3\n1,3,0\n3,9,3\n");
  const json found = jsonOf(run({"bins", "--prior", bins.path(), "--epsilon", "20"}));
  ASSERT_EQ(found["bins"].size(), 2U);
  EXPECT_EQ(found["bins"][0]["first"], 0);
  EXPECT_EQ(found["bins"][0]["last"], 2);
  EXPECT_EQ(found["bins"][1]["first"], 6);
}

TEST(BinsCommand, StaysFiniteAtTheEndsOfEpsilonAndWithOneValue) {
  for (const char* text : {"value,mass\n0,1\n1,1\n9,1\n10,1\n", "value,mass\n7,2\n"})
    for (const char* epsilon : {"1e-300", "1e-6", "700", "2000"}) {
      const PriorFile prior(text);
      const json found = jsonOf(run({"bins", "--prior", prior.path(), "--epsilon", epsilon}));
      EXPECT_GE(found["loss"].get<double>(), 0) << epsilon;
      for (const json& bin : found["bins"]) EXPECT_TRUE(bin["output"].is_number()) << epsilon;
    }
}

TEST(DensityCommand, ListsTheProbabilitiesOfAFiniteListOfOutputs) {
  const PriorFile prior;
  for (const Words& options : {prior.options(), gridOptions("4")}) {
    const Finished finished = run(Words{"density"} + options + Words{"--at", "10.6"});
    const Outputs found = outputsOf(finished);
    EXPECT_EQ(run(Words{"density"} + options + Words{"--at", "10.6", "--grid", "7"}).out, finished.out);
    const json moments = jsonOf(run(Words{"moments"} + options + Words{"--at", "10.6"}));
    EXPECT_NEAR(moments["mean"], found.mean(), 1e-12 * 12) << options[0];
    EXPECT_EQ(moments["lower"], found.outputs.front());
    EXPECT_EQ(moments["upper"], found.outputs.back());
  }
}

TEST(DensityCommand, GivesTheLabelsBinEToTheEpsilonTimesTheOthersProbability) {
  const PriorFile prior;
  const Outputs found = outputsOf(run(Words{"density"} + prior.options() + Words{"--at", "10.6"}));
  ASSERT_EQ(found.probabilities.size(), 2U);
  EXPECT_NEAR(found.probabilities[1] / found.probabilities[0], std::exp(2), 1e-12);
}

TEST(SampleCommand, DrawsFromAFiniteListOfOutputs) {
  const PriorFile prior;
  for (const Words& options : {prior.options(), gridOptions("3"), gridOptions("1e-6")}) {
    const Words words = Words{"sample"} + options + Words{"--at", "2", "--count", "2000", "--seed", "5"};
    const Finished finished = run(words);
    EXPECT_EQ(run(words).out, finished.out);
    const Outputs possible = outputsOf(run(Words{"density"} + options + Words{"--at", "2"}));
    std::istringstream lines(finished.out);
    std::multiset<double> drawn;
    for (std::string line; std::getline(lines, line);) drawn.insert(std::stod(line));
    std::size_t matched = 0;
    for (std::size_t i = 0; i < possible.outputs.size(); ++i) {
      const double p = possible.probabilities[i];
      const auto count = drawn.count(possible.outputs[i]);
      EXPECT_NEAR(static_cast<double>(count) / 2000, p, 4.9 * std::sqrt(p * (1 - p) / 2000));  // alpha = 1e-6
      matched += count;
    }
    EXPECT_EQ(matched, 2000U);
  }
}

TEST(AuditCommand, MeasuresAFiniteListOfOutputsExactly) {
  const PriorFile prior;
  for (const auto& [options, epsilon] : {std::pair{prior.options("0.5"), 0.5},
                                         {prior.options("20"), 20.0},
                                         {gridOptions("1e-6"), 1e-6},
                                         {gridOptions("1"), 1.0},
                                         {gridOptions("12"), 12.0}}) {
    const json report = jsonOf(run(Words{"audit"} + options));
    EXPECT_TRUE(report["passed"]);
    EXPECT_NEAR(report["measured"], epsilon, 1e-12 + 1e-12 * epsilon);
  }
}

TEST(MechanismsCommand, SaysWhatTheFiniteOnesNeed) {
  json needs;
  for (const json& row : jsonOf(run({"mechanisms"}))) needs[row["id"].get<std::string>()] = row;
  EXPECT_EQ(needs["rr-on-bins"]["prior"], "points");
  EXPECT_EQ(needs["rr-on-bins"]["needs"], (json{"epsilon", "lower", "upper", "prior"}));
  EXPECT_TRUE(needs["grid-response"]["prior"].is_null());
  EXPECT_EQ(needs["grid-response"]["needs"], (json{"epsilon", "lower", "upper"}));
}

TEST(BinsCommand, RefusesBadPriorsWithTheirPlace) {
  const std::vector<std::pair<std::string, std::string>> bad = {
      {"value,mass\n1,1\n2,-1\n", "line 3"},
      {"value,mass\n1,nan\n", "line 2"},
      {"value,mass\ninf,1\n", "line 2"},
      {"value,mass\n1,0\n2,0\n", "all masses are 0"},
      {"value,mass\n1,1\n1,1\n", "line 3"},
      {"value,mass\n", "no rows"},
      {"value,mass\n1,1,1\n", "line 2"},
      {"value,mass\n-1e308,1\n1e308,1\n", ""},
      {"", "empty"}};
  for (const auto& [text, said] : bad) {
    const PriorFile prior(text);
    expectRefusal({"bins", "--prior", prior.path(), "--epsilon", "1"}, said);
    expectRefusal(Words{"density"} + prior.options() + Words{"--at", "1"}, said);
  }
}

TEST(BinsCommand, RoundsManyValuesAndSaysSo) {
  std::string text = "value,mass\n";
  for (int i = 0; i <= 20'000; ++i)
    if (i <= 6'000 || i >= 14'000) text += std::to_string(i) + ",1\n";
  const PriorFile prior(text);
  const Finished finished = run({"bins", "--prior", prior.path(), "--epsilon", "3"});
  const json found = jsonOf(finished);
  EXPECT_EQ(finished.err,
            "epsiscope: bins: the prior has 12002 values; they are rounded to 10000 evenly spaced ones from "
            "its smallest to its largest.\n");
  EXPECT_EQ(found["bins"][0]["first"], 0);
  EXPECT_EQ(found["bins"].back()["last"], 20'000);
  const Finished moments = run(Words{"moments", "rr-on-bins", "--epsilon", "3", "--prior", prior.path(),
                                     "--lower", "0", "--upper", "20000", "--at", "100"});
  EXPECT_EQ(jsonOf(moments)["lower"], found["bins"][0]["output"]);
  EXPECT_NE(moments.err.find("12002 values"), std::string::npos);
}

TEST(BinsCommand, RefusesMisuse) {
  const PriorFile prior;
  for (const char* epsilon : {"nan", "inf", "0", "-1", "0,5", "1x", ""}) {
    expectRefusal({"bins", "--prior", prior.path(), "--epsilon", epsilon}, "--epsilon");
    expectRefusal(Words{"audit"} + prior.options(epsilon), "--epsilon");
    expectRefusal(Words{"audit"} + gridOptions(epsilon), "--epsilon");
  }
  expectRefusal({"bins", "--epsilon", "1"}, "--prior");
  expectRefusal({"bins", "--prior", prior.path()}, "--epsilon");
  expectRefusal({"bins", "--prior", "/nowhere/p.csv", "--epsilon", "1"}, "/nowhere/p.csv");
  expectRefusal({"bins", "extra", "--prior", prior.path(), "--epsilon", "1"}, "extra");
  expectRefusal(Words{"audit"} + prior.options() + Words{"--upper", "9"}, "bounds");
  expectRefusal({"audit", "rr-on-bins", "--epsilon", "1", "--lower", "0", "--upper", "1"}, "--prior");
  expectRefusal(Words{"audit"} + gridOptions("1e-308"), "--epsilon");
}

}  // namespace
}  // namespace epsiscope::finite_mechanisms_test
