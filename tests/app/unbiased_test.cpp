#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/run_epsiscope.h"

namespace epsiscope::unbiased_test {
namespace {

using nlohmann::json;
using test::expectRefusal;
using test::Finished;
using test::run;
using test::Words;

/// Returns the same as jsonOf(), and expects nothing on stderr.
json quietJsonOf(const Finished& finished) {
  EXPECT_EQ(finished.err, "");
  return test::jsonOf(finished);
}

/// A file with a prior that is removed with this object.
class PriorFile {
public:
  explicit PriorFile(const std::string& text = "value,mass\n0,1\n1,2\n4,1\n")
      : m_path(m_folder.write("prior.csv", text)) {}
  std::string path() const { return m_path.string(); }
  Words unbiased(const std::string& epsilon = "1", const std::string& outputs = "-5,9,29") const {
    return {"unbiased", "--prior", path(), "--epsilon", epsilon, "--outputs", outputs};
  }
  Words audit(const std::string& epsilon = "1", const std::string& outputs = "-5,9,29") const {
    return {"audit",   "unbiased", "--epsilon", epsilon, "--prior",   path(),
            "--lower", "0",        "--upper",   "5",     "--outputs", outputs};
  }

private:
  test::TemporaryFolder m_folder;
  std::filesystem::path m_path;
};

TEST(UnbiasedCommand, PrintsAPrivateUnbiasedRandomizer) {
  const PriorFile prior;
  for (const double epsilon : {0.7, 1.0, 3.0, 20.0}) {
    const json found = quietJsonOf(run(prior.unbiased(std::to_string(epsilon))));
    const std::vector<double> outputs = found["outputs"];
    const std::vector<std::vector<double>> rows = found["probabilities"];
    const std::vector<double> values = {0, 1, 4}, masses = {0.25, 0.5, 0.25};
    ASSERT_EQ(outputs.size(), 29U);
    ASSERT_EQ(rows.size(), 3U);
    double loss = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      double sum = 0, mean = 0;
      for (std::size_t j = 0; j < outputs.size(); ++j) {
        sum += rows[i][j];
        mean += rows[i][j] * outputs[j];
        loss += masses[i] * rows[i][j] * std::pow(outputs[j] - values[i], 2);
        for (std::size_t other = 0; other < 3; ++other)
          EXPECT_LE(rows[i][j], rows[other][j] * std::exp(epsilon) * (1 + 1e-12));
      }
      EXPECT_NEAR(sum, 1, 1e-12);
      EXPECT_NEAR(mean, values[i], 1e-9);
    }
    EXPECT_NEAR(found["loss"], loss, 1e-9 * loss);
    EXPECT_LE(found["lower_bound"].get<double>(), loss * (1 + 1e-12));
    EXPECT_GE(found["rounds"], 1);
  }
}

TEST(UnbiasedCommand, KeepsTheOrderOfTheFile) {
  const PriorFile ascending, shuffled("# a comment\nvalue,mass\n4,1\n\n0,1\n1,2\n");
  const json expected = quietJsonOf(run(ascending.unbiased())), found = quietJsonOf(run(shuffled.unbiased()));
  EXPECT_EQ(found["loss"], expected["loss"]);
  EXPECT_EQ(found["probabilities"][0], expected["probabilities"][2]);
  EXPECT_EQ(found["probabilities"][1], expected["probabilities"][0]);
  EXPECT_EQ(found["probabilities"][2], expected["probabilities"][1]);
}

TEST(UnbiasedCommand, TakesTheCentresOfBinsAndNoneForGaps) {
  const PriorFile points, bins("lower,upper,mass\n3.5,4.5,1\n-0.5,0.5,1\n0.5,1.5,2\n");
  const json expected = quietJsonOf(run(points.unbiased())), found = quietJsonOf(run(bins.unbiased()));
  EXPECT_EQ(found["loss"], expected["loss"]);
  ASSERT_EQ(found["probabilities"].size(), 3U);
  EXPECT_EQ(found["probabilities"][0], expected["probabilities"][2]);
}

TEST(UnbiasedCommand, TakesOneValueAndMassesOfZero) {
  const json one = quietJsonOf(run(PriorFile("value,mass\n2.5,7\n").unbiased("1", "2,3,3")));
  EXPECT_NEAR(one["loss"], 0, 1e-20);
  const json zeros = quietJsonOf(run(PriorFile("value,mass\n0,0\n1,2\n4,0\n").unbiased()));
  EXPECT_EQ(zeros["probabilities"].size(), 3U);
}

TEST(UnbiasedMechanism, IsAuditedAndTellsTheLabelOnAverage) {
  const PriorFile prior;
  const json report = quietJsonOf(run(prior.audit()));
  EXPECT_TRUE(report["passed"]);
  EXPECT_NEAR(report["measured"], 1, 1e-12);
  for (const auto& [label, mean] : {std::pair{"0", 0.0}, {"0.3", 0.3}, {"2", 2.0}, {"4", 4.0}, {"5", 4.0}}) {
    Words words = prior.audit();
    words[0] = "moments";
    words.insert(words.end(), {"--at", label});
    EXPECT_NEAR(quietJsonOf(run(words))["mean"], mean, 1e-9) << label;
  }
}

/// The range must reach 4/(e^epsilon - 1) beyond the values: 2.327906827 at epsilon 1.
TEST(UnbiasedCommand, NamesTheRangeThatIsNeeded) {
  const PriorFile prior;
  for (const char* outputs : {"-2.3279,9,29", "-5,6.3279,29", "0,4,29", "7,9,29"})
    for (const std::string end : {"-2.327906827", "6.327906827"}) {
      expectRefusal(prior.unbiased("1", outputs), end);
      expectRefusal(prior.audit("1", outputs), end);
    }
  EXPECT_EQ(run(prior.unbiased("1", "-2.327906828,6.327906828,29")).exitCode, 0);
}

TEST(UnbiasedCommand, RefusesMisuse) {
  const PriorFile prior;
  for (const char* outputs : {"-5,9,1", "-5,9,0", "-5,9,-3", "-5,9,2.5", "-5,9", "9,-5,29", "-5,-5,29",
                              "nan,9,29", "-5,inf,29", "-5,9,29,1", "-5,9,10001", ""})
    expectRefusal(prior.unbiased("1", outputs), "--outputs");
  for (const char* epsilon : {"nan", "inf", "0", "-1", "0,5", "1x", ""}) {
    expectRefusal(prior.unbiased(epsilon), "--epsilon");
    expectRefusal(prior.audit(epsilon), "--epsilon");
  }
  for (const char* epsilon : {"25", "20.001", "2000"}) {
    expectRefusal(prior.unbiased(epsilon), "up to epsilon 20");
    expectRefusal(prior.audit(epsilon), "up to epsilon 20");
  }
  expectRefusal({"unbiased", "--epsilon", "1", "--outputs", "0,1,2"}, "--prior");
  expectRefusal({"unbiased", "--prior", prior.path(), "--outputs", "0,1,2"}, "--epsilon");
  expectRefusal({"unbiased", "--prior", prior.path(), "--epsilon", "1"}, "--outputs");
  expectRefusal({"unbiased", "--prior", "/nowhere/p.csv", "--epsilon", "1", "--outputs", "0,1,2"},
                "/nowhere/p.csv");
}

TEST(UnbiasedCommand, RefusesBadPriors) {
  std::string many = "value,mass\n";
  for (int i = 0; i <= 200; ++i) many += std::to_string(i) + ",1\n";
  const std::vector<std::pair<std::string, std::string>> bad = {
      {"value,mass\n1,1\n2,-1\n", "line 3"},
      {"value,mass\n1,nan\n", "line 2"},
      {"value,mass\n1,0\n2,0\n", "all masses are 0"},
      {"value,mass\n1,1\n1,1\n", "line 3"},
      {many, "at most 200 values"}};
  for (const auto& [text, said] : bad) expectRefusal(PriorFile(text).unbiased(), said);
}

}  // namespace
}  // namespace epsiscope::unbiased_test
