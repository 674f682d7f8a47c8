#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <string>
#include <tuple>

#include "core/run/run.h"
#include "core/study/load.h"
#include "core/study/study_file.h"
#include "core/tasks/problems.h"
#include "tests/support/paths.h"
#include "tests/support/prepared.h"

namespace epsiscope::example_study_test {
namespace {

/// The example shows its point: at epsilon 1 both means cost less than asking other people would, and at 0.05
/// neither does.
TEST(StatisticStudies, TheExampleRunsAndThePictureIsWorthLookingAt) {
  Study study = readStudy(std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources/studies/noisy-mean.json");
  const auto data = loadData(study.data, {});
  ASSERT_EQ(problems(study, data.get()), std::vector<Problem>{});
  study.trials = 2;
  const Result result = run(study, data, {.threads = 2}, {}).value();
  std::map<std::tuple<std::string, std::string, double>, double> exact;
  for (const ResultRow& row : result.series)
    if (row.kind == "exact") exact[{row.learner, row.method, row.epsilon}] = row.mean;
  for (const char* statistic : {"mean(income)", "mean(age)"}) {
    const double sampling = exact.at({statistic, "sampling-error", 1});
    EXPECT_LT(exact.at({statistic, "laplace", 1}), sampling) << statistic;
    EXPECT_GT(exact.at({statistic, "laplace", 0.05}), sampling) << statistic;
  }
}

}  // namespace
}  // namespace epsiscope::example_study_test
