#include <gtest/gtest.h>

#include <string>

#include "tests/support/study_command.h"

namespace epsiscope::kernel_release_test {
namespace {

/// A small study of built-in data.
class KernelReleaseCommand : public test::StudyCommand {
protected:
  std::string study() {
    return write(
        R"({"data": {"file": "builtin:house-prices", "target": "price", "lower": 0, "upper": 5},
                   "task": "kernel-release", "trials": 2, "epsilon": [0.5, 2], "test_fraction": 0.02,
                   "kernel_release": {"lambda": 0.1, "most_rows": 60}})");
  }
};

TEST_F(KernelReleaseCommand, WritesResultsThatCheckFindsTheSame) {
  const std::string file = study();
  const test::Finished ran = test::run({"run", file, "--out", out(), "--quiet"});
  ASSERT_EQ(ran.exitCode, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  EXPECT_EQ(countOf("kernel-release", "results.csv"), 2U * (1 + 2 * 2 + 1))
      << "none, two methods exact and sampled, predict-mean";
  EXPECT_EQ(test::run({"check", file, results(), "--threads", "1"}).exitCode, 0);
  EXPECT_EQ(test::run({"check", file, results(), "--set", "kernel_release.lambda=0.2"}).exitCode, 1);
  EXPECT_EQ(test::run({"check", file, results(), "--set", "seed=2"}).exitCode, 1);
  EXPECT_EQ(test::run({"check", file, results(), "--set", "view.trade_off_axis=lambda"}).exitCode, 0);
}

TEST_F(KernelReleaseCommand, SettingsReachSweepsLearningCurvesAndTheSvm) {
  const test::Finished ran =
      test::run({"run", study(), "--out", out(), "--quiet", "--set", "kernel_release.lambda_sweep=[0.01,1]",
                 "--set", "train_sizes=[10,30]"});
  ASSERT_EQ(ran.exitCode, 0) << ran.err;
  EXPECT_EQ(countOf("kernel-release", "results.csv"), 2U * (3 * (1 + 2 * 2) + 1));
  EXPECT_EQ(countOf("kernel-release", "learning_curve.csv"), 2U * 2 * (1 + 2 * 2 + 1));
  const test::Finished svm = test::run(
      {"run", study(), "--out", out(), "--quiet", "--set", "kernel_release.method=svm", "--set",
       "data.file=builtin:income-class", "--set", "data.target=income", "--set", "data.positive=\">50K\""});
  ASSERT_EQ(svm.exitCode, 0) << svm.err;
  EXPECT_EQ(countOf("kernel-release", "results.csv"), 2U * (1 + 2 * 2));
}

TEST_F(KernelReleaseCommand, MistakesAreNamedAndExitTwo) {
  for (const char* setting :
       {"kernel_release.lambda=0", "kernel_release.kernel=cauchy", "kernel_release.predictions=0",
        "kernel_release.smoothness=2", "data.upper=-1e9", "train_sizes=[100]"}) {
    const test::Finished refused = test::run({"run", study(), "--out", out(), "--set", setting});
    EXPECT_EQ(refused.exitCode, 2) << setting;
    EXPECT_FALSE(refused.err.empty());
  }
}

}  // namespace
}  // namespace epsiscope::kernel_release_test
