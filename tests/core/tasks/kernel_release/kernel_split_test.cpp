#include "core/tasks/kernel_release/split.h"

#include <gtest/gtest.h>

#include <Eigen/Cholesky>
#include <Eigen/QR>

#include <atomic>
#include <cmath>

#include "core/tasks/kernel_release/inputs.h"
#include "core/tasks/kernel_release/release.h"
#include "tests/core/kernels/svm_support.h"
#include "tests/core/tasks/kernel_release/kernel_study.h"

namespace epsiscope::kernel_split_test {
namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

std::shared_ptr<const KernelSplit> built(const Study& study, std::size_t rows = 0, unsigned threads = 2) {
  return KernelSplit::build(kernelReleaseInputs(study), test::kernelDataOf(study), rows,
                            lambdasOf(study.kernelRelease), releaseBounds(study), threads);
}

std::shared_ptr<const KernelSplit> preview(const Study& study) {
  return KernelSplit::buildForPreview(kernelReleaseInputs(study), test::kernelDataOf(study),
                                      releaseBounds(study), 2);
}

VectorXd clipped(VectorXd labels, const LabelBounds& bounds) {
  for (double& label : labels) label = bounds.clamp(label) - bounds.middle();
  return labels;
}

/// The predictions by a dense solve of (K + lambda m I) alpha = y.
VectorXd densePredictions(const Study& study, double lambda, std::size_t rows = 0) {
  const KernelRows r = kernelRows(kernelReleaseInputs(study), test::kernelDataOf(study), {.rows = rows}, 1);
  const double gamma = study.kernelRelease.gamma;
  MatrixXd k = test::gaussianKernel(r.rows, r.rows, gamma);
  k.diagonal().array() += lambda * static_cast<double>(k.rows());
  return test::gaussianKernel(r.testRows, r.rows, gamma) *
         k.ldlt().solve(clipped(r.labels, releaseBounds(study)));
}

TEST(KernelSplit, PredictsAsADenseSolveDoes) {
  Study study = test::kernelStudy();
  study.kernelRelease.lambdaSweep = {1e-4, 0.3, 5};
  for (const std::size_t rows : {0, 25, 2}) {
    const auto split = built(study, rows);
    EXPECT_EQ(split->rows(), rows == 0 ? 60U : rows);
    EXPECT_EQ(split->testRows(), 80U);
    for (const double lambda : lambdasOf(study.kernelRelease)) {
      const auto found = split->predictions(lambda, releaseBounds(study));
      ASSERT_EQ(found->reason, "");
      EXPECT_LE((found->values - densePredictions(study, lambda, rows)).cwiseAbs().maxCoeff(), 1e-10)
          << lambda << " " << rows;
    }
  }
}

/// Runs sum over alpha, previews over the tridiagonal form. Machines start elsewhere, and two solutions are
/// as far apart as their gaps allow.
TEST(KernelSplit, PreviewsPredictAsRunsDo) {
  for (Study study : test::kernelStudies()) {
    study.kernelRelease.lambdaSweep = {1e-3, 2};
    const auto run = built(study), seen = preview(study);
    for (const double lambda : lambdasOf(study.kernelRelease)) {
      const double apart = 2 * minimiserShift(outputPerturbation(study, 60, lambda, 1));
      EXPECT_LE((run->predictions(lambda, releaseBounds(study))->values -
                 seen->predictions(lambda, releaseBounds(study))->values)
                    .cwiseAbs()
                    .maxCoeff(),
                1e-10 + apart * releaseBounds(study).width() / 2);
    }
  }
}

TEST(KernelSplit, OtherBoundsOfTheLabelsNeedNoOtherSplit) {
  Study study = test::kernelStudy();
  const auto split = preview(study);
  const VectorXd first = split->predictions(0.01, releaseBounds(study))->values;
  for (const LabelBounds bounds : {LabelBounds{1, 3}, LabelBounds{-7, 8}, LabelBounds{0, 5}}) {
    study.data.lower = bounds.lower;
    study.data.upper = bounds.upper;
    const VectorXd found = split->predictions(0.01, bounds)->values;
    EXPECT_LE((found - densePredictions(study, 0.01)).cwiseAbs().maxCoeff(), 1e-10);
    EXPECT_EQ(found, split->predictions(0.01, bounds)->values);
  }
  EXPECT_EQ(split->predictions(0.01, {0, 5})->values, first);
}

/// The same stationarity conditions as in the program's solver, checked from outside: with f = sum c_i K(x_i,
/// .) the weight y_i c_i lies in [0, 1/(2 lambda m)], at the upper end where the margin is below 1 and at 0
/// where it is above.
TEST(KernelSplit, TheSupportVectorMachineIsOptimal) {
  const Study study = test::svmStudy();
  const KernelRows r = kernelRows(kernelReleaseInputs(study), test::kernelDataOf(study), {}, 1);
  const MatrixXd k = test::gaussianKernel(r.rows, r.rows, study.kernelRelease.gamma);
  for (const double lambda : {0.001, 0.01, 0.1}) {
    const VectorXd found = preview(study)->predictions(lambda, {-1, 1})->values;
    // The weights that give these predictions: 80 test rows determine 60 weights.
    const MatrixXd kTest = test::gaussianKernel(r.testRows, r.rows, study.kernelRelease.gamma);
    const VectorXd weights = kTest.colPivHouseholderQr().solve(found);
    const VectorXd margins = (k * weights).cwiseProduct(r.labels), duals = weights.cwiseProduct(r.labels);
    const double most = 1 / (2 * lambda * 60);
    for (Index i = 0; i < 60; ++i) {
      EXPECT_GE(duals[i], -1e-5 * most);
      EXPECT_LE(duals[i], (1 + 1e-5) * most);
      if (std::abs(margins[i] - 1) < 1e-5) continue;
      EXPECT_NEAR(duals[i], margins[i] < 1 ? most : 0, 1e-5 * most);
    }
  }
}

TEST(KernelSplit, BitsDoNotDependOnTheThreadsNorOnTheOtherLambdas) {
  for (Study study : test::kernelStudies()) {
    study.kernelRelease.lambdaSweep = {1e-3, 2};
    const auto one = built(study, 0, 1), two = built(study, 0, 2);
    study.kernelRelease.lambdaSweep.clear();
    const auto alone = built(study, 0, 3);
    const LabelBounds bounds = releaseBounds(study);
    EXPECT_EQ(one->predictions(0.01, bounds)->values, two->predictions(0.01, bounds)->values);
    EXPECT_EQ(one->predictions(2, bounds)->values, two->predictions(2, bounds)->values);
    EXPECT_EQ(one->predictions(0.01, bounds)->values, alone->predictions(0.01, bounds)->values);
  }
}

TEST(KernelSplit, StopsWhereverItIsAsked) {
  for (const Study& study : test::kernelStudies()) {
    const KernelData data = test::kernelDataOf(study);
    int calls = 0;
    double last = 0;
    const auto count = [&](double done) {
      ++calls;
      EXPECT_GE(done, last - 1e-12);
      last = done;
      return true;
    };
    ASSERT_TRUE(
        KernelSplit::build(kernelReleaseInputs(study), data, 0, {0.01}, releaseBounds(study), 1, count));
    EXPECT_LE(last, 1);
    ASSERT_GT(calls, 3);
    for (int most = 0; most < calls; ++most) {
      int left = most;
      EXPECT_EQ(KernelSplit::build(kernelReleaseInputs(study), data, 0, {0.01}, releaseBounds(study), 1,
                                   [&](double) { return left-- > 0; }),
                nullptr)
          << most;
    }
  }
}

TEST(KernelSplit, RemembersWhatWasAskedLately) {
  const auto split = preview(test::kernelStudy());
  const LabelBounds bounds{0, 5};
  const Eigen::VectorXd first = split->predictions(0.01, bounds)->values;
  EXPECT_EQ(split->costOfFit(0.01, bounds), 0);
  EXPECT_GT(split->costOfFit(0.02, bounds), 0);
  for (int i = 1; i <= 2000; ++i) split->predictions(1 + 0.001 * i, bounds);
  EXPECT_EQ(split->costOfFit(3, bounds), 0);
  EXPECT_GT(split->costOfFit(0.01, bounds), 0) << "memory has an end";
  EXPECT_EQ(split->predictions(0.01, bounds)->values, first);
}

TEST(KernelSplit, TooSmallALambdaIsRefusedInWords) {
  const auto split = preview(test::kernelStudy());
  const auto found = split->predictions(1e-300, {0, 5});
  EXPECT_NE(found->reason, "");
  EXPECT_EQ(found->values.size(), 0);
}

}  // namespace
}  // namespace epsiscope::kernel_split_test
