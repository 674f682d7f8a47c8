#include "core/prior/private_prior.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/best_tables.h"

namespace epsiscope::suggested_bins_test {
namespace {

TEST(SuggestedBins, DoubleWithEveryDecadeOfInformation) {
  EXPECT_EQ(suggestedBins(1, 1e-6), 12U);
  EXPECT_EQ(suggestedBins(99'999, 1), 12U);
  EXPECT_EQ(suggestedBins(100'000, 1), 24U);
  EXPECT_EQ(suggestedBins(1'000'000, 1), 48U);
  EXPECT_EQ(suggestedBins(10'000'000, 1), 96U);
  EXPECT_EQ(suggestedBins(1'000'000'000, 700), 96U);
}

/// The expected error of unclipped predictions, by method and epsilon.
std::map<std::pair<std::string, double>, double> errorsOf(const Study& study) {
  std::map<std::pair<std::string, double>, double> errors;
  const Result result = run(study, loadData(study.data, {}), {.threads = 2}, {}).value();
  for (const ResultRow& row : result.series)
    if (row.metric == "test_mse" && row.kind == "exact" && needsZeta(row.method))
      errors[{row.method, row.epsilon}] = row.mean;
  return errors;
}

/// On tables that did not choose the number of bins the error is on average near the one with each case's own
/// best number of bins, and nearer than with many bins.
TEST(SuggestedBins, AreNearTheBestOnTablesThatNobodyTunedThemOn) {
  NEEDS_FILE(test::dataFile("tables/SLID.csv"));
  double suggested = 0, many = 0;
  int cases = 0;
  for (const test::OrdinaryTable& table : test::kReportingTables) {
    Study study = test::studyOfTable(table, 1);
    study.labelPrivacy.methods = {kMethodRpWithPrior, kMethodRpWithPriorDebiased};
    study.labelPrivacy.clipPredictions = false;
    study.epsilon = {0.3, 1, 3};
    const auto ours = errorsOf(study);
    auto best = ours;
    std::map<std::pair<std::string, double>, double> fine;
    for (const int bins : {4, 8, 16, 32, 64}) {
      study.labelPrivacy.binWidth = (table.upper - table.lower) / bins;
      fine = errorsOf(study);
      for (auto& [key, error] : best) error = std::min(error, fine.at(key));
    }
    for (const auto& [key, error] : ours) {
      suggested += std::log(error / best.at(key));
      many += std::log(fine.at(key) / best.at(key));
      ++cases;
    }
  }
  ASSERT_EQ(cases, 18);
  EXPECT_LT(std::exp(suggested / cases), 1.1);
  EXPECT_LT(suggested, 0.5 * many);
}

}  // namespace
}  // namespace epsiscope::suggested_bins_test
