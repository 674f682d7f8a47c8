#include "core/tasks/kernel_release/inputs.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

#include "core/study/preparations.h"
#include "core/tasks/problems.h"
#include "tests/core/tasks/kernel_release/kernel_study.h"
#include "tests/support/prepared.h"

namespace epsiscope::kernel_release_problems_test {
namespace {

std::vector<Problem> problemsOf(const Study& study) {
  return problems(study, test::dataOf(study).get());
}

struct BadStudy {
  const char* field;
  void (*change)(Study&);
};

/// Keys are checked whatever the task is.
TEST(KernelReleaseProblems, NameTheFieldInOneSentence) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  const BadStudy bad[] = {
      {"kernel_release.method", [](Study& s) { s.kernelRelease.method = "forest"; }},
      {"kernel_release.loss", [](Study& s) { s.kernelRelease.loss = "cubic"; }},
      {"kernel_release.loss", [](Study& s) { s.kernelRelease.loss = "hinge"; }},
      {"kernel_release.quantile", [](Study& s) { s.kernelRelease.quantile = 0; }},
      {"kernel_release.quantile", [](Study& s) { s.kernelRelease.quantile = 1; }},
      {"kernel_release.threshold", [](Study& s) { s.kernelRelease.threshold = 0; }},
      {"kernel_release.threshold", [](Study& s) { s.kernelRelease.threshold = 1.01; }},
      {"kernel_release.kernel", [](Study& s) { s.kernelRelease.kernel = "cauchy"; }},
      {"kernel_release.gamma", [](Study& s) { s.kernelRelease.gamma = 0; }},
      {"kernel_release.gamma", [](Study& s) { s.kernelRelease.gamma = kInfinity; }},
      {"kernel_release.degree", [](Study& s) { s.kernelRelease.degree = 0; }},
      {"kernel_release.degree", [](Study& s) { s.kernelRelease.degree = 21; }},
      {"kernel_release.lambda", [](Study& s) { s.kernelRelease.lambda = 0; }},
      {"kernel_release.lambda_sweep",
       [](Study& s) {
         s.kernelRelease.lambdaSweep = {0.1, -1};
       }},
      {"kernel_release.lambda_sweep",
       [](Study& s) {
         s.kernelRelease.lambdaSweep = {0.1, 0.1};
       }},
      {"kernel_release.predictions", [](Study& s) { s.kernelRelease.predictions = 0; }},
      {"kernel_release.predictions", [](Study& s) { s.kernelRelease.predictions = 1'000'000'001; }},
      {"kernel_release.smoothness", [](Study& s) { s.kernelRelease.smoothness = 0; }},
      {"kernel_release.smoothness", [](Study& s) { s.kernelRelease.smoothness = 1.01; }},
      {"kernel_release.approximation", [](Study& s) { s.kernelRelease.approximation = 0; }},
      {"kernel_release.bound", [](Study& s) { s.kernelRelease.bound = 0; }},
      {"kernel_release.bound", [](Study& s) { s.kernelRelease.bound = 1e200; }},
      {"kernel_release.most_rows", [](Study& s) { s.kernelRelease.mostRows = 1; }},
      {"kernel_release.most_rows", [](Study& s) { s.kernelRelease.mostRows = 8001; }},
  };
  for (const Study& good : {test::kernelStudy(), test::builtInStudy("house-prices")})
    for (const BadStudy& each : bad) {
      Study study = good;
      each.change(study);
      const std::vector<Problem> found = problems(study, nullptr);
      ASSERT_EQ(found.size(), 1U) << each.field;
      EXPECT_EQ(found[0].field, each.field);
      EXPECT_EQ(found[0].sentence.back(), '.');
    }
}

TEST(KernelReleaseProblems, EndsOfTheRangesAreFine) {
  Study study = test::kernelStudy();
  study.kernelRelease.degree = 20;
  study.kernelRelease.predictions = 1'000'000'000;
  study.kernelRelease.smoothness = 1;
  study.kernelRelease.mostRows = 8000;
  study.kernelRelease.lambdaSweep = {study.kernelRelease.lambda, 1e-12, 1e6};
  EXPECT_EQ(problemsOf(study), std::vector<Problem>{});
  study.kernelRelease.mostRows = 2;
  EXPECT_EQ(problemsOf(study), std::vector<Problem>{});
}

TEST(KernelReleaseProblems, RidgeNeedsBothBoundsOrNone) {
  Study study = test::kernelStudy();
  study.data.upper.reset();
  const std::vector<Problem> found = problemsOf(study);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].field, "data.upper");
  study.data.lower.reset();
  EXPECT_EQ(problemsOf(study), std::vector<Problem>{});
  study.data.upper = 3;
  EXPECT_EQ(problemsOf(study)[0].field, "data.lower");
}

/// House prices in dollars: the default bin width, which only label privacy uses, is no reason.
TEST(KernelReleaseProblems, WideBoundsNeedNoBins) {
  Study study = test::kernelStudy();
  study.data.lower = 0;
  study.data.upper = 500'001;
  EXPECT_TRUE(problemsOf(study).empty());
  study.task = TaskId::labelPrivacy;
  study.data.prepare = kPrepareStandardise;
  ASSERT_EQ(problemsOf(study).size(), 1U);
  EXPECT_EQ(problemsOf(study)[0].field, "label_privacy.bin_width");
}

TEST(KernelReleaseProblems, AnSvmNeedsAClassAndRidgeANumber) {
  Study study = test::svmStudy();
  EXPECT_EQ(problemsOf(study), std::vector<Problem>{});
  study.data.positive.reset();
  ASSERT_EQ(problemsOf(study).size(), 1U);
  EXPECT_EQ(problemsOf(study)[0].field, "data.positive");
  study.data.positive = "no such class";
  EXPECT_EQ(problemsOf(study)[0].field, "data.positive");
  study.kernelRelease.method = "ridge";
  ASSERT_EQ(problemsOf(study).size(), 1U);
  EXPECT_EQ(problemsOf(study)[0].field, "data.target");
}

TEST(KernelReleaseProblems, ALossFitsItsMethod) {
  for (const bool ofClasses : {false, true})
    for (const std::string& loss : kernelLossNames()) {
      Study study = ofClasses ? test::svmStudy() : test::kernelStudy();
      study.kernelRelease.loss = loss;
      const std::vector<Problem> found = problemsOf(study);
      if (isOfClasses(*kernelLossNamed(loss)) == ofClasses) {
        EXPECT_EQ(found, std::vector<Problem>{}) << loss;
        continue;
      }
      ASSERT_EQ(found.size(), 1U) << loss;
      EXPECT_EQ(found[0].field, "kernel_release.loss");
      EXPECT_NE(found[0].sentence.find(loss), std::string::npos);
    }
}

TEST(KernelReleaseProblems, ARowThatIsTooLongIsNamed) {
  Study study = test::kernelStudy();
  study.data.prepare = kPrepareNone;
  EXPECT_EQ(problemsOf(study), std::vector<Problem>{}) << "a gaussian kernel takes any row";
  study.kernelRelease.kernel = "polynomial";
  const std::vector<Problem> found = problemsOf(study);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].field, "data.prepare");
  EXPECT_NE(found[0].sentence.find("Row 1 of the table"), std::string::npos) << found[0].sentence;
  study.data.prepare = kPrepareUnitRows;
  EXPECT_EQ(problemsOf(study), std::vector<Problem>{});
}

TEST(KernelReleaseProblems, TrainSizesStayWithinMostRows) {
  Study study = test::kernelStudy();
  study.trainSizes = {2, 60};
  EXPECT_EQ(problemsOf(study), std::vector<Problem>{});
  study.trainSizes = {61};
  ASSERT_EQ(problemsOf(study).size(), 1U);
  EXPECT_EQ(problemsOf(study)[0].field, "train_sizes");
}

}  // namespace
}  // namespace epsiscope::kernel_release_problems_test
