#include "core/tasks/kernel_release/inputs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/run/run.h"
#include "core/study/load.h"
#include "core/tasks/methods.h"
#include "core/text/sentence.h"
#include "tests/support/prepared.h"
#include "tests/support/shared_files.h"

namespace epsiscope::suggested_lambda_test {
namespace {

TEST(SuggestedKernelLambda, FallsWithRowsAndEpsilonAndGrowsWithPredictions) {
  Study study;
  double last = 100;
  for (const double rows : {10.0, 100.0, 1000.0, 10'000.0}) {
    const double lambda = suggestedKernelLambda(study, rows, 1);
    EXPECT_LT(lambda, last);
    last = lambda;
  }
  // The number that its few digits read as, so that no sentence shows 0.35000000000000003.
  for (double rows = 20; rows < 20'000; rows *= 1.3) {
    const std::string digits = shortestText(suggestedKernelLambda(study, rows, 1));
    EXPECT_LE(digits.size(), 7U) << digits;
  }
  EXPECT_GT(suggestedKernelLambda(study, 1000, 0.1), suggestedKernelLambda(study, 1000, 1));
  const double one = suggestedKernelLambda(study, 1000, 1);
  study.data.lower = 0;
  study.data.upper = 1e6;
  EXPECT_EQ(suggestedKernelLambda(study, 1000, 1), one) << "no scale of its own";
  study.kernelRelease.predictions = 100;
  EXPECT_GT(suggestedKernelLambda(study, 1000, 1), one);
}

struct Table {
  const char *file, *target;
  double lower, upper;
};
/// Tables on which nothing was chosen.
constexpr Table kTables[] = {{"SLID.csv", "wages", 0, 50}, {"diamonds.csv", "price", 0, 20'000}};

Study studyOf(const Table& table) {
  Study study;
  study.task = TaskId::kernelRelease;
  study.data.file = test::dataFile(std::string("tables/") + table.file).string();
  study.data.target = table.target;
  study.data.lower = table.lower;
  study.data.upper = table.upper;
  study.data.prepare = "unit-rows";
  study.data.missing = MissingRule::dropRows;
  study.kernelRelease.mostRows = 2000;
  study.epsilon = {4};
  study.trials = 2;
  study.kernelRelease.lambda = suggestedKernelLambda(study, 2000, 4);
  return study;
}

/// Expected errors of a method, in the order of its lambdas.
std::vector<double> errorsOf(const Study& study, const std::string& method) {
  std::vector<double> errors;
  const Result result = run(study, loadData(study.data, {}), {.threads = 2}, {}).value();
  for (const ResultRow& row : result.series)
    if (row.kind == "exact" && row.method == method) errors.push_back(row.mean);
  return errors;
}

/// A study that begins with it beats predicting the mean.
TEST(SuggestedKernelLambda, BeatsThePrivateMeanOnOrdinaryTables) {
  for (const Table& table : kTables) {
    NEEDS_FILE(test::dataFile(std::string("tables/") + table.file));
    const Study study = studyOf(table);
    EXPECT_LT(errorsOf(study, kMethodKernelRidgeTight).at(0), errorsOf(study, kMethodPredictMean).at(0))
        << table.file;
  }
}

/// No lambda lets a function beat the mean here; the suggested one is within a twentieth of the best.
TEST(SuggestedKernelLambda, OfAFunctionIsNearTheBestOnOrdinaryTables) {
  for (const Table& table : kTables) {
    NEEDS_FILE(test::dataFile(std::string("tables/") + table.file));
    Study study = studyOf(table);
    study.kernelRelease.release = "function";
    study.kernelRelease.lambda = suggestedKernelLambda(study, 2000, 4);
    study.kernelRelease.lambdaSweep = {0.01, 0.02, 0.03, 0.05, 0.07, 0.1, 0.15, 0.2, 0.5};
    const std::vector<double> errors = errorsOf(study, kMethodKernelRidgeTight);
    ASSERT_EQ(errors.size(), 10U);
    EXPECT_LT(errors.front(), 1.05 * *std::ranges::min_element(errors)) << table.file;
  }
}

}  // namespace
}  // namespace epsiscope::suggested_lambda_test
