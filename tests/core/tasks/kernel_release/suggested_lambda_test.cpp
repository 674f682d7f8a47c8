#include "core/tasks/kernel_release/inputs.h"

#include <gtest/gtest.h>

#include "core/run/run.h"
#include "core/study/load.h"
#include "core/tasks/methods.h"
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
  EXPECT_GT(suggestedKernelLambda(study, 1000, 0.1), suggestedKernelLambda(study, 1000, 1));
  const double one = suggestedKernelLambda(study, 1000, 1);
  study.data.lower = 0;
  study.data.upper = 1e6;
  EXPECT_EQ(suggestedKernelLambda(study, 1000, 1), one) << "no scale of its own";
  study.kernelRelease.predictions = 100;
  EXPECT_GT(suggestedKernelLambda(study, 1000, 1), one);
}

/// A study that begins with it beats predicting the mean on tables on which nothing was chosen.
TEST(SuggestedKernelLambda, BeatsThePrivateMeanOnOrdinaryTables) {
  struct Table {
    const char *file, *target;
    double lower, upper;
  };
  for (const Table& table : {Table{"SLID.csv", "wages", 0, 50}, Table{"diamonds.csv", "price", 0, 20'000}}) {
    NEEDS_FILE(test::dataFile(std::string("tables/") + table.file));
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
    const Result result = run(study, loadData(study.data, {}), {.threads = 2}, {}).value();
    double ours = 0, mean = 0;
    for (const ResultRow& row : result.series) {
      if (row.kind != "exact") continue;
      if (row.method == kMethodKernelRidgeTight) ours = row.mean;
      if (row.method == kMethodPredictMean) mean = row.mean;
    }
    EXPECT_LT(ours, mean) << table.file;
  }
}

}  // namespace
}  // namespace epsiscope::suggested_lambda_test
