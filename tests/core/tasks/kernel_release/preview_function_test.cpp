#include "core/tasks/kernel_release/function_preview.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "core/study/preparations.h"
#include "core/tasks/kernel_release/cache.h"
#include "core/tasks/kernel_release/release.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "tests/core/tasks/kernel_release/kernel_study.h"
#include "tests/support/prepared.h"

namespace epsiscope::preview_function_test {
namespace {

std::shared_ptr<const TaskCache> cacheOf(const Study& study) {
  return buildCache(study, test::dataOf(study));
}

TEST(PreviewFunction, DrawsTheReleaseWithinTheBounds) {
  for (const Study& study : {test::functionOf(test::kernelStudy()), test::functionOf(test::svmStudy())}) {
    const auto cache = cacheOf(study);
    const FunctionPreview preview = previewFunction(study, *cache, nullptr);
    EXPECT_EQ(preview.reason, "");
    EXPECT_EQ(preview.method, perturbedMethods(study).back());
    EXPECT_EQ(preview.points->feature, preview.features.front());
    ASSERT_EQ(preview.x.size(), 200U);
    EXPECT_TRUE(std::is_sorted(preview.x.begin(), preview.x.end()));
    ASSERT_EQ(preview.draws.size(), 10U);
    for (std::size_t i = 0; i < preview.x.size(); ++i) {
      EXPECT_LE(preview.lower[i], preview.truth[i]);
      EXPECT_LE(preview.truth[i], preview.upper[i]);
      for (const std::vector<double>* line : {&preview.lower, &preview.upper, &preview.draws[1]}) {
        EXPECT_GE((*line)[i], preview.bounds.lower);
        EXPECT_LE((*line)[i], preview.bounds.upper);
      }
    }
  }
}

/// Against fits of the same rows: the values of the curve are predictions at the points that are shown, and
/// along them only the feature moves.
TEST(PreviewFunction, IsTheFitAtPointsThatDifferInOneFeature) {
  for (const char* prepare : {kPrepareStandardise, kPrepareUnitRows, kPrepareUnitRowsPlain, kPrepareNone}) {
    Study study = test::functionOf(test::kernelStudy());
    study.data.prepare = prepare;
    study.data.features = {"income", "rooms"};
    study.data.columnBounds = {{"income", 15}, {"rooms", 10}};
    study.view.feature = "rooms";
    const auto cache = cacheOf(study);
    const auto& own = KernelReleaseCache::of(*cache);
    const FunctionPreview preview = previewFunction(study, *cache, nullptr);
    ASSERT_TRUE(preview.points) << preview.reason;
    EXPECT_EQ(preview.points->feature, "rooms");
    const Eigen::MatrixXd& points = preview.points->points;
    const auto fit = own.split().at(points, study.kernelRelease.lambda, preview.bounds);
    EXPECT_EQ(fit->values, preview.fit->values);
    const double middle = preview.bounds.middle();
    EXPECT_NEAR(preview.truth[70], preview.bounds.clamp(middle + fit->values[70]), 1e-12);
    if (std::string(prepare) != kPrepareStandardise && std::string(prepare) != kPrepareNone) continue;
    EXPECT_EQ(points.col(0).minCoeff(), points.col(0).maxCoeff());
    const double slope = (points(199, 1) - points(0, 1)) / (preview.x[199] - preview.x[0]);
    EXPECT_NEAR(points(80, 1) - points(0, 1), slope * (preview.x[80] - preview.x[0]), 1e-12);
    if (std::string(prepare) == kPrepareNone) {
      EXPECT_NEAR(slope, 1, 1e-12);
    }
  }
}

/// The predictions of a split, when the points are its test rows.
TEST(PreviewFunction, OfTheTestRowsIsThePredictions) {
  for (const Study& study : {test::kernelStudy(), test::svmStudy()}) {
    const auto cache = cacheOf(study);
    const auto& own = KernelReleaseCache::of(*cache);
    const auto& inputs = valuesOf<KernelReleaseInputs>(cache->inputs());
    const KernelRows rows =
        kernelRows(inputs, test::kernelDataOf(study), {.mostTestRows = KernelSplit::kMostPreviewRows}, 1);
    const LabelBounds bounds = releaseBounds(study);
    const Eigen::VectorXd at = own.split().at(rows.testRows, 0.05, bounds)->values;
    const Eigen::VectorXd known = own.split().predictions(0.05, bounds)->values;
    EXPECT_LE((at - known).cwiseAbs().maxCoeff(), 1e-9);
  }
}

TEST(PreviewFunction, SaysFromHowManyPredictionsOnTheFunctionIsCheaper) {
  const Study study = test::functionOf(test::kernelStudy());
  const auto cache = cacheOf(study);
  const FunctionPreview preview = previewFunction(study, *cache, nullptr);
  ASSERT_EQ(preview.counts.size(), preview.ofPredictions.size());
  const double single = preview.ofPredictions[0];
  for (std::size_t i = 0; i < preview.counts.size(); ++i)
    EXPECT_NEAR(preview.ofPredictions[i], single * preview.counts[i], 1e-9 * single * preview.counts[i]);
  EXPECT_GE(preview.cheaperFrom * single, preview.ofFunction[0]);
  EXPECT_LT((preview.cheaperFrom - 1) * single, preview.ofFunction[0]);
}

/// A step of epsilon moves the band and the draws, all from what was there.
TEST(PreviewFunction, KeepsPointsAndFitAlongEpsilon) {
  Study study = test::functionOf(test::kernelStudy());
  const auto cache = cacheOf(study);
  const FunctionPreview before = previewFunction(study, *cache, nullptr);
  study.view.epsilon = 8;
  const FunctionPreview after = previewFunction(study, *cache, &before);
  EXPECT_EQ(after.points, before.points);
  EXPECT_EQ(after.fit, before.fit);
  EXPECT_EQ(after.truth, before.truth);
  EXPECT_LT(after.ofFunction[0], before.ofFunction[0]);
  const FunctionPreview anew = previewFunction(study, *cache, nullptr);
  EXPECT_EQ(after.draws, anew.draws);
  study.kernelRelease.lambda = 0.5;
  EXPECT_NE(previewFunction(study, *cache, &after).fit, after.fit);
}

TEST(PreviewFunction, OfPredictionsSaysThatItIsWhatTheBudgetWouldBuy) {
  const Study study = test::kernelStudy();
  const auto cache = cacheOf(study);
  const FunctionPreview preview = previewFunction(study, *cache, nullptr);
  ASSERT_EQ(preview.notes.size(), 2U);
  EXPECT_NE(preview.notes[1].find("one by one"), std::string::npos);
}

TEST(PreviewFunction, WithoutNumbersSaysSo) {
  Study study = test::functionOf(test::svmStudy());
  const auto dataset = test::dataOf(study);
  study.data.features = std::vector<std::string>{};
  for (const Column& column : dataset->columns)
    if (column.kind == ColumnKind::text && column.name != study.data.target)
      study.data.features->push_back(column.name);
  ASSERT_FALSE(study.data.features->empty());
  const FunctionPreview preview = previewFunction(study, *cacheOf(study), nullptr);
  EXPECT_NE(preview.reason, "");
  EXPECT_TRUE(preview.x.empty());
  EXPECT_FALSE(preview.counts.empty()) << "what predictions cost is known";
}

}  // namespace
}  // namespace epsiscope::preview_function_test
