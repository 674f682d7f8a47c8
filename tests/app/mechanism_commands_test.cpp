#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <sstream>

#include "tests/support/run_epsiscope.h"

namespace epsiscope::mechanism_commands_test {
namespace {

using nlohmann::json;
using test::expectRefusal;
using test::Finished;
using test::jsonOf;
using test::run;
using test::Words;
using test::operator+;

const Words kBounds = {"--lower", "0", "--upper", "5"};
const Words kLaplace = Words{"laplace", "--epsilon", "1"} + kBounds;

/// Options of rp-with-prior with a file of the prior, which is removed with this object.
class RpOptions {
public:
  explicit RpOptions(const std::string& prior = "lower,upper,mass\n0,1,1\n1,2,4\n3,5,2\n")
      : m_file(m_folder.write("prior.csv", prior)) {}
  Words words(const std::string& id = "rp-with-prior") const {
    return Words{id, "--epsilon", "1", "--zeta", "0.5", "--prior", m_file.string()} + kBounds;
  }
  std::string file() const { return m_file.string(); }

private:
  test::TemporaryFolder m_folder;
  std::filesystem::path m_file;
};

struct Curve {
  std::vector<double> outputs, densities;
  /// The area by trapezoids; exact for steps, because every jump has two rows.
  double area() const {
    double sum = 0;
    for (std::size_t i = 1; i < outputs.size(); ++i)
      sum += (outputs[i] - outputs[i - 1]) * (densities[i] + densities[i - 1]) / 2;
    return sum;
  }
};

Curve curveOf(const Finished& finished) {
  EXPECT_EQ(finished.exitCode, 0) << finished.err;
  std::istringstream lines(finished.out);
  std::string line;
  std::getline(lines, line);
  EXPECT_EQ(line, "output,density");
  Curve curve;
  while (std::getline(lines, line)) {
    const auto comma = line.find(',');
    curve.outputs.push_back(std::stod(line.substr(0, comma)));
    curve.densities.push_back(std::stod(line.substr(comma + 1)));
  }
  EXPECT_TRUE(std::is_sorted(curve.outputs.begin(), curve.outputs.end()));
  return curve;
}

TEST(DensityCommand, HoldsEveryBreakpointTwiceWithBothLimits) {
  const RpOptions rp;
  const Curve curve = curveOf(run(Words{"density"} + rp.words() + Words{"--at", "2", "--grid", "7"}));
  std::map<double, std::vector<double>> rows;
  for (std::size_t i = 0; i < curve.outputs.size(); ++i) rows[curve.outputs[i]].push_back(curve.densities[i]);
  ASSERT_EQ(rows[0.5].size(), 2U);  // the interval is [1, 2], so outputs lie in [0.5, 2.5]
  ASSERT_EQ(rows[1.5].size(), 2U);
  ASSERT_EQ(rows[2.5].size(), 2U);
  const double gamma = 1 + std::exp(-1.0);
  EXPECT_EQ(rows[0.5][0], 0);
  EXPECT_NEAR(rows[0.5][1], std::exp(-1) / gamma, 1e-15);
  EXPECT_NEAR(rows[1.5][0], std::exp(-1) / gamma, 1e-15);
  EXPECT_NEAR(rows[1.5][1], 1 / gamma, 1e-15);
  EXPECT_NEAR(rows[2.5][0], 1 / gamma, 1e-15);
  EXPECT_EQ(rows[2.5][1], 0);
  EXPECT_EQ(rows.size(), 3U + 7U);
  EXPECT_NEAR(curve.area(), 1, 1e-12);
}

TEST(DensityCommand, CoversNearlyAllOfTheMass) {
  for (const Words& mechanism :
       {Words{"laplace"}, Words{"staircase"}, Words{"staircase", "--variant", "absolute"},
        Words{"gaussian", "--delta", "1e-5"}})
    for (const char* epsilon : {"0.01", "1", "20"}) {
      const Curve curve =
          curveOf(run(Words{"density"} + mechanism + kBounds + Words{"--epsilon", epsilon, "--at", "4"}));
      EXPECT_GE(curve.area(), 0.9999) << mechanism.front() << " " << epsilon;
      EXPECT_LE(curve.area(), 1.001);
    }
}

TEST(DensityCommand, StaysFiniteAtTheEndsOfEpsilon) {
  for (const char* epsilon : {"1e-6", "700"})
    for (const char* id : {"laplace", "staircase"}) {
      const Curve curve = curveOf(run(Words{"density", id, "--epsilon", epsilon, "--at", "2"} + kBounds));
      for (const double d : curve.densities) ASSERT_TRUE(std::isfinite(d));
    }
}

TEST(SampleCommand, RepeatsASeedAndPrintsOneNumberALine) {
  const Words words = Words{"sample"} + kLaplace + Words{"--at", "2", "--count", "5000"};
  const Finished first = run(words + Words{"--seed", "7"});
  EXPECT_EQ(first.exitCode, 0);
  EXPECT_EQ(std::count(first.out.begin(), first.out.end(), '\n'), 5000);
  EXPECT_EQ(first.err, "");
  EXPECT_EQ(run(words + Words{"--seed", "7"}).out, first.out);
  EXPECT_NE(run(words + Words{"--seed", "8"}).out, first.out);
}

TEST(SampleCommand, SaysTheFreshSeedSoThatTheDrawsCanBeRepeated) {
  const Words words = Words{"sample"} + kLaplace + Words{"--at", "2", "--count", "3"};
  const Finished fresh = run(words);
  const auto at = fresh.err.find("--seed ");
  ASSERT_NE(at, std::string::npos);
  const std::string seed = fresh.err.substr(at + 7, fresh.err.find('.', at) - at - 7);
  EXPECT_EQ(run(words + Words{"--seed", seed}).out, fresh.out);
}

TEST(SampleCommand, DrawsSecurelyOnlyWithoutASeed) {
  const Words words = Words{"sample"} + kLaplace + Words{"--at", "2", "--count", "3", "--secure"};
  const Finished once = run(words), again = run(words);
  EXPECT_EQ(once.exitCode, 0);
  EXPECT_EQ(once.err, "");
  EXPECT_NE(once.out, again.out);
  EXPECT_EQ(run(words + Words{"--seed", "1"}).exitCode, 2);
}

/// Whole numbers of a step: last bits would tell more than is promised.
TEST(SampleCommand, DrawsSecurelyInWholeSteps) {
  for (const char* mechanism : {"laplace", "staircase", "gaussian"}) {
    Words words = {"sample", mechanism, "--epsilon", "1",       "--lower", "0",       "--upper",
                   "5",      "--at",    "2.1",       "--count", "200",     "--secure"};
    if (std::string(mechanism) == "gaussian") words = words + Words{"--delta", "1e-5"};
    const Finished drawn = run(words);
    ASSERT_EQ(drawn.exitCode, 0) << drawn.err;
    std::istringstream lines(drawn.out);
    int numbers = 0;
    for (double number = 0; lines >> number; ++numbers) {
      const double steps = number * 0x1p20;
      EXPECT_EQ(steps, std::floor(steps)) << mechanism << ' ' << number;
    }
    EXPECT_EQ(numbers, 200);
  }
}

TEST(MomentsCommand, GivesNullForAnUnboundedSupport) {
  const json moments = jsonOf(run(Words{"moments"} + kLaplace + Words{"--at", "2"}));
  EXPECT_DOUBLE_EQ(moments["mean"], 2);
  EXPECT_DOUBLE_EQ(moments["variance"], 50);
  EXPECT_DOUBLE_EQ(moments["squared_error"], 50);
  EXPECT_TRUE(moments["lower"].is_null() && moments["upper"].is_null());
}

TEST(MomentsCommand, MeasuresTheErrorAgainstTheClippedLabel) {
  const RpOptions rp;
  const Finished outside = run(Words{"moments"} + rp.words("rp-with-prior-debiased") + Words{"--at", "9"});
  const json moments = jsonOf(outside);
  EXPECT_NE(outside.err.find("clipped to 5"), std::string::npos);
  const double mean = moments["mean"], variance = moments["variance"];
  EXPECT_NEAR(mean, 2, 1e-12);  // the upper end of the interval
  EXPECT_NEAR(moments["squared_error"], 9 + variance, 1e-9);
  EXPECT_LT(moments["lower"], 0.5);
  const json inside = jsonOf(run(Words{"moments"} + rp.words("rp-with-prior-debiased") + Words{"--at", "5"}));
  EXPECT_EQ(inside, moments);
}

TEST(AuditCommand, ExitsByItsVerdict) {
  const json good = jsonOf(run(Words{"audit"} + kLaplace));
  EXPECT_TRUE(good["passed"]);
  EXPECT_NEAR(good["measured"], 1, 1e-9);
  EXPECT_EQ(good["claimed_epsilon"], 1);
  EXPECT_EQ(good["claimed_delta"], 0);
  EXPECT_TRUE(good["worst"].contains("output") && good["worst"].contains("y") &&
              good["worst"].contains("y_prime"));
  const Finished classic =
      run(Words{"audit", "gaussian-classic", "--epsilon", "4", "--delta", "1e-5"} + kBounds);
  EXPECT_EQ(classic.exitCode, 1);
  EXPECT_FALSE(json::parse(classic.out)["passed"]);
}

TEST(ClassicGaussian, WarnsFromEpsilonOneOnAndComputes) {
  for (const auto& [epsilon, warns] : {std::pair{"0.99", false}, {"1", true}, {"4", true}}) {
    const Finished finished = run(
        Words{"moments", "gaussian-classic", "--epsilon", epsilon, "--delta", "1e-5", "--at", "1"} + kBounds);
    EXPECT_EQ(finished.exitCode, 0);
    EXPECT_EQ(finished.err.find("not proved") != std::string::npos, warns) << epsilon;
  }
}

TEST(IntervalCommand, FindsTheOptimum) {
  const RpOptions rp;
  const json found = jsonOf(run({"interval", "--prior", rp.file(), "--epsilon", "1", "--zeta", "0.5"}));
  const double gamma = 1 + std::exp(-1.0);
  EXPECT_EQ(found["A1"], 1);
  EXPECT_EQ(found["A2"], 2);
  EXPECT_NEAR(found["gamma"], gamma, 1e-15);
  EXPECT_NEAR(found["F"], 4.0 / 7 / gamma, 1e-15);
  EXPECT_GE(found["rounds"], 1);
}

TEST(MechanismsCommand, ListsTheRegistry) {
  const json rows = jsonOf(run({"mechanisms"}));
  std::vector<std::string> ids;
  for (const json& row : rows) {
    ids.push_back(row["id"]);
    for (const char* text : {"label", "summary", "reference"}) EXPECT_NE(row[text], "") << ids.back();
  }
  for (const char* id :
       {"laplace", "gaussian", "gaussian-classic", "staircase", "rp-with-prior", "rp-with-prior-debiased"})
    EXPECT_EQ(std::count(ids.begin(), ids.end(), id), 1) << id;
}

struct Misuse {
  Words words;
  std::string said;
};

std::vector<Misuse> misuses(const RpOptions& rp, const RpOptions& points) {
  const Words at = {"--at", "1"};
  const auto laplace = [&](const Words& words) { return Words{"density", "laplace"} + words + at; };
  return {
      {laplace({"--lower", "0", "--upper", "1"}), "--epsilon"},
      {laplace({"--epsilon", "1", "--upper", "1"}), "--lower"},
      {laplace({"--epsilon", "1", "--lower", "1"}), "--upper"},
      {Words{"density"} + kLaplace, "--at"},
      {Words{"sample"} + kLaplace + at, "--count"},
      {Words{"sample"} + kLaplace + at + Words{"--count", "0"}, "--count"},
      {Words{"sample"} + kLaplace + at + Words{"--count", "1.5"}, "--count"},
      {laplace(Words{"--epsilon", "0"} + kBounds), "above 0"},
      {laplace(Words{"--epsilon", "-1"} + kBounds), "above 0"},
      {laplace(Words{"--epsilon", "abc"} + kBounds), "--epsilon"},
      {laplace(Words{"--epsilon", "0,5"} + kBounds), "--epsilon"},
      {laplace(Words{"--epsilon", "nan"} + kBounds), "--epsilon"},
      {laplace(Words{"--epsilon", "inf"} + kBounds), "--epsilon"},
      {laplace(Words{"--epsilon", "1e-400"} + kBounds), "--epsilon"},
      {laplace(Words{"--epsilon", "1x"} + kBounds), "--epsilon"},
      {laplace(Words{"--epsilon", ""} + kBounds), "--epsilon"},
      {laplace(Words{"--epsilon", "1e-308"} + kBounds), "--epsilon"},
      {laplace({"--epsilon", "1", "--lower", "2", "--upper", "2"}), "--lower"},
      {laplace({"--epsilon", "1", "--lower", "-1e308", "--upper", "1e308"}), "apart"},
      {laplace(Words{"--epsilon", "1", "--variant", "x"} + kBounds), "no variants"},
      {laplace(Words{"--epsilon", "1", "--grid", "0"} + kBounds), "--grid"},
      {laplace(Words{"--epsilon", "1", "--grid", "1"} + kBounds), "--grid"},
      {Words{"sample"} + kLaplace + at + Words{"--count", "3 "}, "--count"},
      {Words{"sample"} + kLaplace + at + Words{"--count", "3", "--seed", "1 "}, "--seed"},
      {laplace(Words{"--epsilon", "1", "--outputs", "0,1,3 "} + kBounds), "--outputs"},
      {{"density", ""}, "MECHANISM"},
      {{"interval", "--prior", "", "--epsilon", "1", "--zeta", "1"}, "--prior is empty"},
      {laplace(Words{"--epsilon", "1", "--outputs", "0,1"} + kBounds), "--outputs"},
      {laplace(Words{"--epsilon", "1", "--bogus", "0"} + kBounds), "bogus"},
      {Words{"density", "nobody", "--epsilon", "1"} + kBounds + at, "rp-with-prior-debiased"},
      {Words{"density", "staircase", "--epsilon", "1", "--variant", "x"} + kBounds + at, "absolute"},
      {Words{"density", "gaussian", "--epsilon", "1"} + kBounds + at, "--delta"},
      {Words{"density", "gaussian", "--epsilon", "1", "--delta", "1"} + kBounds + at, "--delta"},
      {Words{"density", "gaussian", "--epsilon", "1", "--delta", "0"} + kBounds + at, "--delta"},
      {Words{"density", "rp-with-prior", "--epsilon", "1", "--prior", rp.file()} + kBounds + at, "--zeta"},
      {Words{"density", "rp-with-prior", "--epsilon", "1", "--zeta", "1"} + kBounds + at, "--prior"},
      {Words{"density"} + rp.words() + Words{"--zeta", "0"} + at, "--zeta"},
      {Words{"density"} + rp.words() + Words{"--upper", "4"} + at, "bounds"},
      {Words{"density"} + rp.words() + Words{"--prior", "/nowhere/p.csv"} + at, "/nowhere/p.csv"},
      {Words{"density"} + points.words() + at, "lower,upper,mass"},
      {{"interval", "--prior", points.file(), "--epsilon", "1", "--zeta", "1"}, "lower,upper,mass"},
      {{"interval", "--epsilon", "1", "--zeta", "1"}, "--prior"},
      {{"density"}, "MECHANISM"},
      {{"mechanisms", "too-many"}, "too-many"},
  };
}

TEST(MechanismCommands, RefuseMisuseInOneSentenceThatNamesIt) {
  const RpOptions rp, points("value,mass\n1,1\n2,1\n");
  for (const Misuse& misuse : misuses(rp, points)) expectRefusal(misuse.words, misuse.said);
}

TEST(MechanismCommands, GiveNullForAMomentThatLeavesTheDoubles) {
  const json moments =
      jsonOf(run({"moments", "laplace", "--epsilon", "1", "--lower", "0", "--upper", "1e200", "--at", "0"}));
  EXPECT_TRUE(moments["variance"].is_null() && moments["squared_error"].is_null());
  EXPECT_EQ(moments["mean"], 0);
}

TEST(MechanismCommands, TakeNegativeBoundsAsValues) {
  const json moments =
      jsonOf(run({"moments", "laplace", "--epsilon", "1", "--lower", "-3.7", "--upper", "-1", "--at", "-2"}));
  EXPECT_NEAR(moments["mean"], -2, 1e-12);
}

}  // namespace
}  // namespace epsiscope::mechanism_commands_test
