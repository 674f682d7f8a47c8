// Labels far outside the declared bounds: an estimate on some of the test rows is the error of all.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/random/rng.h"
#include "core/run/run.h"
#include "core/tasks/label_privacy/task.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/core/tasks/kernel_release/kernel_study.h"
#include "tests/core/tasks/small_study.h"
#include "tests/support/prepared.h"

namespace epsiscope::heavy_labels_test {
namespace {

constexpr double kLower = 0, kUpper = 2500;

/// Wages that are nearly a function of three columns, 2 in 1,000 of them many times the upper bound.
std::shared_ptr<const Dataset> wages(std::size_t rows, bool heavy, std::uint64_t seed = 9) {
  Rng rng(seed);
  std::vector<Column> columns(4);
  const char* names[] = {"education", "experience", "hours", "wage"};
  for (std::size_t j = 0; j < columns.size(); ++j) columns[j].name = names[j];
  for (std::size_t i = 0; i < rows; ++i) {
    const double education = rng.normal(), experience = rng.normal(), hours = rng.normal();
    double wage = std::exp(6.2 + 0.25 * education + 0.2 * experience + 0.1 * hours + 0.4 * rng.normal());
    wage = std::min(wage, kUpper);
    const bool isFar = rng.below(500) == 0;
    if (heavy && isFar) wage = kUpper * std::pow(10, 0.5 + rng.uniform());
    const double values[] = {education, experience, hours, wage};
    for (std::size_t j = 0; j < columns.size(); ++j) columns[j].values.push_back(values[j]);
  }
  auto dataset = std::make_shared<Dataset>();
  dataset->name = "wages";
  dataset->columns = std::move(columns);
  return dataset;
}

Study wageStudy() {
  Study study;
  study.data.file = "wages.csv";
  study.data.target = "wage";
  study.data.lower = kLower;
  study.data.upper = kUpper;
  study.epsilon = {0.5, 1, 3, 8};
  study.labelPrivacy.randomFeatures = 40;
  study.trials = 1;
  return study;
}

/// Additive noise at one lambda only makes the error larger, so no epsilon reaches an error that the same fit
/// without privacy does not reach.
TEST(HeavyLabels, AnErrorBelowWithoutPrivacyIsNotReached) {
  const auto dataset = wages(28'000, true);
  for (const char* learner : {"ridge", "random-features"}) {
    Study study = wageStudy();
    study.labelPrivacy.learners = {learner};
    study.labelPrivacy.methods = {"laplace", "staircase", "gaussian"};
    study.labelPrivacy.lambda = 0.01;
    const auto cache = buildCache(study, dataset);
    const double none = previewTradeOff(study, {cache}).none;
    study.view.errorTarget = none * (1 - 1e-6);
    const TradeOffPreview preview = previewTradeOff(study, {cache});
    ASSERT_EQ(preview.smallestEpsilon.size(), preview.curves.size());
    for (std::size_t i = 0; i < preview.curves.size(); ++i) {
      SCOPED_TRACE(preview.curves[i].method + std::string(" with ") + learner);
      const std::optional<SmallestEpsilon> found = preview.smallestEpsilon[i];
      ASSERT_TRUE(found.has_value());
      EXPECT_FALSE(found->epsilon.has_value());
      EXPECT_TRUE(found->notEvenWithout);
      for (const double error : preview.curves[i].y) EXPECT_GT(error, none);
    }
  }
}

/// Every method and linear learner of the program: the expected row and the drawn one differ by as much as
/// one draw may, as they do for the same people whose labels are in the bounds.
TEST(HeavyLabels, ExpectedAndDrawnErrorsAgree) {
  Study study = wageStudy();
  study.labelPrivacy.learners = {"ridge", "random-features"};
  study.labelPrivacy.methods = labelPrivacyMethods();
  study.epsilon = {2};
  study.trials = 3;
  study.labelPrivacy.unbiasedValues = 8;
  const auto heavy = run(study, wages(12'000, true), {.threads = 2}, {});
  const auto usual = run(study, wages(12'000, false), {.threads = 2}, {});
  std::size_t compared = 0;
  const auto differenceOf = [&](const Result& result, const ResultRow& drawn) {
    for (const ResultRow& row : result.series)
      if (row.method == drawn.method && row.learner == drawn.learner && row.metric == "test_mse" &&
          row.kind == (isCentralRidge(drawn.method) ? "exact" : "normal"))
        return std::abs(row.mean - drawn.mean);
    return std::nan("");
  };
  for (const ResultRow& row : heavy->series) {
    if (row.metric != "test_mse" || row.kind != "sampled") continue;
    const double found = differenceOf(*heavy, row);
    if (std::isnan(found)) continue;
    double inside = 0, insideDifference = 0;
    for (const ResultRow& other : usual->series)
      if (other.method == row.method && other.learner == row.learner && other.metric == "test_mse" &&
          other.kind == "sampled") {
        inside = other.mean;
        insideDifference = differenceOf(*usual, other);
      }
    // Far labels react to the same draws with the weight of about ten others.
    EXPECT_LT(found, 10 * insideDifference + 0.1 * inside) << row.method << ' ' << row.learner;
    EXPECT_GT(row.mean, 3 * inside) << "far labels make most of the error";
    ++compared;
  }
  EXPECT_GE(compared, 12U);
}

/// The curves read 1,000 of the test rows, a run all of them.
TEST(HeavyLabels, AKernelsPreviewIsTheErrorOfAllTestRows) {
  Study study = wageStudy();
  study.task = TaskId::kernelRelease;
  study.testFraction = 0.9;
  study.kernelRelease.mostRows = 200;
  for (const std::uint64_t seed : {9U, 10U, 11U}) {
    const auto heavy = wages(6000, true, seed);
    const TradeOffPreview preview = previewTradeOff(study, {buildCache(study, heavy)});
    const auto all = run(study, heavy, {.threads = 2}, {});
    const auto usual = run(study, wages(6000, false, seed), {.threads = 2}, {});
    double inside = std::nan("");
    for (const ResultRow& row : usual->series)
      if (row.method == kMethodNone) inside = row.mean;
    bool isFound = false;
    for (const ResultRow& row : all->series)
      if (row.method == kMethodNone) {
        // Four standard errors of a mean over 500 rows; squared errors have a spread of twice their mean.
        EXPECT_NEAR(preview.none, row.mean, 4 * 2 * inside / std::sqrt(500));
        EXPECT_GT(row.mean, 3 * inside);
        isFound = true;
      }
    EXPECT_TRUE(isFound);
  }
}

}  // namespace
}  // namespace epsiscope::heavy_labels_test
