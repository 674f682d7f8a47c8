#include <gtest/gtest.h>

#include <filesystem>
#include <map>

#include "core/run/run.h"
#include "core/study/load.h"
#include "core/study/study_file.h"
#include "core/tasks/methods.h"
#include "core/tasks/problems.h"
#include "tests/support/paths.h"
#include "tests/support/prepared.h"

namespace epsiscope::kernel_studies_test {
namespace {

/// The example shows its point: the tight bound is worth its proof, privacy costs little at its lambda, and
/// the paper's noise is hopeless there.
TEST(KernelStudies, TheExampleRunsAndThePictureIsWorthLookingAt) {
  Study study =
      readStudy(std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources/studies/kernel-release.json");
  const auto data = loadData(study.data, {});
  ASSERT_EQ(problems(study, data.get()), std::vector<Problem>{});
  study.trials = 1;
  study.kernelRelease.mostRows = 500;
  const Result result = run(study, data, {.threads = 2}, {}).value();
  std::map<std::string, double> atFour;
  for (const ResultRow& row : result.series)
    if (row.epsilon == 4 && row.kind == "exact" &&
        (row.lambda == study.kernelRelease.lambda || row.learner.empty()))
      atFour[row.method] = row.mean;
  EXPECT_LT(atFour.at("none"), atFour.at("ridge-tight"));
  EXPECT_LT(atFour.at("ridge-tight"), atFour.at("ridge"));
  EXPECT_LT(atFour.at("ridge-tight"), atFour.at(kMethodPredictMean));
}

}  // namespace
}  // namespace epsiscope::kernel_studies_test
